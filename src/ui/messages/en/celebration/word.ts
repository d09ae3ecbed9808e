/** Shown below a message from the hosts. `names`: the couple. */
export const fromUntil = (names: string, until: string) => `from ${names} · until ${until}`;
export const putAway = 'Put this away';
/** Shown while a word asks guests to put their phones down. */
export const comesBackAt = (until: string) => `Your drinks are safe. Clink comes back at ${until}.`;
export const needItNow = 'I need it now';
