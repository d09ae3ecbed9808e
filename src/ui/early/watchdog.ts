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

// Some browser extensions add enumerable properties to `Object.prototype`. Loops over keys in the app and its libraries
// would find them.
Object.keys(Object.prototype).forEach(hideFromLoops);

/** A slow network needs a few seconds for the app. */
setTimeout(sayThatItIsSlow, 10_000);
addEventListener('error', sayThatItFailed, true);
window.endWatch = endWatch;
if (isTooOld()) say('old');

function hideFromLoops(name: string) {
  Object.defineProperty(Object.prototype, name, { enumerable: false });
}

/** Tests for the features that the app needs and that browsers got last (docs/browsers.md). */
function isTooOld() {
  return !(
    'noModule' in document.createElement('script') &&
    window.HTMLDialogElement &&
    'showModal' in HTMLDialogElement.prototype &&
    'findLast' in Array.prototype
  );
}

/**
 * Shows the sentence for a reason, by an attribute and a style (src/ui/look/base.css). The first reason stays, unless
 * the app was only slow.
 */
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
