export const name = 'Español';
export const cheers = '¡Salud!';
