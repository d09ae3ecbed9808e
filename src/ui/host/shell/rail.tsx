import * as texts from '#messages/hosts.ts';
import { useSignOut } from '../acts/use-sign-out.ts';
import { HostLink } from '../parts/host-link.tsx';
import { Lines, type LinesName } from '../parts/lines.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { useHostState } from '../state/host-context.tsx';
import { HOME, type HostRoute } from '../state/host-route.ts';
import { Brand } from './brand.tsx';
import { type Party, PlaceLinks } from './place-links.tsx';
import styles from './rail.module.css';

/** At the side of a laptop: the brand, links to the other pages, and who is signed in. */
export function Rail({ party }: { party?: Party | undefined }) {
  const name = useHostState((state) => state.user?.name ?? '');
  const signOut = useSignOut();
  return (
    <nav className={`only-laptop ${styles.rail}`} aria-label={texts.hostPages}>
      <Brand />
      {party ? <PartyLinks party={party} /> : <HostLinks />}
      <div className={styles.me}>
        {party ? (
          <HostLink to={{ screen: 'account' }} className={styles.link}>
            <Lines name="person" />
            {name}
          </HostLink>
        ) : (
          <TextLink isSoft onClick={signOut}>
            <Lines name="out" />
            {texts.signOut}
          </TextLink>
        )}
      </div>
    </nav>
  );
}

function PartyLinks({ party }: { party: Party }) {
  return (
    <>
      <div className={styles.party}>
        <HostLink to={HOME} className={styles.all}>
          <Lines name="back" />
          {texts.allCelebrations}
        </HostLink>
        <p className="display">{party.names}</p>
        <p className={styles.day}>{party.day}</p>
      </div>
      <PlaceLinks party={party} className={styles.link} />
    </>
  );
}

interface Entry {
  readonly screen: 'celebrations' | 'account' | 'operator';
  readonly label: string;
  readonly lines: LinesName;
}

const ENTRIES: readonly Entry[] = [
  { screen: 'celebrations', label: texts.myCelebrations, lines: 'glass' },
  { screen: 'account', label: texts.myAccount, lines: 'person' },
  { screen: 'operator', label: texts.allHosts, lines: 'key' },
];

function HostLinks() {
  const isOperator = useHostState((state) => state.user?.isOperator ?? false);
  const current = useHostState((state) => state.route.screen);
  const isCurrent = (to: HostRoute) => to.screen === current || (to.screen === 'celebrations' && current === 'create');
  return (
    <ul role="list" className={styles.entries}>
      {ENTRIES.filter(({ screen }) => screen !== 'operator' || isOperator).map(({ screen, label, lines }) => (
        <li key={screen}>
          <HostLink to={{ screen }} className={styles.link} aria-current={isCurrent({ screen }) ? 'page' : undefined}>
            <Lines name={lines} />
            {label}
          </HostLink>
        </li>
      ))}
    </ul>
  );
}
