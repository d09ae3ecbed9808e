export const yourOwnPace = 'Il ritmo giusto è il tuo.';
export const tellMeWhen = 'Avvisami quando arrivo a…';
export const noLimit = 'No';
export const limitIs = (drinks: number) => `${drinks} con alcol`;
export const wantedToStop = 'È il drink a cui volevi fermarti.';
