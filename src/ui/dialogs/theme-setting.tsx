import { useId } from 'react';
import * as settings from '#messages/settings.ts';
import { Drawing } from '../components/icon.tsx';
import { THEMES } from '../theme.ts';
import styles from './theme-setting.module.css';
import { useTheme } from './use-theme.ts';

const MOON = ['M20 14.2A8 8 0 0 1 9.8 4 8 8 0 1 0 20 14.2Z'];

/** The colours: the phone's own, or always those of the day or the night. */
export function ThemeSetting() {
  const [theme, choose] = useTheme();
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <Drawing paths={MOON} />
      <legend className={styles.label}>{settings.colours}</legend>
      <div className={styles.choices}>
        {THEMES.map((id) => (
          <label key={id}>
            <input type="radio" name={name} checked={theme === id} onChange={() => choose(id)} />
            <span>{settings.themes[id]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
