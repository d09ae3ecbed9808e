import * as texts from '#messages/hosts/celebrations.ts';
import { Button } from '../../../components/button.tsx';
import { focusHeading } from '../../../components/screen-heading.tsx';
import { usePassedFocus } from '../../../taps-and-focus/use-passed-focus.ts';
import { useAct } from '../../acts/use-act.ts';
import { SettingField, SettingsGroup } from '../../parts/settings.tsx';
import { Pictured } from '../../shell/pictured.tsx';
import { Scene } from '../../shell/scenes/scene.tsx';
import { useHosted, useTimes } from '../room/hosted.tsx';
import styles from './guests.module.css';

interface DeletionNoticeProps {
  /** The time of the deletion, in ms on the server's clock. */
  deletesAt: number;
  /** Shows the notice as one card among others, not as the main content of the page. */
  isCard?: boolean;
  /** The page has nothing else, and the button is its action. */
  isAlone?: boolean;
}

/** Says when the celebration will be deleted, and lets the host keep it. */
export function DeletionNotice({ deletesAt, isCard = false, isAlone = false }: DeletionNoticeProps) {
  const { time } = useTimes();
  const title = texts.isDeletedAt(time(deletesAt));
  if (isCard) {
    return (
      <SettingsGroup title={title} lead={texts.isDeletedAtLead}>
        <SettingField>
          <KeepButton />
        </SettingField>
      </SettingsGroup>
    );
  }
  return (
    <Pictured isStacked picture={<Scene name="empty" />} title={title} lead={texts.isDeletedAtLead}>
      {!isAlone && <KeepButton className={styles.keep} />}
    </Pictured>
  );
}

/** Cancels the deletion. */
export function KeepButton({ className }: { className?: string | undefined }) {
  const { change } = useHosted();
  const act = useAct();
  const button = usePassedFocus<HTMLButtonElement>(focusHeading);
  return (
    <Button
      ref={button}
      kind="primary"
      className={className}
      isWide
      onClick={() => act({ run: () => change({ deleted: false }), done: texts.kept })}
    >
      {texts.keepIt}
    </Button>
  );
}
