/** On the chart: x in hours, y in units of the drawing. */
type Point = readonly [x: number, y: number];

/** The SVG path of a curve through all points. It is level at each, so between two it stays between their heights. */
export function curveThrough(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index - 1] ?? [null, 0];
      if (beforeX === null) return `M${short(x)},${short(y)}`;
      const middle = short((beforeX + x) / 2);
      return `C${middle},${short(beforeY)},${middle},${short(y)},${short(x)},${short(y)}`;
    })
    .join('');
}

function short(length: number): number {
  return Math.round(length * 100) / 100;
}
