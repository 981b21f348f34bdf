/** Name and place of an error. Its message may repeat what people typed, so it stays out. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const place = error.stack?.split('\n').find((line) => /^\s+at /.test(line));
  return `${error.name}${place?.replace(/^\s+/, ' ') ?? ''}`;
}
