import type { Topic } from '../topic.ts';

/** The profile, the CV and what helps with them. */
export const profileTopics: readonly Topic[] = [
  {
    title: 'Upload a CV',
    ways: `
      upload cv
      upload
      cv fail upload
      cv size
      cv
      send cv
      change cv
      cv upload pdf
      cv where
      format cv
      type cv
      upload cv photo
      cv photo
      save cv
      save cv system
      where cv
      cv in
    `,
    en: 'Open your profile, then Documents & CV, and choose a PDF or Word file of at most 10 MB. Fursa reads the skills from it, and you decide which to keep.',
    sw: 'Fungua wasifu wako, kisha “Documents & CV”, na uchague faili ya PDF au Word isiyozidi MB 10. Fursa itasoma ujuzi kutoka kwake, nawe utachagua upi ubaki.',
    links: ['documents'],
  },
  {
    title: 'Edit the profile and the skills',
    ways: `
      change wasifu
      wasifu
      fill wasifu
      upload skill
      add skill
      change skill
      delete skill
      skill
      upload photo
      change photo
      wasifu photo
      complete wasifu
      add linkedin
      wasifu empty
      put skill
    `,
    en: 'On your profile page you can change your name, bio and links under Personal Information, and your skills under Skills & Experience. To change your picture, use the camera on it.',
    sw: 'Kwenye ukurasa wa wasifu unabadilisha jina, maelezo na viungo chini ya “Personal Information”, na ujuzi chini ya “Skills & Experience”. Bonyeza kamera kwenye picha yako ili kuibadilisha.',
    links: ['profile'],
  },
  {
    title: 'Improve or write a CV',
    ways: `
      improve cv
      cv improve
      write cv
      good cv
      make cv
      open cv
      cv help
      help cv
      cv sample
      cv template
      cv builder
      cv tips
      cv first job
    `,
    en: 'On the AI page, paste your CV under Resume Analysis, or use the one in your profile: it shows strengths and weak points line by line, with better wording. The text stays on your device. Keep a CV to one or two pages: name, phone and email at the top; the latest work first, each with what you did and a number that shows the result. No lies, and no ID number. Your profile page can make such a CV from what you filled in, to print or save as a PDF.',
    sw: 'Kwenye ukurasa wa AI bandika CV yako chini ya “Resume Analysis”, au tumia iliyo kwenye wasifu wako: utaona uwezo na makosa mstari kwa mstari, pamoja na maneno bora. Maandishi yanabaki kwenye kifaa chako. CV iwe ukurasa mmoja au miwili: jina, simu na barua pepe juu; kazi ya karibuni kwanza, ukieleza ulichofanya na takwimu ya matokeo. Usidanganye, na usiandike nambari ya kitambulisho. Ukurasa wa wasifu wako unatengeneza CV kama hiyo kutokana na ulichojaza, ya kuchapisha au kuhifadhi kama PDF.',
    links: ['assistant'],
  },
  {
    title: 'Prepare for an interview',
    adds: 'questions',
    ways: `
      interview
      prepare interview
      interview question
      interview tomorrow
      interview kesho
      help interview
      wear interview
      interview mavazi
      tell me about yourself
      fear interview
      interview tips
    `,
    en: 'The AI page has Interview Prep: choose a role, get ten questions, and practise them one by one. Read the advert again and find an example from your work for each thing it asks; practise aloud “tell me about yourself” in one minute; have two questions of your own; take your papers and be there 15 minutes early. Nobody may ask you for money for it.',
    sw: 'Ukurasa wa AI una “Interview Prep”: chagua kazi upate maswali kumi ya mahojiano, na ufanye mazoezi moja baada ya jingine. Soma tangazo tena na utafute mfano wa kazi yako kwa kila kinachohitajika; fanya mazoezi ya “jieleze” kwa dakika moja; andaa maswali yako mawili; beba vyeti vyako na ufike dakika 15 mapema. Hakuna anayepaswa kukuomba pesa.',
    links: ['assistant'],
  },
  {
    title: 'Cover letter',
    ways: `
      write letter
      cover letter
      apply letter
      letter job
      barua kazi
    `,
    en: 'A cover letter is one page: which job you are applying for and where you saw it; two or three things you have done that the advert asks for; why this employer; when you can start, with your phone number. Under Job fit on the AI page Fursa starts one from your CV; finish it in your own words before you send it.',
    sw: 'Barua ya kuomba kazi ni ukurasa mmoja: nafasi unayoomba na ulipoiona; mambo mawili au matatu uliyofanya yanayotakiwa na tangazo; kwa nini mwajiri huyu; unaweza kuanza lini, pamoja na nambari ya simu. Chini ya “Job fit” kwenye ukurasa wa AI, Fursa huianza kutokana na CV yako; imalizie kwa maneno yako kabla ya kuituma.',
    links: ['assistant'],
  },
  {
    title: 'Courses and learning',
    ways: `
      learn
      course
      learn free
      learn skill
      where learn
      learn excel
      learn computer
      resources
      get better at
      ajira digital
    `,
    en: 'Career Resources lists free courses, articles and videos. Search by title, description or type, choose a skill, and mark what you have done. The county’s vocational training centres and TVET colleges, the Ajira Digital programme and public libraries also teach at low cost. Do not pay for a course that promises a job afterwards.',
    sw: 'Ukurasa wa nyenzo una kozi, makala na video za bure. Tafuta kwa jina, maelezo au aina, chagua ujuzi, na utie alama uliyomaliza. Vituo vya ufundi vya kaunti, vyuo vya TVET, mpango wa Ajira Digital na maktaba za umma pia hufundisha kwa bei nafuu. Usilipie kozi inayoahidi kazi baadaye.',
    links: ['resources'],
  },
];
