import { webAddress } from '@fursa/shared/data';
import * as z from 'zod/mini';
import { type Resource, resourceCosts, resourceExtents, resourceLanguages, resourceTypes } from '../model/resource.ts';

/** The columns of {@link resourceSchema}. */
export const resourceColumns =
  'id, title, description, url, type, publisher, languages, hours, extent, cost, skills, is_demo, created_at';

// What a later version of the database may say in other words is left out, and the resource shown all the same.
const languages = z.catch(z.array(z.enum(resourceLanguages)), []);
const extent = z.catch(z.nullable(z.enum(resourceExtents)), null);
const cost = z.catch(z.nullable(z.enum(resourceCosts)), null);

/** A row of `resources`. */
export const resourceSchema = z.pipe(
  z.object({
    id: z.string(),
    title: z.string().check(z.trim(), z.minLength(1)),
    description: z.string(),
    url: webAddress,
    type: z.enum(resourceTypes),
    publisher: z.nullable(z.string()),
    languages,
    hours: z.nullable(z.number()),
    extent,
    cost,
    skills: z.array(z.string()),
    is_demo: z.boolean(),
    created_at: z.iso.datetime({ offset: true }),
  }),
  z.transform(
    ({ is_demo, created_at, ...row }): Resource => ({ ...row, isDemo: is_demo, addedAt: new Date(created_at) }),
  ),
);
