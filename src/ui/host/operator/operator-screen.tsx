import { useEffect, useMemo, useState } from 'react';
import * as shared from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/operator.ts';
import { theHouse, theHouseHint } from '#messages/hosts/rules.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { focusHeading } from '../../components/screen-heading.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { useLoaded } from '../acts/use-loaded.ts';
import { operatorCalls } from '../calls/operator.ts';
import { SearchField } from '../form/search-field.tsx';
import { Trouble } from '../notices/trouble.tsx';
import { Icon } from '../parts/icon.tsx';
import { SettingLink, SettingsGroup } from '../parts/settings.tsx';
import { Column, Desk } from '../shell/desk.tsx';
import { DidNotCome, TryAgain } from '../shell/did-not-come.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';
import { HostHeads, HostRow } from './host-row.tsx';
import type { Intent } from './host-sheet.tsx';
import { IntentSheets } from './intent-sheets.tsx';
import { Invitations } from './invitations.tsx';
import styles from './operator.module.css';
import { type Hosts, useHosts } from './use-hosts.ts';

/** All hosts of this installation, for operators. */
export function OperatorScreen() {
  const { call } = useHost();
  const calls = useMemo(() => operatorCalls(call), [call]);
  const invitations = useLoaded(calls.invitations, { keptAs: 'invitations' });
  const signup = useHostState((state) => state.settings?.signup ?? 'off');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), SEARCH_AFTER_MS);
  const hosts = useHosts(calls, search);
  const { value, fault, reload } = hosts.loaded;
  const hasFailed = value === null && fault !== null;
  async function loadAgain(): Promise<void> {
    await Promise.all([reload(), invitations.fault ? invitations.reload() : undefined]);
  }
  return (
    <Desk
      title={shared.allHosts}
      under={!hasFailed && <span>{texts.signupRule[signup]}</span>}
      layout={hasFailed ? 'fill' : 'split'}
      action={hasFailed && <TryAgain onRetry={loadAgain} />}
    >
      {hasFailed ? (
        <DidNotCome title={texts.hostsDidNotLoad} lead={shared.unreachableLead} />
      ) : (
        <>
          <HostList hosts={hosts} search={search} typed={typed} onType={setTyped} />
          <div className={typed ? 'only-laptop' : undefined}>
            <Column>
              <Invitations calls={calls} loaded={invitations} />
              <SettingsGroup>
                <SettingLink to={{ screen: 'house' }} icon="key" hint={theHouseHint}>
                  {theHouse}
                </SettingLink>
              </SettingsGroup>
            </Column>
          </div>
        </>
      )}
    </Desk>
  );
}

const SEARCH_AFTER_MS = 250;

interface HostListProps {
  hosts: Hosts;
  /** The search whose hosts are shown. */
  search: string;
  typed: string;
  onType(typed: string): void;
}

/** The hosts, found by name or e-mail. */
function HostList({ hosts, search, typed, onType }: HostListProps) {
  const { loaded, count, users } = hosts;
  const [intent, setIntent] = useState<Intent | null>(null);
  return (
    <section className={styles.hosts}>
      <SearchField
        label={search === '' && loaded.value ? texts.findAmong(count) : texts.findAmongAll}
        value={typed}
        onChange={onType}
      />
      <Trouble of={loaded} />
      <p className="visually-hidden" role="status">
        {search !== '' && loaded.value && texts.hostCount(count)}
      </p>
      {loaded.value && users.length === 0 && <Nobody onAll={() => onType('')} />}
      <div className={styles.table}>
        <HostHeads />
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
      </div>
      {users.length < count && (
        <Button isWide onClick={hosts.more}>
          {texts.showMore}
        </Button>
      )}
      <IntentSheets intent={intent} hosts={hosts} onIntent={setIntent} />
    </section>
  );
}

function Nobody({ onAll }: { onAll(): void }) {
  const showAll = () => {
    onAll();
    focusHeading();
  };
  return (
    <div className={styles.nobody}>
      <EmptyState inLens={<Icon name="search" />} title={texts.nobodyFound}>
        {texts.nobodyFoundLead}
      </EmptyState>
      <TextButton onClick={showAll}>{texts.showAll}</TextButton>
    </div>
  );
}

/** The value once it has not changed for `delayMs`, so that not every typed letter starts a search. */
function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  // The timer restarts with every change.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
