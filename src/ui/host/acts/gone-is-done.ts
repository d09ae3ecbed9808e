import { faultOf } from '../calls/call.ts';

/** Ends or removes something. If it is not there any more, another page was quicker or an answer was lost: that is as good. */
export async function goneIsDone(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (faultOf(error).code !== 'not-found') throw error;
  }
}
