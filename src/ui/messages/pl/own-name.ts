export const name = 'Polski';
export const cheers = 'Na zdrowie!';
