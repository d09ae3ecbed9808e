import type { ReactNode } from 'react';
import * as texts from '#messages/hosts/invite.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import { Strong } from '../../components/strong.tsx';
import { ForTheServer } from './for-the-server.tsx';
import { Notice } from './notice.tsx';
import styles from './reach-notice.module.css';

const SETTING = 'PUBLIC_URL';

interface ReachNoticeProps {
  link: string;
  /** The buttons that send the link, above the warning. */
  children: ReactNode;
}

/** Tells an operator which setting has the address that others can reach. */
export function HowToReach() {
  return (
    <ForTheServer>
      <Strong sentence={texts.setTheAddress}>{SETTING}</Strong>
    </ForTheServer>
  );
}

/** Warns, before a link is sent or printed, that nobody else or only some people can open it. */
export function ReachNotice({ link, children }: ReachNoticeProps) {
  switch (reachOf(new URL(link))) {
    case 'computer':
      return (
        <>
          {children}
          <div className={styles.reach}>
            <Notice icon="alert">{texts.onlyThisComputer}</Notice>
            <HowToReach />
          </div>
        </>
      );
    case 'network':
      return (
        <>
          {children}
          <Notice icon="alert">{texts.sameNetworkOnly}</Notice>
        </>
      );
    case 'everybody':
      return children;
  }
}
