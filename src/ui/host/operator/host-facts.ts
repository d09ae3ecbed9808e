import * as texts from '#messages/hosts-operator.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';

/** What is known of a host besides the name. The e-mail comes first. */
export function factsOf(host: HostEntry, nowMs: number): string[] {
  const facts = [host.email, host.isConfirmed ? texts.celebrationCount(host.celebrations) : texts.notConfirmed];
  if (host.hasSecondStep) facts.push(texts.withSecondStep);
  if (host.lastSeenAt !== null) facts.push(texts.seen(host.lastSeenAt, nowMs));
  return facts;
}
