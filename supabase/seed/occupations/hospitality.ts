import type { Occupation } from '../material.ts';

/** Rooms, guests and outings. */
export const hospitality: readonly Occupation[] = [
  {
    id: 'front-office-agent',
    sector: 'hospitality',
    roles: [
      { title: 'Front Office Agent', level: 'entry', pay: [24, 32] },
      { title: 'Night Receptionist', level: 'entry', pay: [22, 28], type: 'part_time' },
    ],
    duties: [
      'You check guests in and out and settle bills by card, cash or M-Pesa without a queue.',
      'You answer bookings by telephone and mail the same day and keep the booking system true.',
      'You listen to complaints to the end and put right what can be put right tonight.',
      'You pass arrivals, allergies and birthdays on to kitchen and housekeeping.',
      'You balance the float at the end of each shift, to the shilling.',
    ],
    requirements: [
      'Certificate or diploma in front office operations or tourism',
      'Can learn a hotel booking system',
      'Able to work early, late and at weekends by turns',
    ],
    skills: ['Front Office', 'Reservations', 'Customer Service', 'Cash Handling', 'Complaint Handling'],
  },
  {
    id: 'guest-relations-officer',
    sector: 'hospitality',
    roles: [{ title: 'Guest Relations Officer', level: 'mid', pay: [36, 50] }],
    duties: [
      'You meet guests on arrival, show them round and see them again on the second day.',
      'You plan outings, transfers and small surprises and keep what they cost in one list.',
      'You answer reviews with a name and what we have changed.',
      'You take a complaint to the person who can settle it and come back with the answer.',
    ],
    requirements: [
      'Diploma in hospitality or tourism',
      'Writes a clear and friendly letter',
      'A third language besides English and Kiswahili is welcome',
    ],
    skills: ['Guest Relations', 'Complaint Handling', 'Reservations', 'Customer Service', 'Communication'],
  },
  {
    id: 'room-attendant',
    sector: 'hospitality',
    roles: [{ title: 'Room Attendant', level: 'entry', pay: [17, 22] }],
    duties: [
      'You make up fourteen rooms in a shift to a checklist that fits on one card.',
      'You count linen in and out and report what has gone missing.',
      'You dilute cleaning agents as the label says.',
      'You report dripping taps and burnt bulbs the moment you see them.',
      'You hand in what guests leave behind and write it down.',
    ],
    requirements: [
      'Secondary school certificate; a housekeeping course is an advantage',
      'Particular about details',
      'Certificate of good conduct',
    ],
    skills: ['Housekeeping', 'Room Cleaning', 'Linen Management', 'Hygiene Standards', 'Attention to Detail'],
  },
  {
    id: 'housekeeping-supervisor',
    sector: 'hospitality',
    roles: [
      { title: 'Housekeeping Supervisor', level: 'mid', pay: [32, 44] },
      { title: 'Executive Housekeeper', level: 'senior', pay: [60, 85] },
    ],
    duties: [
      'You inspect rooms before guests see them and correct things with the person who did them.',
      'You plan the weekly rota so that early and late shifts are shared fairly.',
      'You count linen and cleaning agents every month and order before they run out.',
      'You train new attendants for two weeks before they work alone.',
      'You tell maintenance what needs repair and see that it is done.',
    ],
    requirements: [
      'Certificate or diploma in housekeeping',
      'Has worked in a hotel, hospital or boarding school',
      'Fair with people and exact with lists',
    ],
    skills: ['Housekeeping', 'Team Supervision', 'Inventory Management', 'Hygiene Standards', 'Staff Scheduling'],
  },
  {
    id: 'laundry-attendant',
    sector: 'hospitality',
    roles: [{ title: 'Laundry Attendant', level: 'entry', pay: [17, 21] }],
    duties: [
      'You sort by colour, cloth and owner, and load the machines to weight.',
      'You treat stains before the wash and check them after it.',
      'You press, fold and pack, and count each order twice.',
      'You clean filters and drains of the machines at the end of the day.',
    ],
    requirements: ['Able to stand for a shift', 'Reads labels and order slips', 'Careful with what belongs to others'],
    skills: ['Laundry Operations', 'Laundry Work', 'Ironing', 'Linen Management', 'Attention to Detail'],
  },
  {
    id: 'hotel-manager',
    sector: 'hospitality',
    roles: [{ title: 'Hotel Manager', level: 'executive', pay: [190, 280] }],
    duties: [
      'You walk through the house every morning and speak with guests every evening.',
      'You set room rates by season and know each week what was sold.',
    ],
    requirements: [
      'Degree or diploma in hotel management',
      'Has run a house or a large department of one',
      'Knows licences, health rules and labour law for hotels',
    ],
    skills: ['Hotel Management', 'Revenue Management', 'Budgeting', 'Guest Relations', 'Leadership'],
  },
  {
    id: 'tour-guide',
    sector: 'hospitality',
    roles: [{ title: 'Tour Guide', level: 'mid', pay: [30, 45] }],
    duties: [
      'You lead groups of up to twelve and know the birds, trees and stories of the place.',
      'You check the weather, the equipment and the health of the guests before you set out.',
      'You plan the day with the lodge, the driver and the cook.',
      'You give first aid and call for help early when it is needed.',
    ],
    requirements: [
      'Certificate in tour guiding; KPSGA bronze is an advantage',
      'Valid first aid certificate',
      'Fluent English; French or German is welcome',
    ],
    skills: ['Tour Guiding', 'Wildlife Knowledge', 'Itinerary Planning', 'First Aid', 'Customer Service'],
  },
  {
    id: 'boat-operator',
    sector: 'hospitality',
    roles: [{ title: 'Boat Operator', level: 'mid', pay: [26, 38] }],
    duties: [
      'You take guests and goods across by motor boat and bring everybody back before the wind does.',
      'You check fuel, engine, life jackets and radio before each trip.',
      'You watch tide and weather and cancel when it is not safe.',
      'You wash the boat down and grease the engine every evening.',
    ],
    requirements: ['Coxswain licence of the Kenya Maritime Authority', 'Strong swimmer', 'Valid first aid certificate'],
    skills: ['Boat Operation', 'Maritime Safety', 'First Aid', 'Customer Service', 'Preventive Maintenance'],
  },
];
