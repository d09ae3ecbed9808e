import { randomBytes } from 'node:crypto';
import { CELEBRATION_PARAMETER } from '../../domain/celebration/celebration.ts';
import type { DrinkChoice } from '../../domain/drink-menu.ts';
import { MINUTE_MS } from '../../domain/limits.ts';
import type { SaveRequest } from '../../domain/protocol/save-request.ts';
import { WRITE_KEY_HEADER } from '../../domain/protocol/session-wire.ts';
import { type DrinkEntry, newDrinkEntry } from '../../domain/session/drink-entry.ts';
import { PACE_IDS, type PaceId } from '../../domain/session/pace.ts';
import type { Service } from '../start/service.ts';
import type { Timers } from '../time/timers.ts';

const EARLY =
  'Ana,Ben,Carla,Dario,Elif,Farid,Grandma Rosi,Uncle Pete,Ines,Jonas,Kaja,Noor,Olga,Paul,Quentin,Rosa,Theo,Uma,Viktor,Zoë'.split(
    ',',
  );
const LATE = 'Wanda,Ximena,Yusuf,Aunt Carla,Cousin Leo,DJ Marek,Lucia,Tom,Søren,Şule,Błażej,Αλέξης,美咲,محمد'.split(
  ',',
);

/** A person has a drink about every 25 minutes. */
const BETWEEN_DRINKS_MS = { min: 12 * MINUTE_MS, max: 38 * MINUTE_MS };
const HERE_SINCE_MS = { min: 40 * MINUTE_MS, max: 150 * MINUTE_MS };

const DRINKS: readonly DrinkChoice[] = [
  { drinkType: 'water' },
  { drinkType: 'water' },
  { drinkType: 'beer' },
  { drinkType: 'beer' },
  { drinkType: 'wine' },
  { drinkType: 'wine', menuItem: 'hugo' },
  { drinkType: 'cocktail', alcoholType: 'gin', menuItem: 'negroni' },
  { drinkType: 'other', menuItem: 'limonata' },
];

/**
 * Each guest has a separate address, so that limits by address restrict neither visitors nor other guests. The address
 * range is reserved for documentation (RFC 5737). `index`: from 0 to 253.
 */
const bindingsOf = (index: number) => ({
  incoming: { socket: { remoteAddress: `192.0.2.${index + 1}` }, headers: {} },
});

interface GuestsDeps {
  readonly service: Pick<Service, 'app'>;
  readonly code: string;
  readonly timers: Timers;
  /** From 0 to 1. */
  fraction(): number;
  /** The duration of the round in ms. */
  readonly roundMs: number;
  onError(error: unknown): void;
}

interface Guest {
  readonly bindings: object;
  readonly sessionId: string;
  readonly writeKey: string;
  readonly userName: string;
  readonly sessionStart: number;
  readonly drinkingPace: PaceId;
  drinks: readonly DrinkEntry[];
}

/**
 * Simulates guests at human speed, with the calls that phones make. Resolves when the first guests have joined. The
 * returned function stops all guests. @throws if a guest is refused. All guests are then stopped.
 */
export async function startGuests(deps: GuestsDeps): Promise<() => void> {
  const { service, code, timers, fraction, roundMs, onError } = deps;
  const stops = new Set<() => void>();
  let isStopped = false;
  const between = ({ min, max }: { readonly min: number; readonly max: number }) => min + (max - min) * fraction();
  const pick = <T>(items: readonly T[]) => items[Math.floor(fraction() * items.length)] as T;

  function later(delayMs: number, act: () => Promise<void>): void {
    // Ignores a save that was being sent when the guests were stopped.
    if (isStopped) return;
    const stop = timers.after(delayMs, () => {
      stops.delete(stop);
      act().catch(onError);
    });
    stops.add(stop);
  }

  let count = 0;
  function newGuest(userName: string, sessionStart: number): Guest {
    const sessionId = randomBytes(17).toString('base64url').slice(0, 22);
    const writeKey = randomBytes(32).toString('base64url');
    const bindings = bindingsOf(count);
    count += 1;
    return { bindings, sessionId, writeKey, userName, sessionStart, drinkingPace: pick(PACE_IDS), drinks: [] };
  }

  async function save({ bindings, sessionId, writeKey, ...session }: Guest): Promise<void> {
    const body: SaveRequest = { ...session, drinks: [...session.drinks], sentAt: timers.now() };
    const answer = await service.app.request(
      `/api/sessions/${sessionId}?${CELEBRATION_PARAMETER}=${code}`,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json', [WRITE_KEY_HEADER]: writeKey },
        body: JSON.stringify(body),
      },
      bindings,
    );
    if (!answer.ok) throw new Error(`a simulated guest was refused: ${await answer.text()}`);
  }

  function drinkAt(guest: Guest, timeMs: number): void {
    guest.drinks = [...guest.drinks, newDrinkEntry(pick(DRINKS), Math.round(timeMs), randomBytes(6).toString('hex'))];
  }

  const goOn = (guest: Guest) =>
    later(between(BETWEEN_DRINKS_MS), async () => {
      drinkAt(guest, timers.now());
      goOn(guest);
      await save(guest);
    });

  async function comeIn(guest: Guest): Promise<void> {
    await save(guest);
    goOn(guest);
  }

  async function comeInEarly(name: string): Promise<void> {
    const now = timers.now();
    const guest = newGuest(name, Math.round(now - between(HERE_SINCE_MS)));
    const firstAt = guest.sessionStart + MINUTE_MS;
    for (let at = firstAt; at < now; at += between(BETWEEN_DRINKS_MS)) drinkAt(guest, at);
    await comeIn(guest);
  }

  function stopAll(): void {
    isStopped = true;
    for (const stop of stops) stop();
    stops.clear();
  }

  try {
    for (const name of EARLY) await comeInEarly(name);
  } catch (error) {
    stopAll();
    throw error;
  }
  for (const [index, name] of LATE.entries())
    later((roundMs * (index + fraction())) / LATE.length, () => comeIn(newGuest(name, timers.now())));

  return stopAll;
}
