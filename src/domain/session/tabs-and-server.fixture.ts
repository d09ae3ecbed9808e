import type { KeptSession } from '../protocol.ts';
import { acknowledge, hasUnsaved, profileOf, startSession, touched } from './drink-session.ts';
import { type Change, guestOfTabs, type Phone } from './guest-of-tabs.fixture.ts';
import { isHidden } from './hiding.ts';
import { isSameState, mergeSessions } from './merge-sessions.ts';
import { takeIn } from './take-in.ts';

interface Tab {
  memory: Phone;
  hasNews: boolean;
  /** What it read for a change that it has not written yet. */
  read: Phone | null;
  /** After a load the server is asked once, even with nothing to tell. */
  hasAsked: boolean;
}

interface Message {
  readonly tab: number;
  readonly sent: Phone;
  /** The revision of the server that it goes on from. */
  readonly base: number;
  answer?: Answer;
}

interface Answer {
  readonly isKept: boolean;
  readonly kept: KeptSession;
}

export const TABS = 3;

export type Step =
  | { readonly kind: 'change'; readonly tab: number; readonly change: Change }
  | { readonly kind: 'read' | 'hear' | 'send'; readonly tab: number }
  | { readonly kind: 'deliver' | 'answer' | 'lose'; readonly pick: number };

/**
 * Tabs of one phone over one storage, and the server, in any order of events: tabs read, write and hear of each other
 * late; saves and answers are late, lost or sent twice.
 */
export function phoneWithTabs() {
  const { change, added, gone, turnedIn } = guestOfTabs();
  let stored: Phone = { session: startSession(0, 'a'), userName: 'Ana', pace: 'slow' };
  let kept: KeptSession | null = null;
  let messages: Message[] = [];
  const opened = (): Tab => ({ memory: stored, hasNews: false, read: null, hasAsked: false });
  let tabs: Tab[] = Array.from({ length: TABS }, opened);
  const tabAt = (index: number): Tab => tabs[index] as Tab;

  function write(tab: Tab, next: Phone): void {
    tab.memory = next;
    stored = next;
    for (const other of tabs) if (other !== tab) other.hasNews = true;
  }

  const merged = (own: Phone, read: Phone): Phone => ({
    ...read,
    session: mergeSessions(own.session, read.session),
  });

  /** The rules of the contract for a phone that says which revision it goes on from. */
  function judge({ sent, base }: Message): Answer {
    const isOnTop = !kept || (sent.session.revision > kept.revision && base === kept.revision);
    if (!kept || isOnTop) kept = keptOf(sent);
    return { isKept: JSON.stringify(keptOf(sent)) === JSON.stringify(kept), kept };
  }

  const isUntold = ({ session, userName, pace }: Phone) => session.told !== profileOf(userName, pace);
  const isDue = ({ memory, hasAsked }: Tab) => hasUnsaved(memory.session) || isUntold(memory) || !hasAsked;

  const actions = {
    change(tab: Tab, what: Change, index: number) {
      const before = merged(tab.memory, tab.read ?? stored);
      tab.read = null;
      write(tab, change(before, what, index));
    },
    read(tab: Tab) {
      tab.read ??= stored;
    },
    hear(tab: Tab) {
      if (!tab.hasNews || tab.read) return;
      tab.hasNews = false;
      const next = merged(tab.memory, stored);
      if (isSameState(next.session, stored.session)) tab.memory = next;
      else write(tab, next);
    },
    send(tab: Tab, index: number, base?: number) {
      const before = merged(tab.memory, stored);
      const isNews = !hasUnsaved(before.session) && isUntold(before);
      if (isNews) write(tab, { ...before, session: touched(before.session, `s${index}-${before.session.revision}`) });
      else tab.memory = before;
      const { memory: sent } = tab;
      if (isDue(tab)) messages.push({ tab: index, sent, base: base ?? sent.session.acknowledged });
    },
    deliver(message: Message) {
      message.answer = judge(message);
    },
    answer(message: Message) {
      messages = messages.filter((other) => other !== message);
      const { answer, sent, tab: index } = message;
      const tab = tabAt(index);
      if (!answer) return;
      tab.hasAsked = true;
      const before = merged(tab.memory, stored);
      const arrived = { ...sent.session, told: profileOf(sent.userName, sent.pace) };
      const heard = sent.session.acknowledged;
      if (!answer.isKept) write(tab, takeIn(before, heard, answer.kept.revision, answer.kept));
      else write(tab, { ...before, session: acknowledge(before.session, arrived) });
      if (!answer.isKept && answer.kept.revision < heard) actions.send(tab, index, answer.kept.revision);
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
    if (next.kind === 'change') actions.change(tab, next.change, next.tab);
    else actions[next.kind](tab, next.tab);
  }

  /** What would happen next of itself; undefined once all is quiet. */
  function nextMove(): (() => void) | undefined {
    const listener = tabs.find((tab) => tab.hasNews);
    if (listener) return () => actions.hear(listener);
    const message = messages[0];
    if (message) return () => (message.answer ? actions.answer(message) : actions.deliver(message));
    const sender = tabs.findIndex(isDue);
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

  /** The phone is put back to what it once stored, and opened anew. */
  function restore(old: Phone): void {
    stored = old;
    messages = [];
    tabs = tabs.map(opened);
  }

  /** The server starts again with what it once kept; what was under way is lost with it, and every tab wakes. */
  function rollBack(old: KeptSession | null): void {
    kept = old;
    messages = [];
    for (const tab of tabs) tab.hasAsked = false;
  }

  const view = () => ({ tabs: tabs.map(({ memory }) => memory), stored, kept, added, gone, turnedIn });
  return { step, settle, restore, rollBack, view };
}

export function keptOf({ session, userName, pace }: Phone): KeptSession {
  const { drinks, sessionStart, revision } = session;
  return { userName, drinks: [...drinks], sessionStart, drinkingPace: pace, revision, hidden: isHidden(session) };
}
