import { useEffect, useState } from 'react';
import { useClink } from './clink-context.tsx';
import type { LocationParts } from './location-parts.ts';

/** Null until their code has come. */
export function useLocationParts(): LocationParts | null {
  const { loadLocation, log } = useClink();
  const [parts, setParts] = useState<LocationParts | null>(null);
  // Fetches what is not part of the first load.
  useEffect(() => {
    loadLocation().then(setParts, (error: unknown) => log('Error fetching a view', error));
  }, [loadLocation, log]);
  return parts;
}
