import { type NewWord, newWord } from '../../../domain/wall/new-word.ts';
import { currentWord } from '../../../domain/wall/wall-settings.ts';
import { nextWordAt, takenBack } from '../../../domain/wall/word.ts';
import { celebrationTable } from '../../celebrations/celebration-table.ts';
import type { HostsDatabase } from '../../hosts-data/hosts-database.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { Timers } from '../../time/timers.ts';
import { logTable } from '../tables/log-table.ts';
import { type HostCall, newAction } from '../tables/logged-action.ts';
import { requireKept } from './hosted-celebrations.ts';

interface WordsDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly timers: Timers;
}

/** A host's word to the whole room (docs/protocol.md#a-word). Callers must check the host's rights first. */
export function createWords({ hostsDatabase, timers }: WordsDeps) {
  return {
    /**
     * If two hosts speak at once, the database decides who is first. @throws {ApiProblem} too-soon with the host who
     * spoke last, too-late if the celebration is being deleted.
     */
    say: (call: HostCall, said: NewWord): Promise<void> =>
      hostsDatabase.transact(function* () {
        const now = timers.now();
        const { word } = yield* requireKept(call.celebrationId);
        const waitMs = nextWordAt(word) - now;
        if (waitMs > 0) {
          const last = yield* logTable.lastOf(call.celebrationId, 'word');
          throw new ApiProblem('too-soon', { by: last?.hostName ?? null }, { retryAfterMs: waitMs });
        }
        yield* celebrationTable.putWord(call.celebrationId, newWord(said, now));
        yield* logTable.add(newAction(call, now, 'word', { details: { word: said.text } }));
      }),

    takeBack: (call: HostCall): Promise<void> =>
      hostsDatabase.transact(function* () {
        const now = timers.now();
        const { word } = yield* requireKept(call.celebrationId);
        const current = currentWord(word, now);
        if (!current) return;
        yield* celebrationTable.putWord(call.celebrationId, takenBack(current));
        yield* logTable.add(newAction(call, now, 'take-back-word'));
      }),
  };
}
