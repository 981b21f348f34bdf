import type { Occupation } from '../material.ts';

export const office: readonly Occupation[] = [
  {
    sector: 'office',
    roles: [
      { title: 'Office Administrator', level: 'mid', pay: [38, 55] },
      { title: 'Receptionist', level: 'entry', pay: [22, 30] },
      { title: 'Personal Assistant', level: 'mid', pay: [48, 68] },
      { title: 'Administration Attachment', level: 'entry', pay: [12, 16], type: 'internship' },
    ],
    openings: [
      'When the printer, the visitors and the minutes are all in hand, hardly anybody at {company} notices. We do.',
      '{company} in {town} is looking for the person everybody asks.',
      'An office runs on small promises kept. {company} needs a keeper of them.',
    ],
    duties: [
      'You keep diaries, book rooms and travel, and tell people the day before what tomorrow holds.',
      'You receive visitors and calls and pass on messages with all the facts.',
      'You write letters and minutes in Microsoft Word that need no second round.',
      'You file contracts and licences so that each is found in a minute and none runs out unseen.',
      'You look after petty cash and supplies and compare prices before you buy.',
      'You arrange meetings for up to sixty people, tea included.',
    ],
    closings: [
      'You will hear and see a good deal that stays in the room.',
      'Hours are eight to five, Monday to Friday.',
    ],
    requirements: [
      'Certificate or diploma in business administration or secretarial studies',
      'Fast and correct at the keyboard',
      'Two years in an office of more than ten people, except for attachments',
      'Polite when others are not',
    ],
    skills: [
      'Office Administration',
      'Microsoft Office',
      'Scheduling',
      'Minute Taking',
      'Record Keeping',
      'Communication',
    ],
  },
  {
    sector: 'office',
    roles: [
      { title: 'Human Resources Officer', level: 'mid', pay: [55, 78] },
      { title: 'HR Assistant', level: 'entry', pay: [28, 38] },
      { title: 'HR Manager', level: 'senior', pay: [110, 155] },
      { title: 'Chief Operating Officer', level: 'executive', pay: [260, 360] },
    ],
    openings: [
      '{company} has grown from forty people to four times as many, and its ways of treating them have to keep up.',
      'Fair, prompt and private: that is how {company} wants its people to describe the HR office.',
      'In {town} good people talk to each other about employers. {company} means to be talked about well.',
    ],
    duties: [
      'You write adverts that say what the job is, sift applications by the same list for all, and answer everyone.',
      'You run induction for new people and see them again after a month and after three.',
      'You prepare contracts, leave records and payroll changes before the twentieth of the month.',
      'You organise training by need and ask later whether it changed anything.',
    ],
    leading: [
      'You advise supervisors on labour law before they act, not afterwards.',
      'You hear grievances, keep to the procedure, and close each of them within three weeks.',
    ],
    closings: [
      'You will say no to managers now and then, and be thanked for it later.',
      'The team is small and talks at the same table every morning.',
    ],
    requirements: [
      'Degree or higher diploma in human resource management',
      'Member of the Institute of Human Resource Management, or on the way',
      'Knows the Employment Act in daily practice',
      'Experience with payroll software',
    ],
    skills: ['Recruitment', 'Labour Law', 'Payroll', 'Employee Relations', 'Training Coordination', 'Microsoft Excel'],
  },
  {
    sector: 'office',
    remote: true,
    roles: [
      { title: 'Customer Support Agent', level: 'entry', pay: [26, 36] },
      { title: 'Evening Support Agent', level: 'entry', pay: [16, 22], type: 'part_time' },
      { title: 'Data Entry Clerk', level: 'entry', pay: [20, 28], type: 'contract' },
      { title: 'Support Team Leader', level: 'mid', pay: [50, 70] },
    ],
    openings: [
      'Whoever writes to {company} has a problem and not much time. You will be the one who answers.',
      '{company} would like its customers to hang up happier than they were when they called.',
      'This job at {company} can be done from a quiet room anywhere with a steady line.',
    ],
    duties: [
      'You answer calls, chats and mails, about fifty a day, in English and Kiswahili.',
      'You find out what has happened before you say what to do, and write it down so that nobody has to tell it twice.',
      'You enter and check data with double reading where a slip would cost somebody money.',
      'You pass faults on to the technical team with the steps that show them.',
      'You improve the help pages whenever the same question comes a third time.',
    ],
    leading: ['You coach a newcomer for their first fortnight.'],
    closings: [
      'Nobody here works from a script, and nobody is timed in the washroom.',
      'Training takes three weeks, is paid, and can be done from home.',
    ],
    requirements: [
      'Clear spoken and written English and Kiswahili',
      'Types forty words a minute',
      'A quiet place to work; we bring the computer',
      'Has dealt with customers in any trade',
    ],
    skills: ['Customer Service', 'Data Entry', 'Communication', 'Problem Solving', 'Microsoft Excel', 'Typing'],
  },
];
