import type { SkillGroup } from '../lexicon/index.ts';
import type { RoleProfile } from './role.ts';

/** Who cleans and washes builds nothing to a drawing, though the lexicon counts both among the trades. */
export const houseworkProfile: RoleProfile = {
  duties: [
    'Clean rooms, kitchens and bathrooms, and keep them tidy.',
    'Wash and iron clothes and linen with care, and put them away.',
    'Use cleaning products safely and without waste.',
    'Say at once when something is broken, missing or running out.',
  ],
  skills: ['Hygiene Standards', 'Laundry Work', 'Integrity', 'Reliability'],
  questions: [
    'Two bedrooms, a kitchen and a full basket of laundry are waiting, and you have four hours. Where do you begin?',
    'Which cleaning products must never be mixed, and where do you keep them when there are children?',
    'You break something, or find money in a pocket before you wash the trousers. What do you do?',
    'What do you agree with an employer about hours, days off and pay before you start?',
  ],
};

/** Lines of work, for roles that are not among the named ones. Four of each. */
export const groupProfiles: Partial<Readonly<Record<SkillGroup, RoleProfile>>> = {
  trades: {
    duties: [
      'Carry out the work to drawing, standard and agreed time.',
      'Find faults, explain them to the customer and repair them.',
      'Look after tools, and account for materials.',
      'Keep yourself and others safe on site.',
    ],
    skills: ['Workplace Safety', 'Fault Finding', 'Estimating', 'Reliability'],
    questions: [
      'Describe a job that went wrong after you had finished it. What did you do for the customer?',
      'How do you work out the price, materials and days for a job before you start?',
      'Which dangers are there in your trade, and what do you do about each before the first cut?',
      'A customer asks you to leave out a step that safety needs, to save money. What do you say?',
    ],
  },
  hospitality: {
    duties: [
      'Make each guest feel expected.',
      'Keep food, rooms and equipment clean and safe.',
      'Work hand in hand with the shift before and after.',
      'Settle complaints on the spot.',
    ],
    skills: ['Customer Service', 'Food Safety', 'Complaint Handling', 'Teamwork'],
    questions: [
      'A guest complains loudly in front of others, and is wrong. What do you do?',
      'How do you keep up the quality when every table, or every room, is full?',
      'Tell me how you handle food, linen or cash so that nobody has to check after you.',
      'Describe your busiest shift. What did you let wait, and what not?',
    ],
  },
  health: {
    duties: [
      'Assess and care for patients with respect.',
      'Keep records complete, correct and confidential.',
      'Prevent infection, and report incidents.',
      'Refer in time what is beyond this facility.',
    ],
    skills: ['Patient Care', 'Infection Prevention', 'Health Records', 'Communication'],
    questions: [
      'Two patients need you at once. How do you decide who goes first?',
      'Tell me about a mistake or near miss, yours or another’s, and how it was reported.',
      'How do you explain a treatment to somebody who is afraid, or who trusts a herbalist more?',
      'Which steps against infection do people skip when they are tired, and what do you do about it?',
    ],
  },
  farming: {
    duties: [
      'Plan and carry out the work of the season.',
      'Watch crops or animals daily and act early.',
      'Keep records of inputs, yields and treatments.',
      'Use chemicals and machines safely.',
    ],
    skills: ['Farm Management', 'Pest Management', 'Farm Records', 'Agrochemical Safety'],
    questions: [
      'Which crop or animal do you know best, and what is the first sign that something is wrong with it?',
      'The rains are three weeks late. What do you change?',
      'Which records do you keep on a farm, and what did they ever make you change?',
      'A neighbour’s disease or pest is coming closer. What do you do this week?',
    ],
  },
  logistics: {
    duties: [
      'Move or store goods so that they arrive complete and on time.',
      'Keep papers, counts and log books correct.',
      'Check vehicles and equipment before use.',
      'Report damage, delay and loss at once.',
    ],
    skills: ['Inventory Management', 'Road Safety', 'Record Keeping', 'Time Management'],
    questions: [
      'The count on paper and the count in the store differ by ten cartons. What do you do?',
      'What do you check before a vehicle or machine leaves the yard?',
      'Tell me about a delivery that was going to be late. Whom did you tell, and when?',
      'Somebody offers you money to overlook a missing paper. What happens next?',
    ],
  },
  sales: {
    duties: [
      'Find customers, and understand what they need.',
      'Sell honestly, and reach agreed targets.',
      'Keep customers’ records and cash correct.',
      'Follow up after the sale.',
    ],
    skills: ['Sales', 'Customer Service', 'Negotiation', 'Cash Handling'],
    questions: [
      'What did you sell last, to whom, and how much of it in a good month?',
      'A customer says that the shop next door is cheaper. What do you answer?',
      'Tell me about an angry customer who came back later. What did you do?',
      'How do you make sure that cash, M-Pesa and the book agree at closing time?',
    ],
  },
  finance: {
    duties: [
      'Record every transaction with its proof.',
      'Reconcile accounts, and explain differences.',
      'File taxes and returns before they are due.',
      'Guard the organisation’s money and its secrets.',
    ],
    skills: ['Accounting', 'Bank Reconciliation', 'Tax Compliance', 'Microsoft Excel'],
    questions: [
      'The bank statement and the ledger differ by KES 4,500. How do you look for the reason?',
      'Which returns does an employer file each month, and by which day?',
      'Your manager asks you to date an invoice into last month. What do you do?',
      'Which reports have you prepared alone, with which software, and who relied on them?',
    ],
  },
  office: {
    duties: [
      'Keep the office, its papers and its calendar in order.',
      'Be the first whom callers and visitors meet.',
      'Prepare letters, minutes and reports without errors.',
      'Keep confidential what is confidential.',
    ],
    skills: ['Office Administration', 'Microsoft Office', 'Record Keeping', 'Communication'],
    questions: [
      'Three people hand you something urgent at once. How do you order your morning?',
      'Tell me about a system of files or records that you improved.',
      'You come across a colleague’s salary by accident. What do you do?',
      'Which programs do you use daily, and what is the hardest thing you have done with one of them?',
    ],
  },
  teaching: {
    duties: [
      'Prepare and give lessons that every learner can follow.',
      'Assess often, and use what you learn from it.',
      'Keep learners safe, and involve their parents.',
      'Take part in the life of the school.',
    ],
    skills: ['Lesson Planning', 'Classroom Management', 'Classroom Assessment', 'Child Protection'],
    questions: [
      'Take a topic you teach: how do you reach the quickest and the slowest learner in one lesson?',
      'How has the competency-based curriculum changed what you do on an ordinary Tuesday?',
      'A learner who used to talk has been silent for two weeks. What do you do?',
      'Tell me about a lesson that failed, and the one after it.',
    ],
  },
  technology: {
    duties: [
      'Build, run or support systems that people rely on.',
      'Find causes rather than symptoms.',
      'Protect data, and keep backups that have been tried.',
      'Document what you change.',
    ],
    skills: ['Technical Support', 'Networking', 'Information Security', 'Problem Solving'],
    questions: [
      'Describe the hardest fault you have traced. Which steps led you to the cause?',
      'How do you know that a backup works?',
      'A director wants a rule on passwords lifted for himself. What do you say?',
      'How do you explain a technical problem to somebody who only wants to work again?',
    ],
  },
  creative: {
    duties: [
      'Turn a brief into work that reaches its audience.',
      'Show drafts early, and take criticism well.',
      'Deliver on time in the formats agreed.',
      'Respect the rights of others in what you use.',
    ],
    skills: ['Graphic Design', 'Content Creation', 'Storytelling', 'Meeting Deadlines'],
    questions: [
      'Show me the piece you are proudest of. What was asked for, and what did you add?',
      'A client says "make it pop". What do you ask?',
      'How do you make sure that you may use a picture, a font or a tune?',
      'Tell me about work of yours that was rejected. What became of it?',
    ],
  },
  'public-service': {
    duties: [
      'Serve everybody by the same rules.',
      'Listen to the community, and report what you hear.',
      'Keep correct records, and protect personal data.',
      'Act calmly when others do not.',
    ],
    skills: ['Community Outreach', 'Report Writing', 'Conflict Resolution', 'Integrity'],
    questions: [
      'Tell me about a conflict you calmed. What did you say first?',
      'A relative asks you for a favour that your post makes possible. What do you do?',
      'How do you win the trust of people who have been promised much and given little?',
      'What do you write down after an incident, and who gets to read it?',
    ],
  },
  languages: {
    duties: [
      'Carry meaning from one language into another, completely.',
      'Research terms, and keep a glossary.',
      'Keep to dates, and to silence about what you read.',
      'Check your own work, and that of others.',
    ],
    skills: ['Translation', 'Proofreading', 'Attention to Detail', 'Confidentiality'],
    questions: [
      'Which word or idiom gave you the most trouble, and how did you solve it?',
      'The speaker says something offensive. Do you interpret it?',
      'How do you work in a field whose terms you do not know yet?',
      'How do you check a translation before you hand it over?',
    ],
  },
};
