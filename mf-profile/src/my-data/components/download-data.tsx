import { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, useSubmit } from '@fursa/shared/ui';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { findReason } from '../../details/model/find-reason.ts';
import { messages as pageMessages } from '../../messages.ts';
import { saveOnDevice } from '../../own-files/save-on-device.ts';
import { collectMyData } from '../data/collect-my-data.ts';
import { messages } from '../messages.ts';
import { Section } from './section.tsx';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Everything in one archive. Files that arrived stay for a second try, as long as the page is open. */
export function DownloadData() {
  const text = useMessages(messages).download;
  const { reasons } = useMessages(pageMessages);
  const arrived = useRef(new Map<string, Blob>());
  const [progress, setProgress] = useState<Progress>();
  /** How many files were left out; undefined before the first download. */
  const [missing, setMissing] = useState<number>();
  const { submit, isBusy, failure } = useSubmit(download);

  async function download(): Promise<void> {
    setMissing(undefined);
    setProgress(undefined);
    const { packArchive } = await import(/* webpackChunkName: "pack-archive" */ '../model/pack-archive.ts');
    const collected = await collectMyData({
      arrived: arrived.current,
      onProgress: (done, total) => setProgress({ done, total }),
    });
    const now = new Date();
    // Swedish dates are those of ISO 8601, here of the place where the person is.
    saveOnDevice(await packArchive(collected.entries, now), `fursa-my-data-${now.toLocaleDateString('sv-SE')}.zip`);
    setMissing(collected.missing.length);
  }

  return (
    <Section title={text.title}>
      <p>{text.text}</p>
      <Button variant="primary" busy={isBusy} onClick={() => void submit()}>
        {!isBusy && <Download aria-hidden="true" className="size-5 shrink-0" />}
        <span>{isBusy ? text.busy : text.action}</span>
      </Button>
      <div role="status" className="w-full empty:hidden">
        {isBusy && progress !== undefined && progress.total > 0 && (
          <p className="text-muted">{text.progress(progress.done, progress.total)}</p>
        )}
        {missing !== undefined && (
          <Notice tone="success" title={text.done}>
            {missing > 0 && text.missing(missing)}
          </Notice>
        )}
      </div>
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {text.failed(describe(failure))}
        </Notice>
      )}
    </Section>
  );

  function describe(reason: unknown): string {
    if (reason instanceof AppError) return findReason(reason, reasons);
    return navigator.onLine ? reasons.unknown : reasons.offline;
  }
}
