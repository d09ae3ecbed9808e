import { timeIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const thankYou = 'Grazie per il tuo aiuto';
export const noLongerHost = (names: string) =>
  `Non fai più parte del team della festa di ${names}. Tra gli ospiti c’è sempre posto per te.`;
export const openAsGuest = 'Apri come ospite';
export const isDeleted = (names: string) => `La festa di ${names} è stata eliminata`;
export const isDeletedLead =
  'La festa e il suo codice non ci sono più. Quello che gli ospiti hanno segnato resta sui loro telefoni.';
export const notYours = 'Questa festa non c’è';
export const notYoursLead = 'È stata eliminata o non fai parte del suo team.';
export const handInHand = 'Mano nella mano';
export const you = 'tu';
export const madeThis = 'ha creato questa festa';
export const coHost = 'aiuta con la festa';
export const coHostHere = 'aiuta con la festa, ora qui';
export const invitedUntil = (day: string) => `invito valido fino a ${day}`;
export const askedToTakeOver = (day: string) => `può accettare la festa fino a ${day}`;
export const invitationLink = 'Link d’invito';
export const linkUntil = (day: string) => `valido fino a ${day}`;
export const linkMade = (by: string, day: string, time: string) => `di ${by}, ${day}, ${time}`;
export const remove = 'Togli';
export const removeName = (name: string) => `Togli ${name}`;
export const withdraw = 'Ritira';
export const withdrawName = (name: string) => `Ritira l’invito: ${name}`;
export const withdrawLink = (day: string, time: string) => `Ritira il link del ${day}, ${time}`;
export const withdrawn = 'L’invito è stato ritirato.';
export const leave = 'Lascia';
export const leaveQuestion = (names: string) => `Lasciare il team della festa di ${names}?`;
export const leaveLead =
  'Perdi subito questa festa. I tuoi inviti in sospeso decadono. Gli altri possono invitarti di nuovo.';
export const stay = 'Resta';
export const removeQuestion = (name: string) => `Togliere ${name} dal team?`;
export const removeLead = (name: string) =>
  `${name} non può più aprire questa festa. I suoi inviti in sospeso decadono. Puoi invitare di nuovo questa persona.`;
export const keep = 'Non togliere';
export const removed = (name: string) => `${name} non fa più parte del team.`;
export const left = 'Non fai più parte di quel team.';
export const askSomebody = 'Chiedi aiuto a qualcuno';
export const askLead = 'Può fare tutto quello che fai tu, tranne eliminare la festa.';
export const askLeadOfHelper = 'Può fare tutto quello che fai tu.';
export const handOver = 'Affida la festa';
export const handOverLead = 'Chi accetta prende in mano la festa e può eliminarla. Fino ad allora non cambia niente.';
export const handOverTonight =
  'Chi accetta guida la serata e può eliminare la festa. Fino ad allora non cambia niente.';
export const afterwards = 'Resti ad aiutare?';
export const afterwardsYou = { stay: 'Resto ad aiutare', leave: 'Lascio' };
export const sendInvitation = 'Manda l’invito';
export const invitationSent = (email: string) => `L’invito a ${email} è in arrivo.`;
export const forWhom = 'Per chi?';
export const forWhomHint = 'Se vuoi distinguere i link. Lo vede solo il team.';
export const makeLinkInstead = 'Crea invece un link';
export const linkReady = 'Il link è pronto';
export const linkValid = (day: string) => `Vale una volta sola, fino a ${day}, e non viene mostrato di nuovo.`;
/** 'Sat, 28 Nov'. `atMs` is on this device's clock. */
export const shortDay = timeIn(locale, { weekday: 'short', day: 'numeric', month: 'short' });
export const tooMany = 'Questa festa ha già il massimo di persone e inviti nel team.';
export const anInvitation = 'Un invito';
export const asksForHand = (name: string) => `${name} ti chiede una mano`;
export const wouldYou = (names: string, day: string) => `Ti va di aiutare a organizzare la festa di ${names}, ${day}?`;
export const wouldYouWithAccount = (names: string, day: string) =>
  `Ti va di aiutare a organizzare la festa di ${names}, ${day}? Per farlo ti serve un account qui.`;
export const handsOverToYou = (name: string) => `${name} ti affida una festa`;
export const wouldYouTake = (names: string) => `Vuoi prendere in mano la festa di ${names}? Diventi chi l’ha creata.`;
export const wouldYouTakeWithAccount = (names: string) =>
  `Vuoi prendere in mano la festa di ${names}? Diventi chi l’ha creata. Per farlo ti serve un account qui.`;
export const gladly = 'Volentieri';
export const noThankYou = 'No, grazie';
export const haveAccount = 'Hai già un account';
export const invitationIsUsed = 'Questo invito serviva a crearlo. Non c’è altro da fare.';
export const invitationOfOther = 'Questo invito è per qualcun altro';
export const invitationIsFor = (email: string) => `È per ${email}.`;
export const signedInAs = (email: string) => `La tua sessione è aperta come ${email}.`;
export const signOutAndAccept = 'Esci e accetta';
export const invitationGone = 'Questo invito non vale più';
export const invitationGoneLead =
  'È stato usato o ritirato, oppure è troppo vecchio. Se l’hai usato tu, accedi. Altrimenti chiedine uno nuovo.';
