/** An answer of `search_jobs`, for what the seed does not hold. */
export function searchAnswer(jobs: readonly unknown[]): string {
  return JSON.stringify({ total: jobs.length, page: 1, page_size: 20, corrected_query: null, jobs });
}

/** A job in it. */
export function searchRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    source: 'local',
    title: 'Nurse',
    company_id: null,
    company_name: 'Jua Clinics',
    company: { id: 'jua', name: 'Jua Clinics', logo: null, website: 'https://jua.example.com' },
    description: 'Care for people, by day and by night, in a clinic at the lake.',
    location: 'Kisumu',
    remote: false,
    salary_range: 'KES 45,000 - 60,000',
    type: 'full_time',
    experience_level: 'mid',
    skills: [],
    url: null,
    attribution: null,
    scam_signs: [],
    is_demo: false,
    closes_at: null,
    created_at: '2026-11-01T08:00:00+00:00',
    ...changes,
  };
}

/** A posting of Adzuna in it. */
export function adzunaRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return searchRow({
    id: 'adzuna:77',
    source: 'adzuna',
    company: { id: null, name: 'Jua Clinics', logo: null, website: null },
    experience_level: null,
    url: 'https://www.adzuna.co.za/land/ad/77',
    attribution: 'Jobs by Adzuna',
    ...changes,
  });
}
