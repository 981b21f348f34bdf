export const en = {
  title: 'Career Resources',
  lead: 'Videos, articles and courses for people who look for work in Kenya will be here. Until then, you can see who hires.',
  viewCompanies: 'View companies',
};
