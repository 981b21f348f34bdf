interface Navigator {
  /** Chromium only: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
  readonly connection?: { readonly saveData: boolean };
}

declare module '*.css';

declare module '*?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler's form for a file as text
  export default text;
}
