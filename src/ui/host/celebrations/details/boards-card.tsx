import * as texts from '#messages/hosts/celebrations.ts';
import { boardIsNotShown, noneIsShown, noneMayBeShown } from '#messages/hosts/rules.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { offeredBoards } from '../../../../domain/leaderboard/offered-boards.ts';
import { useAct } from '../../acts/use-act.ts';
import { Switch } from '../../form/switch.tsx';
import { SettingsGroup } from '../../parts/settings.tsx';
import { useHosted } from '../room/hosted.tsx';

/**
 * Switches for the boards that guests see. At a celebration without alcohol, boards that count alcohol are not listed.
 * A tap is saved at once, and the last board cannot be switched off.
 */
export function BoardsCard() {
  const { celebration, settings, change } = useHosted();
  const act = useAct();
  const { boards } = settings;
  const never: readonly BoardName[] = celebration.house?.never ?? [];
  const offered = offeredBoards(celebration.withoutAlcohol);
  const none = offered.every((board) => never.includes(board)) ? noneMayBeShown : noneIsShown;

  function turn(board: BoardName, isOn: boolean) {
    void act({
      run: () => change({ boards: { [board]: isOn } }),
      done: (isOn ? texts.boardIsOn : texts.boardIsOff)(texts.boards[board]),
      undo: () => change({ boards: { [board]: !isOn } }),
    });
  }

  return (
    <SettingsGroup
      icon="board"
      title={texts.whatTheLeaderboardShows}
      foot={boards.length === 0 ? none : boards.length === 1 && texts.oneBoardStays}
      isGrowing
      isPast={settings.state === 'over'}
    >
      {offered.map((board) => {
        const isOn = boards.includes(board);
        const isNever = never.includes(board);
        return (
          <Switch
            key={board}
            isOn={isOn}
            isDisabled={isNever || (isOn && boards.length === 1)}
            onChange={(next) => turn(board, next)}
          >
            {texts.boards[board]}
            <small>{isNever ? boardIsNotShown : texts.boardHints[board]}</small>
          </Switch>
        );
      })}
    </SettingsGroup>
  );
}
