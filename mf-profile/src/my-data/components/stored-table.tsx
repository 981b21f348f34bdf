import { TextLink } from '@fursa/shared/bundled/text-link';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { ErrorPanel, LoadingRegion, Skeleton } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type MyData, myDataQueryOptions } from '../data/export-my-data.ts';
import { messages } from '../messages.ts';
import { listRecords, type StoredRecord } from '../model/list-records.ts';
import { Section } from './section.tsx';

const listKnownRecords = (exported: MyData) => listRecords(exported, Object.keys(messages.en.records));

/** What is stored, read from what the export holds: a table that is new is in it, with or without words of ours. */
export function StoredTable({ userId }: { readonly userId: string }) {
  const text = useMessages(messages).stored;
  const exported = useQuery({ ...myDataQueryOptions(userId), select: listKnownRecords });
  return (
    <Section title={text.title}>
      <p>{text.text}</p>
      {exported.isPending ? (
        <LoadingRegion label={text.loading} className="flex min-h-11 w-full items-center">
          <Skeleton className="h-5 w-52" />
        </LoadingRegion>
      ) : exported.data === undefined ? (
        <ErrorPanel title={text.failed} onRetry={() => void exported.refetch()}>
          {text.failedAdvice}
        </ErrorPanel>
      ) : (
        <details className="w-full">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-primary hover:text-primary-hover">
            {text.show(exported.data.length)}
          </summary>
          <RecordTable records={exported.data} />
        </details>
      )}
      <p className="text-muted">
        {text.privacy} <TextLink to={paths.privacy}>{text.privacyLink}</TextLink>
      </p>
    </Section>
  );
}

interface RecordMessages {
  readonly name: string;
  /** What belongs to it, where its name does not say so. */
  readonly detail?: string;
  readonly why: string;
}

/** On phones each line is a block of its own: three columns would cut the words. */
function RecordTable({ records }: { readonly records: readonly StoredRecord[] }) {
  const { stored: text, records: descriptions } = useMessages(messages);
  const byKind: Readonly<Record<string, RecordMessages>> = descriptions;
  return (
    <table className="block w-full text-left md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          <th className="border-line border-b py-2 pr-4 font-semibold">{text.columns.what}</th>
          <th className="border-line border-b py-2 pr-4 font-semibold">{text.columns.why}</th>
          <th className="border-line border-b py-2 text-right font-semibold whitespace-nowrap">{text.columns.count}</th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {records.map(({ kind, count }) => {
          const { name, detail, why } = byKind[kind] ?? { name: kind.replaceAll('_', ' '), why: text.otherWhy };
          return (
            <tr key={kind} className="block border-line border-b py-3 last:border-b-0 md:table-row">
              <th scope="row" className="block font-normal md:table-cell md:border-line md:border-b md:py-3 md:pr-4">
                <span className="block font-semibold">{name}</span>
                {detail}
              </th>
              <td className="block text-muted md:table-cell md:border-line md:border-b md:py-3 md:pr-4">{why}</td>
              <td className="block md:table-cell md:whitespace-nowrap md:border-line md:border-b md:py-3 md:text-right">
                <span aria-hidden="true" className="text-muted md:hidden">
                  {text.columns.count}:{' '}
                </span>
                {text.count(count)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
