import { timeIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

/** 'no sábado', but 'na sexta-feira'. */
const isWeekend = (day: string) => /^(?:sábado|domingo)/i.test(day);

export const thankYou = 'Um grande obrigado pela ajuda';
export const noLongerHost = (names: string) =>
  `Já não estás entre os anfitriões da festa de ${names}. Na festa continuas a ter o teu lugar.`;
export const openAsGuest = 'Abrir a vista de convidado';
export const isDeleted = (names: string) => `A festa de ${names} foi eliminada`;
export const isDeletedLead = 'A festa e o código já não existem. O que cada convidado contou fica no seu telemóvel.';
export const notYours = 'Essa festa não existe';
export const notYoursLead = 'Foi eliminada ou não estás entre os anfitriões.';
export const handInHand = 'De mãos dadas';
export const you = 'tu';
export const madeThis = 'criou esta festa';
export const coHost = 'ajuda na festa';
export const coHostHere = 'ajuda na festa, agora aqui';
export const invitedUntil = (day: string) => `com convite até ${day}`;
export const askedToTakeOver = (day: string) => `pode aceitar a festa até ${day}`;
export const invitationLink = 'Link de convite';
export const linkUntil = (day: string) => `até ${day}`;
export const linkMade = (by: string, day: string, time: string) => `de ${by}, ${day}, ${time}`;
export const remove = 'Remover';
export const removeName = (name: string) => `Remover ${name}`;
export const withdraw = 'Retirar';
export const withdrawName = (name: string) => `Retirar o convite: ${name}`;
export const withdrawLink = (day: string, time: string) => `Retirar o link de ${day}, ${time}`;
export const withdrawn = 'O convite foi retirado.';
export const leave = 'Sair';
export const leaveQuestion = (names: string) => `Deixar de organizar a festa de ${names}?`;
export const leaveLead =
  'Perdes logo esta festa. Os teus convites em aberto terminam. Os outros podem voltar a convidar-te.';
export const stay = 'Ficar';
export const removeQuestion = (name: string) => `Remover ${name} dos anfitriões?`;
export const removeLead = (name: string) =>
  `${name} deixa de poder abrir esta festa. Os seus convites em aberto terminam. Podes voltar a convidar essa pessoa.`;
export const keep = 'Manter';
export const removed = (name: string) => `${name} já não está entre os anfitriões.`;
export const left = 'Já não estás entre os anfitriões dessa festa.';
export const askSomebody = 'Pede ajuda a alguém';
export const askLead = 'Pode fazer tudo o que tu podes, menos eliminar a festa.';
export const askLeadOfHelper = 'Pode fazer tudo o que tu podes.';
export const handOver = 'Entregar a festa';
export const handOverLead = 'Quem aceitar fica com a festa e só essa pessoa a pode eliminar. Até lá, nada muda.';
export const handOverTonight = 'Quem aceitar dirige a noite e só essa pessoa pode eliminar a festa. Até lá, nada muda.';
export const afterwards = 'Continuas a ajudar?';
export const afterwardsYou = { stay: 'Continuo a ajudar', leave: 'Saio' };
export const sendInvitation = 'Enviar o convite';
export const invitationSent = (email: string) => `O convite para ${email} vai a caminho.`;
export const forWhom = 'Para quem?';
export const forWhomHint = 'Se quiseres distinguir os links. Só os anfitriões o veem.';
export const makeLinkInstead = 'Criar antes um link';
export const linkReady = 'O link está pronto';
export const linkValid = (day: string) => `Funciona uma só vez, até ${day}, e não volta a ser mostrado.`;
/** 'Sat, 28 Nov'. `atMs` is on this device's clock. */
export const shortDay = timeIn(locale, { weekday: 'short', day: 'numeric', month: 'short' });
export const tooMany = 'Esta festa já tem o máximo de anfitriões e convites.';
export const anInvitation = 'Um convite';
export const asksForHand = (name: string) => `${name} pede a tua ajuda`;
export const wouldYou = (names: string, day: string) =>
  isWeekend(day)
    ? `Queres ajudar a organizar a festa de ${names}, no ${day}?`
    : `Queres ajudar a organizar a festa de ${names}, na ${day}?`;
export const wouldYouWithAccount = (names: string, day: string) =>
  isWeekend(day)
    ? `Queres ajudar a organizar a festa de ${names}, no ${day}? Para isso precisas de uma conta aqui.`
    : `Queres ajudar a organizar a festa de ${names}, na ${day}? Para isso precisas de uma conta aqui.`;
export const handsOverToYou = (name: string) => `${name} entrega-te uma festa`;
export const wouldYouTake = (names: string) => `Queres ficar com a festa de ${names}? Passas a ser quem a criou.`;
export const wouldYouTakeWithAccount = (names: string) =>
  `Queres ficar com a festa de ${names}? Passas a ser quem a criou. Para isso precisas de uma conta aqui.`;
export const gladly = 'Com todo o gosto';
export const noThankYou = 'Não, desta vez não';
export const haveAccount = 'Já tens uma conta';
export const invitationIsUsed = 'Este convite era para a criar. Não há mais nada a fazer.';
export const invitationOfOther = 'Este convite é para outra pessoa';
export const invitationIsFor = (email: string) => `É para ${email}.`;
export const signedInAs = (email: string) => `A tua sessão está iniciada como ${email}.`;
export const signOutAndAccept = 'Terminar sessão e aceitar';
export const invitationGone = 'Este convite já não é válido';
export const invitationGoneLead =
  'Já foi usado, foi retirado ou é demasiado antigo. Se foste tu a usá-lo, inicia sessão. Se não, pede outro.';
