export const name = 'العربية';
export const cheers = 'بصحتكم!';
