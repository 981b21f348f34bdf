import type { Occupation } from '../material.ts';

export const sales: readonly Occupation[] = [
  {
    sector: 'sales',
    roles: [
      { title: 'Field Sales Representative', level: 'entry', pay: [25, 35] },
      { title: 'Sales Executive', level: 'mid', pay: [40, 60] },
      { title: 'Regional Sales Manager', level: 'senior', pay: [95, 140] },
      { title: 'Commercial Director', level: 'executive', pay: [240, 330] },
    ],
    openings: [
      'Shops in and around {town} already ask for what {company} makes. Somebody has to call on them regularly.',
      '{company} sells best where people know the person behind the order book.',
      'We do not need a talker at {company}; we need somebody who listens and comes back when promised.',
    ],
    duties: [
      'You visit twelve to fifteen customers a day on a route that you plan yourself.',
      'You note orders, prices of competitors and complaints in the CRM while you are still at the counter.',
      'You put up displays, keep them full and photograph them.',
      'You collect what is due, kindly and on time, and sort out disputes before they grow old.',
    ],
    leading: [
      'You open five new accounts a month and check, before giving credit, that they can pay.',
      'You negotiate terms within clear limits and do not promise dates that the store cannot keep.',
    ],
    closings: [
      'Targets are agreed each quarter; three in four of our people reach theirs.',
      'Commission is paid on money received, with a statement that you can check.',
    ],
    requirements: [
      'Certificate or diploma in sales, marketing or business',
      'A record of selling to shops, farms or companies',
      'Riding or driving licence',
      'Comfortable with a CRM on a phone',
    ],
    skills: [
      'Sales',
      'Customer Relationship Management',
      'Negotiation',
      'Territory Planning',
      'Credit Control',
      'Communication',
    ],
  },
  {
    sector: 'sales',
    roles: [
      { title: 'Shop Attendant', level: 'entry', pay: [17, 23] },
      { title: 'Cashier', level: 'entry', pay: [18, 25], type: 'part_time' },
      { title: 'Branch Supervisor', level: 'mid', pay: [38, 54] },
      { title: 'Store Manager', level: 'senior', pay: [70, 98] },
    ],
    openings: [
      'Our counter in {town} is the whole of {company} for most of the people who come in.',
      '{company} opens another branch and prefers to fill it with people who know how to greet.',
      'A tidy shelf, a right till and a good word: at {company} these three are the job.',
    ],
    duties: [
      'You serve customers in the order they came and find out what they need before you say what we have.',
      'You run the till, give receipts without being asked and close with a difference of nothing.',
      'You fill shelves from the back, check expiry dates and mark prices that match the till.',
      'You count the fast movers every evening and write the order for the morning.',
      'You handle returns fairly and call the supervisor when you are not sure.',
      'You set up the weekly offer so that it can be seen from the door.',
    ],
    closings: [
      'Feet get tired in this work; there are stools, real breaks, and a rota that is kept.',
      'Good people move up here: most of our supervisors began at the till.',
    ],
    requirements: [
      'Secondary school certificate with a pass in mathematics',
      'Some months in a shop, chemist or market',
      'Friendly in Kiswahili and English',
      'A certificate of good conduct',
    ],
    skills: ['Customer Service', 'Cash Handling', 'Merchandising', 'Stock Taking', 'Point of Sale Systems', 'Teamwork'],
  },
  {
    sector: 'sales',
    remote: true,
    roles: [
      { title: 'Digital Marketing Officer', level: 'mid', pay: [50, 72] },
      { title: 'Content Creator', level: 'entry', pay: [28, 40], type: 'contract' },
      { title: 'Marketing Intern', level: 'entry', pay: [15, 20], type: 'internship' },
      { title: 'Marketing Manager', level: 'senior', pay: [105, 150] },
    ],
    openings: [
      'People scroll past most advertisements, including ours. {company} wants somebody who can change that honestly.',
      '{company} has good stories and tells too few of them.',
      'Marketing at {company} is measured: you will know on Friday what Monday’s idea was worth.',
    ],
    duties: [
      'You write in clear English and living Kiswahili, and your captions sound like a person.',
      'You read the figures in Google Analytics and put three of them, not thirty, in front of the team.',
      'You visit customers with a camera and ask before you publish.',
      'You answer comments within two hours during the day, the angry ones first.',
    ],
    leading: [
      'You plan a month of posts, short videos and text messages, and keep to the plan when the week is full.',
      'You run campaigns on social media with a small budget and stop the ones that do not earn it.',
    ],
    closings: [
      'We do not invent reviews, and we do not buy followers.',
      'Bring a portfolio: three things you made, and what came of each.',
    ],
    requirements: [
      'Training in marketing, communication or design, or a portfolio that speaks for itself',
      'Has run paid campaigns and can explain the results',
      'Handles a camera and simple editing software',
      'Writes without mistakes in two languages',
    ],
    skills: [
      'Digital Marketing',
      'Social Media',
      'Copywriting',
      'Google Analytics',
      'Video Editing',
      'Campaign Planning',
    ],
  },
];
