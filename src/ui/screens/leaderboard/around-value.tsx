import type { ReactNode } from 'react';

/** Stands in a sentence for the value, which has its own style. Languages put the value in different places. */
export const VALUE = '\uFFFC';

interface AroundValueProps {
  /** A whole sentence with `VALUE` in it. */
  sentence: string;
  /** Whether only screen readers get the words around the value. */
  isHidden?: boolean;
  /** The value. */
  children: ReactNode;
}

export function AroundValue({ sentence, isHidden, children }: AroundValueProps) {
  const [before, after] = sentence.split(VALUE);
  const className = isHidden ? 'visually-hidden' : undefined;
  return (
    <>
      {before && <small className={className}>{before}</small>}
      {children}
      {after && <small className={className}>{after}</small>}
    </>
  );
}
