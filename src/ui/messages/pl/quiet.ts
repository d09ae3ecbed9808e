export const keepThemOff = 'Twoje liczby należą do ciebie. Zdjąć je z listy?';
export const yes = 'Tak, zdejmij';
export const no = 'Nie, dziękuję';
export const areOff = 'Inni widzą twoje imię i żadnych liczb.';
