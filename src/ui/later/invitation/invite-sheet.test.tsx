import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { modulesOf, readQr } from '../../components/qr/read-qr.fixture.ts';
import { InviteSheet } from './invite-sheet.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ANA_AND_BEN = { code: 'K7MP4XRT', names: 'Ana & Ben' };

function invite(celebration: typeof ANA_AND_BEN | null, origin: string, navigatorParts: object = {}) {
  vi.stubGlobal('navigator', { onLine: true, ...navigatorParts });
  render(<InviteSheet isOpen celebration={celebration} origin={origin} onDismiss={() => undefined} />);
  return screen.getByRole('dialog', { name: 'Bring somebody in' });
}

function scanned(name: string): string {
  const svg = screen.getByRole('img', { name });
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  return readQr(side - 8, modulesOf(svg.querySelector('path')?.getAttribute('d') ?? ''));
}

it('the sheet has a QR code for a friend to scan, and a code to type', () => {
  const dialog = invite(ANA_AND_BEN, 'https://clink.party');
  expect(scanned('QR code that opens the celebration of Ana & Ben')).toBe('https://clink.party/?c=K7MP4XRT');
  expect(dialog.textContent).toContain('or type at clink.party');
  expect(screen.getByRole('img', { name: 'K 7 M P , 4 X R T' }).textContent).toBe('K7MP 4XRT');
});

it('the invitation to the open leaderboard has its address, and phones need the same Wi-Fi', () => {
  const dialog = invite(null, 'http://192.168.1.20:3000');
  expect(scanned('QR code that opens Clink')).toBe('http://192.168.1.20:3000/');
  expect(dialog.textContent).toContain('192.168.1.20:3000');
  expect(dialog.textContent).toContain('This works for phones on the same Wi-Fi as you.');
});

it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])('%s: nobody else gets there', (origin) => {
  expect(invite(null, origin).textContent).toContain('This address works on this device only.');
});

it('without network the code still works for a friend who has a network', () => {
  expect(invite(ANA_AND_BEN, 'https://clink.party', { onLine: false }).textContent).toContain(
    'You are offline just now',
  );
});

it('the link is shared if the system can share, and copied if there is a clipboard', async () => {
  const guest = userEvent.setup();
  const shared: unknown[] = [];
  const copied: unknown[] = [];
  invite(ANA_AND_BEN, 'https://clink.party', {
    share: async (data: unknown) => shared.push(data),
    clipboard: { writeText: async (text: unknown) => copied.push(text) },
  });
  await guest.click(screen.getByRole('button', { name: 'Share the link' }));
  await guest.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(shared).toEqual([{ url: 'https://clink.party/?c=K7MP4XRT' }]);
  expect(copied).toEqual(['https://clink.party/?c=K7MP4XRT']);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
});

it.each([
  ['at another celebration', [{ isOpen: true, celebration: { code: 'M7KP4XRT', names: 'Mia & Leo' } }]],
  [
    'when the sheet opens again',
    [
      { isOpen: false, celebration: ANA_AND_BEN },
      { isOpen: true, celebration: ANA_AND_BEN },
    ],
  ],
])("'Copied' is gone %s", async (_, changes) => {
  const guest = userEvent.setup();
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText: async () => undefined } });
  const sheet = (props: { isOpen: boolean; celebration: typeof ANA_AND_BEN }) => (
    <InviteSheet {...props} origin="https://clink.party" onDismiss={() => undefined} />
  );
  const { rerender } = render(sheet({ isOpen: true, celebration: ANA_AND_BEN }));
  await guest.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  for (const props of changes) rerender(sheet(props));
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeDefined();
});

it('when a browser refuses the clipboard, the guest is told that the link was not copied', async () => {
  const guest = userEvent.setup();
  invite(ANA_AND_BEN, 'https://clink.party', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  await guest.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(screen.getByRole('alert').textContent).toBe('Copying did not work. Please show the square instead.');
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
});

it.each([
  [
    'copies the link where it is refused',
    'NotAllowedError',
    true,
    'Sharing did not work here. The link is copied instead.',
  ],
  [
    'says so where that is refused too',
    'NotAllowedError',
    false,
    'Copying did not work. Please show the square instead.',
  ],
  ['says nothing to somebody who has closed the sheet', 'AbortError', true, ''],
])('sharing %s', async (_, name, canCopy, said) => {
  const copied: string[] = [];
  const writeText = async (text: string) => {
    if (!canCopy) throw new DOMException('', 'NotAllowedError');
    copied.push(text);
  };
  const share = () => Promise.reject(new DOMException('', name));
  invite(ANA_AND_BEN, 'https://clink.party', { share, clipboard: { writeText } });
  await userEvent.click(screen.getByRole('button', { name: 'Share the link' }));
  expect(screen.getByRole('alert').textContent).toBe(said);
  expect(copied).toEqual(said.includes('copied instead') ? ['https://clink.party/?c=K7MP4XRT'] : []);
});

it('on plain http, which has no clipboard, the link is copied from a selection inside the sheet', async () => {
  const copied: string[] = [];
  document.execCommand = () => {
    const { anchorNode } = getSelection() as Selection;
    copied.push(`${anchorNode?.parentElement?.closest('dialog')?.open}: ${getSelection()}`);
    return true;
  };
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  invite(ANA_AND_BEN, 'http://192.168.1.20:3000');
  await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(copied).toEqual(['true: http://192.168.1.20:3000/?c=K7MP4XRT']);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  expect(screen.queryByText(/^http:/)).toBeNull();
});
