import { seekerCv } from './seeker-cv.ts';

/** bcrypt, cost 10, of `fursa-demo-2026`: a literal, so that the seed needs no extension. */
export const demoPasswordHash = '$2b$10$EMxGOfRG.9GHZ6MUiTaIjuCkJgJlAIVHRYPAGYJkeB3NlXejE0hdy';

export interface DemoAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: 'user' | 'employer';
  /** Columns of the profile beyond what sign-up fills in. */
  readonly profile: {
    readonly full_name?: string;
    readonly bio?: string;
    readonly linkedin?: string;
    readonly github?: string;
    readonly twitter?: string;
    readonly website?: string;
    readonly skills?: readonly string[];
  };
  /** The file itself lies in `supabase/storage/cvs`. */
  readonly cv?: typeof seekerCv;
}

const seeker: DemoAccount = {
  id: '5eed0000-0000-4000-8000-000000000001',
  email: 'seeker@example.com',
  name: 'Achieng Otieno',
  role: 'user',
  profile: {
    full_name: 'Achieng Otieno',
    bio: 'I run the numbers for small businesses: four years of bookkeeping and stock control for a hardware shop in Kisumu, and a diploma in business information technology from evening classes. I like finding out why a count is wrong. Looking for a role where I work with data every day, in Kisumu, Nairobi or from home.',
    linkedin: 'https://linkedin.example.com/in/achieng-otieno',
    github: 'https://github.example.com/achieng-otieno',
    twitter: 'https://twitter.example.com/achieng_otieno',
    website: 'https://achieng-otieno.example.com',
    skills: [
      'Data Analysis',
      'Microsoft Excel',
      'Bookkeeping',
      'QuickBooks',
      'SQL',
      'Inventory Management',
      'Customer Service',
      'Report Writing',
    ],
  },
  cv: seekerCv,
};

const newcomer: DemoAccount = {
  id: '5eed0000-0000-4000-8000-000000000002',
  email: 'newcomer@example.com',
  name: 'Kiprop Newcomer',
  role: 'user',
  profile: {},
};

export const employer: DemoAccount = {
  id: '5eed0000-0000-4000-8000-000000000003',
  email: 'employer@example.com',
  name: 'Wanjiru Employer',
  role: 'employer',
  profile: { full_name: 'Wanjiru Kamau', bio: 'I hire for a few companies around Nairobi.' },
};

export const demoAccounts = [seeker, newcomer, employer];
