import type { Logger } from 'pino';
import { MINUTE_MS } from '../../domain/limits.ts';
import { ApiProblem } from '../problem.ts';
import type { Timers } from '../timers.ts';
import type { HostSettings } from './host-settings.ts';
import { type Mail, openSmtp } from './smtp.ts';

export interface Mailer {
  /**
   * Resolves if mails can be sent now. Call it before the account is looked up, so that the answer does not reveal
   * whether there is one.
   * @throws {ApiProblem} unavailable.
   */
  requireReady(): Promise<void>;
  /** Sends in the background, and tries again for some minutes. */
  send(mail: Mail): void;
  close(): void;
}

const MAX_WAITING = 100;
const RETRY_AFTER_MS = [5_000, 30_000, 2 * MINUTE_MS];
/** How long a mail server that answered counts as reachable. */
const READY_FOR_MS = 10_000;

interface MailerDeps {
  readonly settings: Pick<HostSettings, 'smtpUrl' | 'mailFrom'>;
  readonly timers: Timers;
  readonly log: Logger;
}

/** Mails by `SMTP_URL`. Without it, links and codes go to the log. */
export function openMailer({ settings, timers, log }: MailerDeps): Mailer {
  const { smtpUrl, mailFrom } = settings;
  return smtpUrl === null ? logMailer(log) : smtpMailer(openSmtp(smtpUrl, mailFrom), timers, log);
}

/** Logs the link or the code, so that the operator can pass it on. The address is not logged. */
function logMailer(log: Logger): Mailer {
  return {
    requireReady: async () => {},
    send: ({ subject, essence }) => log.warn({ subject, essence }, 'no SMTP_URL: a host would have got this by mail'),
    close: () => {},
  };
}

function smtpMailer(smtp: ReturnType<typeof openSmtp>, timers: Timers, log: Logger): Mailer {
  const waiting = new Set<() => void>();
  let sending = 0;
  let readySince = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;

  async function check(): Promise<void> {
    try {
      await smtp.verify();
      readySince = timers.now();
    } catch (error) {
      log.error({ fault: faultOf(error) }, 'the mail server of SMTP_URL cannot be used');
      throw new ApiProblem('unavailable', { detail: 'Mail cannot be sent at the moment.' }, { retryAfterMs: 30_000 });
    } finally {
      checking = null;
    }
  }

  async function attempt(mail: Mail, failures: number): Promise<void> {
    sending++;
    try {
      await smtp.send(mail);
    } catch (error) {
      readySince = Number.NEGATIVE_INFINITY;
      const retryAfterMs = RETRY_AFTER_MS[failures];
      if (retryAfterMs === undefined) log.error({ fault: faultOf(error) }, 'a mail to a host was not sent');
      else tryLater(mail, failures + 1, retryAfterMs);
    } finally {
      sending--;
    }
  }

  function tryLater(mail: Mail, failures: number, afterMs: number): void {
    const cancel = timers.after(afterMs, () => {
      waiting.delete(cancel);
      void attempt(mail, failures);
    });
    waiting.add(cancel);
  }

  return {
    requireReady: async () => {
      if (waiting.size + sending >= MAX_WAITING) {
        throw new ApiProblem(
          'unavailable',
          { detail: 'Too many mails are waiting.' },
          { retryAfterMs: 30_000, limit: 'mails' },
        );
      }
      const age = timers.now() - readySince;
      if (age >= 0 && age < READY_FOR_MS) return;
      checking ??= check();
      await checking;
    },
    send: (mail) => void attempt(mail, 0),
    close: () => {
      for (const cancel of waiting) cancel();
      smtp.close();
    },
  };
}

/** What went wrong, without the text of the mail server, which may repeat the address. */
function faultOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
