import { timeIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const thankYou = 'Gracias por tu ayuda';
export const noLongerHost = (names: string) =>
  `Ya no estás entre los anfitriones de la fiesta de ${names}. En la fiesta sigues teniendo tu sitio.`;
export const openAsGuest = 'Abrir la vista de invitados';
export const isDeleted = (names: string) => `La fiesta de ${names} se ha eliminado`;
export const isDeletedLead = 'La fiesta y su código ya no existen. Lo que contó cada cual se queda en su móvil.';
export const notYours = 'Esa fiesta no existe';
export const notYoursLead = 'Se ha eliminado o no estás entre sus anfitriones.';
export const handInHand = 'Mano a mano';
export const you = 'tú';
export const madeThis = 'creó esta fiesta';
export const coHost = 'ayuda con la fiesta';
export const coHostHere = 'ayuda con la fiesta, ahora aquí';
export const invitedUntil = (day: string) => `con invitación hasta el ${day}`;
export const askedToTakeOver = (day: string) => `puede aceptar la fiesta hasta el ${day}`;
export const invitationLink = 'Enlace de invitación';
export const linkUntil = (day: string) => `hasta el ${day}`;
export const linkMade = (by: string, day: string, time: string) => `de ${by}, ${day}, ${time}`;
export const remove = 'Quitar';
export const removeName = (name: string) => `Quitar a ${name}`;
export const withdraw = 'Retirar';
export const withdrawName = (name: string) => `Retirar la invitación: ${name}`;
export const withdrawLink = (day: string, time: string) => `Retirar el enlace del ${day}, ${time}`;
export const withdrawn = 'La invitación se ha retirado.';
export const leave = 'Dejarlo';
export const leaveQuestion = (names: string) => `¿Dejar de organizar la fiesta de ${names}?`;
export const leaveLead =
  'Pierdes esta fiesta al momento. Tus invitaciones pendientes se acaban. Los demás pueden volver a invitarte.';
export const stay = 'Quedarme';
export const removeQuestion = (name: string) => `¿Quitar a ${name} de los anfitriones?`;
export const removeLead = (name: string) =>
  `${name} ya no podrá abrir esta fiesta. Sus invitaciones pendientes se acaban. Puedes volver a invitar a esa persona.`;
export const keep = 'Conservar';
export const removed = (name: string) => `${name} ya no está entre los anfitriones.`;
export const left = 'Ya no estás entre los anfitriones de esa fiesta.';
export const askSomebody = 'Pide ayuda a alguien';
export const askLead = 'Podrá hacer todo lo que haces tú, menos eliminar la fiesta.';
export const askLeadOfHelper = 'Podrá hacer todo lo que haces tú.';
export const handOver = 'Entrega la fiesta';
export const handOverLead =
  'Quien acepte se queda con la fiesta y solo esa persona podrá eliminarla. Hasta entonces no cambia nada.';
export const handOverTonight =
  'Quien acepte dirige la noche y es quien puede eliminar la fiesta. Hasta entonces no cambia nada.';
export const afterwards = '¿Te quedas a ayudar?';
export const afterwardsYou = { stay: 'Sigo ayudando', leave: 'Lo dejo' };
export const sendInvitation = 'Enviar la invitación';
export const invitationSent = (email: string) => `La invitación a ${email} va de camino.`;
export const forWhom = '¿Para quién?';
export const forWhomHint = 'Por si quieres distinguir los enlaces. Esto solo lo ven los anfitriones.';
export const makeLinkInstead = 'Mejor crear un enlace';
export const linkReady = 'El enlace está listo';
export const linkValid = (day: string) => `Sirve una sola vez, hasta el ${day}, y no se vuelve a mostrar.`;
/** 'Sat, 28 Nov'. `atMs` is on this device's clock. */
export const shortDay = timeIn(locale, { weekday: 'short', day: 'numeric', month: 'short' });
export const tooMany = 'Esta fiesta ya tiene el máximo de anfitriones e invitaciones.';
export const anInvitation = 'Una invitación';
export const asksForHand = (name: string) => `${name} te pide ayuda`;
export const wouldYou = (names: string, day: string) => `¿Quieres ayudar a organizar la fiesta de ${names}, el ${day}?`;
export const wouldYouWithAccount = (names: string, day: string) =>
  `¿Quieres ayudar a organizar la fiesta de ${names}, el ${day}? Para eso necesitas una cuenta aquí.`;
export const handsOverToYou = (name: string) => `${name} te entrega una fiesta`;
export const wouldYouTake = (names: string) =>
  `¿Quieres hacerte cargo de la fiesta de ${names}? Pasarás a ser quien la creó.`;
export const wouldYouTakeWithAccount = (names: string) =>
  `¿Quieres hacerte cargo de la fiesta de ${names}? Pasarás a ser quien la creó. Para eso necesitas una cuenta aquí.`;
export const gladly = 'Con mucho gusto';
export const noThankYou = 'No, gracias';
export const haveAccount = 'Ya tienes una cuenta';
export const invitationIsUsed = 'Esta invitación era para crearla. No hay nada más que hacer.';
export const invitationOfOther = 'Esta invitación es para otra persona';
export const invitationIsFor = (email: string) => `Es para ${email}.`;
export const signedInAs = (email: string) => `Tu sesión está abierta como ${email}.`;
export const signOutAndAccept = 'Cerrar sesión y aceptar';
export const invitationGone = 'Esta invitación ya no vale';
export const invitationGoneLead =
  'Se ha usado, se ha retirado o es demasiado antigua. Si la usaste tú, inicia sesión. Si no, pide otra.';
