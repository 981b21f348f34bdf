import { emitEvent, type SlotName, type SlotProps } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { RemoteLoadError } from './load-error.ts';
import { loadedVersionOf } from './load-page.ts';
import { loadRemoteModule } from './load-remote-module.ts';
import { replaceVersionOf } from './resolve-page.ts';
import { hasFailed } from './versions/failed-versions.ts';

/**
 * Brings the component that fills a slot, standing on the remotes' common surface. Where it does not load, that is told as
 * `shell:remote-failed` too.
 */
export async function loadSlot<Name extends SlotName>(
  remote: RegisteredRemote,
  name: Name,
): Promise<ComponentType<SlotProps[Name]>> {
  if (hasFailed(remote)) await replaceVersionOf({ remote });
  try {
    // What the cache holds may be damaged: the second attempt goes past it.
    return await bringSlot(remote, name).catch(() => bringSlot(remote, name));
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : String(reason);
    const stage = reason instanceof RemoteLoadError ? reason.stage : 'module';
    emitEvent('shell:remote-failed', { remote: remote.name, stage, message });
    // A version that shows a page stays as it is until the document goes.
    if (loadedVersionOf(remote) !== undefined || !(await replaceVersionOf({ remote }))) throw reason;
    return await bringSlot(remote, name);
  }
}

async function bringSlot<Name extends SlotName>(
  remote: RegisteredRemote,
  name: Name,
): Promise<ComponentType<SlotProps[Name]>> {
  const [module, { RemoteSurface }] = await Promise.all([
    loadRemoteModule(remote),
    import(/* webpackChunkName: "remote-base" */ './remote-surface.tsx'),
  ]);
  const Filling = await module.slots[name]?.();
  if (!Filling) throw new RemoteLoadError('module', `${remote.name} does not fill its slot ${name}`);
  return (props) => createElement(RemoteSurface, null, createElement(Filling, props));
}
