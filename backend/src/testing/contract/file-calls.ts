import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { pdf, png } from '../files.ts';
import { type Cast, openBrowser, orThrow } from './contract-target.ts';

const megabyte = 1024 * 1024;

export function describeFileCalls(cast: () => Cast): void {
  async function uploadCv(name: string, word: string) {
    const { client, id } = cast().seeker;
    const cvs = client.storage.from('cvs');
    const path = `${id}/${name}`;
    orThrow(await cvs.upload(path, pdf(word), { upsert: true }));
    return { cvs, path };
  }

  function isRefused(status: number): boolean {
    return status === 400 || status === 403;
  }

  describe('Files', () => {
    test('A CV is uploaded, replaced, listed, downloaded and removed by its owner', async () => {
      const { cvs, path } = await uploadCv('my cv.pdf', 'one');
      await uploadCv('my cv.pdf', 'two');
      const file = orThrow(await cvs.download(path));
      expect([file.type, await file.text()]).toEqual(['application/pdf', await pdf('two').text()]);
      expect(orThrow(await cvs.list(cast().seeker.id)).map(({ name }) => name)).toEqual(['my cv.pdf']);
      expect(orThrow(await cvs.remove([path]))).toHaveLength(1);
      expect((await cvs.download(path)).error).not.toBeNull();
    });

    test('Nobody else reads, lists, replaces or removes a CV', async () => {
      const { cvs, path } = await uploadCv('private.pdf', 'private');
      for (const client of [cast().stranger.client, openBrowser(cast().target)]) {
        const others = client.storage.from('cvs');
        expect((await others.download(path)).error).not.toBeNull();
        expect((await others.createSignedUrl(path, 60)).error).not.toBeNull();
        expect((await others.list(cast().seeker.id)).data ?? []).toEqual([]);
        expect((await others.upload(path, pdf('theirs'), { upsert: true })).error).not.toBeNull();
        await others.remove([path]);
      }
      expect(await orThrow(await cvs.download(path)).text()).toBe(await pdf('private').text());
      await cvs.remove([path]);
    });

    test('A signed address opens a CV until it expires; a tampered one never does', async () => {
      const { cvs, path } = await uploadCv('signed.pdf', 'signed');
      const { signedUrl } = orThrow(await cvs.createSignedUrl(path, 60));
      const opened = await fetch(signedUrl);
      expect([opened.status, await opened.text()]).toEqual([200, await pdf('signed').text()]);
      const elsewhere = signedUrl.replace('signed.pdf', 'another.pdf');
      const forged = signedUrl.replace(/[^.]+$/, (signature) => signature.split('').reverse().join(''));
      const short = orThrow(await cvs.createSignedUrl(path, 1)).signedUrl;
      await wait(2_100);
      const answers = await Promise.all([forged, short, elsewhere].map((address) => fetch(address)));
      // A good signature of another file is "forbidden" to some and "bad" to others.
      expect(answers.map(({ status }) => status)).toEqual([400, 400, expect.toSatisfy(isRefused)]);
      await cvs.remove([path]);
    });

    test('A picture is public at its address', async () => {
      const { client, id } = cast().seeker;
      const avatars = client.storage.from('avatars');
      orThrow(await avatars.upload(`${id}/face.png`, png(), { upsert: true }));
      const response = await fetch(avatars.getPublicUrl(`${id}/face.png`).data.publicUrl);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(await response.arrayBuffer()).toEqual(await png().arrayBuffer());
      await avatars.remove([`${id}/face.png`]);
    });

    test.each([
      ['cvs', 'text/html', 10, '415'],
      ['cvs', 'application/pdf', 10 * megabyte + 1, '413'],
      ['avatars', 'image/svg+xml', 10, '415'],
      ['avatars', 'image/png', 2 * megabyte + 1, '413'],
    ])('The bucket %s refuses %s of %i bytes with %s', async (bucket, type, size, statusCode) => {
      const { client, id } = cast().seeker;
      const file = new Blob([new Uint8Array(size)], { type });
      const { error } = await client.storage.from(bucket).upload(`${id}/refused.${type.replace(/.*\//, '')}`, file);
      expect(error).toMatchObject({ statusCode });
    });

    test('Nobody uploads outside their own folder', async () => {
      const { seeker, stranger } = cast();
      for (const path of [`${stranger.id}/planted.pdf`, 'planted.pdf', `${stranger.id}/../planted.pdf`]) {
        const { error } = await seeker.client.storage.from('cvs').upload(path, pdf('planted'));
        expect(error, path).not.toBeNull();
      }
    });
  });
}
