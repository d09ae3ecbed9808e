export const yourOwnPace = 'Je eigen tempo is het juiste.';
export const tellMeWhen = 'Zeg het me bij …';
export const noLimit = 'Uit';
export const limitIs = (drinks: number) => `${drinks} met alcohol`;
export const wantedToStop = 'Bij dit drankje wilde je stoppen.';
