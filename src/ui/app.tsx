import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { FeedbackProvider } from './feedback/feedback.tsx';
import { listenForBack } from './navigation.ts';
import { Celebration } from './screens/celebration.tsx';
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx';

/** '/' is the drink tracker, any other path the not-found page (spec §2, Routes). */
export function App() {
  // The Back button is the browser's, not React's.
  useEffect(listenForBack, []);
  return (
    <FeedbackProvider>
      <Switch>
        <Route path="/" component={Celebration} />
        <Route component={NotFoundScreen} />
      </Switch>
    </FeedbackProvider>
  );
}
