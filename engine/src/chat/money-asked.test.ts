import { expect, test } from 'vitest';
import { answer, jobSearchOf } from './answer.ts';

test.each([
  'Mwajiri ananiomba elfu mbili ya medical kabla nianze kazi',
  'The HR says I must pay 1,500 for the uniform before I start',
  'They want me to send 3k for training',
  'Agent anataka 20k ya visa ya Qatar',
  'Nimeambiwa nitume pesa ya usajili ndio nipate kazi',
  'Wanasema nilipe ada ya fomu',
  'He told me to pay a deposit for the interview',
  'Should I pay the registration fee for this job?',
  'Kuna dem ananidai thao mbili ya medical',
  'Boss anadai chai ndio anipe kazi',
  'Someone from the company asked for money through till number',
  'Is it normal to pay for a medical before a job?',
  'Wamesema nitoe kitu kidogo',
  'nitume ngapi kwa agent wa Saudi?',
  'The recruiter needs 500 bob to shortlist me',
  'An employer is asking for a refundable deposit',
  'Lipa elfu moja upate kazi, ni ukweli?',
  'they say it is for insurance, 2000 only, job in Dubai',
  'Nilipie training kabla ya kuanza?',
  'Do I have to buy the uniform from them first?',
  'ameniomba nimtumie pesa ya nauli ya interviewer',
  'msee wa HR anataka doo ya soda',
  'They asked for a processing fee of KES 4500',
  'The woman says processing the documents is 7,000',
  'My friend was asked to pay for a job at the airport',
  'Ninaambiwa kuna malipo ya kufungua file',
  'company wants me to pay for background check',
  'wanataka finje ya form',
  'Can I trust a job that asks for money first?',
  'kuna mtu ananiambia atanipa kazi nikimlipa',
  'I was told to M-Pesa the manager before the job is confirmed',
  'wanataka pesa ndio waniite interview',
  'Je, ni lazima kulipa ili niajiriwe kazi?',
  'agent asks 5k before giving the job',
])('Whoever asks "%s" is warned, and led to no job', (question) => {
  expect(answer(question, { jobs: [] }).topic).toBe('Somebody asks for money for a job');
  expect(jobSearchOf(question)).toBeUndefined();
});

test.each([
  'How much does an accountant earn?',
  'Nataka kazi ya elfu thelathini',
  'My employer has not paid me',
  'Is Fursa free?',
  'What salary should I ask for in an interview?',
  'jobs that pay 50000 in Nairobi',
  'How do I get paid',
  'Kazi ya cashier Nairobi',
  'They asked me about my weaknesses in the interview',
  'accountant job asking for CPA',
  'nurse jobs Nakuru',
  'M-Pesa agent jobs in Kisumu',
  'Do I need a passport to work?',
  'they need me to start in January',
  'Kazi ya till operator',
  'mpesa shop attendant Nairobi',
  'Can I send my CV by email?',
  'How do I apply for a job?',
  'I need a job urgently',
  'Mwajiri hajanilipa mshahara wa miezi miwili',
  'training for plumbers',
  'medical jobs in Eldoret',
])('Nobody is asked for money in "%s"', (question) => {
  expect(answer(question, { jobs: [] }).topic).not.toBe('Somebody asks for money for a job');
});
