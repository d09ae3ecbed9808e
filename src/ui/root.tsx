import { StrictMode } from 'react';
import { App } from './app.tsx';
import { type Clink, ClinkProvider } from './guest/clink-context.tsx';

/** The whole app. In the browser it takes over the markup of src/ui/prerender.tsx. */
export function Root({ clink, path }: { clink: Clink; path: string }) {
  return (
    <StrictMode>
      <ClinkProvider clink={clink}>
        <App path={path} />
      </ClinkProvider>
    </StrictMode>
  );
}
