import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import styles from './titled-card.module.css';

interface TitledCardProps {
  title: string;
  /** In the letters of headings that are read first. */
  isDisplay?: boolean;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card with its heading. */
export function TitledCard({ title, isDisplay = false, action, children }: TitledCardProps) {
  return (
    <Card>
      <div className={styles.title}>
        <h2 data-display={isDisplay || undefined}>{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
