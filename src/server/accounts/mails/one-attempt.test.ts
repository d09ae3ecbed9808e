import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR_MS } from '../../../domain/limits.ts';
import { manualTimers } from '../../testing/manual-time.fixture.ts';
import { startMailServer } from './mail-server.fixture.ts';
import { openMailer } from './mailer.ts';

const MAIL = {
  ...{ to: 'marek@example.org', subject: 'Clink', about: 'Clink', text: 'Hi', html: '<p>Hi</p>', essence: '' },
  goodForMs: HOUR_MS,
};

test('one attempt to send a mail ends as sent, permanently refused, or failed', async () => {
  let refuses = false;
  const mail = await startMailServer(() => refuses);
  const mailer = openMailer({
    settings: { smtpUrl: mail.url, mailFrom: 'clink@clink.example' },
    publicUrl: new URL('https://clink.example'),
    timers: manualTimers(0),
    log: pino({ level: 'silent' }),
  });
  onTestFinished(async () => {
    mailer.close();
    await mail.close();
  });
  const outcomes = [await mailer.deliver(MAIL), await mailer.deliver({ ...MAIL, to: 'marek@gone.example' })];
  refuses = true;
  outcomes.push(await mailer.deliver(MAIL));
  await mail.close();
  outcomes.push(await mailer.deliver(MAIL));
  expect(outcomes).toEqual(['sent', 'refused', 'failed', 'failed']);
  expect(mail.rest()).toHaveLength(1);
});
