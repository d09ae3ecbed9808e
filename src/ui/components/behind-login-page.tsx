import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { FRESH_PARAMETER } from '../../domain/celebration/page-address.ts';
import { isBehindGate } from '../browser/gate.ts';
import { useHeldFor } from '../time/use-held-for.ts';
import { Button } from './button.tsx';
import styles from './note.module.css';

/** The page mentions a login page only after this time, because a single bad answer may be accidental. */
const CLOSED_FOR_MS = 2_000;

/** Whether a login page answers in Clink's place. */
export function useIsBehindLoginPage(): boolean {
  return useHeldFor(useStore(isBehindGate), CLOSED_FOR_MS);
}

interface BehindLoginPageProps {
  /** What waits meanwhile. */
  children: ReactNode;
  /** The label of the button. */
  signIn: string;
}

/**
 * A link to the login page. The guest cannot reach that page in another way, because the service worker opens the
 * stored page of Clink without the network.
 */
export function BehindLoginPage({ children, signIn }: BehindLoginPageProps) {
  if (!useIsBehindLoginPage()) return null;
  return (
    <div className={styles.withButton}>
      {children}
      <Button isWide onClick={() => location.assign(freshAddress())}>
        {signIn}
      </Button>
    </div>
  );
}

/**
 * The address that the service worker passes on to the network. The worker answers all other addresses of the page
 * itself.
 */
function freshAddress(): URL {
  const url = new URL(location.href);
  // The address is different each time because the login page may be cached.
  url.searchParams.set(FRESH_PARAMETER, `${Date.now()}`);
  return url;
}
