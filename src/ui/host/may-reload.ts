import { isAnythingOpen } from '../browser/navigation.ts';
import type { Host } from './state/host-store.ts';

/** Whether a reload would lose nothing. Keys and codes at the gate are shown once, and its links work once. */
export function mayReload({ getState, drafts }: Pick<Host, 'getState' | 'drafts'>): boolean {
  return getState().gate === null && drafts.isEmpty() && !isAnythingOpen() && !isAnythingTyped();
}

/** Whether somebody has begun to fill in a form. */
function isAnythingTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value !== '');
}
