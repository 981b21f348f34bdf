import { useMessages } from '@fursa/shared/i18n';
import type { ReactNode } from 'react';
import { experienceMessages } from '../../experience/messages.ts';
import { periodOf, titlesOf } from '../../experience/model/entry-titles.ts';
import type { Entry, Section } from '../../experience/model/resume.ts';
import { builderMessages } from '../messages.ts';
import type { CvContent } from '../model/cv-content.ts';

export const cvLayouts = ['plain', 'columns'] as const;
export type CvLayout = (typeof cvLayouts)[number];

export interface CvSheetProps {
  readonly id: string;
  readonly content: CvContent;
  readonly layout: CvLayout;
}

/** The CV as on paper: black on white in every look, in the size of the page on screen and in 10 points in print. */
export function CvSheet({ id, content, layout }: CvSheetProps) {
  const text = useMessages(builderMessages).sheet;
  const isColumns = layout === 'columns';
  const side = (
    <>
      <ListPart title={text.skills} items={content.skills} isInline={!isColumns} />
      <ListPart
        title={text.languages}
        items={content.languages.map(({ language = '', fluency = '' }) => text.language(language, fluency))}
        isInline={!isColumns}
      />
      <ListPart
        title={text.certificates}
        items={content.certificates.map(({ name = '', issuer, date }) =>
          [name, issuer, date].filter(Boolean).join(', '),
        )}
        isInline={false}
      />
    </>
  );
  const main = (
    <>
      {content.bio !== '' && (
        <Part title={text.profile}>
          <p dir="auto" className="whitespace-pre-line">
            {content.bio}
          </p>
        </Part>
      )}
      {content.work.length > 0 && (
        <Part title={text.work}>
          {content.work.map(({ entry, details }, at) => (
            <EntryPart key={at} section="work" entry={entry} details={details} />
          ))}
        </Part>
      )}
      {content.education.length > 0 && (
        <Part title={text.education}>
          {content.education.map((entry, at) => (
            <EntryPart key={at} section="education" entry={entry} details={[]} />
          ))}
        </Part>
      )}
    </>
  );
  return (
    <article
      id={id}
      aria-label={text.label}
      className="wrap-anywhere rounded-lg border border-line bg-[#fff] p-4 text-[#000] text-base leading-normal md:p-8 print:rounded-none print:border-0 print:p-0 print:text-[10pt] print:leading-snug"
    >
      <header className={isColumns ? 'mb-[1em] border-[#000] border-b-2 pb-[0.75em]' : 'mb-[1em]'}>
        <h2 dir="auto" translate="no" className="text-[1.8em] leading-tight">
          {content.name}
        </h2>
        {content.headline !== '' && (
          <p dir="auto" className="text-[1.15em]">
            {content.headline}
          </p>
        )}
        {!isColumns && (
          <ul aria-label={text.contact} className="mt-[0.3em] flex flex-wrap gap-x-[1.2em]">
            {content.contact.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {content.availableFrom !== undefined && <p>{text.availableFrom(content.availableFrom)}</p>}
      </header>
      {isColumns ? (
        <div className="flex flex-col gap-x-[2em] md:grid md:grid-cols-[2fr_1fr] print:grid print:grid-cols-[2fr_1fr]">
          <div className="min-w-0">{main}</div>
          <div className="min-w-0">
            <ListPart title={text.contact} items={content.contact} isInline={false} />
            {side}
          </div>
        </div>
      ) : (
        <>
          {main}
          {side}
        </>
      )}
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mb-[1.1em]">
      <h3 className="mb-[0.4em] break-after-avoid border-[#000] border-b text-[1.1em] uppercase tracking-wide">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface ListPartProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly isInline: boolean;
}

function ListPart({ title, items, isInline }: ListPartProps) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={isInline ? 'flex flex-wrap gap-x-[1.2em]' : 'flex flex-col gap-[0.15em]'}>
        {items.map((item) => (
          <li key={item} dir="auto">
            {item}
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface EntryPartProps {
  readonly section: Section;
  readonly entry: Entry;
  readonly details: readonly string[];
}

function EntryPart({ section, entry, details }: EntryPartProps) {
  const text = useMessages(experienceMessages);
  const { title, place } = titlesOf(section, entry, text);
  const period = periodOf(entry, text);
  return (
    <div className="mb-[0.8em] break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-[1em]">
        <h4 dir="auto">{title}</h4>
        {period !== '' && <p>{period}</p>}
      </div>
      {place !== '' && <p dir="auto">{place}</p>}
      {details.length > 0 && (
        // A sign and no shape: programs that read the PDF see where a line begins.
        <ul className="list-['•_'] pl-[0.9em]">
          {details.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
