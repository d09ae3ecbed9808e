import {
  CONFIRMATION_LASTS_MS,
  RECOVERY_CODES,
  RECOVERY_LASTS_MS,
  TRUST_LASTS_MS,
} from '../../../../domain/accounts/account-limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

/** 'à 1:30', but 'às 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const welcomeBack = 'Olá de novo';
export const or = 'ou';
export const sendCodeInstead = 'Receber antes um código';
export const askForCode = 'Pedir antes um código';
export const forgotPassword = 'Não te lembras da palavra-passe?';
export const createAccount = 'Criar uma conta';
export const wrongCredentials = 'Este email e esta palavra-passe não coincidem.';
export const banned = 'Esta conta está fechada aqui. Fala com quem gere este servidor.';
export const tooManyTries = 'Demasiadas tentativas';
export const passwordRests = (until: string) =>
  isOne(until)
    ? `Para proteger a conta, a palavra-passe não funciona até à ${until}. Um código funciona já.`
    : `Para proteger a conta, a palavra-passe não funciona até às ${until}. Um código funciona já.`;

export const beTheHost = 'Organiza a tua festa';
export const beTheHostLead = 'A tua festa, o código e os cartões: dois minutos.';
/** Shown to somebody whom an operator has invited. */
export const invitedByHouse = (house: string) => `${house} convida-te a criar aqui a tua festa.`;
export const invitedByOperator = 'Convidaram-te a criar aqui a tua festa.';
export const otherHostsSeeName = 'Os outros anfitriões veem este nome.';
export const passwordTooEasy = 'Esta palavra-passe é demasiado fácil de adivinhar. Escolhe outra.';
export const createMyAccount = 'Criar a minha conta';
export const haveAccount = 'Já tens conta?';
export const guestsNeedNone = 'Os convidados não precisam de conta: basta lerem o código.';
export const coupleOnCard = 'Ana & Ben';

export const byInvitation = 'Por convite';
export const byInvitationLead = 'Aqui os anfitriões entram por convite. Pede um link a quem gere o servidor.';
export const noNewHosts = 'De momento, mais ninguém';
export const noNewHostsLead = 'De momento, ninguém pode criar conta aqui. Fala com quem gere o servidor.';
export const invitationSpent = 'Este convite é para outro endereço, já foi usado ou é demasiado antigo. Pede outro.';
export const addressIsTaken = 'Este endereço já tem uma conta aqui. Inicia sessão com ele.';
export const invitedAs = (email: string) => `Este convite é para ${email}. Usa esse endereço.`;
export const haveAnAccount = 'Já tenho conta';
export const imAGuest = 'Venho à festa: tenho um código';

export const notSetUpYet = `O ${PRODUCT_NAME} ainda não está configurado`;
export const notSetUpYetLead = 'Assim que houver uma primeira conta, podes iniciar sessão aqui.';
export const checkAgain = 'Verificar outra vez';
export const firstHostHow = (command: string) =>
  `Quem iniciou o servidor é o primeiro anfitrião: o link está na janela onde foi iniciado. Para um link novo, escreve lá: ${command}`;

export const noMailYet = 'Daqui ainda não saem emails.';
export const askWhoRunsIt = 'Quem gere o servidor dá-te o link.';
export const linksInLog = (setting: string) =>
  `Os links e códigos estão nas linhas mais recentes do registo do servidor. Define ${setting} e passam a ir por email.`;

export const lookIntoYourMail = 'Vê o teu email';
export const writtenTo = (email: string) => `Enviámos um email para ${email}. Toca no botão que lá vem para entrares.`;
export const canTakeAMinute = plural(CONFIRMATION_LASTS_MS / HOUR_MS, {
  one: 'Pode demorar um minuto. Vê também na pasta de spam. O link é válido durante uma hora.',
  other: `Pode demorar um minuto. Vê também na pasta de spam. O link é válido durante ${CONFIRMATION_LASTS_MS / HOUR_MS} horas.`,
});
export const ifAccount = (email: string) =>
  `Se ${email} tiver uma conta aqui, vai a caminho um link. É válido durante ${RECOVERY_LASTS_MS / MINUTE_MS} minutos.`;
export interface OnceMore {
  readonly again: string;
  readonly againIn: (time: string) => string;
  readonly isDone: string;
  readonly isReady: string;
}
export const byMail: OnceMore = {
  again: 'Enviar outra vez',
  againIn: (time) => `Enviar outra vez daqui a ${time}`,
  isDone: 'O email vai outra vez a caminho.',
  isReady: 'Já o podes enviar outra vez.',
};
export const byAsking: OnceMore = {
  again: 'Criar outro link',
  againIn: (time) => `Criar outro link daqui a ${time}`,
  isDone: 'Quem gere o servidor tem agora outro link.',
  isReady: 'Já podes criar outro link.',
};
export const askForTheLink = 'Pede o link';
export const theyHaveTheLink = (email: string) => `Quem gere o servidor tem o link para ${email}.`;
export const theyHaveTheLinkIfAccount = (email: string) =>
  `Se ${email} tiver uma conta aqui, quem gere o servidor tem um link para ela.`;
