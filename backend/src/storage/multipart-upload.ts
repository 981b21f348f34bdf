import { withBody } from '../front/read-body.ts';

/**
 * supabase-js sends a `Blob` as a form whose file field has the name `""`, which Supabase lite does not find. The same
 * upload as a plain body is one that lite takes.
 *
 * @returns undefined when the form holds no file
 */
export async function unpackUpload(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Request | undefined> {
  const form = await readForm(body, request.headers.get('content-type') ?? '');
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File);
  if (form === undefined || file === undefined) return undefined;
  const cacheControl = form.get('cacheControl');
  const metadata = form.get('metadata');
  return withBody(request, new Uint8Array(await file.arrayBuffer()), {
    'content-type': file.type || 'application/octet-stream',
    ...(typeof cacheControl === 'string'
      ? { 'cache-control': `max-age=${Number.parseInt(cacheControl, 10) || 0}` }
      : {}),
    ...(typeof metadata === 'string' ? { 'x-metadata': Buffer.from(metadata).toString('base64') } : {}),
  });
}

async function readForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData | undefined> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    // Cut short or no form at all; the caller answers.
    return undefined;
  }
}
