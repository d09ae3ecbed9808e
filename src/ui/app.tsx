import { useEffect } from 'react';
import { FeedbackProvider } from './feedback/feedback.tsx';
import { listenForBack } from './navigation.ts';
import { Celebration } from './screens/celebration.tsx';
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx';

/** '/' is the drink tracker, any other path the not-found page (spec §2, Routes). A page never changes its path. */
export function App({ path }: { path: string }) {
  // The Back button is the browser's, not React's.
  useEffect(listenForBack, []);
  return <FeedbackProvider>{path === '/' ? <Celebration /> : <NotFoundScreen path={path} />}</FeedbackProvider>;
}
