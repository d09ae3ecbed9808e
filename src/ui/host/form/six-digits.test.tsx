import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SixDigits } from './six-digits.tsx';

function show() {
  const sent: string[] = [];
  const cells = (refusal: { sentence: string } | null = null) => (
    <SixDigits label="Six digits" isBusy={false} refusal={refusal} onComplete={(code) => sent.push(code)} />
  );
  const { rerender } = render(cells());
  return { sent, somebody: userEvent.setup(), refuse: () => rerender(cells({ sentence: 'Not right.' })) };
}

const input = () => screen.getByRole('textbox', { name: 'Six digits' }) as HTMLInputElement;

it('the ids of the field’s descriptions are separated by one space', () => {
  show();
  expect(input().getAttribute('aria-describedby')).toMatch(/^\S+-fault \S+-hint$/);
});

it('the code is sent with the sixth digit, and not before', async () => {
  const { sent, somebody } = show();
  await somebody.type(input(), '12345');
  expect(sent).toEqual([]);
  await somebody.type(input(), '6');
  expect(sent).toEqual(['123456']);
});

it('a code can be pasted with a space in it', async () => {
  const { sent, somebody } = show();
  await somebody.click(input());
  await somebody.paste('118 204');
  expect(sent).toEqual(['118204']);
});

it.each(['١١٨٢٠٤', '۱۱۸۲۰۴', '१١８ 204', '118\u200b204\u2069'])('%s are six digits', async (text) => {
  const { sent, somebody } = show();
  await somebody.click(input());
  await somebody.paste(text);
  expect(sent).toEqual(['118204']);
});

it('letters and a seventh digit are ignored', async () => {
  const { sent, somebody } = show();
  await somebody.type(input(), 'a1b2c34567');
  expect(input().value).toBe('123456');
  expect(sent).toEqual(['123456']);
});

it('after a refusal the cells are empty, the fault is announced, and the same digits can be sent again', async () => {
  const { sent, somebody, refuse } = show();
  await somebody.type(input(), '123456');
  refuse();
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(input());
  expect(screen.getByRole('alert').textContent).toBe('Not right.');
  await somebody.type(input(), '123456');
  expect(sent).toEqual(['123456', '123456']);
});
