import { expect, test } from 'vitest';
import { askedForIn } from './asked-for.ts';
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
])('"%s" asks for nothing', (advert, concept) => {
  expect(askedIn(advert)[concept] ?? 'no').toBe('no');
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

test('The places that ask are in the order of the text and none overlaps another', () => {
  const advert =
    'Requirements\n- Diploma in nursing\n- Valid NCK licence\n- Good communication skills\nBenefits\n- Medical cover';
  const spans = askedForIn(advert);
  expect(spans.map(({ text }) => text).join(' | ')).toMatch(/nursing.*NCK licence.*communication/i);
  for (const [index, span] of spans.entries()) {
    expect(span.start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
    expect(advert.slice(span.start, span.end)).toBe(span.text);
  }
});
