import type {} from './page-files-global.ts';

/** A worker whose file is fetched as other files are. The build knows `new LazyWorker(new URL(...))` as it knows `new Worker`. */
export class LazyWorker {
  readonly #url: URL;
  readonly #options: WorkerOptions;

  constructor(url: URL, options: WorkerOptions) {
    this.#url = url;
    this.#options = options;
  }

  /** @throws where its file does not arrive, and where it is of another origin, from which a browser starts no worker */
  async start(): Promise<Worker> {
    const { href } = this.#url;
    await globalThis.fursaFiles?.fetch(href);
    const worker = new Worker(href, this.#options);
    worker.addEventListener('error', () => globalThis.fursaFiles?.distrust(href));
    return worker;
  }
}
