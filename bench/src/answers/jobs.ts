import type { JobSource } from '@fursa/engine/answer';

/** Invented jobs that answers are graded with, so that a change of the seed changes no grade. */
export const jobs: readonly JobSource[] = [
  ['Registered Nurse', 'Mugumo Hill Hospital', 'Nakuru'],
  ['Nurse in Charge', 'Tumaini Clinic', 'Nyeri'],
  ['Driver', 'Ziwa Cold Chain', 'Kisumu'],
  ['Lorry Driver', 'Bandari Haulage', 'Mombasa'],
  ['Driver', 'Pwani Stores', 'Mombasa'],
  ['Mathematics Teacher', 'Bonde Academy', 'Eldoret'],
  ['Early Years Teacher', 'Jua Kindergarten', 'Nairobi'],
  ['Accountant', 'Mavuno Mills', 'Nairobi'],
  ['Electrician', 'Taa Electrical', 'Thika'],
  ['Security Guard', 'Ngao Security', 'Nairobi'],
  ['Chef de Partie', 'Lamu Heritage Stays', 'Lamu'],
  ['Software Developer', 'Kisima Systems', 'Nairobi'],
  ['Customer Care Agent', 'Sauti Centre', 'Remote'],
  ['Farm Manager', 'Mlima Farms', 'Nyeri'],
  ['Cashier', 'Soko Supermarket', 'Kakamega'],
].map(([title = '', company = '', location = ''], index) => ({ id: `job-${index}`, title, company, location }));
