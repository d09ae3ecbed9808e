import { useState } from 'react';
import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-operator.ts';
import type { HostEntry, HostPage } from '../../../domain/accounts/host-entry.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useLast } from '../../use-last.ts';
import type { OperatorCalls } from '../calls/operator.ts';
import { useHost } from '../host-context.tsx';
import { ConfirmSheet } from '../parts/confirm-sheet.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useAct } from '../parts/use-act.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { useSettled } from '../parts/use-settled.ts';
import { HostRow } from './host-row.tsx';
import { HostSheet } from './host-sheet.tsx';
import styles from './operator.module.css';

const SEARCH_AFTER_MS = 250;

/** What the operator is about to do with a host. `choose`: on a phone, where a row has no room for actions. */
export type Intent = 'choose' | 'ban' | 'remove';

/** The hosts, found by name or e-mail. */
export function HostList({ calls }: { calls: OperatorCalls }) {
  const { account } = useHost();
  const act = useAct();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), SEARCH_AFTER_MS);
  const loaded = useLoaded((text) => calls.hosts(text, 0), search);
  const [step, setStep] = useState<{ readonly host: HostEntry; readonly intent: Intent } | null>(null);
  const shown = useLast(step);
  const { count = 0, users = [] } = loaded.value ?? {};

  async function more() {
    const shown = loaded.value;
    const next = await calls.hosts(search, users.length);
    // A list that has changed meanwhile ends elsewhere.
    loaded.set((now) => (now === shown ? { count: next.count, users: [...users, ...next.users] } : now));
  }

  async function setBanned({ id }: HostEntry, banned: boolean) {
    const { user } = await calls.ban(id, banned);
    loaded.set((now) => now && { ...now, users: now.users.map((other) => (other.id === id ? user : other)) });
  }

  function ban(host: HostEntry) {
    setStep(null);
    return act({ run: () => setBanned(host, true), done: texts.isBanned(host.name), undo: () => lift(host) });
  }

  function lift(host: HostEntry) {
    setStep(null);
    return act({ run: () => setBanned(host, false), done: texts.banLifted(host.name) });
  }

  function sendAgain({ email }: HostEntry) {
    setStep(null);
    return act({ run: () => account.resend(email), done: texts.mailSentAgain(email) });
  }

  async function remove({ id, name }: HostEntry) {
    setStep(null);
    if (!(await act({ run: () => calls.remove(id), done: texts.isRemoved(name) }))) return;
    loaded.set((now) => now && without(now, id));
  }

  const is = (intent: Intent) => step?.intent === intent;
  const close = () => setStep(null);
  return (
    <Card className={styles.hosts}>
      <SearchField
        label={search === '' && loaded.value ? texts.findAmong(count) : texts.findAmongAll}
        value={typed}
        onChange={setTyped}
      />
      <Trouble of={loaded} />
      <p className="visually-hidden" role="status">
        {search !== '' && loaded.value && texts.hostCount(count)}
      </p>
      {loaded.value && users.length === 0 && <p className={styles.none}>{texts.nobodyFound}</p>}
      <ul role="list">
        {users.map((host) => (
          <li key={host.id}>
            <HostRow
              host={host}
              onIntent={(intent) => setStep({ host, intent })}
              onLift={() => lift(host)}
              onSendAgain={() => sendAgain(host)}
            />
          </li>
        ))}
      </ul>
      {users.length < count && (
        <Button isWide onClick={() => act({ run: more })}>
          {texts.showMore}
        </Button>
      )}
      {shown && (
        <>
          <HostSheet
            host={shown.host}
            isOpen={is('choose')}
            onClose={close}
            onIntent={(intent) => setStep({ host: shown.host, intent })}
            onLift={() => lift(shown.host)}
            onSendAgain={() => sendAgain(shown.host)}
          />
          <ConfirmSheet
            isOpen={is('ban')}
            title={texts.banTitle(shown.host.name)}
            lead={texts.banLead(shown.host.name)}
            keep={shared.cancel}
            confirm={texts.ban}
            onClose={close}
            onConfirm={() => ban(shown.host)}
          />
          <ConfirmSheet
            isOpen={is('remove')}
            title={texts.removeTitle(shown.host.name)}
            lead={texts.removeLead}
            keep={shared.cancel}
            confirm={texts.remove}
            onClose={close}
            onConfirm={() => remove(shown.host)}
          />
        </>
      )}
    </Card>
  );
}

function without({ count, users }: HostPage, id: string): HostPage {
  const left = users.filter((other) => other.id !== id);
  return { count: count - (users.length - left.length), users: left };
}
