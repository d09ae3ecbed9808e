import * as texts from '#messages/door.ts';
import type { OutAdmission } from '../../../sync/phone/decision.ts';

export type Drawn = 'door' | 'clock' | 'eye' | 'glass' | 'cup' | 'lock';

/** What the sheet says to a guest who is not in. */
export interface DoorNotice {
  readonly icon: Drawn;
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly (readonly [Drawn, string])[];
}

interface Known {
  /** The couple, or an empty text. */
  readonly names: string;
  readonly userName: string;
  /** All drinks on this phone. */
  readonly count: number;
  /** When the phone learned it, as a time of day. */
  readonly since: string;
}

export function doorNotice(admission: OutAdmission, { names, userName, count, since }: Known): DoorNotice {
  const safe = ['glass', count > 0 ? texts.safeHere(count) : texts.countRightAway] as const;
  switch (admission) {
    case 'door-closed':
      return {
        icon: 'door',
        title: texts.doorIsClosed,
        lead: texts.nobodyNew(names),
        facts: [safe, ['cup', texts.comeInLater]],
      };
    case 'waiting':
      return {
        icon: 'clock',
        title: texts.oneMoment(userName),
        lead: texts.hostsAreAsked(names),
        facts: [
          ['glass', texts.allComeIn],
          ['clock', texts.askedAt(since)],
        ],
      };
    case 'turned-away':
      return { icon: 'door', title: texts.notRecognised, lead: texts.notLetIn(userName), facts: [safe] };
    case 'removed':
    case 'barred':
      return {
        icon: 'eye',
        title: texts.offTheLeaderboard,
        lead: (admission === 'removed' ? texts.takenOut : texts.takenOutForGood)(names),
        facts: [safe, ['lock', texts.nobodyElseSees]],
      };
  }
}
