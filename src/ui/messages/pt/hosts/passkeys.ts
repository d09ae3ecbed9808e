import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth } from '../forms.ts';

export const passkeysExplained = 'Entra com a impressão digital, o rosto ou uma chave.';
export const add = 'Adicionar uma chave de acesso';
export const addTitle = 'Adicionar uma chave de acesso';
export const addLead =
  'Dá-lhe um nome pelo qual reconheças o dispositivo. A seguir, o navegador pergunta-te onde a guardar.';
export const nameOfPasskey = 'Nome';
export const thisDevice = 'Este dispositivo';
export const goOn = 'Continuar';
export const added = 'A chave de acesso foi adicionada.';
export const rename = 'Mudar o nome';
export const renameLead = 'Só tu o vês.';
export const save = 'Guardar';
export const renamed = 'O nome foi mudado.';
export const remove = 'Remover';
export const removeHint = 'Deixa de abrir a tua conta';
export const removeTitle = 'Remover esta chave de acesso?';
export const removeLead =
  'Deixa de abrir a tua conta. Elimina-a também no dispositivo, para que não volte a ser sugerida.';
export const removeShort = 'Remover';
export const removed = 'A chave de acesso foi removida.';
export function lastUsed(atMs: number | null, nowMs: number): string {
  if (atMs === null) return 'ainda por usar';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'último uso: hoje';
  return days === 1 ? 'último uso: ontem' : `último uso: ${dayAndMonth(atMs, nowMs)}`;
}
export const onlyFor = (site: string) => `só para ${site}`;
export const passwordToo =
  'Já iniciaste sessão há algum tempo. Escreve também a palavra-passe. Se não tens, termina a sessão e volta a iniciá-la.';
export const signInAgain = 'Já iniciaste sessão há algum tempo. Termina a sessão, volta a iniciá-la e tenta outra vez.';
export const noPasskeyMade = 'Não foi criada nenhuma chave de acesso. Podes tentar outra vez.';
export const passkeyKnown = 'Este dispositivo já tem uma chave de acesso para a tua conta.';
export const wrongPasskey = 'Não conhecemos aqui esta chave de acesso. Pode ter sido removida, ou ser de outro site.';
export const lastWayIn =
  'É a única forma de abrires a tua conta. Adiciona outra, ou escolhe primeiro uma palavra-passe.';
export const tooManyPasskeys = 'Já tens o máximo de chaves de acesso. Remove primeiro uma.';

export const usePasskey = 'Usar uma chave de acesso';
export const noPasskeyUsed = 'Não foi usada nenhuma chave de acesso. Podes tentar outra vez ou entrar de outra forma.';
export const banned = 'Esta conta está fechada aqui. Fala com quem gere este servidor.';
