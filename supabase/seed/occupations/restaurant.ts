import type { Occupation } from '../material.ts';

/** Kitchen, tables and bar. */
export const restaurant: readonly Occupation[] = [
  {
    id: 'cook',
    sector: 'hospitality',
    roles: [
      { title: 'Cook', level: 'mid', pay: [23, 33] },
      { title: 'Commis Chef', level: 'entry', pay: [18, 25] },
    ],
    duties: [
      'You cook breakfast, lunch and staff meals to the plan of the week.',
      'You peel, cut and portion in the morning so that service runs quietly.',
      'You write down temperatures and dates, and throw away what is too old.',
      'You bake bread and chapati in the morning and help with the grill in the evening.',
      'You leave stove, boards and floor clean at the end of your shift.',
    ],
    requirements: [
      'Certificate in food production, or proof of the same from working kitchens',
      'A valid food handler’s medical certificate',
      'Good with Swahili dishes as well as with international ones',
    ],
    beginnerRequirements: [
      'Certificate in food production, or the last term of the course',
      'A valid food handler’s medical certificate',
    ],
    skills: ['Food Production', 'Baking', 'Food Safety', 'Hygiene Standards', 'Teamwork'],
  },
  {
    id: 'chef-de-partie',
    sector: 'hospitality',
    roles: [{ title: 'Chef de Partie', level: 'mid', pay: [35, 50] }],
    duties: [
      'You run your section from mise en place to the last plate and leave it clean.',
      'You write the order for vegetables and fish and send back what is not good.',
      'You show new cooks how we cut, season and portion, and you taste with them.',
      'You cook for the buffet on Sundays and for banquets when there are any.',
    ],
    requirements: [
      'Diploma or certificate in food production',
      'A valid food handler’s medical certificate',
      'Used to cooking for more than eighty guests',
    ],
    skills: ['Food Production', 'Menu Planning', 'Food Safety', 'Stock Ordering', 'Teamwork'],
  },
  {
    id: 'head-chef',
    sector: 'hospitality',
    roles: [{ title: 'Head Chef', level: 'senior', pay: [85, 130] }],
    duties: [
      'You plan menus with the manager for a month at a time and work out what each dish costs.',
      'You lead the kitchen through service and taste before plates leave.',
      'You write the rota, train the cooks and settle quarrels before service.',
      'You answer for stock, waste and the marks of the health inspector.',
    ],
    requirements: [
      'Diploma in culinary arts or food production',
      'Has led a kitchen of eight or more',
      'Knows HACCP and can teach it',
    ],
    skills: ['Kitchen Management', 'Menu Planning', 'Food Costing', 'Food Safety', 'Team Supervision'],
  },
  {
    id: 'cook',
    sector: 'hospitality',
    roles: [{ title: 'Kitchen Trainee', level: 'entry', pay: [12, 15], type: 'internship' }],
    duties: [
      'You wash, peel and cut beside a cook who shows you how.',
      'You keep pots, boards and floors clean and learn why it matters.',
      'You weigh out and label what the sections need for the day.',
      'You help at the buffet when guests come all at once.',
    ],
    requirements: [
      'A course in food production that asks for an attachment',
      'Food handler’s medical certificate; we pay for it',
      'Early riser',
    ],
    skills: ['Food Production', 'Dishwashing', 'Food Safety', 'Hygiene Standards', 'Willingness to Learn'],
  },
  {
    id: 'baker',
    sector: 'hospitality',
    roles: [{ title: 'Baker', level: 'mid', pay: [25, 36] }],
    duties: [
      'You mix, prove and bake bread, buns and mandazi so that they are warm by six.',
      'You bake and decorate cakes to order.',
      'You weigh flour and sugar, keep the recipe and the cost of each batch.',
      'You clean ovens and mixers and report what does not heat evenly.',
    ],
    requirements: [
      'Certificate in baking or food production',
      'Food handler’s medical certificate',
      'Able to start at three',
    ],
    skills: ['Baking', 'Pastry', 'Cake Decoration', 'Food Safety', 'Kitchen Stock Control'],
  },
  {
    id: 'waiter',
    sector: 'hospitality',
    roles: [
      { title: 'Waiter', level: 'entry', pay: [17, 24] },
      { title: 'Restaurant Waiter', level: 'mid', pay: [22, 30] },
    ],
    duties: [
      'You set tables, welcome guests and know what is on the menu today.',
      'You take orders without mistakes and bring hot plates while they are hot.',
      'You print the bill, take cash, card or M-Pesa and balance at the end of the shift.',
      'You tell the kitchen about allergies before it cooks.',
      'You clear and polish, so that the next guest finds a clean table.',
    ],
    requirements: [
      'Certificate in food and beverage service, or practice in a busy restaurant',
      'Food handler’s medical certificate',
      'Good English and Kiswahili',
    ],
    beginnerRequirements: ['Food handler’s medical certificate', 'Good English and Kiswahili'],
    skills: ['Food and Beverage Service', 'Waiting Tables', 'Customer Service', 'Cash Handling', 'Hygiene Standards'],
  },
  {
    id: 'bartender',
    sector: 'hospitality',
    roles: [{ title: 'Bartender', level: 'mid', pay: [24, 34] }],
    duties: [
      'You mix and serve drinks to recipe and measure, and say no with a smile when it is enough.',
      'You count the bar before and after each shift.',
      'You keep glasses, ice and juices fresh.',
      'You try a new drink without alcohol every month and put it on the card.',
    ],
    requirements: [
      'Certificate in bar service or mixology',
      'Works late on Fridays and Saturdays',
      'Honest with stock and cash',
    ],
    skills: ['Bartending', 'Mixology', 'Bar Stock Control', 'Customer Service', 'Cash Handling'],
  },
];
