import * as z from 'zod';
import type { Caller, Method, SignedInUser } from '../http/call.ts';
import { refuse } from '../http/refuse.ts';
import type { LiteClient } from '../lite/lite-client.ts';
import { asInertFile } from './file-kind.ts';
import type { SignedLinks } from './signed-links.ts';
import { type NamedFile, refuseFile } from './storage-parts.ts';

interface LinkParts {
  readonly lite: LiteClient;
  readonly links: SignedLinks;
}

const versionRow = z.object({ version: z.string() });

interface Reader {
  readonly caller: Caller;
  readonly file: NamedFile;
  readonly user: string;
  readonly session: string;
}

/**
 * The version of a file that the user may open: one of their own, or a CV that somebody shares with them. Undefined without a file, and once the
 * session has ended.
 */
async function findVersion({ caller, file, user, session }: Reader, lite: LiteClient): Promise<string | undefined> {
  const [row] = await lite.query(
    caller,
    `select version from storage.objects where bucket_id = $1 and name = $2
       and (starts_with(name, $4 || '/') or (bucket_id = 'cvs' and private.is_cv_shared(name, $4::uuid)))
       and exists (select from auth.sessions where id = $3::uuid and user_id = $4::uuid)`,
    [file.bucket, file.name, session, user],
  );
  return row === undefined ? undefined : versionRow.parse(row).version;
}

/** Whether the user may open the file: see {@link findVersion}. */
export async function mayOpen(caller: Caller, file: NamedFile, lite: LiteClient): Promise<boolean> {
  if (caller.user === undefined) return caller.isInstallation;
  const { id, session } = caller.user;
  return (await findVersion({ caller, file, user: id, session: session.id }, lite)) !== undefined;
}

/** Makes an address that opens the file for a minute at most. */
export async function signLink(
  caller: Caller,
  user: SignedInUser,
  file: NamedFile,
  seconds: number,
  { lite, links }: LinkParts,
): Promise<Response> {
  const version = await findVersion({ caller, file, user: user.id, session: user.session.id }, lite);
  if (version === undefined) return refuseFile();
  const token = await links.sign(`${file.bucket}/${file.name}`, version, user, seconds);
  // Not percent-encoded, as a hosted project answers: the client encodes it.
  return Response.json({ signedURL: `/object/sign/${file.bucket}/${file.name}?token=${token}` });
}

/** Opens an address that was signed: for this version of this file, as long as who signed it has that session and may open the file. */
export async function openLink(
  caller: Caller,
  file: NamedFile,
  { method, token }: { readonly method: Method; readonly token: string },
  { lite, links }: LinkParts,
): Promise<Response> {
  const claims = await links.read(token, `${file.bucket}/${file.name}`);
  const visitor = { ...caller, user: undefined };
  const version =
    claims && (await findVersion({ caller: visitor, file, user: claims.user, session: claims.session }, lite));
  if (claims === undefined || version !== claims.version) {
    return refuse('storage', { status: 400, code: 'InvalidJWT', message: 'The signed address is invalid or expired' });
  }
  const path = `/storage/v1/object/${file.bucket}/${file.encoded}`;
  return asInertFile(await lite.forward(visitor, { method, path, isPrivileged: true }), false);
}
