export const name = 'Nederlands';
export const cheers = 'Proost!';
