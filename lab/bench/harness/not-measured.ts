import { type Measure, measureOf } from './measure.ts';

/** The message with which `work` failed. Null if it succeeded. */
export async function reasonAgainst(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Says in the results why a figure is missing. */
export function notMeasured(part: string, who: string, reason: string): Measure {
  return measureOf({ part, name: `${who}: not measured, ${reason}`, unit: '', rounds: {} });
}
