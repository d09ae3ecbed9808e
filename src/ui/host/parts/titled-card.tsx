import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import styles from './titled-card.module.css';

interface TitledCardProps {
  title: string;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card with its heading. */
export function TitledCard({ title, action, children }: TitledCardProps) {
  return (
    <Card>
      <div className={styles.title}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
