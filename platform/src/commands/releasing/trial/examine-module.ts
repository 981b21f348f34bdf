import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import type { Page } from '@playwright/test';

/**
 * Asks the container of a remote that the open page has loaded for what it must offer: `./remote` with a loader for each page and slot
 * of its manifest, each of which brings a component.
 */
export async function examineModule(page: Page, remote: RegisteredRemote): Promise<readonly string[]> {
  const { entryGlobal, slots, notifications } = remote;
  const pages = remote.pages.map(({ id }) => id);
  return await page.evaluate(examine, { entryGlobal, pages, slots, notifications: notifications === true });
}

interface Expected {
  readonly entryGlobal: string;
  readonly pages: readonly string[];
  readonly slots: readonly string[];
  readonly notifications: boolean;
}

/** Runs in the browser: it uses nothing from around it. */
async function examine({ entryGlobal, pages, slots, notifications }: Expected): Promise<string[]> {
  const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const container = Reflect.get(globalThis, entryGlobal);
  if (typeof container?.get !== 'function') return [`its entry defines no container ${entryGlobal}`];
  let remote: unknown;
  try {
    remote = (await container.get('./remote'))().remote;
  } catch (error) {
    return [`its module throws: ${describe(error)}`];
  }
  if (typeof remote !== 'object' || remote === null) return ['its module has no export `remote`'];
  const faults: string[] = [];
  const load = async (kind: 'pages' | 'slots', name: string) => {
    const loader = Reflect.get(Reflect.get(remote, kind) ?? {}, name);
    if (typeof loader !== 'function') faults.push(`remote.${kind} has no ${name}`);
    else {
      try {
        if (!(await loader())) faults.push(`remote.${kind}['${name}'] brings no component`);
      } catch (error) {
        faults.push(`remote.${kind}['${name}'] throws: ${describe(error)}`);
      }
    }
  };
  for (const id of pages) await load('pages', id);
  for (const name of slots) await load('slots', name);
  if (notifications && typeof Reflect.get(remote, 'notifications') !== 'function') {
    faults.push('remote.notifications is missing');
  }
  return faults;
}
