/** Registers and licences of the professions of Kenya, but for those of trades and programs. */
export const professions = `
Practising Licence | certificate | public-service
  en: practising license, practicing licence, practicing license, practice licence, practice license, annual practising licence, annual practicing licence, annual practicing license, valid practising licence, valid practicing license, licence to practise, license to practice, annual practice licence, practising permit
  sw: leseni ya kazi ya taaluma
NCK Registration | registration | health
  en: nursing council of kenya, nursing council registration, registered with the nursing council of kenya, valid nck licence, nck licence, nck license, nursing licence, valid nursing licence, nursing council licence, nck practice licence, nck private practice licence, licensed by nck, valid nursing practice licence, nursing council of kenya licence, nck registered, practicing license from nursing council, nck retention
  sw: leseni ya uuguzi
  abbr: nck
  proves: Nursing Council Registration, Nursing
  includes: Practising Licence
KRCHN | qualification | health
  en: kenya registered community health nursing, diploma in community health nursing, krchn diploma, diploma in krchn, kenya registered community health nurse diploma, diploma in nursing, krchn certificate, diploma in kenya registered community health nursing, diploma nursing, krn
  proves: Nursing, Patient Care
  includes: Diploma
KECHN | qualification | health
  en: kenya enrolled community health nursing, certificate in community health nursing, enrolled nurse certificate, certificate in nursing, kechn certificate
  proves: Nursing, Patient Care
  includes: Certificate
BSc Nursing | qualification | health
  en: bachelor of science nursing, bscn degree, degree in nursing, bsc in nursing, bachelor's degree in nursing, bsn, bachelor of nursing
  proves: Nursing, Patient Care
  includes: Degree
Clinical Officers Council Registration | registration | health
  en: clinical officers council, registered with the clinical officers council, coc registration, coc licence, clinical officers council licence, valid coc licence, coc license, coc registered, registered by clinical officers council, coc practising licence
  abbr: =COC
  proves: Clinical Medicine
  includes: Practising Licence
Diploma in Clinical Medicine | qualification | health
  en: diploma in clinical medicine and surgery, diploma clinical medicine, higher diploma in clinical medicine, bsc clinical medicine, degree in clinical medicine
  proves: Clinical Medicine, Patient Care
  includes: Diploma
KMPDC Registration | registration | health
  en: kenya medical practitioners and dentists council, medical practitioners and dentists council, kmpdc licence, kmpdc license, kmpdb registration, registered with kmpdc, medical practitioners board, kmpdu member, kmpdb, kmpdc registered
  abbr: kmpdc
  proves: Medical Practice
  includes: Practising Licence
MBChB | qualification | health
  en: bachelor of medicine and surgery, bachelor of medicine and bachelor of surgery, degree in medicine, bachelor of medicine, mbchb degree
  abbr: mbbs
  proves: Medical Practice, Patient Care
  includes: Degree
PPB Registration | registration | health
  en: pharmacy and poisons board, ppb licence, ppb license, registered with ppb, pharmacy and poisons board registration, ppb enrolment, enrolled by ppb, registered with the pharmacy and poisons board, ppb registered, ppb practice licence, enrolled with pharmacy and poisons board
  abbr: ppb
  proves: Pharmacy, Dispensing
  includes: Practising Licence
Diploma in Pharmacy | qualification | health
  en: diploma in pharmaceutical technology, diploma pharmacy, diploma in pharmacy technology
  proves: Pharmacy, Dispensing
  includes: Diploma
KMLTTB Registration | registration | health
  en: kenya medical laboratory technicians and technologists board, kmlttb licence, kmlttb license, registered with kmlttb, medical laboratory board registration, kmlttb registered, laboratory licence
  abbr: kmlttb
  proves: Medical Laboratory, Laboratory Testing
  includes: Practising Licence
Diploma in Medical Laboratory | qualification | health
  en: diploma in medical laboratory sciences, diploma in medical laboratory technology, degree in medical laboratory science, bsc medical laboratory science
  proves: Medical Laboratory, Laboratory Testing
  includes: Diploma
KNDI Registration | registration | health
  en: kenya nutritionists and dieticians institute, kndi licence, registered with kndi, nutritionist licence, kndi license, kndi registered
  abbr: kndi
  proves: Nutrition
  includes: Practising Licence
PHOTC Registration | registration | health
  en: public health officers and technicians council, registered with photc, photc licence, photc license
  abbr: photc
  proves: Public Health
  includes: Practising Licence
PCK Registration | registration | health
  en: physiotherapy council of kenya, registered with physiotherapy council, physiotherapy licence
  proves: Physiotherapy
  includes: Practising Licence
Radiation Board Registration | registration | health
  en: radiation protection board, sork member, society of radiography in kenya, knra licence, kenya nuclear regulatory authority licence
  abbr: =SORK, =KNRA
  proves: Radiography
  includes: Practising Licence
HRIM Registration | registration | health
  en: health records and information managers board, association of medical records officers kenya, amro k, hrim board registration
  proves: Health Records
Counsellors and Psychologists Board Registration | registration | health
  en: kenya counselling and psychological association, counsellors and psychologists board, kcpa member, kcpa registration, counsellors and psychologists board licence
  abbr: kcpa
  proves: Counselling
  includes: Practising Licence
HTS Certificate | certificate | health
  en: nascop certificate, hts certification, nascop hts certificate, hiv testing services certificate, nascop certified, hts certificate from nascop, vct certificate
  proves: HIV Testing Services
Nurse Aide Certificate | certificate | health
  en: certificate in nurse aide, health care assistant certificate, certificate in health care assistance, certified nursing assistant certificate, certificate in caregiving, caregiver certificate, home care certificate, certificate in nurse assistant, cna certificate, certificate in home based care, caregiving certificate, certificate in homecare, certificate in patient attendant
  sw: cheti cha uuguzi msaidizi
  proves: Nursing Aide Work, Caregiving
KVB Registration | registration | farming
  en: kenya veterinary board, kenya veterinary board registration, registered with kvb, kvb licence, veterinary board licence, registered with kenya veterinary board, kvb registered
  abbr: kvb
  proves: Veterinary Medicine, Animal Health
  includes: Practising Licence
Certificate in Animal Health | qualification | farming
  en: diploma in animal health, ahiti certificate, certificate in animal health and production, diploma in animal health and production, ahiti diploma
  proves: Animal Health, Livestock Production
  includes: Certificate
Certificate in Agriculture | qualification | farming
  en: diploma in agriculture, diploma in horticulture, certificate in general agriculture, degree in agriculture, bsc agriculture, certificate in horticulture, diploma in general agriculture, diploma in agricultural extension, bsc horticulture, degree in agronomy, bachelor of science in agriculture
  sw: cheti cha kilimo, stashahada ya kilimo
  proves: Agriculture, Agronomy
  includes: Certificate
PCPB Certificate | licence | farming
  en: pest control products board, pcpb licence, agrovet licence
  abbr: pcpb
  proves: Agrochemical Safety
NEMA Licence | registration | farming
  en: nema lead expert, nema associate expert, registered eia expert, nema registered expert, registered by nema, nema expert licence, nema eia audit lead expert, nema registration
  proves: Environmental Impact Assessment
TSC Number | registration | teaching
  en: tsc registration, teachers service commission registration, registered with tsc, tsc registered, teachers service commission, tsc certificate, tsc registration certificate, registered teacher, tsc registration number, tsc compliant, tsc registered teacher, registered by tsc, valid tsc number, tsc no
  sw: nambari ya tsc, namba ya tsc
  abbr: tsc
  proves: TSC Registration, Teaching
TVETA Accreditation | registration | teaching
  en: tveta registration, tveta licence, tvet authority accreditation, registered with tveta, tveta accredited trainer, tveta license, tveta registered, tvet cdacc assessor, tveta trainer licence, cdacc assessor
  abbr: tveta
  proves: Vocational Training
Pedagogy Certificate | certificate | teaching
  en: certificate in pedagogy, pedagogical training, trainer of trainers certificate, tot certificate, diploma in technical teacher education, instructor certificate, technical teacher certificate
  abbr: tefl, tesol, celta
  proves: Training Delivery
EBK Registration | registration | trades
  en: engineers board of kenya, registered engineer, graduate engineer ebk, ebk registered, registered with ebk, registered with the engineers board of kenya, professional engineer, registered with engineers board of kenya, ebk graduate engineer, registered graduate engineer, iek member, institution of engineers of kenya, iek, member of institution of engineers of kenya, corporate member of iek
  abbr: ebk
  includes: Practising Licence
KETRB Registration | registration | trades
  en: kenya engineering technology registration board, registered engineering technologist, ketrb registered, registered with ketrb, professional engineering technologist
  abbr: ketrb
BORAQS Registration | registration | trades
  en: board of registration of architects and quantity surveyors, registered architect, registered quantity surveyor, registered with boraqs, aak member, architectural association of kenya, iqsk member, institute of quantity surveyors of kenya, boraqs registered
  abbr: boraqs, =AAK, iqsk
ISK Membership | registration | trades
  en: institution of surveyors of kenya, isk member, licensed surveyor, registered valuer, valuers registration board, licensed land surveyor, vrb registration, valuers registration board member
  abbr: =ISK
  proves: Land Surveying
EARB Registration | registration | sales
  en: estate agents registration board, registered estate agent, earb licence, earb registered
  abbr: earb
  proves: Property Letting
PPRB Registration | registration | public-service
  en: physical planners registration board, registered physical planner, kenya institute of planners, kip member
  proves: Urban Planning
LSK Membership | registration | public-service
  en: law society of kenya, practising certificate lsk, advocate's practising certificate, current practising certificate, valid practicing certificate advocate, lsk member, admitted as an advocate, advocate of the high court of kenya, admitted advocate, member of the law society of kenya
  abbr: lsk
  proves: Law
  includes: Practising Licence
Kenya School of Law Diploma | qualification | public-service
  en: advocates training programme, diploma in law ksl, postgraduate diploma in law, ksl diploma, diploma in law, diploma from the kenya school of law, post graduate diploma in law
  abbr: =ATP
  proves: Law
ICPAK Membership | registration | finance
  en: icpak member, institute of certified public accountants of kenya, member of icpak, icpak registered, full member icpak, icpak practising certificate, icpak good standing, registered with icpak
  abbr: icpak
  proves: Accounting, ICPAK Membership
  includes: Practising Licence
ICPSK Membership | registration | public-service
  en: institute of certified secretaries, icpsk member, ics kenya member, institute of certified public secretaries of kenya, ics member, member of ics
  abbr: icpsk
  proves: Company Secretarial Work
ICIFA Membership | registration | finance
  en: institute of certified investment and financial analysts, icifa member, member of icifa
  abbr: icifa
  proves: Investment Analysis
IHRM Membership | registration | office
  en: institute of human resource management, ihrm member, ihrm licence, ihrm practising licence, ihrm practicing certificate, member of ihrm, registered with ihrm, ihrm registered, institute of human resource management member, ihrm certificate
  abbr: ihrm
  proves: Human Resources
  includes: Practising Licence
KISM Membership | registration | logistics
  en: kenya institute of supplies management, kism licence, kism member, kism practising licence, registered with kism, member of kism, kism registered, kism license, kism practicing license
  abbr: kism
  proves: Procurement
  includes: Practising Licence
IIK Membership | registration | finance
  en: insurance institute of kenya, iik member, associate insurance institute of kenya, aiik, diploma in insurance iik
  abbr: =IIK
  proves: Insurance
IRA Licence | licence | finance
  en: insurance regulatory authority licence, ira license, certificate of proficiency, ira licensed agent, certificate of proficiency in insurance, executive certificate of proficiency in insurance, insurance agent licence, cop certificate, cop insurance, ecop certificate
  abbr: ecop
  proves: Insurance, Insurance Sales
CMA Licence | licence | finance
  en: capital markets authority licence, cma certification, nse dealer licence, cisi certification, chartered institute for securities and investment
  proves: Stock Trading
PRSK Membership | registration | creative
  en: public relations society of kenya, prsk member, member of prsk
  abbr: prsk
  proves: Public Relations
MCK Accreditation | registration | creative
  en: media council of kenya, media council accreditation, media council accreditation card, accredited journalist, press card, mck press card
  abbr: =MCK
  proves: Journalism
MSK Membership | registration | sales
  en: marketing society of kenya, msk member, member of marketing society of kenya, chartered institute of marketing, cim diploma, cim certification
  proves: Marketing
ICTA Accreditation | registration | technology
  en: ict authority accreditation, ict authority registration, computer society of kenya member, computer society of kenya
ISACA Membership | registration | technology
  en: isaca member, isaca kenya chapter
  abbr: isaca
PSRA Registration | registration | public-service
  en: private security regulatory authority, psra number, psra registered guard, psra training certificate, registered with psra, psra certificate, psra guard force number, guard force number, psra licence
  abbr: psra
  proves: Security Guarding
Security Industry Membership | registration | public-service
  en: kenya security industry association, ksia member, protective security industry association, asis member, certified protection professional
  proves: Security Management
Social Workers Registration | registration | public-service
  en: kenya national association of social workers, knasw member
  proves: Social Work
NITA Trainer Licence | registration | teaching
  en: nita trainer, nita registered trainer, nita accredited trainer, nita approved trainer
  proves: Training Delivery
KEBS Certification | certificate | trades
  en: kebs standardization mark, kebs certified, kenya bureau of standards, kebs standards, kebs diamond mark
  abbr: kebs
  proves: Quality Control
KPLC Contractor Registration | licence | trades
  en: kenya power registered contractor, kplc registered contractor
  proves: Electrical Installation
`;
