import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width before the chart has been measured. */
const USUAL_WIDTH = 316;
const USUAL_REM = 16;

/** The element's width in units of the drawing, which are pixels at the usual text size. */
export function useChartWidth(chart: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH);

  // Measured before paint, so that nothing jumps.
  useLayoutEffect(() => {
    const element = chart.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
      setWidth(Math.round((element.clientWidth * USUAL_REM) / rem) || USUAL_WIDTH);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [chart]);

  return width;
}
