import path from 'node:path';
import { prepareData } from './run-fursa.ts';

// Before the product that Playwright starts, whose first start would read 300 postings while nothing else runs.
await prepareData(path.resolve(process.env.FURSA_DATA_DIR ?? '.cache/e2e/data'));
