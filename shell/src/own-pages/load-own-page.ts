import { paths } from '@fursa/shared/contract';
import type { ComponentType } from 'react';
import { PrivacyPage } from '../legal/privacy-page.tsx';
import { TermsPage } from '../legal/terms-page.tsx';

/** The texts are in this chunk; the page of administrators is one of its own, upon what the pages of remotes stand on. */
export async function load(path: string): Promise<ComponentType> {
  if (path === paths.privacy) return PrivacyPage;
  if (path === paths.terms) return TermsPage;
  const { loadPlatform } = await import(/* webpackChunkName: "remote-base" */ '../platform-page/load-platform.ts');
  return await loadPlatform();
}
