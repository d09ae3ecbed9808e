import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { EventSink } from './event-sink.ts';
import { openNodeSink } from './node-sink.ts';
import { openWebSink } from './web-sink.ts';

/** Begins a stream as the answer to a call: on the raw response behind a port, and as a web stream without one. */
export function openSink(c: Context): { sink: EventSink; response: Response } {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  if (outgoing) return { sink: openNodeSink(outgoing), response: RESPONSE_ALREADY_SENT };
  return openWebSink(c.req.raw);
}
