import { randomBytes } from 'node:crypto';
import type { Celebration } from '../../domain/celebration/celebration.ts';
import { newCelebrationCode } from '../../domain/celebration/celebration-code.ts';
import type { CelebrationDraft } from '../../domain/celebration/celebration-draft.ts';
import { type CelebrationTable, openCelebrationTable } from './celebration-table.ts';
import { createHostsFile, eraseDeleted, openHostsFile } from './hosts-file.ts';

/** How long a change waits for another process. */
const PATIENCE_MS = 5_000;

/** Creates and changes celebrations. A server that runs on the same folder notices within two seconds. */
export interface CelebrationManager {
  create(draft: CelebrationDraft): Celebration;
  /** The coming ones last. */
  list(): readonly Celebration[];
  /** `code` in its canonical spelling. */
  find(code: string): Celebration | undefined;
  setState(id: string, state: Celebration['state']): void;
  /** Deletes the celebration now. The server deletes what guests have logged, at once or at its next start. */
  remove(id: string): void;
  close(): void;
}

/** Adds a celebration with a new id and code. A code that was ever given is drawn again. */
export function newCelebration(
  table: Pick<CelebrationTable, 'add'>,
  draft: CelebrationDraft,
  createdAt: number,
): Celebration {
  const celebration: Celebration = {
    ...draft,
    id: randomBytes(16).toString('base64url'),
    code: newCelebrationCode(randomBytes),
    state: 'open',
  };
  return table.add(celebration, createdAt) ? celebration : newCelebration(table, draft, createdAt);
}

/** Opens the celebrations in `dataDir`, and creates what is missing. `now` is in ms. */
export function openCelebrationManager(dataDir: string, now: () => number): CelebrationManager {
  const db = openHostsFile(createHostsFile(dataDir), PATIENCE_MS);
  const table = openCelebrationTable(db);

  return {
    create: (draft) => newCelebration(table, draft, now()),
    list: table.list,
    find: table.byCode,
    setState: (id, state) => void table.setState(id, state),
    remove: (id) => {
      table.remove(id, now());
      eraseDeleted(db);
    },
    close: () => db.close(),
  };
}
