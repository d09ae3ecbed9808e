import { SETUP_LASTS_MS } from '../../../../domain/accounts/account-limits.ts';
import { MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { shortDateIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const steps = ['Tu', 'A tua festa', 'A estreia'] as const;
export const stepDone = 'feito:';

export const itIsRunning = `O ${PRODUCT_NAME} está a funcionar.`;
export const makeItYours = 'Agora é contigo.';
export const threeSteps = 'Três passos, uns dois minutos.';
export const youSignInWithIt = 'É com ele que inicias sessão.';
export const nothingIsSent = 'É com ele que inicias sessão. Nada te é enviado.';
export const typeTheCode = 'Escreve o código de instalação';
export const typeTheCodeLead =
  'Com ele passas a ser o primeiro anfitrião. Quem instalou o servidor sabe-o, ou a loja de aplicações mostra-o.';
export const codeIsIn = (setting: string) => `Está em ${setting}.`;
export const setUpCode = 'Código de instalação';
export const setUpCodeMissing = 'Escreve o código.';
export const setUpCodeWrong = 'Este não é o código.';

export const goOn = 'Continuar';
export const onlyLooking = 'Só queres espreitar?';
export const openAsGuest = 'Abrir o contador dos convidados';

export const whatKind = 'Que tipo de noite?';
export const kinds = {
  mixed: { name: 'Um pouco de tudo', means: 'Também hidratação e variedade, sem ritmo' },
  classic: { name: 'Festa clássica', means: 'Mais bebidas e ritmo mais rápido' },
  dry: { name: 'Sem álcool', means: 'Água, outras bebidas e a vossa carta' },
};
export const makeTheCode = 'Criar o código';
export const changeableEvenOnTheNight = 'Podes mudar tudo mais tarde, até na própria noite.';
/** Shown if the house has a template. */
export const beginsAsPrepared = 'Começa como a casa a preparou: carta, aspeto e ecrã.';

export const yourDate = 'a vossa data';
export const shortDate = shortDateIn(locale);
export const fillsInAsYouType = 'O teu cartão de mesa. Preenche-se enquanto escreves.';
export const squareComesNext = 'O QR chega no próximo passo.';
export const cardsLikeThis = 'Cartões como este podem ir para as mesas.';

export const isReady = 'A tua festa está pronta.';
export const beTheFirstGuest = 'Estreia-a tu.';
export const typeNameBeside = 'Escreve um nome no telemóvel ao lado, toca numa bebida e vê o ranking.';
export const typeName = 'Escreve um nome, toca numa bebida e vê o ranking.';
export const tryAsGuest = 'Experimentar como convidado';
export const guestsPhone = 'O telemóvel de um convidado';
export const guestsPhoneLive = 'O telemóvel de um convidado, em direto.';
export const phonesCanComeIn = 'Os telemóveis no teu Wi-Fi podem entrar';
export const guestsCanComeIn = 'Os convidados podem entrar';
export const scanIt = 'Lê o código com o teu telemóvel.';
export const scanItLead = 'Aponta a câmara para o QR.';
export const sendIt = 'Enviar a alguém';
export const beTheFirstHere = 'Estrear a festa neste telemóvel';
export const phonesToo = 'Também os telemóveis no teu Wi-Fi.';
export const onThisComputerOnly = 'Só neste computador.';
export const cannotReach = (host: string) =>
  `Os telemóveis não conseguem aceder a ${host}. Para os que estão no mesmo Wi-Fi, liga este computador a essa rede e inicia o ${PRODUCT_NAME} assim:`;
export const copy = 'Copiar';
export const copied = 'Copiado.';

export const isIn = (name: string) => `${name} já cá está`;
export const noGuestsYet = 'Ainda não há convidados';
export const appearsHere = 'A primeira pessoa a entrar aparece logo aqui.';
export const whoIsNext = 'Quem se segue?';

export const beforeTheEvening = 'Antes da festa';
export const cardsForTheTables = 'Cartões para as mesas';
export const reachableAddress = 'Torná-lo acessível aos telemóveis dos convidados';
export const reachableAddressHow = (setting: string) =>
  `Com dados móveis é preciso um endereço público com https, como https://clink.example. Quem gere este servidor define-o com ${setting} e inicia o ${PRODUCT_NAME} outra vez.`;
export const whereGuestsOpenIt = `Onde os convidados abrem o ${PRODUCT_NAME}`;
export const addressIsRight = 'Sim, neste endereço';
export const useThisAddress = 'Usar este endereço';
export const addressWrong = 'Escreve um endereço como https://clink.example.';
export const addressIsSet = 'Os códigos QR, os cartões e os emails levam agora para lá.';
export const onlyThisComputer = 'Só este computador o consegue abrir. Os telemóveis precisam de outro.';
export const onlyThisNetwork = 'Só os telemóveis na mesma rede Wi-Fi o conseguem abrir.';
export const reachableAddressWhy =
  'Com dados móveis é preciso um endereço público com https, como https://clink.example. A partir daí, tu também inicias sessão lá.';
export const theAddress = 'O endereço';
export const printedSquares =
  'Se o mudares, os códigos QR já impressos continuam a levar ao antigo. Faz com que também leve aqui até acabar a última festa, ou imprime novos.';
export const addressIsInSetting = (setting: string) => `Quem gere este servidor definiu-o com ${setting} e muda-o lá.`;
export const goToMyCelebration = 'Ir para a minha festa';

export const linkUsed = 'Já há um anfitrião';
export const linkUsedLead = 'Alguém já usou este link. Se foste tu, inicia sessão.';
export const setUpLinkTooOld = 'Este link expirou';
export const setUpLinkTooOldLead = `Era válido durante ${SETUP_LASTS_MS / MINUTE_MS} minutos. Pede outro a quem gere o servidor.`;
export const newSetUpLink = (command: string) =>
  `Para um link novo, inicia o ${PRODUCT_NAME} de novo ou escreve: ${command}`;
export const copyCommand = 'Copiar o comando';
export const commandCopied = 'O comando está copiado.';
