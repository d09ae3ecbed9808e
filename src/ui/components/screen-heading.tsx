import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../look/class-names.ts';

interface ScreenHeadingProps {
  children: ReactNode;
  className?: string | undefined;
  /** False on the first screen, because the page has just been opened. */
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

/** Moves the focus to the heading, for use when the focused element is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
