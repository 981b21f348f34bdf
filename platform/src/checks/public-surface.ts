import { describeSurface, type Surface, SurfaceError } from '../surface/describe-surface.ts';
import {
  findVersionConflict,
  listChanges,
  readSurfaceRecord,
  type SurfaceRecord,
  surfaceFolder,
} from '../surface/surface-record.ts';
import { type Check, reportViolations } from './check.ts';

const remedy = 'run `npx pnpm@12.21.0 fursa surface`';

/** What `@fursa/shared` offers is written down, and changes only together with the contract version. */
export const publicSurface: Check = {
  name: 'public surface',
  async run(root) {
    const record = await readSurfaceRecord(root);
    try {
      const surface = await describeSurface(root);
      return reportViolations([...findVersionFaults(surface, record), ...findStaleEntries(surface, record)]);
    } catch (error) {
      if (!(error instanceof SurfaceError)) throw error;
      return reportViolations([`${surfaceFolder}: unreadable-surface: ${error.message}`]);
    }
  },
};

function findVersionFaults(surface: Surface, record: SurfaceRecord): string[] {
  const file = `${surfaceFolder}/versions.txt`;
  const conflict = findVersionConflict(surface, record);
  if (conflict !== undefined) return [`${file}: surface-without-version: ${conflict}`];
  if (record.versions.has(surface.contractVersion)) return [];
  return [`${file}: unrecorded-version: contract version ${surface.contractVersion} is not in it; ${remedy}`];
}

function findStaleEntries(surface: Surface, record: SurfaceRecord): string[] {
  return [...listChanges(surface, record)].flatMap(([subPath, lines]) => [
    `${surfaceFolder}/surface.txt: stale-surface: the code says otherwise of ${subPath}; ${remedy}`,
    ...lines.map((line) => `  ${line}`),
  ]);
}
