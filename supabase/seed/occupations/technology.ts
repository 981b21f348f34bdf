import type { Occupation } from '../material.ts';

export const technology: readonly Occupation[] = [
  {
    sector: 'technology',
    remote: true,
    roles: [
      { title: 'Software Developer', level: 'mid', pay: [110, 160] },
      { title: 'Junior Web Developer', level: 'entry', pay: [50, 70] },
      { title: 'Senior Backend Engineer', level: 'senior', pay: [200, 280] },
      { title: 'Software Engineering Intern', level: 'entry', pay: [25, 35], type: 'internship' },
    ],
    openings: [
      'Our customers use cheap phones on patchy networks, and {company} writes software that respects both.',
      '{company} is a small team that ships every week and sleeps at night.',
      'You would be the sixth developer at {company}, and your first change would go live in your first week.',
    ],
    duties: [
      'You build features from the database to the screen in TypeScript, React and PostgreSQL.',
      'You write tests that would have caught the last bug, and you delete code gladly.',
      'You review the changes of others within the day, kindly and to the point.',
      'You integrate M-Pesa and bank interfaces and plan for the day on which they are down.',
      'You join support for half a day every two weeks, so that you know who uses what you make.',
    ],
    leading: ['You design REST APIs that can be explained on half a page.'],
    closings: [
      'We would like to see code you are proud of, and to hear what you would change in it now.',
      'There are no trick questions in our interviews, only a small task that is paid.',
    ],
    requirements: [
      'Solid practice in one typed language and in SQL',
      'Has maintained software that others depend on; not expected of interns',
      'Uses Git with commit messages that a stranger understands',
      'Clear written English, since we decide in writing',
    ],
    skills: ['TypeScript', 'React', 'PostgreSQL', 'REST APIs', 'Git', 'Automated Testing'],
  },
  {
    sector: 'technology',
    remote: true,
    roles: [
      { title: 'Data Analyst', level: 'mid', pay: [80, 115] },
      { title: 'Junior Data Analyst', level: 'entry', pay: [45, 62] },
      { title: 'Data Engineer', level: 'senior', pay: [180, 250], type: 'contract' },
      { title: 'Head of Product', level: 'executive', pay: [290, 400] },
    ],
    openings: [
      '{company} collects a great many numbers and understands too few of them.',
      'Good questions are rarer than good dashboards. {company} is looking for somebody who asks them.',
      'Decisions at {company} are made on Mondays; your work decides whether they are made on facts.',
    ],
    duties: [
      'You write SQL that a colleague can read next year and check its results against the real world.',
      'You build dashboards in Power BI with few charts, each with a reason.',
      'You clean data with Python and fix the form that made it dirty.',
      'You present findings to people who do not like statistics, so that they come back for more.',
    ],
    leading: [
      'You turn vague questions into ones that data can answer, and say so when it cannot.',
      'You design and read experiments without fooling yourself.',
    ],
    closings: [
      'When the data is too thin to decide, that is a fine answer here.',
      'Work where you like; we meet in person once a month.',
    ],
    requirements: [
      'Degree in statistics, computer science or economics, or a portfolio of analyses',
      'Strong SQL and one of Python or R',
      'Explains a confidence interval without using the word',
      'Handles personal data as the Data Protection Act demands',
    ],
    skills: ['Data Analysis', 'SQL', 'Python', 'Power BI', 'Statistics', 'Report Writing'],
  },
  {
    sector: 'technology',
    roles: [
      { title: 'IT Support Technician', level: 'entry', pay: [32, 45] },
      { title: 'Systems Administrator', level: 'mid', pay: [75, 105] },
      { title: 'Network Engineer', level: 'senior', pay: [120, 170] },
      { title: 'Fibre Technician', level: 'mid', pay: [38, 54], type: 'contract' },
    ],
    openings: [
      'When the network is down at {company}, everybody learns it at once. You keep that from happening.',
      '{company} runs on sixty computers, four servers and a radio link over {town}.',
      'We are looking for somebody at {company} who fixes the cause after having fixed the symptom.',
    ],
    duties: [
      'You answer tickets in the order of harm, not of noise, and close them when the user agrees.',
      'You set up computers, accounts and printers, and take rights away on the day somebody leaves.',
      'You test a restore from backup every month, because a backup nobody has restored is a hope.',
      'You pull and splice cable, measure it and label both ends.',
      'You patch systems on a calendar and read about the holes before others find ours.',
    ],
    leading: ['You configure switches, access points and firewalls and draw what you have built.'],
    closings: ['You teach as you help, without sighing.', 'On-call weeks come every fifth week and are paid.'],
    requirements: [
      'Diploma or degree in information technology or telecommunications',
      'CCNA or comparable knowledge of networks',
      'Daily practice with Linux and Windows',
      'Driving or riding licence for visits on site',
    ],
    skills: ['Technical Support', 'Networking', 'Linux', 'Windows Administration', 'Backups', 'Information Security'],
  },
];
