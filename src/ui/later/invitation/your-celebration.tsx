import { carryOnElsewhere } from '#messages/carry-on.ts';
import * as texts from '#messages/celebration/celebration.ts';
import { didNotLoad } from '#messages/tracker.ts';
import { Button } from '../../components/button.tsx';
import { Drawing } from '../../components/drawings/icon.tsx';
import { QR, SettingRow } from '../../components/setting-row.tsx';
import { Strong } from '../../components/strong.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { type LoadInviteSheet, useInviteSheet } from './use-invite-sheet.ts';
import styles from './your-celebration.module.css';

interface YourCelebrationProps {
  loadInviteSheet: LoadInviteSheet;
  /** The address at which other phones find this installation. */
  origin: string;
  onOtherCode(): void;
  onOtherPhone(): void;
}

/** The guest's celebration, with buttons to invite somebody and to join another celebration. */
export function YourCelebration({ origin, loadInviteSheet, onOtherCode, onOtherPhone }: YourCelebrationProps) {
  const celebration = usePhone((phone) => phone.celebration);
  const invitation = useInviteSheet(loadInviteSheet);
  const isAwaited = invitation.step === 'awaited';
  return (
    <>
      {celebration ? (
        <div className={styles.here}>
          <p className={styles.label}>
            <Strong sentence={texts.youAreCelebrating}>
              <bdi className={styles.names}>{inOneTypeface(celebration.names || celebration.code)}</bdi>
            </Strong>
          </p>
          {celebration.date && (
            <p className={styles.label}>
              <time dateTime={celebration.date}>{texts.dateOf(celebration.date)}</time>
            </p>
          )}
          <Button kind="primary" isWide aria-haspopup="dialog" aria-busy={isAwaited} onClick={invitation.open}>
            <Drawing paths={QR} />
            {texts.invite}
          </Button>
        </div>
      ) : (
        <SettingRow icon="qr" aria-haspopup="dialog" aria-busy={isAwaited} onClick={invitation.open}>
          {texts.invite}
        </SettingRow>
      )}
      <p className={styles.trouble} role="status">
        {invitation.step === 'failed' && didNotLoad}
      </p>
      <SettingRow icon="phone" aria-haspopup="dialog" onClick={onOtherPhone}>
        {carryOnElsewhere}
      </SettingRow>
      <SettingRow icon="swap" aria-haspopup="dialog" onClick={onOtherCode}>
        {celebration ? texts.goToAnother : texts.haveACode}
      </SettingRow>
      {invitation.Sheet && (
        <invitation.Sheet
          isOpen={invitation.step === 'open'}
          celebration={celebration}
          origin={origin}
          onDismiss={invitation.close}
        />
      )}
    </>
  );
}
