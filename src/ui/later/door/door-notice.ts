import * as texts from '#messages/celebration/door.ts';
import type { Decision, OutAdmission } from '../../../sync/phone/decision.ts';

export type Drawn = 'door' | 'clock' | 'eye' | 'glass' | 'cup' | 'lock';

/** The facts that the sheet tells a guest who is not in. */
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
  /** The time of day at which the phone learned the decision. */
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

/** The fact to tell the guest: an admission, the new name, or that the hosts have handed the evening over. */
export type DueNotice = OutAdmission | 'renamed' | 'handed-over';

export function dueNotice(decision: Decision | null): DueNotice | null {
  const { admission, toldAdmission, name, toldName, handedOverAt, toldHandedOverAt } = decision ?? {};
  if (admission && admission !== toldAdmission) return admission;
  if (!admission && name !== undefined && name !== toldName) return 'renamed';
  return handedOverAt !== toldHandedOverAt ? 'handed-over' : null;
}

/** Whether the guest is in now, and has not been told. */
export function isJustIn(decision: Decision | null): decision is Decision {
  return decision?.toldAdmission !== undefined && decision.admission === undefined;
}

/** Returns the decision after the guest was told of the admission, the name, or the evening handed over. */
export function told(known: Decision): Decision {
  const isAdmissionKnown = known.toldAdmission === known.admission;
  const isHandOver = dueNotice(known) === 'handed-over';
  return {
    ...known,
    learnedAt: known.learnedAt + 1,
    toldAdmission: known.admission,
    toldName: isAdmissionKnown && !isHandOver ? known.name : known.toldName,
    toldHandedOverAt: isHandOver ? known.handedOverAt : known.toldHandedOverAt,
  };
}
