import type { Decision, OutAdmission } from '../../../sync/phone/decision.ts';

/** What the guest has to be told: an admission, or the new name. */
export type DueNotice = OutAdmission | 'renamed';

export function dueNotice(decision: Decision | null): DueNotice | null {
  const { admission, toldAdmission, name, toldName } = decision ?? {};
  if (admission) return admission === toldAdmission ? null : admission;
  return name !== undefined && name !== toldName ? 'renamed' : null;
}

/** The decision after the guest has been told of the admission, or, if that is known already, of the name. */
export function told(known: Decision): Decision {
  const isKnown = known.toldAdmission === known.admission;
  return {
    ...known,
    learnedAt: known.learnedAt + 1,
    toldAdmission: known.admission,
    toldName: isKnown ? known.name : known.toldName,
  };
}
