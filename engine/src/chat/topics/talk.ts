import type { Topic } from '../topic.ts';

/** What people say beside their questions. */
export const talkTopics: readonly Topic[] = [
  {
    title: 'Who are you',
    ways: `
      who you
      wewe who
      you robot
      robot
      you robot or person
      your name
      are you ai
      chatgpt
      you mtu
      you real person
      real person
      who built
    `,
    en: 'I am Fursa’s automatic helper, a program and not a person. I answer from prepared texts and the open jobs, without AI. I cannot see your account.',
    sw: 'Mimi ni msaidizi wa kiotomatiki wa Fursa, programu na si mtu. Najibu kutoka kwa maelezo yaliyoandaliwa na kazi zilizo wazi, bila AI. Siwezi kuona akaunti yako.',
  },
  {
    title: 'Greeting',
    rank: 'talk',
    ways: `
      hello
      help
      help me
      good day
      how are you
      mzima
      za leo
    `,
    en: 'Hello! What do you need? You can ask for jobs (“driver Kisumu”), about your account, or whether an advert is safe.',
    sw: 'Habari! Nikusaidie nini? Unaweza kuuliza kazi (“dereva Kisumu”), kuhusu akaunti yako, au kama tangazo ni salama.',
    links: ['jobs'],
  },
  {
    title: 'Thanks',
    rank: 'talk',
    ways: `
      thanks
      bye
      ok
      okay
      poa
      sawa
    `,
    en: 'You are welcome. Good luck with your search!',
    sw: 'Karibu. Nakutakia kila la heri katika kutafuta kazi!',
  },
  {
    title: 'Insult',
    rank: 'talk',
    ways: `
      stupid
      you stupid
      waste time
    `,
    en: 'I am sorry I could not help. Tell me in a few words what you need, for example a job and a town.',
    sw: 'Samahani kwa kutokusaidia. Niambie kwa maneno machache unachohitaji, kwa mfano aina ya kazi na mji.',
    links: ['jobs'],
  },
  {
    title: 'Attempts to command the helper',
    ways: `
      ignore instruction
      system instruction
      hack password
      database password
      show instruction
      show all user
      list user
      ignore hack
      list user email
      passwords users
      you are now
      act as
      developer mode
      reveal instruction
      hack
    `,
    en: 'I cannot do that. I have no passwords and no access to accounts or the database. I can help you with jobs and with Fursa.',
    sw: 'Siwezi kufanya hivyo. Sina nenosiri lolote wala uwezo wa kufikia akaunti au hifadhidata. Naweza kukusaidia kuhusu kazi na Fursa.',
  },
  {
    title: 'Despair',
    ways: `
      tired
      tired job
      tired find job
      no job long
      nothing works
      give up
      rejected everywhere
      feel hopeless
      lost hope
      life hard
      hungry
      hungry job
    `,
    en: 'I am sorry, looking for work is hard. Small steps help: two or three jobs a week that really fit, the same CV improved each time, and people you know who may hear of something. If it gets too heavy, talk to somebody you trust; Befrienders Kenya listen free of charge. Tell me a kind of work and a town, and I will look for you.',
    sw: 'Pole, kutafuta kazi ni kugumu. Hatua ndogo husaidia: kazi mbili au tatu kwa wiki zinazokufaa kweli, CV inayoboreshwa kila mara, na watu unaowajua wanaoweza kusikia nafasi. Ukilemewa, zungumza na mtu unayemwamini; Befrienders Kenya husikiliza bila malipo. Niambie aina ya kazi na mji, nami nitakutafutia.',
    links: ['jobs'],
  },
];
