export const name = 'Italiano';
export const cheers = 'Cin cin!';
