import { readCvText } from '@fursa/engine/read-cv';
import { markSignedOut, useAuthStore } from '@fursa/shared/session';
import { connectTestBackend, refuseConnection, signInAs, signUp, watchNetwork } from '@fursa/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CvReading } from '../reading/cv-reading.ts';
import { retryCvUpload, startCvUpload, useCvUpload } from './cv-upload.ts';

const text = 'Amina\n0712 345 678\nSkills\nWelding';
const { readCv } = vi.hoisted(() => ({ readCv: vi.fn() }));
vi.mock('../reading/read-cv.ts', () => ({ readCv }));

beforeAll(connectTestBackend);

beforeEach(async () => {
  const { email, password } = await signUp();
  await signInAs(email, password);
  readCv.mockResolvedValue(readingOf(text));
});

function readingOf(words: string): CvReading {
  return {
    kind: 'pdf',
    mimeType: 'application/pdf',
    pages: 1,
    text: words,
    pictures: [],
    isCut: false,
    facts: readCvText(words),
  };
}

async function upload(): Promise<void> {
  const file = new File(['%PDF-1.7 mine'], 'cv.pdf', { type: 'application/pdf' });
  await startCvUpload(new QueryClient(), useAuthStore.getState().user?.id ?? '', file);
}

test('After the sign-out nothing of a stored CV is left in memory', async () => {
  await upload();
  expect(useCvUpload.getState()).toMatchObject({ phase: 'stored', reading: { text } });
  markSignedOut();
  expect(useCvUpload.getState()).toEqual({ phase: 'idle' });
});

test('A reader that fails in an unknown way is reported as unavailable', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  readCv.mockRejectedValue(new TypeError('Something else'));
  await upload();
  expect(useCvUpload.getState()).toMatchObject({ phase: 'unreadable', code: 'unavailable' });
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('A file that takes the place of another one is the only one that is shown and stored', async () => {
  let finishFirst: (reading: CvReading) => void = () => undefined;
  readCv.mockReturnValueOnce(
    new Promise<CvReading>((resolve) => {
      finishFirst = resolve;
    }),
  );
  const slow = upload();
  await upload();
  expect(useCvUpload.getState()).toMatchObject({ phase: 'stored', reading: { text } });
  finishFirst(readingOf('Of the first'));
  await slow;
  expect(useCvUpload.getState()).toMatchObject({ phase: 'stored', reading: { text } });
});

test('A further try after the upload failed sends the file without reading it again', async () => {
  const network = watchNetwork();
  network.intercept(({ method }) => (method === 'POST' ? refuseConnection() : undefined));
  await upload();
  expect(useCvUpload.getState()).toMatchObject({ phase: 'failed' });
  network.intercept(() => undefined);
  readCv.mockClear();
  await retryCvUpload(new QueryClient());
  expect(useCvUpload.getState()).toMatchObject({ phase: 'stored', reading: { text } });
  expect(readCv).not.toHaveBeenCalled();
});
