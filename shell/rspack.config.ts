import { defineShell } from '@fursa/platform/preset';

export default defineShell(import.meta.url);
