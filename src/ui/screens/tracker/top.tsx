import { changeName, dayColours, nightColours, subtitle } from '#messages/tracker.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { Icon } from '../../components/icon.tsx';
import { Mark } from '../../components/mark.tsx';
import { ScreenHeading } from '../../components/screen-heading.tsx';
import { useTheme } from '../../theme.ts';
import styles from './top.module.css';

interface TopProps {
  takesFocus: boolean;
  userName: string | null;
  onRename(): void;
}

/** The title, the subtitle, the theme switch, and the guest's name as a button that changes it. */
export function Top({ takesFocus, userName, onRename }: TopProps) {
  const [theme, turnTheme] = useTheme();
  return (
    <header className={styles.top}>
      <div className={styles.title}>
        <Mark />
        <ScreenHeading takesFocus={takesFocus}>{PRODUCT_NAME}</ScreenHeading>
      </div>
      <button
        type="button"
        className={styles.theme}
        aria-label={theme === 'day' ? nightColours : dayColours}
        onClick={turnTheme}
      >
        <Icon name={theme === 'day' ? 'moon' : 'sun'} />
      </button>
      {userName !== null && (
        <button type="button" className={styles.name} aria-label={changeName(userName)} onClick={onRename}>
          <bdi>{userName}</bdi>
        </button>
      )}
      <p className={styles.subtitle}>{subtitle}</p>
    </header>
  );
}
