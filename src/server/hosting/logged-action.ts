import type { HostActionName, LogEntry } from '../../domain/hosting/log-entry.ts';
import { menuChanges } from '../../domain/menu/menu-edit.ts';
import type { Host } from '../accounts/hosts/host.ts';
import type { ActionDetails, NewAction, StoredAction } from './tables/log-table.ts';
import type { SettingsPart } from './tables/settings-part.ts';

/** A host who changes a celebration, and that celebration. */
export interface HostCall {
  readonly celebrationId: string;
  readonly host: Host;
}

/** What an action is about. */
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

/** An action as hosts read it. */
export function entryOf(stored: StoredAction): LogEntry {
  const { id, at, hostId, hostName, action, guestId, guestName, details, undoneAt, undoneBy } = stored;
  return {
    id,
    at,
    by: { id: hostId, name: hostName },
    action,
    ...(guestId !== null && { guest: { id: guestId, name: guestName ?? '' } }),
    ...factsOf(details),
    canUndo: canUndo(stored),
    ...(undoneAt !== null && { undone: { at: undoneAt, by: undoneBy ?? '' } }),
  };
}

/** An action can be undone once, as long as the log knows what it changed. */
export function canUndo({ details: { guest, letIn, celebration }, undoneAt }: StoredAction): boolean {
  return undoneAt === null && (guest ?? letIn ?? celebration) !== undefined;
}

function factsOf({ guest, newName, letIn, celebration, host, word }: ActionDetails): Partial<LogEntry> {
  if (newName !== undefined) return { to: newName };
  if (guest) return guest.after.admission === guest.before.admission ? {} : removalOf(guest.after.admission);
  if (letIn) return { guests: letIn.length };
  if (host !== undefined) return { to: host };
  if (word !== undefined) return { to: word };
  return celebration ? changesOf(celebration) : {};
}

function changesOf({ before, after }: { before: SettingsPart; after: SettingsPart }): Partial<LogEntry> {
  const [from, to] = [settingOf(before), settingOf(after)];
  if (from && to) return { from, to };
  const { boards, menu, pausedAt: _, state: __, ...values } = after;
  return {
    fields: Object.keys(after),
    ...(boards && { boards }),
    ...(menu && { drinks: menuChanges(before.menu ?? [], menu) }),
    ...(Object.keys(values).length > 0 && { values }),
  };
}

/** The value of a setting that has few of them. Undefined for the others. */
function settingOf({
  door,
  wall,
  wallColours,
  wallPace,
  moments,
  wallCodeHiddenUntil,
}: SettingsPart): string | undefined {
  const isOn = wallPace ?? moments;
  if (isOn !== undefined) return isOn ? 'on' : 'off';
  if (wallCodeHiddenUntil !== undefined) return wallCodeHiddenUntil === null ? 'shown' : 'hidden';
  return door ?? wall ?? wallColours;
}

function removalOf(admission: string): Partial<LogEntry> {
  if (admission === 'removed') return { mayReturn: true };
  return admission === 'barred' ? { mayReturn: false } : {};
}
