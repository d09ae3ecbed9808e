import type { CelebrationFacts } from '../../domain/celebration/celebration.ts';
import type { KnownCelebration } from '../../sync/known-celebration.ts';

/** `facts` as learned now. They are newer than what the phone has `known` before, even if its clock was set back. */
export function knownNow(facts: CelebrationFacts, known: KnownCelebration | null, nowMs: number): KnownCelebration {
  const knownAt = known?.code === facts.code ? known.learnedAt : 0;
  return { ...facts, learnedAt: Math.max(nowMs, knownAt + 1) };
}
