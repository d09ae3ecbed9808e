import type { Measure } from './measure.ts';
import type { Spread } from './spread.ts';

/** '2.85 (2.1 – 3.4) ms : 2.3 (2 – 2.9) ms': product first, yardstick second. */
export function valuesText({ contenders, unit }: Measure): string {
  return Object.values(contenders)
    .map((spread) => `${spreadText(spread)} ${unit}`.trim())
    .join(' : ');
}

export function namesText({ contenders }: Measure): string {
  return Object.keys(contenders).join(' : ');
}

export function ratioText({ ratio }: Measure): string {
  return ratio ? `${spreadText(ratio)} ×` : '';
}

export function verdictText({ isMet }: Measure): string {
  if (isMet === null) return '';
  return isMet ? 'met' : 'not met';
}

function spreadText({ median, min, max }: Spread): string {
  return min === max ? numberText(median) : `${numberText(median)} (${numberText(min)} – ${numberText(max)})`;
}

/** Three significant digits. */
function numberText(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
