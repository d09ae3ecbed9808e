import type { Language } from '../../domain/languages.ts';
import { isolated } from './forms/isolated.ts';

interface CardWords {
  readonly hereIsTo: (names: string) => string;
  readonly pointCamera: string;
  readonly orType: (host: string) => string;
  readonly oneLine: string;
}

/** What a printed card says. It has nothing to do with the language of the page: guests of many languages read it. */
export const cardWords: Readonly<Record<Language, CardWords>> = {
  en: {
    hereIsTo: (names) => `Here's to ${names}`,
    pointCamera: 'Point your camera here',
    orType: (host) => `or type the code at ${host}`,
    oneLine: 'Point your camera here and join in',
  },
  de: {
    hereIsTo: (names) => `Ein Hoch auf ${names}`,
    pointCamera: 'Kamera hierauf richten',
    orType: (host) => `oder den Code eingeben auf ${host}`,
    oneLine: 'Kamera drauf und mitfeiern',
  },
  fr: {
    hereIsTo: (names) => `Trinquons à ${names}`,
    pointCamera: 'Scannez avec votre téléphone',
    orType: (host) => `ou tapez le code sur ${host}`,
    oneLine: 'Scannez et trinquez avec nous',
  },
  es: {
    hereIsTo: (names) => `Un brindis por ${names}`,
    pointCamera: 'Apunta aquí con la cámara',
    orType: (host) => `o escribe el código en ${host}`,
    oneLine: 'Apunta aquí con la cámara y brinda',
  },
  it: {
    hereIsTo: (names) => `Viva ${names}`,
    pointCamera: 'Inquadra qui con la fotocamera',
    orType: (host) => `o scrivi il codice su ${host}`,
    oneLine: 'Inquadra e brinda con noi',
  },
  nl: {
    hereIsTo: (names) => `Proost op ${names}`,
    pointCamera: 'Richt je camera hierop',
    orType: (host) => `of typ de code op ${host}`,
    oneLine: 'Richt je camera hierop en doe mee',
  },
  pl: {
    hereIsTo: (names) => `Na zdrowie, ${names}`,
    pointCamera: 'Skieruj tu aparat',
    orType: (host) => `albo wpisz kod na stronie ${host}`,
    oneLine: 'Skieruj tu aparat i baw się z nami',
  },
  pt: {
    hereIsTo: (names) => `Um brinde a ${names}`,
    pointCamera: 'Aponta a câmara para aqui',
    orType: (host) => `ou escreve o código em ${host}`,
    oneLine: 'Aponta a câmara e brinda connosco',
  },
  ar: {
    hereIsTo: (names) => `نخب ${isolated(names)}`,
    pointCamera: 'وجّهوا الكاميرا إلى هنا',
    orType: (host) => `أو اكتبوا الرمز في ${isolated(host)}`,
    oneLine: 'وجّهوا الكاميرا إلى هنا وشاركونا الفرحة',
  },
};
