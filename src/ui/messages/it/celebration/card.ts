export const hereIsTo = (names: string) => `Viva ${names}`;
export const pointCamera = 'Inquadra qui con la fotocamera';
export const orType = (host: string) => `o scrivi il codice su ${host}`;
export const oneLine = 'Inquadra e brinda con noi';
