import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createCelebrationManager } from '../../../src/server/hosting/manage-celebrations.ts';
import type { HostsDatabase } from '../../../src/server/hosts-data/hosts-database.ts';
import { type Env, parseEnv } from '../../../src/server/start/env.ts';
import { waitUntil } from '../../../tools/wait-until.ts';
import { openHostsOf } from '../open-hosts.ts';
import { isKnown, NoRehearsal } from './ask-server.ts';

export interface OwnCelebration {
  readonly code: string;
  /** Deletes the celebration with everything in it. */
  remove(): Promise<void>;
}

/** A running server notices a new celebration within two seconds. */
const NOTICED_WITHIN_MS = 6_000;
const ASK_EVERY_MS = 250;

/** Creates a celebration for the rehearsal. Null if the data of the server at `url` is not on this computer. */
export async function makeOwnCelebration(url: URL): Promise<OwnCelebration | null> {
  const env = parseEnv(process.env);
  if (env.databaseUrl === null && !existsSync(join(env.guestsDir, 'clink.sqlite'))) return null;
  const hosts = await openHosts(env);
  const manager = createCelebrationManager(hosts, Date.now);
  const { id, code } = await manager.rehearse();
  const remove = () => manager.remove(id).finally(() => hosts.close());
  // The data on this computer may belong to another server.
  if (await waitUntil(() => isKnown(url, code), { withinMs: NOTICED_WITHIN_MS, everyMs: ASK_EVERY_MS }))
    return { code, remove };
  await remove();
  return null;
}

async function openHosts(env: Env): Promise<HostsDatabase> {
  try {
    return await openHostsOf(env);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new NoRehearsal(
      `The data of the server cannot be opened: ${why}\nRun this as the user of the server, or name a celebration with --code.`,
    );
  }
}
