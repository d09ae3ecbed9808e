import { timeIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const thankYou = 'Dziękujemy za pomoc';
export const noLongerHost = (names: string) =>
  `Nie jesteś już w gronie gospodarzy wesela „${names}”. Jako gościa zapraszamy cię nadal.`;
export const openAsGuest = 'Otwórz jako gość';
export const isDeleted = (names: string) => `Wesele „${names}” jest usunięte`;
export const isDeletedLead = 'Nie ma już ani wesela, ani jego kodu. To, co liczyli goście, zostaje na ich telefonach.';
export const notYours = 'Nie ma takiego wesela';
export const notYoursLead = 'Zostało usunięte albo nie jesteś w gronie jego gospodarzy.';
export const handInHand = 'Ramię w ramię';
export const you = 'ty';
export const madeThis = 'prowadzi to wesele';
export const coHost = 'w gronie gospodarzy';
export const coHostHere = 'w gronie gospodarzy, teraz tutaj';
export const invitedUntil = (day: string) => `zaproszenie ważne do ${day}`;
export const askedToTakeOver = (day: string) => `może przejąć wesele do ${day}`;
export const invitationLink = 'Link z zaproszeniem';
export const linkUntil = (day: string) => `ważny do ${day}`;
export const linkMade = (by: string, day: string, time: string) => `od: ${by}, ${day}, ${time}`;
export const remove = 'Usuń';
export const removeName = (name: string) => `Usuń: ${name}`;
export const withdraw = 'Wycofaj';
export const withdrawName = (name: string) => `Wycofaj zaproszenie: ${name}`;
export const withdrawLink = (day: string, time: string) => `Wycofaj link: ${day}, ${time}`;
export const withdrawn = 'Zaproszenie jest wycofane.';
export const leave = 'Odejdź';
export const leaveQuestion = (names: string) => `Odejść z grona gospodarzy wesela „${names}”?`;
export const leaveLead =
  'Od razu tracisz to wesele. Twoje otwarte zaproszenia wygasają. Pozostali mogą zaprosić cię znowu.';
export const stay = 'Zostań';
export const removeQuestion = (name: string) => `Usunąć z grona gospodarzy: ${name}?`;
export const removeLead = (name: string) =>
  `${name} nie otworzy już tego wesela. Otwarte zaproszenia tej osoby wygasają. Możesz zaprosić ją znowu.`;
export const keep = 'Zostaw';
export const removed = (name: string) => `${name} nie jest już w gronie gospodarzy.`;
export const left = 'Nie jesteś już w gronie tamtych gospodarzy.';
export const askSomebody = 'Poproś kogoś o pomoc';
export const askLead = 'Ta osoba może wszystko to, co ty, poza usunięciem wesela.';
export const askLeadOfHelper = 'Ta osoba może wszystko to, co ty.';
export const handOver = 'Przekaż wesele';
export const handOverLead =
  'Kto przyjmie, ten prowadzi to wesele i tylko ta osoba może je usunąć. Do tego czasu nic się nie zmienia.';
export const handOverTonight =
  'Kto przyjmie, prowadzi wieczór i jako jedyna osoba może usunąć wesele. Do tego czasu nic się nie zmienia.';
export const afterwards = 'Zostajesz, żeby pomóc?';
export const afterwardsYou = { stay: 'Zostaję i pomagam', leave: 'Odchodzę' };
export const sendInvitation = 'Wyślij zaproszenie';
export const invitationSent = (email: string) => `Zaproszenie na adres ${email} jest w drodze.`;
export const forWhom = 'Dla kogo?';
export const forWhomHint = 'Jeśli chcesz odróżniać linki. To widzą tylko gospodarze.';
export const makeLinkInstead = 'Utwórz zamiast tego link';
export const linkReady = 'Link jest gotowy';
export const linkValid = (day: string) => `Działa raz, do ${day}. Nie pokażemy go ponownie.`;
/** 'Sat, 28 Nov'. `atMs` is on this device's clock. */
export const shortDay = timeIn(locale, { weekday: 'short', day: 'numeric', month: 'short' });
export const tooMany = 'To wesele ma już tylu gospodarzy i tyle zaproszeń, ile może mieć.';
export const anInvitation = 'Zaproszenie';
export const asksForHand = (name: string) => `${name} prosi cię o pomoc`;
export const wouldYou = (names: string, day: string) => `Chcesz dołączyć do gospodarzy wesela „${names}” (${day})?`;
export const wouldYouWithAccount = (names: string, day: string) =>
  `Chcesz dołączyć do gospodarzy wesela „${names}” (${day})? Potrzebujesz do tego konta tutaj.`;
export const handsOverToYou = (name: string) => `${name} przekazuje ci wesele`;
export const wouldYouTake = (names: string) => `Chcesz przejąć wesele „${names}”? Od tej chwili ty je prowadzisz.`;
export const wouldYouTakeWithAccount = (names: string) =>
  `Chcesz przejąć wesele „${names}”? Od tej chwili ty je prowadzisz. Potrzebujesz do tego konta tutaj.`;
export const gladly = 'Z chęcią';
export const noThankYou = 'Nie, dziękuję';
export const haveAccount = 'Masz już konto';
export const invitationIsUsed = 'To zaproszenie służyło do założenia konta. Nie musisz już nic robić.';
export const invitationOfOther = 'To zaproszenie jest dla kogoś innego';
export const invitationIsFor = (email: string) => `Jest dla ${email}.`;
export const signedInAs = (email: string) => `Teraz jesteś na koncie ${email}.`;
export const signOutAndAccept = 'Wyloguj się i przyjmij';
export const invitationGone = 'To zaproszenie straciło ważność';
export const invitationGoneLead =
  'Zostało użyte, wycofane albo jest za stare. Jeśli masz już konto, zaloguj się. Jeśli nie, poproś o nowe.';
