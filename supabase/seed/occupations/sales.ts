import type { Occupation } from '../material.ts';

/** Selling, in the field and in shops. */
export const sales: readonly Occupation[] = [
  {
    id: 'sales-representative',
    sector: 'sales',
    roles: [
      { title: 'Field Sales Representative', level: 'entry', pay: [25, 35] },
      { title: 'Sales Executive', level: 'mid', pay: [40, 60] },
    ],
    duties: [
      'You visit customers by a route that you plan on Friday, and you come on the day you said.',
      'You take orders, explain prices and collect what is due.',
      'You find new customers every week and note them with what they need.',
      'You listen to complaints, settle the small ones and bring us the big ones.',
      'You compare your figures with the target every Friday and say what you will change.',
    ],
    requirements: [
      'Certificate or diploma in sales, marketing or business',
      'Likes to talk with strangers',
      'Smartphone; a driving licence is an advantage',
    ],
    skills: ['Sales', 'Field Sales', 'Negotiation', 'Customer Relationship Management', 'Territory Planning'],
  },
  {
    id: 'agro-sales-representative',
    sector: 'sales',
    roles: [{ title: 'Agro Sales Representative', level: 'mid', pay: [35, 50] }],
    duties: [
      'You sell seed, feed and tools to agrovets and farmers’ groups along a fixed route.',
      'You show products at field days and answer what farmers ask.',
      'You collect payments and keep each account under its limit.',
      'You report what competitors sell and what the weather will make people buy.',
    ],
    requirements: [
      'Certificate or diploma in agriculture or sales',
      'Motorcycle or driving licence',
      'Speaks the language of the area',
    ],
    skills: ['Agro-Input Sales', 'Field Sales', 'Agronomy', 'Payment Follow-Up', 'Customer Service'],
  },
  {
    id: 'sales-manager',
    sector: 'sales',
    roles: [
      { title: 'Regional Sales Manager', level: 'senior', pay: [95, 140] },
      { title: 'Head of Sales', level: 'executive', pay: [220, 310] },
    ],
    duties: [
      'You set targets with each seller and ride along once a month.',
      'You agree terms with the large customers yourself.',
      'You know each Monday what will be sold by Friday.',
      'You decide with stores and finance who gets credit, and how much.',
    ],
    requirements: ['Degree or diploma in business or marketing', 'Has led a sales team', 'Driving licence'],
    skills: ['Sales Management', 'Sales Planning', 'Key Account Management', 'Negotiation', 'Team Supervision'],
  },
  {
    id: 'shop-attendant',
    sector: 'sales',
    roles: [{ title: 'Shop Attendant', level: 'entry', pay: [17, 23] }],
    duties: [
      'You greet customers, find what they need and say so when we do not have it.',
      'You fill shelves, check dates and put the older goods in front.',
      'You take cash and M-Pesa and count the till with the supervisor.',
      'You count a shelf each evening and report what is missing.',
      'You keep counter, floor and window clean.',
    ],
    requirements: ['KCSE certificate', 'Good at mental arithmetic', 'Certificate of good conduct'],
    skills: ['Retail Sales', 'Customer Service', 'Cash Handling', 'Stock Taking', 'Merchandising'],
  },
  {
    id: 'cashier',
    sector: 'sales',
    roles: [
      { title: 'Cashier', level: 'entry', pay: [20, 28] },
      { title: 'Weekend Cashier', level: 'entry', pay: [10, 14], type: 'part_time' },
    ],
    duties: [
      'You scan, take payment and give the receipt without making people wait.',
      'You count the float before and after the shift, to the shilling.',
      'You check notes and M-Pesa messages before the goods leave.',
      'You call the supervisor for refunds and never do them alone.',
      'You help to fill shelves when the queue is short.',
    ],
    requirements: ['KCSE certificate', 'Certificate of good conduct', 'Honest and quick with figures'],
    skills: [
      'Cash Handling',
      'Point of Sale Systems',
      'Customer Service',
      'Cash Reconciliation',
      'Attention to Detail',
    ],
  },
  {
    id: 'merchandiser',
    sector: 'sales',
    roles: [{ title: 'Merchandiser', level: 'entry', pay: [20, 28] }],
    duties: [
      'You visit shops by a weekly plan and set up our shelf so that it sells.',
      'You count stock, check dates and ask for space in a friendly way.',
      'You send a photograph of each shelf before and after.',
      'You tell the seller what runs out first.',
    ],
    requirements: ['KCSE certificate', 'Smartphone', 'Likes to be on foot all day'],
    skills: ['Merchandising', 'Retail Display', 'Stock Taking', 'Customer Service', 'Communication'],
  },
  {
    id: 'store-manager',
    sector: 'sales',
    roles: [{ title: 'Store Manager', level: 'senior', pay: [70, 98] }],
    duties: [
      'You open the shop, plan the week and know each evening what was sold.',
      'You order with the figures of the last weeks and the weather of the next.',
      'You train the team at the till and on the floor.',
      'You bring losses down by counting often and asking early.',
    ],
    requirements: [
      'Diploma in business or retail management',
      'Has led a shop or a department',
      'Works with a till system and a spreadsheet',
    ],
    skills: [
      'Store Management',
      'Supermarket Operations',
      'Inventory Management',
      'Loss Prevention',
      'Team Supervision',
    ],
  },
  {
    id: 'm-pesa-agent',
    sector: 'sales',
    roles: [{ title: 'M-Pesa Agent', level: 'entry', pay: [17, 23] }],
    duties: [
      'You serve customers who deposit, withdraw or buy airtime, and check identity cards each time.',
      'You keep cash and float in balance and ask for more before either runs out.',
      'You write each transaction in the book.',
      'You warn people who are about to send money to a stranger.',
    ],
    requirements: ['KCSE certificate', 'Certificate of good conduct', 'Honest and careful with figures'],
    skills: ['M-Pesa Agency', 'Cash Handling', 'Airtime Selling', 'Record Keeping', 'Customer Service'],
  },
];
