import { FunctionError } from '../_shared/function-error.ts';
import { serveFunction } from '../_shared/serve-function.ts';
import { SupabaseCallError } from '../_shared/supabase-call-error.ts';
import { createServiceClient } from '../_shared/supabase-client.ts';
import { telemetrySchema } from './contract.ts';

/** From all browsers together: with one visit in ten, five thousand visits a minute that report twice. */
const callsPerMinute = 1_000;

let minute = { since: Number.NEGATIVE_INFINITY, left: 0 };

/**
 * Adds what browsers measured of the remotes to the counters of the hour. Anybody may call: so it reads little, listens to so many
 * calls a minute, and the database bounds how much there can be. It keeps no address, no person and no page.
 */
export const handler = serveFunction({
  name: 'telemetry',
  body: { schema: telemetrySchema, maxBytes: 8 * 1024, tooLargeMessage: 'The report is too large' },
  async answerAnybody({ body, environment }) {
    takeTurn();
    const { error } = await createServiceClient(environment).rpc('record_telemetry', { p_samples: body.samples });
    if (error !== null) throw new SupabaseCallError('record_telemetry', error);
    return new Response(null, { status: 204 });
  },
});

function takeTurn(): void {
  const now = performance.now();
  if (now - minute.since >= 60_000) minute = { since: now, left: callsPerMinute };
  if (minute.left === 0) {
    throw new FunctionError(429, 'Too many reports. Please send them later.', { 'retry-after': '60' });
  }
  minute.left -= 1;
}
