import { type RefObject, useLayoutEffect } from 'react';
import { findCounter } from '../moments/find-counter.ts';

/** The space below the banner, in px. */
const AIR = 8;

/**
 * Makes room for the banner of a message. On the tracker the counter becomes smaller, so that no drink moves or leaves
 * the screen. Other screens begin lower. It runs after each render, because the guest may have opened another screen.
 */
export function useRoomForWord(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = banner;
    const hero = findCounter()?.parentElement;
    const below = hero ?? document.querySelector('main');
    if (!current || !below) return;
    const side = hero ? 'paddingBlockStart' : 'marginBlockStart';
    const measure = () => {
      below.style[side] = `${current.offsetHeight + AIR}px`;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    below.dataset.word = '';
    return () => {
      observer.disconnect();
      below.style[side] = '';
      delete below.dataset.word;
    };
  });
}
