/** By specification, in its order. */
export const roles = [
  'Software Developer',
  'Business Analyst',
  'Project Manager',
  'Data Scientist',
  'UX Designer',
  'Product Manager',
  'HR Manager',
  'Marketing Manager',
  'Sales Manager',
  'Financial Analyst',
] as const;
