import { useRef } from 'react';
import * as texts from '#messages/hosts/rules.ts';
import type { HouseAnswer } from '../../../../domain/house/house-answer.ts';
import type { RuleChanges, RuleName } from '../../../../domain/house/house-rules.ts';
import { useAct } from '../../acts/use-act.ts';
import { type Loaded, useLoaded } from '../../acts/use-loaded.ts';
import type { OperatorCalls } from '../../calls/operator.ts';

/** The rules of the house and the functions that change them. */
export interface Rules {
  readonly loaded: Loaded<HouseAnswer>;
  /** Sets rules at once, with 'Undo'. `back` is what 'Undo' sets, by default the previous rules. */
  set(changes: RuleChanges, done?: string, back?: RuleChanges): void;
  /** Saves a form, which shows faults itself. `changesOf` gets the server's current rules. @throws `CallFault` */
  save(changesOf: (now: HouseAnswer['rules']) => RuleChanges): Promise<void>;
}

export function useRules(calls: OperatorCalls): Rules {
  const loaded = useLoaded(calls.house, { keptAs: 'house' });
  const act = useAct();

  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  /** Makes one call after the other, so that the newest answer is the one that stays on the screen. */
  function inTurn(change: () => Promise<HouseAnswer>): Promise<void> {
    const own = underWay.current.then(change).then(loaded.set);
    underWay.current = own.catch(() => undefined);
    return own;
  }

  const send = (changes: RuleChanges) => inTurn(() => calls.changeHouse(changes));

  return {
    loaded,
    save: (changesOf) => inTurn(async () => calls.changeHouse(changesOf((await calls.house()).rules))),
    set: (changes, done = texts.countsNow, back = asBefore(changes, loaded.value?.rules ?? {})) => {
      void act({ run: () => send(changes), done, undo: () => send(back) });
    },
  };
}

/** The changes that undo `changes`. */
function asBefore(changes: RuleChanges, before: HouseAnswer['rules']): RuleChanges {
  const names = Object.keys(changes) as RuleName[];
  return Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
}
