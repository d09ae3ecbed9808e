import type { Language } from '../../../domain/languages.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

export const language = 'pl' satisfies Language;
export const locale = 'pl';
export const pageTitle = (name: string) => `${name} · ${PRODUCT_NAME}`;
export const description = 'Miej oko na swój wieczór! Zapisuj, co pijesz, i śledź ranking na żywo.';
export const noScript = `${PRODUCT_NAME} potrzebuje JavaScriptu, żeby liczyć twoje napoje. Włącz go i wczytaj tę stronę jeszcze raz.`;

export const tooOld = (oldest: readonly string[]) =>
  `Ta przeglądarka jest za stara, żeby uruchomić ${PRODUCT_NAME}. Zaktualizuj ją albo otwórz tę stronę w nowszej. Najstarsze wersje, które działają: ${new Intl.ListFormat(locale, { type: 'conjunction' }).format(oldest)}.`;
export const notLoaded = `Nie udało się wczytać aplikacji ${PRODUCT_NAME}. Sprawdź połączenie z siecią i spróbuj jeszcze raz.`;
export const broken = 'Ojej, coś na tej stronie nie zadziałało. Wczytaj ją jeszcze raz.';
export const stillLoading = `${PRODUCT_NAME} jest jeszcze w drodze. Jeśli nie dotrze, spróbuj jeszcze raz.`;
export const loadAgain = 'Wczytaj ponownie';
