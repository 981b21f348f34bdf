#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// What Node compiled is kept for the next command, which then starts in half the time: nothing may be imported before.
const cacheFolder = `${import.meta.dirname}/../../node_modules/.cache/node`;
enableCompileCache(cacheFolder);
// Threads and programs that this one starts look for it here: the second thread of functions starts in a third of the time.
process.env.NODE_COMPILE_CACHE ??= cacheFolder;
await import('./run-cli.ts');
