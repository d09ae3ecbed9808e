export const lastsUntil = (time: string) => `Una demo. Lo olvida todo a esta hora: ${time}.`;
export const hasBegunAgain = 'La demo ha empezado de nuevo. Lo que anotaste se ha olvidado.';
export const asAGuest = 'Como invitado';
export const theWall = 'La pantalla';
export const asAHost = 'Como anfitrión';
