import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { LiveFeed, LiveState } from '../sync/live-state.ts';
import { createSessionStore } from '../sync/session-store.ts';
import { App } from './app.tsx';
import { browserPorts } from './browser-ports.ts';
import { ClinkProvider } from './clink-context.tsx';
import './tokens.css';
import './base.css';

const ports = browserPorts(() => localStorage);
const store = createSessionStore(ports);

const silent: LiveState = { status: 'connecting', board: null, you: null, scope: 'everyone', lastLiveAt: null };
const live: LiveFeed = {
  getState: () => silent,
  getInitialState: () => silent,
  subscribe: () => () => undefined,
  watch: () => () => undefined,
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ClinkProvider clink={{ ...ports, store, live }}>
      <App />
    </ClinkProvider>
  </StrictMode>,
);
