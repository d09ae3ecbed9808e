import { CELEBRATION_PARAMETER } from '../../domain/celebration/celebration.ts';
import { AGAIN_MS } from '../../domain/wall/wall-times.ts';
import { followScreen } from './connection/follow-screen.ts';
import { createLastScreen } from './connection/last-screen.ts';
import { renewWall } from './connection/renew-wall.ts';
import { createWallState } from './connection/wall-state.ts';
import type { Late } from './later/late.ts';
import { measureAgain } from './parts/fit.ts';
import { fillScreenOnDemand, fillsScreen, keepScreenOn } from './screen-stays-on.ts';
import { createStage } from './stage.ts';
import '../look/tokens.css';
import '../look/palettes.css';
import '../look/display-font.css';
import './styles/base.css';
import './styles/drawings.css';
import './styles/ground.css';
import './styles/board.css';
import './styles/podium.css';
import './styles/rows.css';
import './styles/card.css';
import './styles/posters.css';
import './styles/arrivals.css';
import './styles/thanks.css';
import './styles/room.css';
import './styles/menu.css';
import './styles/moment.css';
import './styles/word.css';
import './styles/look.css';
import './styles/right-to-left.css';
import './styles/four-to-three.css';
import './styles/upright.css';
import './styles/motion.css';

/** This is often enough for texts such as '2 minutes ago' and for the end of a moment. */
const TICK_MS = 500;
const WORKER = '/sw.js';

function openWall(): void {
  const query = new URLSearchParams(location.search);
  const code = query.get(CELEBRATION_PARAMETER);
  const path = `/api/leaderboard/live?view=screen${code === null ? '' : `&${CELEBRATION_PARAMETER}=${encodeURIComponent(code)}`}`;
  let late: Late | null = null;
  const drawPicture = createStage(query.get('theme'), () => late);
  const last = createLastScreen(path);
  const wall = createWallState(last.read(Date.now()));

  /** If a newer server sends something unknown, the last picture stays. */
  function draw(): void {
    try {
      last.keep(wall.live());
      drawPicture(wall.picture(Date.now(), performance.now()));
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the error could not be reported elsewhere
      console.error('wall', error);
    }
  }

  function loadLate(): void {
    import('./later/late.ts').then(
      ({ createLate }) => {
        late = createLate();
        draw();
      },
      () => setTimeout(loadLate, AGAIN_MS),
    );
  }

  const noteVersion = renewWall(() => wall.isQuiet(fillsScreen()));
  const hurry = followScreen(path, {
    screen(event) {
      wall.receive(event, Date.now());
      noteVersion(event.version);
      draw();
    },
    alive: () => wall.hear(Date.now()),
    lost(reason) {
      if (wall.lose(reason)) last.forget();
      draw();
    },
  });

  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry());
  setInterval(draw, TICK_MS);
  document.fonts.ready.then(measureAgain);
  keepScreenOn();
  fillScreenOnDemand();
  installWorker();
  draw();
  loadLate();
}

/**
 * Installs the same service worker as on guests' phones (src/ui/offline/sw.ts). A newer worker may wait, because a wall
 * loads its page from the network. Plain http has no service worker.
 */
function installWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // The server's header names the policy, as for src/ui/offline/worker.ts.
  const policy = window.trustedTypes?.createPolicy('clink', { createScriptURL: () => WORKER });
  const script = policy ? policy.createScriptURL(WORKER) : WORKER;
  // The wall works without a service worker, and tries again when it is next opened.
  navigator.serviceWorker.register(script).catch(() => undefined);
}

openWall();
