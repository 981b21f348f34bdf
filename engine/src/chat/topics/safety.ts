import type { Topic } from '../topic.ts';

/** Money, scams, papers that strangers ask for. */
export const safetyTopics: readonly Topic[] = [
  {
    title: 'Somebody asks for money for a job',
    rank: 'safety',
    ways: `
      ask pay register
      pay register
      money register
      pay money job
      ask money
      ask pay
      ask money before job
      pay money interview
      pay interview
      money interview
      pay agent
      money agent
      agent ask money
      send money
      send mpesa
      pay mpesa
      pay till
      send till
      till number
      pay medical
      money medical
      pay processing
      registration fee
      training money
      pay training
      pay get job
      ask amount
      pay amount before
      send amount
      amount register
      amount medical
      amount interview
      agent amount
      should pay
      ask bribe
      hongo
      kitu kidogo
      chai job
    `,
    en: 'Do not pay. An honest employer never asks for money for a registration, a form, an interview, training, a uniform or a medical, by M-Pesa, till number or cash. If the advert is on Fursa, open it and choose “Report this job”. If you have paid already, call your mobile money provider at once to ask for a reversal, and tell the police.',
    sw: 'Usilipe. Mwajiri wa kweli hakuombi pesa za usajili, fomu, usaili, mafunzo, sare au uchunguzi wa daktari, iwe kwa M-Pesa, till au pesa taslimu. Kama tangazo liko kwenye Fursa, lifungue na uchague “Report this job” (ripoti kazi hii). Kama umeshalipa, pigia kampuni ya simu mara moja uombe pesa zirudishwe, kisha uripoti kwa polisi.',
    links: ['jobs'],
  },
  {
    title: 'Whether a job is a scam',
    rank: 'safety',
    ways: `
      scam
      job scam
      scam job
      job safe
      employer scam
      know scam
      too good true
      telegram
      whatsapp
      interview whatsapp
      got a job did not apply
      call got job
      employer vanished
    `,
    en: 'I cannot check a single job, but these are signs of a scam: it asks for money, a PIN or your ID before an interview; it promises high pay for little work; it moves you to WhatsApp or Telegram; it has no company you can look up. Fursa shows a warning when an advert asks for money, but it misses some. Do not pay. When in doubt, open the job and choose “Report this job”.',
    sw: 'Siwezi kukagua kazi moja moja, lakini hizi ni dalili za utapeli: wanaomba pesa, PIN au kitambulisho kabla ya usaili; wanaahidi mshahara mkubwa kwa kazi ndogo; wanakuhamishia WhatsApp au Telegram; kampuni haijulikani. Fursa huonyesha onyo tangazo linapoomba pesa, ila mengine hayagunduliwi. Usilipe. Ukiwa na shaka, fungua kazi hiyo na uchague “Report this job” (ripoti kazi hii).',
    links: ['jobs'],
  },
  {
    title: 'Whether Fursa is genuine',
    rank: 'safety',
    ways: `
      fursa scam
      fursa safe
    `,
    en: 'Fursa is free and never asks you for money, a PIN or your ID. Its adverts come from employers and other websites, and not every one is checked: a scam may be among them. Do not pay for a job, and choose “Report this job” if an advert looks wrong.',
    sw: 'Fursa ni bure na haikuombi kamwe pesa, PIN wala kitambulisho. Matangazo yanatoka kwa waajiri na tovuti nyingine, na si yote yaliyokaguliwa: utapeli unaweza kuwemo. Usilipe ili upate kazi, na uchague “Report this job” (ripoti kazi hii) ukiona tangazo lina walakini.',
    links: ['terms'],
  },
  {
    title: 'Somebody asks for an ID, a PIN or a code',
    rank: 'safety',
    ways: `
      ask id
      send id
      photo id
      send photo id
      give id
      ask pin
      send pin
      give pin
      mpesa pin
      ask mpesa
      ask mpesa pin
      nambari siri mpesa
      ask siri mpesa
      siri mpesa
      nambari siri
      ask password
      give password caller
      ask otp
      send code
      otp code
      bank details
      bank account number
      ask bank
      kra pin send
      id whatsapp
    `,
    en: 'Never give anybody your M-Pesa or bank PIN, a password or a code from an SMS: no employer needs them. A copy of your ID, KRA PIN or bank details is for an employer you have checked, after you got the job, and not before an interview or over WhatsApp. Fursa does not ask for your ID.',
    sw: 'Usimpe mtu yeyote PIN ya M-Pesa au ya benki, nenosiri, wala nambari ya siri ya SMS: hakuna mwajiri anayezihitaji. Nakala ya kitambulisho (ID), KRA PIN au akaunti ya benki ni ya mwajiri uliyemhakiki, baada ya kupata kazi, si kabla ya usaili wala kupitia WhatsApp. Fursa haikuombi kitambulisho.',
    links: ['privacy'],
  },
  {
    title: 'Report a job',
    rank: 'safety',
    ways: `
      report job
      report advert
      report scam
      report employer
      where report
      complain job
      report
    `,
    en: 'Open the job and choose “Report this job”, say what is wrong and send it. You must be signed in. Employers are never told who reported a job.',
    sw: 'Fungua kazi hiyo, chagua “Report this job” (ripoti kazi hii), eleza tatizo na utume. Ni lazima uwe umeingia kwenye akaunti yako. Mwajiri hataambiwa ni nani aliyeripoti.',
    links: ['jobs'],
  },
  {
    title: 'I was cheated',
    rank: 'safety',
    ways: `
      scam lost money
      paid scam
      already paid
      cheated
      cheated money
      cheated job
      took my money
      pay vanished
      pay job vanished
      money vanished
      send amount vanished
      amekula pesa
      wamekula pesa
    `,
    en: 'I am sorry that this happened. Call your mobile money provider or bank at once and ask for a reversal, keep every message and receipt, and report it at the nearest police station. If the advert is on Fursa, open it and choose “Report this job”. Do not pay anything more.',
    sw: 'Pole sana. Pigia kampuni ya simu au benki mara moja uombe pesa zirudishwe, hifadhi ujumbe na risiti zote, na uripoti kwenye kituo cha polisi kilicho karibu. Kama tangazo liko kwenye Fursa, lifungue na uchague “Report this job” (ripoti kazi hii). Usilipe chochote zaidi.',
    links: ['jobs'],
  },
  {
    title: 'What Fursa costs',
    ways: `
      fursa cost
      fursa free
      pay fursa
      account free
      register free
      app free
      cost app
      cost account
      cost apply
      cost
      free
      subscription
      pay first list
      pay top list
      refund fursa
      get refund
      premium
    `,
    en: 'Fursa costs you nothing: an account, searching and applying are free. You only pay for your own internet data. Never pay anybody who promises you a job.',
    sw: 'Fursa ni bure: akaunti, kutafuta na kuomba kazi havilipishwi. Unatumia tu data yako ya intaneti. Usimlipe mtu yeyote anayekuahidi kazi.',
    links: ['register'],
  },
];
