/**
 * The modules that exist once in the page: the shell provides them, remotes consume them. The build preset of the remotes
 * and the runtime host of the shell both read this table; `docs/guides/shared-modules.md` says when to add a row.
 *
 * `requiredVersion` is what a remote demands at run time. `landing: true` rows are part of the shell's first script;
 * the others are chunks that the shell fetches when a remote asks for them.
 */
export const sharedModules = {
  react: { requiredVersion: '^19.0.0', landing: true, why: 'two copies break hooks and context' },
  'react/jsx-runtime': { requiredVersion: '^19.0.0', landing: true, why: 'belongs to the one react' },
  'react-dom': { requiredVersion: '^19.0.0', landing: true, why: 'one renderer; portals cross remotes' },
  '@tanstack/react-query': { requiredVersion: '^5.0.0', landing: false, why: 'one cache for the whole product' },
  '@fursa/shared/contract': { requiredVersion: '^1.0.0', landing: true, why: 'one event bus' },
  '@fursa/shared/session': { requiredVersion: '^1.0.0', landing: true, why: 'one auth store' },
  '@fursa/shared/i18n': { requiredVersion: '^1.0.0', landing: true, why: 'one language for the page' },
  '@fursa/shared/preferences': { requiredVersion: '^1.0.0', landing: true, why: 'one look for the page' },
  '@fursa/shared/router': { requiredVersion: '^1.0.0', landing: true, why: 'one router context, and a slim one' },
  '@fursa/shared/backend': { requiredVersion: '^1.0.0', landing: false, why: 'one client refreshes one session' },
  '@fursa/shared/ui': {
    requiredVersion: '^1.0.0',
    landing: false,
    why: 'one toast queue; the bytes of each piece once',
  },
} as const satisfies Record<string, SharedModule>;

interface SharedModule {
  readonly requiredVersion: string;
  readonly landing: boolean;
  readonly why: string;
}

export type SharedModuleName = keyof typeof sharedModules;
