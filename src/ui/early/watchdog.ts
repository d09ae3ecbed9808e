/**
 * An inline script that says what to do when the app cannot start or takes long (src/ui/index.html has the sentences).
 * Browsers that know no modules have to understand it: only ES5 syntax and no imports. It stands before all other
 * scripts, so that it works whatever happens to them.
 */
declare global {
  interface Window {
    /** Call it when the app has started. */
    endWatch?: () => void;
  }
}

// Some extensions add to every object what a loop over its keys then finds, in the app and in its libraries.
Object.keys(Object.prototype).forEach(hideFromLoops);

/** A slow network needs a few seconds for the app. */
setTimeout(sayThatItIsSlow, 10_000);
addEventListener('error', sayThatItFailed, true);
window.endWatch = endWatch;
if (isTooOld()) say('old');

function hideFromLoops(name: string) {
  Object.defineProperty(Object.prototype, name, { enumerable: false });
}

/** What the app cannot do without, and browsers learned last (docs/browsers.md). */
function isTooOld() {
  return !(
    'noModule' in document.createElement('script') &&
    window.HTMLDialogElement &&
    'showModal' in HTMLDialogElement.prototype &&
    'findLast' in Array.prototype
  );
}

/** The first reason stands, unless the app was only slow. Style shows its sentence (src/ui/look/base.css). */
function say(trouble: 'old' | 'failed' | 'slow') {
  if ((document.documentElement.getAttribute('data-trouble') || 'slow') === 'slow')
    document.documentElement.setAttribute('data-trouble', trouble);
}

function sayThatItIsSlow() {
  if (window.endWatch) say('slow');
}

function sayThatItFailed(event: ErrorEvent) {
  if (event.target instanceof HTMLScriptElement) {
    // A bad answer may stay in the HTTP cache for a year, and a reload does not replace it.
    fetch(event.target.src, { cache: 'reload' }).then(null, ignore);
    say('failed');
  } else if (/\/assets\//.test(event.filename)) say('failed');
}

function ignore() {}

function endWatch() {
  delete window.endWatch;
  removeEventListener('error', sayThatItFailed, true);
  if (!isTooOld()) document.documentElement.removeAttribute('data-trouble');
}
