/**
 * Fields of work, which titles tell. A line is `identifier | how people type it | words of titles ; words of titles worth a look`.
 */
export const fieldLines = `
technology | it, ict, tech, information technology, it job, computer, tehama, teknolojia, computer science, programming job | it, ict, software, developer, programmer, backend engineer, frontend engineer, data engineer, database, network engineer, network administrator, system administrator, systems analyst, cyber, cybersecurity, devops, web designer, computer technician, helpdesk, help desk, technical support, information technology, information security, cloud engineer, qa engineer ; data analyst, data scientist, data annotator, product designer, ui designer, head of product, data entry
human-resources | hr, human resource, rasilimali watu, people operations | hr, human resource, recruiter, recruitment, talent acquisition, people operations ; talent, payroll, training officer
finance | finance, fedha, uhasibu, accounting, accounts, banking, bank, benki | finance, financial, accountant, accounts assistant, accounts clerk, auditor, audit, bookkeeper, bank, bank teller, credit analyst, loan officer ; accounts, credit, loan, treasury, payroll, tax, cashier, debt, insurance, actuarial
health | health, healthcare, medical, hospital, afya, hospitali, medicine, health care | nurse, nursing, clinical, doctor, medical, pharmacist, pharmaceutical, midwife, dentist, physiotherapist, radiographer, nutritionist, optometrist, surgeon, physician ; health, dental, laboratory, pharmacy, caregiver
teaching | education, elimu, teaching, ualimu, kazi ya ualimu, school, shule, teaching job | teacher, mwalimu, lecturer, head teacher, tutor ; teaching, trainer, instructor, principal, education, school
hospitality | hotel, hospitality, restaurant, hoteli, mkahawa, ukarimu, kazi ya hoteli | hotel, chef, cook, mpishi, waiter, waitress, barista, bartender, receptionist, room attendant, restaurant, front office, commis ; housekeeping, housekeeper, kitchen, steward, baker, guest
kitchen | kitchen, jikoni, kazi ya jikoni, mapishi | cook, mpishi, chef, commis, kitchen, baker
farming | farming, farm, agriculture, kilimo, shamba, ufugaji, shambani, agricultural, kazi ya shamba | farm, shamba, agronomist, agronomy, agricultural, agriculture, agro, greenhouse, irrigation, extension officer, horticulture ; dairy, veterinary, livestock, harvest, packhouse, poultry, tea picker, flower, tractor, beekeeper, animal health, milk, field officer
construction | construction, building, ujenzi, mjengo, kazi ya mjengo, civil engineering, kazi ya ujenzi | construction, mason, mwashi, civil engineer, site supervisor, site engineer, foreman, carpenter, painter ; quantity surveyor, plumber, electrician, welder, architect, tiler, plasterer, steel fixer
driving | driving, udereva, transport, usafiri, kuendesha gari, driving job | driver, dereva, rider, matatu ; transport, fleet, turnboy, boda boda
security | security, ulinzi, usalama, security job | guard, security, askari, mlinzi ; cctv
sale | sales, mauzo, uuzaji | sales, salesperson, business development ; marketing, marketer, merchandiser, brand, shop attendant, cashier, promoter, insurance agent
marketing | marketing, masoko | marketing, marketer, brand, digital marketing ; sales, merchandiser, promoter, content creator
shop | shop, duka, kazi ya duka, retail, supermarket, karani wa duka, dukani | shop attendant, shop, cashier, supermarket, merchandiser ; store manager, storekeeper, sales
trades | fundi, jua kali, artisan, ufundi, kazi ya fundi, technical job, technician | fundi, artisan, electrician, plumber, carpenter, welder, mason, mechanic, painter, tailor ; technician, fitter, tiler, panel beater
engineering | engineering, uhandisi, engineer, mhandisi | engineer, engineering, mhandisi
cleaning | cleaning, usafi, kufua, kusafisha, dobi, mama fua, kazi ya usafi | cleaner, cleaning, msafishaji, janitor, laundry, mama fua ; housekeeper, room attendant, house help, domestic worker, housekeeping
housework | house job, housework, domestic work, kazi ya nyumba, kazi za nyumbani, kazi ya nyumbani, mboch, housegirl, house girl, houseboy, house boy, msichana wa kazi, msichana wa nyumba, kijakazi, mjakazi, yaya, househelp | house help, househelp, nanny, domestic worker, mfanyakazi wa nyumbani, yaya, house girl ; house manager, cleaner, housekeeper, caregiver, gardener
manual | manual work, casual work, casual, casual labour, vibarua, kibarua, mkono, kazi ya mkono, general worker | casual, general worker, general farm worker, loader, labourer, packer, farm worker, construction worker, offloader ; cleaner, turnboy, production worker, packhouse worker, warehouse assistant, waste collector
charity | ngo, charity, humanitarian, non profit, nonprofit, shirika, development work, un | programme officer, program officer, project officer, humanitarian, community development, monitoring and evaluation, social worker, wash officer ; field officer, community, grants, enumerator
law | law, legal, sheria, uwakili | legal, lawyer, advocate, paralegal, counsel ; compliance
customer-service | customer care, customer service, huduma kwa wateja, call centre, call center | customer care, customer service, customer support, call centre, call center ; guest relations, receptionist, front office
`;

/** Other words that are no occupation and no skill of the lexicon. A line is `identifier | how people type it | words of postings`. */
export const wordLines = `
internship | internship, intern, attachment, industrial attachment, attache, trainee, graduate trainee, mafunzo, training | intern, internship, attachment, trainee, attachee, graduate trainee
remote | remote, remotely, work from home, working from home, wfh, from home, online, online job, online work, kazi ya online, kazi ya mtandaoni, kazi mtandaoni, mtandaoni, telecommute | remote, work from home, online
driving-licence | driving licence, driving license, leseni, leseni ya udereva | driving licence, driving license
good-conduct | good conduct, police clearance, certificate of good conduct | good conduct
certified-accountant | cpa, cpa k, cpak | cpa
no-experience | no experience, without experience, bila experience, hakuna experience, no experience needed, entry level, fresh graduate, fresher, bila uzoefu, form four, form 4, form four leaver, school leaver, kcse | no experience, entry level, fresh graduate, trainee, intern, form four, kcse
`;

/** Types of jobs, as a posting has them. A line is `type | how people type it`. */
export const typeLines = `
part_time | part time, parttime, kazi ya muda, saa chache, nusu siku
full_time | full time, fulltime, permanent, permanent contract, kazi ya kudumu, muda wote
contract | contract, contract work, contract job, contract position, kazi ya mkataba, kazi za mkataba, mkataba, muda mfupi
`;
