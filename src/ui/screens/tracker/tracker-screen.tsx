import { Button } from '../../components/button.tsx';
import { BottomBar, Page } from '../../components/page.tsx';
import { ScreenHeading } from '../../components/screen-heading.tsx';

interface TrackerScreenProps {
  takesFocus: boolean;
  onView(view: 'stats' | 'leaderboard'): void;
}

export function TrackerScreen({ takesFocus, onView }: TrackerScreenProps) {
  return (
    <Page>
      <ScreenHeading takesFocus={takesFocus}>Clink</ScreenHeading>
      <BottomBar>
        <Button kind="surface" onClick={() => onView('stats')}>
          View Stats
        </Button>
        <Button kind="surface" onClick={() => onView('leaderboard')}>
          Leaderboard
        </Button>
      </BottomBar>
    </Page>
  );
}
