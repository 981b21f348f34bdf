export const en = {
  filters: 'Filters',
  active: (count: number) => `${count} active`,
  close: 'Close',
  clear: 'Clear',
  inUse: 'Filters in use',
  remove: (filter: string) => `Remove filter: ${filter}`,
  clearAll: 'Clear all',
};
