import { useLayoutEffect } from 'react';
import styles from './ground.module.css';

/** What lies behind the page: the two large glasses behind the gate, plain paper behind the desk (host.css). */
export function useGround(ground: 'gate' | 'desk'): void {
  // This is a layout effect because the attribute on <html> is outside React and must be set before the page is
  // painted.
  useLayoutEffect(() => {
    document.documentElement.dataset.host = ground;
  }, [ground]);
}

/** Two glasses at the foot of a page that may end early. Only decoration. */
export function GlassesBelow() {
  return <div className={styles.glasses} aria-hidden="true" />;
}
