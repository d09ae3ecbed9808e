import { useMemo } from 'react';
import * as texts from '#messages/hosts/rules.ts';
import { Strong } from '../../../components/strong.tsx';
import { operatorCalls } from '../../calls/operator.ts';
import { Notice } from '../../notices/notice.tsx';
import { Trouble } from '../../notices/trouble.tsx';
import { SettingDisclosure, SettingsGroup } from '../../parts/settings.tsx';
import { Column, Desk } from '../../shell/desk.tsx';
import { useHost } from '../../state/host-context.tsx';
import { BoardRules } from './board-rules.tsx';
import { GuestsAddressCard } from './guests-address-card.tsx';
import styles from './house.module.css';
import { KeepRule } from './keep-rule.tsx';
import { NewCelebrationRules } from './new-celebration-rules.tsx';
import { PositionRule } from './position-rule.tsx';
import { Responsible } from './responsible.tsx';
import { useRules } from './use-rules.ts';
import { WallRule } from './wall-rule.tsx';

const SETTING = 'OPEN_CELEBRATION=off';

/** The rules of the house, for operators. Each change applies at once. */
export function HouseScreen() {
  const { call } = useHost();
  const calls = useMemo(() => operatorCalls(call), [call]);
  const rules = useRules(calls);
  const { value } = rules.loaded;
  return (
    <Desk title={texts.theHouse} under={<span>{texts.countAtOnce}</span>} layout="half" back={{ screen: 'operator' }}>
      <div className={styles.top}>
        <Trouble of={rules.loaded} />
        {value?.isFixed && <Notice icon="lock">{texts.standInFile}</Notice>}
      </div>
      {value && (
        <>
          <Column>
            <BoardRules rules={rules} house={value} />
            <WallRule rules={rules} house={value} />
            <PositionRule rules={rules} house={value} />
            <GuestsAddressCard />
          </Column>
          <Column>
            <Responsible rules={rules} house={value} />
            <NewCelebrationRules rules={rules} house={value} />
            <KeepRule rules={rules} house={value} />
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
