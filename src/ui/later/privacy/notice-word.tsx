import { createStore } from 'zustand/vanilla';
import { privacy } from '#messages/settings.ts';
import { readAddress } from '../../../domain/celebration/page-address.ts';
import { NOTICE_PARAMETER } from '../../../domain/notice/notice-address.ts';
import { TextButton } from '../../components/text-button.tsx';
import styles from './notice-word.module.css';

/** Whether the notice is open. The welcome, the settings and an address can open it. */
export const isReading = createStore(() => false);
const open = () => isReading.setState(true, true);
export const closeNotice = () => isReading.setState(false, true);

/**
 * Opens the notice if the address asks for it, as an address on a wall or on paper does. The parameter is then removed,
 * so that a reload does not open the notice again.
 */
export function openNoticeFromAddress(): void {
  const url = new URL(location.href);
  if (readAddress(url.search)[NOTICE_PARAMETER] === undefined) return;
  url.searchParams.delete(NOTICE_PARAMETER);
  history.replaceState(history.state, '', url);
  open();
}

/** The link to the notice on the lower edge of the invitation. It is loaded late, and moves nothing. */
export function NoticeWord() {
  return (
    <button type="button" className={styles.word} aria-haspopup="dialog" onClick={open}>
      {privacy}
    </button>
  );
}

/** The link to the notice below the settings. */
export function NoticeLink() {
  return (
    <TextButton isSoft aria-haspopup="dialog" onClick={open}>
      {privacy}
    </TextButton>
  );
}
