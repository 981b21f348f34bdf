/** The five towns of the first release; people look for them before any county. */
export const towns = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret'] as const;

/** The 47 counties of Kenya (Constitution of Kenya 2010, first schedule) but for the four already named as towns. */
export const otherCounties = [
  'Baringo',
  'Bomet',
  'Bungoma',
  'Busia',
  'Elgeyo-Marakwet',
  'Embu',
  'Garissa',
  'Homa Bay',
  'Isiolo',
  'Kajiado',
  'Kakamega',
  'Kericho',
  'Kiambu',
  'Kilifi',
  'Kirinyaga',
  'Kisii',
  'Kitui',
  'Kwale',
  'Laikipia',
  'Lamu',
  'Machakos',
  'Makueni',
  'Mandera',
  'Marsabit',
  'Meru',
  'Migori',
  "Murang'a",
  'Nandi',
  'Narok',
  'Nyamira',
  'Nyandarua',
  'Nyeri',
  'Samburu',
  'Siaya',
  'Taita-Taveta',
  'Tana River',
  'Tharaka-Nithi',
  'Trans Nzoia',
  'Turkana',
  'Uasin Gishu',
  'Vihiga',
  'Wajir',
  'West Pokot',
] as const;

export const remoteLocation = 'Remote';

/** Every location people can filter by. */
export const locations: readonly string[] = [...towns, ...otherCounties, remoteLocation];

/** County seats and larger towns that do not carry their county's name. An advert names the town, a seeker the county. */
const townsOf: Readonly<Record<string, readonly string[]>> = {
  Baringo: ['Kabarnet', 'Eldama Ravine'],
  Bungoma: ['Webuye', 'Kimilili'],
  Busia: ['Malaba'],
  'Elgeyo-Marakwet': ['Iten'],
  'Homa Bay': ['Mbita', 'Oyugis'],
  Kajiado: ['Kitengela', 'Ngong', 'Ongata Rongai', 'Namanga'],
  Kakamega: ['Mumias'],
  Kiambu: ['Thika', 'Ruiru', 'Juja', 'Kikuyu', 'Limuru'],
  Kilifi: ['Malindi', 'Mtwapa', 'Watamu'],
  Kirinyaga: ['Kerugoya', 'Kutus'],
  Kitui: ['Mwingi'],
  Kwale: ['Ukunda', 'Diani'],
  Laikipia: ['Nanyuki', 'Nyahururu', 'Rumuruti'],
  Machakos: ['Athi River', 'Mlolongo'],
  Makueni: ['Wote'],
  Marsabit: ['Moyale'],
  Meru: ['Maua', 'Nkubu'],
  Migori: ['Rongo'],
  "Murang'a": ['Kenol'],
  Nakuru: ['Naivasha', 'Gilgil', 'Molo'],
  Nandi: ['Kapsabet'],
  Nyandarua: ['Ol Kalou', 'Engineer'],
  Nyeri: ['Karatina', 'Othaya'],
  Samburu: ['Maralal'],
  Siaya: ['Bondo'],
  'Taita-Taveta': ['Voi', 'Wundanyi', 'Taveta', 'Mwatate'],
  'Tana River': ['Hola'],
  'Tharaka-Nithi': ['Chuka', 'Kathwana'],
  'Trans Nzoia': ['Kitale'],
  Turkana: ['Lodwar', 'Kakuma'],
  'Uasin Gishu': ['Eldoret'],
  Vihiga: ['Mbale'],
  'West Pokot': ['Kapenguria'],
};

/** The towns in `location` that a search for its name would miss. */
export function townsIn(location: string): readonly string[] {
  return townsOf[location] ?? [];
}
