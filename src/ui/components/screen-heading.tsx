import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

interface ScreenHeadingProps {
  children: ReactNode;
  className?: string | undefined;
  /** False on the very first screen: the page has just been opened, nothing has moved. */
  takesFocus?: boolean;
}

/** The heading of a view. It takes the focus when the view opens, so that a screen reader starts there. */
export function ScreenHeading({ children, className, takesFocus = true }: ScreenHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  // Once, when the view opens.
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={ref} tabIndex={-1} className={classNames('display', className)}>
      {children}
    </h1>
  );
}

/** Where the focus goes when what had it is no longer there. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
