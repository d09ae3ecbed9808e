export const name = 'Deutsch';
export const cheers = 'Prost!';
