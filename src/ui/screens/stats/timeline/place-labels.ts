import type { ChartLayout, ChartLine, ChartPoint } from './chart-layout.ts';

export interface LineLabel {
  readonly line: ChartLine;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The approximate width of a bold letter at 13 px. */
const LETTER_WIDTH = 7.6;
const TEXT_HEIGHT = 13;
const ABOVE_POINT = 12;
const MARKER_REACH = 6;
/** A label at the right edge may extend this far beyond the last hour. */
const OVERHANG = 8;

/**
 * Places names beside their lines, at the peak or at the next best point where the line is alone. A line without such a
 * point is named only in the legend.
 */
export function placeLabels({ lines, width, xs }: ChartLayout): LineLabel[] {
  const taken: Box[] = lines.flatMap(({ points }) => points.map(markerBox));
  const rightEdge = Math.min(width, (xs.at(-1) ?? 0) + OVERHANG);
  return lines.flatMap((line) => {
    const peaksFirst = line.points
      .filter((point) => !lines.some((other) => other !== line && meet(other, point)))
      .sort((a, b) => b.count - a.count || a.bucket - b.bucket);
    for (const point of peaksFirst) {
      const { label, box } = labelAt(line, point, rightEdge);
      if (taken.some((other) => overlap(other, box))) continue;
      taken.push(box);
      return [label];
    }
    return [];
  });
}

function meet({ points }: ChartLine, { bucket, count }: ChartPoint): boolean {
  return points.some((point) => point.bucket === bucket && point.count === count);
}

function markerBox({ x, y }: ChartPoint): Box {
  return { left: x - MARKER_REACH, right: x + MARKER_REACH, top: y - MARKER_REACH, bottom: y + MARKER_REACH };
}

function labelAt(line: ChartLine, point: ChartPoint, rightEdge: number): { label: LineLabel; box: Box } {
  const textWidth = line.series.name.length * LETTER_WIDTH;
  const left = Math.max(0, Math.min(point.x - textWidth / 2, rightEdge - textWidth));
  const isCentred = left === point.x - textWidth / 2;
  const isAtStart = left === 0;
  const anchor = isCentred ? 'middle' : isAtStart ? 'start' : 'end';
  const x = isCentred ? point.x : isAtStart ? 0 : rightEdge;
  const y = point.y - ABOVE_POINT;
  return {
    label: { line, x, y, anchor },
    box: { left, right: left + textWidth, top: y - TEXT_HEIGHT, bottom: y + 2 },
  };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
