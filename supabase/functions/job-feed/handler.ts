import * as z from 'zod';
import { serveFunction } from '../_shared/serve-function.ts';
import { takeQuota } from '../_shared/take-quota.ts';

export const handler = serveFunction({
  name: 'job-feed',
  body: { schema: z.object({}), maxBytes: 4096, tooLargeMessage: 'The request is too large' },
  async answer({ environment, userId }) {
    await takeQuota(environment, userId, { kind: 'job-feed', callsPerDay: 300 });
    return Response.json({ results: [] });
  },
});
