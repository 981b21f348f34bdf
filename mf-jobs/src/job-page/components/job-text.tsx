import { useMessages } from '@fursa/shared/i18n';
import { Badge, Skeleton } from '@fursa/shared/ui';
import { jobPageMessages } from '../messages.ts';
import type { OwnJob } from '../model/own-job.ts';
import { splitLines, toBlocks } from '../model/text-blocks.ts';

export interface JobTextProps {
  readonly job: OwnJob;
  /** Only its beginning is known so far. */
  readonly isCut: boolean;
}

/** The whole text of a job, its requirements and its skills. */
export function JobText({ job: { description, requirements, skills }, isCut }: JobTextProps) {
  const text = useMessages(jobPageMessages);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{text.description}</h2>
        {description === '' && !isCut && <p className="text-muted">{text.noDescription}</p>}
        {toBlocks(description).map((block) =>
          block.kind === 'list' ? (
            <ul key={block.lines[0]?.key} className="flex max-w-line list-disc flex-col gap-1 pl-5">
              {block.lines.map(({ key, line }) => (
                <li key={key} dir="auto" className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          ) : (
            <p key={block.key} dir="auto" className="max-w-line wrap-anywhere">
              {block.line}
            </p>
          ),
        )}
        {isCut && (
          <>
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </>
        )}
      </section>
      {requirements !== null && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl">{text.requirements}</h2>
          <ul className="flex max-w-line list-disc flex-col gap-1 pl-5">
            {splitLines(requirements).map(({ key, line }) => (
              <li key={key} dir="auto" className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      {skills.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl">{text.skills}</h2>
          <ul className="flex flex-wrap gap-2">
            {skills.map((skill) => (
              <li key={skill} className="min-w-0 wrap-anywhere">
                <Badge tone="neutral">
                  <bdi className="min-w-0">{skill}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
