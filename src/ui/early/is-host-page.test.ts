import { expect, it, vi } from 'vitest';
import { isHostPage } from './is-host-page.ts';

function isHostPageAt(search: string): boolean {
  vi.stubGlobal('location', { search });
  return isHostPage();
}

it.each(['?host', '?host=account', '?host&confirm=x', '?utm_source=x&host', '?utm_source=x&host=account&fbclid=y'])(
  '%s asks for the page of the hosts, wherever the word stands',
  (search) => {
    expect(isHostPageAt(search)).toBe(true);
  },
);

it.each(['', '?c=K7MP4XRT', '?hosts', '?hostess=1', '?ghost', '?c=host', '?utm_source=host'])(
  '%s does not',
  (search) => {
    expect(isHostPageAt(search)).toBe(false);
  },
);
