import { type ReactNode, useEffect, useRef } from 'react';
import { pageTitle } from '#messages/page.ts';
import { PRODUCT_NAME } from '../../domain/product.ts';
import { classNames } from '../look/class-names.ts';

interface ScreenHeadingProps {
  children: ReactNode;
  className?: string | undefined;
  /** False on the first screen: a page that has just been opened must not move the focus. */
  takesFocus?: boolean;
}

/** The heading of a screen. It takes the focus when the screen opens (docs/readings.md#screens). */
export function ScreenHeading({ children, className, takesFocus = true }: ScreenHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  // Once, when the screen opens.
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={ref} tabIndex={-1} className={classNames('display', className)}>
      {children}
    </h1>
  );
}

/** Moves the focus to the heading when the focused element no longer exists. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/**
 * Sets the title of the page to the name of the open screen. Without an open screen the title is the product's name.
 */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = pageTitle(name);
    return () => {
      document.title = PRODUCT_NAME;
    };
  }, [name]);
}
