import { searchTerms } from '@fursa/engine/search-terms';

/** What `private.load_search_terms` takes: everything the engine knows about words that people type, a term a line. */
export function searchTermsLines(): string {
  return searchTerms()
    .map(({ id, kind, phrases, titles, texts, related }) =>
      [id, kind, phrases, titles === phrases ? '=' : titles, texts, related].map(String).join('|'),
    )
    .join('\n');
}
