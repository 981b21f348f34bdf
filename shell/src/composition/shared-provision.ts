import * as contract from '@fursa/shared/contract';
import { type SharedModuleName, sharedModules } from '@fursa/shared/contract';
import * as i18n from '@fursa/shared/i18n';
import * as preferences from '@fursa/shared/preferences';
import * as router from '@fursa/shared/router';
import * as session from '@fursa/shared/session';
import type { types } from '@module-federation/runtime-core';
import { version as queryVersion } from '@tanstack/react-query/package.json';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** Where each row of the table of shared modules comes from: those of the landing page, and those that come with the first remote. */
const providers: Record<SharedModuleName, () => object> = {
  react: () => React,
  'react/jsx-runtime': () => jsxRuntime,
  'react-dom': () => ReactDOM,
  '@fursa/shared/contract': () => contract,
  '@fursa/shared/session': () => session,
  '@fursa/shared/i18n': () => i18n,
  '@fursa/shared/preferences': () => preferences,
  '@fursa/shared/router': () => router,
  '@tanstack/react-query': () => import(/* webpackChunkName: "remote-base" */ '@tanstack/react-query'),
  '@fursa/shared/backend': () => import(/* webpackChunkName: "remote-base" */ '@fursa/shared/backend'),
  '@fursa/shared/ui': () => import(/* webpackChunkName: "remote-base" */ '@fursa/shared/ui'),
};

/** Version each module is offered as; the contract's version stands for everything in `@fursa/shared`. */
function versionOf(name: SharedModuleName): string {
  if (name.startsWith('react')) return React.version;
  if (name === '@tanstack/react-query') return queryVersion;
  return contract.contractVersion;
}

/** All of them by their names: for a remote that is rendered where there is no federation runtime. */
export async function importSharedModules(): Promise<Readonly<Record<SharedModuleName, object>>> {
  const modules = Object.entries(providers).map(async ([name, provide]) => [name, await provide()] as const);
  return Object.fromEntries(await Promise.all(modules)) as Record<SharedModuleName, object>;
}

/** The shell's side of the table of shared modules, for the federation runtime. */
export async function provideSharedModules(): Promise<NonNullable<types.UserOptions['shared']>> {
  const modules = await importSharedModules();
  const names = Object.keys(providers) as SharedModuleName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        lib: () => modules[name],
        version: versionOf(name),
        scope: 'default',
        shareConfig: { singleton: true, requiredVersion: sharedModules[name].requiredVersion, eager: true },
      },
    ]),
  );
}
