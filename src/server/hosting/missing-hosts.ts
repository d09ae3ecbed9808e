import { all, type Work } from '../hosts-data/work.ts';

/** The ids of those whose account was deleted, but who still host a celebration or are named in its log. */
export function* listMissingHosts(): Work<string[]> {
  const text = `SELECT host_id AS id FROM celebration_hosts WHERE host_id NOT IN (SELECT id FROM hosts)
    UNION SELECT host_id FROM host_actions WHERE host_name <> '' AND host_id NOT IN (SELECT id FROM hosts)`;
  return (yield* all<{ readonly id: string }>(text)).map(({ id }) => id);
}
