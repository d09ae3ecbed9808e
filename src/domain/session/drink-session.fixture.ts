import type { AlcoholType, DrinkType } from '../drink-menu.ts';
import type { DrinkEntry } from './drink-entry.ts';
import type { DrinkSession } from './drink-session.ts';

/**
 * Sessions in one line, for tests: '0.7x/5 @0 b1 w20 -r3' is no reset, revision 7 with change id x, acknowledged up to 5,
 * started at 0, a beer at 1, a wine at 20, and an undone rum cocktail of 3. Times are ms. An entry whose time is no
 * longer the one in its id: 'b9>4'. One that was not sent yet: 'b9!'. What the server was told of name and pace: '~ana'.
 * 'Hide me' turned three times, the first two told: '^3/2'.
 */
const LETTERS: Readonly<Record<string, { drinkType: DrinkType; alcoholType?: AlcoholType }>> = {
  b: { drinkType: 'beer' },
  w: { drinkType: 'wine' },
  r: { drinkType: 'cocktail', alcoholType: 'rum' },
  g: { drinkType: 'cocktail', alcoholType: 'gin' },
  t: { drinkType: 'shot', alcoholType: 'tequila' },
  h: { drinkType: 'water' },
  o: { drinkType: 'other' },
};

export function entry(text: string): DrinkEntry {
  const [logged = '', moved] = text.replace('!', '').split('>');
  const choice = LETTERS[logged.charAt(0)];
  if (!choice) throw new Error(`no drink in '${text}'`);
  return { id: idOf(logged), ...choice, timestamp: Number(moved ?? logged.slice(1)) };
}

export function idOf(text: string): string {
  return `${text.slice(1)}-${text.charAt(0)}`;
}

export function session(text: string): DrinkSession {
  const [head = '', start = '', ...rest] = text.split(' ').filter((part) => part !== '');
  const drinks = rest.filter((part) => !/^[-~^]/.test(part));
  const [, resets, revision, changeId = '', acknowledged = '0'] = /^(\d+)\.(\d+)([a-z]*)(?:\/(\d+))?$/.exec(head) ?? [];
  const [turns = 0, turnsTold = 0] =
    rest
      .find((part) => part.startsWith('^'))
      ?.slice(1)
      .split('/') ?? [];
  return {
    drinks: drinks.map(entry),
    sessionStart: Number(start.slice(1)),
    revision: Number(revision),
    acknowledged: Number(acknowledged),
    changeId,
    resets: Number(resets),
    undone: rest.filter((part) => part.startsWith('-')).map((part) => idOf(part.slice(1))),
    unsent: drinks.filter((part) => part.endsWith('!')).map((part) => entry(part).id),
    told: rest.find((part) => part.startsWith('~'))?.slice(1) ?? '',
    hideTurns: Number(turns),
    hideTurnsTold: Number(turnsTold),
  };
}

/** The same notation back; `/0` is left out. */
export function line(of: DrinkSession): string {
  const { resets, revision, changeId, acknowledged, sessionStart, drinks, undone, unsent, told } = of;
  const { hideTurns, hideTurnsTold } = of;
  const known = acknowledged > 0 ? `/${acknowledged}` : '';
  const moved = ({ id, timestamp }: DrinkEntry) => (id.startsWith(`${timestamp}-`) ? '' : `>${timestamp}`);
  return [
    `${resets}.${revision}${changeId}${known} @${sessionStart}`,
    ...drinks.map((drink) => `${shortId(drink.id)}${moved(drink)}${unsent.includes(drink.id) ? '!' : ''}`),
    ...undone.map((id) => `-${shortId(id)}`),
    ...(told ? [`~${told}`] : []),
    ...(hideTurns > 0 ? [`^${hideTurns}${hideTurnsTold > 0 ? `/${hideTurnsTold}` : ''}`] : []),
  ].join(' ');
}

function shortId(id: string): string {
  const [time = '', letter = ''] = id.split('-');
  return letter + time;
}
