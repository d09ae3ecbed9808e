import { type StoreApi, useStore } from 'zustand';
import { doYouRunIt, haveCode, makeItYours, notYours } from '#messages/celebration/celebration.ts';
import { Icon } from '../../components/drawings/icon.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { LanguagePill } from '../language/language-setting.tsx';
import { NoticeWord } from '../privacy/notice-word.tsx';
import styles from './code-link.module.css';
import type { Joining } from './joining.ts';

/** The welcome's link to the sheet for a code, or, for the operator of a new server, to a host's first steps. */
export function CodeLink({ joining, canSetUp }: { joining: Joining; canSetUp: StoreApi<boolean> }) {
  const isHere = usePhone((phone) => phone.celebration !== null);
  return (
    <>
      <LanguagePill isShort={isHere} />
      <TextButton isWide onClick={joining.typeCode}>
        {isHere ? notYours : haveCode}
      </TextButton>
      {useStore(canSetUp) && <SetUpCard />}
      <NoticeWord />
    </>
  );
}

/** A link to the first steps of a host, shown only on the server's own computer while there is no host. */
function SetUpCard() {
  return (
    <a className={styles.card} href="/?host">
      <span>
        <b>{doYouRunIt}</b>
        <small>{makeItYours}</small>
      </span>
      <Icon name="next" />
    </a>
  );
}
