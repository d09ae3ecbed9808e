/** The part of a line that is drawn: its counts from bucket `from` on. */
export interface DrawnSpan {
  readonly from: number;
  readonly counts: readonly number[];
}

/** How many steps each line is lifted, so that an earlier line does not hide it. */
export function levelsOf(spans: readonly DrawnSpan[]): number[] {
  const levels: number[] = [];
  spans.forEach((span, index) => {
    const taken = new Set(levels.filter((_, earlier) => coincide(spans[earlier], span)));
    let level = 0;
    while (taken.has(level) && level < index) level += 1;
    levels.push(level);
  });
  return levels;
}

/** Whether two lines share a marker, or coincide from one hour to the next. */
function coincide(a: DrawnSpan | undefined, b: DrawnSpan): boolean {
  if (!a) return false;
  return b.counts.some((count, step) => {
    const other = step + b.from - a.from;
    if (a.counts[other] !== count) return false;
    const next = b.counts[step + 1];
    return count > 0 || (next !== undefined && a.counts[other + 1] === next);
  });
}
