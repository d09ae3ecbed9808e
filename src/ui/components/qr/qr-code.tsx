import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { type ReactNode, useMemo } from 'react';
import { classNames } from '../../look/class-names.ts';
import styles from './qr-code.module.css';

/** The width of the quiet zone around the code, in modules (ISO/IEC 18004, 9.1). */
export const QUIET_MODULES = 4;

/** A QR code. It is dark on light in both themes because many scanners cannot read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const bitmap = generate(text, { minCorrectionLevel: correction.M });
    return { size: bitmap.size, path: toSvgPath(bitmap) };
  }, [text]);
  const side = size + 2 * QUIET_MODULES;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_MODULES} y={-QUIET_MODULES} width="100%" height="100%" />
      <path d={path} />
    </svg>
  );
}

interface SquareAndWordsProps {
  /** Sets `--rest`: the height of the sheet without the QR code. */
  className: string | undefined;
  /** Null while it is made. */
  square: ReactNode;
  /** The words. */
  children: ReactNode;
}

/** A QR code for the camera of another phone, with words below it. On a phone in landscape the words are beside it. */
export function SquareAndWords({ className, square, children }: SquareAndWordsProps) {
  return (
    <div className={classNames(styles.layout, className)}>
      <div className={styles.square} aria-busy={square === null || undefined}>
        {square}
      </div>
      <div>{children}</div>
    </div>
  );
}
