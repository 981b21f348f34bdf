// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { jobSchema } from './job-schema.ts';

const row = {
  id: 'adzuna:77',
  source: 'adzuna',
  title: 'Nurse',
  company_id: null,
  company_name: 'Jua Clinics',
  company: { id: null, name: 'Jua Clinics', logo: null, website: 'https://jua.example.com' },
  description: 'Care for people.',
  location: 'Kisumu',
  remote: false,
  type: 'full_time',
  salary_range: 'KES 45,000 - 60,000',
  experience_level: null,
  skills: [],
  url: 'https://adzuna.example/77',
  attribution: 'Jobs by Adzuna',
  is_demo: false,
  scam_signs: ['free_mail', 'money'],
  created_at: '2026-11-01T08:00:00+00:00',
  closes_at: null,
};

describe('A row of the search', () => {
  test('A row becomes a job that names its source', () => {
    expect(jobSchema.parse(row)).toEqual({
      id: 'adzuna:77',
      source: 'adzuna',
      isLocal: false,
      title: 'Nurse',
      company: { name: 'Jua Clinics', website: 'https://jua.example.com' },
      companyId: null,
      description: 'Care for people.',
      location: 'Kisumu',
      isRemote: false,
      type: 'full_time',
      salaryRange: 'KES 45,000 - 60,000',
      experienceLevel: null,
      skills: [],
      url: 'https://adzuna.example/77',
      attribution: 'Jobs by Adzuna',
      isDemo: false,
      scamSigns: ['money', 'free_mail'],
      postedAt: new Date('2026-11-01T08:00:00Z'),
      closesAt: null,
    });
  });

  test('A row with an id and a title alone is shown with what it has', () => {
    expect(jobSchema.parse({ id: '1', title: 'Cook' })).toEqual({
      id: '1',
      source: 'local',
      isLocal: true,
      title: 'Cook',
      company: null,
      companyId: null,
      description: '',
      location: null,
      isRemote: false,
      type: null,
      salaryRange: null,
      experienceLevel: null,
      skills: [],
      url: null,
      attribution: null,
      isDemo: false,
      scamSigns: [],
      postedAt: null,
      closesAt: null,
    });
  });

  test.each([
    ['without a title', { title: undefined }],
    ['with a title of spaces and overrides', { title: ' \u202E\n ' }],
    ['without an id', { id: '' }],
    ['with half a character in its id', { id: 'a\uD800' }],
    ['with a number for an id', { id: 7 }],
  ])('A row %s is refused', (_, changes) => {
    expect(jobSchema.safeParse({ ...row, ...changes }).success).toBe(false);
  });

  test.each([
    ['type', 'gig', null],
    ['salaryRange', 'N/A', null],
    ['url', 'javascript:alert(1)', null],
    ['postedAt', 'yesterday', null],
    ['skills', [' Triage ', 'Triage', '', '\u202E'], ['Triage']],
    ['scamSigns', ['unknown', 'mpesa'], ['mpesa']],
    ['company', 'Jua', { name: 'Jua Clinics', website: null }],
    ['company', { name: 'Jua', website: 'javascript:alert(1)' }, { name: 'Jua', website: null }],
  ])('A row with a strange %s (%j) is shown with %j there', (field, value, shown) => {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace('posted_at', 'created_at');
    expect(jobSchema.parse({ ...row, [column]: value })).toHaveProperty(field, shown);
  });

  test('No text of a row can change the direction of the text beside it', () => {
    const job = jobSchema.parse({
      ...row,
      title: 'Nurse \u202Eexe.fdp\u0000\nnow',
      description: 'a\u2066b\r\nc',
    });
    expect(job.title).toBe('Nurse exe.fdp now');
    expect(job.description).toBe('ab\nc');
  });
});
