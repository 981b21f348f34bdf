/** What a browser has and Node has not, as far as modules touch it while they are evaluated. */
const browserNames = [
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia', 'getComputedStyle', 'getSelection'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback', 'scrollTo'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'history', 'screen', 'visualViewport', 'CSS'],
  ...['customElements', 'speechSynthesis', 'trustedTypes', 'devicePixelRatio', 'innerWidth', 'innerHeight'],
  ...[
    'Node',
    'Element',
    'HTMLElement',
    'SVGElement',
    'HTMLInputElement',
    'HTMLTextAreaElement',
    'Document',
    'ShadowRoot',
  ],
  ...[
    'CSSStyleSheet',
    'DOMParser',
    'XMLSerializer',
    'Range',
    'Selection',
    'MouseEvent',
    'KeyboardEvent',
    'PointerEvent',
  ],
  ...['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'FileReader', 'XMLHttpRequest', 'Image', 'Audio'],
  ...['Worker', 'SharedWorker', 'Notification', 'SpeechRecognition', 'SpeechSynthesisUtterance'],
] as const;

/** Reading, calling or constructing it gives the same again: a module that is only evaluated looks at none of it closely. */
const anything: object = new Proxy(class {}, {
  get: (target, key) => {
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [].values();
    if (key === 'then') return undefined;
    return key === 'prototype' ? target.prototype : anything;
  },
  set: () => true,
  apply: () => anything,
  construct: () => anything,
});

interface AddedElement {
  readonly src?: unknown;
  readonly onload?: unknown;
  readonly onerror?: unknown;
}

/**
 * Puts in place what scripts expect around them, without anything on a screen or over the line: scripts that they add to the head are
 * run, and style sheets count as loaded.
 *
 * @param runFile runs the file of an address; false when there is none
 * @returns what runs a script as the browser runs one of the page
 */
export function standInForBrowser(page: URL, runFile: (address: string) => boolean): (address: string) => boolean {
  const known = {
    currentScript: undefined as object | undefined,
    createElement: (tagName: string) => withAnything({ tagName }),
    head: withAnything({
      appendChild: (element: AddedElement) => {
        queueMicrotask(() => arrive(element));
        return element;
      },
    }),
  };
  const run = (address: string) => {
    known.currentScript = { tagName: 'SCRIPT', src: address };
    try {
      return runFile(address);
    } finally {
      known.currentScript = undefined;
    }
  };
  const arrive = ({ src, onload, onerror }: AddedElement) => {
    const isThere = typeof src !== 'string' || run(src);
    const handler = isThere ? onload : onerror;
    if (typeof handler === 'function') handler({ type: isThere ? 'load' : 'error', target: { src } });
  };
  const missing = browserNames.filter((name) => !(name in globalThis));
  Object.assign(globalThis, Object.fromEntries(missing.map((name) => [name, anything])), {
    window: globalThis,
    self: globalThis,
    location: page,
    document: withAnything(known),
    // What a module asks for while it is evaluated never comes.
    fetch: () => new Promise(() => undefined),
  });
  return run;
}

/** An object of which everything else is {@link anything}. */
function withAnything(known: object): object {
  return new Proxy(known, {
    get: (target, key) => (key in target ? Reflect.get(target, key) : Reflect.get(anything, key)),
  });
}
