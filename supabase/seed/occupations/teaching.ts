import type { Occupation } from '../material.ts';

export const teaching: readonly Occupation[] = [
  {
    sector: 'teaching',
    roles: [
      { title: 'Primary School Teacher', level: 'mid', pay: [30, 44] },
      { title: 'Early Years Teacher', level: 'entry', pay: [22, 30] },
      { title: 'Teaching Assistant', level: 'entry', pay: [16, 21], type: 'part_time' },
      { title: 'Head Teacher', level: 'executive', pay: [150, 210] },
    ],
    openings: [
      'Children at {company} ask more questions than the timetable has room for, and we like it that way.',
      '{company} in {town} is looking for a teacher who still learns.',
      'A new class starts at {company} next term, and its twenty-six children do not have a teacher yet.',
    ],
    duties: [
      'You plan lessons for the competency-based curriculum in which children make, count, read aloud and explain.',
      'You assess by watching and listening, and keep portfolios that parents understand.',
      'You teach reading in small groups every morning, each at its own pace.',
      'You meet parents once a term, and sooner when a child is unhappy.',
      'You take a club in the afternoon: chess, choir, gardening or whatever you love.',
    ],
    leading: ['You share materials with your colleagues and visit one lesson of theirs a month.'],
    closings: [
      'Nobody is beaten or shamed here, and nobody may forget it.',
      'There is a full hour each day to plan and mark, inside working time.',
    ],
    requirements: [
      'P1 certificate, diploma or degree in education',
      'Registered with the Teachers Service Commission',
      'Experience with the competency-based curriculum',
      'First aid and a certificate of good conduct',
    ],
    skills: [
      'Lesson Planning',
      'Classroom Management',
      'Curriculum Development',
      'Assessment',
      'Communication',
      'First Aid',
    ],
  },
  {
    sector: 'teaching',
    roles: [
      { title: 'Mathematics and Physics Teacher', level: 'mid', pay: [38, 54] },
      { title: 'Computer Studies Teacher', level: 'mid', pay: [36, 52], type: 'contract' },
      { title: 'Senior Teacher, Languages', level: 'senior', pay: [60, 82] },
      { title: 'Teaching Practice Placement', level: 'entry', pay: [10, 14], type: 'internship' },
    ],
    openings: [
      'Somebody once made your subject come alive for you. {company} is looking for a person who does the same for others.',
      'At {company} in {town} the laboratory is used every day, and we want a teacher who will wear it out further.',
      '{company} needs a subject teacher who can explain one thing in three ways.',
    ],
    duties: [
      'You teach twenty-four lessons a week and set work that can be marked within two days.',
      'You prepare experiments with what is in the cupboard and what can be had in the market.',
      'You coach candidates in small groups and let them explain to each other first.',
      'You teach everyone, not just the front row, to use a spreadsheet and to doubt a search result.',
    ],
    leading: [
      'You write schemes of work together with your department and revise them after the exams.',
      'You look after a class as its tutor, from attendance to heartbreak.',
    ],
    closings: [
      'Results matter to us, and how they came about matters more.',
      'Housing near the school can be had at a fair rent.',
    ],
    requirements: [
      'Degree or diploma in education with two teaching subjects',
      'Registered with the Teachers Service Commission, or applying',
      'Sound knowledge of the secondary syllabus',
      'Ready to guide a club, a team or a journal',
    ],
    skills: ['Teaching', 'Lesson Planning', 'Assessment', 'Mentoring', 'Laboratory Safety', 'Microsoft Excel'],
  },
  {
    sector: 'teaching',
    remote: true,
    roles: [
      { title: 'Vocational Trainer', level: 'mid', pay: [40, 56] },
      { title: 'Learning Designer', level: 'mid', pay: [65, 92], type: 'contract' },
      { title: 'Adult Literacy Facilitator', level: 'entry', pay: [18, 25], type: 'part_time' },
      { title: 'Training Manager', level: 'senior', pay: [95, 132] },
    ],
    openings: [
      'Grown people learn differently: they want to use it tomorrow. {company} builds its courses on that.',
      '{company} trains people who left school early and are in a hurry now.',
      'We have the learners and the rooms; {company} is looking for the person in front, or rather in the middle.',
    ],
    duties: [
      'You find out what learners can do already, and start there.',
      'You run sessions in the evening and on Saturdays, when working people can come.',
      'You test every course with five learners before it goes to five hundred.',
    ],
    leading: [
      'You build modules of an hour with a task in each, for the workshop and for the phone.',
      'You observe trainers, give them two things to keep and one to change, and come back to see.',
      'You talk to employers about what is missing in the people they get.',
    ],
    closings: [
      'We count who finds work within six months, and publish the number whatever it is.',
      'Much of the preparation can be done at home.',
    ],
    requirements: [
      'A trade or profession of your own, and training in teaching adults',
      'Experience in designing courses or in coaching',
      'Comfortable with an online learning system',
      'Patient, and cheerful on a rainy Thursday evening',
    ],
    skills: [
      'Training Delivery',
      'Curriculum Development',
      'Coaching',
      'E-learning',
      'Facilitation',
      'Monitoring and Evaluation',
    ],
  },
];
