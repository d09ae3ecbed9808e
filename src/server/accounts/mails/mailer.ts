import type { Logger } from 'pino';
import { HOUR_MS, MINUTE_MS } from '../../../domain/limits.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { Timers } from '../../time/timers.ts';
import { type Mail, openSmtp } from './smtp.ts';

/** The result of one attempt to send a mail. */
export type Delivery = 'sent' | 'refused' | 'failed';

export interface Mailer {
  /**
   * Resolves if mails can be sent now. Call it before the account is looked up, so that the answer does not reveal
   * whether an account exists.
   * @throws {ApiProblem} unavailable.
   */
  requireReady(): Promise<void>;
  /** Sends in the background. Retries until the mail expires, unless the mail server permanently refuses it. */
  send(mail: Mail): void;
  /** Sends once. After `failed` the caller should try again. `refused`: the mail server permanently refuses this mail. */
  deliver(mail: Mail): Promise<Delivery>;
  close(): void;
}

const MAX_SENDING = 100;
const MAX_WAITING = 100;
/** Tells the page that the problem is the mail, and not the account. */
const NO_MAIL = { field: 'email' };
const RETRY = { retryAfterMs: 30_000 };
/** The pauses before further attempts. The last pause repeats. Greylisting refuses a mail for some minutes. */
const RETRY_AFTER_MS = [5_000, 30_000, 2 * MINUTE_MS, 5 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];
/** How long a mail server that answered counts as reachable. */
const READY_FOR_MS = 10_000;

export interface MailSettings {
  /** Null if the contents of mails are logged instead. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
}

interface MailerDeps {
  readonly settings: MailSettings;
  readonly publicUrl: URL | null;
  readonly timers: Timers;
  readonly log: Logger;
}

/** Sends mails through `SMTP_URL`. Without this variable, links and codes are logged. */
export function openMailer({ settings, publicUrl, timers, log }: MailerDeps): Mailer {
  const { smtpUrl, mailFrom } = settings;
  if (smtpUrl === null) return logMailer(log);
  return smtpMailer(openSmtp(smtpUrl, mailFrom, publicUrl?.hostname ?? 'localhost'), timers, log);
}

/** Logs the link or the code with its address, so that the operator can pass it on to the right host. */
function logMailer(log: Logger): Mailer {
  const send = ({ to, about, essence }: Mail) =>
    log.warn({ to, subject: about, essence }, 'no SMTP_URL: a host would have got this by mail');
  return {
    requireReady: async () => {},
    send,
    deliver: async (mail) => {
      send(mail);
      return 'sent';
    },
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
      throw new ApiProblem('unavailable', { ...NO_MAIL, detail: 'Mail cannot be sent at the moment.' }, RETRY);
    } finally {
      checking = null;
    }
  }

  async function attempt(mail: Mail, untilMs: number, failures: number): Promise<void> {
    sending++;
    try {
      await smtp.send(mail);
    } catch (error) {
      if (isForGood(error)) giveUp(faultOf(error));
      else tryAgain(mail, untilMs, failures, error);
    } finally {
      sending--;
    }
  }

  function tryAgain(mail: Mail, untilMs: number, failures: number, error: unknown): void {
    readySince = Number.NEGATIVE_INFINITY;
    const fault = faultOf(error);
    const retryAfterMs = RETRY_AFTER_MS[failures] ?? HOUR_MS;
    if (timers.now() + retryAfterMs >= untilMs) {
      giveUp(fault);
      return;
    }
    if (failures === 0) log.warn({ fault }, 'a mail to a host could not be sent, and is tried again');
    tryLater(retryAfterMs, () => attempt(mail, untilMs, failures + 1));
  }

  async function deliver(mail: Mail): Promise<Delivery> {
    try {
      await smtp.send(mail);
      return 'sent';
    } catch (error) {
      if (isForGood(error)) {
        giveUp(faultOf(error));
        return 'refused';
      }
      readySince = Number.NEGATIVE_INFINITY;
      log.warn({ fault: faultOf(error) }, 'a mail to a host could not be sent, and is tried again');
      return 'failed';
    }
  }

  function giveUp(fault: string): void {
    log.error({ fault }, 'a mail to a host was not sent');
  }

  /** If too many mails wait, the oldest is dropped, so that nobody can prevent new mails. */
  function tryLater(afterMs: number, attemptAgain: () => Promise<void>): void {
    const [oldest] = waiting;
    if (oldest && waiting.size >= MAX_WAITING) {
      oldest();
      waiting.delete(oldest);
      giveUp('too many mails are waiting');
    }
    const cancel = timers.after(afterMs, () => {
      waiting.delete(cancel);
      void attemptAgain();
    });
    waiting.add(cancel);
  }

  return {
    requireReady: async () => {
      if (sending >= MAX_SENDING) {
        const detail = 'Too many mails are being sent.';
        throw new ApiProblem('unavailable', { ...NO_MAIL, detail }, { ...RETRY, limit: 'mails' });
      }
      const age = timers.now() - readySince;
      if (age >= 0 && age < READY_FOR_MS) return;
      checking ??= check();
      await checking;
    },
    send: (mail) => void attempt(mail, timers.now() + mail.goodForMs, 0),
    deliver,
    close: () => {
      for (const cancel of waiting) cancel();
      smtp.close();
    },
  };
}

/** Whether the mail server refused the addresses or the text with 5xx. A refused sign-in does not count. */
function isForGood(error: unknown): boolean {
  const { code, permanent } = error as { code?: unknown; permanent?: unknown };
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** The cause of an error, without the mail server's text, because that text may contain the address. */
function faultOf(error: unknown): string {
  const { code, response, responseCode, message } = error as Record<string, unknown>;
  const ownWords = response ? undefined : message;
  return [code, responseCode, ownWords].filter((part) => part !== undefined).join(' ') || 'unknown';
}
