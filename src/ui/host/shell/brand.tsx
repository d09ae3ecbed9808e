import { forHosts } from '#messages/hosts/hosts.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { Mark } from '../../components/drawings/rings.tsx';
import styles from './brand.module.css';

/** The product's name above every page of the hosts. */
export function Brand() {
  return (
    <p className={`display ${styles.brand}`}>
      <Mark />
      {PRODUCT_NAME} <span className={styles.forHosts}>{forHosts}</span>
    </p>
  );
}
