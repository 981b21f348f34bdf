import { readSkills, type Skill } from '../skill.ts';

/** Languages people speak, sign and translate. A people's name is not its language, hence the many "in context". */
export const languages: readonly Skill[] = /* @__PURE__ */ readSkills(
  'languages',
  `
English: kiingereza, fluent english, english language, spoken english, written english, kizungu
Kiswahili: swahili, fluent kiswahili, kiswahili sanifu, swahili language
Sheng: sheng language
Kenyan Sign Language: sign language, ksl, lugha ya ishara
?Kikuyu: gikuyu language, kikuyu language, gikuyu, kikuyu speaking
?Luo: dholuo, luo language, luo speaking
?Kalenjin: kalenjin language
?Kamba: kikamba, kamba language
?Luhya: luhya language, oluluhya, kiluhya
?Kisii: ekegusii, gusii language, kisii language
?Meru: kimeru, meru language
?Embu: kiembu, embu language
?Somali: kisomali, somali language, af soomaali
?Maasai: maa language, kimaasai, maasai language
?Turkana: turkana language, ng'aturkana
?Taita: kitaita, taita language
?Mijikenda: kigiriama, giriama, mijikenda language
?Borana: oromo, borana language, afaan oromo
?Rendille: rendille language
?Samburu: samburu language
?Pokot: pokot language
?Nandi: nandi language
?Kipsigis: kipsigis language
?Teso: ateso, teso language
?Kuria: kuria language
French: kifaransa, french language, fluent french
German: kijerumani, german language, deutsch
Spanish: spanish language, espanol, kihispania
Portuguese: portuguese language, kireno
Italian: italian language, kiitaliano
Arabic: kiarabu, arabic language
Mandarin Chinese: mandarin, chinese language, kichina, hsk
Hindi: hindi language, kihindi
Gujarati: gujarati language
Punjabi: punjabi language
Urdu: urdu language
Japanese: japanese language, jlpt
Korean: korean language, topik
Russian: russian language, kirusi
Turkish: turkish language
Dutch: dutch language
Amharic: amharic language, kiamhara
Luganda: luganda language, ganda language
Kinyarwanda: rwanda language
Kirundi: rundi language
Lingala: kilingala
Tigrinya: tigrinya language
Dinka: dinka language
Nuer: nuer language
Translation: translated, translator, document translation, translating
Interpretation: interpreter, simultaneous interpretation, interpreting
Subtitling: subtitles, captioning, closed captioning
Localization: software localisation
Bilingual Communication: bilingual, multilingual
`,
);
