/** An employer as a card shows it. Texts are plain text, whatever they look like. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly industry: string | null;
  readonly logo: string | null;
  readonly size: string | null;
  readonly location: string | null;
  readonly website: string;
  readonly isDemo: boolean;
}

/** An employer with what its own page and its owner's form need. */
export interface CompanyDetails extends Omit<Company, 'website'> {
  /** Null when there is none: such a company is not in the directory. */
  readonly website: string | null;
  readonly description: string | null;
}

/** The companies whose name or industry holds `text`, whatever its case. */
export function searchCompanies(companies: readonly Company[], text: string): readonly Company[] {
  const wanted = text.trim().toLowerCase();
  return companies.filter((company) =>
    [company.name, company.industry ?? ''].some((field) => field.toLowerCase().includes(wanted)),
  );
}
