import type { Occupation } from '../material.ts';

/** Metal, machines and vehicles, and what factories make. */
export const workshop: readonly Occupation[] = [
  {
    id: 'welder',
    sector: 'trades',
    roles: [
      { title: 'Welder and Fabricator', level: 'mid', pay: [35, 50] },
      { title: 'Junior Welder', level: 'entry', pay: [20, 27] },
    ],
    duties: [
      'You cut, bend and weld mild and stainless steel by arc and MIG from sketches with dimensions.',
      'You check squareness and measure diagonals before the last tack.',
      'You grind, prime and paint what leaves the workshop, so that no seam rusts.',
      'You repair frames, guards and gates on site when they cannot be moved.',
      'You keep a list of steel in stock and tell the buyer a week before something runs out.',
    ],
    requirements: [
      'Trade test or certificate in welding and fabrication',
      'Reads technical drawings',
      'Ready to make a test piece at the interview',
    ],
    beginnerRequirements: [
      'Some practice in a jua kali workshop or a technical institute',
      'Ready to make a test piece at the interview',
    ],
    skills: ['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Workplace Safety'],
  },
  {
    id: 'mechanical-fitter',
    sector: 'trades',
    roles: [{ title: 'Mechanical Fitter', level: 'mid', pay: [40, 57], type: 'contract' }],
    duties: [
      'You strip, align and rebuild pumps, gearboxes and conveyors during planned stops.',
      'You change bearings and seals and measure the shaft before you close the cover.',
      'You grease, tighten and listen on a daily round, and report what sounds different.',
      'You make simple parts on the lathe when a spare would take a week.',
    ],
    requirements: [
      'Craft certificate or Trade Test Grade I in mechanical fitting',
      'Used to work by shift and to permits',
      'Reads machine manuals in English',
    ],
    skills: ['Machine Repair', 'Bearing Replacement', 'Shaft Alignment', 'Preventive Maintenance', 'Workplace Safety'],
  },
  {
    id: 'workshop-foreman',
    sector: 'trades',
    roles: [{ title: 'Workshop Foreman', level: 'senior', pay: [70, 98] }],
    duties: [
      'You give out the jobs of the day, check each one and sign before it leaves the workshop.',
      'You estimate hours and parts for a job and tell the customer before work begins.',
      'You keep tools, lifting gear and fire points in order and stop work that is not safe.',
      'You teach two apprentices a year until they can work on their own.',
    ],
    requirements: [
      'Diploma in mechanical or automotive engineering, or Trade Test Grade I',
      'Knows the safety rules for workshops',
      'Good with job cards and a spreadsheet',
    ],
    skills: ['Team Supervision', 'Machine Repair', 'Job Cards', 'Estimating', 'Workplace Safety'],
  },
  {
    id: 'mechanic',
    sector: 'trades',
    roles: [{ title: 'Motor Vehicle Mechanic', level: 'mid', pay: [32, 48] }],
    duties: [
      'You service diesel engines, brakes and suspension to the schedule of the maker.',
      'You find faults by listening and with the scanner, and you explain them to the driver.',
      'You road-test each vehicle and write on the job card what was done and what comes next.',
      'You go out to breakdowns by turns and bring the vehicle home.',
    ],
    requirements: [
      'Trade Test Grade II or a craft certificate in motor vehicle mechanics',
      'Driving licence class B; class C is an advantage',
      'Own basic tools',
    ],
    skills: ['Auto Mechanics', 'Diesel Mechanics', 'Brake Systems', 'Vehicle Diagnostics', 'Preventive Maintenance'],
  },
  {
    id: 'machine-operator',
    sector: 'trades',
    roles: [{ title: 'Machine Operator', level: 'entry', pay: [22, 30] }],
    duties: [
      'You set up the machine at the start of the shift, feed it and watch what comes out.',
      'You take a sample every half hour and stop the line when it is not right.',
      'You clean and grease the machine at the end of the shift and hand it over in words.',
      'You count what was made and what was thrown away and write both down.',
    ],
    requirements: [
      'KCSE certificate; a certificate in any engineering trade is an advantage',
      'Willing to work days and nights by turns',
      'Fit to stand and lift',
    ],
    skills: ['Machine Operation', 'Quality Control', 'Packaging', 'Record Keeping', 'Workplace Safety'],
  },
  {
    id: 'production-manager',
    sector: 'trades',
    roles: [{ title: 'Director of Production', level: 'executive', pay: [200, 280] }],
    duties: [
      'You plan what is made each month with sales and stores, and see that it leaves on time.',
      'You cut waste and stoppages with figures that every shift can see.',
    ],
    requirements: [
      'Degree in engineering, food science or operations',
      'Knows audits of quality and safety from the inside',
      'Has managed a budget of a factory or a large farm',
    ],
    skills: ['Production Planning', 'Production Supervision', 'Quality Management', 'Budgeting', 'Leadership'],
  },
  {
    id: 'quality-controller',
    sector: 'trades',
    roles: [{ title: 'Quality Controller', level: 'mid', pay: [36, 50] }],
    duties: [
      'You test every delivery and every batch, and write the result where the supplier can see it.',
      'You trace a bad batch back to its source within the day and explain, without blame, what went wrong.',
      'You look after labels and the cold room, and you calibrate the scales on Mondays.',
      'You prepare the papers for inspections and walk round with the inspector.',
    ],
    requirements: [
      'Certificate or diploma in food science or quality management',
      'Knows how to use a moisture meter and a balance',
      'Honest, also when it is inconvenient',
    ],
    skills: ['Quality Control', 'Quality Inspection', 'Food Safety', 'Good Manufacturing Practice', 'Record Keeping'],
  },
  {
    id: 'tailor',
    sector: 'trades',
    roles: [{ title: 'Tailor', level: 'mid', pay: [22, 32] }],
    duties: [
      'You take measurements, cut to pattern and sew uniforms, curtains and overalls.',
      'You alter what does not fit and finish seams so that they last through the wash.',
      'You oil and clean your machine every evening and report a needle that skips.',
      'You lay patterns so that little cloth is wasted.',
    ],
    requirements: [
      'Certificate in garment making, or a trade test, or years at the machine',
      'Can use an overlock machine',
      'Good eyesight and steady hands',
    ],
    skills: ['Tailoring', 'Pattern Making', 'Garment Production', 'Embroidery', 'Attention to Detail'],
  },
  {
    id: 'sewing-machine-operator',
    sector: 'trades',
    roles: [{ title: 'Sewing Machine Operator', level: 'entry', pay: [18, 24] }],
    duties: [
      'You sew one part of a garment on a line, to the sample that hangs at your place.',
      'You check the seam of the one before you and hand back what is not straight.',
      'You count your pieces at noon and in the evening.',
      'You change thread and needle yourself and call the mechanic for the rest.',
    ],
    requirements: [
      'Some practice on an electric sewing machine',
      'KCPE or KCSE certificate',
      'Able to sit and concentrate through a shift of eight hours',
    ],
    skills: ['Garment Production', 'Tailoring', 'Machine Operation', 'Quality Control', 'Teamwork'],
  },
  {
    id: 'food-technologist',
    sector: 'farming',
    roles: [{ title: 'Food Technologist', level: 'mid', pay: [48, 68] }],
    duties: [
      'You develop products with the kitchen of the plant and try them on people who buy them.',
      'You set the recipe, the shelf life and what stands on the label.',
      'You keep the plant ready for the standards body and its inspectors.',
      'You find out why a batch failed and write down what changes.',
    ],
    requirements: [
      'Diploma or degree in food science and technology',
      'Knows HACCP in practice',
      'Writes short reports',
    ],
    skills: ['Food Technology', 'HACCP', 'Food Safety', 'Quality Control', 'Recipe Development'],
  },
];
