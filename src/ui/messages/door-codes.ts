/** How a language names what only a code opens. A blank is any white space, and `(?!)` stands for nothing. */
interface DoorCodes {
  /** Words for a code, and what only a code opens: 'password', 'key box'. */
  readonly codes: RegExp;
  /** What follows a word for a code: 'for the gate'. A name is no place, so 'for Tom' does not follow. */
  readonly forThe: RegExp;
  /** What may follow it if a verb comes later: 'code at the side is'. */
  readonly at: RegExp;
  /** What stands between it and the digits: 'code is'. */
  readonly verbs: RegExp;
  /** What a code opens: 'garage code', 'code door'. */
  readonly places: RegExp;
}

/** Of all languages, because the hosts may write in another one than the guest reads. */
export const doorCodes = Object.values(import.meta.glob<DoorCodes>('./*/celebration/door-codes.ts', { eager: true }));
