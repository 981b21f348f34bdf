import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { backendScript } from './backend-run.ts';

const execute = promisify(execFile);

/**
 * Runs the backend over a copy of the folder on a disk of its own, in a namespace that ends with it, and tells what the start
 * said, its status, and whether a file changed.
 *
 * @param sound the folder that is copied
 * @param spoil what a shell does to the disk, whose folder is `$disk`, before the start
 */
export async function startOnOwnDisk(sound: string, spoil: string): Promise<string[]> {
  const script = `
    set -e
    mount -t tmpfs -o size=192m fursa-test "$disk"
    cp -a "$sound" "$disk/data"
    hash() { (cd "$disk/data" && find . -type f ! -name 'lock*' -exec sha256sum {} + | sort); }
    before=$(hash)
    ${spoil}
    set +e
    timeout 250 "$node" "$script" "$disk/data" 2>&1; echo "status $?"
    [ "$before" = "$(hash)" ] && echo unchanged`;
  const disk = await mkdtemp(join(tmpdir(), 'fursa-disk-'));
  try {
    const env = { ...process.env, disk, sound, node: process.execPath, script: backendScript };
    const { stdout } = await execute('unshare', ['-rm', 'sh', '-c', script], { env, cwd: dirname(backendScript) });
    return stdout.split('\n');
  } finally {
    await rm(disk, { recursive: true });
  }
}

/** Fills the disk but for that much. */
export const leaving = (size: string) => `cat /dev/zero >"$disk/rest" 2>&- || truncate -s -${size} "$disk/rest"`;

/** Not on a machine that gives nobody a disk of their own. */
export const hasOwnDisks = await execute('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'fursa-test', tmpdir()]).then(
  () => true,
  () => false,
);
