import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { longDateIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

export const dateOf = longDateIn(locale);

export const greeting = (names: string) => `Na zdrowie, ${names}`;
export const isIn = (name: string, others: number) =>
  others === 0
    ? `${name} już tu jest`
    : plural(others, {
        one: `${name} i jeszcze 1 osoba już tu są`,
        few: `${name} i jeszcze ${others} osoby już tu są`,
        many: `${name} i jeszcze ${others} osób już tu jest`,
        other: `${name} i jeszcze ${others} osoby już tu są`,
      });
export const notYours = 'To nie twoje wesele? Wpisz kod';
export const doYouRunIt = `To twój ${PRODUCT_NAME}?`;
export const makeItYours = 'Przygotuj tu swoje wesele, jego kod i kartki na stoły.';
export const haveCode = 'Masz kod? Wpisz go tutaj';

export const whichCelebration = 'Które wesele?';
export const whereTheCodeIs = 'Kod jest na małej kartce na twoim stole.';
export const code = 'Kod';
export const exampleCode = 'ABCD EFGH';
export const spelling = 'Mogą być małe litery, a zamiast 0 może być O.';
export const join = 'Dołącz';
export const joinIn = (time: string) => `Dołącz za ${time}`;
export const looking = 'Szukam…';
export const withoutCode = 'Dalej bez kodu';
export const wrongLength = 'Ten kod ma mieć osiem liter i cyfr.';
export const unknownCode =
  'Żadne wesele nie ma takiego kodu. Może jedna litera się nie zgadza: zerknij jeszcze raz na kartkę.';
export const isGone = (names: string) =>
  `Wesela „${names}” już tu nie ma. Wszystko, co masz zapisane, na razie zostaje na tym telefonie. Masz inny kod?`;
export const tooManyTries = 'Sporo tych prób. Za chwilę możesz spróbować jeszcze raz.';
export const cannotLookUp = 'Serwer teraz nie odpowiada. Spróbuj jeszcze raz, gdy będziesz online.';
export const cannotLookUpYet = 'Serwer teraz nie odpowiada. Spróbuj jeszcze raz za chwilę.';

export const lovelyEvening = 'To był piękny wieczór';
const ON_DAYS = [
  ...['To było w niedzielę', 'To było w poniedziałek', 'To było we wtorek', 'To było w środę'],
  ...['To było w czwartek', 'To było w piątek', 'To było w sobotę'],
];
export const thatWas = (date: string) => ON_DAYS[new Date(date).getUTCDay()] ?? lovelyEvening;
export const isOver = (names: string, date: string) => `Wesele „${names}”: ${dateOf(date)}.`;
export const stillHere = (count: number) =>
  plural(count, {
    one: 'Twój napój i twoje statystyki są nadal na tym telefonie.',
    few: `Twoje ${count} napoje i twoje statystyki są nadal na tym telefonie.`,
    many: `Twoje ${count} napojów i twoje statystyki są nadal na tym telefonie.`,
    other: `Twoje ${count} napoju i twoje statystyki są nadal na tym telefonie.`,
  });
export const seeMyEvening = 'Zobacz mój wieczór';
export const otherCode = 'Wpisz inny kod';

export const switchTo = (to: string | null) => (to ? `Przejść na wesele „${to}”?` : 'Przejść do otwartego rankingu?');
type Switches = Record<'between' | 'from-open' | 'to-open', (count: number, from: string, to: string) => string>;
export const startFresh: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Na weselu „${from}” nie masz jeszcze napojów, a na weselu „${to}” zaczynasz od zera.`
      : plural(count, {
          one: `1 dzisiejszy napój zostaje na weselu „${from}”, a na weselu „${to}” zaczynasz od zera.`,
          few: `${count} dzisiejsze napoje zostają na weselu „${from}”, a na weselu „${to}” zaczynasz od zera.`,
          many: `${count} dzisiejszych napojów zostaje na weselu „${from}”, a na weselu „${to}” zaczynasz od zera.`,
          other: `${count} dzisiejszego napoju zostaje na weselu „${from}”, a na weselu „${to}” zaczynasz od zera.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `W otwartym rankingu nie masz jeszcze napojów, a na weselu „${to}” zaczynasz od zera.`
      : plural(count, {
          one: `1 dzisiejszy napój zostaje w otwartym rankingu, a na weselu „${to}” zaczynasz od zera.`,
          few: `${count} dzisiejsze napoje zostają w otwartym rankingu, a na weselu „${to}” zaczynasz od zera.`,
          many: `${count} dzisiejszych napojów zostaje w otwartym rankingu, a na weselu „${to}” zaczynasz od zera.`,
          other: `${count} dzisiejszego napoju zostaje w otwartym rankingu, a na weselu „${to}” zaczynasz od zera.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Na weselu „${from}” nie masz jeszcze napojów, a w otwartym rankingu zaczynasz od zera.`
      : plural(count, {
          one: `1 dzisiejszy napój zostaje na weselu „${from}”, a w otwartym rankingu zaczynasz od zera.`,
          few: `${count} dzisiejsze napoje zostają na weselu „${from}”, a w otwartym rankingu zaczynasz od zera.`,
          many: `${count} dzisiejszych napojów zostaje na weselu „${from}”, a w otwartym rankingu zaczynasz od zera.`,
          other: `${count} dzisiejszego napoju zostaje na weselu „${from}”, a w otwartym rankingu zaczynasz od zera.`,
        }),
};
export const goOnThere: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Na weselu „${from}” nie masz jeszcze napojów, a twój wieczór na weselu „${to}” trwa dalej.`
      : plural(count, {
          one: `1 dzisiejszy napój zostaje na weselu „${from}”, a twój wieczór na weselu „${to}” trwa dalej.`,
          few: `${count} dzisiejsze napoje zostają na weselu „${from}”, a twój wieczór na weselu „${to}” trwa dalej.`,
          many: `${count} dzisiejszych napojów zostaje na weselu „${from}”, a twój wieczór na weselu „${to}” trwa dalej.`,
          other: `${count} dzisiejszego napoju zostaje na weselu „${from}”, a twój wieczór na weselu „${to}” trwa dalej.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `W otwartym rankingu nie masz jeszcze napojów, a twój wieczór na weselu „${to}” trwa dalej.`
      : plural(count, {
          one: `1 dzisiejszy napój zostaje w otwartym rankingu, a twój wieczór na weselu „${to}” trwa dalej.`,
          few: `${count} dzisiejsze napoje zostają w otwartym rankingu, a twój wieczór na weselu „${to}” trwa dalej.`,
          many: `${count} dzisiejszych napojów zostaje w otwartym rankingu, a twój wieczór na weselu „${to}” trwa dalej.`,
          other: `${count} dzisiejszego napoju zostaje w otwartym rankingu, a twój wieczór na weselu „${to}” trwa dalej.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Na weselu „${from}” nie masz jeszcze napojów, a twój wieczór w otwartym rankingu trwa dalej.`
      : plural(count, {
          one: `1 dzisiejszy napój zostaje na weselu „${from}”, a twój wieczór w otwartym rankingu trwa dalej.`,
          few: `${count} dzisiejsze napoje zostają na weselu „${from}”, a twój wieczór w otwartym rankingu trwa dalej.`,
          many: `${count} dzisiejszych napojów zostaje na weselu „${from}”, a twój wieczór w otwartym rankingu trwa dalej.`,
          other: `${count} dzisiejszego napoju zostaje na weselu „${from}”, a twój wieczór w otwartym rankingu trwa dalej.`,
        }),
};
export const linkLeadsBack = (count: number, from: string | null) => {
  if (count === 0) return from ? `Link wesela „${from}” zaprowadzi cię z powrotem.` : 'Zawsze możesz wrócić.';
  return from
    ? `Link wesela „${from}” zaprowadzi cię z powrotem, ze wszystkimi napojami.`
    : 'Zawsze możesz wrócić, ze wszystkimi napojami.';
};
export const notYetSent = (count: number, from: string | null) =>
  from
    ? plural(count, {
        one: `1 napój nie został jeszcze wysłany. Gdy tylko wróci sieć, ten telefon wyśle go na wesele „${from}”.`,
        few: `${count} napoje nie zostały jeszcze wysłane. Gdy tylko wróci sieć, ten telefon wyśle je na wesele „${from}”.`,
        many: `${count} napojów nie zostało jeszcze wysłanych. Gdy tylko wróci sieć, ten telefon wyśle je na wesele „${from}”.`,
        other: `${count} napoju nie zostało jeszcze wysłane. Gdy tylko wróci sieć, ten telefon wyśle je na wesele „${from}”.`,
      })
    : plural(count, {
        one: '1 napój nie został jeszcze wysłany. Gdy tylko wróci sieć, ten telefon wyśle go do otwartego rankingu.',
        few: `${count} napoje nie zostały jeszcze wysłane. Gdy tylko wróci sieć, ten telefon wyśle je do otwartego rankingu.`,
        many: `${count} napojów nie zostało jeszcze wysłanych. Gdy tylko wróci sieć, ten telefon wyśle je do otwartego rankingu.`,
        other: `${count} napoju nie zostało jeszcze wysłane. Gdy tylko wróci sieć, ten telefon wyśle je do otwartego rankingu.`,
      });
export const stayHere = 'Zostań tutaj';
export const confirmSwitch = 'Przejdź';
export const youAreWith = (names: string | null) =>
  names ? `Jesteś teraz na weselu „${names}”.` : 'Jesteś teraz w otwartym rankingu.';
export const goBack = 'Wróć';
export const cannotSwitch = 'Ten telefon nic nie zapisuje, więc nie da się przejść.';

export const gettingHome = 'Powrót do domu';

export const youAreCelebrating = (names: string) => `Bawisz się na weselu: ${names}`;
export const invite = 'Zaproś';
export const goToAnother = 'Przejdź na inne wesele';
export const haveACode = 'Dołącz do wesela';

export const bringSomebodyIn = 'Zaproś kogoś';
export const holdThisUp = 'Pokaż ten ekran. Druga osoba kieruje na niego aparat.';
export const qrCode = (names: string | null) =>
  names ? `Kod QR, który otwiera wesele „${names}”` : `Kod QR, który otwiera ${PRODUCT_NAME}`;
export const orTypeAt = (host: string) => `albo wpisz na ${host}`;
export const orOpen = 'albo otwórz w przeglądarce';
export const worksOffline = 'Jesteś teraz offline. Kod i tak zadziała, jeśli druga osoba jest online.';
export const sameNetwork = 'Działa na telefonach w tej samej sieci Wi-Fi co twój.';
export const onlyThisDevice = 'Ten adres działa tylko na tym urządzeniu.';
export const shareLink = 'Udostępnij link';
export const copyLink = 'Skopiuj link';
export const copied = 'Skopiowano';
export const copyFailed = 'Nie udało się skopiować. Pokaż zamiast tego kod QR.';
export const copiedInstead = 'Nie udało się udostępnić. Link jest za to skopiowany.';
export const spelled = (formatted: string) => [...formatted.replace(' ', ',')].join(' ');
