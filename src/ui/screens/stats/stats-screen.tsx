import { Button } from '../../components/button.tsx';
import { BottomBar, Page } from '../../components/page.tsx';
import { ScreenHeading } from '../../components/screen-heading.tsx';

export function StatsScreen({ onBack }: { onBack(): void }) {
  return (
    <Page>
      <ScreenHeading>Your Stats</ScreenHeading>
      <BottomBar>
        <Button kind="surface" onClick={onBack}>
          Back to Tracker
        </Button>
      </BottomBar>
    </Page>
  );
}
