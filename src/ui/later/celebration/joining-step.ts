import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import type { KnownCelebration } from '../../../sync/phone/known-celebration.ts';
import type { CodeTrouble } from './code-sheet.tsx';

/** The sheet that is open on the way to a celebration. */
export type JoiningStep =
  | {
      readonly kind: 'code';
      readonly tried: string;
      readonly trouble: CodeTrouble | null;
      /** True: the guest wants to type a code. Absent: the sheet has opened by itself. */
      readonly isAsked?: true;
    }
  /** Null is the open celebration. */
  | { readonly kind: 'ask'; readonly to: KnownCelebration | null; readonly isReturn: boolean }
  | { readonly kind: 'over'; readonly facts: CelebrationFacts }
  /** The sheet with the card of the evening, which the guest wants to see. */
  | { readonly kind: 'keepsake'; readonly facts: CelebrationFacts }
  | { readonly kind: 'home' };

/** The code of the celebration whose end the open sheet announces. */
export function endToldBy(step: JoiningStep | null): string | undefined {
  return step?.kind === 'over' ? step.facts.code : undefined;
}

/** Whether the sheet says that this code is unknown. */
export function saysUnknown(step: JoiningStep | null, code: string | undefined): boolean {
  return step?.kind === 'code' && step.trouble?.kind === 'unknown' && step.tried === code;
}
