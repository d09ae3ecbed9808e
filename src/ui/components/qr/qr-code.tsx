import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

/** Modules of quiet around the code (ISO/IEC 18004, 9.1). */
export const QUIET_MODULES = 4;

/** A QR code: dark on light by day and by night, because many scanners cannot read the inverse. */
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
      <path d={path} />
    </svg>
  );
}
