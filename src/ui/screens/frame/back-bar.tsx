import type { ReactNode } from 'react';
import { backToTracker } from '#messages/views.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icon.tsx';
import { BottomBar } from './page.tsx';

interface BackBarProps {
  onBack(): void;
  /** Shown in the bar, above the button. */
  above?: ReactNode;
  beside?: ReactNode;
}

/** The way back from a screen to the tracker (docs/spec-coverage.md §2.43). */
export function BackBar({ onBack, above, beside }: BackBarProps) {
  return (
    <BottomBar above={above}>
      <Button kind="surface" onClick={onBack}>
        <Icon name="back" />
        <span>{backToTracker}</span>
      </Button>
      {beside}
    </BottomBar>
  );
}
