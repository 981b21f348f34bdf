import type { createBrowserRouter } from '@fursa/shared/router';

/** Of this document; for what has to know where it goes before React shows it. Set once, before anything is rendered. */
export const current: { router?: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'> } = {};
