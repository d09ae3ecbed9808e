import * as texts from '#messages/hosts/celebrations.ts';
import { Button, InlineButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Initial } from '../../parts/row.tsx';
import { SettingFact } from '../../parts/settings.tsx';
import { DeletionNotice } from '../parts/deletion-notice.tsx';
import { useHosted, useTimes } from '../room/hosted.tsx';
import styles from './the-end.module.css';

/** Says since when the celebration is over, and lets hosts open it again. */
export function ItIsOver() {
  const { settings, change } = useHosted();
  const act = useAct();
  const { moment } = useTimes();
  if (settings.deletesAt !== null) return <DeletionNotice isCard deletesAt={settings.deletesAt} />;
  return (
    <Card className={styles.over}>
      <Initial icon="clock" />
      <div>
        <h2 className="display">{texts.over}</h2>
        {settings.endedAt && <p>{moment(settings.endedAt)}</p>}
      </div>
      <Button onClick={() => act({ run: () => change({ state: 'open' }), done: texts.reopened })}>
        {texts.reopenIt}
      </Button>
    </Card>
  );
}

/** Shows when the celebration ends by itself. */
export function EndsByItself({ onChange }: { onChange(): void }) {
  const { celebration } = useHosted();
  const { moment } = useTimes();
  return (
    <SettingFact
      hint={moment(Date.parse(celebration.ends))}
      action={
        <InlineButton aria-label={texts.changeEnd} aria-haspopup="dialog" onClick={onChange}>
          {texts.change}
        </InlineButton>
      }
    >
      {texts.endsByItself}
    </SettingFact>
  );
}
