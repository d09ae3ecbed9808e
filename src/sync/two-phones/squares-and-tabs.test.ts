import { expect, test } from 'vitest';
import { WEDDING } from '../../server/testing/celebrations.fixture.ts';
import { startTestService } from '../../server/testing/service.fixture.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import { openServedPhone, type ServedPhone } from './served-phone.fixture.ts';

/** The guest shows the QR code of an evening in one tab, and takes over another evening in a second tab. */

const SECOND = 1_000;
const { code, names, date, language } = WEDDING;
const ANA_AND_BEN: KnownCelebration = { code, names, date, language, state: 'open', learnedAt: 1 };

async function startParty() {
  const server = await startTestService({ celebrations: [WEDDING] });

  async function arriveAs(name: string) {
    const phone = openServedPhone(server);
    phone.evenings.switchTo(ANA_AND_BEN, true);
    phone.store.saveName(name);
    await phone.pass();
    return phone;
  }

  const ana = await arriveAs('Ana');
  return { ana, arriveAs, openPhone: () => openServedPhone(server), openTab: () => openTabOf(ana) };

  function openTabOf({ storage }: ServedPhone) {
    return openServedPhone(server, { storage });
  }
}

/** `taker` takes over the evening of `giver`. */
async function takeOver(giver: ServedPhone, taker: ServedPhone): Promise<void> {
  giver.offer.open();
  await giver.pass();
  const { offer } = giver.offer.getState();
  if (offer.kind !== 'open') throw new Error(`the phone shows no square, but ${offer.kind}`);
  taker.takeOver.begin(offer.link);
  await taker.pass();
  taker.takeOver.accept();
  await taker.pass();
}

const idOf = ({ store }: ServedPhone) => store.getState().identity.sessionId;

test('a phone that signs off after its QR code was used does not sign off from an evening that another tab has taken over', async () => {
  const { ana, arriveAs, openTab } = await startParty();
  const own = idOf(ana);
  const cleo = await arriveAs('Cleo');
  ana.offer.open();
  ana.offer.choose(true);
  await ana.pass();
  const tab = openTab();
  await takeOver(cleo, tab);
  ana.store.catchUp();
  await ana.pass(6 * SECOND);
  expect([ana.store.ending(), ana.store.getState().userName, idOf(tab)]).toEqual([null, 'Cleo', idOf(cleo)]);
  expect(tab.store.asides.of(own)).toHaveLength(1);
  expect(ana.offer.getState()).toEqual({ offer: { kind: 'none' }, signsOff: false });
});

test('the ticket of an evening is void once the phone shows another evening', async () => {
  const { ana, arriveAs, openTab, openPhone } = await startParty();
  const cleo = await arriveAs('Cleo');
  ana.offer.open();
  await ana.pass();
  const { offer } = ana.offer.getState();
  const link = offer.kind === 'open' ? offer.link : null;
  await takeOver(cleo, openTab());
  ana.store.catchUp();
  await ana.pass(3 * SECOND);
  const late = openPhone();
  if (link) late.takeOver.begin(link);
  await late.pass();
  expect(late.takeOver.getState().step).toEqual({ kind: 'trouble', trouble: { kind: 'late' } });
});

test('‘Sign this one off’ does nothing once another tab has taken over another evening', async () => {
  const { ana, arriveAs, openTab, openPhone } = await startParty();
  const cleo = await arriveAs('Cleo');
  await takeOver(ana, openPhone());
  await ana.pass(3 * SECOND);
  expect(ana.offer.getState().offer).toEqual({ kind: 'arrived' });
  await ana.offer.close();
  const tab = openTab();
  await takeOver(cleo, tab);
  ana.storage.writeElsewhere('otherPhone', idOf(cleo));
  ana.store.catchUp();
  ana.offer.signOff();
  await ana.pass(3 * SECOND);
  expect(ana.store.ending()).toBeNull();
  expect([tab.store.catchUp().userName, idOf(tab)]).toEqual(['Cleo', idOf(cleo)]);
});
