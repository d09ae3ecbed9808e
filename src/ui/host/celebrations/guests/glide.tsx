import { type ReactNode, useEffect, useRef } from 'react';
import { prefersStillness } from '../../../look/prefers-stillness.ts';
import { Column } from '../../shell/desk.tsx';

const MOVE: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/** Two parts of a column. When the upper one grows or shrinks, the lower one glides to its new place. */
export function Glide({ above, children }: { above: ReactNode; children: ReactNode }) {
  const upper = useRef<HTMLDivElement>(null);
  const lower = useRef<HTMLDivElement>(null);

  // This is an effect because sizes are outside React.
  useEffect(() => {
    if (!upper.current) return;
    let before: DOMRectReadOnly | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect;
      // A change of the window's width moves everything, so nothing glides then.
      if (now && before?.width === now.width && !prefersStillness()) {
        lower.current?.animate({ transform: [`translateY(${before.height - now.height}px)`, 'none'] }, MOVE);
      }
      // A lower part that has just appeared has no old place from which it could glide.
      before = lower.current?.hasChildNodes() ? now : undefined;
    });
    observer.observe(upper.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <Column ref={upper} isAbove>
        {above}
      </Column>
      <Column ref={lower}>{children}</Column>
    </>
  );
}
