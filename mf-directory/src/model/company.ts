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

/** The companies whose name or industry holds `text`, whatever its case. */
export function searchCompanies(companies: readonly Company[], text: string): readonly Company[] {
  const wanted = text.trim().toLocaleLowerCase();
  return companies.filter((company) =>
    [company.name, company.industry ?? ''].some((field) => field.toLocaleLowerCase().includes(wanted)),
  );
}
