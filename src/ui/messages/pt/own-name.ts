export const name = 'Português';
export const cheers = 'Saúde!';
