import { remoteFolders } from './composition/page-registry.ts';

/**
 * Makes the one policy of Trusted Types that pages allow (`trusted-types default`). The browser asks it for each address that
 * is to become a script or a worker, and for each text that is to become a script, whoever assigns them: the shell, the
 * federation runtime, remotes and their chunks, whatever they were built with. Texts that would become HTML have no rule: the
 * browser refuses them all.
 *
 * Call it before anything is loaded. Browsers without Trusted Types have the Content-Security-Policy and the integrity alone.
 *
 * @throws ZodError when the registry is broken
 */
export function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', createScriptRules());
}

/** Files of the shell and of the remotes in the registry, also in one that is read later, and data. */
export function createScriptRules(): TrustedTypesRules {
  const { origin } = window.location;
  const isAllowed = (address: string) =>
    ['/assets/', ...remoteFolders()].some((folder) =>
      new URL(address, origin).href.startsWith(new URL(folder, origin).href),
    );
  return {
    createScriptURL: (address) => (isAllowed(address) ? address : null),
    createScript: (text) => (isJson(text) ? text : null),
  };
}

/** What search engines read in a page is the text of a script; JSON does nothing, should it ever run. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Anything else may be code.
    return false;
  }
}
