export const yourOwnPace = 'Dein eigenes Tempo ist das richtige.';
export const tellMeWhen = 'Sag mir Bescheid bei …';
export const noLimit = 'Aus';
export const limitIs = (drinks: number) => `${drinks} mit Alkohol`;
export const wantedToStop = 'Bei diesem Getränk wolltest du aufhören.';
