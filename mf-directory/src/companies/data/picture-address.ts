import { readPublicConfig } from '@fursa/shared/backend';

/**
 * True for pictures at this origin and in Supabase's storage. The pages' policy refuses all others (`img-src`): their owners
 * would learn who looks at which page.
 */
export function isOwnPicture(address: string): boolean {
  const { origin } = window.location;
  const storage = new URL(readPublicConfig().supabaseUrl ?? origin).origin;
  return [origin, storage].includes(new URL(address, origin).origin);
}
