import { isSaved } from '../phone/phone.ts';
import type { testPhone } from '../phone.fixture.ts';

export const BEER = { drinkType: 'beer' } as const;

export const BARN = { latitude: 48.2, longitude: 16.37 };

export type TestPhone = ReturnType<typeof testPhone>;

export const ids = ({ drinks }: { drinks: readonly { id: string }[] }) => drinks.map(({ id }) => id);

export const isAllSaved = ({ store }: TestPhone) => isSaved(store.getState());
