/**
 * The whole body, or undefined when it is longer than `limit` bytes. It counts what arrives: a sender that states no
 * length, or a wrong one, is measured all the same.
 */
export async function readBytes(message: Request | Response, limit: number): Promise<Uint8Array | undefined> {
  if (message.body === null) return new Uint8Array();
  if (Number(message.headers.get('content-length') ?? 0) > limit) {
    await message.body.cancel();
    return undefined;
  }
  return await readStream(message.body, limit);
}

/** The same of what arrives alone. */
export async function readStream(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
