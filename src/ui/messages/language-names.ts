import type { Language } from '../../domain/languages.ts';

interface LanguageName {
  /** In its own words. */
  readonly name: string;
  /** What one says when glasses meet. */
  readonly cheers: string;
}

/** The languages as the guests who speak them know them, whatever the language of the page. */
export const languageNames: Readonly<Record<Language, LanguageName>> = {
  en: { name: 'English', cheers: 'Cheers!' },
  de: { name: 'Deutsch', cheers: 'Prost!' },
  fr: { name: 'Français', cheers: 'Santé\u202f!' },
  es: { name: 'Español', cheers: '¡Salud!' },
  it: { name: 'Italiano', cheers: 'Cin cin!' },
  nl: { name: 'Nederlands', cheers: 'Proost!' },
  pl: { name: 'Polski', cheers: 'Na zdrowie!' },
  pt: { name: 'Português', cheers: 'Saúde!' },
  ar: { name: 'العربية', cheers: 'بصحتكم!' },
};
