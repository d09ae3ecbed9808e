import * as texts from '#messages/hosts/operator.ts';
import type { HostEntry, HostPage } from '../../../domain/accounts/host-entry.ts';
import { goneIsDone } from '../acts/gone-is-done.ts';
import { useAct } from '../acts/use-act.ts';
import { useLoaded } from '../acts/use-loaded.ts';
import type { OperatorCalls } from '../calls/operator.ts';
import { useHost, useSendsMail } from '../state/host-context.tsx';

export type Hosts = ReturnType<typeof useHosts>;

/** The hosts that a search finds, and the actions of the operator. */
export function useHosts(calls: OperatorCalls, search: string) {
  const { account } = useHost();
  const act = useAct();
  const again = useSendsMail() ? texts.mailSentAgain : texts.linkInLog;
  const loaded = useLoaded((text) => calls.hosts(text, 0), {
    key: search,
    keptAs: search === '' ? 'all hosts' : undefined,
  });
  const { count = 0, users = [] } = loaded.value ?? {};

  async function loadMore() {
    const shown = loaded.value;
    const next = await calls.hosts(search, users.length);
    // The loaded hosts are dropped if the list has changed meanwhile, because they would not continue the shown list.
    loaded.set((now) => (now === shown ? { count: next.count, users: [...users, ...next.users] } : now));
  }

  async function setBanned({ id }: HostEntry, banned: boolean) {
    const { user } = await calls.ban(id, banned);
    loaded.set((now) => now && { ...now, users: now.users.map((other) => (other.id === id ? user : other)) });
  }

  const lift = (host: HostEntry) => act({ run: () => setBanned(host, false), done: texts.banLifted(host.name) });

  return {
    loaded,
    count,
    users,
    more: () => act({ run: loadMore }),
    lift,
    ban: (host: HostEntry) =>
      act({ run: () => setBanned(host, true), done: texts.isBanned(host.name), undo: () => lift(host) }),
    sendAgain: ({ email }: HostEntry) => act({ run: () => account.resend(email), done: again(email) }),
    async remove({ id, name }: HostEntry) {
      if (!(await act({ run: () => goneIsDone(() => calls.remove(id)), done: texts.isRemoved(name) }))) return;
      loaded.set((now) => now && without(now, id));
    },
  };
}

function without({ count, users }: HostPage, id: string): HostPage {
  const left = users.filter((other) => other.id !== id);
  return { count: count - (users.length - left.length), users: left };
}
