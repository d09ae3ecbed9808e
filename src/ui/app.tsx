import { useEffect } from 'react';
import { listenForBack } from './browser/navigation.ts';
import { FeedbackProvider } from './feedback/feedback.tsx';
import { CurrentScreen } from './screens/current-screen.tsx';
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx';

/**
 * '/' is the drink tracker, any other path the not-found page (docs/spec-coverage.md §2.1, §2.2). The path never
 * changes.
 */
export function App({ path }: { path: string }) {
  // The Back button belongs to the browser, outside React.
  useEffect(listenForBack, []);
  return <FeedbackProvider>{path === '/' ? <CurrentScreen /> : <NotFoundScreen path={path} />}</FeedbackProvider>;
}
