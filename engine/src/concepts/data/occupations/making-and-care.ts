/** Making things, factories, and caring for homes and looks. */
export const makingAndCare = `
Tailor | trades
  en: dressmaker, seamstress, fashion tailor, tailoring technician, garment tailor, sewing tailor
  sw: fundi cherehani, fundi wa nguo, fundi nguo, mshonaji, mshona nguo, fundi wa kushona
  skills: Tailoring, Pattern Making, Embroidery, Garment Production, Customer Service
  near: Sewing Machine Operator 80, Fashion Designer 65, Knitter 50
Sewing Machine Operator | trades
  en: garment machine operator, epz machine operator, apparel machine operator, garment worker, sewing operator, textile machine operator
  sw: mfanyakazi wa epz
  skills: Garment Production, Tailoring, Machine Operation, Quality Control
  near: Factory Worker 60, Machine Operator 55
Fashion Designer | creative
  en: clothing designer, costume designer, fashion and design officer
  sw: mbunifu wa mitindo
  skills: Fashion Design, Pattern Making, Tailoring, Embroidery
Knitter | trades
  en: knitting machine operator, crochet maker, weaver, basket weaver
  sw: mfumaji, msusi wa vikapu
  skills: Knitting, Weaving, Embroidery
Shoe Maker | trades
  en: cobbler, shoe repairer, leather technician, leather worker, leather artisan, shoe shiner
  sw: fundi viatu, fundi wa viatu, mshona viatu
  skills: Shoe Making, Leatherwork, Customer Service
  near: Tailor 35, Upholsterer 40
Potter and Craft Maker | trades
  en: artisan, potter, craftsman, bead maker, jewellery maker, curio maker, beadwork artisan, craft maker, soap maker
  sw: mfinyanzi, mchongaji
  skills: Beadwork, Pottery, Weaving, Soap Making
  near: Knitter 45, Illustrator 35
Baker | hospitality
  en: bakery attendant, bread maker, bakery assistant, bakery operator, pastry baker
  sw: mwokaji, mwoka mikate
  skills: Baking, Pastry, Food Safety, Cake Decoration, Hygiene Standards
  near: Pastry Chef 80, Cook 55
Butcher | hospitality
  en: butchery attendant, meat cutter, butchery assistant, meat technician, butchery manager
  sw: muuza nyama, mchinjaji
  skills: Butchery, Food Safety, Customer Service, Cash Handling
  near: Shop Attendant 45, Slaughterhouse Worker 65
?Miller | trades
  en: posho mill operator, mill operator, milling technician, posho mill attendant, grain miller
  sw: msagaji, mtu wa posho mill
  skills: Machine Operation, Grain Drying, Cash Handling, Customer Service
  near: Machine Operator 60
Machine Operator | trades
  en: production machine operator, process operator, production operator, plant machine operator, packaging machine operator, injection moulding operator, extrusion operator, bottling line operator, press operator, filling machine operator
  sw: mwendesha mashine, mwendesha mitambo
  skills: Machine Operation, Assembly Line Work, Preventive Maintenance, Workplace Safety, Quality Control, Packaging
  near: Factory Worker 75, Boiler Operator 45, Production Supervisor 45, Mechanical Fitter 35
Factory Worker | trades
  en: production worker, production assistant, factory hand, ?packer, packaging assistant, production casual, assembly line worker, factory casual, production attendant, ?sorter, general factory worker
  sw: mfanyakazi wa kiwanda, mfanyakazi wa kiwandani, mpakiaji bidhaa
  skills: Assembly Line Work, Packaging, Physical Fitness, Workplace Safety, Hygiene Standards
  near: Loader 60, Warehouse Assistant 55, Packhouse Worker 65
Boiler Operator | trades
  en: boiler attendant, boiler technician, boiler artisan, steam plant operator
  skills: Boiler Operation, Preventive Maintenance, Workplace Safety, Water Treatment
Production Supervisor | trades | 2
  en: shift supervisor production, line supervisor, production shift supervisor, factory supervisor, production team leader, packing supervisor, line leader, production coordinator, production officer, packhouse supervisor
  sw: msimamizi wa uzalishaji, msimamizi wa kiwanda
  skills: Production Supervision, Production Planning, Team Supervision, Quality Control, Workplace Safety
  near: Production Manager 75, Quality Controller 45
Production Manager | trades | 3
  en: factory manager, plant manager, manufacturing manager, director of production, head of production, production planner, operations manager manufacturing, unit manager tea factory
  sw: meneja wa uzalishaji, meneja wa kiwanda
  skills: Production Planning, Production Supervision, Lean Management, Quality Management, Cost Control, Workplace Safety
  near: Operations Manager 55, Farm Manager 30
Quality Controller | trades | 1
  en: quality control officer, quality inspector, qc officer, quality assurance officer, quality control inspector, quality assurance controller, quality control technician, quality control analyst, quality officer, qa qc officer, quality analyst production, quality controller assistant, quality manager, quality assurance manager
  sw: mkaguzi wa ubora, afisa wa ubora
  abbr: =QC, qa officer
  skills: Quality Control, Quality Assurance, Sampling, Quality Inspection, Record Keeping, Attention to Detail
  near: Food Technologist 60, Laboratory Technician 45, Industrial Chemist 50
Industrial Chemist | trades | 1
  en: chemist, analytical chemist, laboratory chemist, chemical analyst, paint technologist
  sw: mkemia
  skills: Laboratory Testing, Quality Control, Sampling, Laboratory Safety, Chemistry
  near: Laboratory Technician 60
Food Technologist | farming | 1
  en: food scientist, food science officer, food safety officer, food processing technologist, dairy technologist, food safety team leader
  skills: Food Technology, Food Safety, HACCP, Quality Control, Dairy Processing
  near: Nutritionist 35
Safety Officer | trades | 1
  en: health and safety officer, occupational safety officer, safety supervisor, environment health and safety officer, safety coordinator, site safety officer, safety marshal, health safety and environment officer, safety manager, hsse officer, qhse officer, qhse supervisor, qhse coordinator, health safety security and environment officer
  sw: afisa wa usalama kazini
  abbr: hse officer, ehs officer, osh officer, she officer, hse manager
  skills: Workplace Safety, Fire Safety, Risk Assessment, First Aid, Permit to Work, ISO 45001
  near: Environmental Officer 45, Fire Fighter 30
?Printer | trades
  en: printing press operator, printing technician, print operator, offset printer, large format printer, screen printer, printing machine operator, bookbinder, branding technician, printing assistant
  sw: mpiga chapa
  skills: Printing, Bookbinding, Machine Operation, Adobe Illustrator
  near: Graphic Designer 40, Sign Writer 55
Sign Writer | creative
  en: signwriter, signage technician, signage installer, matatu artist
  sw: mchora mabango
  skills: Sign Writing, Painting, Graphic Design
Hairdresser | trades
  en: hair stylist, hairstylist, hair dresser, salonist, braider, hair braider, salon attendant, salon stylist, loctician, wig maker, dreadlocks specialist
  sw: msusi, msukaji nywele
  sheng: mtu wa salon
  skills: Hairdressing, Braiding, Dreadlocks, Wig Making, Customer Service, Cosmetology
  near: Barber 60, Beautician 70, Salon Manager 60
Barber | trades
  en: barber shop attendant, barbershop attendant, male barber, barber stylist
  sw: kinyozi
  skills: Barbering, Hygiene Standards, Customer Service
  near: Beautician 45
Beautician | trades
  en: beauty therapist, cosmetologist, makeup artist, make up artist, nail technician, nail tech, nail artist, beauty consultant, lash technician, manicurist, beauty technician
  sw: mtaalamu wa urembo, mrembeshaji
  abbr: =MUA
  skills: Beauty Therapy, Nail Care, Makeup, Facials, Massage Therapy, Customer Service
  near: Massage Therapist 70
Massage Therapist | trades
  en: masseuse, spa therapist, spa attendant, masseur
  sw: msaji
  skills: Massage Therapy, Facials, Customer Service, Beauty Therapy
Salon Manager | trades | 2
  en: spa manager, salon supervisor, barbershop manager
  skills: Spa Management, Hairdressing, Customer Service, Team Supervision, Cash Handling
Tattoo Artist | trades
  en: tattooist, henna artist, piercer
  sw: mchoraji wa hina
  skills: Tattooing, Henna Art
  near: Illustrator 40, Beautician 40
House Help | trades
  en: house girl, househelp, house boy, house maid, domestic worker, housemaid, house manager, domestic helper, maid, household manager, house keeper domestic, house worker, live in house help
  sw: mfanyakazi wa nyumbani, dada wa kazi, msichana wa kazi, mfanyikazi wa nyumbani, mtumishi wa nyumbani, msaidizi wa nyumbani
  sheng: mboch, mbochi
  skills: House Cleaning, Laundry Work, Ironing, Food Production, Childcare, Integrity
  near: Nanny 80, Laundry Worker 70, Cleaner 65, Cook 45, Caregiver 45
Nanny | health
  en: baby sitter, babysitter, childminder, day care attendant, daycare attendant, baby care attendant, child caregiver, daycare teacher, nursery assistant, au pair
  sw: yaya, mlezi wa watoto, mtunza watoto, mwangalizi wa watoto
  skills: Childcare, House Cleaning, Infant Feeding, Patience, First Aid
  near: Early Years Teacher 40, Caregiver 55, House Mother 60
Laundry Worker | trades
  en: laundry lady, mama fua, dobi, washer woman, dry cleaner, laundry cleaner, dry cleaning attendant, laundry woman
  sw: mfua nguo, mama wa kufua, mfuaji nguo
  skills: Laundry Work, Ironing, House Cleaning
  near: Laundry Attendant 85, Cleaner 60
Cleaner | trades
  en: office cleaner, janitor, cleaning lady, cleaning attendant, general cleaner, hospital cleaner, industrial cleaner, cleaning staff, housekeeping cleaner, cleaning assistant, sanitation worker, cleaning operative, office cleaner and tea server
  sw: msafishaji, mfanyakazi wa usafi, mtu wa usafi
  skills: Commercial Cleaning, Window Cleaning, Sanitation Work, Public Area Cleaning, Hygiene Standards
  near: Room Attendant 65, Cleaning Supervisor 60, Waste Collector 45, Office Assistant 45, Gardener 40, Steward 50
Cleaning Supervisor | trades | 2
  en: janitorial supervisor, cleaning team leader, soft services supervisor, hygiene supervisor
  skills: Commercial Cleaning, Team Supervision, Hygiene Standards, Stock Taking
  near: Housekeeping Supervisor 75
Fumigator | trades
  en: pest control technician, fumigation technician, pest control operator, pest controller
  sw: mpiga dawa ya wadudu
  skills: Fumigation, Agrochemical Safety, Workplace Safety, Customer Service
  near: Cleaner 50, Farm Hand 30
Waste Collector | trades
  en: garbage collector, refuse collector, recycler, waste picker, street sweeper, waste management assistant, scrap dealer
  sw: mkusanya taka, mzoa taka, mfagiaji
  sheng: mtu wa taka
  skills: Waste Collection, Recycling, Sanitation Work, Physical Fitness
Gardener | trades
  en: groundsman, grounds keeper, groundskeeper, compound attendant, grounds man, compound cleaner, lawn attendant, horticulture gardener, garden attendant, grounds supervisor
  sw: mtunza bustani, mkulima wa bustani
  sheng: shamba boy
  skills: Gardening, Landscaping, Planting, Weeding, Pruning, Irrigation
  near: Farm Hand 70, House Help 35, Caretaker 45, Nursery Attendant 65
Pool Attendant | trades
  en: swimming pool attendant, pool cleaner, pool technician
  skills: Swimming Pool Maintenance, Lifeguarding, Public Area Cleaning
  near: Lifeguard 60
Caretaker | office
  en: apartment caretaker, property caretaker, building caretaker, estate caretaker, school caretaker, building superintendent, flat caretaker
  sw: mtunza nyumba, msimamizi wa nyumba, mwangalizi wa nyumba
  sheng: caretaker wa plot
  skills: Estate Management, Facility Maintenance, Commercial Cleaning, Cash Handling, Record Keeping
  near: Handyman 50, Security Guard 45, Property Manager 50, Cleaner 50
`;
