import { type AppError, toAppError } from '@fursa/shared/backend';
import { fetchOrFail } from '@fursa/shared/data/fetch-or-fail';
import { useAuthStore } from '@fursa/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { uploadOwnFile } from '../../own-files/data/upload-own-file.ts';
import { maxBytes, maxSkills, toStoredName } from '../model/cv-file.ts';
import { CvReadError, type CvReadErrorCode } from '../reading/cv-read-error.ts';
import type { CvReading } from '../reading/cv-reading.ts';
import { cvDocumentQueryOptions, removeFile, showCvDocument, storeCvDocument } from './cv-document.ts';
import { showCvReview } from './cv-review.ts';

/** A file that is to become the CV, with what a further try needs. */
interface Attempt {
  readonly userId: string;
  readonly file: File;
  /** Aborted once another file, a further try or nothing takes its place: it then shows nothing any more. */
  readonly controller: AbortController;
  /** What was read; null for a file that holds pictures alone, undefined until it is read. */
  readonly reading?: CvReading | null | undefined;
}

/** What became of the last file that the person chose. */
export type CvUpload =
  | { readonly phase: 'idle' | 'cancelled' }
  | { readonly phase: 'reading' | 'uploading'; readonly attempt: Attempt; readonly fraction: number }
  | { readonly phase: 'unreadable'; readonly attempt: Attempt; readonly code: CvReadErrorCode | 'too-big' }
  | { readonly phase: 'failed'; readonly attempt: Attempt; readonly error: AppError }
  | {
      readonly phase: 'stored';
      readonly userId: string;
      readonly reading: CvReading | null;
      /** Whether the person is to be asked to look for matches. */
      readonly isMatchesPromptDue: boolean;
    };

/**
 * It goes on while the person looks at other pages, and is there when they come back. Reading comes first, so that nobody
 * pays for sending a file that cannot be read.
 */
export const useCvUpload = create<CvUpload>(() => ({ phase: 'idle' }));

/** Nothing of the file, nor of what was read of it, outlives the session. */
useAuthStore.subscribe(({ user }) => {
  const upload = useCvUpload.getState();
  const owner = 'attempt' in upload ? upload.attempt.userId : 'userId' in upload ? upload.userId : undefined;
  if (owner !== undefined && user?.id !== owner) forgetCvUpload();
});

export function forgetCvUpload(): void {
  end('idle');
}

export function cancelCvUpload(): void {
  end('cancelled');
}

/** Reads a file and makes it the CV of the person. What comes of it is in {@link useCvUpload}; it never rejects. */
export async function startCvUpload(queryClient: QueryClient, userId: string, file: File): Promise<void> {
  await run(queryClient, { userId, file });
}

/** Goes on with the file where it stopped. */
export async function retryCvUpload(queryClient: QueryClient): Promise<void> {
  const attempt = currentAttempt();
  if (attempt !== undefined) await run(queryClient, attempt);
}

/** Stores a file without words. */
export async function uploadCvWithoutText(queryClient: QueryClient): Promise<void> {
  const attempt = currentAttempt();
  if (attempt !== undefined) await run(queryClient, { ...attempt, reading: null });
}

/** The question about matches is asked once. */
export function dismissMatchesPrompt(): void {
  const upload = useCvUpload.getState();
  if (upload.phase === 'stored') useCvUpload.setState({ ...upload, isMatchesPromptDue: false }, true);
}

function currentAttempt(): Attempt | undefined {
  const upload = useCvUpload.getState();
  return 'attempt' in upload ? upload.attempt : undefined;
}

function end(phase: 'idle' | 'cancelled'): void {
  currentAttempt()?.controller.abort();
  useCvUpload.setState({ phase }, true);
}

/** Takes the place of what ran before. */
async function run(queryClient: QueryClient, { userId, file, reading }: Omit<Attempt, 'controller'>): Promise<void> {
  currentAttempt()?.controller.abort();
  const attempt: Attempt = { userId, file, reading, controller: new AbortController() };
  const { signal } = attempt.controller;
  function show(upload: CvUpload): void {
    if (!signal.aborted) useCvUpload.setState(upload, true);
  }

  if (file.size > maxBytes) return show({ phase: 'unreadable', attempt, code: 'too-big' });
  if (reading !== undefined) return await store(queryClient, { ...attempt, reading }, show);
  show({ phase: 'reading', attempt, fraction: 0 });
  const result = await readFile(attempt, (fraction) => show({ phase: 'reading', attempt, fraction }));
  if (signal.aborted) return;
  if (typeof result === 'string') return show({ phase: 'unreadable', attempt, code: result });
  await store(queryClient, { ...attempt, reading: result }, show);
}

async function readFile(
  { file, controller: { signal } }: Attempt,
  onProgress: (fraction: number) => void,
): Promise<CvReading | CvReadErrorCode> {
  // With the readers it is fetched when somebody has a file to read.
  const reader = await import('../reading/read-cv.ts').catch(() => undefined);
  if (reader === undefined) return 'unavailable';
  try {
    return await reader.readCv(file, { signal, onProgress });
  } catch (error) {
    if (error instanceof CvReadError) return error.code;
    // Whoever cancelled looks at no result.
    if (!signal.aborted) reportError(error);
    return 'unavailable';
  }
}

type ReadAttempt = Attempt & { readonly reading: CvReading | null };

async function store(queryClient: QueryClient, attempt: ReadAttempt, show: (upload: CvUpload) => void): Promise<void> {
  const { userId, file, reading, controller } = attempt;
  const { signal } = controller;
  show({ phase: 'uploading', attempt, fraction: 0 });
  try {
    const before = await fetchOrFail(queryClient, cvDocumentQueryOptions(userId));
    const path = await uploadOwnFile({
      bucket: 'cvs',
      name: toStoredName(file.name, reading?.kind ?? 'pdf'),
      file: new Blob([file], { type: reading?.mimeType ?? 'application/pdf' }),
      inUse: before?.path.slice(before.path.lastIndexOf('/') + 1),
      onProgress: (fraction) => show({ phase: 'uploading', attempt, fraction }),
      signal,
    });
    signal.throwIfAborted();
    const document = await storeCvDocument(userId, {
      path,
      sizeBytes: file.size,
      mimeType: reading?.mimeType ?? 'application/pdf',
      sha256: window.isSecureContext ? await hash(file) : null,
      text: reading?.text ?? null,
      skills: (reading?.facts.skills ?? []).map(({ value }) => value).slice(0, maxSkills),
    });
    showCvReview(queryClient, userId, reading === null ? null : { path, facts: reading.facts, refused: [] });
    await showCvDocument(queryClient, userId, document);
    show({ phase: 'stored', userId, reading, isMatchesPromptDue: true });
    // It is in use no more. If it stays, the next upload makes room.
    if (before !== null && before.path !== path) await removeFile(before.path).catch(reportError);
  } catch (error) {
    show({ phase: 'failed', attempt, error: toAppError(error) });
  }
}

/** In a secure context: elsewhere browsers have no `crypto.subtle`. */
async function hash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
