import styles from '../../components/text-button.module.css';

/** A link that looks like a text button, below the one filled button of a page. */
export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={styles.text} data-soft="">
      {children}
    </a>
  );
}
