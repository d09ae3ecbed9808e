import { paceOfIndex } from '../../domain/session/pace.ts';
import type { SessionStore } from '../../sync/evening/session-store.ts';
import { holdTaps } from '../taps-and-focus/stray-taps.ts';

/**
 * Collects what the guest did on the prerendered page. Call it before React takes over the page, and call the returned
 * function afterwards. That function repeats the tap once the guest has a name, because until then the welcome dialog
 * covers the page.
 */
export function takeEarly(page: HTMLElement, store: SessionStore): () => void {
  const tapped = window.takeEarlyTap?.() ?? null;
  const slider = page.querySelector<HTMLInputElement>('input[type="range"]');
  if (slider && slider.value !== slider.defaultValue) {
    store.choosePace(paceOfIndex(slider.valueAsNumber).id);
    slider.value = slider.defaultValue;
  }
  return () => {
    if (!tapped) return;
    if (store.getState().userName !== null) return repeat(tapped);
    const stop = store.subscribe(({ userName }) => {
      if (userName === null) return;
      stop();
      repeat(tapped);
    });
  };
}

/** What the repeated tap opens appears late. By then the guest may be tapping something else. */
function repeat(tapped: HTMLElement): void {
  tapped.click();
  holdTaps();
}
