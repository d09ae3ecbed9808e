import type { ReactNode } from 'react';
import { LensPicture } from '../../components/drawings/lens-picture.tsx';
import { APART, Rings } from '../../components/drawings/rings.tsx';
import { ScreenHeading, usePageTitle } from '../../components/screen-heading.tsx';
import { FeedbackRegion } from '../../feedback/feedback.tsx';
import { classNames } from '../../look/class-names.ts';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { NetworkNotice } from '../notices/network-notice.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Brand } from './brand.tsx';
import styles from './gate.module.css';
import { useGround } from './ground.tsx';

/** Fields with the initial focus refer to the lead with `aria-describedby`. */
export const GATE_LEAD_ID = 'lead';

interface GateProps {
  title: string;
  lead?: ReactNode;
  /** A text above the title such as 'Step 1 of 2'. */
  steps?: string;
  /** The icon where the two rings overlap. If it is absent, only a laptop shows the rings. */
  picture?: IconName;
  /** The names of the couple whose celebration the screen is about, shown below the picture. */
  couple?: string | undefined;
  /** A sentence that only a laptop shows, below the picture, if no couple is known. */
  promise?: string;
  /** For good news, the rings are solid and have a spark. Otherwise they are dotted. */
  isGlad?: boolean;
  children?: ReactNode;
  /** Less prominent links at the lower edge. */
  foot?: ReactNode;
}

/** The layout of a step at the gate: a column on a phone, a card on a tablet, the form beside a stage on a laptop. */
export function Gate({ title, lead, steps, picture, couple, promise, isGlad = false, children, foot }: GateProps) {
  const isBright = isGlad || !picture;
  usePageTitle(title);
  useGround('gate');
  return (
    <main className={styles.gate}>
      <Brand />
      <div className={styles.stage}>
        <div className={styles.glasses}>
          <Rings distance={APART.wideLens} isDim={!isBright} hasSpark={isBright} />
        </div>
        <LensPicture
          className={classNames(styles.picture, !picture && styles.onlyOnStage)}
          isDim={!isGlad}
          hasSpark={isGlad}
        >
          <Icon name={picture ?? 'glass'} />
        </LensPicture>
        {couple && <p className={`display ${styles.couple}`}>{inOneTypeface(couple)}</p>}
        {promise && !couple && <p className={`display ${styles.promise}`}>{inOneTypeface(promise)}</p>}
      </div>
      <div className={styles.head}>
        {steps && <p className={styles.steps}>{steps}</p>}
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
