/** Stands in for the shell's `composition/preload-page.ts`: in one bundle the import of a page brings all it needs. */
export function preloadPage(): void {
  // Deliberately empty.
}
