export const en = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  gap: '…',
};
