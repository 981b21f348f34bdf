/**
 * Renders the public pages of a remote in a process of its own, which ends with whatever they do:
 * `node render-pages.ts <Node build of the shell> <Node build of the remote>`, the remote's entry of the registry on stdin, the
 * pages on stdout (`PrerenderedRemote`).
 */
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { registeredRemoteSchema } from '@fursa/shared/contract/registry';
import * as z from 'zod';
import { providedModulesKey } from '../../preset/prerender/prerender-contract.ts';
import { messageOf } from '../release-error.ts';

const shellSchema = z.object({
  importSharedModules: z.function({ input: [], output: z.promise(z.record(z.string(), z.unknown())) }),
  renderRemotePage: z.function({ input: [z.unknown(), z.string(), z.unknown()], output: z.promise(z.string()) }),
});

const [shellFile = '', remoteFile = ''] = process.argv.slice(2);
// What pages say is for whoever publishes, and not a part of the answer.
for (const method of ['log', 'info', 'debug'] as const) console[method] = console.error;
const remote = registeredRemoteSchema.parse(JSON.parse(await text(process.stdin)));
const shell = shellSchema.parse(await import(pathToFileURL(shellFile).href));
Object.assign(globalThis, { [providedModulesKey]: await shell.importSharedModules() });
const remoteSchema = z.object({ remote: z.unknown(), prerenderedPages: z.array(z.string()) });
const { remote: module, prerenderedPages } = remoteSchema.parse(await import(pathToFileURL(remoteFile).href));
const pages: Record<string, string> = {};
const failures: Record<string, string> = {};
for (const { id, path } of remote.pages.filter((page) => prerenderedPages.includes(page.id))) {
  try {
    pages[path] = checkPolicy(await shell.renderRemotePage(remote, id, module));
  } catch (error) {
    failures[path] = messageOf(error);
  }
}
process.stdout.write(JSON.stringify({ pages, failures }), () => process.exit());

/** What the page's Content-Security-Policy would leave out, React would take for being there. */
function checkPolicy(html: string): string {
  const refused = /<(script|style|iframe|object)\b|\s(style|on[a-z]+)=/i.exec(html)?.[0];
  if (refused !== undefined) throw new Error(`It has ${refused.trim()}, which the policy of pages refuses`);
  return html;
}
