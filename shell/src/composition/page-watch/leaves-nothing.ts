import type { RemoteName } from '@fursa/shared/contract';
import { useLayoutEffect, useMemo } from 'react';
import { remoteOfStack } from '../remote-of-address.ts';

keepTitles();

/**
 * Puts back what a page of a remote leaves outside its place: on `html` and `body`, such as the lock of a scroll, and what it hung
 * into the body. Without a name nothing is watched.
 */
export function useLeavesNothing(name: RemoteName | undefined): void {
  // While rendering: the page's own effects run before those of what is around it.
  const before = useMemo(() => (name === undefined ? undefined : readDocument()), [name]);
  useLayoutEffect(() => (before ? () => putBack(before) : undefined), [before]);
}

interface DocumentState {
  readonly children: ReadonlySet<Element>;
  readonly lang: string;
  readonly dir: string;
}

function readDocument(): DocumentState {
  const { lang, dir } = document.documentElement;
  return { children: new Set(document.body.children), lang, dir };
}

function putBack({ children, lang, dir }: DocumentState): void {
  const { body, documentElement } = document;
  // The shell gives body neither of them.
  body.removeAttribute('class');
  body.removeAttribute('style');
  // Its other style is the size of the text, which may have been changed meanwhile.
  documentElement.style.overflow = '';
  // A browser that translates the page says so there, too.
  if (!/\btranslated-/.test(documentElement.className)) Object.assign(documentElement, { lang, dir });
  const added = [...body.children].filter((element) => !children.has(element));
  // What React has in the body, such as an open dialog, it takes out itself, in this commit or later.
  queueMicrotask(() => {
    for (const element of added.filter(isLeftBehind)) element.remove();
  });
}

/** Not what extensions add, which have names of their own, nor the bar of a translation. */
function isLeftBehind(element: Element): boolean {
  const isOfReact = Object.keys(element).some((key) => key.startsWith('__react'));
  return !isOfReact && !element.localName.includes('-') && !element.matches('.skiptranslate');
}

/** Keeps the title from code of remotes whose page is not shown: an answer that comes late names a page that was left. */
function keepTitles(): void {
  const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => title?.get?.call(document),
    set: (text: string) => {
      const owner = remoteOfStack(new Error('Who sets the title?').stack ?? '');
      if (!owner || document.querySelector(`main [data-mf="${owner.remote}"]`)) title?.set?.call(document, text);
    },
  });
}
