import { useMemo } from 'react';
import * as texts from '#messages/hosts/rules.ts';
import { Strong } from '../../../components/strong.tsx';
import { operatorCalls } from '../../calls/operator.ts';
import { Notice } from '../../notices/notice.tsx';
import { Trouble } from '../../notices/trouble.tsx';
import { SettingDisclosure, SettingsGroup } from '../../parts/settings.tsx';
import { Across, Column, Desk } from '../../shell/desk.tsx';
import { useHost } from '../../state/host-context.tsx';
import { BoardRules } from './board-rules.tsx';
import { CelebrationRules } from './celebration-rules.tsx';
import { GuestsAddressCard } from './guests-address-card.tsx';
import { HouseSummary } from './house-summary.tsx';
import { PrivacyRules } from './privacy-rules.tsx';
import { Responsible } from './responsible.tsx';
import { useRules } from './use-rules.ts';

const SETTING = 'OPEN_CELEBRATION=off';

/** The rules of the house, for operators. Each change applies at once. */
export function HouseScreen() {
  const { call } = useHost();
  const calls = useMemo(() => operatorCalls(call), [call]);
  const rules = useRules(calls);
  const { value } = rules.loaded;
  return (
    <Desk title={texts.theHouse} under={<span>{texts.countAtOnce}</span>} layout="half" back={{ screen: 'operator' }}>
      <Across>
        <Trouble of={rules.loaded} />
        {value?.isFixed && <Notice icon="lock">{texts.standInFile}</Notice>}
        {value && <HouseSummary rules={value.rules} />}
      </Across>
      {value && (
        <>
          <Column>
            <BoardRules rules={rules} house={value} />
            <PrivacyRules rules={rules} house={value} />
          </Column>
          <Column>
            <Responsible rules={rules} house={value} />
            <CelebrationRules rules={rules} house={value} />
            <GuestsAddressCard />
            {value.hasOpenCelebration && <OpenCelebration />}
          </Column>
        </>
      )}
    </Desk>
  );
}

/** Where the rules do not apply, which only whoever runs the server can change. */
function OpenCelebration() {
  return (
    <SettingsGroup>
      <SettingDisclosure hint={texts.forTheServer} more={<Strong sentence={texts.openIsSwitchedOff}>{SETTING}</Strong>}>
        {texts.openHasNoRules}
      </SettingDisclosure>
    </SettingsGroup>
  );
}
