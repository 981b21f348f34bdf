/** Work with languages. */
export const languages = `
Translator | languages
  en: kiswahili translator, language translator, localization specialist, freelance translator, document translator, english to kiswahili translator, subtitler, linguist, swahili translator, language specialist, transcriber and translator, somali translator
  sw: mtafsiri, mfasiri
  skills: Translation, Localization, English, Kiswahili, Proofreading
  near: Interpreter 85, Editor 50, Language Tutor 50
Interpreter | languages
  en: language interpreter, court interpreter, conference interpreter, community interpreter, language assistant, cultural mediator, interpreter translator, somali interpreter
  sw: mkalimani
  skills: Interpretation, Translation, English, Kiswahili, Active Listening
  near: Sign Language Interpreter 60
Sign Language Interpreter | languages
  en: sign language teacher, ksl interpreter, kenyan sign language interpreter, sign language trainer
  sw: mkalimani wa lugha ya ishara
  skills: Sign Language Interpretation, Kenyan Sign Language, Interpretation
  near: Special Needs Teacher 50
Language Tutor | languages
  en: kiswahili tutor, german teacher tutor, online english teacher, online english tutor, esl teacher, english tutor, german tutor, swahili tutor, language instructor, french tutor, foreign language teacher, language trainer, ielts tutor, online language tutor
  sw: mwalimu wa lugha
  skills: Tutoring, Lesson Planning, English Teaching, Kiswahili Teaching, Verbal Communication
  near: Language Teacher 75, Tutor 80
`;
