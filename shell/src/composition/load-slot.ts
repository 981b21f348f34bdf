import type { SlotName, SlotProps } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { RemoteLoadError, reportFailure, ShellPartError } from './load-error.ts';
import { loadRemoteModule } from './load-remote-module.ts';
import { usedVersion } from './page-registry.ts';
import { replaceVersionOf } from './resolve-page.ts';
import { loadPart } from './shell-part.ts';
import { hasBlocked, hasFailed } from './versions/failed-versions.ts';
import { versionInUse, withVersion } from './versions/versions-in-use.ts';

/**
 * Brings the component that fills a slot, standing on the remotes' common surface. Where it does not load, that is told as
 * `shell:remote-failed` too.
 *
 * @throws RemoteLoadError of stage `render` for one that blocked a document of this tab
 */
export async function loadSlot<Name extends SlotName>(
  remote: RegisteredRemote,
  name: Name,
): Promise<ComponentType<SlotProps[Name]>> {
  if (hasFailed(remote)) await replaceVersionOf({ remote });
  try {
    // What the cache holds may be damaged: the second attempt goes past it.
    return await importSlot(remote, name).catch(() => importSlot(remote, name));
  } catch (reason) {
    reportFailure(remote.name, reason, 'module');
    // A version that is in use elsewhere stays as it is until the document goes.
    if (
      reason instanceof ShellPartError ||
      versionInUse(remote.name) !== undefined ||
      !(await replaceVersionOf({ remote }))
    )
      throw reason;
    return await importSlot(remote, name);
  }
}

function importSlot<Name extends SlotName>(
  remote: RegisteredRemote,
  name: Name,
): Promise<ComponentType<SlotProps[Name]>> {
  return withVersion(usedVersion(remote), (used) => fillSlot(used, name));
}

async function fillSlot<Name extends SlotName>(
  remote: RegisteredRemote,
  name: Name,
): Promise<ComponentType<SlotProps[Name]>> {
  if (hasBlocked(remote, name)) throw new RemoteLoadError('render', `${name} blocked a document before`);
  const [module, { RemoteSurface }] = await Promise.all([
    loadRemoteModule(remote),
    loadPart(import(/* webpackChunkName: "remote-base" */ './remote-surface.tsx')),
  ]);
  const Filling = await module.slots[name]?.();
  if (!Filling) throw new RemoteLoadError('module', `${remote.name} does not fill its slot ${name}`);
  const part = { remote, slot: name };
  return (props) => createElement(RemoteSurface, { part, children: createElement(Filling, props) });
}
