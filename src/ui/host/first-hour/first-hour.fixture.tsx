import { screen } from '@testing-library/react';
import { CELEBRATION, PARTY, ROOM, streamOf } from '../celebrations/celebration.fixture.tsx';
import { type Answers, MAREK } from '../host.fixture.tsx';

export const title = () => screen.getByRole('heading', { level: 1 }).textContent;

export const PASSWORD = 'lanterns by the lake';

export const SETUP = 'GET /api/auth/setup/abc';

export const NETWORK = 'http://192.168.1.20:3000';

/** All answers that the three steps need. */
export function answers(link: string, more: Answers = {}): Answers {
  return {
    [SETUP]: [200, {}],
    'POST /api/auth/setup': [201, { user: { ...MAREK, isOperator: true } }],
    'POST /api/host/celebrations': [201, { ...CELEBRATION, link }],
    [`GET ${PARTY}`]: [200, { ...CELEBRATION, link }],
    [`GET ${ROOM}`]: () => streamOf([]),
    ...more,
  };
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
