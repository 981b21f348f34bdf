import * as z from 'zod/mini';

/** What registration passes to the sign-in page as router state, beside where the person was heading. */
export interface ArrivalFromRegistration {
  /** The address they registered with, or had registered before. */
  readonly registeredEmail: string;
}

const arrivalSchema: z.ZodMiniType<ArrivalFromRegistration> = z.object({ registeredEmail: z.string() });

/** Nothing for who comes from elsewhere; router state may hold anything. */
export function readRegisteredEmail(state: unknown): string | undefined {
  return arrivalSchema.safeParse(state).data?.registeredEmail;
}
