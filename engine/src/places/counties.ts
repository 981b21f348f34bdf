/** County: its towns. `=` is another way to write the place before it, `*` a town that jobs can be narrowed to as to a county. */
const placeLines = `
Nairobi = nai = nrb = nairobbery = nairobi county: Westlands, Kilimani, Kasarani, Embakasi, Karen, Lang'ata, Upper Hill, Industrial Area
Mombasa = msa = mombasa county: Nyali, Likoni, Changamwe
Kisumu = kisum = kisumo = kisumu county: Maseno, Ahero
Nakuru = naks = nax = nakuru county: Naivasha, Gilgil, Molo
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
Uasin Gishu: *Eldoret = eldy = eldi = eldoreti
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
  /** Those that jobs can be narrowed to. */
  readonly searchedTowns: readonly string[];
}

/** The 47 counties of Kenya (Constitution of Kenya 2010, first schedule). */
export const counties: readonly County[] = placeLines
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', towns = ''] = line.split(/:\s*/);
    const [name = '', ...otherNames] = head.split(' = ');
    const searchedTowns = [...towns.matchAll(/\*([^,=]+\b)/g)].map(([, town = '']) => town);
    const townNames = towns
      .replaceAll('*', '')
      .split(', ')
      .flatMap((town) => (town === '' ? [] : [town.split(' = ')]));
    return { name, otherNames, townNames, towns: townNames.map(([first = '']) => first), searchedTowns };
  });
