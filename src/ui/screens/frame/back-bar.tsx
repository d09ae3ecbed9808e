import { backToTracker } from '#messages/views.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icon.tsx';
import { BottomBar } from './page.tsx';

/** The way back from a screen to the tracker (docs/spec-coverage.md §2.43). */
export function BackBar({ onBack }: { onBack(): void }) {
  return (
    <BottomBar>
      <Button kind="surface" onClick={onBack}>
        <Icon name="back" />
        <span>{backToTracker}</span>
      </Button>
    </BottomBar>
  );
}
