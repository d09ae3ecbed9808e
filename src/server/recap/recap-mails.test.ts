import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { readRoute } from '../../ui/host/state/host-route.ts';
import { createAccounts } from '../accounts/accounts.ts';
import type { AccountsDeps } from '../accounts/open-accounts.ts';
import { startAccounts } from '../testing/accounts.fixture.ts';
import { NOON, newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { mailRecaps } from './mail-recaps.ts';

const CELEBRATIONS = '/api/host/celebrations';
const MAREK = 'marek@example.org';
const SOFIE = 'sofie@example.org';
const DRAFT = { names: ['Ana', 'Ben'], date: '2026-06-20', timeZone: 'America/Chicago', language: 'en' };
/** The end of the party, which is 7:30 in Chicago. */
const ENDS = new Date(NOON + 30 * MINUTE_MS).toISOString();
/** Ten o’clock in the morning in Chicago. */
const TEN = NOON + 3 * HOUR_MS;

interface Unusual {
  readonly guests?: number;
  readonly language?: string;
  readonly refusesMail?: () => boolean;
}

/** A celebration of Marek with the co-host Sofie and guests. */
async function startMorning({ guests = 5, language = 'en', refusesMail }: Unusual = {}) {
  const world = await startAccounts({}, { celebrations: [] }, refusesMail);
  const { timers, request, sql, mail } = world;
  const marek = await world.newHost(MAREK);
  const { id, code } = (await marek.post(CELEBRATIONS, { ...DRAFT, language })).body;
  expect((await marek.call('PATCH', `${CELEBRATIONS}/${id}`, { ends: ENDS })).status).toBe(200);
  const { token } = (await marek.post(`${CELEBRATIONS}/${id}/invitations`)).body;
  const sofie = await world.newHost(SOFIE);
  await sofie.post(`/api/host/invitations/${token}/accept`);
  for (let guest = 0; guest < guests; guest += 1) {
    const answer = await request(...put(newPhone(), saveAt(NOON, { userName: `Guest ${guest}` }), code));
    expect(answer.status).toBe(200);
  }
  const rows = async () =>
    (await sql('SELECT begun_at, sent_at FROM recap_mails')) as { begun_at: number; sent_at: number | null }[];
  return {
    ...world,
    marek,
    at: `${CELEBRATIONS}/${id}`,
    id,
    rows,
    until: (time: number) => timers.pass(time - timers.now()),
    /** Advances the time until `count` mails are sent. */
    sendsAll: (count: number) =>
      expect
        .poll(
          async () => {
            await timers.advance(MINUTE_MS);
            return (await rows()).filter(({ sent_at: sentAt }) => sentAt !== null).length;
          },
          { timeout: 20_000 },
        )
        .toBe(count),
    recipients: () => mail.rest().map(({ to }) => to),
  };
}

test('from 10:00 on, each host gets a mail with the couple’s names, one sentence and the link to the recap', async () => {
  const { until, rows, sendsAll, mail, recipients, id, timers } = await startMorning();
  await until(TEN - MINUTE_MS);
  expect(await rows()).toEqual([]);
  await until(TEN + 2 * MINUTE_MS);
  await sendsAll(2);
  expect((await rows()).every(({ begun_at: begunAt }) => Number(begunAt) >= TEN)).toBe(true);
  expect(recipients().sort()).toEqual([MAREK, SOFIE]);
  const sent = await mail.next(MAREK);
  expect(sent).toContain('Subject: The recap of the evening · Clink');
  const [, link = ''] =
    /^Clink\r\nAna & Ben\r\n\r\nThe recap of the evening is ready\.\r\n\r\n(https:\S+)\s/m.exec(sent) ?? [];
  const { origin, search } = new URL(link);
  expect(origin).toBe('https://clink.example');
  expect(readRoute(search)).toEqual({ screen: 'celebration', id, place: 'recap' });
  await timers.pass(2 * HOUR_MS);
  await timers.pass(HOUR_MS);
  expect(recipients()).toEqual([SOFIE]);
});

test('the mail is in the language of the celebration', async () => {
  const { until, sendsAll, mail } = await startMorning({ language: 'ar' });
  await until(TEN);
  await sendsAll(2);
  const sent = await mail.next(MAREK);
  expect(sent).toContain('Subject: ملخّص الأمسية · Clink');
  expect(sent).toContain('<div lang="ar" dir="rtl">');
});

test('each host gets only one mail, even with two servers or after a restart', async () => {
  const { until, sendsAll, recipients, openHosts, timers, restart, rows } = await startMorning();
  const hostsDatabase = await openHosts();
  const sentByOther: string[] = [];
  const stop = mailRecaps({
    ...{ hostsDatabase, timers, log: pino({ level: 'silent' }), isTimeInDoubt: () => false },
    mailRecap: () => async (to) => {
      sentByOther.push(to);
      return 'sent';
    },
  });
  onTestFinished(async () => {
    await stop();
    await hostsDatabase.close();
  });
  await until(TEN);
  await sendsAll(2);
  await timers.pass(HOUR_MS);
  await restart();
  await timers.pass(HOUR_MS);
  expect([...recipients(), ...sentByOther].sort()).toEqual([MAREK, SOFIE]);
  expect(sentByOther.length).toBeGreaterThan(0);
  expect(await rows()).toHaveLength(2);
});

test('a mail that the mail server temporarily refuses is sent again every ten minutes', async () => {
  let isDown = false;
  const { until, mail, recipients, sendsAll, timers } = await startMorning({ refusesMail: () => isDown });
  isDown = true;
  await until(TEN);
  for (const refusals of [2, 4]) {
    await expect
      .poll(async () => {
        await timers.advance(MINUTE_MS);
        return mail.refusals();
      })
      .toBeGreaterThanOrEqual(refusals);
  }
  expect(timers.now()).toBeGreaterThan(TEN + 10 * MINUTE_MS);
  isDown = false;
  await sendsAll(2);
  expect(recipients().sort()).toEqual([MAREK, SOFIE]);
});

test('a mail to an address that the mail server permanently refuses is sent only once', async () => {
  const { until, sendsAll, recipients, sql, mail, timers } = await startMorning();
  await sql("UPDATE hosts SET email = 'sofie@gone.example' WHERE email = ?", SOFIE);
  await until(TEN);
  await sendsAll(2);
  await timers.pass(HOUR_MS);
  expect(recipients()).toEqual([MAREK]);
  expect(mail.refusals()).toBe(1);
});

test('a server that was off in the morning sends the mail later that day, but not a day later', async () => {
  const late = await startMorning();
  await late.until(TEN - HOUR_MS);
  await late.timers.sleep(DAY_MS);
  await late.sendsAll(2);
  const stale = await startMorning();
  await stale.until(TEN - HOUR_MS);
  await stale.timers.sleep(DAY_MS + HOUR_MS);
  await stale.timers.pass(HOUR_MS);
  expect(await stale.rows()).toEqual([]);
});

type Morning = Awaited<ReturnType<typeof startMorning>>;

test.each<[string, Unusual, (morning: Morning) => unknown]>([
  ['without guests', { guests: 0 }, () => {}],
  ['with four guests', { guests: 4 }, () => {}],
  ['that is opened again', {}, ({ marek, at }) => marek.call('PATCH', at, { state: 'open' })],
  ['that is deleted', {}, ({ marek, at }) => marek.delete(at)],
  ['whose hosts have no confirmed address', {}, ({ sql }) => sql('UPDATE hosts SET "emailVerified" = 0')],
  ['whose hosts are banned', {}, ({ sql }) => sql(`UPDATE hosts SET "bannedAt" = '2026-06-20T12:00:00.000Z'`)],
])('nobody gets a mail for a celebration %s', async (_, unusual, change) => {
  const morning = await startMorning(unusual);
  await morning.until(TEN - 5 * MINUTE_MS);
  await change(morning);
  // At this time, a celebration that is about to be deleted still has its rows.
  await morning.until(TEN + 2 * MINUTE_MS);
  expect(await morning.rows()).toEqual([]);
});

test.each([
  ['https://clink.example', 'smtp://mail.example', true],
  ['https://clink.example', null, false],
  // The mail is sent without a request of a page, so without PUBLIC_URL the address of its link is unknown.
  [null, 'smtp://mail.example', false],
])('with PUBLIC_URL %s and SMTP_URL %s, a mail is sent: %s', (publicUrl, smtpUrl, isSent) => {
  const deps = { publicAddress: { now: () => publicUrl && new URL(publicUrl) }, settings: { smtpUrl } };
  expect(createAccounts(deps as unknown as AccountsDeps).mailRecap() !== null).toBe(isSent);
});

test('a former host of the celebration gets no mail', async () => {
  const { until, sendsAll, recipients, marek, at, sql, timers } = await startMorning();
  const [sofie] = (await sql('SELECT id FROM hosts WHERE email = ?', SOFIE)) as { id: string }[];
  expect((await marek.delete(`${at}/hosts/${sofie?.id}`)).status).toBe(204);
  await until(TEN);
  await sendsAll(1);
  await timers.pass(HOUR_MS);
  expect(recipients()).toEqual([MAREK]);
});
