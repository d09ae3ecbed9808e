export const name = 'English';
/** What one says when glasses meet. */
export const cheers = 'Cheers!';
