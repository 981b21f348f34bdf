import { useMessages } from '@fursa/shared/i18n';
import { Fragment } from 'react';
import { messages } from '../messages.ts';
import type { Company } from '../model/company.ts';

export interface CompanyFactsProps {
  readonly company: Pick<Company, 'industry' | 'size' | 'location'>;
}

/** Industry, size and town in one line. A term before each is heard and not seen. */
export function CompanyFacts({ company: { industry, size, location } }: CompanyFactsProps) {
  const text = useMessages(messages);
  const facts = [
    { term: text.industry, value: industry },
    { term: text.size, value: size, unit: text.employees },
    { term: text.location, value: location ?? text.defaultLocation },
  ].filter(({ value }) => value !== null);
  return (
    <dl className="inline">
      {facts.map(({ term, value, unit }, index) => (
        <Fragment key={term}>
          {/* A line ends behind the dot, not before it. */}
          {index > 0 && <span aria-hidden="true">{'\u00A0· '}</span>}
          <div className="inline">
            <dt className="sr-only">{term}</dt>
            <dd className="inline">
              <bdi>{value}</bdi>
              {unit !== undefined && <span className="sr-only"> {unit}</span>}
            </dd>
          </div>
        </Fragment>
      ))}
    </dl>
  );
}
