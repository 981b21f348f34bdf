import type { Occupation } from '../material.ts';

export const farming: readonly Occupation[] = [
  {
    sector: 'farming',
    roles: [
      { title: 'Field Officer', level: 'entry', pay: [25, 35] },
      { title: 'Agronomist', level: 'mid', pay: [50, 75] },
      { title: 'Extension Coordinator', level: 'senior', pay: [75, 105] },
      { title: 'Agronomy Intern', level: 'entry', pay: [14, 18], type: 'internship' },
    ],
    openings: [
      'Farmers around {town} sell to {company} because somebody they trust comes by. We are looking for that somebody.',
      '{company} depends on what grows on plots of half an acre, and on advice that fits such plots.',
      'Half of this job at {company} is knowing soil; the other half is knowing people.',
    ],
    duties: [
      'You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on.',
      'You take soil samples, read the results with the farmer and suggest what can be afforded.',
      'You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them.',
    ],
    leading: [
      'You hold demonstrations on planting, spacing and composting where people can put their hands into it.',
      'You register groups, train their secretaries in record keeping and sit in on their meetings.',
      'You estimate the harvest three weeks ahead so that transport and sacks are ready.',
    ],
    closings: [
      'Farmers will tell you when you were wrong. Please come back and try again; that is how trust is made.',
      'Field days begin at six and are over by two.',
    ],
    requirements: [
      'Certificate, diploma or degree in agriculture or horticulture',
      'Motorcycle licence and the stomach for rough roads',
      'Speaks the language of the area besides Kiswahili',
      'Used to entering data on a phone',
    ],
    skills: ['Agronomy', 'Farmer Training', 'Soil Sampling', 'Pest Management', 'Data Collection', 'Record Keeping'],
  },
  {
    sector: 'farming',
    roles: [
      { title: 'Farm Manager', level: 'senior', pay: [80, 120] },
      { title: 'Greenhouse Supervisor', level: 'mid', pay: [38, 52] },
      { title: 'Irrigation Technician', level: 'mid', pay: [34, 48], type: 'contract' },
      { title: 'General Farm Worker', level: 'entry', pay: [14, 18] },
    ],
    openings: [
      'The next season at {company} is planned on paper; it takes a person to make it happen in the ground.',
      '{company} near {town} grows for buyers who measure residues and stem lengths, and pays for people who care about both.',
      'Rain comes late, pumps stop, buyers change their minds: {company} needs somebody who stays cheerful and has a plan B.',
    ],
    duties: [
      'You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump.',
      'You watch temperature and humidity in the greenhouses and open or shade them before plants suffer.',
      'You walk the fields at dawn, because what is seen at six can still be mended by noon.',
    ],
    leading: [
      'You plan planting and harvest week by week and see that seedlings, labour and crates meet on the right day.',
      'You keep spray records that an auditor can follow: what, where, how much, and when people may go in again.',
      'You lead a gang of thirty, teach them to grade, and pay attention to who teaches best.',
    ],
    closings: [
      'We are certified for good agricultural practice and mean to stay so.',
      'Peak season is hard, quiet months are really quiet, and leave is taken then.',
    ],
    requirements: [
      'Training in agriculture, horticulture or irrigation, or ten years of practice with proof',
      'Has led people in the field',
      'Knows safe use of agrochemicals',
      'Simple budgeting in a spreadsheet',
    ],
    skills: [
      'Crop Planning',
      'Irrigation',
      'Greenhouse Management',
      'Team Supervision',
      'Agrochemical Safety',
      'Record Keeping',
    ],
  },
  {
    sector: 'farming',
    roles: [
      { title: 'Animal Health Assistant', level: 'entry', pay: [26, 36] },
      { title: 'Livestock Production Officer', level: 'mid', pay: [45, 64] },
      { title: 'Quality Controller', level: 'mid', pay: [36, 50] },
      { title: 'Director of Production', level: 'executive', pay: [200, 280] },
    ],
    openings: [
      'What arrives at the gate of {company} has to be as good at five in the evening as at five in the morning.',
      '{company} pays suppliers around {town} by quality, and so needs somebody whose judgement both sides accept.',
      'Healthy animals and clean produce are the whole business of {company}.',
    ],
    duties: [
      'You test every delivery, with a lactometer, a moisture meter or your senses, and write the result where the supplier can see it.',
      'You vaccinate and deworm on a calendar and treat the sick together with the county veterinarian.',
      'You trace a bad batch back to its source within the day and explain, without blame, what went wrong.',
      'You look after sampling, labels and the cold room, and you calibrate the scales on Mondays.',
    ],
    leading: [
      'You advise on feeding through the dry season and work out rations from what is at hand.',
      'You prepare the papers for inspections and walk around with the inspector.',
    ],
    closings: [
      'You will sometimes have to reject what a friend has brought; we will stand behind you.',
      'Early starts are part of it, and so are free afternoons.',
    ],
    requirements: [
      'Certificate or diploma in animal health, dairy technology or food science',
      'Registered with the veterinary board where the work demands it',
      'Practical experience with testing equipment',
      'Honest, also when it is inconvenient',
    ],
    skills: ['Quality Control', 'Animal Health', 'Food Safety', 'Sampling', 'Feed Formulation', 'Record Keeping'],
  },
];
