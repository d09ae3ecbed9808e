import * as v from 'valibot';
import { type KnownPath, requestOf } from '../../domain/api/request-of.ts';
import { celebrationCodeSchema } from '../../domain/celebration/celebration-facts.ts';
import { USUAL_BOARDS } from '../../domain/leaderboard/boards.ts';
import { houseFactsSchema } from '../../domain/notice/house-facts.ts';
import { WALL_CHOICES } from '../../domain/wall/wall-settings.ts';
import { askOnce } from '../calls/ask-once.ts';
import { read, writeValue } from '../phone/phone-storage.ts';
import { KEYS } from '../phone/storage-keys.ts';
import type { Clock, Fetch, KeyValueStorage, Log } from '../ports.ts';

interface StorageDeps {
  readonly storage: KeyValueStorage;
  readonly log: Log;
}
export type NoticeDeps = StorageDeps & { readonly fetch: Fetch; readonly clock: Clock };

/** The settings in the server's answer to guests. Usual values are absent. A newer server may send unknown boards. */
const settingsSchema = v.object({
  boards: v.optional(v.array(v.string()), [...USUAL_BOARDS]),
  wall: v.optional(v.picklist(WALL_CHOICES), 'names'),
  moments: v.optional(v.boolean(), true),
});

/** The facts that the phone stores, so that the notice is correct without a network too. */
const heardSchema = v.object({
  server: v.nullable(houseFactsSchema),
  celebration: v.nullable(v.object({ ...settingsSchema.entries, code: celebrationCodeSchema })),
});
export type HeardForNotice = Readonly<v.InferOutput<typeof heardSchema>>;

const NOTHING_HEARD: HeardForNotice = { server: null, celebration: null };

/** The stored facts about this server and the celebration with this code. */
export function keptForNotice(code: string | undefined, { storage, log }: StorageDeps): HeardForNotice {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), heardSchema), read(storage, KEYS.house, log));
  if (!kept.success) return NOTHING_HEARD;
  const { server, celebration } = kept.output;
  return { server, celebration: celebration?.code === code ? celebration : null };
}

/** Asks the server for the facts and stores its answers. Facts for which there is no answer do not change. */
export async function hearForNotice(code: string | undefined, deps: NoticeDeps): Promise<HeardForNotice> {
  const [server, settings] = await Promise.all([
    ask('/api/house' satisfies KnownPath, houseFactsSchema, deps),
    code === undefined ? null : ask(requestOf('GET /api/celebrations/:code', { code })[1], settingsSchema, deps),
  ]);
  const kept = keptForNotice(code, deps);
  const heard = {
    server: server ?? kept.server,
    celebration: settings && code !== undefined ? { ...settings, code } : kept.celebration,
  };
  if (server || settings) writeValue(deps.storage, KEYS.house, JSON.stringify(heard), deps.log);
  return heard;
}

async function ask<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  deps: NoticeDeps,
): Promise<v.InferOutput<Schema> | null> {
  const found = await askOnce(path, {}, deps, async (response) =>
    response.ok
      ? { kind: 'told' as const, told: v.parse(schema, await response.json()) }
      : { kind: 'no-answer' as const },
  );
  return found.kind === 'told' ? found.told : null;
}
