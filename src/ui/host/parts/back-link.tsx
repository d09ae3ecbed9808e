import type { ReactNode } from 'react';
import type { HostRoute } from '../state/host-route.ts';
import styles from './back-link.module.css';
import { HostLink } from './host-link.tsx';
import { Icon } from './icon.tsx';

/** The link one level up, for pages without a rail. */
export function BackLink({ to, children }: { to: HostRoute; children: ReactNode }) {
  return (
    <HostLink to={to} className={styles.back}>
      <Icon name="back" />
      <bdi>{children}</bdi>
    </HostLink>
  );
}
