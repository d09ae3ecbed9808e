export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Partilhar o link';
export const cardsForTables = 'Cartões para as mesas';
export const fourOnSheet = 'Quatro cartões numa folha A4. Dois cortes, e estão prontos para as mesas.';
export const design = 'Estilo';
export const designs = { glasses: 'Dois copos', letterpress: 'Tipografia' };
export const languages = 'Idiomas';
export const printCards = 'Imprimir os cartões';
export const preview = 'Como fica um cartão';
export const onlyThisComputer = (setting: string) =>
  `Mais ninguém consegue abrir este link: só funciona neste computador. Quem gere este servidor define com ${setting} o endereço a que os telemóveis chegam.`;
export const sameNetworkOnly = 'Este link só funciona na mesma rede que o servidor, e não com dados móveis.';
export const noLink = 'Este servidor não sabe o seu próprio endereço, por isso ainda não há link.';
export const fourLanguages = 'Num cartão cabem quatro idiomas.';
export const ownLanguageStays = (language: string) => `${language} fica: é o idioma da festa. Muda-se em «Detalhes».`;
