import * as z from 'zod/mini';

export const scoreSchema = z.int().check(z.minimum(0), z.maximum(100));
