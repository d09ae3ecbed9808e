import { beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { KnownCelebration } from '../../../sync/phone/known-celebration.ts';
import type { Phone } from '../../../sync/phone/phone.ts';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import { followLook } from './follow-look.ts';

const WEDDING: KnownCelebration = {
  ...{ code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open' },
  learnedAt: 1,
};

beforeEach(() => {
  document.head.innerHTML = '<style>h1 { order: 1; }</style>';
});

function follow(celebration: KnownCelebration | null) {
  const stored = new Map<string, string>();
  const store = createStore<Pick<Phone, 'celebration'>>(() => ({ celebration }));
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    keys: () => [...stored.keys()],
    onChange: () => () => undefined,
  };
  const stop = followLook({ store: store as never, storage, log: () => undefined });
  const rules = () => Array.from(document.styleSheets[0]?.cssRules ?? [], ({ cssText }) => cssText);
  return {
    stop,
    rules,
    style: () => stored.get(KEYS.look),
    know: (next: KnownCelebration | null) => store.setState({ celebration: next }),
  };
}

it('the page shows the look of its celebration, and the phone stores it for the next page', () => {
  const { rules, style, know } = follow({ ...WEDDING, look: { palette: 'olive', ornament: 'deco' } });
  expect(rules()).toHaveLength(2);
  expect(rules()[0]).toContain('--rose: #626526');
  expect(style()).toContain('--rose:#626526');
  know({ ...WEDDING, learnedAt: 2, look: { palette: 'lagoon', ornament: 'deco' } });
  expect(rules()).toHaveLength(2);
  expect(style()).toContain('--rose:#0c6c74');
  expect(style()).not.toContain('#626526');
});

it('the open celebration, and a celebration of which only the code is known, show nothing of an earlier look', () => {
  for (const next of [{ ...WEDDING, names: '' }, null]) {
    const { rules, style, know } = follow({ ...WEDDING, look: { palette: 'olive', ornament: 'rings' } });
    know(next);
    expect([rules(), style()]).toEqual([[expect.stringContaining('order')], undefined]);
  }
});

it('the names of a couple with the usual colours are also shown', () => {
  const { style, know } = follow({ ...WEDDING, look: { palette: 'olive', ornament: 'rings' } });
  know({ ...WEDDING, code: 'WX4R7K2M', names: 'Mia & Leo' });
  expect(style()).toContain('--look-one:"Mia"');
  expect(style()).not.toContain('--rose');
});

it('a palette that this version does not know does not change the usual colours', () => {
  const { style } = follow({ ...WEDDING, look: { palette: 'ultraviolet', ornament: 7 } });
  expect(style()).not.toContain('--rose');
});

it('news with the same look change nothing, and after the stop the page follows no look', () => {
  const { rules, style, know, stop } = follow({ ...WEDDING, look: { palette: 'fir', ornament: 'rings' } });
  const before = [rules(), style()];
  know({ ...WEDDING, learnedAt: 9, look: { palette: 'fir', ornament: 'rings' } });
  stop();
  know({ ...WEDDING, look: { palette: 'olive', ornament: 'rings' } });
  expect([rules(), style()]).toEqual(before);
});
