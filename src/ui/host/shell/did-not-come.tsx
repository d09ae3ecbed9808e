import { tryAgain } from '#messages/hosts/hosts.ts';
import { Button } from '../../components/button.tsx';
import { Pictured } from './pictured.tsx';
import { Scene } from './scenes/scene.tsx';

/** Shown instead of the content of a page that did not load. The button that loads it again is the page's action. */
export function DidNotCome({ title, lead }: { title: string; lead: string }) {
  return (
    <div role="alert">
      <Pictured isStacked picture={<Scene name="apart" />} title={title} lead={lead} />
    </div>
  );
}

export function TryAgain({ onRetry }: { onRetry(): void }) {
  return (
    <Button kind="primary" isWide onClick={onRetry}>
      {tryAgain}
    </Button>
  );
}
