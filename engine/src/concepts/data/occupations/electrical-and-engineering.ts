/** Power, machines, vehicles, and the engineers who design them. */
export const electricalAndEngineering = `
Electrician | trades
  en: electrical technician, wireman, electrical artisan, wiring technician, maintenance electrician, industrial electrician, electrical installer, electrical fitter, apprentice electrician, electrical officer, electrical intern
  sw: fundi wa umeme, fundi umeme, fundi stima, fundi wa stima
  skills: Electrical Installation, Wiring Diagrams, Fault Finding, Electrical Maintenance, Electrical Testing, Three-Phase Systems, Workplace Safety
  near: Solar Technician 70, Electrical Engineer 55, Maintenance Technician 60, Power Line Technician 60, Electronics Technician 50, Auto Electrician 50, CCTV Technician 45, Instrumentation Technician 50, Generator Technician 60
Solar Technician | trades
  en: solar installer, solar pv technician, solar engineer, solar installation technician, solar energy technician, solar pv installer, renewable energy technician
  sw: fundi wa sola, fundi sola
  skills: Solar Installation, Solar System Design, Battery Maintenance, Electrical Installation, Fault Finding
Power Line Technician | trades
  en: linesman, line technician, lineman, overhead line technician, power line artisan, cable jointer
  skills: Power Line Construction, Cable Laying, Transformer Maintenance, Working at Height, Workplace Safety
Generator Technician | trades
  en: generator mechanic, genset technician, power technician, generator operator
  sw: fundi wa jenereta
  skills: Generator Maintenance, Electrical Maintenance, Fault Finding, Diesel Mechanics
  near: Plant Mechanic 50
Electrical Engineer | trades | 1
  en: electrical and electronics engineer, power engineer, graduate electrical engineer, energy engineer, electrical design engineer, energy auditor
  sw: mhandisi wa umeme
  skills: Electrical Engineering, Electrical Installation, AutoCAD, Switchgear, Motor Control, Energy Auditing
  near: Instrumentation Technician 55, Mechanical Engineer 40, Maintenance Engineer 60
Electronics Technician | trades
  en: electronics engineer, tv repair technician, radio technician, appliance repair technician, appliance technician
  sw: fundi wa televisheni, fundi wa redio, fundi wa elektroniki
  skills: Electronics Repair, Soldering, Appliance Repair, Fault Finding
  near: Phone Repair Technician 65, Biomedical Engineer 40
Phone Repair Technician | trades
  en: phone technician, mobile phone technician, phone repairer, smartphone technician, phone repair specialist
  sw: fundi simu, fundi wa simu
  skills: Phone Repair, Soldering, Electronics Repair, Customer Service
  near: Computer Repair Technician 60
Computer Repair Technician | trades
  en: computer technician, laptop technician, hardware technician, computer maintenance technician
  sw: fundi wa kompyuta, fundi kompyuta
  skills: Computer Repair, Hardware Troubleshooting, Software Installation, Technical Support
  near: IT Support Technician 75
CCTV Technician | trades
  en: cctv installer, security systems technician, alarm technician, cctv installation technician, electric fence installer, security systems installer, access control technician
  sw: fundi wa cctv, fundi wa kamera
  skills: CCTV Installation, Alarm Installation, Access Control Installation, Electric Fence Installation, Structured Cabling, Networking
  near: Fibre Technician 50, Satellite Installer 50
Satellite Installer | trades
  en: dstv installer, dish installer, satellite technician, decoder installer
  sw: fundi wa dstv, fundi wa dish
  skills: Satellite Dish Installation, Structured Cabling, Customer Service
Refrigeration Technician | trades
  en: hvac technician, air conditioning technician, ac technician, refrigeration and air conditioning technician, hvac engineer, fridge technician
  sw: fundi wa friji, fundi friji
  skills: Refrigeration, Air Conditioning, Fault Finding, Electrical Maintenance, Preventive Maintenance
  near: Electrician 45, Maintenance Technician 50
Lift Technician | trades
  en: elevator technician, escalator technician, lift engineer, lift mechanic
  skills: Lift Maintenance, Electrical Maintenance, Fault Finding, Preventive Maintenance
  near: Electrician 50
Instrumentation Technician | trades | 1
  en: instrumentation engineer, control technician, automation technician, automation engineer, plc technician, instrument technician, control systems engineer
  skills: Instrumentation, PLC Programming, SCADA, Industrial Automation, Electrical Maintenance
  near: Maintenance Technician 55
Welder | trades
  en: welder and fabricator, metal fabricator, welding technician, fabricator, arc welder, mig welder, tig welder, welding artisan, metal worker, fabrication technician, welding fabricator
  sw: mchomeleaji, fundi wa kuchomelea, fundi chuma, fundi wa vyuma, fundi welding, fundi wa welding, mchomea vyuma
  skills: Welding, Metal Fabrication, Arc Welding, MIG Welding, Gas Welding, Grinding and Polishing, Technical Drawing, Workplace Safety
  near: Mechanical Fitter 55, Sheet Metal Worker 70, Workshop Foreman 50, Blacksmith 55, Panel Beater 45
Sheet Metal Worker | trades
  en: sheet metal fabricator, tinsmith, ducting technician
  skills: Sheet Metal Work, Metal Fabrication, Welding
Blacksmith | trades
  en: jua kali artisan, metal artisan, forge worker
  sw: mhunzi, fundi jua kali
  skills: Blacksmithing, Metal Fabrication, Welding
Mechanical Fitter | trades | 1
  en: fitter, plant fitter, fitter turner, fitter and turner, bench fitter, mechanical technician, maintenance fitter, millwright
  sw: fundi mitambo, fundi wa mashine
  skills: Machine Repair, Preventive Maintenance, Bearing Replacement, Shaft Alignment, Hydraulics, Machining
  near: Machinist 65, Maintenance Technician 75, Plant Mechanic 60, Mechanical Engineer 50
Machinist | trades
  en: lathe operator, cnc operator, cnc machinist, turner, milling operator, cnc programmer, lathe machine operator, toolmaker
  skills: Machining, Lathe Operation, Milling, CNC Machining, Tool and Die Making, Blueprint Reading
  near: Machine Operator 55
Workshop Foreman | trades | 2
  en: workshop supervisor, workshop manager, garage foreman, workshop in charge, garage manager, service manager motor vehicle
  skills: Team Supervision, Machine Repair, Metal Fabrication, Workplace Safety, Preventive Maintenance, Planning
  near: Mechanic 55, Mechanical Fitter 60, Maintenance Supervisor 65
Maintenance Technician | trades | 1
  en: maintenance officer, maintenance artisan, plant technician, machine technician, factory maintenance technician, general maintenance technician, repair technician, building maintenance technician
  sw: fundi wa ukarabati
  skills: Preventive Maintenance, Machine Repair, Electrical Maintenance, Fault Finding, Facility Maintenance
  near: Handyman 60, Maintenance Supervisor 65
Maintenance Supervisor | trades | 2
  en: maintenance manager, maintenance foreman, chief engineer maintenance, maintenance planner, plant maintenance supervisor
  skills: Preventive Maintenance, Team Supervision, Machine Repair, Planning, Workplace Safety
  near: Maintenance Engineer 75
Handyman | trades
  en: general maintenance worker, odd job man, maintenance man, general fundi, property maintenance assistant
  sw: fundi, fundi wa kila kitu
  skills: Facility Maintenance, Painting, Plumbing, Electrical Maintenance
Mechanical Engineer | trades | 1
  en: graduate mechanical engineer, mechanical engineering technician, mechatronics engineer, mechanical design engineer, mechatronics technician
  sw: mhandisi wa mitambo
  skills: Mechanical Engineering, SolidWorks, AutoCAD, Preventive Maintenance, Machine Repair, Technical Drawing
  near: Maintenance Engineer 80, Process Engineer 45, Industrial Engineer 45
Maintenance Engineer | trades | 1
  en: plant engineer, factory engineer, workshop engineer, reliability engineer mechanical
  skills: Preventive Maintenance, Mechanical Engineering, Machine Repair, Electrical Maintenance, Team Supervision
Process Engineer | trades | 1
  en: chemical engineer, process technologist, production engineer, process technician, manufacturing engineer
  skills: Chemical Engineering, Process Improvement, Quality Control, Production Planning, Workplace Safety
  near: Industrial Engineer 60, Production Supervisor 45, Industrial Chemist 45
Industrial Engineer | trades | 1
  en: work study officer, work study analyst, lean engineer, industrial engineering officer
  skills: Industrial Engineering, Lean Management, Process Improvement, Production Planning
Biomedical Engineer | health | 1
  en: biomedical technician, medical engineering technologist, biomedical engineering technologist, medical equipment technician, medical engineer, hospital equipment technician
  skills: Biomedical Engineering, Medical Equipment Operation, Electronics Repair, Preventive Maintenance
Mining Engineer | trades | 1
  en: mine engineer, mining technician, quarry manager, mine supervisor, blaster
  skills: Mining Engineering, Geology, Workplace Safety, Excavation
  near: Geologist 55, Quarry Worker 25
Quarry Worker | trades
  en: stone cutter, quarry operator, ?miner, artisanal miner, stone dresser, crusher operator
  sw: mchimba mawe, mchimba madini, mchonga mawe
  skills: Stone Dressing, Excavation, Physical Fitness
  near: Construction Worker 50
Geologist | public-service | 1
  en: exploration geologist, hydrogeologist, geology technician, geophysicist
  sw: mwanajiolojia
  skills: Geology, Geographic Information Systems, Sampling, Report Writing
Mechanic | trades
  en: motor vehicle mechanic, auto mechanic, automotive technician, car mechanic, automobile mechanic, vehicle mechanic, motor mechanic, automotive mechanic, garage mechanic, diesel mechanic, truck mechanic, motor vehicle technician, automotive engineer
  sw: mekanika, makanika, fundi wa magari, fundi wa gari, fundi magari
  sheng: meka, mech
  skills: Auto Mechanics, Vehicle Diagnostics, Engine Overhaul, Brake Systems, Suspension Repair, Gearbox Repair, Vehicle Maintenance
  near: Auto Electrician 65, Plant Mechanic 75, Motorcycle Mechanic 60, Tyre Fitter 45, Panel Beater 45, Driver 20
Auto Electrician | trades
  en: automotive electrician, vehicle electrician, car electrician, auto wiring technician
  sw: fundi wa umeme wa magari
  skills: Auto Electrical, Vehicle Diagnostics, Battery Maintenance, Fault Finding
Plant Mechanic | trades | 1
  en: heavy equipment mechanic, heavy machinery mechanic, plant and equipment mechanic, earth moving mechanic, tractor mechanic, heavy duty mechanic
  skills: Heavy Equipment Repair, Diesel Mechanics, Hydraulics, Tractor Repair, Preventive Maintenance
Motorcycle Mechanic | trades
  en: motorbike mechanic, boda boda mechanic, motorcycle technician, bicycle mechanic
  sw: fundi wa pikipiki, fundi pikipiki, fundi wa baiskeli
  sheng: fundi wa nduthi
  skills: Motorcycle Repair, Engine Overhaul, Bicycle Repair
Panel Beater | trades
  en: auto body technician, body repair technician, car body repairer
  sw: fundi wa bodi za magari
  skills: Panel Beating, Spray Painting, Welding
Tyre Fitter | trades
  en: wheel alignment technician, tyre technician, tyre repairer, wheel alignment specialist, puncture repairer
  sw: fundi wa magurudumu, fundi wa tairi, mtu wa puncture
  skills: Tyre Fitting, Wheel Alignment, Customer Service
  near: Car Wash Attendant 40
Car Wash Attendant | trades
  en: car washer, car detailer, carwash attendant, vehicle washer
  sw: muosha magari, mwosha magari
  sheng: mtu wa carwash
  skills: Car Wash, Customer Service
  near: Cleaner 40
Aircraft Technician | trades | 1
  en: aircraft engineer, aircraft maintenance engineer, aeronautical engineer, aircraft mechanic, licensed aircraft engineer, avionics technician
  skills: Aircraft Maintenance, Workplace Safety, Technical Drawing, Preventive Maintenance
  near: Mechanical Engineer 40, Mechanic 35
Marine Engineer | trades | 1
  en: boat builder, ship mechanic, marine technician, boat mechanic, marine engineer officer
  skills: Marine Engineering, Diesel Mechanics, Preventive Maintenance
  near: Seafarer 50
Locksmith | trades
  en: key cutter, lock technician
  sw: fundi wa funguo, fundi kufuli
  skills: Locksmithing, Customer Service
  near: Handyman 40
Watch Repairer | trades
  en: watchmaker, clock repairer
  sw: fundi wa saa, fundi saa
  skills: Electronics Repair, Soldering, Customer Service
  near: Electronics Technician 40, Phone Repair Technician 40
`;