export const wrongAddress = 'Endereço errado? Muda-o';

export const youAreConfirmed = 'O teu endereço está confirmado';
export const nowTheCelebration = 'Agora, a festa.';
export const createCelebration = 'Criar uma festa';
export const later = 'Mais tarde';
export const addressConfirmed = 'O teu endereço está confirmado.';

export const sixDigits = 'Seis algarismos, por favor';
export const inTheMailTo = (email: string) => `Estão no último email que enviámos para ${email}.`;
export const digits = 'Seis algarismos';
export const digitsOfApp = 'Seis algarismos da app';
export const sentWithTheLast = 'São enviados assim que escreveres o sexto.';
export const sendNewCode = 'Enviar um código novo';
export const newCodeSent = 'Vai a caminho um código novo. Se não chegar, o último ainda serve.';
export const theyHaveThem = (email: string) => `Quem gere o servidor tem os algarismos para ${email}.`;
export const makeNewCode = 'Criar um código novo';
export const theyHaveANewCode = 'Quem gere o servidor tem um código novo.';
export const usePassword = 'Usar a palavra-passe';
export const wrongMailCode = 'Esse código não está certo. Só o mais recente funciona.';

export const secondStep = 'Agora, o segundo passo';
export const openAuthenticator = `Abre a tua app de autenticação e escreve os seis algarismos do ${PRODUCT_NAME}.`;
export const trustPhone = `Confiar neste telemóvel durante ${TRUST_LASTS_MS / DAY_MS} dias`;
export const trustLaptop = `Confiar neste computador durante ${TRUST_LASTS_MS / DAY_MS} dias`;
export const wrongAppCode = 'Esses seis algarismos não estão certos; a tua app já tem outros.';
export const phoneLost = 'Perdeste o telemóvel? Usa um código de recuperação';
export const recoveryTitle = 'Um código de recuperação';
export const recoveryLead = `Recebeste ${RECOVERY_CODES} quando ligaste o segundo passo. Cada um funciona uma vez.`;
export const recoveryCode = 'Código de recuperação';
export const recoveryCodeMissing = 'Escreve um dos teus códigos de recuperação.';
export const wrongRecoveryCode = 'Esse código não está certo, ou já foi usado.';
export const useTheApp = 'Usar a app de autenticação';
export const codesLeft = (count: number) =>
  plural(count, {
    one: 'Resta-te 1 código de recuperação. Criamos outros?',
    other: `Restam-te ${count} códigos de recuperação. Criamos outros?`,
  });
export const newOnes = 'Criar outros';

export const authenticatorApp = 'App de autenticação';
export const scanThis = 'Lê isto com uma app de autenticação';
export const orScan = 'Ou lê isto com outro telemóvel';
export const thenBoth = 'Depois inicias sessão com a palavra-passe e seis algarismos desta app.';
export const qrLabel = 'Código QR para a tua app de autenticação';
export const copyKey = 'Copiar a chave';
export const keyCopied = 'A chave está copiada.';
export const openInApp = 'Abrir na app de autenticação';
export const next = 'Seguinte';
export const notNow = 'Agora não';
export const ifPhoneLost = 'Se um dia perderes o telemóvel';
export const keepThem = 'Cada um destes abre a tua conta uma vez. Guarda-os onde guardas o passaporte.';
export const copy = 'Copiar';
export const copied = 'Os códigos estão copiados.';
export const copyFailed = 'Não foi possível copiar. Seleciona o texto.';
export const save = 'Guardar';
export const codesFile = 'clink-codigos-de-recuperacao.txt';
export const keptThem = 'Já os guardei';
export const secondStepOn = 'O segundo passo está ligado.';

export const tellUsEmail = 'Diz-nos o teu email e enviamos-te um link para uma palavra-passe nova.';
export const confirmEmail = 'Confirma o teu email';
export const tellUsEmailAgain = 'Diz-nos o teu email e enviamos-te um link novo.';
export const makeTheLink = 'Pedir um link';
export const sendTheLink = 'Enviar o link';
export const aNewPassword = 'Uma palavra-passe nova';
export const signedOutElsewhere =
  'Por segurança, a tua sessão foi terminada em todos os outros sítios. As chaves de acesso continuam a abrir a tua conta.';
export const yourPassword = 'Escolhe a tua palavra-passe';
export const saveAndSignIn = 'Guardar e iniciar sessão';
export const linkTooOld = 'Este link é demasiado antigo';
export const linkTooOldLead = 'Cada link funciona uma vez, e só por pouco tempo. Podes ter já um novo.';
export const getNewLink = 'Obter um link novo';
