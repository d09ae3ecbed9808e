import { CopyLink } from './copy-link.tsx';
import styles from './made-link.module.css';
import { ReachNotice } from './reach-notice.tsx';

/** A link that has just been made. It takes the focus, because the button that made it may be gone. */
export function MadeLink({ link, caption }: { link: string; caption?: string }) {
  return (
    <div ref={takeFocus} className={styles.made} role="status" tabIndex={-1}>
      <p className={styles.address} dir="ltr">
        {link}
      </p>
      <CopyLink link={link} />
      {caption && <p className={styles.caption}>{caption}</p>}
      <ReachNotice link={link} />
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
