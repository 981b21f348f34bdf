/** By key of the export: what is stored, and what for. A test compares the keys with those of a real export. */
export const recordsEn = {
  account: {
    what: 'Your account: email address, when it was created and when you last signed in',
    why: 'To let you in, and nobody else in your place.',
  },
  profile: {
    what: 'Your profile: name, text, skills, links, county, phone number, the work you want, from when and for what pay, work and education, addresses of picture and CV, text of the CV',
    why: 'To show you jobs that fit, to build your CV, and to tell employers who you are when you apply: of this, they see your name and your skills, and your CV if you share it.',
  },
  role: { what: 'Your role: job seeker, employer or administrator', why: 'To decide what you may do.' },
  cv_document: {
    what: 'What was read from your CV: text, skills, size and kind of the file',
    why: 'To find skills and matches without reading the file again.',
  },
  saved_jobs: { what: 'Jobs you saved', why: 'To show them to you again.' },
  applied_jobs: {
    what: 'Jobs you applied for, with status, notes, cover letter, and what you share with the employer: a note, and whether they may open your CV',
    why: 'To keep track of them, and to bring your application to the employer.',
  },
  completed_resources: {
    what: 'Career resources you marked as done',
    why: 'To show you what you have finished, here and in your profile.',
  },
  job_reports: { what: 'Job adverts you reported', why: 'To remove adverts that cheat or harm people.' },
  company_reports: { what: 'Companies you reported', why: 'To remove companies that cheat or harm people.' },
  company_verifications: {
    what: 'What you wrote as an admin to verify companies',
    why: 'To show job seekers why a company is called verified.',
  },
  feedback: { what: 'What you wrote to us about Fursa, with your name', why: 'To make Fursa better.' },
  ai_usage: {
    what: 'How often you used the assistant and other AI each day; not what you wrote',
    why: 'To share a limited service fairly.',
  },
  match_facts: {
    what: 'What matching understood from your CV: occupations, skills, years, languages',
    why: 'To compare it with jobs quickly.',
  },
  match_opinions: { what: 'What an AI service said about how jobs fit you', why: 'So that it is not asked twice.' },
  counters: {
    what: 'How much of each limit you have used',
    why: 'To stop one account from using up what everybody needs.',
  },
  companies: { what: 'Companies you added as an employer', why: 'To show them to job seekers.' },
  jobs: { what: 'Job adverts of these companies', why: 'To show them to job seekers.' },
  files: {
    what: 'Your files: pictures and CVs',
    why: 'To show your picture, and to open your CV for you and for employers you share it with.',
  },
  consents: {
    what: 'What you agreed to, since when and until when',
    why: 'To show it to you, and to prove that we asked.',
  },
};
