import type { HostActionName } from '../../../../../domain/hosting/host-action.ts';
import type { IconName } from '../../../parts/icon.tsx';

/** The kinds of actions, each with the sign before its sentence. */
const SIGNS: Readonly<Record<HostActionName, IconName>> = {
  rename: 'pen',
  hide: 'eyeOff',
  show: 'eye',
  'let-in': 'door',
  'let-in-all': 'door',
  'turn-away': 'door',
  remove: 'out',
  restore: 'undo',
  'hand-over': 'phone',
  create: 'glass',
  copy: 'copy',
  door: 'door',
  pause: 'pause',
  resume: 'play',
  end: 'clock',
  reopen: 'play',
  details: 'calendar',
  boards: 'board',
  look: 'brush',
  menu: 'menu',
  'without-alcohol': 'leaf',
  wall: 'screen',
  'wall-pace': 'screen',
  moments: 'screen',
  'wall-code': 'qr',
  word: 'word',
  'take-back-word': 'word',
  delete: 'trash',
  keep: 'undo',
  invite: 'mail',
  withdraw: 'mail',
  join: 'people',
  'take-over': 'key',
  leave: 'people',
  'remove-host': 'people',
  'house-rules': 'lock',
};

/** A newer server may know more actions. */
export function signOf(action: HostActionName): IconName {
  return Object.hasOwn(SIGNS, action) ? SIGNS[action] : 'pen';
}
