import type { Fault } from './fault-proxy.ts';

/** Which files of a remote suffer it. */
export type Files = 'scripts' | 'entry' | 'chunks' | 'styles';

export interface FileFault {
  /** As in "its scripts are missing". */
  readonly name: string;
  readonly files: Files;
  readonly fault: Fault;
}

const tampered: Fault = { kind: 'change', change: (body) => `${body}\n;globalThis.wasTampered = true;` };
const cutShort: Fault = { kind: 'change', change: (body) => body.slice(0, body.length / 2) };
const aPage: Fault = { kind: 'change', change: () => '<!doctype html><title>Sign in to this network</title>' };

/** Every way in which files do not arrive as they were built. */
export const fileFaults: readonly FileFault[] = [
  { name: 'its scripts are refused', files: 'scripts', fault: { kind: 'cut' } },
  { name: 'its scripts are missing', files: 'scripts', fault: { kind: 'status', status: 404 } },
  { name: 'its scripts are an error of the server', files: 'scripts', fault: { kind: 'status', status: 500 } },
  { name: 'its entry hangs', files: 'entry', fault: { kind: 'hang' } },
  { name: 'its chunks hang', files: 'chunks', fault: { kind: 'hang' } },
  { name: 'its scripts hang after a half', files: 'scripts', fault: { kind: 'half' } },
  { name: 'its scripts drip', files: 'scripts', fault: { kind: 'drip' } },
  { name: 'its scripts are cut short', files: 'scripts', fault: cutShort },
  { name: 'its scripts are a page', files: 'scripts', fault: aPage },
  { name: 'its entry is tampered with', files: 'entry', fault: tampered },
  { name: 'its chunks are tampered with', files: 'chunks', fault: tampered },
  { name: 'its style sheet is missing', files: 'styles', fault: { kind: 'status', status: 404 } },
  { name: 'its style sheet hangs', files: 'styles', fault: { kind: 'hang' } },
  {
    name: 'its style sheet is tampered with',
    files: 'styles',
    fault: { kind: 'change', change: (body) => `${body} body{}` },
  },
];

/** Paths of these files of remotes. */
export function pathsOf(files: Files, ...remotes: readonly string[]): RegExp {
  const name = {
    scripts: '[^/]*\\.js',
    entry: 'remoteEntry\\.[^/]*\\.js',
    chunks: '(?!remoteEntry)[^/]*\\.js',
    styles: '[^/]*\\.css',
  }[files];
  return new RegExp(`^/remotes/(${remotes.join('|')})/.*/${name}$`);
}
