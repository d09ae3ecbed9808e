import type { Logger } from 'pino';

/** The advice for each error that prevents writing. */
const REMEDIES = {
  full: 'the disk is full: saves are refused and stay on the phones. Make room; nothing needs a restart',
  lost: 'the data folder was deleted, renamed or replaced while Clink runs: saves are refused and stay on the phones. Put it back, or restart Clink, which then uses whatever is in the folder',
  damaged:
    'the database is damaged: some saves are refused and stay on the phones. Restart Clink. It will rename the damaged file and continue with the data that can be read',
  failing: 'the store cannot write: saves are refused and stay on the phones. Look at the disk, then restart Clink',
};
type Fault = keyof typeof REMEDIES;

/** Thrown if the database file was moved or deleted after it was opened. */
export class FilesLost extends Error {}

/** Thrown if SQLite's check finds a damaged page. */
export class Damaged extends Error {}

const QUIET_MS = 30_000;

/**
 * Logs the reason why the store cannot write, and its recovery, only once each, because a full disk may refuse
 * thousands of saves, and the log may be on the same disk.
 */
export class FaultLog {
  readonly #log: Logger;
  readonly #file: string;
  #fault: Fault | null = null;
  #failedAt = 0;

  constructor(log: Logger, file: string) {
    this.#log = log;
    this.#file = file;
  }

  failed(error: unknown): void {
    this.#failedAt = performance.now();
    const fault = faultOf(error);
    if (this.#fault === fault) return;
    this.#fault = fault;
    this.#log.error({ err: error, file: this.#file }, REMEDIES[fault]);
  }

  unreadable(sessions: number): void {
    this.#log.error(
      { file: this.#file, sessions },
      'sessions cannot be read and are on no leaderboard: each comes back with the next save of its phone, or is deleted when its 24 hours end. Check the disk',
    );
  }

  /** Reports success only after a while, because a nearly full disk accepts some saves and refuses others. */
  succeeded(): void {
    if (!this.#fault || performance.now() - this.#failedAt < QUIET_MS) return;
    this.#fault = null;
    this.#log.info({ file: this.#file }, 'the store writes again');
  }
}

export function isFull(error: unknown): boolean {
  return ['SQLITE_FULL', 'SQLITE_IOERR_WRITE'].includes(codeOf(error));
}

export function isDamage(error: unknown): boolean {
  return error instanceof Damaged || /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
}

function faultOf(error: unknown): Fault {
  if (error instanceof FilesLost) return 'lost';
  if (isFull(error)) return 'full';
  return isDamage(error) ? 'damaged' : 'failing';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
