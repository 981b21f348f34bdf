import type { Occupation } from '../material.ts';

export const hospitality: readonly Occupation[] = [
  {
    sector: 'hospitality',
    roles: [
      { title: 'Chef de Partie', level: 'mid', pay: [35, 50] },
      { title: 'Commis Chef', level: 'entry', pay: [18, 25] },
      { title: 'Kitchen Trainee', level: 'entry', pay: [12, 15], type: 'internship' },
      { title: 'Head Chef', level: 'senior', pay: [85, 130] },
    ],
    openings: [
      'The kitchen of {company} feeds more people every season, and the pass has become too busy for the team we have.',
      '{company} cooks with what {town} grows and catches, and wants cooks who are curious about both.',
      'Somebody at {company} has to make three hundred plates taste like one. We hope it will be you.',
    ],
    duties: [
      'You run your section from mise en place to the last plate, and you leave it cleaner than you found it.',
      'You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it.',
      'You bake bread and chapati in the morning and help with the grill in the evening.',
    ],
    leading: [
      'You plan menus with the manager for a month at a time and work out what each dish costs.',
      'You order vegetables and fish every second day, look at them when they arrive and send back what is not good.',
      'You show new cooks how we cut, season and portion, and you taste with them.',
    ],
    closings: [
      'Loud kitchens are common; ours is quick and quiet.',
      'Shifts are split in high season and straight for the rest of the year.',
    ],
    requirements: [
      'Certificate or diploma in food production, or proof of the same from working kitchens',
      'A valid food handler’s medical certificate',
      'Used to cooking for more than eighty guests',
      'Good with Swahili dishes as well as with international ones',
    ],
    skills: ['Food Production', 'Menu Planning', 'Food Safety', 'Baking', 'Stock Ordering', 'Teamwork'],
  },
  {
    sector: 'hospitality',
    roles: [
      { title: 'Front Office Agent', level: 'entry', pay: [24, 32] },
      { title: 'Guest Relations Officer', level: 'mid', pay: [36, 50] },
      { title: 'Night Receptionist', level: 'entry', pay: [22, 28], type: 'part_time' },
      { title: 'General Manager', level: 'executive', pay: [190, 280] },
    ],
    openings: [
      'Guests of {company} decide within two minutes whether they will like their stay, and those two minutes are yours.',
      '{company} in {town} is looking for a warm voice with a good memory for names.',
      'People arrive tired. At {company} we want them to be met by somebody who notices.',
    ],
    duties: [
      'You check guests in and out, explain the house, and settle bills by card, cash or M-Pesa without a queue.',
      'You answer reservations by telephone and mail the same day and keep the booking system true.',
      'You listen to complaints to the end, put right what can be put right tonight, and write down the rest.',
      'You know which matatu leaves when, where the chemist is, and what the sea or the mountain is like today.',
      'You pass on arrivals, allergies and birthdays to kitchen and housekeeping before the shift starts.',
      'You balance the float at the end of each shift, to the shilling.',
    ],
    closings: [
      'Guests come from everywhere, so a third language is welcome, and English and Kiswahili are a must.',
      'The rota gives everybody two Sundays a month.',
    ],
    requirements: [
      'Certificate or diploma in front office operations or tourism',
      'Has worked with a hotel booking system',
      'Writes a clear and friendly letter',
      'Able to work early, late and at weekends by turns',
    ],
    skills: [
      'Customer Service',
      'Reservations',
      'Cash Handling',
      'Complaint Handling',
      'Communication',
      'Microsoft Office',
    ],
  },
  {
    sector: 'hospitality',
    roles: [
      { title: 'Housekeeping Supervisor', level: 'mid', pay: [32, 44] },
      { title: 'Room Attendant', level: 'entry', pay: [17, 22] },
      { title: 'Laundry Attendant', level: 'entry', pay: [16, 20], type: 'part_time' },
      { title: 'Executive Housekeeper', level: 'senior', pay: [60, 85] },
    ],
    openings: [
      'Nobody praises a clean room, everybody remembers a dirty one: {company} takes housekeeping seriously.',
      '{company} in {town} has grown by a whole wing and needs more careful hands.',
      'This is steady, respected work at {company}, with a team that has been together for years.',
    ],
    duties: [
      'You make up fourteen rooms in a shift to a checklist that fits on one card.',
      'You count linen in and out, sort what needs mending and report what has gone missing.',
      'You dilute cleaning agents as the label says and keep them locked away from children.',
      'You report dripping taps, loose handles and burnt bulbs the moment you see them.',
    ],
    leading: [
      'You inspect rooms before guests see them and correct things together with the person who did them.',
      'You plan the weekly rota so that early and late shifts are shared fairly.',
    ],
    closings: [
      'What guests leave behind is handed in and written down; that trust is the heart of this job.',
      'We train everybody for two weeks, with pay, before they work alone.',
    ],
    requirements: [
      'Secondary school certificate; a housekeeping course is an advantage',
      'Experience in a hotel, hospital or boarding school',
      'Physically fit and particular about details',
      'A certificate of good conduct',
    ],
    skills: [
      'Housekeeping',
      'Laundry Operations',
      'Inventory Management',
      'Team Supervision',
      'Attention to Detail',
      'Hygiene Standards',
    ],
  },
];
