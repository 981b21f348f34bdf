import { type AppError, toAppError } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { uploadOwnFile } from '../../own-files/data/upload-own-file.ts';
import { maxBytes, maxSkills, toStoredName } from '../model/cv-file.ts';
import { CvReadError, type CvReadErrorCode } from '../reading/cv-read-error.ts';
import type { CvReading } from '../reading/cv-reading.ts';
import { cvDocumentQueryOptions, removeFile, showCvDocument, storeCvDocument } from './cv-document.ts';
import { showCvReview } from './cv-review.ts';

/** What became of the last file that the person chose. */
export type CvUpload =
  | { readonly phase: 'idle' | 'cancelled' }
  | { readonly phase: 'reading' | 'uploading'; readonly fraction: number }
  | { readonly phase: 'unreadable'; readonly code: CvReadErrorCode | 'too-big' }
  | { readonly phase: 'failed'; readonly error: AppError }
  /** `reading` is null for a file that holds pictures alone; `wasAsked`: whether to look for matches. */
  | { readonly phase: 'stored'; readonly reading: CvReading | null; readonly wasAsked: boolean };

/**
 * It goes on while the person looks at other pages, and is there when they come back. Reading comes first, so that nobody
 * pays for sending a file that cannot be read.
 */
export const useCvUpload = create<CvUpload>(() => ({ phase: 'idle' }));

interface Chosen {
  readonly userId: string;
  readonly file: File;
  readonly controller: AbortController;
  /** What was read, so that a second try need not read again; null for pictures alone. */
  reading?: CvReading | null;
}

let chosen: Chosen | undefined;
/** Whose file it is, or was: what was read of it stays to be looked at after the upload. */
let owner: string | undefined;

function show(shown: CvUpload): void {
  useCvUpload.setState(shown, true);
}

/** Nothing of the file, nor of what was read of it, outlives the session. */
useAuthStore.subscribe(({ user }) => {
  if (owner !== undefined && user?.id !== owner) forgetCvUpload();
});

export function forgetCvUpload(): void {
  chosen?.controller.abort();
  chosen = undefined;
  owner = undefined;
  show({ phase: 'idle' });
}

/** Reads a file and makes it the CV of the person. What comes of it is in {@link useCvUpload}; it never rejects. */
export async function takeCv(queryClient: QueryClient, userId: string, file: File): Promise<void> {
  chosen?.controller.abort();
  chosen = { userId, file, controller: new AbortController() };
  owner = userId;
  if (file.size > maxBytes) return show({ phase: 'unreadable', code: 'too-big' });
  await read(queryClient, chosen);
}

/** Goes on with the file where it stopped. */
export async function retryCv(queryClient: QueryClient): Promise<void> {
  if (chosen === undefined) return;
  chosen = { ...chosen, controller: new AbortController() };
  if (chosen.reading === undefined) await read(queryClient, chosen);
  else await store(queryClient, chosen, chosen.reading);
}

/** Stores a file without words. */
export async function takeCvUnread(queryClient: QueryClient): Promise<void> {
  if (chosen === undefined) return;
  chosen.reading = null;
  await store(queryClient, chosen, null);
}

/** The question about matches is asked once. */
export function noteAsked(): void {
  useCvUpload.setState((shown) => (shown.phase === 'stored' ? { ...shown, wasAsked: true } : shown), true);
}

export function cancelCv(): void {
  chosen?.controller.abort();
  chosen = undefined;
  show({ phase: 'cancelled' });
}

async function read(queryClient: QueryClient, file: Chosen): Promise<void> {
  const { signal } = file.controller;
  show({ phase: 'reading', fraction: 0 });
  const result = await readFile(file, (fraction) => {
    if (file === chosen) show({ phase: 'reading', fraction });
  });
  if (file !== chosen || signal.aborted) return;
  if (typeof result === 'string') return show({ phase: 'unreadable', code: result });
  file.reading = result;
  await store(queryClient, file, result);
}

async function readFile(
  { file, controller: { signal } }: Chosen,
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

async function store(queryClient: QueryClient, file: Chosen, reading: CvReading | null): Promise<void> {
  const { signal } = file.controller;
  const isCurrent = () => file === chosen && !signal.aborted;
  show({ phase: 'uploading', fraction: 0 });
  try {
    const { userId } = file;
    const before = await queryClient.fetchQuery(cvDocumentQueryOptions(userId));
    const path = await uploadOwnFile({
      bucket: 'cvs',
      name: toStoredName(file.file.name, reading?.kind ?? 'pdf'),
      file: new Blob([file.file], { type: reading?.mimeType ?? 'application/pdf' }),
      inUse: before?.path.slice(before.path.lastIndexOf('/') + 1),
      onProgress: (fraction) => {
        if (isCurrent()) show({ phase: 'uploading', fraction });
      },
      signal,
    });
    signal.throwIfAborted();
    const document = await storeCvDocument(userId, {
      path,
      sizeBytes: file.file.size,
      mimeType: reading?.mimeType ?? 'application/pdf',
      sha256: window.isSecureContext ? await hash(file.file) : null,
      text: reading?.text ?? null,
      skills: (reading?.facts.skills ?? []).map(({ value }) => value).slice(0, maxSkills),
    });
    showCvReview(queryClient, userId, reading === null ? null : { path, facts: reading.facts, refused: [] });
    await showCvDocument(queryClient, userId, document);
    if (isCurrent()) {
      chosen = undefined;
      show({ phase: 'stored', reading, wasAsked: false });
    }
    // It is in use no more. If it stays, the next upload makes room.
    if (before !== null && before !== undefined && before.path !== path)
      await removeFile(before.path).catch(reportError);
  } catch (error) {
    if (isCurrent()) show({ phase: 'failed', error: toAppError(error) });
  }
}

/** In a secure context: elsewhere browsers have no `crypto.subtle`. */
async function hash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
