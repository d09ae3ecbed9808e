export const hereIsTo = (names: string) => `Na zdrowie, ${names}`;
export const pointCamera = 'Skieruj tu aparat';
export const orType = (host: string) => `albo wpisz kod na stronie ${host}`;
export const oneLine = 'Skieruj tu aparat i baw się z nami';
