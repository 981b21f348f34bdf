import type { Occupation } from '../material.ts';

/** Power, water pumps, cooling and cameras. */
export const electrical: readonly Occupation[] = [
  {
    id: 'electrician',
    sector: 'trades',
    roles: [
      { title: 'Electrician', level: 'mid', pay: [38, 55] },
      { title: 'Senior Electrical Technician', level: 'senior', pay: [65, 90] },
      { title: 'Apprentice Electrician', level: 'entry', pay: [14, 18], type: 'internship' },
      { title: 'Maintenance Electrician', level: 'mid', pay: [42, 60], type: 'contract' },
    ],
    duties: [
      'You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong.',
      'You trace faults in three-phase motors and starters with a meter rather than by swapping parts.',
      'Once a week you test earth leakage and write down what you measured, with the date and your name.',
      'You keep the standby generator and its changeover switch ready, and start it under load every Friday.',
      'You lock out and tag every circuit before you open it, also when somebody is in a hurry.',
    ],
    leading: ['You plan the work of two helpers, check it before power goes on, and explain as you go.'],
    requirements: [
      'Government Trade Test Grade II or a craft certificate in electrical installation',
      'A valid EPRA worker licence, or an application for one',
      'Own hand tools; we provide the meters',
    ],
    beginnerRequirements: [
      'KCSE, with physics if you have it',
      'Enrolled for a craft certificate in electrical installation',
    ],
    skills: [
      'Electrical Installation',
      'Fault Finding',
      'Wiring Diagrams',
      'Preventive Maintenance',
      'Workplace Safety',
    ],
  },
  {
    id: 'solar-technician',
    sector: 'trades',
    roles: [{ title: 'Solar Technician', level: 'mid', pay: [35, 50] }],
    duties: [
      'You mount panels on roofs and poles, run the cables in conduit and set up inverter and batteries.',
      'You test each system with the customer beside you and show how to look after it.',
      'You visit older systems twice a year, clean the panels and measure the batteries.',
      'You write a job card for each visit with readings and photographs.',
    ],
    requirements: [
      'Certificate in electrical or solar installation',
      'EPRA solar technician licence, class T1 or higher',
      'Ready to work on roofs with a harness',
    ],
    skills: ['Solar Installation', 'Battery Maintenance', 'Electrical Testing', 'Fault Finding', 'Working at Height'],
  },
  {
    id: 'refrigeration-technician',
    sector: 'trades',
    roles: [{ title: 'Refrigeration Technician', level: 'mid', pay: [38, 55] }],
    duties: [
      'You service cold rooms, fridges and air conditioners to a calendar and keep the log of each machine.',
      'You find leaks, recover the gas and recharge systems without venting anything.',
      'You answer an alarm at night by turns, because what is in store spoils within hours.',
      'You order filters, belts and gas before the last one is used.',
    ],
    requirements: [
      'Certificate or diploma in refrigeration and air conditioning',
      'Trade Test Grade II or above',
      'Able to work night call-outs by turns',
    ],
    skills: ['Refrigeration', 'Air Conditioning', 'Fault Finding', 'Preventive Maintenance', 'Workplace Safety'],
  },
  {
    id: 'cctv-technician',
    sector: 'trades',
    roles: [{ title: 'CCTV Technician', level: 'mid', pay: [30, 45] }],
    duties: [
      'You fit cameras, alarms and recorders, and lay the cables so that nobody sees them.',
      'You set up viewing on the phone of the customer and show who can see what.',
      'You repair cameras and power supplies on site, and lend a spare one for what has to go to the bench.',
      'You note the position of each camera in a plan that your colleagues can follow.',
    ],
    requirements: [
      'Certificate in electronics, electrical installation or ICT',
      'Steady on a ladder and careful in other people’s houses',
      'Certificate of good conduct',
    ],
    skills: [
      'CCTV Installation',
      'Alarm Installation',
      'Electric Fence Installation',
      'Structured Cabling',
      'Fault Finding',
    ],
  },
  {
    id: 'plumber',
    sector: 'trades',
    roles: [
      { title: 'Plumber', level: 'mid', pay: [32, 45] },
      { title: 'Plumbing Assistant', level: 'entry', pay: [18, 24] },
    ],
    duties: [
      'You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour.',
      'You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full.',
      'You service booster pumps and float switches to a calendar that you keep yourself.',
      'You fit basins, toilets and showers level and sealed, and you leave the room clean.',
      'You read meters every Monday and look for the leak when a figure cannot be explained.',
    ],
    requirements: [
      'Certificate in plumbing from a technical institute, or Trade Test Grade II',
      'Able to climb, lift and work in the open all day',
      'Simple record keeping in Kiswahili or English',
    ],
    beginnerRequirements: [
      'Able to climb, lift and work in the open all day',
      'Trade Test Grade III, or the will to sit for it',
    ],
    skills: ['Plumbing', 'Pipe Fitting', 'Leak Detection', 'Drainage Works', 'Workplace Safety'],
  },
  {
    id: 'water-systems-technician',
    sector: 'trades',
    roles: [{ title: 'Water Systems Technician', level: 'mid', pay: [40, 58], type: 'contract' }],
    duties: [
      'You install and service borehole pumps, tanks and pipelines, and measure what each source gives.',
      'You dose and test the water every week and keep the results where an inspector can read them.',
      'You repair bursts on the day they are reported.',
      'You train those who look after the pump from day to day.',
    ],
    requirements: [
      'Certificate or diploma in water technology or plumbing',
      'Knows submersible pumps and their control panels',
      'Willing to spend nights in the field',
    ],
    skills: ['Pump Maintenance', 'Water Treatment', 'Pipe Fitting', 'Leak Detection', 'Preventive Maintenance'],
  },
  {
    id: 'building-services-supervisor',
    sector: 'trades',
    roles: [{ title: 'Building Services Supervisor', level: 'senior', pay: [68, 95] }],
    duties: [
      'You keep water, power, lifts and cooling of our buildings running and know the age of each part.',
      'You plan the work of electricians and plumbers for the week and walk round with them.',
      'You estimate what a repair will cost closely enough that nothing has to be bought twice.',
      'You call in specialists where the law asks for them and stay until they have finished.',
    ],
    requirements: [
      'Diploma in building services, electrical or mechanical engineering',
      'Knows the safety rules for lifts, boilers and electrical rooms',
      'Clear in speech and writing, in English and Kiswahili',
    ],
    skills: ['Facility Maintenance', 'Electrical Maintenance', 'Plumbing', 'Estimating', 'Team Supervision'],
  },
];
