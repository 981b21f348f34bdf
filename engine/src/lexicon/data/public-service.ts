import { readSkills, type Skill } from '../skill.ts';

/** Law, security, communities, development work, government. */
export const publicService: readonly Skill[] = /* @__PURE__ */ readSkills(
  'public-service',
  `
Security Guarding: security guard, security officer, watchman, night guard, guarding, security services, =Guard, school guard, gate guard, day guard
Patrolling: patrol, security patrol, night patrol
Gate Control: visitor screening, gate keeping, gateman, gate man
Access Control: controlling access, visitor management
CCTV Monitoring: cctv operator, control room operator, surveillance monitoring
Alarm Response: alarm response crew
Body Searching: frisking, body search, bag search
Dog Handling: dog handler, k9 handler, dog training
VIP Protection: close protection, bodyguard, body guard, executive protection
Cash in Transit: cash in transit escort
Bouncer Work: bouncer, crowd control
Security Management: security manager, security supervisor, security operations
Security Risk Assessment: security audit, threat assessment
Investigation: investigator, private investigation
Intelligence Gathering: intelligence analysis
Policing: police officer, police work
Military Service: kdf, soldier, national youth service, nys
Firearms Handling: firearms
Self-Defence Instruction: martial arts, karate, taekwondo, self defense training
Firefighting: firefighter, fireman, fire brigade
Emergency Response: disaster response, rescue operations, search and rescue, emergency preparedness
Disaster Risk Reduction: drr, disaster management, disaster preparedness
=Law: degree in law, bachelor of laws, llb, lawyer, legal counsel, advocate of the high court, legal practice
Legal Research: legal researcher
Legal Drafting: contract drafting, drafting contracts, drafting agreements, legal documents
Conveyancing: land transfer, property law, conveyancer
Litigation: civil litigation, court representation, litigation support
Criminal Law: criminal litigation
Commercial Law: corporate law, company law
Family Law: succession law, probate
Land Law: land registration, land adjudication, ardhisasa
Intellectual Property: trademark registration, copyright law, trademarks
Data Protection: data privacy, gdpr, data protection act, odpc
Human Rights: human rights advocacy
Paralegal Work: paralegal, legal aid
Arbitration: arbitrator, adr, alternative dispute resolution
Mediation: mediator, peace building, peacebuilding
Court Procedures: court attendance, court filing, e filing judiciary
Process Serving: process server, court process server
Auctioneering: auctioneer
Notary Services: commissioner for oaths, notary public
Social Work: social worker, social welfare
Community Development: community development officer, community work, community worker
Community Mobilization: community mobiliser, mobilising communities
Community Outreach: outreach, outreach worker, community sensitisation, community engagement, field outreach
Youth Work: youth empowerment, youth officer, youth development, youth programmes
Women Empowerment: women groups
Gender Mainstreaming: gender officer, gender equality, gender analysis
Gender-Based Violence Response: gbv, sgbv, gbv case management, gender based violence
Child Welfare: children officer, ovc, orphans and vulnerable children, children's home
Refugee Services: refugee support, kakuma, dadaab, refugee protection
Humanitarian Aid: humanitarian response, humanitarian work, relief work
Cash Transfers: cash transfer programme, cash and voucher assistance
Food Security: food security programming, food distribution
Livelihoods Programming: livelihood, income generating activities
Disability Inclusion: disability rights, inclusion of persons with disabilities
Peer Education: peer educator, peer counselling
Advocacy: advocacy campaigns, policy advocacy
Civic Education: voter education
Election Administration: iebc, polling clerk, presiding officer, election clerk, elections management
Census Enumeration: census, census enumerator, knbs
Monitoring and Evaluation: m&e, m&e officer, monitoring and evaluation officer, meal officer, monitoring evaluation accountability and learning, =MEAL, project evaluation, evaluations of projects
Logical Frameworks: logframe, log frame, theory of change, results framework
Impact Assessment: impact evaluation, baseline survey, endline survey
Programme Design: project design, project cycle management
Programme Implementation: project implementation, field implementation, programme delivery
Donor Relations: donor management, donor engagement, resource mobilisation
Grants Management: sub grants, grants officer
NGO Management: non profit management, nonprofit management
Partnership Management: partnerships, partnership development, strategic partnerships
Capacity Building: capacity development, capacity strengthening
Savings Group Training: group savings training, financial literacy, financial literacy training, financial education
Urban Planning: urban planner, town planning, physical planning, physical planner, spatial planning
Public Administration: public administrator, county administration, ward administrator, county government
Public Policy: policy analysis, policy analyst, policy research
Public Participation: citizen engagement, citizen participation
Government Relations: government liaison, public affairs
Huduma Centre Services: huduma centre, huduma namba, government services
Civil Registration: birth registration, civil registrar
Local Administration: assistant chief, area chief, village elder, nyumba kumi
Customs Enforcement: border control, immigration officer, immigration services
Prison Services: prison warder, correctional officer, probation officer, probation services
International Relations: diplomacy studies, foreign affairs
Development Studies: international development
Sociology: sociologist
Criminology: criminologist
Religious Ministry: pastor, church leadership, imam, chaplain, church ministry
Sports Administration: sports management, sports officer, sports organising
Refereeing: match referee, football referee, match official, umpire
Heritage Management: museum curation, curator, museum guide
Meteorology: meteorologist, weather forecasting
Geology: geologist, geological survey, geological mapping
Water Governance: water services management, water utility management
Solid Waste Management: waste management, solid waste
Environmental Education: environmental awareness, climate education
Climate Change Adaptation: climate change, climate adaptation, climate finance, climate action
Sustainability: sustainable development, esg, sustainability reporting, csr, corporate social responsibility
Occurrence Book Entries: occurrence book, ob entries, incident book
Children's Law: children act, child rights
Family Tracing and Reintegration: family tracing, reintegration
Indicator Tracking: indicator tracking table, performance monitoring plan, indicator performance
Learning Documentation: lessons learned, success stories, case studies
`,
);
