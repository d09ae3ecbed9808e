import lens from '../celebration/door-sheet.module.css';
import styles from '../celebration/over-sheet.module.css';
import { Drawing } from '../components/icon.tsx';
import { APART, Rings } from '../components/rings.tsx';
import { Sheet, type SheetContent } from '../components/sheet.tsx';

interface QuietSheetProps extends Pick<SheetContent, 'title' | 'lead' | 'children'> {
  isOpen: boolean;
  /** In the lens of the two glasses: a number, or an icon. */
  subject?: number | readonly string[];
  /** Dotted glasses: something is missing. */
  isDim?: boolean;
  step?: string;
  onDismiss(): void;
}

/** One sentence, one drawing and one question, on the whole screen. */
export function QuietSheet({ subject, isDim = false, children, ...rest }: QuietSheetProps) {
  return (
    <Sheet
      {...rest}
      isUnasked
      isFull
      align="centre"
      picture={
        <div aria-hidden="true">
          <div className={styles.picture}>
            <Rings hasSpark={!isDim} isDim={isDim} distance={APART.wideLens} />
            {typeof subject === 'number' && <span className={styles.count}>{subject}</span>}
            {typeof subject === 'object' && (
              <span className={lens.lens}>
                <Drawing paths={subject} />
              </span>
            )}
          </div>
        </div>
      }
    >
      <div className={styles.actions}>{children}</div>
    </Sheet>
  );
}
