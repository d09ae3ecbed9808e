export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const orTypeAt = 'or type at';
export const shareLink = 'Share the link';
export const linkForGuests = 'The link for guests';
export const cardsForTables = 'Cards for the tables';
export const fourOnSheet = 'Four cards on a sheet of A4. Cut it twice, and they are ready for the tables.';
export const design = 'Design';
export const designs = { glasses: 'Two glasses', letterpress: 'Letterpress' };
export const languages = 'Languages';
export const printCards = 'Print the cards';
export const preview = 'How a card looks';
export const noLink = 'This server does not know its own address, so there is no link yet.';

/** What a printed card says. It has nothing to do with the language of the page: guests of many languages read it. */
export const cardWords = {
  en: {
    hereIsTo: "Here's to",
    pointCamera: 'Point your camera here',
    orType: 'or type the code at',
    oneLine: 'Point your camera here and join in',
  },
  de: {
    hereIsTo: 'Ein Hoch auf',
    pointCamera: 'Kamera hierauf richten',
    orType: 'oder den Code eingeben auf',
    oneLine: 'Kamera drauf und mitfeiern',
  },
  fr: {
    hereIsTo: 'À la santé de',
    pointCamera: 'Scannez avec votre téléphone',
    orType: 'ou tapez le code sur',
    oneLine: 'Scannez et trinquez avec nous',
  },
  es: {
    hereIsTo: 'Un brindis por',
    pointCamera: 'Apunta aquí con la cámara',
    orType: 'o escribe el código en',
    oneLine: 'Apunta aquí con la cámara y brinda',
  },
  it: {
    hereIsTo: 'Un brindisi a',
    pointCamera: 'Inquadra qui con la fotocamera',
    orType: 'o scrivi il codice su',
    oneLine: 'Inquadra e brinda con noi',
  },
  nl: {
    hereIsTo: 'Proost op',
    pointCamera: 'Richt je camera hierop',
    orType: 'of typ de code op',
    oneLine: 'Richt je camera hierop en doe mee',
  },
  pl: {
    hereIsTo: 'Zdrowie:',
    pointCamera: 'Skieruj tu aparat',
    orType: 'albo wpisz kod na stronie',
    oneLine: 'Skieruj tu aparat i baw się z nami',
  },
  pt: {
    hereIsTo: 'Um brinde a',
    pointCamera: 'Aponte a câmara para aqui',
    orType: 'ou escreva o código em',
    oneLine: 'Aponte a câmara e brinde connosco',
  },
};
