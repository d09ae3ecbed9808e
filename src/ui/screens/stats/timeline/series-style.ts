/** How a line of the timeline looks. Dash and marker tell lines apart for those who cannot see the colour. */
export interface SeriesStyle {
  /** 1 to 10: the colour token `--series-N`. */
  readonly color: number;
  /** SVG stroke-dasharray in px; '' for a solid line. */
  readonly dash: string;
  readonly marker: 'circle' | 'square' | 'triangle' | 'diamond';
  /** The first four markers are filled, the next four hollow, and so on. */
  readonly isHollow: boolean;
}

/** Ten colours, then from the first again (docs/spec-coverage.md §9.28). */
const PALETTE_SIZE = 10;
const DASHES = ['', '9 5', '1.5 6', '11 4 1.5 4'] as const;
const MARKERS = ['circle', 'square', 'triangle', 'diamond'] as const;

const PALETTE: readonly SeriesStyle[] = Array.from({ length: PALETTE_SIZE }, (_, index) => ({
  color: index + 1,
  dash: DASHES[index % DASHES.length] ?? '',
  marker: MARKERS[index % MARKERS.length] ?? 'circle',
  isHollow: Math.floor(index / MARKERS.length) % 2 === 1,
}));

/** The style of the line at `index`, 0 and up; the eleventh looks like the first. */
export function seriesStyle(index: number): SeriesStyle {
  const style = PALETTE[index % PALETTE_SIZE];
  if (!style) throw new RangeError(`no line at ${index}`);
  return style;
}
