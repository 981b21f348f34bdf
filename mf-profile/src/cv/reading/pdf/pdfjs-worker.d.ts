/** pdf.js brings no types for its worker code; nothing of it is called here. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown;
}
