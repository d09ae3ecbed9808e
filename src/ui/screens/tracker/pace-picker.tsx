import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { paceNames } from '#messages/menu.ts';
import { chooseYourStyle, drinkingPace } from '#messages/tracker.ts';
import { LAST_PACE_INDEX, PACES, paceIndex, paceOfIndex } from '../../../domain/session/pace.ts';
import { Card } from '../../components/card.tsx';
import { Emoji } from '../../components/drawings/emoji.tsx';
import { useClink, usePhone } from '../../guest/clink-context.tsx';
import { useSettings } from '../../later/use-settings.tsx';
import styles from './pace-picker.module.css';

/** The slider's page step, which jumps to the ends (docs/readings.md#pace-slider). */
const PAGE_STEP = 10;

/**
 * The four-step slider. Its stops are the drawings of the paces. The drawings and their names are under the control, so
 * that a tap on a drawing or a name chooses the pace.
 */
export function PacePicker() {
  const { store } = useClink();
  const settings = useSettings();
  const pace = usePhone((phone) => phone.pace);
  const id = useId();
  const index = paceIndex(pace);
  const isTouched = useRef(false);
  /** The stop below a finger. It is chosen when the finger lifts, because the finger may only scroll the page. */
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const shown = pointedAt ?? index;

  function choose(next: number) {
    const chosen = paceOfIndex(next);
    if (chosen.id !== pace) store.choosePace(chosen.id);
  }

  function endTouch(next: number | null) {
    isTouched.current = false;
    setPointedAt(null);
    if (next !== null) choose(next);
  }

  /** A native slider would move by only one option. */
  function turnPage(event: KeyboardEvent) {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    choose(index + (event.key === 'PageUp' ? PAGE_STEP : -PAGE_STEP));
  }

  return (
    <Card className={styles.pace} aria-labelledby={`${id}-head`}>
      <h2 className="display" id={`${id}-head`}>
        {drinkingPace}
      </h2>
      <p className={styles.subtitle} id={`${id}-subtitle`}>
        {chooseYourStyle}
      </p>
      <div className={styles.slider}>
        <input
          type="range"
          autoComplete="off"
          min={0}
          max={LAST_PACE_INDEX}
          step={1}
          value={shown}
          aria-labelledby={`${id}-head`}
          aria-describedby={`${id}-subtitle`}
          aria-valuetext={paceNames[pace]}
          onPointerDown={({ pointerType }) => {
            isTouched.current = pointerType === 'touch';
          }}
          onPointerUp={({ currentTarget }) => endTouch(isTouched.current ? currentTarget.valueAsNumber : null)}
          onPointerCancel={() => endTouch(null)}
          onChange={({ target }) => (isTouched.current ? setPointedAt : choose)(target.valueAsNumber)}
          onKeyDown={turnPage}
        />
        <div className={styles.labels} aria-hidden="true">
          {PACES.map(({ id: paceId, emoji }, at) => (
            <div key={paceId} data-on={at === shown || undefined}>
              <Emoji>{emoji}</Emoji>
              <span>{paceNames[paceId]}</span>
            </div>
          ))}
        </div>
      </div>
      {settings && <settings.PaceNote />}
    </Card>
  );
}
