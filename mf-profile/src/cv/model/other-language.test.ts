// @vitest-environment node
import { expect, test } from 'vitest';
import { otherLanguage } from './other-language.ts';

const french =
  'Amina Diallo. Expérience professionnelle: caissière chez Carrefour depuis 2019, responsable de la caisse et du service aux clients dans un magasin de Dakar. Formation: licence en gestion, université de Dakar, avec mention. Langues: français, wolof. Je cherche un poste dans le commerce pour une équipe à Nairobi.';
const english =
  'Amina Otieno. Work experience: cashier at Naivas since 2019, in charge of the till and of service to customers in a shop in Kisumu. Education: Diploma in Management from Maseno University, with credit. Languages: English, French, Kiswahili. I look for a post in retail with a team in Nairobi.';
const kiswahili =
  'Asha Juma. Uzoefu wa kazi: karani wa duka la Naivas tangu 2019, msimamizi wa fedha na huduma kwa wateja katika duka la Kisumu. Elimu: stashahada ya biashara ya Chuo cha Maseno. Lugha: Kiswahili na Kiingereza. Natafuta kazi ya dukani katika mji wa Nairobi na watu wa timu.';

test.each([
  [french, 'fr'],
  ['سلمى محمد محاسبة في نيروبي', 'ar'],
  [english, undefined],
  [kiswahili, undefined],
  ['Chef de Partie, Serena', undefined],
  ['', undefined],
])('The language of %j is %s', (text, language) => expect(otherLanguage(text)).toBe(language));
