import { StrictMode } from 'react';
import { App } from './app.tsx';
import { type Clink, ClinkProvider } from './clink-context.tsx';

/** The whole app: the browser draws it over what prerender.tsx has drawn at build time. */
export function Root({ clink, path }: { clink: Clink; path: string }) {
  return (
    <StrictMode>
      <ClinkProvider clink={clink}>
        <App path={path} />
      </ClinkProvider>
    </StrictMode>
  );
}
