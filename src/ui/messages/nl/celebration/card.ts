export const hereIsTo = (names: string) => `Proost op ${names}`;
export const pointCamera = 'Richt je camera hierop';
export const orType = (host: string) => `of typ de code op ${host}`;
export const oneLine = 'Richt je camera hierop en doe mee';
