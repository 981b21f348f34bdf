/** The part of Deno that the functions use. */
declare namespace Deno {
  const env: { toObject(): Record<string, string> };
  function serve(handler: (request: Request) => Promise<Response>): void;
}
