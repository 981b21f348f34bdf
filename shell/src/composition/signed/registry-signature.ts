/**
 * Whether one of the keys has signed exactly this registry: Ed25519 over its JSON without the signature.
 *
 * A browser that has no Ed25519 (Chromium before 137, Firefox before 129, Safari before 17) believes what it gets: the release
 * was checked by whoever serves it, and to leave these people with an old release for ever would protect nobody.
 */
export async function isSigned(registry: unknown, keys: Readonly<Record<string, string>>): Promise<boolean> {
  if (typeof registry !== 'object' || registry === null || !('signature' in registry)) return false;
  const { signature } = registry;
  const name = read(signature, 'key');
  const publicKey = await importKey(Object.hasOwn(keys, name) ? keys[name] : undefined);
  if (publicKey === 'unsupported') return true;
  if (publicKey === undefined) return false;
  const signed = new TextEncoder().encode(JSON.stringify({ ...registry, signature: undefined }));
  return await crypto.subtle.verify('Ed25519', publicKey, fromBase64(read(signature, 'value')), signed);
}

async function importKey(key: string | undefined): Promise<CryptoKey | 'unsupported' | undefined> {
  if (key === undefined) return undefined;
  try {
    return await crypto.subtle.importKey('raw', fromBase64(key), 'Ed25519', false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return 'unsupported';
    throw error;
  }
}

function read(signature: unknown, field: 'key' | 'value'): string {
  const value = typeof signature === 'object' && signature !== null ? Reflect.get(signature, field) : undefined;
  return typeof value === 'string' ? value : '';
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
