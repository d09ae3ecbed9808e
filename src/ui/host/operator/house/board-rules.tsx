import { boardHints, boards as boardNames } from '#messages/hosts/celebrations.ts';
import * as texts from '#messages/hosts/rules.ts';
import { ALCOHOL_BOARDS, type HouseRules, type NeverShown } from '../../../../domain/house/house-rules.ts';
import { boardsNever } from '../../../../domain/house/under-rules.ts';
import { BOARDS, type BoardName } from '../../../../domain/leaderboard/boards.ts';
import { Switch } from '../../form/switch.tsx';
import { SettingsGroup } from '../../parts/settings.tsx';
import type { RuleCard } from './rule-card.ts';

/** The boards that hosts may show. One switch covers all boards that count alcohol. */
export function BoardRules({ rules, house: { rules: now, isFixed } }: RuleCard) {
  const forbidden = boardsNever(now as HouseRules);
  const isDry = now.boards?.never.includes(ALCOHOL_BOARDS) ?? false;
  const withAlcohol = boardsNever({ boards: { never: [ALCOHOL_BOARDS] } });

  function turn(name: NeverShown, mayShow: boolean, done: string) {
    const turned = (isNever: boolean) => ({ boards: { switches: { [name]: isNever } } });
    rules.set(turned(!mayShow), done, turned(mayShow));
  }

  const counts = (board: BoardName) => withAlcohol.includes(board);
  // The boards below the switch that covers them, and then the others.
  const listed = [...BOARDS.filter(counts), ...BOARDS.filter((board) => !counts(board))];

  return (
    <SettingsGroup icon="board" title={texts.mayBeShownHere} lead={texts.mayBeShownHint}>
      <Switch
        isOn={!isDry}
        isDisabled={isFixed}
        onChange={(isOn) => turn(ALCOHOL_BOARDS, isOn, isOn ? texts.alcoholAgain : texts.alcoholNever)}
      >
        {texts.boardsWithAlcohol}
        <small>{texts.boardsWithAlcoholHint}</small>
      </Switch>
      {listed.map((board) => (
        <Switch
          key={board}
          isOn={!forbidden.includes(board)}
          isPart={counts(board)}
          isDisabled={isFixed || (isDry && counts(board))}
          onChange={(isOn) => turn(board, isOn, (isOn ? texts.mayBeShown : texts.isNeverShown)(boardNames[board]))}
        >
          {boardNames[board]}
          <small>{boardHints[board]}</small>
        </Switch>
      ))}
    </SettingsGroup>
  );
}
