import * as texts from '#messages/hosts/invite.ts';
import { forTheServer } from '#messages/hosts/rules.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import { Strong } from '../../components/strong.tsx';
import { Icon } from '../parts/icon.tsx';
import { Notice } from './notice.tsx';
import styles from './reach-notice.module.css';

const SETTING = 'PUBLIC_URL';

/**
 * Warns, before a link is sent or printed, that nobody else or only some people can open it. A tap on the first warning
 * tells an operator which setting has the address that others can reach.
 */
export function ReachNotice({ link }: { link: string }) {
  const reach = reachOf(new URL(link));
  if (reach === 'everybody') return null;
  if (reach === 'network') return <Notice icon="alert">{texts.sameNetworkOnly}</Notice>;
  return (
    <details className={styles.reach}>
      <summary>
        <Icon name="alert" />
        <span>{texts.onlyThisComputer}</span>
        <Icon name="next" />
      </summary>
      <p>
        <small>{forTheServer}</small>
        <Strong sentence={texts.setTheAddress}>{SETTING}</Strong>
      </p>
    </details>
  );
}
