import { readSkills, type Skill } from '../skill.ts';

/** Building, fitting, repairing, making and caring for things and looks. */
export const trades: readonly Skill[] = /* @__PURE__ */ readSkills(
  'trades',
  `
Plumbing: plumber, plumbing works
Pipe Fitting: pipefitting, pipe fitter, pipefitter, pipe installation
Pipe Threading
PPR Pipe Jointing: ppr jointing, ppr piping, ppr pipe
Drainage Works: drain cleaning, unblocking drains, drainage installation, drain laying
Septic Tank Maintenance: septic tank, exhauster services
Leak Detection: leak repair, leak testing, finding leaks
Pump Maintenance: pump repair, pump servicing, booster pump, pump technician
Borehole Drilling: borehole, borehole driller
Water Treatment: water purification, water treatment plant
Water Meter Reading: meter reading, meter reader
Solar Water Heating: solar water heater, solar heater installation
Gas Fitting: gas fitter, lpg installation, gas piping
Sanitary Ware Installation: sanitary fittings, bathroom fitting
Rainwater Harvesting: roof catchment
Water Tank Installation: tank installation
Electrical Installation: electrician, electrical wiring, house wiring, electrical works, wired house, wiring house, kufunga nyaya za umeme
Electrical Maintenance: electrical repair, electrical technician
Three-Phase Systems: three phase, 3 phase, three phase motor
Fault Finding: faultfinding, fault tracing, fault diagnosis, kurekebisha hitilafu za umeme, hitilafu za umeme
Wiring Diagrams: reading wiring diagrams, electrical drawing, circuit diagram
Motor Control: motor starter, motor control centre, star delta starter
Motor Rewinding: rewinding motors, motor winding
Switchgear: switchgear maintenance, distribution board
Earthing and Lightning Protection: earthing, lightning protection, lightning arrestor
Generator Maintenance: generator servicing, generator repair, genset, genset maintenance
Cable Laying: cable jointing, cable termination, cable pulling
Power Line Construction: linesman, overhead line, line construction
Transformer Maintenance: transformer installation, transformer testing
Electrical Testing: earth leakage testing, insulation testing, electrical inspection
Lighting Installation: light fitting
Solar Installation: solar installer, solar pv, solar panel installation, solar technician, solar power, installed solar panel, installing solar panel, solar panel
Solar System Design: solar design, solar sizing, pvsyst, helioscope
Battery Maintenance: battery bank, inverter installation, inverter, battery storage, ups units, ups maintenance
Wind Turbine Maintenance: wind turbine
PLC Programming: plc, programmable logic controller, siemens plc
SCADA: scada system
Instrumentation: instrument technician, instrumentation and control, process instrumentation
Industrial Automation: factory automation
Hydraulics: hydraulic system, hydraulic repair
Pneumatics: pneumatic system
Electronics Repair: electronics technician, fundi wa electronics, tv repair, radio repair
Phone Repair: mobile phone repair, phone technician, smartphone repair, repaired phone, repairing phone
Computer Repair: laptop repair, computer maintenance, computer technician
Soldering: circuit board soldering, smd soldering
CCTV Installation: cctv, cctv technician, surveillance camera installation
Alarm Installation: alarm system, intruder alarm
Electric Fence Installation: electric fence, electric fencing
Access Control Installation: access control system, biometric installation
Satellite Dish Installation: dstv installation, satellite installation, aerial installation, tv mounting, decoder installation
Lift Maintenance: elevator maintenance, lift technician, escalator maintenance
Air Conditioning: hvac, ac technician, air conditioner repair, hvac technician, ac installation, split unit
Refrigeration: fridge repair, refrigeration technician, cold room maintenance, refrigerant handling, refrigerant, cold room installation, cold rooms
Appliance Repair: washing machine repair, microwave repair, cooker repair
Welding: welded, welder, welding and fabrication
Arc Welding: stick welding, smaw, shielded metal arc welding
MIG Welding: gmaw, mig welder
TIG Welding: gtaw, tig welder, argon welding
Gas Welding: oxy acetylene, oxyacetylene welding, gas cutting
Plasma Cutting
Underwater Welding
Metal Fabrication: fabrication, fabricator, steel fabrication, metal works, metalwork
Sheet Metal Work: sheet metal, sheet metal fabrication
Steel Fixing: steel fixer, bar bending, reinforcement fixing
Grinding and Polishing: metal polishing, angle grinder
Blacksmithing: blacksmith, jua kali artisan
Lathe Operation: lathe machine, lathe operator, turning and milling
Milling: milling machine, milling operator
CNC Machining: cnc, cnc operator, cnc machine
Machining: machinist, machine shop
Tool and Die Making: tool maker, die making, toolmaking
Mould Making: mold making
Machine Operation: machine operator, operating machines
Machine Repair: machine maintenance, equipment repair, plant maintenance
Preventive Maintenance: preventative maintenance, planned maintenance, scheduled maintenance
Boiler Operation: boiler operator, boiler attendant, boilers
Bearing Replacement: bearing alignment
Shaft Alignment: laser alignment
Conveyor Maintenance: conveyor belt
Sewing Machine Repair: sewing machine mechanic
Carpentry: carpenter, joinery, joiner
Furniture Making: furniture maker, cabinet making, cabinet maker
Upholstery: upholsterer, sofa making, sofa repair
Wood Turning: wood carving, woodwork
Timber Treatment: timber processing, sawmill, sawmilling
Kitchen Cabinet Fitting: kitchen fitting, wardrobe fitting
Formwork: shuttering, formwork carpentry
Roofing: roofer, roof installation, roof repair, mabati installation
Ceiling Installation: gypsum ceiling, ceiling works, gypsum installation, gypsum
Masonry: mason, stone masonry, bricklaying, bricklayer
Stone Dressing: stone cutting, quarrying, quarry worker
Block Making: brick making, interlocking blocks, block laying
Concrete Works: concreting, concrete mixing, concrete casting, reinforced concrete
Plastering: plasterer, wall plastering, plastered
Tiling: tiler, tile fixing, floor tiling, tile installation
Terrazzo: terrazzo floor
Painting: painter, wall painting, house painting, painting and decorating, painted house, painting house
Spray Painting: spray painter, car spraying, auto spray painting
Wallpaper Installation: wallpapering, wall paper hanging
Epoxy Flooring: floor coating
Waterproofing: damp proofing
Glazing: glazier, glass fitting, aluminium windows, aluminium fabrication, aluminium works, window fitting
Insulation Work: thermal insulation, lagging
Paving: cabro, cabro laying, cabro works, paving blocks
Road Construction: road works, road maintenance, tarmacking
Asphalt Works: asphalt paving, bitumen
Scaffolding: scaffolder, scaffold erection
Rigging: rigger, slinging, rigging and lifting
Demolition: demolition works
Excavation: digging foundations, foundation works, trenching
Mjengo Labour: mjengo, casual labourer, manual labour, construction worker, casual labour, site labourer
Site Supervision: site supervisor, site foreman, foreman, clerk of works, construction supervision
Construction Management: construction manager, construction project management
Building Construction: building and construction, building works, building technology
Civil Engineering: civil engineer, civil works
Structural Engineering: structural engineer, structural design
Mechanical Engineering: mechanical engineer, mechanical technician
Electrical Engineering: electrical engineer, electrical and electronic engineering
Water Engineering: water engineer, hydraulic engineering
Chemical Engineering: chemical engineer, process engineer, process engineering
Mining Engineering: mining engineer
Industrial Engineering: industrial engineer
Biomedical Engineering: biomedical engineer, medical equipment maintenance, biomedical technician
Highway Engineering: highway design, road design
Geotechnical Engineering: soil testing, geotechnical investigation
Materials Testing: concrete testing, cube test, materials laboratory
Quantity Surveying: quantity surveyor
Bills of Quantities: boq, preparing boqs
Estimating: cost estimation, estimator, cost estimating
Land Surveying: land surveyor, surveyor, topographical survey, topographic survey, cadastral survey, deed plan, topographical surveying
Setting Out: building setting out, total station, theodolite, rtk gps, gnss
Architecture: architect, architectural design, architectural drawing
Technical Drawing: drafting, draughtsman, draughtsmanship, draftsman, engineering drawing
Blueprint Reading: reading blueprints, reading drawings, interpreting drawings
AutoCAD: auto cad, autocad civil 3d, civil 3d
ArchiCAD
Revit: autodesk revit, bim modelling
SolidWorks: solid works
Building Information Modelling: bim
SketchUp
Interior Fit-Out: fit out, interior finishing, interior fittings
Landscaping: landscaper, garden design, landscape design
Gardening: gardener, shamba boy, lawn maintenance, grounds keeping, groundskeeping
Tree Cutting: tree felling, arborist, chainsaw operation, power saw
Swimming Pool Maintenance: pool maintenance, pool attendant, pool cleaning
Auto Mechanics: mechanic, motor vehicle mechanic, car repair, vehicle repair, automotive mechanic, repaired car, repaired vehicle, repairing car, repairing vehicle
Auto Electrical: auto electrician, auto electrics, car wiring, vehicle wiring
Vehicle Diagnostics: car diagnostics, auto diagnostics, obd diagnostics, obd ii, launch x431, computerised diagnostics, diagnostic scanner
Engine Overhaul: engine repair, engine rebuilding
Diesel Mechanics: diesel engine
Gearbox Repair: transmission repair
Brake Systems: brake repair, brake servicing
Suspension Repair: suspension system
Wheel Alignment: wheel balancing, wheel alignment and balancing
Tyre Fitting: tyre repair, puncture repair, tyre fitter
Panel Beating: panel beater, body work, car body repair, auto body repair
Car Wash: carwash, car washing, car wash attendant, car detailing
Motorcycle Repair: boda boda repair, motorbike repair, motorcycle mechanic, pikipiki repair
Bicycle Repair: bicycle mechanic
Heavy Equipment Repair: plant mechanic, earth moving equipment repair, heavy machinery repair
Tractor Repair: tractor mechanic, farm machinery repair
Aircraft Maintenance: aircraft engineer, aircraft technician
Marine Engineering: ship repair, boat repair, boat building
Locksmithing: locksmith, key cutting
Shoe Making: shoe maker, cobbler, shoe repair
Leatherwork: leather work, leather craft, leather goods
Tailoring: tailor, dressmaking, dressmaker, seamstress, sewing, sewed, sewn
Garment Production: garment making, garment manufacturing, apparel production, epz production, overlock, overlock machine, flatlock machine, single needle machine, garment factory
Pattern Making: pattern cutting, pattern drafting, garment cutting
Embroidery: embroidery machine
Knitting: crocheting, crochet
Weaving: basket weaving, kiondo
Textile Printing: fabric printing, tie and dye, batik
Beadwork: bead work, beading, jewellery making, jewelry making
Pottery: ceramics
Soap Making: detergent making, liquid soap making
Candle Making
Hairdressing: hairdresser, hair dresser, hair stylist, hairstylist, salonist
Braiding: hair braiding, hair plaiting, plaiting, braided
Dreadlocks: locs, dreadlock maintenance, locktician
Wig Making: wig installation
Barbering: barber, hair cutting
Beauty Therapy: beautician, beauty therapist, beauty treatments
Nail Care: manicure, pedicure, nail technician, nail art, gel nails
Makeup: make up artist, makeup artist, bridal makeup
Facials: facial treatment, skincare, skin care
Massage Therapy: massage, masseuse, massage therapist, spa therapist
Waxing: threading, eyebrow threading, eyebrow shaping
Eyelash Extensions: lash technician, lash extension
Henna Art: henna
Tattooing: tattoo artist
Cosmetology: cosmetologist
House Cleaning: domestic cleaning, house help, househelp, house girl, domestic worker, domestic work, mboch, cleaned house, cleaning house
Laundry Work: hand washing clothes, dry cleaning, dhobi
Ironing: pressing clothes
Commercial Cleaning: office cleaning, =Cleaner, office cleaner, janitor, janitorial services, cleaning services, industrial cleaning
Window Cleaning: facade cleaning, rope access
Carpet Cleaning: sofa cleaning, upholstery cleaning
Fumigation: pest control, fumigator, fumigation services
Waste Collection: garbage collection, garbage collector, waste collector
Recycling: waste recycling, plastic recycling, scrap metal
Sanitation Work: toilet cleaning, sanitation services
Facility Maintenance: building maintenance, handyman, fundi, maintenance technician
Packaging: packing, packer, product packaging
Assembly Line Work: assembly line, production line, production operator, factory work, factory worker
Production Supervision: production supervisor, shift supervision
Production Planning: production scheduling, production control
Bottling: bottling line, filling machine
Printing: offset printing, printer operator, digital printing, screen printing, large format printing
Bookbinding: book binding, print finishing
Sign Writing: signwriting, signage, signage installation
Plastic Moulding: injection moulding, blow moulding
Glass Making: glass blowing
Cement Production: cement manufacturing
Sugar Processing: sugar boiling, sugar mill
Steel Production: rolling mill, steel rolling
Foundry Work: metal casting, foundry
Workplace Safety: occupational safety, occupational health and safety, osh, ohs, health and safety, osha, work safety, toolbox talk, dosh, doshs, safety rules
Lockout Tagout: lock out tag out, loto
Working at Height: work at height
Confined Space Entry: confined space
Fire Safety: fire fighting, fire marshal, fire extinguisher servicing, fire prevention
Permit to Work: permit to work system
Trade Test: grade test certificate, government trade test, nita trade test, nita
EPRA Licence: epra, epra licensed, erc licence
Energy Auditing: energy audit, energy efficiency, energy management
Biogas Installation: biogas, biogas plant
Charcoal and Briquette Making: briquette making, briquettes
Improved Cookstove Making: cookstove, jiko making, energy saving jiko
Root Cause Analysis: rca, fishbone analysis, failure analysis
Good Manufacturing Practice: gmp, cgmp
Statistical Process Control: spc
Total Productive Maintenance: tpm
Spare Parts Management: spare parts, spare parts sales, parts counter sales
Hybrid and Electric Vehicles: electric motorcycle repair, hybrid vehicle repair, electric vehicle repair, ev technician
Woodworking Machines: panel saw, edge bander, wood planer, spindle moulder
Incident Investigation: accident investigation, investigating accidents, incident reporting
Oil and Gas Operations: oil and gas, petroleum operations
Mini-Grids: utility scale solar, solar power plant
Job Cards: filling job cards
`,
);
