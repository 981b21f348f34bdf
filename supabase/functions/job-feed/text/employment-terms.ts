export interface EmploymentTerms {
  readonly contract_type: 'permanent' | 'contract' | 'internship' | null;
  readonly contract_time: 'full_time' | 'part_time' | null;
}

/** Adzuna's two fields from what other feeds say in words, such as `Full Time`, `FullTime` or `Contractor`. */
export function employmentTerms(words: readonly (string | null | undefined)[]): EmploymentTerms {
  const text = words.join(' ').toLowerCase();
  return { contract_type: contractTypeOf(text), contract_time: contractTimeOf(text) };
}

function contractTypeOf(text: string): EmploymentTerms['contract_type'] {
  if (/intern(ship)?\b|trainee|apprentice/.test(text)) return 'internship';
  if (/contract|temporary|freelance|consultan|fixed.?term/.test(text)) return 'contract';
  return /permanent/.test(text) ? 'permanent' : null;
}

function contractTimeOf(text: string): EmploymentTerms['contract_time'] {
  if (/part.?time/.test(text)) return 'part_time';
  return /full.?time/.test(text) ? 'full_time' : null;
}
