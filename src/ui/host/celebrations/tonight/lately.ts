import * as texts from '#messages/hosts/tonight.ts';
import type { HostRoom } from '../../../../domain/hosting/host-room.ts';
import { HOUR_MS } from '../../../../domain/limits.ts';

/** An emoji, or the name of the guest who has come in. */
type Sign = { readonly emoji: string } | { readonly of: string };

/** A recent event, as one line. */
export interface Happening {
  readonly id: string;
  readonly at: number;
  readonly sign: Sign;
  readonly sentence: string;
}

/** Older arrivals are no news. */
const NEWS_MS = 3 * HOUR_MS;

/** The latest moments and arrivals in the room, the newest first. `nowMs` is on the server's clock. */
export function happeningsIn({ guests, lately }: HostRoom, nowMs: number): Happening[] {
  const arrivals = guests.flatMap(({ id, name, state, since }) =>
    state === 'in' ? [{ id, at: since, sign: { of: name }, sentence: texts.cameIn(name) }] : [],
  );
  const all = [...lately.moments.map(momentOf), ...arrivals];
  return all.filter(({ at }) => nowMs - at < NEWS_MS).sort((one, other) => other.at - one.at);
}

function momentOf(moment: HostRoom['lately']['moments'][number]): Happening {
  const { id, at } = moment;
  switch (moment.kind) {
    case 'clink':
      return { id, at, sign: { emoji: '🥂' }, sentence: texts.clinked(...moment.names) };
    case 'first-toast':
      return { id, at, sign: { emoji: '🍾' }, sentence: texts.firstToast(moment.name) };
    case 'waters':
      return { id, at, sign: { emoji: '💧' }, sentence: texts.watersTogether(moment.count) };
    case 'midnight':
      return { id, at, sign: { emoji: '✨' }, sentence: texts.midnight };
  }
}
