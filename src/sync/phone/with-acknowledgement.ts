import { merge } from '../../domain/session/merge.ts';
import { shiftedBy, withTimesOf } from '../../domain/session/session-clock.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import type { Copy } from './phone.ts';

/** `copy` after the server has stored `sent`. `answer` is its session, if that contains more (docs/sync.md step 5). */
export function withAcknowledgement<Held extends Copy>(copy: Held, sent: Copy, answer: SessionState | undefined): Held {
  const answered = withTimesOf(copy.state, answer ? shiftedBy(answer, sent.setBackMs) : sent.state);
  const held = merge(sent.state, answered);
  return {
    ...copy,
    state: merge(copy.state, answered),
    acknowledged: copy.acknowledged ? merge(copy.acknowledged, held) : held,
  };
}
