import { isolated } from '../../forms/isolated.ts';

export const hereIsTo = (names: string) => `نخب ${isolated(names)}`;
export const pointCamera = 'وجّهوا الكاميرا إلى هنا';
export const orType = (host: string) => `أو اكتبوا الرمز في ${isolated(host)}`;
export const oneLine = 'وجّهوا الكاميرا إلى هنا وشاركونا الفرحة';
