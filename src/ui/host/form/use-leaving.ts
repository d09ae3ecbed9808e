import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHost } from '../state/host-context.tsx';

interface Leaving {
  /** The text in the field now. */
  typedIn(box: HTMLElement | null): string;
  /** The text that is stored. */
  stored: string;
  onLeave(typed: string): void;
}

/** Calls `onLeave` when the text has changed and the host moves to another field, place or app, or closes the page. */
export function useLeaving({ typedIn, stored, onLeave }: Leaving) {
  const { lifecycle } = useHost();
  const box = useRef<HTMLDivElement>(null);
  const [isIn, setIsIn] = useState(false);

  const leave = useEffectEvent((from: HTMLElement | null) => {
    const typed = typedIn(from);
    if (isIn && typed !== stored) onLeave(typed);
  });
  // This is an effect because the page and its address are outside React.
  useEffect(() => {
    const own = box.current;
    const stop = lifecycle.onHide(() => leave(own));
    return () => {
      stop();
      leave(own);
    };
  }, [lifecycle]);

  return {
    box,
    isIn,
    bind: {
      ref: box,
      onFocus: () => setIsIn(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.contains(relatedTarget)) return;
        leave(currentTarget);
        setIsIn(false);
      },
      onKeyDown: ({ key, target }: KeyboardEvent<HTMLElement>) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) leave(target);
      },
    },
  };
}
