import { plural } from './forms.ts';

export const carryOnElsewhere = 'Kontynuuj na innym telefonie';
export const pointTheCamera = 'Skieruj tu aparat drugiego telefonu. Działa tylko raz.';
export const square = 'Kod QR, z którym jeden inny telefon przejmie twój wieczór';
export const left = (time: string) => `jeszcze ${time}`;
export const copyTheLink = 'Albo skopiuj link i użyj go na tym telefonie';
export const linkIsCopied = 'Skopiowano. Otwórz link albo wklej go tam, gdzie Clink pyta o kod.';
export const linkNotCopied = 'Ta przeglądarka nie pozwala skopiować linku.';
export const afterwards = 'A potem';
export const countOnBoth = 'Licz na obu';
export const signThisOff = 'Odłącz ten';
export const cancel = 'Anuluj';
export const aMoment = 'Chwileczkę…';
export const otherPhoneReads = 'Drugi telefon odczytał kod. Chwileczkę…';
export const newSquare = 'Nowy kod QR';
export const tryAgain = 'Spróbuj ponownie';

export const squareIsLate = 'Ten kod QR stracił ważność';
export const squareIsLateHere = 'Ten kod QR stracił ważność. Nic nie przepadło. Możesz od razu utworzyć nowy.';
export const noAnswerHere = 'Serwer teraz nie odpowiada. Uda się, gdy tylko oba telefony będą online.';
export const notPossible = 'Tego wieczoru nie da się teraz przenieść na inny telefon. Na tym jest bezpieczny.';
export const afterManyTries = 'Sporo tych prób.';
export const againIn = (time: string) => `Za ${time} możesz spróbować jeszcze raz.`;

export const bothCount = 'Teraz liczą oba telefony.';
export const almostSignedOff = 'Ten telefon zaraz się odłączy';
export const signsOffWhenSent = (count: number) =>
  count === 0
    ? 'Czeka tylko, aż wszystko dotrze na serwer.'
    : plural(count, {
        one: '1 napój nie dotarł jeszcze na serwer. Ten telefon najpierw go wyśle.',
        few: `${count} napoje nie dotarły jeszcze na serwer. Ten telefon najpierw je wyśle.`,
        many: `${count} napojów nie dotarło jeszcze na serwer. Ten telefon najpierw je wyśle.`,
        other: `${count} napoju nie dotarło jeszcze na serwer. Ten telefon najpierw je wyśle.`,
      });

export const looking = 'Szukam…';
export const lookingForIt = 'Twój wieczór jest w drodze';
export const carryOnAs = (name: string) => `Dalej jako ${name}?`;
export const whatComes = (count: number, since: string, names: string) =>
  count === 0
    ? `Twój wieczór trwa od ${since} na weselu „${names}”. Pierwszy telefon też liczy dalej, chyba że się odłączy.`
    : plural(count, {
        one: `1 napój od ${since} na weselu „${names}”. Trafi na ten telefon. Pierwszy telefon też liczy dalej, chyba że się odłączy.`,
        few: `${count} napoje od ${since} na weselu „${names}”. Trafią na ten telefon. Pierwszy telefon też liczy dalej, chyba że się odłączy.`,
        many: `${count} napojów od ${since} na weselu „${names}”. Trafią na ten telefon. Pierwszy telefon też liczy dalej, chyba że się odłączy.`,
        other: `${count} napoju od ${since} na weselu „${names}”. Trafi na ten telefon. Pierwszy telefon też liczy dalej, chyba że się odłączy.`,
      });
export const whatComesFromOpen = (count: number, since: string) =>
  count === 0
    ? `Twój wieczór trwa od ${since} w otwartym rankingu. Pierwszy telefon też liczy dalej, chyba że się odłączy.`
    : plural(count, {
        one: `1 napój od ${since} w otwartym rankingu. Trafi na ten telefon. Pierwszy telefon też liczy dalej, chyba że się odłączy.`,
        few: `${count} napoje od ${since} w otwartym rankingu. Trafią na ten telefon. Pierwszy telefon też liczy dalej, chyba że się odłączy.`,
        many: `${count} napojów od ${since} w otwartym rankingu. Trafią na ten telefon. Pierwszy telefon też liczy dalej, chyba że się odłączy.`,
        other: `${count} napoju od ${since} w otwartym rankingu. Trafi na ten telefon. Pierwszy telefon też liczy dalej, chyba że się odłączy.`,
      });
