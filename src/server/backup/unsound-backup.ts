const REASONS = {
  foreign: 'is not a backup of Clink.',
  cut: 'is cut off: its last line is missing.',
  damaged: 'is damaged.',
};

/** The error in a backup file, as a message for the operator. */
export class UnsoundBackup extends Error {
  readonly code: keyof typeof REASONS;

  constructor(path: string, code: keyof typeof REASONS, cause?: unknown) {
    super(`${path} ${REASONS[code]}`, { cause });
    this.code = code;
  }
}
