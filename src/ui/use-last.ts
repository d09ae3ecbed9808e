import { useState } from 'react';

/** The last value that was there: what a dialog goes on showing while it leaves. */
export function useLast<T extends object>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
