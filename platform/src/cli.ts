#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// What Node compiled is kept for the next command, which then starts in half the time: nothing may be imported before. Threads and
// programs that this one starts look for it in the environment, and not where a call alone names it.
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/../../node_modules/.cache/node`;
enableCompileCache();
await import('./run-cli.ts');
