import { expect, test } from 'vitest';
import { postingMentions } from './posting-mentions.ts';

function askedIn(advert: string, employer: string | null = null): Record<string, string> {
  return Object.fromEntries(postingMentions(advert, 'open', employer).map(({ concept, asked }) => [concept, asked]));
}

test('What stands below requirements, duties and benefits counts differently', () => {
  const advert = [
    'About us\nWe sell tractors and teach farmers irrigation.',
    'Duties\n- Bank reconciliation',
    'Requirements\n- QuickBooks\n- Xero is an added advantage',
    'Nice to have\n- SQL',
    'What we offer\n- Training in leadership',
    'How to apply\nSend your CV in Word.',
  ].join('\n');
  expect(askedIn(advert)).toMatchObject({
    irrigation: 'no',
    'bank-reconciliation': 'duty',
    quickbooks: 'required',
    xero: 'nice',
    sql: 'nice',
    leadership: 'no',
  });
});

test('What is no must does not deny what is asked before it', () => {
  expect(askedIn('QuickBooks required, SAP not a must.')).toMatchObject({ quickbooks: 'required', sap: 'no' });
  expect(askedIn('QuickBooks, SAP not required.')).toMatchObject({ quickbooks: 'no', sap: 'no' });
});

test('An advert of a feed in HTML without lines is cut as well', () => {
  const advert =
    '<p>Acme makes logistics software.</p><p><strong>Requirements:</strong></p><ul><li>PHP</li><li>MySQL</li></ul><p><b>Benefits:</b></p><ul><li>French lessons</li></ul>';
  expect(askedIn(advert)).toMatchObject({ php: 'required', mysql: 'required', french: 'no' });
});

test.each([
  ['You report to the Sales Manager.', 'occupation:sales-manager'],
  ['Work closely with our engineers and accountants.', 'occupation:accountant'],
  ['Our logistics system moves 40,000 parcels a day.', 'logistics'],
  ['No experience in welding is needed.', 'welding'],
  ['We offer driving lessons.', 'driving'],
  ['Sacco yetu inahitaji madereva wa matatu.', 'sacco-operations'],
  ['Duka la uniform linahitaji fundi cherehani.', 'retail-sales'],
])('"%s" asks for nothing', (advert, concept) => {
  expect(askedIn(advert)[concept] ?? 'no').toBe('no');
});

test('Behind a list, what "is a plus" is so by itself', () => {
  expect(askedIn('You have: EPRA class C1, wiring of panels, knowledge of PLC is a plus.')).toMatchObject({
    'credential:epra-class-c1': 'required',
    'plc-programming': 'nice',
  });
});

test('Who may still study lacks no award', () => {
  const degree = 'credential:degree';
  expect(askedIn('Requirements\nPursuing a degree')[degree]).toBe('nice');
  expect(askedIn('Requirements\nContinuing students of a degree or diploma course')[degree]).toBe('nice');
  expect(askedIn('Requirements\nPursuing a diploma and registered with TSC')['credential:tsc-number']).toBe('required');
  expect(askedIn('Requirements\nA degree is required')[degree]).toBe('required');
});

test('The name of the employer is not asked for', () => {
  const advert = 'Requirements\nJoin Coast Welding Works as a tailor.';
  expect(askedIn(advert, 'Coast Welding Works').welding).toBe('no');
});

test('Headings in Kiswahili cut an advert too', () => {
  const advert =
    'Majukumu\n- Kulinda geti\nSifa\n- Awe na cheti cha tabia njema\nJinsi ya kuomba\n- Tuma barua kwa mhasibu';
  expect(askedIn(advert)).toMatchObject({ 'credential:certificate-of-good-conduct': 'required' });
  expect(askedIn(advert)['occupation:accountant'] ?? 'no').toBe('no');
});

test.each([
  ['QuickBooks, Sage', 'quickbooks', 'required'],
  ['The work calls for loan processing above all.', 'loan-processing', 'required'],
  ['A family of five with a gardener and a driver.', 'driving', 'no'],
])('What "%s" only names is asked for, unless it is somebody else', (advert, concept, asked) => {
  expect(askedIn(advert)[concept] ?? 'no').toBe(asked);
});
