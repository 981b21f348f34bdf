/** What one page costs whoever opens it first of all. */
export interface PageFigures {
  readonly path: string;
  /** The remote that has it, or the shell. */
  readonly owner: string;
  /** Sum of all layout shifts, on a phone with a slow line. */
  readonly phoneShift: number;
  /** The same on a desktop, with this machine's own line. */
  readonly desktopShift: number;
  /** ms, on the phone; 0 when no task took 50 ms. */
  readonly longestTask: number;
  readonly files: number;
  /** As sent, with headers. */
  readonly bytes: number;
}

/** A Markdown table. */
export function formatPagesTable(pages: readonly PageFigures[]): string {
  return [
    '| Page | Of | Shift, phone | Shift, desktop | Longest task | Files | Bytes |',
    '|---|---|--:|--:|--:|--:|--:|',
    ...pages.map(({ path, owner, phoneShift, desktopShift, longestTask, files, bytes }) => {
      const figures = [phoneShift.toFixed(3), desktopShift.toFixed(3), `${Math.round(longestTask)} ms`, files];
      return `| \`${path}\` | ${owner} | ${figures.join(' | ')} | ${(bytes / 1000).toFixed(0)} KB |`;
    }),
  ].join('\n');
}
