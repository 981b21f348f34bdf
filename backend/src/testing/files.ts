/** A PDF as far as its first bytes go, told apart from others by a word. */
export function pdf(word: string): Blob {
  return new Blob([`%PDF-1.7\n% ${word}\n%%EOF\n`], { type: 'application/pdf' });
}

/** The smallest picture there is: one transparent pixel. */
export function png(): Blob {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return new Blob([new Uint8Array(Buffer.from(base64, 'base64'))], { type: 'image/png' });
}
