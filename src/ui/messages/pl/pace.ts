export const yourOwnPace = 'Twoje własne tempo jest tym właściwym.';
export const tellMeWhen = 'Powiedz mi, gdy wypiję…';
export const noLimit = 'Nie';
export const limitIs = (drinks: number) => `${drinks} z alkoholem`;
export const wantedToStop = 'Na tym miało się skończyć.';
