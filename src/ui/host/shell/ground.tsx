import { useLayoutEffect } from 'react';
import styles from './ground.module.css';

/** Sets the background of the page: two large glasses for the gate, plain paper for signed-in screens (host.css). */
export function useGround(ground: 'gate' | 'desk'): void {
  // This is a layout effect because the attribute on <html> is outside React and must be set before the page is
  // painted.
  useLayoutEffect(() => {
    document.documentElement.dataset.host = ground;
  }, [ground]);
}

/** Two decorative glasses at the bottom of a page that may be short. */
export function GlassesBelow() {
  return <div className={styles.glasses} aria-hidden="true" />;
}
