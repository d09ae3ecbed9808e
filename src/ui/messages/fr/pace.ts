export const yourOwnPace = 'Ton propre rythme est le bon.';
export const tellMeWhen = 'Dis-le-moi quand j’en aurai bu…';
export const noLimit = 'Non';
export const limitIs = (drinks: number) => `${drinks} avec alcool`;
export const wantedToStop = 'C’est le verre auquel tu voulais t’arrêter.';
