/** What the bell says about new jobs. */
export const notificationsEn = {
  title: (count: number, isComplete: boolean) => {
    if (!isComplete) return `At least ${count.toLocaleString('en-KE')} new jobs match your skills`;
    return count === 1
      ? 'A new job matches your skills'
      : `${count.toLocaleString('en-KE')} new jobs match your skills`;
  },
  message: (title: string, company: string | null) =>
    `The newest: ${company === null ? title : `${title}, ${company}`}.`,
};
