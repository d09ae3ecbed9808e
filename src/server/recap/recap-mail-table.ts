import { type Language, languageOf } from '../../domain/languages.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { COMPLETE_AFTER_MS, LEAST_GUESTS } from '../../domain/recap/recap.ts';
import { isRecapMailDue, RECAP_MAIL_LASTS_MS } from '../../domain/recap/recap-mail.ts';
import { sumOf } from '../../domain/recap/sums.ts';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import { all, change, first, type Work } from '../hosts-data/work.ts';
import { recapTable } from './recap-table.ts';

/** If a mail was begun but not sent after this time, the next server that looks begins it again. */
const BEGUN_AGAIN_AFTER_MS = 10 * MINUTE_MS;
/**
 * No mail is due for an end longer ago than this: two hours, a day until 10:00, a day to send the mail, and an hour for summer
 * time.
 */
const LONGEST_AGO_MS = COMPLETE_AFTER_MS + DAY_MS + RECAP_MAIL_LASTS_MS + HOUR_MS;

/** A mail that only this server must send now. */
export interface BegunMail {
  readonly hostId: string;
  readonly to: string;
  readonly celebration: { readonly id: string; readonly names: string; readonly language: Language };
}

interface Ended {
  readonly id: string;
  readonly endedAt: number;
  readonly timeZone: string;
}

/**
 * The hosts to whom the mail of the morning after was sent or is being sent. If a server ends between the mail server's
 * answer and `done`, the mail is sent a second time.
 */
export const recapMailTable = {
  /** Begins the next mail that is due. Null if no mail is due. */
  *begin(nowMs: number): Work<BegunMail | null> {
    for (const { id, endedAt, timeZone } of yield* endedLately(nowMs)) {
      const host = isRecapMailDue(endedAt, timeZone, nowMs) ? yield* nextHost(id, nowMs) : undefined;
      const celebration = host && (yield* hasFigures(id)) ? yield* celebrationTable.byId(id) : undefined;
      if (!host || !celebration || !(yield* claim(id, host.id, nowMs))) continue;
      const { names } = celebration;
      const language = languageOf(celebration.language) ?? 'en';
      return { hostId: host.id, to: host.email, celebration: { id, names, language } };
    }
    return null;
  },
  /** Call it when the mail server has accepted the mail or permanently refused it. */
  done: ({ celebration, hostId }: BegunMail, nowMs: number): Work<number> =>
    change(
      'UPDATE recap_mails SET sent_at = ? WHERE celebration_id = ? AND host_id = ?',
      ...[nowMs, celebration.id, hostId],
    ),
};

/** Celebrations that have ended and whose recap is complete, without rehearsals. */
function* endedLately(nowMs: number): Work<Ended[]> {
  const text = `SELECT id, celebrations.ended_at AS ended, time_zone FROM celebrations
    JOIN recaps ON recaps.celebration_id = celebrations.id AND recaps.ended_at = celebrations.ended_at
    WHERE state = 'over' AND deletes_at IS NULL AND deleted_at IS NULL AND lasts_until IS NULL
    AND celebrations.ended_at > ?`;
  const rows = yield* all<{ id: string; ended: number; time_zone: string }>(text, nowMs - LONGEST_AGO_MS);
  return rows.map(({ id, ended, time_zone: timeZone }) => ({ id, endedAt: Number(ended), timeZone }));
}

/** A host with a confirmed address whose mail was not sent and is not being sent. */
function nextHost(celebrationId: string, nowMs: number): Work<{ id: string; email: string } | undefined> {
  const text = `SELECT hosts.id, hosts.email FROM celebration_hosts
    JOIN hosts ON hosts.id = celebration_hosts.host_id
    LEFT JOIN recap_mails ON recap_mails.celebration_id = celebration_hosts.celebration_id
      AND recap_mails.host_id = celebration_hosts.host_id
    WHERE celebration_hosts.celebration_id = ? AND "emailVerified" = 1 AND "bannedAt" IS NULL
    AND (recap_mails.host_id IS NULL OR (sent_at IS NULL AND begun_at <= ?))
    ORDER BY begun_at IS NOT NULL, since, hosts.id LIMIT 1`;
  return first(text, celebrationId, nowMs - BEGUN_AGAIN_AFTER_MS);
}

function* hasFigures(celebrationId: string): Work<boolean> {
  return sumOf(yield* recapTable.groupsOf(celebrationId)).guests >= LEAST_GUESTS;
}

/** Reserves the mail for this server. Returns false if another server was faster. */
function* claim(celebrationId: string, hostId: string, nowMs: number): Work<boolean> {
  const text = `INSERT INTO recap_mails (celebration_id, host_id, begun_at) VALUES (?, ?, ?)
    ON CONFLICT (celebration_id, host_id) DO UPDATE SET begun_at = excluded.begun_at
    WHERE recap_mails.sent_at IS NULL AND recap_mails.begun_at <= ?`;
  return (yield* change(text, celebrationId, hostId, nowMs, nowMs - BEGUN_AGAIN_AFTER_MS)) === 1;
}
