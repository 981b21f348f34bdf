import { expect, test } from 'vitest';
import { skillNamed } from '../spelling-trie.ts';
import { tokenize } from '../text/tokenize.ts';
import { createWordTrie, phraseKeys } from '../text/word-trie.ts';
import { type Concept, credentials, occupations, slug } from './index.ts';

const titles = trieOf(occupations());
const papers = trieOf(credentials());

test.each([
  // English, as adverts write them
  ['Sales & Marketing Executive', 'sales-representative'],
  ['Senior Software Engineer (Backend)', 'software-developer'],
  ['Driver (Class BCE)', 'driver'],
  ['TRUCK DRIVERS', 'lorry-driver'],
  ['KRCHN Nurse', 'nurse'],
  ['Maths/Physics Teacher', 'mathematics-teacher'],
  ['Biology/Chemistry Teacher', 'science-teacher'],
  ['Procurement & Logistics Assistant', 'procurement-officer'],
  ['Waitress', 'waiter'],
  ['Call Center Agent', 'call-centre-agent'],
  ['UI/UX Designer', 'ux-designer'],
  ['Graphics Designer', 'graphic-designer'],
  ['HR & Admin Officer', 'hr-officer'],
  // Kiswahili
  ['fundi wa stima', 'electrician'],
  ['fundi wa umeme', 'electrician'],
  ['fundi bomba', 'plumber'],
  ['seremala', 'carpenter'],
  ['mwashi', 'mason'],
  ['fundi cherehani', 'tailor'],
  ['mekanika', 'mechanic'],
  ['kinyozi', 'barber'],
  ['msusi', 'hairdresser'],
  ['dereva', 'driver'],
  ['dereva wa lori', 'lorry-driver'],
  ['dereva wa matatu', 'matatu-driver'],
  ['mwendesha boda boda', 'boda-boda-rider'],
  ['mama mboga', 'grocer'],
  ['mama fua', 'laundry-worker'],
  ['mfanyakazi wa nyumbani', 'house-help'],
  ['yaya', 'nanny'],
  ['mlinzi', 'security-guard'],
  ['askari', 'security-guard'],
  ['mpishi', 'cook'],
  ['msafishaji', 'cleaner'],
  ['muuzaji', 'shop-attendant'],
  ['keshia', 'cashier'],
  ['wakala wa mpesa', 'm-pesa-agent'],
  ['mwalimu', 'teacher'],
  ['mwalimu wa chekechea', 'early-years-teacher'],
  ['muuguzi', 'nurse'],
  ['daktari', 'doctor'],
  ['mhudumu wa afya ya jamii', 'community-health-promoter'],
  ['mhasibu', 'accountant'],
  ['karani', 'office-administrator'],
  ['wakili', 'lawyer'],
  ['mkulima', 'farmer'],
  ['mwanahabari', 'journalist'],
  ['mtafsiri', 'translator'],
  // Sheng and the street
  ['makanga', 'matatu-conductor'],
  ['dere wa mat', 'matatu-driver'],
  ['mboch', 'house-help'],
  ['shamba boy', 'gardener'],
  ['soja', 'security-guard'],
  ['nduthi guy', 'boda-boda-rider'],
  ['ticha', 'teacher'],
  ['mtu wa mjengo', 'construction-worker'],
  ['kibarua', 'general-worker'],
  ['general worker', 'general-worker'],
  ['casual labourer', 'general-worker'],
])('"%s" is the occupation %s', (title, expected) => {
  expect(longestIn(titles, title)).toBe(`occupation:${expected}`);
});

test.each([
  ['CPA (K)', 'cpa'],
  ['a valid certificate of good conduct', 'certificate-of-good-conduct'],
  ['cheti cha tabia njema', 'certificate-of-good-conduct'],
  ['leseni ya udereva', 'driving-licence'],
  ['kidato cha nne', 'kcse'],
  ['stashahada', 'diploma'],
  ['shahada ya uzamili', 'masters'],
  ['NITA Grade III', 'trade-test-grade-iii'],
  ['food handler’s certificate', 'food-handlers-certificate'],
  ['CCNA', 'ccna'],
])('"%s" is the credential %s', (text, expected) => {
  expect(longestIn(papers, text)).toBe(`credential:${expected}`);
});

test.each([
  ['naendesha gari', 'Driving'],
  ['niliendesha lori', 'Truck Driving'],
  ['udereva', 'Driving'],
  ['napika', 'Food Production'],
  ['nilipika', 'Food Production'],
  ['nauza', 'Sales'],
  ['ninauza mboga', 'Market Trading'],
  ['nimefundisha', 'Teaching'],
  ['kushona nguo', 'Tailoring'],
  ['ninasuka nywele', 'Braiding'],
  ['nilifuga kuku', 'Poultry Farming'],
  ['kutunza watoto', 'Childcare'],
  ['naosha magari', 'Car Wash'],
])('"%s" is the skill %s', (text, name) => {
  expect(skillNamed(text)?.name).toBe(name);
});

test('An occupation in Kiswahili has its Kiswahili name', () => {
  const driver = occupations().find(({ id }) => id === `occupation:${slug('Lorry Driver')}`);
  expect(driver?.names).toEqual({ en: 'Lorry Driver', sw: 'dereva wa lori' });
  expect(occupations().filter(({ names: { sw } }) => sw !== undefined).length).toBeGreaterThan(250);
});

function trieOf(concepts: readonly Concept[]) {
  const trie = createWordTrie<string>();
  for (const { id, aliases } of concepts) for (const { text } of aliases) trie.add(text, () => id);
  return trie;
}

/** What the longest name in a text stands for; of two as long the first. */
function longestIn(trie: ReturnType<typeof trieOf>, text: string): string | undefined {
  const tokens = tokenize(text);
  const found = phraseKeys(text).flatMap((_, first) => {
    const longest = trie.longestFrom(tokens, first);
    return longest === undefined ? [] : [{ id: longest.ending, words: longest.last - first }];
  });
  return found.sort((one, other) => other.words - one.words)[0]?.id;
}
