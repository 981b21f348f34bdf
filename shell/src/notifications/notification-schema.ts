import { notificationTypes, type ProductNotification, readProductPath } from '@fursa/shared/contract';
import * as z from 'zod/mini';

/** A remote is released alone: what it tells is checked like everything else from outside. */
const notificationSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.enum(notificationTypes),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  message: z.string().check(z.maxLength(1000)),
  actionUrl: z.string().check(
    z.maxLength(500),
    z.refine((text) => readProductPath(text) === text, 'is no path of this product'),
  ),
  createdAt: z.custom<Date>((value) => value instanceof Date && !Number.isNaN(value.getTime()), 'is no date'),
});

/**
 * What a source told. A notification that this shell does not understand, of a newer type for example, is left out alone.
 *
 * @throws ZodError when it is no list
 */
export function parseNotifications(told: unknown): readonly ProductNotification[] {
  return z
    .array(z.unknown())
    .parse(told)
    .flatMap((notification) => notificationSchema.safeParse(notification).data ?? []);
}
