export const yourOwnPace = 'Tu propio ritmo es el bueno.';
export const tellMeWhen = 'Avísame cuando lleve…';
export const noLimit = 'No';
export const limitIs = (drinks: number) => `${drinks} con alcohol`;
export const wantedToStop = 'Esta es la bebida en la que querías parar.';
