import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** For testers and feature teams, who try versions of remotes in the product. */
const en = {
  badge: (count: number) => `Testing: ${count} ${count === 1 ? 'remote' : 'remotes'} changed in this tab`,
  title: 'Remotes in this tab',
  close: 'Close',
  live: (version: string) => `everybody gets ${version}`,
  unreleased: 'nobody else gets it',
  isOff: 'off',
  version: (name: string) => `Version or address of ${name}`,
  placeholder: 'Version or address',
  help: 'Give a version that was released, or the address of a folder with a remote.json. Nobody else sees what you try.',
  use: 'Use',
  reset: 'Reset',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  resetAll: 'End testing',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkNotCopied: 'Copying is not allowed here. The link is in the address bar now.',
  contract: (range: string) => `contract ${range}`,
  files: (count: number, kilobytes: string, milliseconds: number) =>
    `${count} files, ${kilobytes} KB, ${milliseconds} ms`,
  notLoaded: 'not loaded yet',
  failed: (stage: string, message: string) => `failed (${stage}): ${message}`,
  refused: (reason: string) => `Not used: ${reason}`,
};

export const messages = defineMessages({ en });
