import * as texts from '#messages/hosts/hosts.ts';
import { TextButton } from '../../components/text-button.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { useSignOut } from '../acts/use-sign-out.ts';
import { HostLink } from '../parts/host-link.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useHostState } from '../state/host-context.tsx';
import { HOME, type HostRoute } from '../state/host-route.ts';
import { Brand } from './brand.tsx';
import { type Party, PlaceLinks } from './place-links.tsx';
import styles from './rail.module.css';

/** The rail at the side of a laptop: the brand, links to the other pages, and the signed-in host. */
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
            <Icon name="person" />
            {name}
          </HostLink>
        ) : (
          <TextButton isSoft onClick={signOut}>
            <Icon name="out" />
            {texts.signOut}
          </TextButton>
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
          <Icon name="back" />
          {texts.allCelebrations}
        </HostLink>
        {party.names && (
          <>
            <p className="display">{inOneTypeface(party.names)}</p>
            <p className={styles.day}>{party.day}</p>
          </>
        )}
      </div>
      <PlaceLinks party={party} className={styles.link} />
    </>
  );
}

interface Entry {
  readonly screen: 'celebrations' | 'account' | 'operator';
  readonly label: string;
  readonly icon: IconName;
}

const ENTRIES: readonly Entry[] = [
  { screen: 'celebrations', label: texts.myCelebrations, icon: 'glass' },
  { screen: 'account', label: texts.myAccount, icon: 'person' },
  { screen: 'operator', label: texts.allHosts, icon: 'key' },
];

function HostLinks() {
  const isOperator = useHostState((state) => state.user?.isOperator ?? false);
  const current = useHostState((state) => state.route.screen);
  const isBelow = current === 'create' || current === 'copy' || current === 'celebration';
  const isCurrent = ({ screen }: HostRoute) =>
    screen === current || (screen === 'celebrations' && isBelow) || (screen === 'operator' && current === 'house');
  return (
    <ul role="list" className={styles.entries}>
      {ENTRIES.filter(({ screen }) => screen !== 'operator' || isOperator).map(({ screen, label, icon }) => (
        <li key={screen}>
          <HostLink to={{ screen }} className={styles.link} aria-current={isCurrent({ screen }) ? 'page' : undefined}>
            <Icon name={icon} />
            {label}
          </HostLink>
        </li>
      ))}
    </ul>
  );
}
