import * as z from 'zod/mini';
import { isWebAddress } from '../contract/parse-url.ts';

/** An address that may become a link or a picture: http or https, never `javascript:`, a path, or one that names a user. */
export const webAddress = z.url({ abort: true, protocol: /^https?$/ }).check(z.refine(isWebAddress));

/** Anything else is treated as no address at all. */
export const optionalWebAddress = z.catch(z.nullable(webAddress), null);
