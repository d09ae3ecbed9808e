import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth } from '../forms.ts';

export const passkeysExplained = 'Logowanie odciskiem palca, twarzą albo kluczem.';
export const add = 'Dodaj klucz dostępu';
export const addTitle = 'Dodaj klucz dostępu';
export const addLead = 'Nadaj mu nazwę, po której poznasz urządzenie. Potem przeglądarka zapyta, gdzie go zachować.';
export const nameOfPasskey = 'Nazwa';
export const thisDevice = 'To urządzenie';
export const goOn = 'Dalej';
export const added = 'Klucz dostępu jest dodany.';
export const rename = 'Zmień nazwę';
export const renameLead = 'Widzisz ją tylko ty.';
export const save = 'Zapisz';
export const renamed = 'Nazwa jest zmieniona.';
export const remove = 'Usuń';
export const removeHint = 'Nie otworzy już twojego konta';
export const removeTitle = 'Usunąć ten klucz dostępu?';
export const removeLead = 'Nie otworzy już twojego konta. Usuń go też na urządzeniu, żeby przestało go proponować.';
export const removeShort = 'Usuń';
export const removed = 'Klucz dostępu jest usunięty.';
export function lastUsed(atMs: number | null, nowMs: number): string {
  if (atMs === null) return 'jeszcze nieużywany';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'ostatnio dzisiaj';
  return days === 1 ? 'ostatnio wczoraj' : `ostatnio ${dayAndMonth(atMs, nowMs)}`;
}
export const onlyFor = (site: string) => `tylko dla ${site}`;
export const passwordToo =
  'Od logowania minęła chwila. Podaj też hasło. Jeśli go nie masz, wyloguj się i zaloguj ponownie.';
export const signInAgain = 'Od logowania minęła chwila. Wyloguj się, zaloguj ponownie i spróbuj jeszcze raz.';
export const noPasskeyMade = 'Klucz dostępu nie powstał. Możesz spróbować jeszcze raz.';
export const passkeyKnown = 'To urządzenie ma już klucz dostępu do twojego konta.';
export const wrongPasskey = 'Tego klucza dostępu tu nie znamy. Może został usunięty albo jest do innej strony.';
export const lastWayIn = 'To jedyna droga do twojego konta. Najpierw dodaj inny klucz albo wybierz hasło.';
export const tooManyPasskeys = 'Masz już tyle kluczy dostępu, ile można mieć. Najpierw usuń któryś.';

export const usePasskey = 'Użyj klucza dostępu';
export const noPasskeyUsed = 'Klucz dostępu nie został użyty. Spróbuj jeszcze raz albo wybierz inną drogę.';
export const banned = 'To konto jest tutaj zamknięte. Zapytaj administratora tego serwera.';
