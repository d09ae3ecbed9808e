import { DatabaseError } from 'pg';

/** Whether PostgreSQL refused a value, and not the whole statement: data exceptions and violated constraints. */
export function isAboutValues(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
}

/**
 * Whether all connections were in use for too long. This error says nothing about PostgreSQL: if PostgreSQL does not answer,
 * the statements that use the connections fail too. A new connection that cannot be opened has another message.
 */
export function isWaitForConnection(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** Whether the transaction conflicted with another one. Nothing was committed, and it can be retried. */
export function isCollision(error: unknown): boolean {
  return error instanceof DatabaseError && ['40001', '40P01'].includes(error.code ?? '');
}
