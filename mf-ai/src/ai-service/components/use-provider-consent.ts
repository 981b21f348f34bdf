import { readPublicConfig } from '@fursa/shared/backend';
import { consentsQueryOptions, holdsConsent } from '@fursa/shared/data/consents';
import { useQuery } from '@tanstack/react-query';

/** The connected AI service, and whether the person agrees that texts are sent to it. */
export function useProviderConsent(userId: string): { readonly provider: string | undefined; readonly holds: boolean } {
  const provider = readPublicConfig().aiProvider;
  const { data } = useQuery({ ...consentsQueryOptions(userId), enabled: provider !== undefined });
  return { provider, holds: provider !== undefined && data !== undefined && holdsConsent(data, 'ai_cv') };
}
