import { timeIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const thankYou = 'Danke für deine Hilfe';
export const noLongerHost = (names: string) =>
  `Du bist nicht mehr im Team für das Fest von ${names}. Als Gast bist du weiterhin willkommen.`;
export const openAsGuest = 'Als Gast öffnen';
export const isDeleted = (names: string) => `Das Fest von ${names} ist gelöscht`;
export const isDeletedLead =
  'Das Fest und sein Code sind weg. Was Gäste gezählt haben, bleibt auf ihren eigenen Handys.';
export const notYours = 'Dieses Fest gibt es nicht';
export const notYoursLead = 'Es ist gelöscht, oder du bist nicht im Team.';
export const handInHand = 'Hand in Hand';
export const you = 'du';
export const madeThis = 'hat dieses Fest angelegt';
export const coHost = 'im Team';
export const coHostHere = 'im Team, jetzt da';
export const invitedUntil = (day: string) => `eingeladen, bis ${day}`;
export const askedToTakeOver = (day: string) => `soll das Fest übernehmen, bis ${day}`;
export const invitationLink = 'Einladungs\u00adlink';
export const linkUntil = (day: string) => `bis ${day}`;
export const linkMade = (by: string, day: string, time: string) => `von ${by} am ${day} um ${time}\u00a0Uhr`;
export const remove = 'Entfernen';
export const removeName = (name: string) => `${name} entfernen`;
export const withdraw = 'Zurückziehen';
export const withdrawName = (name: string) => `Die Einladung an ${name} zurückziehen`;
export const withdrawLink = (day: string, time: string) => `Den Link vom ${day} um ${time}\u00a0Uhr zurückziehen`;
export const withdrawn = 'Die Einladung ist zurückgezogen.';
export const leave = 'Verlassen';
export const leaveQuestion = (names: string) => `Das Team von ${names} verlassen?`;
export const leaveLead =
  'Du verlierst dieses Fest sofort. Deine offenen Einladungen enden. Die anderen können dich wieder fragen.';
export const stay = 'Bleiben';
export const removeQuestion = (name: string) => `${name} aus dem Team entfernen?`;
export const removeLead = (name: string) =>
  `${name} kann dieses Fest nicht mehr öffnen. Offene Einladungen von ${name} enden. Du kannst jederzeit wieder fragen.`;
export const keep = 'Doch nicht';
export const removed = (name: string) => `${name} ist hier nicht mehr im Team.`;
export const left = 'Du bist dort nicht mehr im Team.';
export const askSomebody = 'Jemanden um Hilfe bitten';
export const askLead = 'Wer hilft, kann alles, was du kannst, nur nicht das Fest löschen.';
export const askLeadOfHelper = 'Wer hilft, kann alles, was du kannst.';
export const handOver = 'Das Fest übergeben';
export const handOverLead =
  'Wer annimmt, leitet das Fest und kann es als Einzige löschen. Bis dahin ändert sich nichts.';
export const handOverTonight =
  'Wer annimmt, leitet den Abend und kann allein das Fest löschen. Vorher ändert sich nichts.';
export const afterwards = 'Hilfst du weiter mit?';
export const afterwardsYou = { stay: 'Ich helfe weiter', leave: 'Ich gehe' };
export const sendInvitation = 'Einladung senden';
export const invitationSent = (email: string) => `Die Einladung an ${email} ist unterwegs.`;
export const forWhom = 'Für wen?';
export const forWhomHint = 'Falls du Links unterscheiden willst. Das sieht nur das Team.';
export const makeLinkInstead = 'Lieber einen Link machen';
export const linkReady = 'Der Link ist fertig';
export const linkValid = (day: string) => `Er gilt einmal, bis ${day}, und wird nicht noch einmal gezeigt.`;
/** 'Sat, 28 Nov'. `atMs` is on this device's clock. */
export const shortDay = timeIn(locale, { weekday: 'short', day: 'numeric', month: 'short' });
export const tooMany = 'Mehr Teammitglieder und Einladungen kann dieses Fest nicht haben.';
export const anInvitation = 'Eine Einladung';
export const asksForHand = (name: string) => `${name} hätte gern deine Hilfe`;
export const wouldYou = (names: string, day: string) =>
  `Möchtest du beim Fest von ${names} im Team mithelfen? Es ist am ${day}.`;
export const wouldYouWithAccount = (names: string, day: string) =>
  `Möchtest du beim Fest von ${names} im Team mithelfen? Es ist am ${day}. Dafür brauchst du hier ein Konto.`;
export const handsOverToYou = (name: string) => `${name} übergibt dir ein Fest`;
export const wouldYouTake = (names: string) =>
  `Möchtest du das Fest von ${names} übernehmen? Du giltst dann als die Person, die es angelegt hat.`;
export const wouldYouTakeWithAccount = (names: string) =>
  `Möchtest du das Fest von ${names} übernehmen? Du giltst dann als die Person, die es angelegt hat. Dafür brauchst du hier ein Konto.`;
export const gladly = 'Sehr gern';
export const noThankYou = 'Nein, danke';
export const haveAccount = 'Du hast schon ein Konto';
export const invitationIsUsed = 'Diese Einladung war dafür da, es anzulegen. Mehr ist nicht zu tun.';
export const invitationOfOther = 'Diese Einladung ist für jemand anderen';
export const invitationIsFor = (email: string) => `Sie ist für ${email}.`;
export const signedInAs = (email: string) => `Du bist als ${email} angemeldet.`;
export const signOutAndAccept = 'Abmelden und annehmen';
export const invitationGone = 'Diese Einladung gilt nicht mehr';
export const invitationGoneLead =
  'Sie ist eingelöst, zurückgezogen oder zu alt. Hast du sie selbst eingelöst, melde dich an. Sonst bitte um eine neue.';
