import type { Tone } from '../../../domain/keepsake/layers.ts';

/** The tokens of src/ui/look/tokens.css that a card needs. */
const TOKENS = {
  paper: '--paper',
  ink: '--ink',
  soft: '--ink-2',
  gold: '--gold',
  goldInk: '--gold-ink',
  accent: '--rose',
  accentSoft: '--rose-soft',
  onAccent: '--on-rose',
  glow: '--glow',
  gleam: '--gleam',
  starLight: '--star-light',
  depth: '--wine-depth',
  glassLeft: '--glass-rose',
  glassRight: '--glass-gold',
  discLeft: '--disc-rose',
  discRight: '--disc-gold',
  wineLeft: '--wine-rose',
  wineRight: '--wine-gold',
  water: '--water',
} as const;

/** For each tone: the token of its colour, and the colour's share in the mix with the paper by day and by night. */
const TONES: Readonly<Record<Tone, readonly [token: string, byDay: number, byNight: number]>> = {
  beer: ['--tint-beer', 0.78, 0.72],
  wine: ['--tint-wine', 0.74, 0.62],
  cocktail: ['--tint-cocktail', 0.62, 0.66],
  shot: ['--tint-shot', 0.74, 0.7],
  water: ['--tint-water', 0.3, 0.72],
  other: ['--tint-other', 0.66, 0.68],
  'ours-1': ['--wine-rose', 1, 1],
  'ours-2': ['--series-3', 0.66, 0.8],
  'ours-3': ['--series-8', 0.55, 0.7],
  'ours-4': ['--series-6', 0.55, 0.7],
  'free-1': ['--glass-free', 0.68, 0.72],
  'free-2': ['--live', 0.42, 0.66],
  'free-3': ['--gold', 0.6, 0.7],
};

type Rgb = readonly [red: number, green: number, blue: number];

export interface CardLook {
  readonly colours: Readonly<Record<keyof typeof TOKENS, string>>;
  readonly isNight: boolean;
  readonly displayFont: string;
  readonly textFont: string;
  /** The opaque colour of a drink. */
  tone(tone: Tone): string;
  /** `colour` with another opacity, from 0 to 1. */
  faded(colour: string, opacity: number): string;
}

/** Returns the couple's look as the page shows it now: the palette, by day or by night. */
export function lookOfPage(ctx: CanvasRenderingContext2D, isNight: boolean): CardLook {
  const page = getComputedStyle(document.documentElement);
  const valueFor = (token: string) => page.getPropertyValue(token).trim();
  const colours = Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, valueFor(token)]));
  const rgbOf = (colour: string) => readColour(ctx, colour);
  const paper = rgbOf(valueFor('--paper'));
  return {
    colours: colours as CardLook['colours'],
    isNight,
    displayFont: valueFor('--font-display'),
    textFont: valueFor('--font-text'),
    tone(tone) {
      const [token, byDay, byNight] = TONES[tone];
      return inCss(mixed(paper, rgbOf(valueFor(token)), isNight ? byNight : byDay));
    },
    faded: (colour, opacity) => inCss(rgbOf(colour), opacity),
  };
}

/** A canvas writes every colour in one of two ways: '#rrggbb' or 'rgba(r, g, b, a)'. */
function readColour(ctx: CanvasRenderingContext2D, colour: string): Rgb {
  ctx.fillStyle = '#000000';
  ctx.fillStyle = colour;
  const text = String(ctx.fillStyle);
  const parts = text.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
    : (text.match(/[\d.]+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0] = parts;
  return [red, green, blue];
}

function mixed(ground: Rgb, colour: Rgb, share: number): Rgb {
  const mix = (index: 0 | 1 | 2) => Math.round(ground[index] * (1 - share) + colour[index] * share);
  return [mix(0), mix(1), mix(2)];
}

function inCss([red, green, blue]: Rgb, opacity = 1): string {
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}
