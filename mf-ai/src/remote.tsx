import type { RemoteModule } from '@fursa/shared/contract';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    assistant: () =>
      import(/* webpackChunkName: "page-assistant" */ './page/assistant-page.tsx').then((m) => m.AssistantPage),
  },
  slots: {},
} satisfies RemoteModule<typeof manifest>;
