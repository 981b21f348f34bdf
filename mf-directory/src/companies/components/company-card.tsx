import { useMessages } from '@fursa/shared/i18n';
import { ButtonAnchor, Card } from '@fursa/shared/ui';
import { Factory, MapPin, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { Company } from '../model/company.ts';
import { CompanyLogo } from './company-logo.tsx';

export interface CompanyCardProps {
  readonly company: Company;
}

export function CompanyCard({ company }: CompanyCardProps) {
  const text = useMessages(messages);
  return (
    <Card as="article" className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-3">
        <CompanyLogo src={company.logo} />
        <h2 className="min-w-0 wrap-anywhere text-lg leading-snug">{company.name}</h2>
      </div>
      <dl className="flex flex-col gap-1.5 text-muted text-sm">
        {company.industry !== null && (
          <Fact term={text.industry} icon={<Factory aria-hidden="true" className={icon} strokeWidth={1.75} />}>
            {company.industry}
          </Fact>
        )}
        {company.size !== null && (
          <Fact term={text.size} icon={<UsersRound aria-hidden="true" className={icon} strokeWidth={1.75} />}>
            {text.employees(company.size)}
          </Fact>
        )}
        <Fact term={text.location} icon={<MapPin aria-hidden="true" className={icon} strokeWidth={1.75} />}>
          {company.location ?? text.defaultLocation}
        </Fact>
      </dl>
      <ButtonAnchor href={company.website} variant="secondary" className="mt-auto self-start">
        {text.visitWebsite} <span className="sr-only">{text.ofCompany(company.name)}</span>
      </ButtonAnchor>
    </Card>
  );
}

const icon = 'size-4 shrink-0';

interface FactProps {
  readonly term: string;
  readonly icon: ReactNode;
  readonly children: string;
}

function Fact({ term, icon, children }: FactProps) {
  return (
    <div className="flex items-center gap-2">
      <dt>
        <span className="sr-only">{term}</span>
        {icon}
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
