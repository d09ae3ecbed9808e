import type { WallChoice } from '../../../../domain/wall/wall-settings.ts';
import { plural } from '../forms.ts';

export const theHouse = 'A casa';
export const theHouseHint = 'Regras acima de todos os anfitriões, e quem responde';
export const countAtOnce = 'Para todas as festas daqui, e logo.';
export const standInFile = 'Estas regras estão num ficheiro do servidor. Só se mudam lá.';
export const openHasNoRules = 'Quem não tem código está na festa aberta, que não tem regras.';
export const openIsSwitchedOff = (setting: string) => `${setting} desliga-a.`;
export const forTheServer = 'Para quem gere o servidor';
export const summary = { boards: 'Rankings', wall: 'Nos ecrãs', position: 'Posição', keep: 'Guardadas' };
export const positions = { asked: 'pergunta-se', never: 'não se pergunta' };
export const someOf = (some: number, all: number) => `${some} de ${all}`;

export const mayBeShownHere = 'Rankings que se podem mostrar';
export const mayBeShownHint = 'Cada festa escolhe entre os ligados.';
export const boardsWithAlcohol = 'Todos os rankings que contam álcool';
export const boardsWithAlcoholHint = 'Sem eles, o álcool não dá vantagem.';
export const isNeverShown = (board: string) => `«${board}» já não se mostra aqui.`;
export const mayBeShown = (board: string) => `«${board}» pode mostrar-se outra vez.`;
export const alcoholNever = 'Os rankings que contam álcool já não se mostram aqui.';
export const alcoholAgain = 'Os rankings que contam álcool podem mostrar-se outra vez.';

export const namesOnWalls = 'Nomes nos ecrãs, no máximo';
export const wallHints: Readonly<Record<WallChoice, string>> = {
  names: 'Cada festa escolhe o que o seu ecrã mostra.',
  'first-names': 'Nenhum ecrã mostra a última palavra de um nome.',
  totals: 'Nenhum ecrã mostra nomes.',
  off: 'Nenhuma festa tem ecrã.',
};
export const guestsPrivacy = 'Privacidade dos convidados';
export const mayBeAsked = 'Pode perguntar-se aos convidados onde estão';
export const mayBeAskedHint = 'Se não, não se pergunta a ninguém e nenhuma posição é guardada.';

export const celebrations = 'Festas';
export const whoMakesThem = 'Quem as cria';
export const creators = { hosts: 'Todos os anfitriões', operators: 'Só os operadores' };
export const howGuestsCome = 'Como se entra, até os anfitriões mudarem';
export const newDoors = { open: 'Toda a gente', ask: 'Os anfitriões abrem a porta' };

export const keepDays = 'Quanto tempo ficam';
export const keepDaysHint = 'Em dias, de 7 a 400. Vazio: para sempre.';
export const keepDaysWrong = 'Tem de ser um número inteiro de 7 a 400, ou nada.';
export const forEver = 'para sempre';
export const outlived = (count: number) =>
  plural(count, {
    one: '1 festa é mais antiga. Um dia depois desta regra é apagada de vez.',
    other: `${count} festas são mais antigas. Um dia depois desta regra são apagadas de vez.`,
  });

export const whoIsResponsible = 'Quem responde';
export const theyReadIt = 'Convidados e anfitriões leem-no em «Privacidade».';
export const houseName = 'Nome da casa';
export const contact = 'Contacto';
export const contactHint = 'E-mail, telefone ou ligação';
export const imprint = 'Ligação para o aviso legal';
export const privacy = 'Ligação para a política de privacidade';
export const nameWrong = 'Um nome tem no máximo 60 caracteres, e nenhum invisível.';
export const contactWrong = 'Tem de ser um endereço de e-mail, um telefone como +43 1 234567 ou uma ligação.';
export const linkWrong = 'Tem de ser uma ligação inteira, como https://hotel.example.';
export const notSet = 'Não indicado';
export const add = 'Adicionar';
export const theyReadItNow = 'Convidados e anfitriões já o leem.';

export const countsNow = 'A regra já se aplica.';
export const countsNoLonger = 'Aqui voltam a escolher os anfitriões.';

export const boardIsNotShown = 'A casa não mostra este ranking';
export const noneIsShown =
  'Agora não se mostra nenhum ranking, porque a casa proíbe os que estavam ligados. Liga outro.';
export const noneMayBeShown = 'A casa não mostra aqui nenhum ranking. Não se pode ligar nenhum.';
export const wallIsLimited = 'A casa não deixa os ecrãs mostrarem mais dos nomes.';
export const rulesOfTheHouse = 'Regras da casa';
export const nobodyIsAsked = 'Não se pergunta a ninguém onde está.';
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Uma festa é apagada 1 dia depois do seu dia.',
    other: `Uma festa é apagada ${days} dias depois do seu dia.`,
  });
export const boardsAreNever = (boards: string) => `Nunca se mostram: ${boards}.`;
export const nothingIsRuled = 'A casa já não regula nada.';
export const notAllowed = 'A casa não o permite.';
export const onlyOperatorsMake = 'As festas são criadas por quem gere este servidor.';
export const onlyOperatorsMakeLead = 'Pede a vossa. Fica aqui assim que fores anfitrião.';
