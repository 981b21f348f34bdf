interface Navigator {
  /** Chromium only: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType?: string };
  /** Not in every browser: https://developer.mozilla.org/docs/Web/API/Navigator/globalPrivacyControl */
  readonly globalPrivacyControl?: boolean;
}

/** Each gives back what may be used; `null` refuses it. */
interface TrustedTypesRules {
  readonly createScriptURL: (address: string) => string | null;
  readonly createScript: (text: string) => string | null;
}

interface Window {
  /** Not in every browser we support: https://developer.mozilla.org/docs/Web/API/Window/trustedTypes */
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypesRules): unknown };
}

declare module '*.css';

/** A picture's address. */
declare module '*.svg' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: the bundler's form for the address of a file
  export default address;
}

declare module '*?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler's form for a file as text
  export default text;
}
