import { describe, expect, it, onTestFinished } from 'vitest';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import { HOUR_MS, MINUTE_MS } from '../../../domain/limits.ts';
import { openSheets } from '../../components/sheet/open-sheets.ts';
import { ANA_AND_BEN, MIA_AND_LEO, openLink } from './joining.fixture.ts';

/** Tests of a guest's phone while the hosts end their celebration by mistake, and open it again. */

const OVER = { ...ANA_AND_BEN, state: 'over' } as const;
type Phone = Awaited<ReturnType<typeof guestAt>>;

/** A guest of a celebration, whose facts can be changed. */
async function guestAt() {
  const answers: Record<string, CelebrationFacts | null> = { K7MP4XRT: ANA_AND_BEN, '00000001': MIA_AND_LEO };
  const { start, ...phone } = await openLink('?c=K7MP4XRT', answers);
  const joining = await start();
  phone.store.saveName('Ines');
  const end = () => {
    answers.K7MP4XRT = OVER;
    phone.store.refuse('celebration-over');
  };
  const state = () => phone.store.getState().celebration?.state;
  return { ...phone, answers, joining, end, state, shown: () => joining.getState().step?.kind ?? null };
}

const WAYS: readonly (readonly [string, (phone: Phone) => Promise<void>])[] = [
  [
    'when the phone wakes',
    async ({ lifecycle, clock }) => {
      lifecycle.wake('visible');
      await clock.pass(0);
    },
  ],
  ['within a quarter of a minute', ({ clock }) => clock.pass(15_000)],
  [
    'when the phone has a network again',
    async ({ answers, lifecycle, clock }) => {
      answers.K7MP4XRT = null;
      await clock.pass(5 * MINUTE_MS);
      answers.K7MP4XRT = ANA_AND_BEN;
      lifecycle.wake('online');
      await clock.pass(0);
    },
  ],
  [
    'even if the clock was set back meanwhile',
    async ({ clock }) => {
      clock.set(clock.now() - HOUR_MS);
      await clock.pass(HOUR_MS + 15_000);
    },
  ],
];

it.each(WAYS)('the sheet about the end closes by itself when the celebration is open again, %s', async (_, pass) => {
  const phone = await guestAt();
  phone.end();
  expect(phone.shown()).toBe('over');
  phone.answers.K7MP4XRT = ANA_AND_BEN;
  await pass(phone);
  expect([phone.shown(), phone.state()]).toEqual([null, 'open']);
});

describe('a sheet that the guest is using', () => {
  it.each([
    ['for a code', ({ joining }: Phone) => joining.typeCode(), 'code'],
    [
      'with a question',
      async ({ joining, clock }: Phone) => {
        joining.join('00000001');
        await clock.pass(0);
      },
      'ask',
    ],
  ])('%s stays open, and does not keep the phone from hearing of the end and of the opening', async (_, use, kind) => {
    const phone = await guestAt();
    await use(phone);
    phone.answers.K7MP4XRT = OVER;
    phone.lifecycle.wake();
    await phone.clock.pass(0);
    expect([phone.shown(), phone.state()]).toEqual([kind, 'over']);
    phone.answers.K7MP4XRT = ANA_AND_BEN;
    phone.lifecycle.wake();
    await phone.clock.pass(0);
    expect([phone.shown(), phone.state()]).toEqual([kind, 'open']);
    phone.joining.stay();
    expect(phone.shown()).toBeNull();
  });

  it('a sheet that the guest is using is followed by the sheet of the end, once', async () => {
    const phone = await guestAt();
    phone.joining.typeCode();
    phone.end();
    expect(phone.shown()).toBe('code');
    phone.joining.stay();
    expect(phone.shown()).toBe('over');
    phone.joining.stay();
    await phone.clock.pass(10 * MINUTE_MS);
    expect(phone.shown()).toBeNull();
  });

  it('a sheet that the guest is using can open another celebration without a message about the end', async () => {
    const phone = await guestAt();
    phone.joining.join('00000001');
    await phone.clock.pass(0);
    phone.end();
    phone.joining.switchTo({ ...MIA_AND_LEO, learnedAt: 1 });
    expect([phone.shown(), phone.store.getState().celebration?.code]).toEqual([null, '00000001']);
    phone.joining.stay();
    expect(phone.shown()).toBeNull();
  });

  it('an open sheet of the tracker does not keep the phone from noticing the end', async () => {
    openSheets.setState(1, true);
    onTestFinished(() => openSheets.setState(0, true));
    const phone = await guestAt();
    phone.end();
    phone.answers.K7MP4XRT = ANA_AND_BEN;
    await phone.clock.pass(15_000);
    expect([phone.shown(), phone.state()]).toEqual([null, 'open']);
  });
});

it('a second end is announced again', async () => {
  const phone = await guestAt();
  phone.end();
  phone.answers.K7MP4XRT = ANA_AND_BEN;
  await phone.clock.pass(15_000);
  phone.answers.K7MP4XRT = OVER;
  await phone.clock.pass(2 * MINUTE_MS);
  expect(phone.shown()).toBe('over');
});

it('a guest who opened the link meanwhile is let in when the hosts open the celebration again', async () => {
  const answers: Record<string, CelebrationFacts> = { K7MP4XRT: OVER };
  const { store, start, clock } = await openLink('?c=K7MP4XRT', answers);
  const joining = await start();
  expect(joining.getState().step?.kind).toBe('over');
  answers.K7MP4XRT = ANA_AND_BEN;
  await clock.pass(15_000);
  expect(joining.getState().step).toBeNull();
  expect(store.getState().celebration).toMatchObject(ANA_AND_BEN);
});

it('an answer that arrives late does not end a celebration that was opened again', async () => {
  const phone = await guestAt();
  let answerLate = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve;
  });
  Object.assign(phone.answers, { K7MP4XRT: late });
  phone.lifecycle.wake();
  phone.answers.K7MP4XRT = ANA_AND_BEN;
  phone.lifecycle.wake();
  await phone.clock.pass(0);
  answerLate(Response.json(OVER));
  await phone.clock.pass(0);
  expect([phone.shown(), phone.state()]).toEqual([null, 'open']);
});

it('the sheet that says that nobody knows the code closes by itself when the server accepts a save again', async () => {
  const phone = await guestAt();
  phone.store.refuse('unknown-celebration');
  expect(phone.shown()).toBe('code');
  phone.store.acknowledge(phone.store.catchUp(), undefined, {});
  expect(phone.shown()).toBeNull();
});
