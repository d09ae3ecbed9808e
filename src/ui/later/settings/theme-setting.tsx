import { useId, useSyncExternalStore } from 'react';
import * as settings from '#messages/settings.ts';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import { Drawing } from '../../components/drawings/icon.tsx';
import { RadioSegments } from '../../components/segments.tsx';
import { useClink } from '../../guest/clink-context.tsx';
import { THEMES, type Theme } from '../../look/theme.ts';
import styles from './theme-setting.module.css';

const MOON = ['M20 14.2A8 8 0 0 1 9.8 4 8 8 0 1 0 20 14.2Z'];

/** The choice of a theme: the theme of the phone, always day, or always night. */
export function ThemeSetting() {
  const [theme, choose] = useTheme();
  const id = useId();
  return (
    <fieldset className={styles.row} aria-labelledby={id}>
      <Drawing paths={MOON} />
      {/* The label is no `legend`, because WebKit places even a floating legend on the edge of its fieldset. */}
      <span className={styles.label} id={id}>
        {settings.colours}
      </span>
      <RadioSegments className={styles.choices} ids={THEMES} chosen={theme} onChoose={choose}>
        {(id) => settings.themes[id]}
      </RadioSegments>
    </fieldset>
  );
}

/** An attribute of the page contains the choice, from which the theme follows (src/ui/early/follow-theme.ts). */
const CHOICE = 'data-chosen-theme';

function chosenTheme(): Theme {
  const chosen = document.documentElement.getAttribute(CHOICE);
  return THEMES.find((theme) => theme === chosen) ?? 'auto';
}

/** The guest's choice, and a function that changes and stores it. */
function useTheme(): [Theme, (theme: Theme) => void] {
  const { storage, log } = useClink();
  const theme = useSyncExternalStore<Theme>(followChoice, chosenTheme, () => 'auto');

  function choose(next: Theme) {
    const page = document.documentElement;
    if (next === 'auto') page.removeAttribute(CHOICE);
    else page.setAttribute(CHOICE, next);
    try {
      if (next === 'auto') storage.remove(KEYS.theme);
      else storage.set(KEYS.theme, next);
    } catch (error) {
      log('Error writing storage', error);
    }
  }
  return [theme, choose];
}

function followChoice(listener: () => void): () => void {
  const choice = new MutationObserver(listener);
  choice.observe(document.documentElement, { attributeFilter: [CHOICE] });
  return () => choice.disconnect();
}
