import { timeIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const thankYou = 'Bedankt voor je hulp';
export const noLongerHost = (names: string) =>
  `Je bent geen gastgever meer van het feest van ${names}. Als gast ben je nog altijd welkom.`;
export const openAsGuest = 'Als gast openen';
export const isDeleted = (names: string) => `Het feest van ${names} is verwijderd`;
export const isDeletedLead = 'Het feest en de code ervan zijn weg. Wat gasten telden, blijft op hun eigen telefoon.';
export const notYours = 'Dit feest is er niet';
export const notYoursLead = 'Het is verwijderd, of je bent er geen gastgever van.';
export const handInHand = 'Hand in hand';
export const you = 'jij';
export const madeThis = 'heeft dit feest aangemaakt';
export const coHost = 'medegastgever';
export const coHostHere = 'medegastgever, nu hier';
export const invitedUntil = (day: string) => `uitgenodigd, tot ${day}`;
export const askedToTakeOver = (day: string) => `mag het feest overnemen, tot ${day}`;
export const invitationLink = 'Uitnodigings\u00adlink';
export const linkUntil = (day: string) => `tot ${day}`;
export const linkMade = (by: string, day: string, time: string) => `van ${by}, ${day} om ${time}`;
export const remove = 'Verwijderen';
export const removeName = (name: string) => `${name} verwijderen`;
export const withdraw = 'Intrekken';
export const withdrawName = (name: string) => `De uitnodiging voor ${name} intrekken`;
export const withdrawLink = (day: string, time: string) => `De link van ${day} om ${time} intrekken`;
export const withdrawn = 'De uitnodiging is ingetrokken.';
export const leave = 'Stoppen';
export const leaveQuestion = (names: string) => `Stoppen als gastgever bij ${names}?`;
export const leaveLead =
  'Je raakt dit feest meteen kwijt. Je openstaande uitnodigingen vervallen. De anderen kunnen je opnieuw vragen.';
export const stay = 'Blijven';
export const removeQuestion = (name: string) => `${name} verwijderen als gastgever?`;
export const removeLead = (name: string) =>
  `${name} kan dit feest niet meer openen. Openstaande uitnodigingen van ${name} vervallen. Je kunt altijd opnieuw vragen.`;
export const keep = 'Toch niet';
export const removed = (name: string) => `${name} is hier geen gastgever meer.`;
export const left = 'Je bent daar geen gastgever meer.';
export const askSomebody = 'Vraag iemand om te helpen';
export const askLead = 'Wie helpt, kan alles wat jij kunt, behalve het feest verwijderen.';
export const askLeadOfHelper = 'Wie helpt, kan alles wat jij kunt.';
export const handOver = 'Draag het feest over';
export const handOverLead =
  'Wie het aanneemt, leidt het feest en kan het als enige verwijderen. Tot dan verandert er niets.';
export const handOverTonight =
  'Wie het aanneemt, leidt de avond en kan als enige het feest verwijderen. Tot dan verandert er niets.';
export const afterwards = 'Blijf je helpen?';
export const afterwardsYou = { stay: 'Ik blijf helpen', leave: 'Ik stop' };
export const sendInvitation = 'Uitnodiging sturen';
export const invitationSent = (email: string) => `De uitnodiging voor ${email} is onderweg.`;
export const forWhom = 'Voor wie?';
export const forWhomHint = 'Als je links uit elkaar wilt houden. Alleen gastgevers zien dit.';
export const makeLinkInstead = 'Liever een link maken';
export const linkReady = 'De link is klaar';
export const linkValid = (day: string) => `Hij werkt één keer, tot ${day}, en je krijgt hem niet nog eens te zien.`;
/** 'Sat, 28 Nov'. `atMs` is on this device's clock. */
export const shortDay = timeIn(locale, { weekday: 'short', day: 'numeric', month: 'short' });
export const tooMany = 'Meer gastgevers en uitnodigingen kan dit feest niet hebben.';
export const anInvitation = 'Een uitnodiging';
export const asksForHand = (name: string) => `${name} vraagt om je hulp`;
export const wouldYou = (names: string, day: string) => `Wil je gastgever zijn op het feest van ${names}, op ${day}?`;
export const wouldYouWithAccount = (names: string, day: string) =>
  `Wil je gastgever zijn op het feest van ${names}, op ${day}? Daarvoor heb je hier een account nodig.`;
export const handsOverToYou = (name: string) => `${name} draagt een feest aan je over`;
export const wouldYouTake = (names: string) =>
  `Wil je het feest van ${names} overnemen? Je geldt dan als degene die het heeft aangemaakt.`;
export const wouldYouTakeWithAccount = (names: string) =>
  `Wil je het feest van ${names} overnemen? Je geldt dan als degene die het heeft aangemaakt. Daarvoor heb je hier een account nodig.`;
export const gladly = 'Graag';
export const noThankYou = 'Nee, dank je';
export const haveAccount = 'Je hebt al een account';
export const invitationIsUsed = 'Deze uitnodiging was om het aan te maken. Meer hoef je niet te doen.';
export const invitationOfOther = 'Deze uitnodiging is voor iemand anders';
export const invitationIsFor = (email: string) => `Hij is voor ${email}.`;
export const signedInAs = (email: string) => `Je bent ingelogd als ${email}.`;
export const signOutAndAccept = 'Uitloggen en accepteren';
export const invitationGone = 'Deze uitnodiging geldt niet meer';
export const invitationGoneLead =
  'Hij is gebruikt, ingetrokken of te oud. Heb je hem zelf gebruikt, log dan in. Vraag anders om een nieuwe.';
