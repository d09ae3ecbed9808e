import type { ReactNode } from 'react';
import { ApartGlasses, EmptyGlasses, FullGlasses } from './glasses.tsx';
import { Keys } from './key.tsx';
import { Letter, SealedLetter } from './letter.tsx';
import { Codes, TableCard } from './papers.tsx';
import { Phone } from './phone.tsx';
import styles from './scene.module.css';

/** What lies on the table, seen from above. */
const SCENES = {
  /** A welcome, and good news. */
  glasses: () => <FullGlasses />,
  /** Something does not answer, or is not for this visitor. */
  apart: () => <ApartGlasses />,
  /** Something is over for good. */
  empty: () => <EmptyGlasses />,
  /** A mail that somebody asks for. */
  letter: () => <Letter />,
  /** A mail that has been sent, or an invitation. */
  sealedLetter: () => <SealedLetter />,
  /** A mail whose link no longer works. */
  oldLetter: () => <Letter isOld />,
  /** Six digits. */
  phone: () => <Phone />,
  codes: () => <Codes />,
  /** A setup link, or a password. */
  key: () => <Keys />,
  /** What somebody without an account will have. */
  card: () => <TableCard />,
} satisfies Readonly<Record<string, () => ReactNode>>;

export type SceneName = keyof typeof SCENES;

/** The picture of a page at the gate. It only repeats the text of the page. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg className={styles.scene} viewBox="0 0 400 300" aria-hidden="true">
      {SCENES[name]()}
    </svg>
  );
}
