import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const forHosts = 'para anfitriões';
export const hostPages = 'Páginas para anfitriões';
export const thisCelebration = 'Esta festa';
export const myCelebrations = 'As minhas festas';
export const allCelebrations = 'Todas as festas';
export const newCelebration = 'Nova festa';
export const myAccount = 'A minha conta';
export const allHosts = 'Todos os anfitriões';
export const places = {
  tonight: 'Esta noite',
  guests: 'Convidados',
  recap: 'Resumo',
  invite: 'Convidar',
  evening: 'Noite',
  menu: 'Carta de bebidas',
  look: 'O vosso estilo',
  wall: 'O ecrã',
  details: 'Detalhes',
  hosts: 'Equipa',
};
export const afterwards = 'Depois';
export const placeOf = (place: string, names: string) => `${place}, ${names}`;
export const clocksOf = (zone: string) => `Todos os horários: ${zone}`;
export const waitingAtTheDoor = (count: number) =>
  plural(count, { one: '1 pessoa espera à porta', other: `${count} pessoas esperam à porta` });

export const signIn = 'Iniciar sessão';
export const signOut = 'Terminar sessão';
export const signedOut = 'A tua sessão foi terminada.';
export const tryAgain = 'Tentar outra vez';
export const backToSignIn = 'Voltar ao início de sessão';
export const cancel = 'Cancelar';
export const close = 'Fechar';
export const undo = 'Anular';
export const copyLink = 'Copiar o link';
export const linkCopied = 'O link está copiado.';

export const didNotLoad = 'Isto não carregou.';
/** Shown with an older answer. */
export const isFrom = (time: string) => `Última atualização: ${time}.`;
export const loading = 'A carregar';
export const noAnswer = 'De momento não há resposta. Tenta outra vez quando tiveres rede.';
export const notJustNow = 'De momento não funciona. Tenta outra vez daqui a pouco.';
export const mailDoesNotWork =
  'Não foi possível enviar o email, porque o servidor de email não responde. Tenta outra vez daqui a pouco ou fala com quem gere este servidor.';
export const somethingFailed = 'Ups, não funcionou. Tenta outra vez.';
export const onlyADemo = 'Isto é uma demo. Podes ver tudo aqui e nada muda.';
export const wasQuicker = (by: string) => `${by} antecipou-se.`;
export const tooLate = 'Tarde demais: entretanto alguém já mudou isso.';
export const lastBoardStays = 'Tem de ficar um ranking ligado, e este é o último.';
export const countsAlcohol = 'A festa é sem álcool, e este ranking conta-o.';
export type Wait = Record<'seconds' | 'minutes', (count: number) => string>;
export const tooManyTries: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Foram muitas tentativas. Podes tentar outra vez daqui a 1 segundo.',
      other: `Foram muitas tentativas. Podes tentar outra vez daqui a ${count} segundos.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Foram muitas tentativas. Podes tentar outra vez daqui a 1 minuto.',
      other: `Foram muitas tentativas. Podes tentar outra vez daqui a ${count} minutos.`,
    }),
};

export const unreachable = 'O servidor não responde';
export const unreachableLead = 'As festas estão a salvo. Verifica a rede e tenta outra vez.';
export const networkAsks =
  'A rede pede primeiro que inicies sessão. Até lá, nada do que fizeres aqui chega ao servidor.';
export const signInToNetwork = 'Iniciar sessão na rede';
export const tooBusy = 'Demasiados pedidos neste momento';
export const tooBusyLead =
  'O servidor recebeu demasiados pedidos da tua rede ou da tua conta. Esta página volta a tentar sozinha.';
export const tooBusyLeadUntil: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'O servidor recebeu demasiados pedidos da tua rede ou da tua conta. Daqui a 1 segundo esta página volta a tentar sozinha.',
      other: `O servidor recebeu demasiados pedidos da tua rede ou da tua conta. Daqui a ${count} segundos esta página volta a tentar sozinha.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'O servidor recebeu demasiados pedidos da tua rede ou da tua conta. Daqui a 1 minuto esta página volta a tentar sozinha.',
      other: `O servidor recebeu demasiados pedidos da tua rede ou da tua conta. Daqui a ${count} minutos esta página volta a tentar sozinha.`,
    }),
};
export const serverTrouble = 'O servidor tem um problema';
export const serverTroubleLead = 'As festas estão a salvo. Tenta outra vez daqui a pouco.';
export const notOffered = 'Aqui não dá para iniciar sessão';
export const notOfferedLead = 'Quem gere o servidor pode mudar isso.';
export const hostsElsewhere = 'Os anfitriões têm outro endereço';
export const hostsAreAt = (address: string) => `Inicia sessão em ${address}.`;
export const notAtThisAddress = (setting: string) =>
  `Este ${PRODUCT_NAME} tem anfitriões nos endereços que mostra ao arrancar. Para qualquer outro, quem o gere define ${setting}.`;
export const notBehindThisProxy = (setting: string) =>
  `À frente deste ${PRODUCT_NAME} há um proxy, e ele não sabe o seu endereço público. Quem o gere define-o com ${setting}.`;
export const notWithoutSecret = (setting: string) =>
  `Vários servidores partilham este ${PRODUCT_NAME} e precisam de um segredo comum para os anfitriões. Quem os gere define HOST_SECRET e ${setting}.`;
export const toTheTracker = 'Continuar como convidado';

export const yourName = 'O teu nome';
export const email = 'Email';
export const exampleEmail = 'nome@example.org';
export const noMailHint = 'Este servidor não envia emails: copia o link e envia-o tu.';
export const makeLink = 'Criar um link';
export const makeAnotherLink = 'Criar outro link';
export const password = 'Palavra-passe';
export const newPassword = 'Nova palavra-passe';
export const yourPassword = 'A tua palavra-passe';
export const showPassword = 'Mostrar a palavra-passe';
export const passwordHint = (length: number) =>
  `${length} caracteres ou mais. Três palavras de que gostes valem mais do que P4ss!`;
export const nameMissing = 'Escreve um nome.';
export const emailWrong = 'Isto não parece um endereço de email.';
export const emailMissing = 'Escreve o teu endereço de email.';
/** Of somebody who is invited. */
export const theirEmailMissing = 'Escreve um endereço de email.';
export const passwordMissing = 'Escreve a tua palavra-passe.';
export const passwordTooShort = (length: number) => `${length} caracteres ou mais, por favor.`;
export const passwordTooLong = (length: number) => `No máximo, ${length} caracteres, por favor.`;
export const passwordWrong = 'Esta não é a tua palavra-passe.';
export const nameRefused = 'Este nome não se pode usar. Escolhe outro.';
export const nameTooLong = (length: number) => `No máximo, ${length} caracteres, por favor.`;

export const versionOf = (version: string) => `${PRODUCT_NAME} ${version}`;
