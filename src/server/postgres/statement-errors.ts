import { DatabaseError } from 'pg';

/** Whether PostgreSQL refused a value and not the whole statement, by a data exception or a violated constraint. */
export function isAboutValues(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
}

/**
 * Whether all connections were in use for too long. This error alone does not mean that PostgreSQL is unreachable, because the
 * statements that use the connections would then fail too. A new connection that cannot be opened causes a different error.
 */
export function isWaitForConnection(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** Whether the transaction conflicted with another transaction. It was not committed and can be retried. */
export function isCollision(error: unknown): boolean {
  return error instanceof DatabaseError && ['40001', '40P01'].includes(error.code ?? '');
}
