import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { FRESH_PARAMETER } from '../../domain/celebration/page-address.ts';
import { isBehindGate } from '../browser/gate.ts';
import { useHeldFor } from '../time/use-held-for.ts';
import { Button } from './button.tsx';
import styles from './note.module.css';

/** The page speaks of a login page only after this time, because a single bad answer may be chance. */
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
 * Leads to the login page. The service worker opens the stored page of Clink without a network, so nothing else leads
 * the guest to the login page.
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
 * The address that the service worker passes on to the network. It answers every other address of the page by itself.
 */
function freshAddress(): URL {
  const url = new URL(location.href);
  // The address is different each time, because the login page may have been cached.
  url.searchParams.set(FRESH_PARAMETER, `${Date.now()}`);
  return url;
}
