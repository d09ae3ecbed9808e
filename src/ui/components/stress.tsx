import type { ReactNode } from 'react';
import { around } from '../messages/forms/around.ts';

interface StressProps {
  sentence(part: string): string;
  /** Bold, if it is text. */
  children: ReactNode;
}

/** A sentence in which one part stands out. */
export function Stress({ sentence, children }: StressProps) {
  const [before, after] = around(sentence);
  return (
    <>
      {before}
      {typeof children === 'string' ? <b>{children}</b> : children}
      {after}
    </>
  );
}
