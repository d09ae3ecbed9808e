import { expect, it, vi } from 'vitest';
import { MISTREATED } from '../../domain/celebration/page-address.fixture.ts';
import { isHostPage } from './is-host-page.ts';

function isHostPageAt(search: string): boolean {
  vi.stubGlobal('location', { search });
  return isHostPage();
}

it.each(['?host', '?host=account', '?host&confirm=x', '?utm_source=x&host', '?utm_source=x&host=account&fbclid=y'])(
  '%s opens the hosts’ page wherever `host` is in the address',
  (search) => {
    expect(isHostPageAt(search)).toBe(true);
  },
);

it.each(MISTREATED)('the link %s opens the hosts’ page', (_, mistreat) => {
  expect(isHostPageAt(mistreat('?host&confirm=x'))).toBe(true);
});

it.each(['?host.', '?host%20'])(
  'the hosts’ page opens with %s, a link that was copied together with punctuation',
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
