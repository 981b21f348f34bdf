import { openRemote } from '@fursa/shared/testing';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

export function openJob(id: string, suffix = '') {
  return openRemote({ manifest, remote }, `/jobs/${id}${suffix}`);
}
