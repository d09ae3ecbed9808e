import type { ReactNode } from 'react';
import * as texts from '#messages/hosts/hosts.ts';
import { ScreenHeading } from '../../components/screen-heading.tsx';
import { classNames } from '../../look/class-names.ts';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { HostLink } from '../parts/host-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { HOME, type HostRoute } from '../state/host-route.ts';
import styles from './desk-head.module.css';
import type { Party } from './place-links.tsx';

/** Longer names need two lines on a phone. */
const ONE_LINE = 16;

interface DeskHeadProps {
  title: string;
  phoneTitle: string;
  under: ReactNode;
  corner: ReactNode;
  back: HostRoute | null;
  party: Party | undefined;
}

/**
 * The head of every signed-in screen: an arrow back, the title with a line under it, and a corner. On a laptop the arrow
 * has its words, and the rail has the way to My celebrations.
 */
export function DeskHead({ title, phoneTitle, under, corner, back, party }: DeskHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.bar} data-long={phoneTitle.length > ONE_LINE || undefined}>
        {back && (
          <HostLink
            to={back}
            className={classNames(styles.back, back.screen === HOME.screen && 'only-phone')}
            aria-label={nameOf(back, party)}
          >
            <Icon name="back" />
            <span className="only-laptop">{nameOf(back, party)}</span>
          </HostLink>
        )}
        <ScreenHeading>
          <span className="only-phone">{inOneTypeface(phoneTitle)}</span>
          <span className="only-laptop">{inOneTypeface(title)}</span>
        </ScreenHeading>
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      <Under party={party}>{under}</Under>
    </header>
  );
}

/** The name is the one that the tabs have. */
function nameOf(back: HostRoute, party: Party | undefined): string {
  if (back.screen === 'celebration' && back.place === 'tonight' && party?.isOver) return texts.afterwards;
  if (back.screen === 'celebration') return texts.places[back.place];
  return back.screen === 'operator' ? texts.allHosts : texts.myCelebrations;
}

/** The line under the heading, which also tells a host in another time zone in which zone the times are. */
function Under({ party, children }: { party: Party | undefined; children: ReactNode }) {
  const clocks = party?.clocks;
  if (!children && !clocks) return null;
  return (
    <div className={styles.under}>
      {children}
      {clocks && <span className={styles.clocks}>{texts.clocksOf(clocks)}</span>}
    </div>
  );
}
