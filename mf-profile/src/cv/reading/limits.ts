/** How much of a file is read; beyond it stands `too-large`, or for the text `isCut`. */
export const limits = {
  /** Of the file itself: 10 MB. */
  bytes: 10 * 1024 * 1024,
  pages: 50,
  /** Of everything that is unpacked of one file, counted while unpacking: 50 MB. */
  unpackedBytes: 50 * 1024 * 1024,
  /** Of a zip archive. */
  entries: 2_000,
  /** Of the text that is kept. */
  characters: 200_000,
  /** From the file to text and facts. */
  milliseconds: 20_000,
} as const;
