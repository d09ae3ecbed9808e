import * as v from 'valibot';
import { namesWith, rulesOf } from '../../../domain/hosting/celebration-settings.ts';
import type { HostActionName } from '../../../domain/hosting/host-action.ts';
import { type LogEntry, leftSettingsSchema } from '../../../domain/hosting/log-entry.ts';
import { menuChanges } from '../../../domain/menu/menu-edit.ts';
import type { Host } from '../../accounts/hosts/host.ts';
import type { ActionDetails, NewAction, StoredAction } from './log-table.ts';
import type { SettingsPart } from './settings-part.ts';

export interface HostCall {
  readonly celebrationId: string;
  readonly host: Host;
}

interface Subject {
  readonly guest?: { readonly id: string; readonly name: string };
  readonly details?: ActionDetails;
}

/** An action for the log. `at` is in ms on the server's clock. */
export function newAction(
  { celebrationId, host }: HostCall,
  at: number,
  action: HostActionName,
  { guest, details = {} }: Subject = {},
): NewAction {
  const by = { hostId: host.id, hostName: host.name };
  return { celebrationId, at, ...by, action, guestId: guest?.id ?? null, guestName: guest?.name ?? null, details };
}

export function entryOf(stored: StoredAction): LogEntry {
  const { id, at, hostId, hostName, action, guestId, guestName, details, undoneAt, undoneBy } = stored;
  return {
    id,
    at,
    by: { id: hostId, name: hostName },
    action,
    ...(guestId !== null && { guest: { id: guestId, name: guestName ?? '' } }),
    ...saidOf(details),
    canUndo: canUndo(stored),
    ...(undoneAt !== null && { undone: { at: undoneAt, by: undoneBy ?? '' } }),
  };
}

/** An action can be undone once, if the log contains what it changed. */
export function canUndo({ details: { guest, letIn, celebration }, undoneAt }: StoredAction): boolean {
  return undoneAt === null && (guest ?? letIn ?? celebration) !== undefined;
}

function saidOf({ guest, newName, letIn, celebration, host, word, rules }: ActionDetails): Partial<LogEntry> {
  if (rules) return { rules };
  if (newName !== undefined) return { to: newName };
  if (guest) return guest.after.admission === guest.before.admission ? {} : removalOf(guest.after.admission);
  if (letIn) return { guests: letIn.length };
  if (host !== undefined) return { to: host };
  if (word !== undefined) return { to: word };
  return celebration ? changesOf(celebration) : {};
}

function changesOf({ before, after }: { before: SettingsPart; after: SettingsPart }): Partial<LogEntry> {
  const [from, to] = [textOf(before), textOf(after)];
  if (from && to) return { from, to };
  const { boards, menu } = after;
  const values = v.parse(leftSettingsSchema, after);
  return {
    fields: Object.keys(after),
    ...(boards && { boards }),
    ...(menu && { drinks: menuChanges(before.menu ?? [], menu) }),
    ...(Object.keys(values).length > 0 && { values }),
  };
}

/** The value of a setting that the log shows as a text. */
function textOf(part: SettingsPart): string | undefined {
  for (const name of namesWith('log')) {
    const { told } = rulesOf(name);
    if (typeof told === 'function' && part[name] !== undefined) return told(part[name] as never);
  }
  return undefined;
}

function removalOf(admission: string): Partial<LogEntry> {
  if (admission === 'removed') return { mayReturn: true };
  return admission === 'barred' ? { mayReturn: false } : {};
}
