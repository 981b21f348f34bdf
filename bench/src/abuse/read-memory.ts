import { readdir, readFile } from 'node:fs/promises';

/**
 * Bytes of memory of processes and all their children, what several share counted once (`Pss`), or undefined where the
 * system does not tell (it does on Linux).
 */
export async function readMemory(processIds: readonly number[]): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const all = await withChildren(processIds);
  const sizes = await Promise.all(all.map(readProportionalSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function withChildren(processIds: readonly number[]): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(ids.map(async (id) => [id, await readParent(id)] as const)));
  return ids.filter((id) => {
    for (let each: number | undefined = id; each !== undefined; each = parents.get(each)) {
      if (processIds.includes(each)) return true;
    }
    return false;
  });
}

async function readParent(id: number): Promise<number | undefined> {
  const parent = /^PPid:\s+(\d+)/m.exec(await readIfThere(`/proc/${id}/status`))?.[1];
  return parent === undefined || parent === '0' ? undefined : Number(parent);
}

async function readProportionalSize(id: number): Promise<number> {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(await readIfThere(`/proc/${id}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** Processes come and go while one looks. */
async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return '';
  }
}
