import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { language } from '../page.ts';

const LIST = new Intl.ListFormat(language, { type: 'conjunction' });

export const you = 'Tu';
export const name = 'Nome';
export const othersSeeIt = 'Os outros anfitriões veem-no';
export const changeName = 'Mudar o teu nome';
export const changeEmail = 'Mudar o teu email';
export const changePassword = 'Mudar a tua palavra-passe';
export const save = 'Guardar';
export const nameChanged = 'O teu nome foi mudado.';
export const newEmail = 'Novo email';
export const newEmailLead = 'Enviamos um link para o novo endereço. É teu assim que tocares no link.';
export const newEmailToAskLead =
  'Quem gere o servidor terá então um link para o novo endereço. O endereço é teu assim que o abrires.';
export const sendTheLink = 'Enviar o link';
export const emailOnItsWay = (email: string) => `Vai a caminho um email para ${email}. Toca no link que lá vem.`;
export const theyHaveTheLink = (email: string) => `Quem gere o servidor tem o link para ${email}.`;
export const currentPassword = 'A tua palavra-passe atual';
export const passwordLead = 'Por segurança, a tua sessão é terminada em todos os outros sítios.';
export const choosePassword = 'Escolher uma palavra-passe';
export const choosePasswordLead =
  'Enviamos-te um link. Com ele escolhes uma palavra-passe e depois também podes iniciar sessão com ela.';
export const choosePasswordToAskLead =
  'Quem gere o servidor terá então um link para ti. Com ele escolhes uma palavra-passe e depois também podes iniciar sessão com ela.';
export const passwordChanged = 'A tua palavra-passe foi alterada.';

export const howYouSignIn = 'Como inicias sessão';
export const authenticatorApp = 'App de autenticação';
export const on = 'ligada';
export const off = 'desligada';
export const appExplained = 'Seis algarismos, além da palavra-passe';
export const turnOn = 'Ligar';
export const turnOnTitle = 'Ligar o segundo passo';
export const turnOnLead = 'Precisas de uma app de autenticação no telemóvel. Primeiro, mostra que és tu.';
export const goOn = 'Continuar';
export const turnOff = 'Desligar';
export const turnOffTitle = 'Desligar o segundo passo?';
export const turnOffLead =
  'Depois disso, a palavra-passe chega para abrir a tua conta. Os códigos de recuperação deixam de funcionar.';
export const turnedOff = 'O segundo passo está desligado.';
export const recoveryCodes = 'Códigos de recuperação';
export const codesLeft = (left: number, all: number) => `Restam ${left} de ${all}`;
export const newCodesTitle = 'Novos códigos de recuperação';
export const newCodesLead = (count: number) =>
  plural(count, {
    one: 'Recebes 1 código novo. Os antigos deixam de funcionar.',
    other: `Recebes ${count} códigos novos. Os antigos deixam de funcionar.`,
  });
export const makeNewCodes = 'Criá-los';

export const whereSignedIn = 'Onde tens a sessão iniciada';
export const parts = { secondStep: 'segundo passo', passkeys: 'chaves de acesso', devices: 'dispositivos' };
export const didNotLoad = (parts: readonly string[]) => `Não carregou: ${LIST.format(parts)}.`;
export const thisDevice = { phone: 'Este telemóvel', laptop: 'Este computador' };
export const aDevice = { phone: 'Um telemóvel', laptop: 'Um computador' };
export const now = 'agora';
export function lastUsed(atMs: number, nowMs: number): string {
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'último uso: hoje';
  return days === 1 ? 'último uso: ontem' : `último uso: ${dayAndMonth(atMs, nowMs)}`;
}
export const deviceSignedOut = 'A sessão nesse dispositivo foi terminada.';
export const signOutDevice = {
  phone: (used: string) => `Terminar sessão: um telemóvel, ${used}`,
  laptop: (used: string) => `Terminar sessão: um computador, ${used}`,
};
export const signOutElsewhere = 'Terminar sessão nos outros sítios';
export const signedOutElsewhere = 'A tua sessão foi terminada em todos os outros sítios.';
export const onlyHere = 'Só neste dispositivo';

export const yourData = 'Os teus dados';
export const deleteAccount = 'Eliminar a minha conta';
export const deleteHint = 'Elimina também as festas que não têm outro anfitrião';
export const deleteShort = 'Eliminar';
export const deleteTitle = 'Eliminar a tua conta?';
export const deleteLead = 'As festas sem outro anfitrião também são eliminadas. Não há volta atrás.';
export const keepIt = 'Manter';
export const accountDeleted = 'A tua conta foi eliminada.';
