import * as texts from '#messages/celebration.ts';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import type { SheetContent } from '../../components/sheet/sheet.tsx';
import { around } from '../../messages/forms/around.ts';
import { Couple } from './couple.tsx';
import styles from './greeting.module.css';

/** How the welcome greets the guests of a couple: with their names, each in a glass, and the date. */
export function greetingOf({ names, date }: CelebrationFacts): Pick<SheetContent, 'picture' | 'title' | 'lead'> {
  const [before, after] = around(texts.greeting);
  return {
    picture: (
      <div className={styles.greeting} aria-hidden="true">
        <p className={styles.before}>{before}</p>
        <Couple names={names} />
        {after && <p className={styles.before}>{after}</p>}
      </div>
    ),
    title: <span className="visually-hidden">{texts.greeting(names)}</span>,
    lead: <b className={styles.date}>{texts.dateOf(date)}</b>,
  };
}
