import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../../app.fixture.tsx';
import { openLanguages } from './language-sheet.tsx';

test.each([
  [true, 'This language cannot be loaded just now. Please try again in a moment.'],
  [false, 'This language cannot be loaded just now. Please try again when you are online.'],
])(
  'if the server does not send a language, the sheet says when to try again (online: %s)',
  async (onLine, sentence) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }));
    const { guest } = openApp({ userName: 'Ana', locationDialogShown: 'true' });
    await screen.findByRole('button', { name: 'Ana, your settings' });
    act(openLanguages);
    await guest.click(await screen.findByRole('button', { name: /Deutsch/ }));
    expect(await screen.findByText(sentence)).toBeDefined();
  },
);
