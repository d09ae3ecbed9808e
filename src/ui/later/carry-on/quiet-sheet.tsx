import { Drawing } from '../../components/drawings/icon.tsx';
import { LensPicture } from '../../components/drawings/lens-picture.tsx';
import { APART, Rings } from '../../components/drawings/rings.tsx';
import { Sheet, type SheetContent } from '../../components/sheet/sheet.tsx';
import styles from '../celebration/over-sheet.module.css';

interface QuietSheetProps extends Pick<SheetContent, 'title' | 'lead' | 'children'> {
  isOpen: boolean;
  /** A number or the paths of an icon, shown where the two glasses overlap. */
  subject?: number | readonly string[];
  /** Dotted glasses: something is missing. */
  isDim?: boolean;
  step?: string;
  onDismiss(): void;
}

/** A full-screen sheet with one sentence, one drawing and one question. */
export function QuietSheet({ subject, isDim = false, children, ...rest }: QuietSheetProps) {
  return (
    <Sheet {...rest} isUnasked isFull align="centre" picture={<Picture subject={subject} isDim={isDim} />}>
      <div className={styles.actions}>{children}</div>
    </Sheet>
  );
}

function Picture({ subject, isDim }: { subject: QuietSheetProps['subject'] | undefined; isDim: boolean }) {
  const rings = { hasSpark: !isDim, isDim, distance: APART.wideLens };
  if (typeof subject === 'object') {
    return (
      <LensPicture className={styles.picture} {...rings}>
        <Drawing paths={subject} />
      </LensPicture>
    );
  }
  return (
    <div className={styles.picture} aria-hidden="true">
      <Rings {...rings} />
      {subject !== undefined && <span className={styles.count}>{subject}</span>}
    </div>
  );
}
