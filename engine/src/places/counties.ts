/**
 * County: its towns, as the jobs page knows them. `=` is another way to write the place before it, `~` a town whose jobs are listed
 * under a county of another name.
 */
const placeLines = `
Nairobi = nai = nrb = nairobbery = nairobi county: Westlands, Kilimani, Kasarani, Embakasi, Karen, Lang'ata, Upper Hill, Industrial Area
Mombasa = msa = mombasa county: Nyali, Likoni, Changamwe
Kisumu = kisum = kisumo = kisumu county: Maseno, Ahero
Nakuru = naks = nax = nakuru county: Naivasha, Gilgil, Molo
Eldoret = eldy = eldi = eldoreti:
Baringo: Kabarnet, Eldama Ravine
Bomet:
Bungoma: Webuye, Kimilili
Busia: Malaba
Elgeyo-Marakwet: Iten
Embu:
Garissa:
Homa Bay = homabay: Mbita, Oyugis
Isiolo:
Kajiado: Kitengela, Ngong, Ongata Rongai = Rongai, Namanga
Kakamega: Mumias
Kericho:
Kiambu: Thika, Ruiru, Juja, Kikuyu, Limuru
Kilifi: Malindi, Mtwapa, Watamu
Kirinyaga: Kerugoya, Kutus
Kisii:
Kitui: Mwingi
Kwale: Ukunda, Diani
Laikipia: Nanyuki, Nyahururu, Rumuruti
Lamu:
Machakos = masaku: Athi River, Mlolongo
Makueni: Wote
Mandera:
Marsabit: Moyale
Meru: Maua, Nkubu
Migori: Rongo
Murang'a = muranga: Kenol
Nandi: Kapsabet
Narok:
Nyamira:
Nyandarua: Ol Kalou, Engineer
Nyeri: Karatina, Othaya
Samburu: Maralal
Siaya: Bondo
Taita-Taveta: Voi, Wundanyi, Taveta, Mwatate
Tana River: Hola
Tharaka-Nithi: Chuka, Kathwana
Trans Nzoia: Kitale
Turkana: Lodwar, Kakuma
Uasin Gishu: Eldoret
Vihiga: Mbale
Wajir:
West Pokot: Kapenguria
`;

interface County {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Each with the other ways to write it behind its name. */
  readonly townNames: readonly (readonly string[])[];
  readonly towns: readonly string[];
}

/** Eldoret among them, a town that people look for as they look for a county. */
export const searchedPlaces: readonly County[] = placeLines
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', towns = ''] = line.split(/:\s*/);
    const [name = '', ...otherNames] = head.split(' = ');
    const townNames = towns.split(', ').flatMap((town) => (town === '' ? [] : [town.split(' = ')]));
    return { name, otherNames, townNames, towns: townNames.map(([first = '']) => first) };
  });

/** The 47 counties of Kenya (Constitution of Kenya 2010, first schedule). */
export const counties = searchedPlaces.filter(({ name }) => name !== 'Eldoret');
