/**
 * Evaluates the container of a remote with the modules of a shell, in a process of its own, which ends with whatever that does:
 * `node evaluate-module.ts <Node build of the shell> <folder of the remote's build>`, its description on stdin, faults on stdout.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import * as z from 'zod';
import { isMissing } from '../../files/read-json-file.ts';
import { standInForBrowser } from './browser-stand-in.ts';

const page = new URL('https://product.invalid/');
const shellSchema = z.object({ startFederation: z.function({ input: [], output: z.promise(z.unknown()) }) });
const containerSchema = z.object({
  init: z.function({ input: [z.unknown()], output: z.unknown() }),
  get: z.function({ input: [z.string()], output: z.promise(z.function({ input: [], output: z.unknown() })) }),
});

const [shellFile = '', folder = ''] = process.argv.slice(2);
// What modules say is for whoever publishes, and not a part of the answer.
for (const method of ['log', 'info', 'debug'] as const) console[method] = console.error;
const remote = remoteDescriptionSchema.parse(JSON.parse(await text(process.stdin)));
const { startFederation } = shellSchema.parse(await import(pathToFileURL(shellFile).href));
const shareScope = await startFederation();
/** What scripts threw, which their loader only knows as files that did not come. */
const thrown: unknown[] = [];
const run = standInForBrowser(page, runFile);
// As in a browser, what fails later stops nothing.
for (const event of ['unhandledRejection', 'uncaughtException'] as const) process.on(event, console.error);
const faults = await findFaults();
process.stdout.write(JSON.stringify(faults), () => process.exit());

function runFile(address: string): boolean {
  const file = address.slice(page.href.length);
  try {
    runInThisContext(readFileSync(path.join(folder, file), 'utf8'), { filename: file });
  } catch (error) {
    thrown.push(error);
    return !isMissing(error);
  }
  return true;
}

async function findFaults(): Promise<readonly string[]> {
  const { entry, entryGlobal, notificationFiles, slots, notifications } = remote;
  run(page.href + entry);
  const container = containerSchema.safeParse(Reflect.get(globalThis, entryGlobal));
  if (!container.success) return [`its entry ${describeThrown(`defines no container ${entryGlobal}`)}`];
  let exposed: unknown;
  try {
    await container.data.init(shareScope);
    exposed = await load(container.data, './remote');
    if (notificationFiles !== undefined) await load(container.data, './remote-without-styles');
  } catch (error) {
    return [`its module ${describeThrown('', error)}`];
  }
  if (!isObject(exposed)) return ['its module has no export `remote`'];
  const faults = [
    ...(await findLoaderFaults(
      exposed,
      'pages',
      remote.pages.map(({ id }) => id),
    )),
    ...(await findLoaderFaults(exposed, 'slots', slots)),
  ];
  if (notifications && typeof Reflect.get(exposed, 'notifications') !== 'function') {
    faults.push('its module has no remote.notifications, which its manifest promises');
  }
  return faults;
}

async function load(container: z.infer<typeof containerSchema>, exposed: string): Promise<unknown> {
  const module = (await container.get(exposed))();
  return isObject(module) ? Reflect.get(module, 'remote') : undefined;
}

async function findLoaderFaults(exposed: object, kind: 'pages' | 'slots', names: readonly string[]): Promise<string[]> {
  const loaders: unknown = Reflect.get(exposed, kind);
  const faults: string[] = [];
  for (const name of names) {
    const loader: unknown = isObject(loaders) ? Reflect.get(loaders, name) : undefined;
    if (typeof loader !== 'function') {
      faults.push(`remote.${kind} has no '${name}', which its manifest promises`);
      continue;
    }
    try {
      if (!(await loader())) faults.push(`remote.${kind}['${name}'] brings no component`);
    } catch (error) {
      faults.push(`remote.${kind}['${name}'] ${describeThrown('', error)}`);
    }
  }
  return faults;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What was thrown first since the last time, in one line; `otherwise` when nothing was. */
function describeThrown(otherwise: string, caught?: unknown): string {
  const [first = caught] = thrown.splice(0);
  return first === undefined ? otherwise : `throws ${String(first).replaceAll(/\s+/g, ' ').trim().slice(0, 300)}`;
}
