import type { Language } from '../../domain/languages.ts';

/** Cities of time zones that the database of the zones names in English, where a language has another name. */
export const CITY_NAMES: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: {
    ...{ Vienna: 'Wien', Rome: 'Rom', Prague: 'Prag', Warsaw: 'Warschau', Brussels: 'Brüssel', Zurich: 'Zürich' },
    ...{ Copenhagen: 'Kopenhagen', Lisbon: 'Lissabon', Athens: 'Athen', Bucharest: 'Bukarest', Moscow: 'Moskau' },
    ...{ Belgrade: 'Belgrad', Luxembourg: 'Luxemburg', Busingen: 'Büsingen', Kyiv: 'Kyjiw', Cairo: 'Kairo' },
  },
  es: {
    ...{ Vienna: 'Viena', Rome: 'Roma', Prague: 'Praga', Warsaw: 'Varsovia', Brussels: 'Bruselas', Zurich: 'Zúrich' },
    ...{ Copenhagen: 'Copenhague', Lisbon: 'Lisboa', Athens: 'Atenas', Bucharest: 'Bucarest', Moscow: 'Moscú' },
    ...{ Belgrade: 'Belgrado', Luxembourg: 'Luxemburgo', Paris: 'París', London: 'Londres', Berlin: 'Berlín' },
    ...{ Dublin: 'Dublín', Stockholm: 'Estocolmo', Kyiv: 'Kiev', Canary: 'Canarias', Cairo: 'El Cairo' },
  },
  it: {
    ...{ Rome: 'Roma', Prague: 'Praga', Warsaw: 'Varsavia', Brussels: 'Bruxelles', Zurich: 'Zurigo', Paris: 'Parigi' },
    ...{ Copenhagen: 'Copenaghen', Lisbon: 'Lisbona', Athens: 'Atene', Bucharest: 'Bucarest', Moscow: 'Mosca' },
    ...{ Belgrade: 'Belgrado', Luxembourg: 'Lussemburgo', London: 'Londra', Berlin: 'Berlino', Dublin: 'Dublino' },
    ...{ Stockholm: 'Stoccolma', Ljubljana: 'Lubiana', Zagreb: 'Zagabria', Kyiv: 'Kiev', Cairo: 'Il Cairo' },
  },
  nl: {
    ...{ Vienna: 'Wenen', Prague: 'Praag', Warsaw: 'Warschau', Brussels: 'Brussel', Zurich: 'Zürich', Paris: 'Parijs' },
    ...{ Copenhagen: 'Kopenhagen', Lisbon: 'Lissabon', Athens: 'Athene', Bucharest: 'Boekarest', Moscow: 'Moskou' },
    ...{ Belgrade: 'Belgrado', Luxembourg: 'Luxemburg', London: 'Londen', Berlin: 'Berlijn', Cairo: 'Caïro' },
  },
  pl: {
    ...{ Vienna: 'Wiedeń', Rome: 'Rzym', Prague: 'Praga', Warsaw: 'Warszawa', Brussels: 'Bruksela', Zurich: 'Zurych' },
    ...{ Copenhagen: 'Kopenhaga', Lisbon: 'Lizbona', Athens: 'Ateny', Bucharest: 'Bukareszt', Moscow: 'Moskwa' },
    ...{ Belgrade: 'Belgrad', Luxembourg: 'Luksemburg', Paris: 'Paryż', London: 'Londyn', Budapest: 'Budapeszt' },
    ...{ Stockholm: 'Sztokholm', Vilnius: 'Wilno', Zagreb: 'Zagrzeb', Madrid: 'Madryt', Kyiv: 'Kijów', Cairo: 'Kair' },
  },
  pt: {
    ...{ Vienna: 'Viena', Rome: 'Roma', Prague: 'Praga', Warsaw: 'Varsóvia', Brussels: 'Bruxelas', Zurich: 'Zurique' },
    ...{ Copenhagen: 'Copenhaga', Lisbon: 'Lisboa', Athens: 'Atenas', Bucharest: 'Bucareste', Moscow: 'Moscovo' },
    ...{ Belgrade: 'Belgrado', Luxembourg: 'Luxemburgo', London: 'Londres', Berlin: 'Berlim', Azores: 'Açores' },
    ...{ Stockholm: 'Estocolmo', Budapest: 'Budapeste', Kyiv: 'Kiev' },
  },
};
