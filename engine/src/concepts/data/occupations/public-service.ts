/** Government, law, security, communities and development work. */
export const publicService = `
Security Guard | public-service
  en: security officer, watchman, night guard, guard, day guard, gate man, gateman, security warden, security personnel, unarmed guard, school watchman, askari, night watchman, gate keeper, security attendant, loss control officer guard, security steward, radio alarm guard, access control officer, ground guard, security operative, female guard, security guard night
  sw: mlinzi, mlinda lango, mlinzi wa usiku, bawabu
  sheng: soja
  skills: Security Guarding, Patrolling, Gate Control, Access Control, Body Searching, Report Writing, Integrity
  near: CCTV Operator 65, Security Supervisor 60, Dog Handler 60, Bouncer 65, Cash in Transit Officer 65, Caretaker 45, Fire Fighter 35
CCTV Operator | public-service
  en: control room operator, cctv controller, surveillance officer, radio operator security, alarm monitoring officer, control room officer, cctv monitoring officer, surveillance operator, alarm response officer
  skills: CCTV Monitoring, Alarm Response, Report Writing, Observation
Security Supervisor | public-service | 2
  en: security manager, guard supervisor, security team leader, chief security officer, security coordinator, security operations manager, security controller, security inspector, head of security, assistant security manager, security operations officer, security sergeant, guarding supervisor, head guard, loss prevention manager, loss prevention officer, security risk officer
  sw: msimamizi wa walinzi, mkuu wa ulinzi
  skills: Security Management, Security Guarding, Team Supervision, Security Risk Assessment, Investigation, Staff Scheduling
  near: Investigator 55
Dog Handler | public-service
  en: canine handler, k9 handler, dog trainer, dog master
  sw: mtunza mbwa
  skills: Dog Handling, Security Guarding, Patrolling
Bouncer | public-service
  en: bodyguard, close protection officer, club bouncer, crowd controller, body guard, executive protection officer
  sw: baunsa
  skills: Bouncer Work, VIP Protection, Security Guarding, Physical Fitness
Cash in Transit Officer | public-service
  en: cash in transit crew, cit officer, cash escort officer, cash in transit driver, armoured vehicle crew, cash custodian
  skills: Cash in Transit, Security Guarding, Driving
Investigator | public-service | 1
  en: private investigator, investigations officer, detective, forensic investigator, fraud investigations officer
  sw: mpelelezi
  skills: Investigation, Report Writing, Interviewing, Intelligence Gathering
Police Officer | public-service
  en: police constable, administration police officer, police inspector, ?police, kws ranger police, forest guard, county enforcement officer, enforcement officer, county askari, kanjo, inspectorate officer, immigration officer, prison warder, prison officer, correctional officer, national police reservist
  sw: polisi, afisa wa polisi, askari polisi, askari jela, askari wa kaunti, askari kanjo
  sheng: sanse, karao
  skills: Policing, Investigation, Patrolling, Physical Fitness, Report Writing
  near: Security Supervisor 50, Soldier 45
Soldier | public-service
  en: military officer, kdf soldier, nys servicewoman, nys serviceman, kdf recruit, defence forces officer
  sw: mwanajeshi, askari jeshi
  skills: Military Service, Firearms Handling, Physical Fitness, Discipline
Fire Fighter | public-service
  en: firefighter, fireman, fire officer, fire marshal, rescue officer, fire safety officer, fire and rescue officer, aviation fire fighter
  sw: zimamoto, mzima moto
  skills: Firefighting, Emergency Response, Fire Safety, First Aid, Physical Fitness
  near: Emergency Medical Technician 40
Lawyer | public-service | 1
  en: advocate, attorney, legal counsel, associate advocate, legal associate, advocate of the high court, associate lawyer, in house counsel, legal manager, head of legal, state counsel, prosecution counsel, legal consultant, litigation advocate, conveyancing advocate, corporate counsel, magistrate, chief legal officer, legal advisor, prosecutor, general counsel, legal adviser
  sw: wakili, mwanasheria
  skills: Law, Legal Drafting, Legal Research, Litigation, Conveyancing, Commercial Law, Contract Management
  near: Legal Officer 90
Legal Officer | public-service | 1
  en: legal assistant, legal intern, legal pupil, ?pupil, legal executive, legal affairs officer, legal and compliance officer, pupilage, pupil advocate, legal researcher, contracts officer, legal aid officer, data protection officer, legal and compliance manager
  sw: afisa wa sheria
  skills: Law, Legal Research, Legal Drafting, Compliance, Contract Management
  near: Paralegal 65
Paralegal | public-service
  en: legal clerk, court clerk, law clerk, court assistant, legal clerk and process server, conveyancing clerk, litigation clerk, judiciary clerk, court process clerk
  sw: karani wa mahakama, msaidizi wa kisheria
  skills: Paralegal Work, Court Procedures, Filing, Legal Secretarial Work, Process Serving
  near: Records Officer 40
Mediator | public-service | 1
  en: arbitrator, peace building officer, peacebuilding officer, conflict resolution officer
  sw: mpatanishi
  skills: Mediation, Arbitration, Conflict Resolution, Report Writing
  near: Lawyer 45, Counsellor 40, Social Worker 45
?Chief | public-service | 1
  en: assistant chief, area chief, village elder, nyumba kumi elder, ward administrator, sub county administrator, village administrator, county commissioner, assistant county commissioner, deputy county commissioner
  sw: chifu, naibu chifu, mzee wa mtaa, mzee wa kijiji, msimamizi wa wadi
  skills: Local Administration, Public Administration, Mediation, Community Mobilization
  near: County Officer 60
County Officer | public-service | 1
  en: county government officer, public administrator, public service officer, county public service officer, public administration officer, government officer, ward officer, county executive officer, public communications officer county, county administrator, chief officer county, civil registration officer, registration clerk, registration officer, huduma centre officer, huduma centre agent, governance programme assistant, administrator county
  sw: afisa wa kaunti, mfanyakazi wa kaunti, afisa wa serikali
  skills: Public Administration, Public Financial Management, Public Participation, Report Writing, Customer Service
  near: Office Administrator 50, Policy Analyst 45
Customs Officer | public-service | 1
  en: border officer, customs enforcement officer, customs and border control officer, revenue assistant customs, customs inspector
  sw: afisa wa forodha
  skills: Customs Enforcement, Customs Clearance, East African Customs Law, Report Writing
Social Worker | public-service | 1
  en: social work officer, child protection officer, case worker, caseworker, children officer, gender officer, social welfare officer, gbv officer, child welfare officer, medical social worker, social development officer, protection officer, child protection assistant, case management officer, gender and protection officer, safeguarding officer, community social worker, social work assistant, social work intern, child sponsorship officer, probation officer, protection assistant, gender specialist, gbv case worker, children home manager
  sw: mfanyakazi wa jamii, afisa wa ustawi wa jamii, mhudumu wa jamii
  skills: Social Work, Case Management, Child Protection, Counselling, Gender-Based Violence Response, Report Writing
  near: Community Development Officer 70, Counsellor 60, Project Officer 50, House Mother 50, Community Health Promoter 40
Community Development Officer | public-service | 1
  en: community mobiliser, liaison officer, community facilitator, community liaison officer, community worker, community development assistant, community engagement officer, community outreach officer, outreach officer, field facilitator, community development worker, outreach worker, youth officer, community coordinator, peer educator, youth coordinator, community resource person, community liaison assistant, county youth officer, livelihoods officer, food security officer, peer counsellor, community based facilitator, community organiser, advocacy officer, resilience officer, cash transfer officer
  sw: afisa wa maendeleo ya jamii, mhamasishaji wa jamii, mhamasishaji jamii
  skills: Community Development, Community Mobilization, Community Outreach, Facilitation, Livelihoods Programming, Report Writing
  near: Programme Officer 65, Field Officer 50, Enumerator 40, Community Health Promoter 50
Programme Officer | public-service | 1
  en: programme coordinator, program associate, programme assistant, programme specialist, humanitarian officer, emergency officer, ngo officer, partnerships and programmes officer, technical officer programme, programme intern, field coordinator, nutrition programme officer, climate officer, technical advisor, gender programme officer, programme support officer, humanitarian coordinator
  sw: afisa wa programu, afisa wa shirika
  skills: Programme Implementation, Programme Management, Monitoring and Evaluation, Stakeholder Management, Report Writing, Budgeting
  near: Programme Manager 70, M&E Officer 65, Grants Officer 60, WASH Officer 50
Programme Manager | public-service | 3
  en: head of programmes, programme director, director of programs, chief of party, deputy chief of party, team leader programme, country programme manager, ngo manager
  skills: Programme Management, Programme Design, Donor Relations, Budgeting, Team Supervision, Monitoring and Evaluation
M&E Officer | public-service | 1
  en: monitoring and evaluation officer, meal officer, monitoring and evaluation assistant, meal manager, m&e assistant, m&e manager, monitoring officer, evaluation officer, m&e coordinator, research and evaluation officer, monitoring evaluation and learning officer, meal coordinator, meal assistant, strategic information officer, monitoring and evaluation specialist, monitoring and evaluation manager, evaluation specialist, m&e specialist, mel officer, mel specialist, mel manager, m&e intern, meal specialist, research and learning officer
  sw: afisa wa ufuatiliaji na tathmini
  abbr: =MEAL
  skills: Monitoring and Evaluation, Logical Frameworks, Data Collection, Data Analysis, KoboToolbox, Report Writing
  near: Data Analyst 50, Research Assistant 60, Statistician 50, Enumerator 45
Grants Officer | public-service | 1
  en: grants manager, grant writer, proposal writer, grants and compliance officer, grants coordinator, awards officer, grants specialist, proposal development officer, grants assistant, bid writer, business development officer ngo, grants and contracts officer, subgrants officer
  skills: Grants Management, Grant Writing, Proposal Writing, Grant Financial Management, Donor Relations, Compliance
WASH Officer | public-service | 1
  en: wash coordinator, water sanitation and hygiene officer, hygiene promoter, wash manager, wash assistant, hygiene promotion officer, wash specialist, sanitation officer
  skills: WASH, Water Engineering, Community Mobilization, Health Promotion, Report Writing
  near: Public Health Officer 60
Enumerator | office
  en: data collector, field enumerator, research enumerator, survey enumerator, census enumerator, research clerk, field data collector, ?interviewer, field researcher, telephone interviewer, survey interviewer, field interviewer, supervisor enumerator, field data officer, mystery shopper, research field assistant, iebc clerk, polling clerk, voter registration clerk, presiding officer, field research assistant, data collection assistant, data collection officer, data collection clerk
  sw: mkusanya data, karani wa sensa, mhesabu watu, mhojaji
  skills: Data Collection, Survey Administration, KoboToolbox, ODK, Interviewing, Census Enumeration
  near: Research Assistant 75
Research Assistant | teaching
  en: research officer, research associate, researcher, research intern, research scientist, research fellow, policy researcher, field research officer, field research coordinator, research analyst, principal investigator, research coordinator, clinical research assistant, research manager, postdoctoral fellow, research consultant, qualitative researcher, research and policy officer, study coordinator
  sw: mtafiti, mtafiti msaidizi
  skills: Research, Data Collection, Qualitative Research, Quantitative Research, Literature Review, Stata, Report Writing
  near: Policy Analyst 60, Statistician 55, Data Analyst 50, Lecturer 45
Policy Analyst | public-service | 1
  en: policy officer, public policy officer, policy and advocacy officer, governance advisor, public policy analyst, policy advisor, policy manager, public policy manager, government relations officer, regulatory officer, government affairs officer, policy associate
  skills: Public Policy, Policy Writing, Research, Advocacy, Report Writing, Government Relations
Statistician | technology | 1
  en: biostatistician, statistics officer, statistical officer, statistical assistant, statistical analyst, statistical programmer, epidemiologist statistician
  sw: mwanatakwimu, mtakwimu
  skills: Statistics, Stata, SPSS, R, Data Analysis, Biostatistics
  near: Data Scientist 65, Data Analyst 70
Religious Leader | public-service
  en: pastor, priest, imam, chaplain, church minister, evangelist, worship leader, youth pastor, reverend, church administrator, catechist, worship pastor, sheikh
  sw: mchungaji, padri, kasisi, mhubiri
  sheng: ?pasi, ?pasta
  skills: Religious Ministry, Counselling, Public Speaking, Community Outreach
  near: Counsellor 45, Community Development Officer 35
Sports Official | public-service
  en: referee, sports officer, sports administrator, ?umpire, sports coordinator, games master, match official
  sw: refa, mwamuzi
  skills: Refereeing, Sports Administration, Physical Fitness
  near: Sports Coach 65
Sports Coach | teaching
  en: football coach, ?coach, athletics coach, sports trainer, games coach, basketball coach, tennis coach, football trainer, chess coach, skating coach, karate instructor, taekwondo instructor, sports instructor
  sw: kocha, mkufunzi wa michezo
  skills: Sports Coaching, Physical Education, Sports Administration, First Aid
Athlete | creative
  en: footballer, football player, sportsman, sportswoman, sports person, ?runner, marathon runner, ?player
  sw: mwanariadha, mchezaji, mwanamichezo
  skills: Physical Fitness, Discipline, Teamwork
  near: Sports Coach 50
Museum Curator | public-service
  en: curator, museum attendant, heritage officer, cultural officer, culture officer, gallery assistant, conservator museum
  skills: Heritage Management, Tour Guiding, Record Keeping
  near: Librarian 35, Tour Guide 45
Meteorologist | public-service | 1
  en: weather forecaster, meteorological officer, climatologist, climate scientist
  sw: mtabiri wa hali ya hewa
  skills: Meteorology, Data Analysis, Report Writing
  near: Environmental Officer 45, GIS Analyst 35
Environmental Officer | farming | 1
  en: environmentalist, environmental scientist, environment officer, environmental consultant, environmental expert, sustainability officer, environmental specialist, eia expert, sustainability manager, climate change officer, environmental compliance officer, esg analyst, environmental intern, esg officer, environmental and social safeguards officer, environmental and social officer, sustainability analyst, environmental assistant, waste management officer, carbon project officer, climate change specialist, conservation officer
  sw: afisa wa mazingira, mwanamazingira
  skills: Environmental Conservation, Environmental Impact Assessment, Sustainability, Report Writing, Environmental Education, Solid Waste Management
  near: Forester 50
`;
