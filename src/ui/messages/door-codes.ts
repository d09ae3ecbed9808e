/** A language's words for doors with codes. A space matches any white space, and `(?!)` matches nothing. */
interface DoorCodes {
  /** Words for a code, or for something that only a code opens: 'password', 'key box'. */
  readonly codes: RegExp;
  /** Words that may follow a word for a code: 'for the gate'. It must be a place, so 'for Tom' does not match. */
  readonly forThe: RegExp;
  /** Words that may follow a word for a code if a verb comes later: 'code at the side is'. */
  readonly at: RegExp;
  /** The verb between a word for a code and the digits: 'code is'. */
  readonly verbs: RegExp;
  /** Places that a code opens: 'garage code', 'code door'. */
  readonly places: RegExp;
}

/** The words of all languages, because hosts may write in a language other than the guest's. */
export const doorCodes = Object.values(import.meta.glob<DoorCodes>('./*/celebration/door-codes.ts', { eager: true }));
