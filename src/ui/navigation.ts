import { useEffect, useRef } from 'react';

/**
 * What lies over the tracker: a view, a dialog. Each has a history entry without a new address, so that the phone's
 * Back button leads back to the tracker (readings, Views). The history follows the layers, never the other way round.
 */
interface Layer {
  /** Without it Back does not close this layer. */
  readonly leave: (() => void) | undefined;
}

const layers: Layer[] = [];
let isTravelling = false;
let isFollowing = false;
let isLeaving = false;

function depth(): number {
  const state: unknown = history.state;
  const isOurs = typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number';
  return isOurs ? Number(state.depth) : 0;
}

/** Once per turn: a dialog that hands over to the next one leaves the history as it is. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  setTimeout(() => {
    isFollowing = false;
    if (isTravelling || isLeaving) return;
    for (let next = depth() + 1; next <= layers.length; next += 1) history.pushState({ depth: next }, '');
    if (depth() > layers.length) {
      isTravelling = true;
      history.go(layers.length - depth());
    }
  });
}

function onPopState(): void {
  if (isTravelling) isTravelling = false;
  else for (const layer of layers.slice(depth()).reverse()) layer.leave?.();
  follow();
}

/**
 * The page begins anew, and opens `view` if there is one. The history stays as it is from here on: a step in it would
 * call the loading off.
 */
export function reloadPage(view?: string): void {
  isLeaving = true;
  if (view) history.replaceState({ view }, '');
  location.reload();
}

/** Once: the view this page was begun anew for. */
export function takeViewToOpen(): unknown {
  const view: unknown = history.state?.view;
  if (view) history.replaceState(null, '');
  return view;
}

/** Whether a view or a dialog lies over the tracker. */
export function isAnythingOpen(): boolean {
  return layers.length > 0;
}

/** Listens to the Back button until the returned function is called. */
export function listenForBack(): () => void {
  addEventListener('popstate', onPopState);
  follow();
  return () => removeEventListener('popstate', onPopState);
}

/** A layer over the tracker for as long as `isOpen`; `leave` is what Back does, nothing if undefined. */
export function useLayer(isOpen: boolean, leave: (() => void) | undefined): void {
  const latest = useRef(leave);
  // The newest callback, without making the layer anew on every render.
  useEffect(() => {
    latest.current = leave;
  });
  // The history is outside React: an entry lives as long as its layer is open.
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
