import type { StoreApi } from 'zustand/vanilla';
import type { ProblemCode } from '../../domain/protocol/session-wire.ts';
import type { GoneReason } from '../../domain/session/session-lifetime.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import { decided, type Moderation } from '../phone/decision.ts';
import { isSameCelebration, type KnownCelebration } from '../phone/known-celebration.ts';
import { nextCopy } from '../phone/new-session.ts';
import { type Phone, type Question, type RefusedDrinks, withAcknowledgement, withView } from '../phone/phone.ts';
import type { StoredPhoneDeps } from '../phone/stored-phone.ts';

/** Stores questions to the server and the server's answers (docs/sync.md step 5). */
export function serverAnswers(
  shown: StoreApi<Phone>,
  change: (transition: (phone: Phone) => Phone) => Phone,
  changeSession: (sessionId: string, transition: (phone: Phone) => Phone) => void,
  { clock, random }: Pick<StoredPhoneDeps, 'clock' | 'random'>,
) {
  /** `phone` after the server has answered the save of `sent` and the question in that save. */
  function answered(phone: Phone, sent: Phone, moderation: Moderation): Phone {
    const decision = decided(phone.decision, moderation, clock.now());
    return { ...phone, decision, asks: phone.asks === sent.asks ? null : phone.asks };
  }

  return {
    /**
     * Makes the next save ask this question, even if the server has everything. A question to the hosts stays until it
     * is answered, because that answer contains all news too.
     */
    ask(asks: Question): void {
      shown.setState((phone) => ({ asks: phone.asks === 'entry' ? 'entry' : asks }));
    },

    /**
     * Stores that the server has saved `sent`. `answer` is the server's session, if that contains more. `moderation` is
     * what the hosts have decided.
     */
    acknowledge(sent: Phone, answer: SessionState | undefined, moderation: Moderation): void {
      changeSession(sent.identity.sessionId, (phone) =>
        withView({ ...withAcknowledgement(answered(phone, sent, moderation), sent, answer), refusedBy: null }),
      );
    },

    /** Stores what the hosts have decided about the guest of `sent`. */
    noteDecision(sent: Phone, moderation: Moderation): void {
      changeSession(sent.identity.sessionId, (phone) => answered(phone, sent, moderation));
    },

    /** Stores that the server has refused a save for good, perhaps because of some drinks. */
    refuse(refusedBy: ProblemCode, refused: RefusedDrinks | null = null): void {
      shown.setState({ refusedBy, refused, asks: null });
    },

    /** Starts the next session, because the server no longer has this one. */
    startNext(goneSessionId: string, reason: GoneReason | undefined): void {
      changeSession(goneSessionId, (phone) => {
        const lost = reason === 'expired' ? null : phone.acknowledged;
        return withView(nextCopy(phone, lost, clock.now(), random));
      });
    },

    /** Stores what the phone has learned about its celebration. */
    learn(celebration: KnownCelebration): void {
      if (!isSameCelebration(shown.getState().celebration, celebration)) return;
      change((phone) => ({ ...phone, celebration }));
    },
  };
}
