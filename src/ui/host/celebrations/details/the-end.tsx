import * as texts from '#messages/hosts/celebrations.ts';
import { Card } from '../../../components/card.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Initial } from '../../parts/row.tsx';
import { SettingAct } from '../../parts/settings.tsx';
import { DeletionNotice } from '../parts/deletion-notice.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { useHosted, useTimes } from '../room/hosted.tsx';
import styles from './the-end.module.css';

/** Says since when the celebration is over, and lets hosts open it again. */
export function ItIsOver() {
  const { settings, change } = useHosted();
  const act = useAct();
  const { shortMoment } = useTimes();
  if (settings.deletesAt !== null) return <DeletionNotice isCard deletesAt={settings.deletesAt} />;
  return (
    <Card className={styles.over}>
      <Initial icon="clock" />
      <div>
        <h2 className="display">{texts.over}</h2>
        {settings.endedAt && <p>{shortMoment(settings.endedAt)}</p>}
      </div>
      <SmallButton onClick={() => act({ run: () => change({ state: 'open' }), done: texts.reopened })}>
        {texts.reopenIt}
      </SmallButton>
    </Card>
  );
}

/** Shows when the celebration ends by itself. */
export function EndsByItself({ onChange }: { onChange(): void }) {
  const { celebration } = useHosted();
  const { shortMoment } = useTimes();
  return (
    <SettingAct value={shortMoment(Date.parse(celebration.ends))} act={texts.changeEnd} onClick={onChange}>
      {texts.endsByItself}
    </SettingAct>
  );
}
