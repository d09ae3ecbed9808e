import { useState } from 'react';
import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-operator.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useLast } from '../../use-last.ts';
import { faultOf } from '../calls/call.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import type { OperatorCalls } from '../calls/operator.ts';
import { ConfirmSheet } from '../parts/confirm-sheet.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { sentenceOf } from '../parts/sentence-of.ts';
import { Trouble } from '../parts/trouble.tsx';
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
  const { toast } = useFeedback();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), SEARCH_AFTER_MS);
  const loaded = useLoaded((text) => calls.hosts(text, 0), search);
  const [step, setStep] = useState<{ readonly host: HostEntry; readonly intent: Intent } | null>(null);
  const shown = useLast(step);
  const { count = 0, users = [] } = loaded.value ?? {};

  async function act(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      toast({ message: sentenceOf(faultOf(error)) });
    }
  }

  const more = () =>
    act(async () => {
      const next = await calls.hosts(search, users.length);
      loaded.set({ count: next.count, users: [...users, ...next.users] });
    });

  const ban = (host: HostEntry, banned: boolean) =>
    act(async () => {
      setStep(null);
      const { user } = await calls.ban(host.id, banned);
      loaded.set({ count, users: users.map((other) => (other.id === user.id ? user : other)) });
      if (!banned) toast({ message: texts.banLifted(host.name) });
      else toast({ message: texts.isBanned(host.name), action: { label: texts.undo, run: () => ban(user, false) } });
    });

  const remove = (host: HostEntry) =>
    act(async () => {
      setStep(null);
      await calls.remove(host.id);
      loaded.set({ count: count - 1, users: users.filter(({ id }) => id !== host.id) });
      toast({ message: texts.isRemoved(host.name) });
    });

  const is = (intent: Intent) => step?.intent === intent;
  const close = () => setStep(null);
  return (
    <Card>
      <SearchField
        label={search === '' && loaded.value ? texts.findAmong(texts.hostCount(count)) : texts.findAmongAll}
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
            <HostRow host={host} onIntent={(intent) => setStep({ host, intent })} onLift={() => ban(host, false)} />
          </li>
        ))}
      </ul>
      {users.length < count && (
        <Button isWide onClick={more}>
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
            onLift={() => ban(shown.host, false)}
          />
          <ConfirmSheet
            isOpen={is('ban')}
            title={texts.banTitle(shown.host.name)}
            lead={texts.banLead(shown.host.name)}
            keep={shared.cancel}
            confirm={texts.ban}
            onClose={close}
            onConfirm={() => ban(shown.host, true)}
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
