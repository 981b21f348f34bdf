import { webAddress } from '@fursa/shared/data';
import * as z from 'zod/mini';
import { type Resource, resourceTypes } from '../model/resource.ts';

/** The columns of {@link resourceSchema}. */
export const resourceColumns = 'id, title, description, url, type, is_demo, created_at';

/** A row of `resources`. */
export const resourceSchema = z.pipe(
  z.object({
    id: z.string(),
    title: z.string().check(z.trim(), z.minLength(1)),
    description: z.string(),
    url: webAddress,
    type: z.enum(resourceTypes),
    is_demo: z.boolean(),
    created_at: z.iso.datetime({ offset: true }),
  }),
  z.transform(
    ({ is_demo, created_at, ...row }): Resource => ({ ...row, isDemo: is_demo, addedAt: new Date(created_at) }),
  ),
);
