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

type Provided = { readonly lib: () => object } | { readonly get: () => Promise<() => object> };

/** Makes a module that is a chunk of its own look the way the federation runtime wants it. */
function lazily(load: () => Promise<object>): Provided {
  return {
    get: async () => {
      const module = await load();
      return () => module;
    },
  };
}

/** Where each row of the table of shared modules comes from. A row without a provider does not compile. */
const providers: Record<SharedModuleName, Provided> = {
  react: { lib: () => React },
  'react/jsx-runtime': { lib: () => jsxRuntime },
  'react-dom': { lib: () => ReactDOM },
  '@fursa/shared/contract': { lib: () => contract },
  '@fursa/shared/session': { lib: () => session },
  '@fursa/shared/i18n': { lib: () => i18n },
  '@fursa/shared/preferences': { lib: () => preferences },
  '@fursa/shared/router': { lib: () => router },
  '@tanstack/react-query': lazily(() => import(/* webpackChunkName: "remote-base" */ '@tanstack/react-query')),
  '@fursa/shared/backend': lazily(() => import(/* webpackChunkName: "remote-base" */ '@fursa/shared/backend')),
  '@fursa/shared/ui': lazily(() => import(/* webpackChunkName: "remote-base" */ '@fursa/shared/ui')),
};

/** Version each module is offered as; the contract's version stands for everything in `@fursa/shared`. */
function versionOf(name: SharedModuleName): string {
  if (name.startsWith('react')) return React.version;
  if (name === '@tanstack/react-query') return queryVersion;
  return contract.contractVersion;
}

/** All of them by their names: for a remote that is rendered where there is no federation runtime. */
export async function importSharedModules(): Promise<Readonly<Record<string, object>>> {
  const modules = Object.entries(providers).map(
    async ([name, provided]) => [name, 'lib' in provided ? provided.lib() : (await provided.get())()] as const,
  );
  return Object.fromEntries(await Promise.all(modules));
}

/** The shell's side of the table of shared modules, for the federation runtime. */
export function provideSharedModules(): NonNullable<types.UserOptions['shared']> {
  const names = Object.keys(providers) as SharedModuleName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        ...providers[name],
        version: versionOf(name),
        scope: 'default',
        shareConfig: {
          singleton: true,
          requiredVersion: sharedModules[name].requiredVersion,
          eager: 'lib' in providers[name],
        },
      },
    ]),
  );
}
