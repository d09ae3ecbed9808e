import type { ReactNode, Ref } from 'react';
import * as texts from '#messages/hosts/hosts.ts';
import { usePageTitle } from '../../components/screen-heading.tsx';
import { FeedbackRegion } from '../../feedback/feedback.tsx';
import { NetworkNotice } from '../notices/network-notice.tsx';
import candlelight from '../parts/candlelight.module.css';
import { HOME, type HostRoute, parentOf } from '../state/host-route.ts';
import styles from './desk.module.css';
import { DeskHead } from './desk-head.tsx';
import { useGround } from './ground.tsx';
import { type Party, Tabs } from './place-links.tsx';
import { Rail } from './rail.tsx';

interface DeskProps {
  /** The name of the screen, for its heading and the title of the page. */
  title: string;
  /** The heading on a phone, if it is not the title, such as the couple's names above the guests. */
  phoneTitle?: string;
  /** The content of the line under the heading. */
  under?: ReactNode;
  /** Shown at the end of the heading's line. */
  corner?: ReactNode;
  /** The target of the arrow before the heading on a phone, by default My celebrations. Null: no arrow. */
  back?: HostRoute | null;
  party?: Party;
  /**
   * `half`: two equal columns on a laptop, with the third part under the first. `split`: a wide column and an aside.
   * `first`: a narrow column and a wide one. `shown`: a picture that stays in sight on a laptop, beside the controls that
   * change it, with the third part under the picture. `fill`: one thing in the middle of the page. `stage`: a large
   * picture, the controls beside it, and the third part under both. `free`: the whole width.
   */
  layout: 'half' | 'first' | 'split' | 'shown' | 'stage' | 'fill' | 'free';
  children: ReactNode;
  /** The main button: above the tabs or at the lower edge on a phone, under the page or in its corner on a laptop. */
  action?: ReactNode;
}

/** The layout of every signed-in screen, with a rail at the side of a laptop or a tab bar at the bottom of a phone. */
export function Desk({
  title,
  phoneTitle = title,
  under,
  corner,
  party,
  back = party ? parentOf({ screen: 'celebration', id: party.id, place: party.place }) : HOME,
  layout,
  children,
  action,
}: DeskProps) {
  useGround('desk');
  usePageTitle(party?.names && party.names !== title ? texts.placeOf(title, party.names) : title);
  return (
    <div className={styles.desk}>
      <Rail party={party} />
      <div className={`${candlelight.light} ${styles.room}`} data-layout={layout} data-tabs={party ? '' : undefined}>
        <DeskHead title={title} phoneTitle={phoneTitle} under={under} corner={corner} back={back} party={party} />
        <NetworkNotice />
        <main className={styles.main}>{children}</main>
        <div className={styles.thumb}>
          <FeedbackRegion className={styles.feedback} />
          {action && <div className={styles.action}>{action}</div>}
        </div>
        {party && <Tabs party={party} />}
      </div>
    </div>
  );
}

interface ColumnProps {
  ref?: Ref<HTMLDivElement>;
  /** Adds a gap after the column, unless it is empty. */
  isAbove?: boolean;
  /** On a laptop it ends where the column beside it ends: the parts that grow take the height that is left. */
  isLevel?: boolean;
  children: ReactNode;
}

/** A column of parts. */
export function Column({ ref, isAbove, isLevel, children }: ColumnProps) {
  return (
    <div ref={ref} className={styles.column} data-above={isAbove || undefined} data-level={isLevel || undefined}>
      {children}
    </div>
  );
}

/** What is above both columns of a laptop. */
export function Across({ children }: { children: ReactNode }) {
  return <div className={styles.across}>{children}</div>;
}
