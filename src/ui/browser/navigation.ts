import { useEffect, useRef } from 'react';

declare global {
  interface Document {
    /** Chromium can prerender a page before it is opened. Other browsers do not have this property. */
    readonly prerendering?: boolean;
  }
}

/**
 * A screen or a dialog over the tracker. Each layer has a history entry with the same address, so that the phone's Back
 * button returns to the tracker (docs/readings.md#screens). The history is adapted to the layers, never the layers to
 * the history.
 */
interface Layer {
  /** Closes the layer. Undefined if the Back button must not close it. */
  readonly leave: (() => void) | undefined;
}

/**
 * If the page is reloaded within this time after an entry was added, the entry may be in the wrong place. The time is
 * long because a busy phone needs long to reload.
 */
const UNSAFE_MS = 10_000;

const layers: Layer[] = [];
let isTravelling = false;
let isFollowing = false;
let isLeaving = false;

function depth(): number {
  const state: unknown = history.state;
  const isOurs = typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number';
  return isOurs ? Number(state.depth) : 0;
}

/**
 * Adapts the history once per turn of the event loop, so that replacing one dialog with another leaves the history
 * unchanged. A prerendered page cannot add entries: `pushState` would replace its only entry.
 */
function follow(): void {
  if (isFollowing || document.prerendering) return;
  isFollowing = true;
  setTimeout(() => {
    isFollowing = false;
    if (isTravelling || isLeaving) return;
    for (let next = depth() + 1; next <= layers.length; next += 1)
      history.pushState({ depth: next, atMs: Date.now() }, '');
    if (depth() > layers.length) {
      isTravelling = true;
      history.go(layers.length - depth());
    }
  });
}

function onPopState(): void {
  // A history step has cancelled the reload, so reload again.
  if (isLeaving) location.reload();
  else if (isTravelling) isTravelling = false;
  else for (const layer of layers.slice(depth()).reverse()) layer.leave?.();
  follow();
}

/**
 * Reloads the page, and then opens the screen `name` if it is given. From then on the history does not change, because
 * a history step would cancel the reload.
 */
export function reloadPage(name?: string): void {
  isLeaving = true;
  if (name) history.replaceState({ view: name }, '');
  location.reload();
}

/** Returns the screen for which the page was reloaded, and forgets it. */
export function takeScreenToOpen(): unknown {
  const name: unknown = history.state?.view;
  if (name) history.replaceState(null, '');
  return name;
}

/** Whether a screen or a dialog covers the tracker. */
export function isAnythingOpen(): boolean {
  return layers.length > 0;
}

/**
 * Listens to the Back button until the returned function is called. A reload closes all layers, and the page then steps
 * back over their entries. If the page was reloaded while it added an entry, Chromium may store that entry's state in
 * the entry below, and a step back would leave Clink. So the page keeps a new entry and treats it as the entry below.
 * The next press of Back then changes nothing.
 */
export function listenForBack(): () => void {
  if (depth() > 0 && Date.now() - history.state.atMs < UNSAFE_MS) history.replaceState(null, '');
  addEventListener('popstate', onPopState);
  document.addEventListener('prerenderingchange', follow);
  follow();
  return () => removeEventListener('popstate', onPopState);
}

/** Adds a layer over the tracker while `isOpen`. The Back button calls `leave`, or does nothing without it. */
export function useLayer(isOpen: boolean, leave: (() => void) | undefined): void {
  const latest = useRef(leave);
  // The layer always calls the newest callback, so it need not be replaced on every render.
  useEffect(() => {
    latest.current = leave;
  });
  // This is an effect because the history is outside React. An entry exists while its layer is open.
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = {
      get leave() {
        return latest.current;
      },
    };
    layers.push(layer);
    follow();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      follow();
    };
  }, [isOpen]);
}
