/** Addresses of the demo accounts, whose password everybody knows. */
export const demoEmails: readonly string[] = ['seeker@example.com', 'newcomer@example.com', 'employer@example.com'];
