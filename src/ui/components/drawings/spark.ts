/** The path of a four-pointed star at (x, y) with rays of `radius` units. */
export function sparkPath(x: number, y: number, radius: number): string {
  const waist = radius * 0.16;
  const near = radius - waist;
  return (
    `M${x} ${y - radius}q${waist} ${near} ${radius} ${radius}q${-near} ${waist} ${-radius} ${radius}` +
    `q${-waist} ${-near} ${-radius} ${-radius}q${near} ${-waist} ${radius} ${-radius}Z`
  );
}
