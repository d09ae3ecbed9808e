import * as v from 'valibot';
import { servedModerationSchema } from '../../domain/session/served-moderation.ts';
import { timeMs } from '../../domain/whole-numbers.ts';

const { name, hidden, admission, handedOverAt } = servedModerationSchema.entries;
const outSchema = v.exactOptional(v.picklist([...admission.wrapped.options, 'door-closed']));

/**
 * The hosts' last known decision about the guest (docs/protocol.md#on-the-phone). Without `admission` the guest is in.
 * Times in ms on the phone's clock.
 */
export const decisionSchema = v.object({
  name,
  hidden,
  admission: outSchema,
  /** The time at which the phone learned this admission. */
  since: timeMs,
  /**
   * The time at which the phone learned the decision. Of two decisions, the one with the higher value wins. The value
   * rises with each decision, even if the clock is set back.
   */
  learnedAt: timeMs,
  /**
   * The admission and the name of which the guest has been told. When the admission changes, the phone assumes that the
   * guest has been told of the previous one, even if the guest has not read the message.
   */
  toldAdmission: outSchema,
  toldName: name,
  /** On the server's clock: the time of the last hand-over, and the time of the hand-over that the guest has been told about. */
  handedOverAt,
  toldHandedOverAt: handedOverAt,
});
type Stored = v.InferOutput<typeof decisionSchema>;
type Times = 'since' | 'learnedAt';
export type Decision = Readonly<
  Pick<Stored, Times> & { [Name in keyof Omit<Stored, Times>]?: Stored[Name] | undefined }
>;
export type OutAdmission = NonNullable<Decision['admission']>;
/** The hosts' decision in an answer of the server. */
export type Moderation = Pick<Decision, 'name' | 'hidden' | 'admission' | 'handedOverAt'>;

export function isNews(known: Decision | null, next: Moderation): boolean {
  if (next.name !== known?.name || next.hidden !== known?.hidden || next.admission !== known?.admission) return true;
  // The answer to a guest who is kept out contains no `handedOverAt`.
  return next.handedOverAt !== undefined && next.handedOverAt !== known?.handedOverAt;
}

/** Returns the decision after `moderation`. Returns the same object if `moderation` contains nothing new. */
export function decided(known: Decision | null, moderation: Moderation, nowMs: number): Decision | null {
  if (!isNews(known, moderation)) return known;
  const isSame = moderation.admission === known?.admission;
  // The keys are in the order of the schema, because equal decisions must have equal JSON.
  return {
    name: moderation.name,
    hidden: moderation.hidden,
    admission: moderation.admission,
    since: isSame && known ? known.since : nowMs,
    learnedAt: Math.max(nowMs, (known?.learnedAt ?? 0) + 1),
    toldAdmission: isSame ? known?.toldAdmission : known?.admission,
    // If the hosts remove a name and give it again later, that is news.
    toldName: moderation.name && known?.toldName,
    handedOverAt: moderation.handedOverAt ?? known?.handedOverAt,
    toldHandedOverAt: known?.toldHandedOverAt,
  };
}
