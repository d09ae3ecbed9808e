import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { MAX_DRINKS, MINUTE_MS } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { COUNTED_WINDOW_MS, MAX_COUNTED_DRINKS } from '../../../domain/session/counted-drinks.ts';
import type { Theme } from '../../look/theme.ts';
import { drinkLabel } from './menu.ts';

export const enableLocation = 'Partilhar localização';
/** The distance is in metres, because readers of this language do not use feet. */
export const shareToSeeOthers = (feet: number) =>
  `Partilha a tua localização para veres no ranking quem está a menos de ${Math.round(feet * 0.03048) * 10} metros!`;
export const onlyNearby = 'No teu ranking só aparece quem está por perto';
export const shareMyLocation = 'Partilhar localização';
export const requestingLocation = 'A pedir a localização…';
export const skipLocation = 'Agora não (ver todos)';
export const locationIsNotStored =
  'A tua localização só serve para encontrar quem está por perto e não fica guardada de forma permanente.';
export const locationEnabled = 'Localização ativada!';

export const resetAllDrinks = 'Recomeçar do zero?';
export const resetComplete = 'Tudo a zeros!';
export const resetCannotBeUndone =
  'Isto apaga todas as tuas bebidas e estatísticas, e começas do zero. Não há volta atrás.';
export const reset = 'Recomeçar';

export const languageTitle = 'Idioma';
export const languageIs = (name: string) => `Idioma: ${name}`;
export const languageNeedsNetwork =
  'De momento não é possível carregar este idioma. Tenta outra vez quando tiveres rede.';
export const languageNotNow = 'De momento não é possível carregar este idioma. Tenta outra vez daqui a pouco.';
export const colours = 'Cores';
export const themes: Record<Theme, string> = { auto: 'Auto', day: 'Dia', night: 'Noite' };
export const shareLocation = 'Partilhar localização';
export const theCelebration = 'A festa';
export const youAndTheOthers = 'Tu e os outros';
export const thisPhone = 'Este telemóvel';
export const hideMe = 'Não aparecer no ranking';
export const beQuiet = 'Na lista, sem números';
export const momentsOfTheRoom = 'Momentos da festa';
export const privacy = 'Privacidade';
export const deleteMyData = 'Apagar os meus dados';

export const deleteMyDataTitle = 'Apagar os meus dados?';
export const deletionCannotBeUndone =
  'Isto apaga o teu nome, as tuas bebidas e a tua localização deste dispositivo, do servidor e de todos os rankings. Não há volta atrás.';
export const deletionWithoutNetwork = `Não há rede. Os teus dados são apagados deste telemóvel já, e do servidor da próxima vez que o ${PRODUCT_NAME} for aberto aqui com rede.`;
export const deleteData = 'Apagar';

export const dataIsDeleted = 'Os teus dados foram apagados, aqui e no servidor.';
export const deletionIsWaiting = `Os teus dados foram apagados deste telemóvel, mas o servidor não responde. No servidor serão apagados da próxima vez que o ${PRODUCT_NAME} for aberto aqui com rede.`;
export const deletionNeedsThisPage = `Os teus dados foram apagados deste telemóvel, mas o servidor não responde. No servidor serão apagados da próxima vez que o ${PRODUCT_NAME} for aberto aqui com rede. Até lá, deixa esta página aberta.`;

export const cannotSave =
  'Este telemóvel não consegue guardar nada. Deixa esta página aberta ou perdes as tuas bebidas.';
export const nameIsShared = 'Já há alguém com este nome no ranking. Basta mudar uma letra para vos distinguir.';
export const nameIsOfCouple =
  'A festa é de alguém com este nome. Se não fores tu, basta mudar uma letra para vos distinguir.';
export const signInFirst = 'A rede pede primeiro que inicies sessão. Até lá, as tuas bebidas esperam neste telemóvel.';
export const signIn = 'Iniciar sessão';
export const notAllCount = `O ranking conta no máximo ${MAX_COUNTED_DRINKS} bebidas em ${COUNTED_WINDOW_MS / MINUTE_MS} minutos. Aqui estão todas as tuas.`;
export const notAllRemovable = 'Agora já não dá para tirar todas as bebidas.';
export const lookedUpLater = (code: string) =>
  `A rede não responde. O código ${code} é procurado assim que ela voltar. Já podes começar a contar.`;
export const listIsFull = (canReset: boolean) =>
  canReset
    ? `A lista está cheia: ${MAX_DRINKS} bebidas. «Recomeçar» abre uma nova.`
    : `A lista está cheia: ${MAX_DRINKS} bebidas. «Apagar os meus dados» abre uma nova.`;
export const notOffered = (drink: DrinkChoice) =>
  `Hoje a festa é sem álcool. Não ficou apontado: ${drinkLabel(drink)}.`;
export const noneRemovable = 'Já não dá para tirar mais bebidas.';
