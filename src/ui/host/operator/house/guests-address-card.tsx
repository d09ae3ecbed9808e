import * as texts from '#messages/hosts/first-hour.ts';
import { Strong } from '../../../components/strong.tsx';
import { GuestsAddress } from '../../first-hour/guests-address.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { useHostState } from '../../state/host-context.tsx';
import styles from './house.module.css';

const SETTING = 'PUBLIC_URL';

/** Where guests open Clink, and what becomes of squares that are printed. */
export function GuestsAddressCard() {
  const address = useHostState(({ settings }) => settings?.address ?? '');
  const from = useHostState(({ settings }) => settings?.addressFrom);
  if (from === undefined) return null;
  return (
    <TitledCard title={texts.theAddress}>
      {from === 'setting' ? (
        <>
          <p className={styles.lead}>
            <b dir="ltr">{address}</b>
          </p>
          <p className={styles.lead}>
            <Strong sentence={texts.addressIsInSetting}>{SETTING}</Strong>
          </p>
        </>
      ) : (
        <>
          <p className={styles.lead}>{from === 'host' ? texts.printedSquares : texts.reachableAddressWhy}</p>
          <GuestsAddress given={from === 'host' ? address : ''} submit={texts.useThisAddress} />
        </>
      )}
    </TitledCard>
  );
}
