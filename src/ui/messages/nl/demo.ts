export const lastsUntil = (time: string) => `Een demo. Hij vergeet alles om ${time} uur.`;
export const hasBegunAgain = 'De demo is opnieuw begonnen. Wat je hebt ingevuld, is vergeten.';
export const asAGuest = 'Als gast';
export const theWall = 'Het feestscherm';
export const asAHost = 'Als gastgever';
