export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Share the link';
export const linkForGuests = 'The link for guests';
export const cardsForTables = 'Cards for the tables';
export const fourOnSheet = 'Four cards on a sheet of A4. Cut it twice, and they are ready for the tables.';
export const design = 'Design';
export const designs = { glasses: 'Two glasses', letterpress: 'Letterpress' };
export const languages = 'Languages';
export const printCards = 'Print the cards';
export const preview = 'How a card looks';
/** `setting` names the address of the server. */
export const onlyThisComputer = (setting: string) =>
  `Guests cannot open this link: it works on this computer only. Whoever runs this server sets the address that phones reach with ${setting}.`;
export const sameNetworkOnly =
  'This link works only for phones in the same network as the server. Guests on mobile data cannot open it.';
export const noLink = 'This server does not know its own address, so there is no link yet.';

/** What a printed card says. It has nothing to do with the language of the page: guests of many languages read it. */
export const cardWords = {
  en: {
    hereIsTo: (names: string) => `Here's to ${names}`,
    pointCamera: 'Point your camera here',
    orType: (host: string) => `or type the code at ${host}`,
    oneLine: 'Point your camera here and join in',
  },
  de: {
    hereIsTo: (names: string) => `Ein Hoch auf ${names}`,
    pointCamera: 'Kamera hierauf richten',
    orType: (host: string) => `oder den Code eingeben auf ${host}`,
    oneLine: 'Kamera drauf und mitfeiern',
  },
  fr: {
    hereIsTo: (names: string) => `À la santé de ${names}`,
    pointCamera: 'Scannez avec votre téléphone',
    orType: (host: string) => `ou tapez le code sur ${host}`,
    oneLine: 'Scannez et trinquez avec nous',
  },
  es: {
    hereIsTo: (names: string) => `Un brindis por ${names}`,
    pointCamera: 'Apunta aquí con la cámara',
    orType: (host: string) => `o escribe el código en ${host}`,
    oneLine: 'Apunta aquí con la cámara y brinda',
  },
  it: {
    hereIsTo: (names: string) => `Un brindisi a ${names}`,
    pointCamera: 'Inquadra qui con la fotocamera',
    orType: (host: string) => `o scrivi il codice su ${host}`,
    oneLine: 'Inquadra e brinda con noi',
  },
  nl: {
    hereIsTo: (names: string) => `Proost op ${names}`,
    pointCamera: 'Richt je camera hierop',
    orType: (host: string) => `of typ de code op ${host}`,
    oneLine: 'Richt je camera hierop en doe mee',
  },
  pl: {
    hereIsTo: (names: string) => `Zdrowie: ${names}`,
    pointCamera: 'Skieruj tu aparat',
    orType: (host: string) => `albo wpisz kod na stronie ${host}`,
    oneLine: 'Skieruj tu aparat i baw się z nami',
  },
  pt: {
    hereIsTo: (names: string) => `Um brinde a ${names}`,
    pointCamera: 'Aponte a câmara para aqui',
    orType: (host: string) => `ou escreva o código em ${host}`,
    oneLine: 'Aponte a câmara e brinde connosco',
  },
};
