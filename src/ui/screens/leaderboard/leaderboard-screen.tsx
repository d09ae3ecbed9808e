import { Button } from '../../components/button.tsx';
import { BottomBar, Page } from '../../components/page.tsx';
import { ScreenHeading } from '../../components/screen-heading.tsx';

export function LeaderboardScreen({ onBack }: { onBack(): void }) {
  return (
    <Page>
      <ScreenHeading>Leaderboard</ScreenHeading>
      <BottomBar>
        <Button kind="surface" onClick={onBack}>
          Back to Tracker
        </Button>
      </BottomBar>
    </Page>
  );
}
