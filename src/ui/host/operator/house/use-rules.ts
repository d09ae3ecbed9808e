import { useRef } from 'react';
import * as texts from '#messages/hosts/rules.ts';
import type { HouseAnswer } from '../../../../domain/house/house-answer.ts';
import type { RuleChanges, RuleName } from '../../../../domain/house/house-rules.ts';
import { useAct } from '../../acts/use-act.ts';
import { type Loaded, useLoaded } from '../../acts/use-loaded.ts';
import type { OperatorCalls } from '../../calls/operator.ts';

/** The rules of the house, and how to set one at once. */
export interface Rules {
  readonly loaded: Loaded<HouseAnswer>;
  /** Says that it is done, with 'Undo'. `back`: what 'Undo' sets. Without it, that is what was ruled before. */
  set(changes: RuleChanges, done?: string, back?: RuleChanges): void;
  /** For a form, which shows a fault itself. `changesOf` gets the rules as the server has them now. @throws CallFault */
  save(changesOf: (now: HouseAnswer['rules']) => RuleChanges): Promise<void>;
}

export function useRules(calls: OperatorCalls): Rules {
  const loaded = useLoaded(calls.house);
  const act = useAct();

  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  /** One call after the other, so that the last answer shown is the last one given. */
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

/** What brings the rules back that `changes` have changed. */
function asBefore(changes: RuleChanges, before: HouseAnswer['rules']): RuleChanges {
  const names = Object.keys(changes) as RuleName[];
  return Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
}
