/**
 * The script of a demo (docs/decisions/0025-a-demo-in-rounds.md). The server names it on every page, before the scripts of the page
 * itself. It shows until when the demo lasts on the visitor's clock, and makes this browser forget an earlier round.
 */

/** The storage key of the round that this browser knows. */
const ROUND_KEY = 'demoRound';
/** The key of the guest's name. Other tabs end when it is removed (src/sync/phone/tabs.ts). */
const NAME_KEY = 'userName';
const AGAIN_PARAMETER = 'again';
const LOOK_EVERY_MS = 20_000;
/** The next round begins within this time after the end. */
const BEGINS_WITHIN_MS = 2_000;
/** Visitors load the page at random moments within this time, not all at once. */
const SPREAD_MS = 2_000;

const line = document.getElementById('demo');
if (line) begin(line, line.dataset);

function begin(line: HTMLElement, { round = '', endsIn = '0', locale }: DOMStringMap): void {
  // No page of a demo installs a service worker, because a stored page would open without asking which round it is.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  void forgetFiles();
  if (!isKnown(round)) {
    // The page is loaded again, because scripts that already run may still write data of the earlier round.
    location.reload();
    return;
  }
  showTime(line, Date.now() + Number(endsIn), locale);
  sayHeight(line);
  addEventListener('resize', () => sayHeight(line));
  showWhetherAgain(line);
  follow(round, Number(endsIn));
}

/** Forgets everything of another round. False if a script of the page may have read it already. */
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
 * Deletes the files that a service worker of another installation has stored in this browser. No page of a demo stores
 * a file.
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

/** Sets the height of the line, so that dialogs that cover the whole page begin below it. */
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
 * Asks the server for the present round: when this round should be over, from time to time, and whenever the page is
 * shown again.
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
      // Without network the page stays as it is. Nothing that it sends would count in another round.
      .catch(() => undefined);
  }

  setTimeout(look, endsInMs + BEGINS_WITHIN_MS + SPREAD_MS * Math.random());
  setInterval(look, LOOK_EVERY_MS);
  addEventListener('online', look);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

/**
 * Opens the same page of the demo again, in the same language, from its beginning. Another tab may have begun the new
 * round already.
 */
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
