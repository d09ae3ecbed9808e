import type { SaveAnswer } from '../../../src/domain/protocol.ts';
import { inFlight } from '../harness/in-flight.ts';
import { sleep } from '../harness/monotonic.ts';
import { serveCalls } from '../harness/serve-calls.ts';
import { saveOf } from '../live/clients/clink-client.ts';
import { type CrowdGuest, crowdOf } from '../live/crowd.ts';

const AT_ONCE = 32;
const RETRY_MS = 50;

/** A guest of a celebration, with the ids of all drinks that were acknowledged. */
interface Saver {
  readonly guest: CrowdGuest;
  readonly code: string;
  readonly acknowledged: Set<string>;
  saves: number;
}

let url = '';
let savers: Saver[] = [];
let isSaving = false;
let saving: Promise<unknown> = Promise.resolve();
let saves = 0;

/** Sends one save as often as it takes, as a phone does. `drinks`: how many the guest has now. */
async function save(saver: Saver, drinks: number): Promise<SaveAnswer> {
  const body = saveOf(saver.guest, drinks, ++saver.saves);
  for (;;) {
    const response = await put(saver, body).catch(() => null);
    if (response?.ok) {
      for (const { id } of body.drinks) saver.acknowledged.add(id);
      saves++;
      return response.json();
    }
    await response?.body?.cancel();
    await sleep(RETRY_MS);
  }
}

function put({ guest, code }: Saver, body: unknown): Promise<Response> {
  return fetch(`${url}/api/sessions/${guest.sessionId}?c=${code}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${guest.writeKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Each guest has one more drink, in turn, until somebody says that it is enough. */
async function drinkInTurn(own: readonly Saver[]): Promise<void> {
  for (let turn = 0; isSaving; turn++) {
    const saver = own[turn % own.length];
    if (saver) await save(saver, saver.guest.total + 1 + Math.floor(turn / own.length));
  }
}

const calls = {
  /** All guests save what they have drunk so far. The nth is a guest of the nth celebration, and then of the first again. */
  arrive: async (scene: { url: string; guests: number; codes: readonly string[] }) => {
    url = scene.url;
    savers = crowdOf({ guests: scene.guests, atMs: Date.now() }).map((guest, index) => {
      const code = scene.codes[index % scene.codes.length] ?? '';
      return { guest, code, acknowledged: new Set<string>(), saves: 0 };
    });
    await inFlight(savers, AT_ONCE, async (saver) => void (await save(saver, saver.guest.total)));
  },
  startSaving: () => {
    isSaving = true;
    const lanes = Array.from({ length: AT_ONCE }, (_, lane) => savers.filter((_saver, at) => at % AT_ONCE === lane));
    saving = Promise.all(lanes.map(drinkInTurn));
  },
  /** From now on the server is elsewhere. Returns how many saves were acknowledged before. */
  goTo: (newUrl: string) => {
    url = newUrl;
    return saves;
  },
  /** Returns how many saves were acknowledged in all. */
  stopSaving: async () => {
    isSaving = false;
    await saving;
    return saves;
  },
  /**
   * Compares the drinks that the server has with the acknowledged ones, guest by guest: a save without drinks is answered
   * with the whole session.
   */
  compare: async () => {
    let [lost, neverSaved] = [0, 0];
    await inFlight(savers, AT_ONCE, async (saver) => {
      const { session } = await save(saver, 0);
      const stored = new Set(session?.drinks.map(({ id }) => id));
      for (const id of saver.acknowledged) if (!stored.has(id)) lost++;
      for (const id of stored) if (!saver.acknowledged.has(id)) neverSaved++;
    });
    return { lost, neverSaved };
  },
};
export type MovingGuestsCalls = typeof calls;
serveCalls(calls);
