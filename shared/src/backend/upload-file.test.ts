import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAuthStore } from '../session/index.ts';
import { connectTestBackend, signInAs, signOut, signUp, type TestAccount } from '../testing/index.ts';
import { getBackendClient } from './client.ts';
import { uploadFile } from './upload-file.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = new File([Uint8Array.from(atob(png), (character) => character.charCodeAt(0))], 'me.png', {
  type: 'image/png',
});

let account: TestAccount;

beforeAll(async () => {
  connectTestBackend();
  account = await signUp();
});

beforeEach(() => signInAs(account.email, account.password));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function place(name: string): { readonly bucket: string; readonly path: string } {
  return { bucket: 'avatars', path: `${useAuthStore.getState().user?.id}/${name}` };
}

describe('At the real backend', () => {
  test('A picture is stored, and its progress is reported to the end', async () => {
    const fractions: number[] = [];
    const { bucket, path } = place('my picture.png');
    await uploadFile({ bucket, path, file: picture, onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions.at(-1)).toBe(1);
    const { publicUrl } = getBackendClient().storage.from(bucket).getPublicUrl(path).data;
    const stored = await fetch(publicUrl);
    expect(stored.headers.get('content-type')).toBe('image/png');
    expect((await stored.blob()).size).toBe(picture.size);
  });

  test('A file that is not what it says is refused in the words of the backend', async () => {
    const file = new File(['not a picture'], 'me.png', { type: 'image/png' });
    await expect(uploadFile({ ...place('text.png'), file })).rejects.toMatchObject({
      name: 'AppError',
      message: 'The file is not what it says: image/png',
    });
  });

  test('A file in the folder of somebody else is forbidden', async () => {
    const path = `${crypto.randomUUID()}/me.png`;
    await expect(uploadFile({ bucket: 'avatars', path, file: picture })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('Without a session nothing is sent', async () => {
    signOut();
    await getBackendClient().auth.signOut({ scope: 'local' });
    const upload = uploadFile({ ...place('me.png'), file: picture });
    await expect(upload).rejects.toMatchObject({ code: 'unauthenticated', message: 'User not authenticated' });
  });
});

describe('On a line that does as it likes', () => {
  /** The browser's request as far as an upload uses it. */
  class Line extends EventTarget {
    static readonly opened: Line[] = [];
    readonly upload = new EventTarget();
    readonly abort = vi.fn();
    status = 0;
    responseText = '';
    open(): void {
      Line.opened.push(this);
    }
    setRequestHeader(): void {
      // Nobody listens.
    }
    getResponseHeader(): null {
      return null;
    }
    send(): void {
      // What comes of it is up to the test.
    }
    move(loaded: number): void {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }));
    }
    answer(status: number, body: string): void {
      Object.assign(this, { status, responseText: body });
      this.dispatchEvent(new Event('load'));
    }
  }

  async function start(signal?: AbortSignal) {
    Line.opened.length = 0;
    vi.stubGlobal('XMLHttpRequest', Line);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcome = uploadFile({ ...place('me.png'), file: picture, signal }).then(
      () => 'stored',
      (reason: unknown) => reason,
    );
    await expect.poll(() => Line.opened).toHaveLength(1);
    const [line] = Line.opened;
    if (!line) throw new Error('No request was opened');
    // What is behind `send` starts its clock in the same turn.
    await Promise.resolve();
    return { line, outcome };
  }

  test('An upload may take as long as it likes while something moves', async () => {
    const { line, outcome } = await start();
    for (let loaded = 1; loaded <= picture.size; loaded += 1) {
      vi.advanceTimersByTime(29_000);
      line.move(loaded);
    }
    expect(line.abort).not.toHaveBeenCalled();
    line.answer(200, '{"Key":"avatars/me.png"}');
    expect(await outcome).toBe('stored');
  });

  test('An upload that stalls for 30 s ends as a timeout', async () => {
    const { line, outcome } = await start();
    line.move(10);
    vi.advanceTimersByTime(30_000);
    expect(await outcome).toMatchObject({ code: 'timeout', message: 'no answer in time' });
    expect(line.abort).toHaveBeenCalledOnce();
  });

  test('A person who cancels ends it', async () => {
    const controller = new AbortController();
    const { line, outcome } = await start(controller.signal);
    controller.abort();
    expect(await outcome).toBe(controller.signal.reason);
    expect(line.abort).toHaveBeenCalledOnce();
  });

  test.each([
    [400, '{"statusCode":"409","error":"Duplicate","message":"The resource already exists"}', 'conflict'],
    [401, '{"code":"PT401","message":"The session has ended"}', 'unauthenticated'],
  ])('An answer of %i %s is %s', async (status, body, code) => {
    const { line, outcome } = await start();
    line.answer(status, body);
    expect(await outcome).toMatchObject({ name: 'AppError', code });
  });

  test('A broken connection is distinguished from a device without one', async () => {
    const broken = await start();
    broken.line.dispatchEvent(new Event('error'));
    expect(await broken.outcome).toMatchObject({ code: 'unavailable' });
    vi.useRealTimers();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const offline = await start();
    offline.line.dispatchEvent(new Event('error'));
    expect(await offline.outcome).toMatchObject({ code: 'offline' });
    vi.restoreAllMocks();
  });
});
