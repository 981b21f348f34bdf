/** Crops, animals, forests, food from the land. */
export const farming = `
Farm Hand | farming
  en: farm worker, general farm worker, farm labourer, casual farm worker, farm attendant, harvester, farm assistant, farm helper, shamba worker, tea picker, tea plucker, coffee picker, flower harvester, greenhouse attendant, greenhouse worker, flower farm worker, farm casual, cane cutter, ?pickers, farm caretaker, general worker farm, agricultural labourer, weeder, pruner, sprayer, fruit picker, spray operator, flower cutter
  sw: mfanyakazi wa shamba, kibarua wa shamba, mchuma chai, mchuma kahawa, mtu wa shamba, mfanyikazi wa shamba
  sheng: mtu wa shags
  skills: Farm Labour, Planting, Weeding, Harvesting, Pruning, Spraying, Physical Fitness
  near: Farmer 75, Herder 55, Milker 55, Packhouse Worker 60, Nursery Attendant 70, Farm Supervisor 50, Construction Worker 40
Farmer | farming
  en: small scale farmer, crop farmer, horticultural farmer, dairy farmer, smallholder farmer, lead farmer, poultry farmer, farm owner, vegetable farmer, livestock farmer, tea farmer, coffee farmer, pig farmer, maize farmer
  sw: mkulima, mfugaji, mkulima mdogo, mfugaji wa kuku, mfugaji wa ng'ombe
  skills: Agriculture, Crop Production, Livestock Production, Farm Management, Harvesting, Produce Marketing
  near: Farm Manager 60, Herder 50, Poultry Attendant 55
Farm Supervisor | farming | 2
  en: greenhouse supervisor, section supervisor farm, farm foreman, farm clerk, field supervisor farm, harvest supervisor, assistant farm manager, greenhouse technician, farm coordinator, greenhouse manager, ?grower, head of growing, crop protection supervisor, production supervisor farm, irrigation supervisor, assistant grower, production manager farm, flower farm supervisor, growing manager
  sw: msimamizi wa shamba, nyapara wa shamba
  skills: Farm Management, Team Supervision, Greenhouse Management, Crop Planning, Agrochemical Safety, Record Keeping
  near: Farm Manager 80, Agronomist 60, Horticulturist 70
Farm Manager | farming | 3
  en: ranch manager, dairy farm manager, plantation manager, poultry farm manager, estate manager farm, agricultural manager, farm operations manager, general manager farm, livestock manager, field manager agriculture, tea estate manager, dairy manager, head of agriculture, agribusiness manager, farm administrator
  sw: meneja wa shamba
  skills: Farm Management, Crop Planning, Livestock Production, Team Supervision, Budgeting, Farm Records
  near: Agronomist 60, Livestock Production Officer 55
Agronomist | farming | 1
  en: agronomy officer, agronomy intern, agricultural agronomist, crop agronomist, agronomy technician, agronomy assistant, agronomy manager, crop specialist, plant protection officer, crop protection specialist, plant pathologist, soil scientist, agriculturist, plant breeder, entomologist, agronomist assistant, seed specialist, agronomy field officer, crop officer, field agronomist, technical agronomist, plant scientist
  sw: mtaalamu wa kilimo, afisa wa mimea
  skills: Agronomy, Crop Production, Soil Sampling, Pest Management, Farmer Training, Fertilizer Application
  near: Extension Officer 85, Field Officer 75, Horticulturist 85, Crop Scout 55
Extension Officer | farming | 1
  en: agricultural extension officer, agricultural officer, extension coordinator, agriculture officer, agricultural assistant, extension worker, ward agricultural officer, field extension officer, agricultural field officer, agriculture extension officer, agripreneur, farmer trainer, agricultural extension agent, agriculture intern, agribusiness officer, agribusiness development officer, agricultural advisor, value chain officer, agricultural intern, value chain specialist, agriculture specialist, village based advisor
  sw: afisa wa kilimo, afisa kilimo, afisa ugani
  skills: Agricultural Extension, Farmer Training, Agronomy, Climate-Smart Agriculture, Community Mobilization, Report Writing
  near: Livestock Production Officer 55, Field Officer 85
Field Officer | farming
  en: farm field officer, field coordinator agriculture, outgrower officer, field assistant, field agent, field staff, field supervisor, farmer relations officer, field extension assistant, field technician, field assistant agriculture, produce buying officer, cane supervisor, farmer support officer, field associate, field executive, field manager
  sw: afisa wa nyanjani, afisa wa mashinani
  skills: Farmer Training, Data Collection, Agronomy, Outgrower Management, Record Keeping, Motorcycle Riding
  near: Community Development Officer 50, Enumerator 45, Agro Sales Representative 60
Horticulturist | farming | 1
  en: horticultural officer, horticulture officer, floriculturist, horticultural technician, horticulture technician, horticulture supervisor, horticulture intern
  skills: Horticulture, Greenhouse Management, Crop Production, Pest Management, Irrigation
  near: Crop Scout 60
Crop Scout | farming
  en: pest scout, ?scout, flower farm scout, pest and disease scout, scouting supervisor, flower scout, scouting clerk, ipm scout, crop protection scout, ipm technician
  skills: Scouting, Pest Management, Record Keeping, Greenhouse Management
  near: Farm Hand 55
Nursery Attendant | farming
  en: tree nursery attendant, nursery worker, plant nursery attendant, nursery supervisor, propagation assistant, propagator, seedling nursery attendant, nursery manager
  skills: Nursery Management, Planting, Grafting, Irrigation
Packhouse Worker | farming
  en: packhouse attendant, ?grader, flower grader, packhouse grader, produce sorter, packhouse general worker, post harvest attendant, bouquet maker, packhouse clerk, post harvest worker, fruit packer, flower packer, packhouse quality controller, post harvest supervisor
  sw: mfanyakazi wa packhouse, mchambua maua
  skills: Packhouse Operations, Produce Grading, Post-Harvest Handling, Cold Storage, Packaging
  near: Quality Controller 40
Irrigation Technician | farming | 1
  en: irrigation engineer, irrigation operator, irrigation installer, irrigation attendant, irrigation officer, drip irrigation technician, agricultural engineer, irrigator, fertigation operator, irrigation and fertigation technician, fertigation supervisor, irrigation specialist
  sw: fundi wa umwagiliaji
  skills: Irrigation, Irrigation Design, Pump Maintenance, Pipe Fitting, Fertilizer Application
Tractor Operator | farming
  en: tractor driver, farm machinery operator, combine harvester operator, harvester operator
  sw: dereva wa trekta, mwendesha trekta
  sheng: dere wa trekta
  skills: Tractor Operation, Farm Machinery, Land Preparation, Vehicle Maintenance
  near: Driver 50
Herder | farming
  en: herdsman, herds boy, shepherd, cattle herder, livestock attendant, cattle attendant, stockman, livestock herder, herdsboy, animal attendant, dairy attendant, goat attendant, cowshed attendant, pig attendant, ranch hand, farm herdsman
  sw: mchungaji wa ng'ombe, mchungaji ng'ombe, mchunga ng'ombe, mchunga mbuzi, mchungaji wa mifugo, mtunza mifugo
  skills: Pastoralism, Livestock Production, Milking, Fodder Production, Dairy Farming
  near: Milker 85
Milker | farming
  en: milkman, dairy milker, milk man, dairy farm worker, milking attendant, dairy hand, zero grazing attendant
  sw: mkamuaji, mkama ng'ombe, mkamuaji ng'ombe
  skills: Milking, Dairy Farming, Fodder Production, Hygiene Standards
  near: Poultry Attendant 50
Poultry Attendant | farming
  en: poultry farm attendant, poultry keeper, poultry worker, hatchery attendant, poultry farm worker, poultry technician, poultry supervisor, chicken farm worker, hatchery technician, poultry assistant
  sw: mtunza kuku, mlisha kuku
  skills: Poultry Farming, Egg Production, Broiler Production, Hygiene Standards, Record Keeping
  near: Farm Hand 60
Livestock Production Officer | farming | 1
  en: livestock officer, animal production officer, dairy officer, animal nutritionist, livestock extension officer, dairy technician, livestock specialist, animal scientist, milk clerk supervisor, fodder officer, animal production technician, feed miller, livestock intern, dairy supervisor
  sw: afisa wa mifugo, afisa mifugo
  skills: Livestock Production, Dairy Farming, Feed Formulation, Fodder Production, Farmer Training, Animal Health
  near: Animal Health Assistant 70, Veterinarian 50
Animal Health Assistant | farming
  en: animal health technician, veterinary assistant, veterinary technician, ai technician, inseminator, veterinary paraprofessional, animal health officer, vet assistant, artificial insemination technician, livestock health worker, community animal health worker, veterinary paraprofessional technologist, meat inspector, animal health intern, disease reporter livestock
  sw: msaidizi wa daktari wa mifugo, afisa wa afya ya mifugo
  abbr: =AHA, =CAHW
  skills: Animal Health, Livestock Vaccination, Artificial Insemination, Livestock Production, Farmer Training
  near: Veterinarian 70, Agrovet Attendant 65
Veterinarian | farming | 2
  en: veterinary officer, veterinary doctor, veterinary surgeon, vet, veterinary intern, veterinary sales executive, vet doctor, sub county veterinary officer
  sw: daktari wa mifugo, daktari wa wanyama
  sheng: daktari wa ng'ombe
  skills: Veterinary Medicine, Animal Health, Livestock Vaccination, Surgery, Artificial Insemination
Agrovet Attendant | farming
  en: agrovet shop attendant, agrovet sales assistant, agro vet attendant, agrovet sales person, agro dealer, agrovet manager, agrovet assistant, agrodealer
  sw: muuza dawa za mifugo, mhudumu wa agrovet
  skills: Agrovet, Agro-Input Sales, Animal Health, Customer Service, Stock Taking
Milk Clerk | farming
  en: milk collector, milk grader, milk recorder, dairy clerk, milk collection clerk, milk transporter, milk quality assistant, cooler attendant, milk attendant, milk tester
  sw: karani wa maziwa, mpima maziwa
  skills: Milk Quality Testing, Milk Cooling, Record Keeping, Customer Service
  near: Weighbridge Clerk 45, Quality Controller 40
Fisherman | farming
  en: ?fisher, fishing crew, fish farmer, aquaculture technician, fisheries officer, fish farm worker, aquaculture officer, fish pond attendant, fisheries assistant, fishmonger, fish seller, fish farm manager, hatchery technician fish, fish farm attendant
  sw: mvuvi, mfugaji wa samaki, muuza samaki
  skills: Fishing, Fish Farming, Fish Processing, Boat Operation
Beekeeper | farming
  en: bee keeper, apiarist, honey harvester, apiculture officer
  sw: mfugaji wa nyuki, mrina asali
  skills: Beekeeping, Honey Processing
  near: Farmer 45
Slaughterhouse Worker | farming
  en: slaughterman, abattoir worker, meat processor, flayer, slaughterhouse attendant, tannery worker
  sw: mfanyakazi wa kichinjio
  skills: Slaughterhouse Work, Butchery, Hides and Skins, Hygiene Standards
Forester | farming | 1
  en: forest officer, forestry technician, forest manager, forestry officer, tree planting coordinator, forest ranger, agroforestry officer, forestry assistant, tree cutter, forestry extension officer, chainsaw operator, sawyer
  sw: afisa wa misitu, mtunza msitu
  skills: Forestry, Agroforestry, Nursery Management, Environmental Conservation, Tree Cutting
  near: Game Ranger 45, Extension Officer 50
Game Ranger | farming
  en: wildlife ranger, ranger, wildlife officer, park ranger, conservancy ranger, community ranger, wildlife warden, game warden, wildlife researcher, conservancy manager, conservation ranger, game scout
  sw: askari wa wanyamapori, mlinzi wa wanyamapori
  skills: Wildlife Management, Patrolling, Environmental Conservation, Wildlife Knowledge, Firearms Handling
  near: Security Guard 45
Tea Factory Worker | farming
  en: tea factory clerk, leaf collection clerk, tea taster, coffee factory clerk, coffee roaster, coffee cupper, leaf clerk, tea production supervisor, coffee quality analyst, tea buying clerk, factory unit clerk
  sw: karani wa majani chai
  skills: Tea Processing, Coffee Processing, Quality Control, Record Keeping
  near: Factory Worker 60, Milk Clerk 50
Cooperative Officer | farming | 1
  en: cooperative manager, co-operative officer, cooperative development officer, sacco officer, cooperative auditor, farmers cooperative manager
  sw: afisa wa ushirika
  skills: Cooperative Management, SACCO Operations, Record Keeping, Farmer Training, Bookkeeping
  near: Extension Officer 50, Branch Manager 35
`;
