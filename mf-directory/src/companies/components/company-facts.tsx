import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages.ts';
import type { Company } from '../model/company.ts';

export interface CompanyFactsProps {
  readonly company: Pick<Company, 'industry' | 'size' | 'location'>;
}

/** Goes around facts that stand one after another, each with the dot before it: at the beginning of a line the dot is cut off. */
export const factsClasses = '-mx-[4px] overflow-x-clip px-[4px]';
/** Holds the facts. The room of a dot is no wider than the margin of the page, whatever the font size is. */
export const factRowClasses = '-ml-[12px] flex flex-wrap';
export const factClasses =
  "relative min-w-0 pr-1 pl-[12px] before:absolute before:left-0 before:w-[8px] before:overflow-hidden before:text-center before:content-['·']";

/** Industry, size and town, as facts of a row. A term before each is heard and not seen. */
export function CompanyFacts({ company: { industry, size, location } }: CompanyFactsProps) {
  const text = useMessages(messages);
  const facts = [
    { term: text.industry, value: industry },
    { term: text.size, value: size, unit: text.employees },
    { term: text.location, value: location ?? text.defaultLocation },
  ].filter(({ value }) => value !== null);
  return (
    <dl className="contents">
      {facts.map(({ term, value, unit }) => (
        <div key={term} className={factClasses}>
          <dt className="sr-only">{term}</dt>
          <dd>
            <bdi>{value}</bdi>
            {unit !== undefined && <span className="sr-only"> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
