/** A row of `jobs` as the backend answers it, for what the seed does not hold. */
export function jobRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    title: 'Nurse',
    company_name: 'Jua Clinics',
    description: 'Care for people.',
    requirements: null,
    location: 'Kisumu',
    salary_range: 'KES 45,000 - 60,000',
    type: 'full_time',
    experience_level: 'mid',
    skills: [],
    is_demo: false,
    created_at: '2026-11-01T08:00:00+00:00',
    company: { id: 'jua', name: 'Jua Clinics', logo: null, website: 'https://jua.example.com' },
    ...changes,
  };
}
