import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import styles from './titled-card.module.css';

interface TitledCardProps {
  title: string;
  /** Shown at the end of the heading's line. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A card with its heading. */
export function TitledCard({ title, action, className, children }: TitledCardProps) {
  return (
    <Card className={className}>
      <div className={styles.title}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
