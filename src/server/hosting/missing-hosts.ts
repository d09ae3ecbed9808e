import { all, type Work } from '../hosts-data/work.ts';

/** The ids of those whose account was deleted, but who still host a celebration or are named in its log. */
export function* listMissingHosts(): Work<string[]> {
  const text = `SELECT host_id AS id FROM celebration_hosts WHERE host_id NOT IN (SELECT id FROM hosts)
    UNION SELECT host_id FROM host_actions WHERE host_name <> '' AND host_id NOT IN (SELECT id FROM hosts)`;
  return (yield* all<{ readonly id: string }>(text)).map(({ id }) => id);
}

/**
 * The ids of celebrations that had hosts and have none now. Earlier versions left them behind if the server ended while it
 * deleted the account of the last host. One that the operator made has no log, because it never had a host.
 */
export function* listLeftBehind(): Work<string[]> {
  const text = `SELECT id FROM celebrations WHERE deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM celebration_hosts WHERE celebration_id = celebrations.id)
    AND EXISTS (SELECT 1 FROM host_actions WHERE celebration_id = celebrations.id)`;
  return (yield* all<{ readonly id: string }>(text)).map(({ id }) => id);
}
