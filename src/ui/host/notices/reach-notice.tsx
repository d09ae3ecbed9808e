import * as texts from '#messages/hosts/invite.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import { Strong } from '../../components/strong.tsx';
import { ForTheServer } from './for-the-server.tsx';
import { Notice } from './notice.tsx';
import styles from './reach-notice.module.css';

const SETTING = 'PUBLIC_URL';

/** Tells an operator which setting has the address that others can reach. */
export function HowToReach() {
  return (
    <ForTheServer>
      <Strong sentence={texts.setTheAddress}>{SETTING}</Strong>
    </ForTheServer>
  );
}

/** Warns, before a link is sent or printed, that nobody else or only some people can open it. */
export function ReachNotice({ link }: { link: string }) {
  const reach = reachOf(new URL(link));
  if (reach === 'everybody') return null;
  const isOnlyHere = reach === 'computer';
  return (
    <div className={styles.reach}>
      <Notice icon="alert">{isOnlyHere ? texts.onlyThisComputer : texts.sameNetworkOnly}</Notice>
      {isOnlyHere && <HowToReach />}
    </div>
  );
}
