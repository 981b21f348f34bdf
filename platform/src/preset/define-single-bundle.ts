import { type RuleSetRule, rspack } from '@rspack/core';
import { remoteNames } from '../build/app-names.ts';
import type { AppConfig } from './base-config.ts';
import { productPages, shellConfig } from './define-shell.ts';
import { NoLateStylesPlugin } from './plugins/replace-runtime.ts';
import { styleRule } from './style-rule.ts';
import { remoteStylesheet } from './stylesheets.ts';

/**
 * The same sources as one application, to measure against: the shell's single way to a remote's code
 * (`composition/load-remote-module.ts`) gives way to plain imports. Pages stay lazy routes; there is no federation.
 */
export function defineSingleBundle(repositoryFolder: string, outputFolder: string): AppConfig {
  return (_environment, { mode = 'production' } = {}) => {
    const appFolder = `${repositoryFolder}/shell`;
    const config = shellConfig({ appFolder, mode, pages: productPages });
    const bundledRemotes = `${appFolder}/src/composition/bundled-remotes.ts`;
    return {
      ...config,
      name: 'single-bundle',
      output: { ...config.output, path: outputFolder },
      optimization: {
        ...config.optimization,
        // What workers of two remotes share, here the engine, the integrity plugin does not find in time for the first of them:
        // https://github.com/web-infra-dev/rspack/issues/11082. So the reader of CVs keeps a copy, as it does when composed.
        splitChunks: {
          ...config.optimization.splitChunks,
          chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'cv-facts',
        },
      },
      module: {
        rules: config.module.rules.flatMap((rule) => (rule.type === 'css' ? stylesOf(repositoryFolder, rule) : [rule])),
      },
      plugins: [
        // Here pages bring their style sheets later.
        ...config.plugins.filter((plugin) => !(plugin instanceof NoLateStylesPlugin)),
        new rspack.NormalModuleReplacementPlugin(/\/load-remote-module\.ts$/, bundledRemotes),
        new rspack.experiments.VirtualModulesPlugin({
          [bundledRemotes]: bundledRemotesModule(repositoryFolder),
          ...Object.fromEntries(
            remoteNames.map((name) => [
              stylesheetOf(repositoryFolder, name),
              remoteStylesheet(`${repositoryFolder}/${name}`),
            ]),
          ),
        }),
      ],
    };
  };
}

/** The style sheets of each remote keep to its place here, too. */
function stylesOf(repositoryFolder: string, shellStyles: RuleSetRule): RuleSetRule[] {
  const folderOf = (name: string) => `${repositoryFolder}/${name}/`;
  return [
    { ...shellStyles, exclude: remoteNames.map(folderOf) },
    ...remoteNames.map((name) => ({ ...styleRule(name), include: folderOf(name) })),
  ];
}

function stylesheetOf(repositoryFolder: string, remoteName: string): string {
  return `${repositoryFolder}/${remoteName}/src/tailwind.css`;
}

/** Has the exports of the module it replaces. */
function bundledRemotesModule(repositoryFolder: string): string {
  return [
    ...remoteNames.flatMap((name, index) => [
      `import ${JSON.stringify(stylesheetOf(repositoryFolder, name))};`,
      `import { remote as remote${index} } from ${JSON.stringify(`${repositoryFolder}/${name}/src/remote.tsx`)};`,
    ]),
    `const remotes = { ${remoteNames.map((name, index) => `'${name}': remote${index}`).join(', ')} };`,
    'export async function loadRemoteModule({ name }) { return remotes[name]; }',
    'export async function prepareRemotePage() {}',
    'export async function importHost() { return { fitsShell: () => true }; }',
  ].join('\n');
}
