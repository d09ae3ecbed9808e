import type { SessionSummary } from '../store/store.ts';

/** A session that was just saved, here or at another server. */
export interface SavedSession {
  readonly celebrationId: string;
  readonly session: SessionSummary;
  /** When the guest had the last drink before this save. Null if there was none. */
  readonly drankAt: number | null;
}
