/**
 * An inline script that tells people what to do when the app cannot start or takes long. The sentences are in
 * src/ui/index.html. Browsers without modules must be able to run this script, so it has only ES5 syntax and no
 * imports. It precedes all other scripts, so that it works even if they fail.
 */
declare global {
  interface Window {
    /** The app calls this function when it has started. */
    endWatch?: () => void;
  }
}

// Some browser extensions add enumerable properties to `Object.prototype`. Loops over keys in the app and its libraries
// would find them.
Object.keys(Object.prototype).forEach(hideFromLoops);

/** On a slow network, loading the app takes a few seconds. */
setTimeout(sayThatItIsSlow, 10_000);
addEventListener('error', sayThatItFailed, true);
window.endWatch = endWatch;
if (isTooOld()) say('old');

function hideFromLoops(name: string) {
  Object.defineProperty(Object.prototype, name, { enumerable: false });
}

/** Tests for the newest browser features that the app needs (docs/browsers.md). */
function isTooOld() {
  return !(
    'noModule' in document.createElement('script') &&
    window.HTMLDialogElement &&
    'showModal' in HTMLDialogElement.prototype &&
    'findLast' in Array.prototype
  );
}

/**
 * Shows the sentence for a problem, with an attribute and a style (src/ui/look/base.css). A later problem replaces only
 * the sentence that the app is slow.
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
