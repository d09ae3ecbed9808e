export const loggedByGuests = 'Registado pelos convidados, não contado no bar.';
export const realGlasses = 'Na realidade, podem ter sido mais ou menos copos.';

export const posterAndFigures = 'O póster e os números da noite';
export const thePoster = 'O póster';
export const posterLead = 'A noite numa imagem, para imprimir e emoldurar.';
export const paper = 'Papel';
export const hills = 'Colinas';
export const printPoster = 'Imprimir o póster';
export const theEveningOf = (names: string) => `A noite de ${names}`;
export const twoGlassesMet = 'dois copos brindaram';
export const mixedKinds = 'outros';
export const allDrinks = 'Todas as bebidas';
export const everyDotOne = 'Cada ponto é uma bebida que alguém registou.';
export const everyDot = (drinks: string) => `Cada ponto são ${drinks} bebidas que os convidados registaram.`;

export const inFigures = 'Em números';
export const guestsLogged = (logged: string, guests: string) => `${logged} de ${guests} convidados registaram`;
export const glassesOfWater = 'copos de água';
export const drinksAGuest = 'bebidas por convidado';
export const firstToast = 'primeiro brinde';
export const lastToast = 'último brinde';
export const timesGlassesMet = 'vezes brindaram dois copos';

export const shape = 'A forma da noite';
export const withAlcohol = 'com álcool';
export const without = 'sem';
export const mostAt = (from: string, to: string) => `Sobretudo nesta hora: ${from} – ${to}.`;
export const hourOf = (from: string, alcohol: string, free: string) => `${from}: ${alcohol} com álcool, ${free} sem`;

export const withoutAlcohol = 'Sem álcool';
export const ofDrinks = (some: string, all: string) => `${some} de ${all} bebidas`;

export const byKind = 'Bebidas por tipo';
export const fromTheMenu = 'Da vossa carta';
export const few = 'poucos';
export const fewMeans = '«poucos»: menos de 5 convidados. Um número diria quem foi.';

export const takeItAlong = 'Para levar';
export const forTheCaterer = 'Tabela para o catering';
export const asCsv = 'CSV: por tipo e por hora';
export const allFigures = 'Todos os números';
export const asJson = 'JSON, para programas';
export const printFigures = 'Imprimir os números';
export const onA4 = 'Em A4';

export const tooFew = 'Poucos convidados para números';
export const tooFewLead = 'Com menos de 5 convidados, um número diria quem bebeu o quê. Por isso não há nenhum.';
export const notYet = 'O resumo chega depois da noite';
/** After the end, before the recap is complete. */
export const onItsWay = 'O resumo está a caminho';
export const readyAt = (at: string) => `Os números ficarão completos: ${at}.`;
export const addingUp = 'Os números estão a ser somados.';
