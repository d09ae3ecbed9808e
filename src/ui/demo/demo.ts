/**
 * The script of a demo (docs/decisions/0025-a-demo-in-rounds.md). The server puts it into every page, before the page's
 * own scripts. It shows when the demo ends, by the visitor's clock, and deletes what this browser has stored of an
 * earlier round.
 */

/** The storage key of the last round of which this browser knows. */
const ROUND_KEY = 'demoRound';
/** The key of the guest's name. Other tabs end their evening when the key is removed (src/sync/phone/tabs.ts). */
const NAME_KEY = 'userName';
const AGAIN_PARAMETER = 'again';
const LOOK_EVERY_MS = 20_000;
/** The next round begins within this time after the end of a round. */
const BEGINS_WITHIN_MS = 2_000;
/** Each visitor's page reloads at a random moment within this time, so that not all pages reload at once. */
const SPREAD_MS = 2_000;

const line = document.getElementById('demo');
if (line) begin(line, line.dataset);

function begin(line: HTMLElement, { round = '', endsIn = '0', locale }: DOMStringMap): void {
  // Pages of a demo never install a service worker, because a stored page would open without asking the server for the
  // round.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  void forgetFiles();
  if (!isKnown(round)) {
    // The page is loaded again because scripts that are already running may still write data of the earlier round.
    location.reload();
    return;
  }
  showTime(line, Date.now() + Number(endsIn), locale);
  sayHeight(line);
  addEventListener('resize', () => sayHeight(line));
  showWhetherAgain(line);
  follow(round, Number(endsIn));
}

/**
 * Deletes everything that is stored of another round. Returns false if a script of the page may already have read it.
 */
function isKnown(round: string): boolean {
  try {
    if (localStorage.getItem(ROUND_KEY) === round) return true;
    const hadSomething = localStorage.length > 0;
    forget();
    localStorage.setItem(ROUND_KEY, round);
    return !hadSomething;
  } catch {
    // A browser without storage has stored nothing of an earlier round.
    return true;
  }
}

function forget(): void {
  localStorage.removeItem(NAME_KEY);
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Deletes the files that a service worker of another installation has stored in this browser. Pages of a demo never
 * store files.
 */
async function forgetFiles(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // Nothing can be stored here.
  }
}

function showTime(line: HTMLElement, endsAt: number, locale: string | undefined): void {
  const time = line.querySelector('time');
  const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  if (time) time.textContent = format.format(endsAt);
}

/** Publishes the height of the notice as a style, so that dialogs that fill the screen begin below it. */
function sayHeight({ offsetHeight }: HTMLElement): void {
  document.documentElement.style.setProperty('--demo-line', `${offsetHeight}px`);
}

function showWhetherAgain(line: HTMLElement): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(AGAIN_PARAMETER)) return;
  url.searchParams.delete(AGAIN_PARAMETER);
  history.replaceState(history.state, '', url);
  line.querySelector('[data-again]')?.removeAttribute('hidden');
}

/**
 * Asks the server for the current round when this round should have ended, at intervals, and whenever the page is shown
 * again.
 */
function follow(round: string, endsInMs: number): void {
  let isLeaving = false;

  function look(): void {
    if (isLeaving) return;
    fetch('/api/demo', { cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((present: { round?: unknown } | null) => {
        if (typeof present?.round !== 'string' || present.round === round || isLeaving) return;
        isLeaving = true;
        beginAgain(round);
      })
      // Without a network the page stays as it is. Nothing that it sends would count in the next round.
      .catch(() => undefined);
  }

  setTimeout(look, endsInMs + BEGINS_WITHIN_MS + SPREAD_MS * Math.random());
  setInterval(look, LOOK_EVERY_MS);
  addEventListener('online', look);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

/** Opens the same page of the demo again in the same language. Another tab may already have begun the new round. */
function beginAgain(round: string): void {
  const now = new URL(location.href).searchParams;
  const next = new URLSearchParams();
  for (const name of ['screen', 'host']) if (now.has(name)) next.set(name, '');
  const language = now.get('lang');
  if (language) next.set('lang', language);
  next.set(AGAIN_PARAMETER, '');
  try {
    if (localStorage.getItem(ROUND_KEY) === round) forget();
  } catch {
    // Nothing can be stored here.
  }
  location.replace(`/?${next}`);
}
