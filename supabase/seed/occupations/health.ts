import type { Occupation } from '../material.ts';

export const health: readonly Occupation[] = [
  {
    sector: 'health',
    roles: [
      { title: 'Registered Nurse', level: 'mid', pay: [45, 65] },
      { title: 'Enrolled Community Health Nurse', level: 'entry', pay: [34, 44] },
      { title: 'Nurse in Charge', level: 'senior', pay: [80, 115] },
      { title: 'Weekend Nurse', level: 'mid', pay: [22, 30], type: 'part_time' },
    ],
    openings: [
      'On a busy day {company} sees more patients than it has chairs, and the nurses are why nobody minds.',
      '{company} in {town} is looking for a nurse who speaks to patients before touching them.',
      'We have the beds and the equipment. What {company} needs is experienced hands at the bedside.',
    ],
    duties: [
      'You do triage in the morning, take vital signs and see to it that those who cannot wait do not.',
      'You give medicines and injections by the five rights and chart them at once, on screen.',
      'You dress wounds, place cannulas and teach families how to go on at home.',
      'You run the immunisation and antenatal clinics on their fixed days and follow up on mothers who did not come.',
      'You check the emergency trolley and the oxygen at the start of every shift, and sign for it.',
      'You hand over at the bedside, with the patient listening.',
    ],
    closings: [
      'We would rather you asked twice than guessed once, and nobody here will make you feel small for it.',
      'Shifts are planned a month ahead and swapped freely between colleagues.',
    ],
    requirements: [
      'Diploma or degree in nursing and a valid licence of the Nursing Council of Kenya',
      'Basic life support certificate, not older than two years',
      'One year of ward or clinic work after internship',
      'Fluent Kiswahili; a local language of the county is a great help',
    ],
    skills: [
      'Patient Care',
      'Triage',
      'Medication Administration',
      'Wound Care',
      'Electronic Health Records',
      'Communication',
    ],
  },
  {
    sector: 'health',
    roles: [
      { title: 'Clinical Officer', level: 'mid', pay: [55, 80] },
      { title: 'Senior Clinical Officer', level: 'senior', pay: [90, 125] },
      { title: 'Locum Clinical Officer', level: 'mid', pay: [48, 60], type: 'contract' },
      { title: 'Medical Director', level: 'executive', pay: [280, 390] },
    ],
    openings: [
      'Patients at {company} come with everything from coughs to broken wrists, often on the same bench.',
      '{company} is opening for longer hours in {town} and needs another clinician who likes general practice.',
      'Sound judgement and plain words: that is what {company} asks of the people who see its patients.',
    ],
    duties: [
      'You take histories, examine and treat out-patients, about thirty in a day.',
      'You suture, drain, splint and do other minor surgery in a clean and well-lit room.',
      'You order laboratory tests when they change what you will do, and explain the results.',
      'You review hypertension and diabetes patients monthly and keep their register current.',
    ],
    leading: [
      'You refer early, write a full letter, and telephone the hospital so that the patient is expected.',
      'You meet the nurses every Thursday to talk through what went well and what did not.',
    ],
    closings: [
      'There is a consultant on the telephone at all hours, and you are expected to use it.',
      'We follow national guidelines, and we buy the drugs that they name.',
    ],
    requirements: [
      'Diploma or degree in clinical medicine, registered with the Clinical Officers Council',
      'A current practising licence',
      'Two years of practice after internship',
      'Comfortable with electronic health records',
    ],
    skills: [
      'Clinical Assessment',
      'Minor Surgery',
      'Patient Care',
      'Chronic Disease Management',
      'Electronic Health Records',
      'Referral Management',
    ],
  },
  {
    sector: 'health',
    roles: [
      { title: 'Pharmaceutical Technologist', level: 'mid', pay: [42, 60] },
      { title: 'Medical Laboratory Technologist', level: 'mid', pay: [44, 62] },
      { title: 'Laboratory Attachment', level: 'entry', pay: [12, 15], type: 'internship' },
      { title: 'Pharmacy Branch Manager', level: 'senior', pay: [78, 105] },
    ],
    openings: [
      'A wrong label can do more harm than a missing one, so {company} is looking for somebody exact.',
      '{company} in {town} wants a technologist who enjoys both the bench and the counter.',
      'Behind every good prescription there is somebody who checked it. At {company} this could be you.',
    ],
    duties: [
      'You explain to patients how and when to take what they were given, until they can say it back to you.',
      'You count stock every week, rotate it by expiry date and order before shelves are empty.',
      'You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts.',
      'You watch the refrigerator log of vaccines and insulin, at weekends too.',
    ],
    leading: [
      'You check prescriptions for doses and interactions, and you call the prescriber when something is off.',
      'You prepare insurance claims every evening so that they are paid the first time.',
    ],
    closings: [
      'Quality assessments by outsiders come twice a year; we have passed them all and intend to go on.',
      'The counter is busiest after five, and the roster takes that into account.',
    ],
    requirements: [
      'Diploma in pharmacy or medical laboratory sciences',
      'Registered with the board of your profession',
      'Experience with stock software for medicines or reagents',
      'Patience with people who are unwell or worried',
    ],
    skills: [
      'Dispensing',
      'Laboratory Testing',
      'Inventory Management',
      'Quality Control',
      'Patient Counselling',
      'Insurance Claims',
    ],
  },
];
