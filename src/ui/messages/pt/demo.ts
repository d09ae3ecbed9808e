export const lastsUntil = (time: string) => `Uma demo. Esquece tudo a esta hora: ${time}.`;
export const hasBegunAgain = 'A demo recomeçou. O que anotaste foi esquecido.';
export const asAGuest = 'Como convidado';
export const theWall = 'O ecrã';
export const asAHost = 'Como anfitrião';
