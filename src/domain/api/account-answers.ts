import * as v from 'valibot';

/** This answer is the same for every e-mail address, so that nobody learns which addresses have an account. */
export const nothing = v.object({});
/** An object whose fields WebAuthn or JOSE defines. */
export const ofAStandard = v.record(v.string(), v.unknown());
export const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());
