export const lastsUntil = (time: string) => `Eine Demo. Sie vergisst alles um ${time}\u00a0Uhr.`;
export const hasBegunAgain = 'Die Demo hat neu begonnen. Was du eingetragen hast, ist vergessen.';
export const asAGuest = 'Als Gast';
export const theWall = 'Die Leinwand';
export const asAHost = 'Als Gastgeber';
