import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { modulesOf, readQr } from '../../src/ui/components/qr/read-qr.fixture.ts';
import { guestWithoutPhone } from './add-guest.ts';
import { expect } from './clink.ts';

const SQUARE = 'QR code with which one other phone carries on with your evening';

export async function openSquareSheet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}, your settings` }).press('Enter');
  await page.getByRole('button', { name: 'Continue on another phone' }).press('Enter');
  await expect(page.getByRole('img', { name: SQUARE })).toBeVisible();
}

/** Opens the QR code in the settings and reads it as a camera does. Returns the address that another phone would open. */
export async function squareOf(page: Page, name: string): Promise<string> {
  await openSquareSheet(page, name);
  return readSquare(page);
}

export async function readSquare(page: Page): Promise<string> {
  const svg = page.getByRole('img', { name: SQUARE });
  await expect(svg).toBeVisible();
  const side = Number((await svg.getAttribute('viewBox'))?.split(' ')[2]);
  const link = new URL(readQr(side - 8, modulesOf((await svg.locator('path').getAttribute('d')) ?? '')));
  expect(link.pathname + link.search).toBe('/');
  // The code of a celebration follows the ticket.
  expect(link.hash).toMatch(/^#carry=[\w-]{65}([0-9A-Z]{8})?$/);
  // The QR code contains this computer's address in the network, but the test's other phone runs on this computer.
  return `/${link.hash}`;
}

/** Opens the address of a QR code, on a phone that has skipped the location dialog. */
export async function openSquare(phone: Page, link: string): Promise<void> {
  await phone.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await phone.goto(link);
}

/** The fragment in a QR code of a guest who has no phone in this test. */
export async function squareWithoutPhone(url: string): Promise<string> {
  const { id, authorization } = await guestWithoutPhone(url, 'Dora', 2);
  const key = randomBytes(32).toString('base64url');
  const body = JSON.stringify({ sealedKey: key, next: { sessionId: id, sealedKey: key } });
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/sessions/${id}/ticket`, { method: 'POST', headers, body });
  const { ticket } = (await answer.json()) as { ticket: string };
  return `#carry=${ticket}${key}`;
}
