import { useId } from 'react';
import * as settings from '#messages/settings.ts';
import { Drawing } from '../../components/drawings/icon.tsx';
import { RadioSegments } from '../../components/radio-segments.tsx';
import { THEMES } from '../../look/theme.ts';
import styles from './theme-setting.module.css';
import { useTheme } from './use-theme.ts';

const MOON = ['M20 14.2A8 8 0 0 1 9.8 4 8 8 0 1 0 20 14.2Z'];

/** The colours: the phone's own, or always those of the day or the night. */
export function ThemeSetting() {
  const [theme, choose] = useTheme();
  const id = useId();
  return (
    <fieldset className={styles.row} aria-labelledby={id}>
      <Drawing paths={MOON} />
      {/* WebKit lays a legend out on the edge of its fieldset, also a floating one. */}
      <span className={styles.label} id={id}>
        {settings.colours}
      </span>
      <RadioSegments className={styles.choices} ids={THEMES} chosen={theme} onChoose={choose}>
        {(id) => settings.themes[id]}
      </RadioSegments>
    </fieldset>
  );
}
