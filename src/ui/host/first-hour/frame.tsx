import type { ReactNode } from 'react';
import { stepDone, steps } from '#messages/hosts/first-hour.ts';
import { ScreenHeading, usePageTitle } from '../../components/screen-heading.tsx';
import { FeedbackRegion } from '../../feedback/feedback.tsx';
import candlelight from '../parts/candlelight.module.css';
import { Icon } from '../parts/icon.tsx';
import { Brand } from '../shell/brand.tsx';
import { useGround } from '../shell/ground.tsx';
import sheet from '../shell/sheet-on-ground.module.css';
import styles from './frame.module.css';

interface FirstHourFrameProps {
  /** The number of the step, from 1 to 3. */
  step?: number;
  /** Shown instead of the steps. */
  back?: ReactNode;
  title: ReactNode;
  /** The title of the page, if `title` is not text. */
  pageTitle: string;
  lead?: ReactNode;
  /** Above the title. */
  mark?: ReactNode;
  /** Beside the title on a phone, where the stage is not shown. */
  picture?: ReactNode;
  children: ReactNode;
  /** Shown at the lower edge. */
  foot?: ReactNode;
  /** Shown beside the form on a laptop. */
  stage: ReactNode;
  /** Shown below the content of the stage. */
  note?: ReactNode;
}

/**
 * The layout of the first three steps and of the form for a later celebration: a column on a phone, a sheet beside a
 * picture on a laptop.
 */
export function FirstHourFrame(props: FirstHourFrameProps) {
  const { step, back, title, pageTitle, lead, mark, picture, children, foot, stage, note } = props;
  usePageTitle(pageTitle);
  useGround('gate');
  return (
    <>
      <main className={`${candlelight.light} ${styles.form} ${sheet.sheet}`}>
        <Brand />
        {back}
        {step && <Steps current={step} />}
        <div className={styles.head} data-pictured={picture ? '' : undefined}>
          {picture && <div className={styles.picture}>{picture}</div>}
          {mark}
          <ScreenHeading>{title}</ScreenHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
        <FeedbackRegion className={styles.feedback} />
        {foot && <div className={styles.foot}>{foot}</div>}
      </main>
      <aside className={`${styles.stage} ${sheet.beside}`}>
        {stage}
        {note && <p className={styles.note}>{note}</p>}
      </aside>
    </>
  );
}

function Steps({ current }: { current: number }) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map((name, index) => {
        const isDone = index + 1 < current;
        return (
          <li key={name} aria-current={index + 1 === current ? 'step' : undefined} data-done={isDone || undefined}>
            {isDone && (
              <>
                <Icon name="check" />
                <span className="visually-hidden">{stepDone} </span>
              </>
            )}
            {name}
          </li>
        );
      })}
    </ol>
  );
}
