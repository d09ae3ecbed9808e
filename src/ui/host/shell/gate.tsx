import type { ReactNode } from 'react';
import { ScreenHeading, usePageTitle } from '../../components/screen-heading.tsx';
import { FeedbackRegion } from '../../feedback/feedback.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { NetworkNotice } from '../notices/network-notice.tsx';
import { Brand } from './brand.tsx';
import styles from './gate.module.css';
import { useGround } from './ground.tsx';
import { type Keepsake, NameCard } from './scenes/name-card.tsx';
import { Scene, type SceneName } from './scenes/scene.tsx';
import sheet from './sheet-on-ground.module.css';

/** Fields with the initial focus refer to the lead with `aria-describedby`. */
export const GATE_LEAD_ID = 'lead';

interface GateProps {
  title: string;
  lead?: ReactNode;
  scene: SceneName;
  /** Whether the page has so many fields that a phone has no room for the scene. */
  isLong?: boolean;
  /** A smaller scene, for a form that leaves room for it only on a high phone. */
  isTall?: boolean;
  /** The names of the couple whose celebration the screen is about. A card with them takes the place of the scene. */
  couple?: string | undefined;
  /** The rest of that card, if it is one to keep. */
  keepsake?: Keepsake | undefined;
  /** A sentence that only a laptop shows, below the scene. */
  promise?: string;
  children?: ReactNode;
  /** Less prominent links at the lower edge. */
  foot?: ReactNode;
}

/** The layout of a step at the gate: a column on a phone, a sheet on a tablet, the sheet beside the scene on a laptop. */
export function Gate({ title, lead, scene, isLong, isTall, couple, keepsake, promise, children, foot }: GateProps) {
  usePageTitle(title);
  useGround('gate');
  return (
    <main className={`${styles.gate} ${sheet.sheet}`} data-long={isLong || undefined} data-tall={isTall || undefined}>
      <Brand />
      <div className={`${styles.stage} ${sheet.beside}`}>
        <div className={styles.scene} data-keepsake={keepsake ? '' : undefined}>
          {couple ? <NameCard names={couple} keepsake={keepsake} /> : <Scene name={scene} />}
        </div>
        {promise && <p className={`display ${styles.promise}`}>{inOneTypeface(promise)}</p>}
      </div>
      <div className={styles.head}>
        <ScreenHeading>{inOneTypeface(title)}</ScreenHeading>
        {lead && (
          <p id={GATE_LEAD_ID} className={styles.lead}>
            {lead}
          </p>
        )}
      </div>
      <NetworkNotice />
      {children}
      <FeedbackRegion className={styles.feedback} />
      {foot && <div className={styles.foot}>{foot}</div>}
    </main>
  );
}
