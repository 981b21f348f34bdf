import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const list = new URL('migrations.sha256', import.meta.url);
const listed = readFileSync(list, 'utf8');
const isListed = (name: string) => listed.includes(`  ${name}\n`);
const lines = readdirSync(new URL('migrations', import.meta.url))
  .filter((name) => name.endsWith('.sql') && !isListed(name))
  .sort()
  .map((name) => {
    const text = readFileSync(new URL(`migrations/${name}`, import.meta.url));
    return `${createHash('sha256').update(text).digest('hex')}  ${name}\n`;
  });
// A line that is there stays: what it says of a migration holds for good.
if (lines.length > 0) writeFileSync(list, listed + lines.join(''));
