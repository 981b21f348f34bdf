import { readPublicConfig } from '@fursa/shared/backend';
import { consentsQueryOptions, holdsConsent } from '@fursa/shared/data/consents';
import { useQuery } from '@tanstack/react-query';

export interface ProviderConsentState {
  /** The name of the connected AI service, if there is one. */
  readonly provider: string | undefined;
  /** Whether the person agrees that texts are sent to it; false until that is known. */
  readonly holds: boolean;
  readonly isKnown: boolean;
}

/** The connected AI service, and whether the person agrees that texts are sent to it. */
export function useProviderConsent(userId: string): ProviderConsentState {
  const provider = readPublicConfig().aiProvider;
  const { data, isPending } = useQuery({ ...consentsQueryOptions(userId), enabled: provider !== undefined });
  const holds = provider !== undefined && data !== undefined && holdsConsent(data, 'ai_cv');
  return { provider, holds, isKnown: !isPending };
}
