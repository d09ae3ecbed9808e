export const lastsUntil = (time: string) => `Une démo. Elle oublie tout à ${time}.`;
export const hasBegunAgain = 'La démo a recommencé. Ce que tu as noté est oublié.';
export const asAGuest = 'En invité';
export const theWall = 'Le grand écran';
export const asAHost = 'En hôte';
