import { defineRemote } from '@fursa/platform/preset';
import { manifest } from './src/manifest.ts';

export default defineRemote(manifest, import.meta.url);
