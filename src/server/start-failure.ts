/** Why the server did not start, for the operator: the message, and below it the message of each cause. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? [] : [`  caused by: ${startFailure(error.cause)}`];
  return [messageOf(error), ...cause].join('\n');
}

function messageOf(error: Error): string {
  const isPortTaken = 'code' in error && error.code === 'EADDRINUSE';
  if (isPortTaken) return `The port is taken: ${error.message}. Set PORT to another one.`;
  const isExpected = error.name === 'Error' || 'code' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}
