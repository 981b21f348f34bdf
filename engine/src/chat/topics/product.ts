import type { Topic } from '../topic.ts';

/** How Fursa itself works. */
export const productTopics: readonly Topic[] = [
  {
    title: 'Using Fursa without internet',
    tellsProvider: true,
    ways: `
      offline
      fursa without internet
      without internet
      fursa without bundle
      without bundle
      no internet
      bundle finished
      without data
    `,
    en: 'Fursa needs an internet connection: using it offline is not ready yet. When the line is gone, a page that is open stays readable, and what you typed stays in the field.',
    sw: 'Fursa inahitaji intaneti: kuitumia bila mtandao bado hakujawa tayari. Mtandao ukikatika, ukurasa uliofunguliwa bado unasomeka, na ulichoandika kinabaki.',
  },
  {
    title: 'How much data Fursa uses',
    ways: `
      bundle
      bundle fursa
      data cost
      cost bundle
      how much bundle
      fursa data
      save bundle
      slow internet
      fursa slow
      load
      phone load
      internet slow
      how much data
      bundle data
      app data
    `,
    en: 'Fursa is built to use little internet data: the first visit takes well under one MB, later pages much less, since they are kept on your phone. There are no videos and no adverts that play by themselves. Your provider charges for the data, Fursa does not.',
    sw: 'Fursa imetengenezwa itumie data kidogo ya intaneti: ziara ya kwanza ni chini ya MB moja, na kurasa zinazofuata ni kidogo zaidi kwa kuwa zinahifadhiwa kwenye simu yako. Hakuna video wala matangazo yanayojicheza. Data inalipiwa kwa kampuni ya simu, si kwa Fursa.',
  },
  {
    title: 'Fursa as an app',
    ways: `
      install fursa
      download fursa
      play store
      android
      app
      install app
      app phone
      fursa app
    `,
    en: 'Fursa is a website: open it in the browser of your phone or computer. There is no app in the app stores.',
    sw: 'Fursa ni tovuti: ifungue kwenye kivinjari cha simu au kompyuta. Hakuna programu yake kwenye Play Store.',
    links: ['home'],
  },
  {
    title: 'Larger text, contrast and colors',
    ways: `
      accessibility
      text large
      text small
      contrast
      cannot see text
      see poorly
      sioni vizuri
      colour blind
      text size
    `,
    en: 'On the Accessibility page you can set the font size, high contrast and color blind friendly colors. The settings apply to every page on this device.',
    sw: 'Kwenye ukurasa wa Accessibility unaweka ukubwa wa maandishi, rangi zinazotofautiana zaidi (high contrast) na rangi kwa wasiotofautisha rangi. Inatumika kwenye kurasa zote za kifaa hiki.',
    links: ['accessibility'],
  },
  {
    title: 'Voice input and screen reader mode',
    tellsProvider: true,
    ways: `
      voice
      voice fursa
      screen reader
      use voice
      voice search
      talk instead type
    `,
    en: 'The Accessibility page has voice input and a screen reader mode.',
    sw: 'Ukurasa wa Accessibility una kuandika kwa sauti na hali ya kisoma-skrini.',
    links: ['accessibility'],
  },
  {
    title: 'Keyboard shortcuts',
    tellsProvider: true,
    ways: `
      shortcut
      alt key
    `,
    en: 'Alt+Z makes the text larger, Alt+X smaller, Alt+C changes the contrast.',
    sw: 'Alt+Z inakuza maandishi, Alt+X inapunguza, Alt+C inabadilisha rangi.',
    links: ['accessibility'],
  },
  {
    title: 'Dark mode',
    ways: `
      dark
      dark mode
      light mode
    `,
    en: 'The button with the moon or the sun in the top bar switches between light and dark.',
    sw: 'Kitufe chenye mwezi au jua juu ya ukurasa hubadilisha kati ya mwanga na giza.',
  },
  {
    title: 'Language of the pages',
    tellsProvider: true,
    ways: `
      language
      change language
      kiswahili
      fursa kiswahili
      english
      use kiswahili
      speak kiswahili
      understand english
    `,
    en: 'The pages are in English only; Kiswahili is not ready yet. You can write to me in English, Kiswahili or Sheng: I answer in English or Kiswahili.',
    sw: 'Kurasa ziko kwa Kiingereza tu; Kiswahili bado hakijawa tayari. Unaweza kuniandikia kwa Kiswahili, Kiingereza au Sheng: najibu kwa Kiswahili au Kiingereza.',
  },
  {
    title: 'What Fursa is',
    ways: `
      fursa
      what fursa
      fursa mean
      fursa do
      fursa help
      how fursa work
      who runs fursa
      fursa safe
    `,
    en: 'Fursa (“opportunity”) helps people in Kenya find work: searching jobs, remote jobs, a match score with its reasons, saved jobs and applications, and employers to look up. Fursa is neither an employer nor a recruitment agency, and it is free.',
    sw: 'Fursa husaidia watu nchini Kenya kupata kazi: kutafuta kazi, kazi za mtandaoni, alama ya kulingana na sababu zake, kazi ulizohifadhi na maombi yako, na orodha ya waajiri. Fursa si mwajiri wala wakala wa ajira, na ni bure.',
    links: ['jobs', 'remoteJobs'],
  },
  {
    title: 'Contact and support',
    ways: `
      contact
      contact fursa
      talk person
      speak somebody
      phone number
      phone number fursa
      contact phone
      customer care fursa
      human help
      speak human
      where office
    `,
    en: 'I am a program and cannot call anybody. The contact details of the operator of this site are at the end of the Terms of Service and the Privacy Policy. For a single job, ask the employer named in the advert.',
    sw: 'Mimi ni programu na siwezi kumpigia mtu simu. Mawasiliano ya wanaoendesha Fursa hii yako mwishoni mwa Masharti na Sera ya faragha. Kuhusu kazi fulani, muulize mwajiri aliyetajwa kwenye tangazo.',
    links: ['terms', 'privacy'],
  },
  {
    title: 'Something does not work',
    ways: `
      page fail
      fursa fail
      error
      not loading
      page not opening
      not working
      haifanyi kazi
      haifunguki
      haiwork
      imehang
      app imehang
    `,
    en: 'Reload the page, and check your connection. If part of it says that it did not load, choose Retry. If it stays broken, tell the operator of this site: the contact is in the Terms of Service.',
    sw: 'Fungua ukurasa upya na uangalie mtandao wako. Sehemu ikisema haikupakia, chagua “Retry”. Tatizo likiendelea, waambie wanaoendesha Fursa hii: mawasiliano yako kwenye Masharti.',
    links: ['terms'],
  },
];
