import type { Topic } from '../topic.ts';

/** Papers, pay and rights, in plain general words: no amounts and no rates, which change. */
export const paperTopics: readonly Topic[] = [
  {
    title: 'Certificate of good conduct',
    ways: `
      conduct
      good conduct
      certificate conduct
      tabia conduct
      police certificate
      police
      apply good conduct
    `,
    en: 'The certificate of good conduct (police clearance) comes from the DCI. Apply and pay the official fee on eCitizen, print the form, and have your fingerprints taken at a DCI office or a Huduma Centre. It can take from a few days to some weeks. Fursa does not issue it; pay nobody else for it.',
    sw: 'Cheti cha tabia njema (good conduct) hutolewa na DCI. Omba na ulipe ada rasmi kwenye eCitizen, chapisha fomu, kisha upigwe alama za vidole kwenye ofisi ya DCI au Huduma Centre. Huchukua siku kadhaa hadi wiki. Fursa haitoi cheti hiki; usimlipe mtu mwingine kwa ajili yake.',
  },
  {
    title: 'KRA PIN and tax',
    ways: `
      kra
      kra pin
      get kra pin
      kra job
      tax
      tax salary
    `,
    en: 'A KRA PIN is your number for tax. You register for it free of charge on KRA’s iTax or through eCitizen with your ID. An employer asks for it once you are hired, since income tax (PAYE) is taken from the salary. If in doubt, ask KRA or a Huduma Centre.',
    sw: 'KRA PIN ni nambari yako ya ushuru. Unajisajili bila malipo kwenye iTax ya KRA au eCitizen ukitumia kitambulisho. Mwajiri huiomba ukishaajiriwa, kwa kuwa ushuru (PAYE) hukatwa kwenye mshahara. Ukiwa na shaka uliza KRA au Huduma Centre.',
  },
  {
    title: 'NSSF and SHA',
    ways: `
      nssf
      sha
      nssf sha
      register sha
      register nssf
      sha deduct
      sha deduct salary
      nssf deduct
      salary deduct
      nhif
    `,
    en: 'NSSF is the pension fund and SHA the health insurance (it took the place of NHIF). You register with each once, with your ID, online or at a Huduma Centre; your employer takes the contributions from the salary and pays them in. Ask NSSF, SHA or a Huduma Centre for the current rates.',
    sw: 'NSSF ni mfuko wa pensheni na SHA ni bima ya afya (ilichukua nafasi ya NHIF). Unajisajili mara moja kwa kila moja ukitumia kitambulisho, mtandaoni au Huduma Centre; mwajiri hukata michango kwenye mshahara na kuilipa. Kwa viwango vya sasa uliza NSSF, SHA au Huduma Centre.',
  },
  {
    title: 'Which papers a job needs',
    ways: `
      certificate job
      certificate need job
      ask certificate
      which certificate
      which papers
      documents need job
      lost certificate
      helb
      helb clearance
      helb compliance
      crb
      eacc
      chapter six
    `,
    en: 'The advert says which papers a job needs, under Requirements. Often asked for: school and college certificates, an ID, a KRA PIN, a certificate of good conduct, and for some work a licence or registration. Public employers may also ask for clearance from KRA, HELB, EACC and a credit bureau (CRB). Show the originals at the interview and hand over copies only to an employer you have checked.',
    sw: 'Tangazo linaeleza vyeti vinavyohitajika, chini ya “Requirements”. Mara nyingi ni vyeti vya shule na chuo, kitambulisho, KRA PIN, cheti cha tabia njema, na kwa kazi nyingine leseni au usajili. Waajiri wa umma huenda wakataka pia clearance ya KRA, HELB, EACC na CRB. Onyesha vyeti halisi kwenye usaili na umpe nakala mwajiri uliyemhakiki tu.',
    links: ['jobs'],
  },
  {
    title: 'Referees',
    ways: `
      referee
      referee cv
      who referee
      need referee
      wadhamini
      recommendation letter
    `,
    en: 'Referees are two or three people who can say how you work: a supervisor, a lecturer, a customer, somebody from your church or community group; not family. Ask them first, and give each one’s name, position, phone number and email address. “Available on request” is enough in a CV where the advert does not ask for them.',
    sw: 'Wadhamini (referees) ni watu wawili au watatu wanaoweza kueleza unavyofanya kazi: msimamizi, mwalimu, mteja au kiongozi wa kanisa au kikundi; si watu wa familia. Waombe ruhusa kwanza, kisha andika jina, cheo, simu na barua pepe ya kila mmoja. Tangazo lisipowataka, “Available on request” inatosha kwenye CV.',
    links: ['ownCv'],
  },
  {
    title: 'What a job asks for',
    adds: 'skills',
    ways: `
      skill ask
      skill job
      skill ask job
      requirement
      requirement job
      become
      ask become
    `,
    en: 'An advert says under Requirements what it asks for: skills, schooling and, for some work, a licence or registration. “Why this score?” on a job shows which of its skills your CV has.',
    sw: 'Tangazo linaeleza chini ya “Requirements” linachotaka: ujuzi, elimu na, kwa kazi nyingine, leseni au usajili. “Why this score?” kwenye kazi inaonyesha ujuzi upi uko kwenye CV yako.',
    links: ['jobs', 'resources'],
  },
  {
    title: 'Salary',
    adds: 'jobs',
    ways: `
      salary
      how much salary
      how much pay
      much pay month
      salary expect
      salary negotiate
      salary job
      ask salary
      how much pay month
      minimum wage
      pay job month
      good salary
    `,
    en: 'I can’t give you salary figures, but many adverts on Fursa state the pay: compare similar jobs in your county. For an interview, name a range, ask whether it is before tax and what comes on top, and do not accept less than the legal minimum wage.',
    sw: 'Siwezi kukupa takwimu za mshahara, lakini matangazo mengi kwenye Fursa yanataja malipo: linganisha kazi zinazofanana kwenye kaunti yako. Kwenye usaili taja kiwango cha kuanzia na cha juu, uliza kama ni kabla ya ushuru na kuna marupurupu gani, na usikubali chini ya kima cha chini cha sheria.',
    links: ['jobs'],
  },
  {
    title: 'Filter jobs by pay',
    ways: `
      filter salary
      job salary more
      find job salary
      sort salary
      job money
      job pay well
      job pay good
      job pay vizuri
      job pay poa
      best pay job
    `,
    en: 'On the Jobs page, open Filters and choose the minimum pay a month. This leaves out adverts that do not state the pay.',
    sw: 'Kwenye ukurasa wa kazi fungua “Filters” na uweke mshahara wa chini. Matangazo yasiyotaja malipo hayataonekana.',
    links: ['jobs'],
  },
  {
    title: 'Harassed at work',
    ways: `
      harass
      harass job
      harass employer
      employer harass kimapenzi
      sexual harass
      abuse employer
      abuse job
      employer sleep job
    `,
    en: 'I am sorry that this happens to you. Nobody has to put up with it, and it is not your fault. Write down what happened and when, keep the messages, and tell somebody you trust. Report it to HR or the county labour office, and a crime to the police. The helpline 1195 is free, day and night, for anybody who suffers violence or sexual harassment.',
    sw: 'Pole sana kwa hayo. Hakuna anayepaswa kuvumilia hali hii, na si kosa lako. Andika kilichotokea na lini, hifadhi ujumbe, na umweleze mtu unayemwamini. Ripoti kwa HR au ofisi ya kazi ya kaunti, na ikiwa ni uhalifu, kwa polisi. Piga 1195 bila malipo, usiku na mchana, ukipitia ukatili au unyanyasaji wa kingono.',
  },
  {
    title: 'Work with a disability',
    ways: `
      accessibility job
      accessibility apply
      accessibility employer
      accessibility find job
      ncpwd
    `,
    en: 'Yes: apply for any job you can do. An employer may not turn you down because of a disability, and you can ask for what you need at the interview, such as a ground-floor room or a sign language interpreter. The National Council for Persons with Disabilities (NCPWD) registers you and helps you look for work. To make Fursa easier to read or hear, open the Accessibility page.',
    sw: 'Ndiyo: omba kazi yoyote unayoweza kuifanya. Mwajiri haruhusiwi kukukataa kwa sababu ya ulemavu, na unaweza kuomba unachohitaji kwenye usaili, kwa mfano chumba cha chini au mkalimani wa lugha ya ishara. Baraza la Taifa la Watu Wenye Ulemavu (NCPWD) hukusajili na kukusaidia kutafuta kazi. Ili Fursa iwe rahisi kusoma au kusikia, fungua ukurasa wa Accessibility.',
    links: ['jobs', 'accessibility'],
  },
  {
    title: 'Rights at work',
    ways: `
      rights
      rights job
      employer not pay salary
      unpaid
      unpaid salary
      unpaid month
      employer unpaid
      contract unpaid
      employer pay month
      fired
      contract
      contract job
      employer rights
      probation
      probation period
      maternity leave
      paternity leave
    `,
    en: 'Fursa cannot give legal advice. In general: ask for a written contract, keep your payslips and messages, and speak with your employer in writing first. Free help comes from the county labour office, your union or a legal aid clinic.',
    sw: 'Fursa haiwezi kutoa ushauri wa kisheria. Kwa jumla: omba mkataba wa maandishi, hifadhi payslip na ujumbe, na kwanza mwandikie mwajiri wako. Msaada wa bure unapatikana kwenye ofisi ya kazi ya kaunti, chama cha wafanyakazi au kituo cha msaada wa kisheria.',
  },
  {
    title: 'Leaving a job',
    ways: `
      resign
      resign job
      resign letter
      write resign letter
      notice period
      give notice
    `,
    en: 'Tell your employer in writing, and give the notice that your contract states: for monthly pay it is normally at least 28 days. Ask for your last pay, the leave days you have not used and a certificate of service. If you can, find the next job first. The county labour office gives free advice.',
    sw: 'Mwandikie mwajiri wako, ukitoa notisi iliyotajwa kwenye mkataba: kwa mshahara wa kila mwezi kwa kawaida ni angalau siku 28. Omba mshahara wako wa mwisho, siku za likizo ambazo hukutumia na cheti cha utumishi (certificate of service). Ukiweza, pata kazi nyingine kwanza. Ofisi ya kazi ya kaunti hutoa ushauri bila malipo.',
    links: ['jobs'],
  },
  {
    title: 'Work under 18',
    ways: `
      under 18
      under 18 job
      chini 18
      17 old
      17 old job
      16 old
      16 old job
      15 old
      15 old job
      14 old
      14 old job
    `,
    en: 'If you are under 18, the law limits the work you may do: nothing dangerous, and nothing that keeps you out of school. Most employers ask for a national ID, which you get at 18. The county labour office gives free advice. A child who is in trouble can call 116 free of charge.',
    sw: 'Ukiwa chini ya miaka 18, sheria inawekea mipaka kazi unazoweza kufanya: isiwe ya hatari, wala isikuzuie kwenda shule. Waajiri wengi huomba kitambulisho cha kitaifa, ambacho hutolewa ukifika miaka 18. Ofisi ya kazi ya kaunti hutoa ushauri bila malipo. Mtoto aliye kwenye shida anaweza kupiga 116 bila malipo.',
  },
];
