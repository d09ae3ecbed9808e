import { makeAnotherLink } from '#messages/hosts/hosts.ts';
import { TextButton } from '../../components/text-button.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './made-link.module.css';
import { ReachNotice } from './reach-notice.tsx';

interface MadeLinkProps {
  link: string;
  caption?: string;
  /** Brings the form back. */
  onAnother(): void;
}

/** A link that has just been made and replaces the form. It takes the focus, because the form is gone. */
export function MadeLink({ link, caption, onAnother }: MadeLinkProps) {
  return (
    <div ref={takeFocus} className={styles.made} role="status" tabIndex={-1}>
      <p className={styles.address} dir="ltr">
        {link}
      </p>
      <CopyLink link={link} />
      {caption && <p className={styles.caption}>{caption}</p>}
      <ReachNotice link={link} />
      <TextButton isWide onClick={onAnother}>
        {makeAnotherLink}
      </TextButton>
    </div>
  );
}

/** A ref for a new element that takes the focus, because the button that opened it is gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
