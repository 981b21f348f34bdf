import { jwtVerify } from 'jose';
import { refuse } from '../front/areas.ts';
import { withBody } from '../front/read-body.ts';
import { unpackUpload } from './multipart-upload.ts';
import { signMany } from './sign-many.ts';
import { answerList, answerSigned } from './storage-answers.ts';

export interface StorageCallParts {
  readonly jwtSecret: string;
  /** Hands a request to Supabase lite. */
  readonly forward: (request: Request) => Promise<Response>;
}

/** Answers a call to `/storage/v1` in the dialect that supabase-js speaks, which is not quite the one of Supabase lite. */
export async function answerStorageCall(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  { jwtSecret, forward }: StorageCallParts,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const isSigned = /^\/storage\/v1\/object\/(upload\/)?sign\//.test(pathname);
  const token = searchParams.get('token');
  // Lite fails with status 500 on a token that is expired or somebody's invention.
  if (isSigned && token !== null && !(await isSignature(token, jwtSecret))) {
    return refuse('storage', { status: 400, code: 'InvalidJWT', message: 'The signed address is invalid or expired' });
  }
  if (request.method === 'POST' && /^\/storage\/v1\/object\/sign\/[^/]+\/?$/.test(pathname)) {
    return await signMany(request, body, async (single) => answerSigned(await forward(single), 'signedURL'));
  }
  const upload = await asPlainUpload(request, body);
  if (upload === undefined)
    return refuse('storage', { status: 400, code: 'InvalidRequest', message: 'The form holds no file' });
  const response = await forward(upload);

  if (request.method === 'GET' || request.method === 'HEAD')
    return asInertFile(response, pathname.startsWith('/storage/v1/object/public/'));
  if (request.method !== 'POST') return response;
  if (pathname.startsWith('/storage/v1/object/list/')) return await answerList(response, body);
  if (pathname.startsWith('/storage/v1/object/upload/sign/')) return await answerSigned(response, 'url');
  if (isSigned) return await answerSigned(response, 'signedURL');
  return response;
}

async function asPlainUpload(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Request | undefined> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  return isForm ? await unpackUpload(request, body) : withBody(request, body);
}

/**
 * A file that somebody uploaded is at the product's own origin: it must not run there, and a private one must not stay in
 * a cache that the next person at this device reads. Browsers do not show a PDF in a sandbox, and it needs none.
 */
function asInertFile(response: Response, isPublic: boolean): Response {
  const headers = new Headers(response.headers);
  headers.set('x-content-type-options', 'nosniff');
  if (headers.get('content-type') !== 'application/pdf') {
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  }
  if (!isPublic) headers.set('cache-control', 'private, no-store');
  return new Response(response.body, { status: response.status, headers });
}

async function isSignature(token: string, secret: string): Promise<boolean> {
  try {
    await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] });
    return true;
  } catch {
    // Whatever is wrong with it, the answer is the same.
    return false;
  }
}
