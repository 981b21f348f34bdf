/** The same page again, with what the link to it passed on. A module of its own for tests: jsdom cannot begin a document. */
export function reloadDocument(): void {
  window.location.reload();
}
