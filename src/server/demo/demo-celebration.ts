import type { Service } from '../start/service.ts';

const COUPLE = ['Mia', 'Leo'] as const;
const MENU = [
  { id: 'hugo', name: 'Hugo', sign: '🥂', drinkType: 'wine', isSoldOut: false },
  { id: 'negroni', name: 'Negroni', sign: '🍊', drinkType: 'cocktail', alcoholType: 'gin', isSoldOut: false },
  { id: 'limonata', name: 'Limonata', sign: '🍋', drinkType: 'other', isSoldOut: false },
];
const SETTINGS = {
  look: { palette: 'sage', ornament: 'olive' },
  boards: { hydration: true },
  gettingHome: 'Buses to the station at 23:30, 0:30 and 2:00.',
  menu: MENU,
};

interface Made {
  readonly id: string;
  readonly code: string;
}

/**
 * Mia creates the celebration with the same calls as every host, so that her log contains them. Returns its code, which
 * is new in each round, so that pages of an earlier round name a celebration that does not exist. `origin`: the origin
 * of Mia's page. @throws if the server refuses a call.
 */
export async function makeCelebration(service: Pick<Service, 'app'>, origin: string, nowMs: number): Promise<string> {
  async function call(method: string, path: string, body: object): Promise<Made> {
    const init = { method, headers: { origin, 'content-type': 'application/json' } };
    const url = `${origin}/api/host/celebrations${path}`;
    const answer = await service.app.request(url, { ...init, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`the demo cannot begin: ${await answer.text()}`);
    return answer.json();
  }
  const date = new Date(nowMs).toISOString().slice(0, 10);
  const { id, code } = await call('POST', '', { names: COUPLE, date, timeZone: 'UTC', language: 'en' });
  await call('PATCH', `/${id}`, SETTINGS);
  return code;
}
