import { useState } from 'react';
import * as texts from '#messages/hosts-operator.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useSettled } from '../acts/use-settled.ts';
import type { OperatorCalls } from '../calls/operator.ts';
import { SearchField } from '../form/search-field.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { HostRow } from './host-row.tsx';
import type { Intent } from './host-sheet.tsx';
import { IntentSheets } from './intent-sheets.tsx';
import styles from './operator.module.css';
import { useHosts } from './use-hosts.ts';

const SEARCH_AFTER_MS = 250;

/** The hosts, found by name or e-mail. */
export function HostList({ calls }: { calls: OperatorCalls }) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), SEARCH_AFTER_MS);
  const hosts = useHosts(calls, search);
  const { loaded, count, users } = hosts;
  const [intent, setIntent] = useState<Intent | null>(null);
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
              onIntent={(kind) => setIntent({ host, kind })}
              onLift={() => hosts.lift(host)}
              onSendAgain={() => hosts.sendAgain(host)}
            />
          </li>
        ))}
      </ul>
      {users.length < count && (
        <Button isWide onClick={hosts.more}>
          {texts.showMore}
        </Button>
      )}
      <IntentSheets intent={intent} hosts={hosts} onIntent={setIntent} />
    </Card>
  );
}
