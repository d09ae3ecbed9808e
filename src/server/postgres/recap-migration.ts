/**
 * The members of recap groups, and the groups that wait for more guests. When a guest is deleted or is no longer in,
 * the same statement removes the guest's group from the recap, even if a server of an earlier version runs it.
 */
export const RECAP_MEMBERS = `
  CREATE TABLE recap_members (
    session_id     TEXT COLLATE "C" PRIMARY KEY,
    celebration_id TEXT NOT NULL,
    group_id       TEXT NOT NULL
  );
  CREATE TABLE recap_open_groups (
    celebration_id TEXT NOT NULL,
    is_seen        INTEGER NOT NULL,
    sums           TEXT NOT NULL,
    opened_at      BIGINT NOT NULL,
    PRIMARY KEY (celebration_id, is_seen)
  );
  CREATE FUNCTION clink_leave_recap() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      WITH member AS (
        DELETE FROM recap_members WHERE session_id = NEW.session_id RETURNING celebration_id, group_id
      )
      UPDATE recap_groups SET sums = NULL FROM member
      WHERE NEW.reason IS DISTINCT FROM 'expired' AND recap_groups.celebration_id = member.celebration_id
        AND recap_groups.group_id = member.group_id;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER sessions_leave_recap AFTER UPDATE ON sessions FOR EACH ROW
    WHEN (OLD.gone_at IS NULL AND (NEW.gone_at IS NOT NULL OR (OLD.admission = 'in' AND NEW.admission <> 'in')))
    EXECUTE FUNCTION clink_leave_recap();
  `;
