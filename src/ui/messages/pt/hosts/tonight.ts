import { plural } from '../forms.ts';

export const guestsWord = (count: number) => plural(count, { one: 'convidado', other: 'convidados' });
export const guestsHere = (count: number) =>
  plural(count, { one: 'convidado por cá agora', other: 'convidados por cá agora' });
export const sinceTheToast = 'desde o último brinde';
export const noToastYet = 'ainda sem brinde';
export const aWord = 'Um recado';
export const toTheRoom = 'para a festa';
export const pause = 'Pausar';
export const pauseWhat = 'o ranking';
export const goOn = 'Retomar';
export const goOnWhat = 'o ranking';

export const lastHours = 'As últimas horas';
export const allGuests = (count: number) => plural(count, { one: '1 convidado', other: `Os ${count} convidados` });
export const cameIn = (name: string) => `Chegou ${name}`;
export const clinked = (one: string, other: string) => `${one} e ${other} brindaram`;
export const firstToast = (name: string) => `O primeiro brinde é de ${name}`;
export const watersTogether = (count: number) => `${count} águas entre todos`;
export const midnight = 'Meia-noite. Um novo dia, em festa';
export const allIsQuiet = 'Tudo calmo. Aqui aparecem as chegadas e os brindes.';

export const audibleKnock = 'Ouvir quem bate à porta';
export const audibleKnockHint = 'Quando alguém está à porta e esta página está aberta. Só neste dispositivo.';
export const keptSilent =
  'Este navegador mantém a página em silêncio até lhe tocares. Basta um toque, em qualquer sítio.';
export const cannotSound = 'Este navegador não consegue emitir sons.';
