import { wallIsLimited } from '#messages/hosts/rules.ts';
import * as texts from '#messages/hosts/wall.ts';
import { mayWallShow } from '../../../../domain/house/under-rules.ts';
import {
  WALL_CHOICES,
  WALL_COLOURS,
  type WallChoice,
  type WallColours,
} from '../../../../domain/wall/wall-settings.ts';
import { NIGHT_FROM_HOUR, NIGHT_TO_HOUR } from '../../../../domain/wall/wall-times.ts';
import { useAct } from '../../acts/use-act.ts';
import { Choice } from '../../form/choice.tsx';
import { Switch } from '../../form/switch.tsx';
import { SettingFact, SettingField, SettingsGroup } from '../../parts/settings.tsx';
import { hourOfDay } from '../../time/times.ts';
import { SmallButton } from '../parts/small-button.tsx';
import { useHosted, useServerNow, useTimes } from '../room/hosted.tsx';

/** The settings of what the wall shows. Each choice applies at once. */
export function WallSettingsGroup() {
  const { celebration, settings, view, change } = useHosted();
  const act = useAct();
  const { wall, wallColours, wallPace, moments, house = {} } = celebration;
  const allowed = WALL_CHOICES.filter((choice) => mayWallShow(house, choice));
  const nowMs = useServerNow(view.serverAheadMs);

  function choose(next: WallChoice) {
    void act({
      run: () => change({ wall: next }),
      done: texts.wallShows[next],
      undo: () => change({ wall }),
    });
  }

  function colour(next: WallColours) {
    void act({
      run: () => change({ wallColours: next }),
      done: texts.colouredBy[next],
      undo: () => change({ wallColours }),
    });
  }

  function turnPace(wallPace: boolean) {
    const done = wallPace ? texts.paceIsOn : texts.paceIsOff;
    void act({ run: () => change({ wallPace }), done, undo: () => change({ wallPace: !wallPace }) });
  }

  function turnMoments(moments: boolean) {
    const done = moments ? texts.momentsAreOn : texts.momentsAreOff;
    void act({ run: () => change({ moments }), done, undo: () => change({ moments: !moments }) });
  }

  return (
    <SettingsGroup title={texts.whatItShows} isTitleHidden foot={allowed.length < WALL_CHOICES.length && wallIsLimited}>
      <SettingField>
        <Choice
          title={texts.whoIsNamed}
          ids={allowed}
          chosen={wall}
          onChoose={choose}
          names={texts.shows}
          hint={texts.showsHints[wall]}
        />
      </SettingField>
      <SettingField>
        <Choice
          title={texts.colours}
          ids={WALL_COLOURS}
          chosen={wallColours}
          onChoose={colour}
          names={texts.colourNames}
          hint={
            wallColours === 'clock'
              ? texts.darkFrom(hourOfDay(NIGHT_FROM_HOUR), hourOfDay(NIGHT_TO_HOUR))
              : texts.colourHints[wallColours]
          }
        />
      </SettingField>
      {settings.boards.includes('fastestPace') && (
        <Switch isOn={wallPace} onChange={turnPace}>
          {texts.paceOnTheWall}
          <small>{texts.paceHint}</small>
        </Switch>
      )}
      <Switch isOn={moments} onChange={turnMoments}>
        {texts.moments}
        <small>{texts.momentsHint}</small>
      </Switch>
      <CodeRow nowMs={nowMs} />
    </SettingsGroup>
  );
}

/** Hides the QR code and the code on the wall for half an hour. */
function CodeRow({ nowMs }: { nowMs: number }) {
  const { celebration, change } = useHosted();
  const act = useAct();
  const { time } = useTimes();
  const { wallCodeHiddenUntil } = celebration;
  const isHidden = wallCodeHiddenUntil !== null && wallCodeHiddenUntil > nowMs;

  function turn(hideWallCode: boolean) {
    const done = hideWallCode ? texts.codeHidden : texts.codeShown;
    void act({ run: () => change({ hideWallCode }), done, undo: () => change({ hideWallCode: !hideWallCode }) });
  }

  return (
    <SettingFact
      hint={isHidden ? texts.codeIsHidden(time(wallCodeHiddenUntil)) : texts.hideTheCodeHint}
      action={
        <SmallButton label={isHidden ? texts.showAgain : texts.hideTheCode} onClick={() => turn(!isHidden)}>
          {isHidden ? texts.showAgain : texts.hide}
        </SmallButton>
      }
    >
      {texts.hideTheCode}
    </SettingFact>
  );
}
