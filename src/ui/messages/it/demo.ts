export const lastsUntil = (time: string) => `Una demo. Dimentica tutto a quest’ora: ${time}.`;
export const hasBegunAgain = 'La demo è ricominciata. Quello che hai segnato è dimenticato.';
export const asAGuest = 'Da ospite';
export const theWall = 'Il maxischermo';
export const asAHost = 'Per chi organizza';
