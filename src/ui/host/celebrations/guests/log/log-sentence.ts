import { type Deeds, formerHostDid, hostDid, youDid } from '#messages/hosts-log.ts';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';

/** What a host has done, without a full stop. A newer server may know actions that this page does not. */
export function logSentence({ action, by, guest, to = '', guests = 0 }: LogEntry, isOwn: boolean): string {
  const deeds = isOwn ? youDid : by.name ? hostDid : formerHostDid;
  const deed = action === 'door' ? `door-${to}` : action;
  const say = isKnown(deed, deeds) ? deeds[deed] : deeds.other;
  return say({ who: by.name, name: guest?.name ?? '', to, guests });
}

function isKnown(deed: string, deeds: Deeds): deed is keyof Deeds {
  return Object.hasOwn(deeds, deed);
}
