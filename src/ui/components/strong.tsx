import type { ReactNode } from 'react';
import { around } from '../messages/forms/around.ts';

interface StrongProps {
  sentence(part: string): string;
  /** Bold, if it is text. */
  children: ReactNode;
}

/** A sentence with one emphasised part. */
export function Strong({ sentence, children }: StrongProps) {
  const [before, after] = around(sentence);
  return (
    <>
      {before}
      {typeof children === 'string' ? <b>{children}</b> : children}
      {after}
    </>
  );
}
