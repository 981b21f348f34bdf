import * as z from 'zod/mini';

/** An address that may become a link or a picture: http or https, never `javascript:` or a path. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** Anything else is treated as no address at all. */
export const optionalWebAddress = z.catch(z.nullable(webAddress), null);
