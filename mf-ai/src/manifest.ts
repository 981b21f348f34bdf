import { defineManifest, paths } from '@fursa/shared/contract';

export const manifest = defineManifest({
  name: 'mf-ai',
  displayName: { en: 'AI assistant' },
  owner: 'AI team',
  contract: '^1.9.0',
  pages: [
    {
      id: 'assistant',
      path: paths.assistant,
      access: 'protected',
      title: { en: 'AI Career Assistant' },
      navigation: { label: { en: 'AI' }, order: 60 },
    },
  ],
  slots: [],
});
