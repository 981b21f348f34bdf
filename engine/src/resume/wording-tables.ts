/** Phrases that everybody writes. Each is found as it stands, in any case. */
export const fillerPhrases =
  String.raw`hard[- ]?working team ?player|hard[- ]?working (?:and|,) \p{L}+|hard[- ]?working (?:individual|person|professional|lady|gentleman|man|woman|youth)|hard ?worker
to whom it may concern|(?:seeking|looking for) (?:for )?a (?:challenging|dynamic|suitable) (?:position|job|role|career|opportunity|environment)
(?:a )?challenging (?:position|role|job|career|environment)|(?:good|strong|excellent|great|an? effective) team ?player|team ?player
self[- ]?(?:motivated|starter|driven)|result[s]?[- ](?:oriented|driven)|goal[- ](?:oriented|getter|driven)|go[- ]?getter|fast learner|quick learner
(?:ability|able) to work under (?:minimal|minimum|no|little) supervision|(?:ability|able) to work under pressure|work(?:ing)? under (?:minimal|minimum) supervision
think(?:ing|er)? outside the box|out[- ]of[- ]the[- ]box|detail[- ]oriented|attention to details?|people person|dynamic (?:individual|person|professional)
proven track record|track record of success|reputable (?:organi[sz]ation|company|firm|institution)|growth[- ]oriented (?:organi[sz]ation|company)
(?:grow|growth) with the (?:organi[sz]ation|company)|(?:excellent|good|strong|great) (?:communication|interpersonal) skills|and any other duties? (?:as )?assigned
any other duties? (?:as )?assigned(?: to me)?|i hereby (?:declare|certify|apply)|i look forward to (?:hearing|working)|best of my (?:knowledge|abilit\p{L}+)
utili[sz]e my (?:skills|knowledge|talents|potential)|make use of my (?:skills|knowledge)|contribute (?:positively )?to the (?:growth|success) of (?:the|your|an?) (?:organi[sz]ation|company)
passionate (?:individual|professional|person)|highly motivated|jack of all trades|god[- ]?fearing|trustworthy and reliable|ready to learn|willing to learn|work well (?:in a team|with others)
(?:your|an?|this) esteemed (?:organi[sz]ation|company|institution|firm)|excellent organi[sz]ational skills|hard[- ]?working, \p{L}+(?: and \p{L}+)?`.split(
    '\n',
  );

/** Words of offices with a plain word for each. */
export const jargonWords =
  'synergy synergies synergize synergise synergized synergised paradigm leverage leveraged leveraging deliverables stakeholder-centric cutting-edge best-of-breed game-changer ideate ideation value-add value-added low-hanging touch-base mission-critical core-competency thought-leader thought-leadership disruptive world-class ninja rockstar guru wheelhouse'.split(
    ' ',
  );

/** General words that wear out; so many uses are too many. */
export const overusableWords = new Map(
  (
    [
      [
        5,
        'various excellent successfully effective effectively efficient efficiently ensure ensured ensuring ensures responsible good great strong dynamic passionate motivated dedicated very always also etc different several necessary proper properly',
      ],
      [
        9,
        'work worked working team manage managed managing assist assisted assisting handle handled handling support supported',
      ],
    ] as const
  ).flatMap(([most, words]) => words.split(' ').map((word) => [word, most] as const)),
);

/** Letters that every reader of CVs in Kenya knows; those of skills are known to the lexicon. */
export const knownAbbreviations = new Set(
  `KCSE KCPE CBC CPA CPAK ACCA CFA CIPS KNEC TSC KRA NSSF NHIF SHA SHIF NGO NGOS CBO ICT HR CEO CFO CTO COO MD HRM IT PA PR GM USA UK UN UAE EU USD KES KSH KSHS EUR VAT PAYE PIN
  BSC MSC BA MA BCOM BED MBA PHD LLB HND BBA MBCHB BIT BBIT DIP CERT HELB TVET NITA KMTC JKUAT UON KU MKU CUEA USIU KCA KIM MMUST SEKU DEKUT TUK TUM KASNEB KISM IHRM ICPAK
  CV NO TEL ID DOB PO BOX AM PM HIV AIDS ART TB ICU HDU OPD MCH ANC PNC ENT ECG HTS VCT PMTCT CPR WHO MOH BP NCK COVID PPE OSHA GBV COC ARV ANC
  MS XP PC PCS PDF SMS GPS GSM LAN WAN USB CCTV LPG TV FM DJ AC DC GIS CAD CRM ERP POS ATM ETR ETIMS M&E KPI KPIS SOP SOPS ISO HACCP FAQ FAQS QA QC SQL PHP CSS HTML API APIS REST AWS UI UX SEO SAP SPSS
  EPRA KMLTTB PPB EBK KICD NTSA KEPHIS KALRO KTDA KRCS IPC EMR EHR ORS BLS ACLS NICU CBE JSS CCA TPAD NEMIS KYC AML ATMS EFT DPC BRC UPVC PPR MIG TIG ARC CNC
  VPN DNS TCP IP CI CD JSON XML ORM MVC GUI OS LED LCD SIM HGV OFF ON NB
  PTA BOM BOG HOD ECD ECDE PP CRE IRE CHV CHVS KCB EPZ SGR JKIA KBC NTV KTN KEBS NEMA KPLC NCBA NBK NMG UNICEF UNHCR UNDP USAID WFP GIZ DFID AMREF KEMRI MSF AMREF ILO FAO SACCO SACCOS SME SMES PWD PWDS LTD PLC INC
  II III IV VI VII VIII IX ABC BCE PSV DVD OK FAX RE GPA EST EAT AND THE FOR WITH FROM ALSO ALL NOT NEW OWN CEO FIFO LIFO IFRS GAAP PVC HVAC PLC AI ML KQ DTB CDF NYS KDF AP OCS OB SIM BOQ BOQS B2B B2C RFQ RFQS LPO LPOS LSO GRN GRNS ASAL WASH`
    .split(/\s+/)
    .filter(Boolean),
);
