/** What was seen of a company of the seed. All of it is invented, and says so. */
export interface Verification {
  readonly kind: 'registration' | 'domain' | 'visit';
  readonly evidence: string;
  readonly daysAgo: number;
}

/** The evidence for the company at this place of the list: two thirds of them have some, a few have all three kinds. */
export function verificationsOf(index: number): readonly Verification[] {
  if (index % 3 === 2) return [];
  return [
    {
      kind: 'registration',
      evidence: `Demo data: the certificate DEMO-${String(index + 1).padStart(4, '0')} is invented.`,
      daysAgo: 40 + ((index * 17) % 300),
    },
    ...(index % 4 === 0
      ? [
          {
            kind: 'domain',
            evidence: 'Demo data: no such website exists.',
            daysAgo: 30 + ((index * 11) % 200),
          } as const,
        ]
      : []),
    ...(index % 6 === 0
      ? [{ kind: 'visit', evidence: 'Demo data: nobody was there.', daysAgo: 20 + ((index * 7) % 100) } as const]
      : []),
  ];
}
