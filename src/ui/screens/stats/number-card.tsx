import { Card } from '../../components/card.tsx';
import styles from './number-card.module.css';

interface NumberCardProps {
  title: string;
  value: string;
  size: 'large' | 'small';
}

/** A number up to this length fits at its full size. */
const FITTING_LENGTH = 4;

/** One number at a glance. */
export function NumberCard({ title, value, size }: NumberCardProps) {
  const isLong = size === 'large' && value.length > FITTING_LENGTH;
  return (
    <Card className={styles.card}>
      <h2>{title}</h2>
      <p className="display" data-size={isLong ? 'medium' : size}>
        {value}
      </p>
    </Card>
  );
}
