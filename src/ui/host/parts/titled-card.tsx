import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import styles from './titled-card.module.css';

/** A card with its heading. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}
