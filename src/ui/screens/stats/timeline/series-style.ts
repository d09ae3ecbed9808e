/** How a line of the timeline looks. Its lane names it. The dash helps those who cannot see the colour. */
export interface SeriesStyle {
  /** 1 to 10: the colour token `--series-N`. */
  readonly color: number;
  /** SVG stroke-dasharray in px; '' for a solid line. */
  readonly dash: string;
}

/** Ten colours, then from the first again (docs/spec-coverage.md §9.28). */
const PALETTE_SIZE = 10;
const DASHES = ['', '4 4', '0.1 4', '6 4 0.1 4'] as const;

const PALETTE: readonly SeriesStyle[] = Array.from({ length: PALETTE_SIZE }, (_, index) => ({
  color: index + 1,
  dash: DASHES[index % DASHES.length] ?? '',
}));

/** The style of the line at `index`, 0 and up; the eleventh looks like the first. */
export function seriesStyle(index: number): SeriesStyle {
  const style = PALETTE[index % PALETTE_SIZE];
  if (!style) throw new RangeError(`no line at ${index}`);
  return style;
}
