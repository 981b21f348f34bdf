import type { RemoteName } from '@fursa/shared/contract';
import { act, render } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { useLeavesNothing } from './leaves-nothing.ts';

interface PageProps {
  readonly name: RemoteName;
  readonly change: () => void;
}

function Surface({ name, change }: PageProps) {
  useLeavesNothing(name);
  return <Page key={name} change={change} />;
}

function Page({ change }: Pick<PageProps, 'change'>) {
  useLayoutEffect(change, [change]);
  return createPortal(<p>A dialog of the page</p>, document.body);
}

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.className = '';
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
  document.body.replaceChildren();
});

/** Shows a page that does this to the document, and leaves it. */
async function leave(change: () => void): Promise<void> {
  const { unmount } = render(<Surface name="mf-jobs" change={change} />);
  await act(async () => unmount());
}

function hang(tag: string, className = ''): HTMLElement {
  const element = Object.assign(document.createElement(tag), { className });
  document.body.append(element);
  return element;
}

test('What a page leaves on html and body is taken away, and the size of the text stays', async () => {
  document.documentElement.style.fontSize = '120%';
  await leave(() => {
    Object.assign(document.body.style, { overflow: 'hidden', color: 'red' });
    document.body.className = 'locked';
    Object.assign(document.documentElement, { lang: 'sw', dir: 'rtl' });
    document.documentElement.style.overflow = 'clip';
  });
  expect(document.body.getAttributeNames()).toEqual([]);
  expect(document.documentElement.style.cssText).toBe('font-size: 120%;');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
});

test('The language of a page that the browser translates stays', async () => {
  await leave(() => {
    Object.assign(document.documentElement, { lang: 'sw', className: 'translated-ltr' });
  });
  expect(document.documentElement.lang).toBe('sw');
});

test('What a page hung into the body goes with it, also to a page of another remote, and nothing else does', async () => {
  const shell = hang('div');
  const kept: HTMLElement[] = [];
  const change = () => {
    hang('div', 'layer');
    kept.push(hang('password-manager'), hang('div', 'skiptranslate'));
  };
  const { rerender, unmount, container } = render(<Surface name="mf-jobs" change={change} />);
  expect(document.querySelectorAll('.layer')).toHaveLength(1);
  const next = () => {
    hang('div', 'layer next');
  };
  await act(async () => rerender(<Surface name="mf-ai" change={next} />));
  expect([...document.querySelectorAll('.layer')].map(({ className }) => className)).toEqual(['layer next']);
  await act(async () => unmount());
  expect([...document.body.children]).toEqual([shell, container, ...kept]);
});

test('What another part of the product has opened meanwhile stays, as React has it', async () => {
  // A root without Testing Library's `act`: one within the `act` of the page would end too early.
  const dialog = createRoot(document.createElement('div'));
  await leave(() => dialog.render(createPortal(<p>A dialog of the shell</p>, document.body)));
  expect(document.body.textContent).toContain('A dialog of the shell');
  await act(async () => dialog.unmount());
});

/** As code of a remote sets a title: the engine names its file in the stack. */
document.head.innerHTML =
  '<script type="application/json" id="fursa-registry">{"schemaVersion":1,"revision":0,"remotes":[]}</script>';
function setTitleFrom(file: string, title: string): void {
  const source = `document.title = ${JSON.stringify(title)};\n//# sourceURL=${window.location.origin}${file}`;
  new Function(source)();
}

test('A title that comes late, from a remote whose page was left, changes nothing', () => {
  const place = hang('main');
  place.innerHTML = '<div data-mf="mf-jobs"></div>';
  setTitleFrom('/remotes/mf-jobs/1.0.0/page.js', 'Driver');
  expect(document.title).toBe('Driver');
  place.innerHTML = '';
  document.title = 'Companies';
  setTitleFrom('/remotes/mf-jobs/1.0.0/page.js', 'Another driver');
  expect(document.title).toBe('Companies');
  setTitleFrom('/assets/main.js', 'Privacy');
  expect(document.title).toBe('Privacy');
});

test('A slot keeps nothing and puts nothing back', async () => {
  function Slot() {
    useLeavesNothing(undefined);
    useEffect(() => {
      document.body.className = 'open';
    }, []);
    return null;
  }
  const { unmount } = render(<Slot />);
  await act(async () => unmount());
  expect(document.body.className).toBe('open');
});
