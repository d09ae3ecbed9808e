/** The data was written by a newer version. Waiting does not help. */
export class NewerData extends Error {
  constructor() {
    super('The data was written by a newer Clink. Update this one first.');
  }
}
