import type { ReactNode } from 'react';

/**
 * A placeholder for the value in a sentence. The value has its own style, and its place in the sentence depends on the
 * language.
 */
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
      {/* A text beside an element would stay as it is once a browser has translated it. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {after && <small className={className}>{after}</small>}
    </>
  );
}
