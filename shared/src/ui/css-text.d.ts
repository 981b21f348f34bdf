declare module '*.css?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler's form for a file's text.
  export default text;
}
