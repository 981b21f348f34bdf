import type { Resource } from '../material.ts';

export const courses: readonly Resource[] = [
  {
    title: 'Power Learn Project Academy',
    type: 'course',
    url: 'https://powerlearnprojectafrica.org/',
    description: 'Free software development courses for young people across Africa, with Kenyan classes.',
  },
  {
    title: 'ALX Africa',
    type: 'course',
    url: 'https://www.alxafrica.com/',
    description: 'Career programmes in software, data and cloud, made for learners in Africa.',
  },
  {
    title: 'freeCodeCamp',
    type: 'course',
    url: 'https://www.freecodecamp.org/learn/',
    description: 'Learn web development, data analysis and more by building projects. Free certificates.',
  },
  {
    title: 'CS50: Introduction to Computer Science',
    type: 'course',
    url: 'https://cs50.harvard.edu/x/',
    description: "Harvard University's first course in computer science, free to follow from home.",
  },
  {
    title: 'The Odin Project',
    type: 'course',
    url: 'https://www.theodinproject.com/',
    description: 'A full path to web developer: reading, exercises and projects in the right order.',
  },
  {
    title: 'Kaggle Learn',
    type: 'course',
    url: 'https://www.kaggle.com/learn',
    description:
      'Short lessons in Python, SQL, data visualisation and machine learning, with exercises in the browser.',
  },
  {
    title: 'Elements of AI',
    type: 'course',
    url: 'https://www.elementsofai.com/',
    description: 'What artificial intelligence is and what it can do, for people who do not program.',
  },
  {
    title: 'Microsoft Learn',
    type: 'course',
    url: 'https://learn.microsoft.com/en-us/training/',
    description: 'Lessons on Excel, Power BI, Azure and programming, each with its exercises.',
  },
  {
    title: 'Cisco Networking Academy',
    type: 'course',
    url: 'https://www.netacad.com/',
    description: 'Networking, cybersecurity and programming courses; many can be followed alone.',
  },
  {
    title: 'IBM SkillsBuild',
    type: 'course',
    url: 'https://skillsbuild.org/',
    description: 'Free courses in technology and in the skills every workplace asks for, with badges.',
  },
  {
    title: 'Google Skillshop',
    type: 'course',
    url: 'https://skillshop.withgoogle.com/',
    description: "How to advertise and measure with Google's tools, with certificates.",
  },
  {
    title: 'HubSpot Academy',
    type: 'course',
    url: 'https://academy.hubspot.com/',
    description: 'Marketing, sales and customer service courses with free certificates.',
  },
  {
    title: 'Khan Academy',
    type: 'course',
    url: 'https://www.khanacademy.org/',
    description: 'Mathematics, economics and sciences from the beginning, in small steps.',
  },
  {
    title: 'MIT OpenCourseWare',
    type: 'course',
    url: 'https://ocw.mit.edu/',
    description: 'Lecture notes, exercises and exams of the Massachusetts Institute of Technology.',
  },
  {
    title: 'OpenLearn',
    type: 'course',
    url: 'https://www.open.edu/openlearn/',
    description: 'Free courses of the Open University, from essay writing to engineering.',
  },
  {
    title: 'Saylor Academy',
    type: 'course',
    url: 'https://www.saylor.org/',
    description: 'College courses in business, computing and writing, free and with certificates.',
  },
  {
    title: 'Alison',
    type: 'course',
    url: 'https://alison.com/',
    description: 'Short courses for trades, health care, hospitality and the office.',
  },
  {
    title: 'atingi',
    type: 'course',
    url: 'https://www.atingi.org/',
    description: 'Courses for digital and green jobs, many made with partners in Africa.',
  },
  {
    title: 'FAO elearning Academy',
    type: 'course',
    url: 'https://elearning.fao.org/',
    description: 'The Food and Agriculture Organization on farming, fisheries, forests and food safety.',
  },
  {
    title: 'OpenWHO',
    type: 'course',
    url: 'https://openwho.org/',
    description: 'Courses of the World Health Organization for health workers.',
  },
  {
    title: 'DisasterReady',
    type: 'course',
    url: 'https://www.disasterready.org/',
    description: 'Courses for people who work, or want to work, in humanitarian aid.',
  },
  {
    title: 'Kaya',
    type: 'course',
    url: 'https://kayaconnect.org/',
    description: 'Courses of the Humanitarian Leadership Academy: logistics, protection, project work.',
  },
  {
    title: 'Exercism',
    type: 'course',
    url: 'https://exercism.org/',
    description: 'Programming exercises in over sixty languages, with comments from people who know them.',
  },
  {
    title: 'Typing.com',
    type: 'course',
    url: 'https://www.typing.com/',
    description: 'Learn to type with ten fingers; employers who need data entry will ask for it.',
  },
];
