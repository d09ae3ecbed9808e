import { notFound, returnHome } from '#messages/not-found.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Rings } from '../../components/drawings/rings.tsx';
import { Page } from '../frame/page.tsx';
import styles from './not-found-screen.module.css';

/**
 * The page of any unknown path (docs/readings.md#unknown-route). It is only prerendered, because a page with one link
 * needs no code. Each part of the drawing has one digit of 404.
 */
export function NotFoundScreen() {
  return (
    <Page className={styles.page}>
      <div className={styles.picture}>
        <Rings hasSpark />
        <h1 className="display" aria-label="404">
          <span>4</span>
          <span>0</span>
          <span>4</span>
        </h1>
      </div>
      <h2 className="display">{notFound}</h2>
      <ButtonLink kind="primary" href="/">
        {returnHome}
      </ButtonLink>
    </Page>
  );
}
