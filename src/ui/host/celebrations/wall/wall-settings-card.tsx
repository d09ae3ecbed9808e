import * as texts from '#messages/hosts/wall.ts';
import {
  WALL_CHOICES,
  WALL_COLOURS,
  type WallChoice,
  type WallColours,
} from '../../../../domain/wall/wall-settings.ts';
import { RadioSegments } from '../../../components/segments.tsx';
import { shortTime } from '../../../time/short-time.ts';
import { useAct } from '../../acts/use-act.ts';
import { Switch } from '../../form/switch.tsx';
import { Row } from '../../parts/row.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { useHosted, useServerNow } from '../room/hosted.tsx';
import styles from './wall.module.css';

/** What the wall shows. Each choice acts at once. */
export function WallSettingsCard() {
  const { celebration, settings, view, change } = useHosted();
  const act = useAct();
  const { wall, wallColours, wallPace, moments } = celebration;
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
    <TitledCard title={texts.whatItShows}>
      <fieldset className={styles.shows}>
        <legend>{texts.whoMayBeRead}</legend>
        <RadioSegments className={styles.choices} ids={WALL_CHOICES} chosen={wall} onChoose={choose}>
          {(choice) => texts.shows[choice]}
        </RadioSegments>
        <p className={styles.lead}>{texts.showsHints[wall]}</p>
      </fieldset>
      <fieldset className={styles.shows}>
        <legend>{texts.colours}</legend>
        <RadioSegments className={styles.choices} ids={WALL_COLOURS} chosen={wallColours} onChoose={colour}>
          {(choice) => texts.colourNames[choice]}
        </RadioSegments>
        <p className={styles.lead}>{texts.colourHints[wallColours]}</p>
      </fieldset>
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
    </TitledCard>
  );
}

/** The square and the code leave the wall for half an hour, and come back by themselves. */
function CodeRow({ nowMs }: { nowMs: number }) {
  const { celebration, change } = useHosted();
  const act = useAct();
  const { wallCodeHiddenUntil } = celebration;
  const isHidden = wallCodeHiddenUntil !== null && wallCodeHiddenUntil > nowMs;

  function turn(hideWallCode: boolean) {
    const done = hideWallCode ? texts.codeHidden : texts.codeShown;
    void act({ run: () => change({ hideWallCode }), done, undo: () => change({ hideWallCode: !hideWallCode }) });
  }

  return (
    <Row
      hint={isHidden ? texts.codeIsHidden(shortTime(wallCodeHiddenUntil)) : texts.hideTheCodeHint}
      action={
        <SmallButton label={isHidden ? texts.showAgain : texts.hideTheCode} onClick={() => turn(!isHidden)}>
          {isHidden ? texts.showAgain : texts.hide}
        </SmallButton>
      }
    >
      {texts.hideTheCode}
    </Row>
  );
}
