/** Driving licence classes, certificates everybody is asked for, levels of schooling. */
export const papers = `
Driving Licence | licence | logistics
  en: driving license, driver licence, drivers license, valid driving licence, clean driving licence, smart driving licence, smart dl, smart license, valid driver's license, driving permit, driver's permit
  sw: leseni ya udereva, leseni ya kuendesha gari, leseni, leseni ya dereva
  abbr: =DL
  proves: Driving
Driving Licence Class A1 | licence | logistics
  en: class a1, category a1, moped licence
  includes: Driving Licence
Driving Licence Class A2 | licence | logistics
  en: class a2, category a2, motorcycle licence, motorbike licence, class fg, motorcycle license, class f licence, class g licence, rider's licence, motorbike license, class a licence, motorcycle riding licence, class a2 licence, class fg licence, riding licence
  sw: leseni ya pikipiki, licence ya pikipiki, license ya pikipiki, leseni ya boda boda
  proves: Motorcycle Riding
Driving Licence Class A3 | licence | logistics
  en: class a3, category a3, three wheeler licence, tuk tuk licence
  sw: leseni ya tuktuk
  proves: Tuk-Tuk Driving
Driving Licence Class B | licence | logistics
  en: class b, class b licence, category b, light vehicle licence, class e licence, class bce light, class b driving licence
  sw: leseni ya gari dogo
  proves: Driving
  includes: Driving Licence
Driving Licence Class B1 | licence | logistics
  en: class b1, category b1, automatic licence, automatic light vehicle licence
  proves: Driving
  includes: Driving Licence Class B
Driving Licence Class B2 | licence | logistics
  en: class b2, category b2, manual licence
  proves: Driving
  includes: Driving Licence Class B
Driving Licence Class B3 | licence | logistics
  en: class b3, category b3, professional light vehicle licence, class b professional
  proves: Driving, Taxi Driving
  includes: Driving Licence Class B
Driving Licence Class C1 | licence | logistics
  en: class c1, category c1, light truck licence
  proves: Truck Driving
  includes: Driving Licence Class B
Driving Licence Class C | licence | logistics
  en: class c licence, medium truck licence, class c driving licence, truck licence
  sw: leseni ya lori
  proves: Truck Driving
  includes: Driving Licence Class C1
Driving Licence Class CE | licence | logistics
  en: class ce, heavy truck with trailer licence, trailer licence, articulated truck licence, heavy commercial licence
  sw: leseni ya trela
  proves: Truck Driving
  includes: Driving Licence Class C
Driving Licence Class CD | licence | logistics
  en: class cd, dangerous goods driving licence, heavy goods vehicle licence
  proves: Truck Driving
  includes: Driving Licence Class C
Driving Licence Classes BCE | licence | logistics
  en: bce licence, class bce, bce license, bce driving licence, driving licence bce, classes b c and e, class b c e, abce licence, class abce, licence class bce, bcefg, bcefga, class bcefg, bce classes, b c e licence, driving licence class b c and e
  sw: leseni ya bce
  abbr: =BCE
  proves: Driving, Truck Driving
  includes: Driving Licence Class C
Driving Licence Class D1 | licence | logistics
  en: class d1, category d1, matatu licence, van psv licence
  proves: Public Service Vehicle Driving
  includes: PSV Badge
Driving Licence Class D2 | licence | logistics
  en: class d2, category d2, minibus licence
  proves: Public Service Vehicle Driving
  includes: Driving Licence Class D1
Driving Licence Class D3 | licence | logistics
  en: class d3, category d3, large bus licence, bus licence
  sw: leseni ya basi
  proves: Public Service Vehicle Driving
  includes: Driving Licence Class D2
Driving Licence Class E Special | licence | logistics
  en: special professional licence, class e special professional, tanker licence
  proves: Truck Driving
  includes: Driving Licence Class CE
Driving Licence Class G | licence | logistics
  en: class g, construction machinery licence, plant operator licence, forklift licence, class g licence industrial, operator's licence, forklift operator licence, industrial machinery licence, excavator licence
  sw: leseni ya tingatinga
  proves: Heavy Machinery Operation, Forklift Operation
PSV Badge | licence | logistics
  en: psv licence, psv license, public service vehicle licence, psv driver badge, psv driving licence, psv endorsement, psv conductor badge
  sw: leseni ya psv, leseni ya matatu
  abbr: psv
  proves: Public Service Vehicle Driving
  includes: Driving Licence
Defensive Driving Certificate | certificate | logistics
  en: defensive driving course, certificate in defensive driving, aa defensive driving certificate, aa certificate, suitability test aa
  proves: Defensive Driving
Drone Pilot Licence | licence | logistics
  en: remote pilot licence, rpl licence, kcaa drone licence, rpas pilot licence
  proves: Drone Operation
Commercial Pilot Licence | licence | logistics
  en: commercial pilot license, private pilot licence, kcaa licence, airline transport pilot licence
  abbr: =CPL, =ATPL
  proves: Flight Operations
STCW Certificate | certificate | logistics
  en: stcw basic safety, seaman's book, seafarer's identity document, cdc seaman, mandatory basic safety training, continuous discharge certificate
  proves: Maritime Safety, Ship Handling
Certificate of Good Conduct | certificate | public-service
  en: good conduct, police clearance, police clearance certificate, good conduct certificate, valid certificate of good conduct, dci clearance, dci certificate, current certificate of good conduct, certificate of good conduct from dci, police certificate, police report clearance
  sw: cheti cha tabia njema, cheti cha maadili mema, hati ya tabia njema
First Aid Certificate | certificate | health
  en: certificate in first aid, first aid training certificate, first aid certification, red cross first aid certificate, st john first aid certificate
  sw: cheti cha huduma ya kwanza
  proves: First Aid
BLS Certificate | certificate | health
  en: basic life support certificate, bls certification, valid bls, bls and acls, bls provider
  abbr: =BLS
  proves: Basic Life Support
ACLS Certificate | certificate | health
  en: advanced cardiac life support, acls certification, advanced cardiovascular life support, acls provider, pals certification
  abbr: =ACLS, =ATLS, =PALS
  proves: Advanced Life Support
  includes: BLS Certificate
Food Handler's Certificate | certificate | hospitality
  en: food handling certificate, medical food handling certificate, food hygiene certificate, food handler's medical certificate, valid food handler's certificate, public health food certificate, food handling medical certificate
  sw: cheti cha afya cha chakula
  proves: Food Safety
Medical Certificate | certificate | health
  en: medical fitness certificate, certificate of medical fitness, medical examination certificate, fit to work certificate
  sw: cheti cha afya
Fire Safety Certificate | certificate | trades
  en: fire marshal certificate, fire safety training certificate, fire fighting certificate, certificate in fire safety
  proves: Fire Safety
NEBOSH | certificate | trades
  en: nebosh certificate, nebosh igc, nebosh international general certificate, iosh, iosh managing safely, dosh certificate, osha certificate, osh certificate, certificate in occupational safety and health, dosh certified
  proves: Workplace Safety
Working at Height Certificate | certificate | trades
  en: work at height certificate, working at heights certified
  proves: Working at Height
Swimming Certificate | certificate | hospitality
  en: lifeguard certificate, lifesaving certificate, kenya lifesaving certificate
  proves: Lifeguarding
IATA Certificate | certificate | hospitality
  en: iata foundation, iata uftaa, iata diploma, iata certification, iata dangerous goods certificate, iata dgr
  abbr: =IATA
  proves: Ticketing
KPSGA Certificate | certificate | hospitality
  en: kpsga bronze, kpsga silver, kpsga gold, kenya professional safari guides association, kpsga member
  abbr: kpsga
  proves: Tour Guiding, Wildlife Knowledge
TRA Licence | licence | hospitality
  en: tourism regulatory authority licence, tra tour guide licence, tour guide licence, tour guide license
  proves: Tour Guiding
Computer Packages Certificate | certificate | office
  en: computer driving licence, computer driving license, certificate in computer packages, certificate in computer applications, computer certificate, computer packages, certificate in information technology, certificate in computer studies, basic computer certificate
  abbr: =ICDL, =ECDL
  sw: cheti cha kompyuta
  proves: Computer Literacy
Ajira Digital Certificate | certificate | technology
  en: ajira certificate, ajira digital programme certificate
  proves: Digital Literacy, Online Freelancing
KRA PIN Certificate | certificate | finance
  en: kra pin, kra pin number, pin certificate, tax pin, kra tax compliance certificate, tax compliance certificate, valid tax compliance certificate
  sw: pini ya kra
  abbr: =TCC
HELB Clearance | certificate | public-service
  en: helb clearance certificate, helb compliance certificate, helb certificate, higher education loans board clearance
EACC Clearance | certificate | public-service
  en: eacc clearance certificate, ethics and anti corruption commission clearance, self declaration form eacc, eacc integrity clearance
CRB Clearance | certificate | finance
  en: crb clearance certificate, clean crb, credit reference bureau clearance, crb certificate, crb report, credit reference bureau certificate, clean crb report, clearance from credit reference bureau
Chapter Six Clearance | certificate | public-service
  en: chapter six requirements, chapter six of the constitution, chapter 6 compliance, chapter six documents, chapter six clearance certificates
National ID | certificate | public-service
  en: national identity card, kenyan id, national identification card, copy of id, id card, identity card, maisha card
  sw: kitambulisho, kitambulisho cha taifa
?Passport | certificate | public-service
  en: valid passport, kenyan passport
  sw: pasipoti
`;