export const carryOnHere = 'Dalej tutaj';
export const notMe = 'To nie ja';
export const ownStays = (name: string, count: number, names: string) =>
  count === 0
    ? `Na tym telefonie trwa już wieczór pod imieniem ${name}. Zostaje na weselu „${names}” i możesz do niego wrócić.`
    : plural(count, {
        one: `Na tym telefonie jest 1 napój pod imieniem ${name}. Zostaje na weselu „${names}” i możesz do niego wrócić.`,
        few: `Na tym telefonie są ${count} napoje pod imieniem ${name}. Zostają na weselu „${names}” i możesz do nich wrócić.`,
        many: `Na tym telefonie jest ${count} napojów pod imieniem ${name}. Zostają na weselu „${names}” i możesz do nich wrócić.`,
        other: `Na tym telefonie jest ${count} napoju pod imieniem ${name}. Zostaje na weselu „${names}” i możesz do niego wrócić.`,
      });
export const ownStaysOnOpen = (name: string, count: number) =>
  count === 0
    ? `Na tym telefonie trwa już wieczór pod imieniem ${name}. Zostaje w otwartym rankingu i możesz do niego wrócić.`
    : plural(count, {
        one: `Na tym telefonie jest 1 napój pod imieniem ${name}. Zostaje w otwartym rankingu i możesz do niego wrócić.`,
        few: `Na tym telefonie są ${count} napoje pod imieniem ${name}. Zostają w otwartym rankingu i możesz do nich wrócić.`,
        many: `Na tym telefonie jest ${count} napojów pod imieniem ${name}. Zostają w otwartym rankingu i możesz do nich wrócić.`,
        other: `Na tym telefonie jest ${count} napoju pod imieniem ${name}. Zostaje w otwartym rankingu i możesz do niego wrócić.`,
      });
export const carriesOnAs = (name: string) => `Bawisz się dalej jako ${name}.`;
export const goBack = 'Wróć';
export const backTo = (name: string) => `Wróć do wieczoru: ${name}`;

export const tapNewSquare =
  'Na pierwszym telefonie stuknij „Nowy kod QR” i jeszcze raz skieruj tam aparat. Nic nie przepadło.';
export const linkIsDamaged = 'Ten link jest niepełny';
export const copyLinkAgain =
  'Brakuje jego części. Skopiuj go jeszcze raz albo ponownie skieruj aparat na kod QR. Nic nie przepadło.';
export const squareIsUsed = 'Ten kod QR został już użyty';
export const usedElsewhere =
  'Działa tylko dla jednego telefonu. Na pierwszym telefonie stuknij „Nowy kod QR” i skieruj tam aparat.';
export const eveningIsOver = 'Ten wieczór już się skończył';
export const goneForAll = 'Usunięto go, minął jego czas albo zamknęli go gospodarze. Na ten telefon nic nie trafi.';
export const noAnswer = 'Serwer teraz nie odpowiada';
export const squareStaysGood = 'Kod QR jest ważny przez całe pięć minut. Spróbuj jeszcze raz za chwilę.';
export const manyTries = 'Sporo tych prób';
export const cannotStore = 'Ten telefon nic nie zapisuje';
export const staysOnTheFirst = 'Dlatego twój wieczór zostaje na pierwszym telefonie. Nic nie przepadło.';
export const isHereAlready = 'Twój wieczór już jest na tym telefonie';
export const pointOtherCamera = 'Skieruj na kod QR aparat innego telefonu.';
export const allRight = 'W porządku';
export const freshEvening = 'Zacznij nowy wieczór';
export const ownEvening = 'Wróć do mojego wieczoru';
export const typeCode = 'Wpisz kod';
export const notNow = 'Nie teraz';

export const signedOff = 'Ten telefon jest odłączony';
export const movedAway = 'Twój wieczór jest teraz na drugim telefonie.';
export const deletedElsewhere = 'Twoje dane są usunięte';
export const forgottenHere = 'Usunięto je na twoim drugim telefonie. Ten też już ich nie ma.';
