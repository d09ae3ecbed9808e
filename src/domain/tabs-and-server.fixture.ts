import { type DrinkEntry, newDrinkEntry } from './drink-entry.ts';
import {
  acknowledge,
  addDrink,
  countOn,
  type DrinkSession,
  hasUnsaved,
  resetSession,
  startSession,
  touched,
  undoDrink,
} from './drink-session.ts';
import { isSameState, mergeSessions } from './merge-sessions.ts';

/**
 * Tabs of one phone over one storage, and the server, in any order of events: tabs read, write and hear of each other
 * late; saves and answers are late, lost or sent twice.
 */
interface Tab {
  memory: DrinkSession;
  hasNews: boolean;
  /** What it read for a change that it has not written yet. */
  read: DrinkSession | null;
}

interface Message {
  readonly tab: number;
  readonly sent: DrinkSession;
  answer?: Answer;
}

interface Answer {
  readonly kind: 'kept' | 'conflict';
  readonly revision: number;
}

export const TABS = 3;

export type Change = 'add' | 'undo' | 'reset' | 'touch';
export type Step =
  | { readonly kind: 'change'; readonly tab: number; readonly change: Change }
  | { readonly kind: 'read' | 'hear' | 'send'; readonly tab: number }
  | { readonly kind: 'deliver' | 'answer' | 'lose'; readonly pick: number };

export function phoneWithTabs() {
  let now = 0;
  let stored = startSession(0, 'a');
  let kept: DrinkSession | null = null;
  let messages: Message[] = [];
  const added: DrinkEntry[] = [];
  const gone = new Set<string>();
  let lastReset = 0;
  const tabs: Tab[] = Array.from({ length: TABS }, () => ({ memory: stored, hasNews: false, read: null }));
  const tabAt = (index: number): Tab => tabs[index] as Tab;

  function write(tab: Tab, next: DrinkSession): void {
    tab.memory = next;
    stored = next;
    for (const other of tabs) if (other !== tab) other.hasNews = true;
  }

  function changed(before: DrinkSession, change: Change): DrinkSession {
    const changeId = `c${now}`;
    const last = before.drinks.at(-1);
    if (change === 'add') {
      const drink = newDrinkEntry({ drinkType: 'beer' }, now, 'z');
      added.push(drink);
      return addDrink(before, drink, changeId);
    }
    if (change === 'undo' && last) {
      gone.add(last.id);
      return undoDrink(before, last.id, changeId);
    }
    if (change !== 'reset') return touched(before, changeId);
    lastReset = now;
    for (const { id } of before.drinks) gone.add(id);
    return resetSession(before, now, changeId);
  }

  function judge({ sent }: Message): Answer {
    if (!kept || sent.revision > kept.revision) kept = sent;
    const isOther = sent.revision === kept.revision && contentOf(sent) !== contentOf(kept);
    return { kind: isOther ? 'conflict' : 'kept', revision: kept.revision };
  }

  const actions = {
    change(tab: Tab, change: Change) {
      now += 1;
      const before = mergeSessions(tab.memory, tab.read ?? stored);
      tab.read = null;
      write(tab, changed(before, change));
    },
    read(tab: Tab) {
      tab.read ??= stored;
    },
    hear(tab: Tab) {
      if (!tab.hasNews || tab.read) return;
      tab.hasNews = false;
      const merged = mergeSessions(tab.memory, stored);
      if (isSameState(merged, stored)) tab.memory = merged;
      else write(tab, merged);
    },
    send(tab: Tab, index: number) {
      tab.memory = mergeSessions(tab.memory, stored);
      if (hasUnsaved(tab.memory)) messages.push({ tab: index, sent: tab.memory });
    },
    deliver(message: Message) {
      message.answer = judge(message);
    },
    answer(message: Message) {
      messages = messages.filter((other) => other !== message);
      const { answer, sent, tab: index } = message;
      if (!answer) return;
      const tab = tabAt(index);
      const before = mergeSessions(tab.memory, stored);
      const isConflict = answer.kind === 'conflict';
      write(tab, isConflict ? countOn(before, answer.revision) : acknowledge(before, sent, answer.revision));
    },
  };

  function step(next: Step): void {
    if ('tab' in next) stepOf(next);
    else stepOfMessage(next);
  }

  function stepOfMessage(next: Extract<Step, { pick: number }>): void {
    const message = messages[next.pick % Math.max(1, messages.length)];
    if (!message) return;
    if (next.kind === 'lose') messages = messages.filter((other) => other !== message);
    else actions[next.kind](message);
  }

  function stepOf(next: Extract<Step, { tab: number }>): void {
    const tab = tabAt(next.tab);
    if (next.kind === 'change') actions.change(tab, next.change);
    else actions[next.kind](tab, next.tab);
  }

  /** What would happen next of itself; undefined once all is quiet. */
  function nextMove(): (() => void) | undefined {
    const listener = tabs.find((tab) => tab.hasNews);
    if (listener) return () => actions.hear(listener);
    const message = messages[0];
    if (message) return () => (message.answer ? actions.answer(message) : actions.deliver(message));
    const sender = tabs.findIndex(({ memory }) => hasUnsaved(memory));
    return sender < 0 ? undefined : () => actions.send(tabAt(sender), sender);
  }

  /** Lets everything arrive; returns how many moves that took, `limit` at most. */
  function settle(limit: number): number {
    for (const tab of tabs) tab.read = null;
    for (let moves = 0; moves < limit; moves += 1) {
      const move = nextMove();
      if (!move) return moves;
      move();
    }
    return limit;
  }

  return {
    step,
    settle,
    view: () => ({ tabs: tabs.map(({ memory }) => memory), stored, kept, added, gone, lastReset }),
  };
}

export function contentOf({ drinks, sessionStart, changeId }: DrinkSession): string {
  return JSON.stringify([drinks, sessionStart, changeId]);
}
