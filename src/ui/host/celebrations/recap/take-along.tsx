import * as texts from '#messages/hosts/recap.ts';
import { pathTo } from '../../../../domain/api/route.ts';
import { Setting, SettingFile, SettingsGroup } from '../../parts/settings.tsx';
import { printOnly } from '../parts/printing.ts';
import { useHosted } from '../room/hosted.tsx';

/** The figures on paper and as files. */
export function TakeAlong() {
  const { id } = useHosted().celebration;
  const address = (query: Record<string, string>) =>
    pathTo('GET /api/host/celebrations/:celebrationId/recap', { celebrationId: id }, query);
  return (
    <SettingsGroup title={texts.takeItAlong}>
      <SettingFile icon="menu" href={address({ as: 'csv' })} hint={texts.asCsv}>
        {texts.forTheCaterer}
      </SettingFile>
      <SettingFile icon="copy" href={address({})} hint={texts.asJson}>
        {texts.allFigures}
      </SettingFile>
      <Setting icon="print" isAction hint={texts.onA4} onClick={() => printOnly('figures')}>
        {texts.printFigures}
      </Setting>
    </SettingsGroup>
  );
}
