import type { Occupation } from '../material.ts';

export const logistics: readonly Occupation[] = [
  {
    sector: 'logistics',
    roles: [
      { title: 'Delivery Driver', level: 'entry', pay: [24, 32] },
      { title: 'Heavy Commercial Driver', level: 'mid', pay: [40, 58] },
      { title: 'Motorbike Rider', level: 'entry', pay: [18, 26], type: 'contract' },
      { title: 'Transport Supervisor', level: 'senior', pay: [65, 92] },
    ],
    openings: [
      '{company} has more to deliver than it has drivers, and the roads out of {town} are not getting shorter.',
      'Whoever drives for {company} is, for most customers, the only one of us they ever meet.',
      'Careful beats fast: that is how {company} has gone four years without a serious accident.',
    ],
    duties: [
      'You inspect tyres, lights, brakes and load straps before you turn the key, and you may refuse a vehicle that is not right.',
      'You plan the order of your drops the evening before and call customers who are hard to find.',
      'You load with the storekeeper, count together and sign only for what is there.',
      'You collect payments by M-Pesa and bring back delivery notes without gaps.',
      'You keep to speed limits and rest hours; the tracker is there to protect you as much as us.',
      'You note fuel and kilometres daily, so that a sick engine shows early.',
    ],
    closings: [
      'Fines for speeding are yours; fines for our paperwork are ours.',
      'Routes rotate every month, so nobody has the bad one for ever.',
    ],
    requirements: [
      'A valid licence for the class of vehicle, clean for the last two years',
      'PSV badge or defensive driving certificate is an advantage',
      'Knows the roads of the region',
      'A certificate of good conduct and two referees',
    ],
    skills: [
      'Defensive Driving',
      'Route Planning',
      'Vehicle Inspection',
      'Customer Service',
      'Cash Handling',
      'Record Keeping',
    ],
  },
  {
    sector: 'logistics',
    roles: [
      { title: 'Storekeeper', level: 'mid', pay: [32, 45] },
      { title: 'Warehouse Assistant', level: 'entry', pay: [18, 24] },
      { title: 'Warehouse Manager', level: 'senior', pay: [85, 120] },
      { title: 'Forklift Operator', level: 'mid', pay: [30, 40], type: 'contract' },
    ],
    openings: [
      'If it is not on the shelf where the system says it is, it does not exist. {company} needs somebody who lives by that.',
      'The store of {company} in {town} handles four hundred lines and is about to handle six hundred.',
      'Our stock counts at {company} have come out wrong three times. Come and make the fourth one right.',
    ],
    duties: [
      'You receive goods against the order, count them, and write down damage before the lorry leaves.',
      'You pick and pack orders by two in the afternoon so that they make the evening run.',
      'You do cycle counts of a tenth of the stock each week and find the reason for each difference.',
      'You operate the forklift or the pallet jack like somebody who intends to keep all ten toes.',
      'You enter every movement in the stock system when it happens, not at the end of the day.',
    ],
    leading: ['You arrange shelves so that what sells most is nearest and what is heavy is low.'],
    closings: [
      'The store is swept every evening by whoever is last, the manager included.',
      'Two shifts, changing every fortnight, with transport after the late one.',
    ],
    requirements: [
      'Certificate in stores management, supply chain or similar',
      'Experience with a stock or warehouse system',
      'Comfortable in Microsoft Excel',
      'Forklift certificate where the post needs it',
    ],
    skills: [
      'Inventory Management',
      'Stock Taking',
      'Order Picking',
      'Microsoft Excel',
      'Forklift Operation',
      'Record Keeping',
    ],
  },
  {
    sector: 'logistics',
    roles: [
      { title: 'Procurement Officer', level: 'mid', pay: [52, 75] },
      { title: 'Clearing and Forwarding Clerk', level: 'entry', pay: [28, 38] },
      { title: 'Logistics Coordinator', level: 'mid', pay: [55, 78] },
      { title: 'Supply Chain Director', level: 'executive', pay: [230, 320] },
    ],
    openings: [
      'Goods for {company} come from five counties and three continents, and somebody has to know where each of them is.',
      '{company} buys well when it buys early. This post in {town} is about making early the habit.',
      'When customs asks for one more document, {company} wants it to be in the folder already.',
    ],
    duties: [
      'You prepare customs entries and permits and follow each consignment until it is out of the gate.',
      'You keep a calendar of arrivals and tell production and sales about delays the hour you learn of them.',
      'You match orders, delivery notes and invoices before finance pays anybody.',
    ],
    leading: [
      'You ask for three quotations, compare them on price, quality and delivery, and write down why you chose one.',
      'You visit suppliers, look at how they work, and agree terms that both sides can keep.',
      'You plan loads and routes so that no lorry comes back empty without a reason.',
    ],
    closings: [
      'Gifts from suppliers are declined, politely and always.',
      'You will be on the telephone a lot and at a desk less than you think.',
    ],
    requirements: [
      'Diploma or degree in procurement, supply chain or logistics',
      'Member of, or studying for, the professional body of the field',
      'Knows customs procedures or public procurement rules',
      'Negotiates firmly and in a friendly way',
    ],
    skills: ['Procurement', 'Negotiation', 'Customs Clearance', 'Supplier Management', 'Microsoft Excel', 'Planning'],
  },
];
