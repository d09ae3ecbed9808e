import { faultOf } from '../calls/call.ts';

/**
 * Makes a call that ends or removes something. The answer `not-found` counts as success: another page was quicker, or
 * an earlier answer was lost.
 */
export async function goneIsDone(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (faultOf(error).code !== 'not-found') throw error;
  }
}
