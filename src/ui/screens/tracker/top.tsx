import { subtitle, yourSettings } from '#messages/tracker.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { Icon } from '../../components/drawings/icon.tsx';
import { Mark } from '../../components/drawings/rings.tsx';
import { ScreenHeading } from '../../components/screen-heading.tsx';
import { useSettings } from '../../later/use-settings.tsx';
import styles from './top.module.css';

interface TopProps {
  takesFocus: boolean;
  userName: string | null;
  onOpenYou(): void;
}

/** The title, the subtitle, and the guest's name as the button to their settings. */
export function Top({ takesFocus, userName, onOpenYou }: TopProps) {
  const settings = useSettings();
  return (
    <header className={styles.top}>
      <div className={styles.title} data-brand="">
        <Mark />
        {/* The couple's names come from the style of their look (src/ui/look/title.css). */}
        <i hidden aria-hidden="true">
          <b />
          <b />
          <b />
        </i>
        <ScreenHeading takesFocus={takesFocus}>{PRODUCT_NAME}</ScreenHeading>
      </div>
      {userName !== null && (
        <button
          type="button"
          className={styles.name}
          aria-label={yourSettings(userName)}
          aria-haspopup="dialog"
          onClick={onOpenYou}
        >
          <Icon name="person" />
          <bdi>{userName}</bdi>
        </button>
      )}
      <p className={styles.subtitle}>{settings ? <settings.HostStatus>{subtitle}</settings.HostStatus> : subtitle}</p>
    </header>
  );
}
