import type { ReactNode } from 'react';
import { menuOf } from '#messages/celebration/evening-menu.ts';
import { CoupleCard } from '../parts/couple-card.tsx';
import type { ShownCelebration } from '../room/hosted.tsx';

interface MenuCardProps {
  celebration: ShownCelebration;
  children: ReactNode;
}

/** With a word joiner, a name such as Anna-Katharina stays on one line. */
const unbroken = (names: string) => names.replaceAll('-', '-\u2060');

/** The card of drinks of a bar, in the look of the couple. */
export function MenuCard({ celebration, children }: MenuCardProps) {
  return (
    <CoupleCard celebration={celebration} title={menuOf(unbroken(celebration.names))}>
      {children}
    </CoupleCard>
  );
}
