/** Hotels, kitchens, travel and events. */
export const hospitality = `
Cook | hospitality
  en: chef, commis chef, kitchen chef, commis cook, school cook, line cook, hotel cook, institutional cook, cook cateress, private chef, personal chef, commis, grill chef, chips fryer, shawarma maker, chips maker, fry cook, nyama choma chef, kitchen intern, breakfast chef, cateress, chips cook
  sw: mpishi, mpishi wa shule, mpishi wa hoteli
  sheng: mtu wa jikoni
  skills: Food Production, Kitchen Management, Menu Planning, Food Safety, Hygiene Standards, Local Cuisine
  near: Chef de Partie 80, Kitchen Assistant 60, Caterer 70, Pastry Chef 55
Chef de Partie | hospitality | 1
  en: demi chef, demi chef de partie, chef de rang kitchen, section chef, pizza chef, continental chef, indian chef, chinese chef, sushi chef
  abbr: =CDP
  skills: Food Production, Menu Planning, Continental Cuisine, Food Safety, Hygiene Standards, Food Plating
  near: Head Chef 65
Head Chef | hospitality | 3
  en: executive chef, sous chef, chef in charge, kitchen manager, kitchen supervisor, executive sous chef, chief cook
  sw: mpishi mkuu
  skills: Food Production, Kitchen Management, Menu Planning, Food Costing, Food Safety, Team Supervision, Stock Ordering
  near: Cook 50, Food and Beverage Manager 60
Pastry Chef | hospitality | 1
  en: cake baker, pastry cook, cake decorator, pastry commis, cake designer, pastry and bakery chef, confectioner
  sw: mwoka keki
  skills: Pastry, Baking, Cake Decoration, Food Safety, Recipe Development
Kitchen Assistant | hospitality
  en: kitchen hand, kitchen helper, kitchen porter, kitchen attendant, kitchen staff, cook assistant, pantry attendant, dishwasher
  sw: msaidizi wa jikoni, muosha vyombo
  skills: Dishwashing, Food Production, Hygiene Standards, Salad Preparation
  near: Steward 80, Cleaner 45, House Help 40
?Steward | hospitality
  en: kitchen steward, stewarding supervisor, room steward assistant
  skills: Dishwashing, Waiting Tables, Hygiene Standards
Caterer | hospitality | 1
  en: catering officer, catering supervisor, catering manager, outside caterer, catering assistant, catering coordinator
  sw: mwandalizi wa chakula
  skills: Catering, Food Production, Menu Planning, Food Costing, Institutional Catering, Food Safety
  near: Food and Beverage Manager 55, Event Planner 40
Waiter | hospitality
  en: waitress, canteen attendant, cafeteria attendant, waiter waitress, waitstaff, food and beverage attendant, food and beverage waiter, restaurant attendant, food server, restaurant waiter, service staff, f&b attendant, hotel waiter, hotel attendant, food and beverage service attendant, restaurant hostess
  sw: mhudumu wa hoteli, mhudumu wa mkahawa, muhudumu wa hoteli, weita
  skills: Waiting Tables, Food and Beverage Service, Table Setting, Upselling, Cash Handling, Customer Service
  near: Bartender 65, Barista 60, Steward 50, Restaurant Supervisor 55, Room Attendant 40, Shop Attendant 35
Bartender | hospitality
  en: barman, barmaid, bar attendant, mixologist, bar waiter, bar tender, counter attendant bar, wines and spirits attendant
  sw: mhudumu wa baa
  skills: Bartending, Mixology, Bar Stock Control, Cash Handling, Customer Service
  near: Barista 50
Barista | hospitality
  en: coffee maker, coffee brewer, coffee shop attendant, cafe attendant
  skills: Barista, Food and Beverage Service, Cash Handling, Customer Service
Restaurant Supervisor | hospitality | 2
  en: restaurant captain, headwaiter, head waiter, bar supervisor, food and beverage supervisor, bar manager, restaurant manager, assistant restaurant manager, restaurant team leader, cafe manager, f&b supervisor
  skills: Restaurant Management, Food and Beverage Service, Team Supervision, Cash Handling, Stock Ordering, Complaint Handling
  near: Food and Beverage Manager 75
Food and Beverage Manager | hospitality | 3
  en: f&b manager, banqueting manager, food and beverage controller, banqueting coordinator, food and beverage cost controller
  skills: Food and Beverage Service, Restaurant Management, Food Costing, Banqueting, Team Supervision, Cost Control
  near: Hotel Manager 65
Hotel Manager | hospitality | 3
  en: lodge manager, hospitality manager, camp manager, resort manager, hotel operations manager, duty manager, guest house manager, assistant hotel manager, hotel supervisor, duty manager hotel, rooms division manager, hotel general manager
  sw: meneja wa hoteli
  skills: Hotel Management, Front Office, Guest Relations, Revenue Management, Team Supervision, Budgeting
  near: Front Office Manager 60, General Manager 50, Restaurant Supervisor 50
Front Office Agent | hospitality
  en: hotel receptionist, night receptionist, front desk agent, front office receptionist, front desk officer, front desk attendant, front office attendant, night auditor, guest service agent, reservations agent, reservations officer, front desk assistant, front office assistant, front office officer
  sw: mpokea wageni wa hoteli
  skills: Front Office, Check-In and Check-Out, Reservations, Guest Relations, Opera PMS, Customer Service, Night Audit
  near: Receptionist 80, Guest Relations Officer 80, Front Office Manager 60, Travel Consultant 40
Front Office Manager | hospitality | 2
  en: front office supervisor, front desk manager, reservations manager, front desk supervisor
  skills: Front Office, Guest Relations, Team Supervision, Reservations, Revenue Management, Complaint Handling
Guest Relations Officer | hospitality | 1
  en: guest relations manager, guest relations executive, guest experience officer, ?concierge, guest services officer, guest relations hostess
  skills: Guest Relations, Complaint Handling, Concierge, Front Office, Customer Service
Room Attendant | hospitality
  en: housekeeper, housekeeping attendant, room steward, chambermaid, hotel cleaner, housekeeping staff, housekeeping assistant, public area attendant, room cleaner, hotel housekeeper
  sw: mhudumu wa vyumba
  skills: Housekeeping, Room Cleaning, Linen Management, Public Area Cleaning, Hygiene Standards
  near: Housekeeping Supervisor 60, Laundry Attendant 70, House Help 55
Housekeeping Supervisor | hospitality | 2
  en: executive housekeeper, housekeeping manager, floor supervisor housekeeping, housekeeping team leader, head housekeeper, assistant housekeeper, house keeping manager, house keeping supervisor
  skills: Housekeeping, Team Supervision, Linen Management, Stock Taking, Hygiene Standards
Laundry Attendant | hospitality
  en: hotel laundry attendant, laundry operator, laundry assistant, laundry supervisor, linen attendant, linen room attendant, ?presser
  skills: Laundry Operations, Ironing, Linen Management
Porter | hospitality
  en: bellboy, bell boy, luggage porter, hotel porter, bellman, doorman
  sw: mbeba mizigo wa hoteli, mchukuzi
  skills: Porter Service, Guest Relations, Customer Service
  near: Loader 40
Lifeguard | hospitality
  en: pool lifeguard, beach lifeguard, swimming instructor, swimming coach, swimming teacher
  sw: mwokoaji
  skills: Lifeguarding, Swimming Instruction, First Aid
Fitness Trainer | hospitality
  en: gym instructor, fitness instructor, personal trainer, yoga instructor, aerobics instructor, gym trainer, gym attendant, fitness coach
  sw: mkufunzi wa mazoezi
  skills: Gym Instruction, Yoga Instruction, First Aid, Customer Service
  near: Sports Coach 50
Tour Guide | hospitality
  en: safari guide, tourist guide, driver guide, tour driver guide, tour leader, driver tour guide, mountain guide, hiking guide, nature guide, museum guide, safari driver, tour driver, bird guide
  sw: mwongoza watalii, kiongozi wa watalii, mwelekezi wa watalii
  skills: Tour Guiding, Wildlife Knowledge, Safari Driving, Customer Service, First Aid
  near: Tour Consultant 50, Driver 45, Game Ranger 45
Tour Consultant | hospitality | 1
  en: tour operator, tours officer, tour operations officer, safari consultant, tours and travel consultant, tour coordinator, tours executive, itinerary planner, tour planner, tourism officer, tours manager, tour sales consultant
  skills: Tour Operations, Itinerary Planning, Tourism Management, Travel Consultancy, Reservations
  near: Travel Consultant 85
Travel Consultant | hospitality | 1
  en: travel agent, ticketing officer, ticketing agent, ticketing and reservations officer, travel officer, travel advisor, travel executive, visa consultant, visa officer, air ticketing agent
  sw: wakala wa usafiri
  skills: Travel Consultancy, Ticketing, Amadeus, Galileo GDS, Visa Processing, Reservations
Cabin Crew | hospitality
  en: flight attendant, air hostess, air steward, cabin attendant, cabin crew member
  sw: mhudumu wa ndege
  skills: Cabin Crew, Customer Service, First Aid, Airline Customer Service
  near: Airport Customer Service Agent 55, Waiter 40
Airport Customer Service Agent | hospitality
  en: check in agent, passenger service agent, airline customer service agent, ground hostess, airport agent, ground handling agent, ramp agent, passenger handling agent
  skills: Airline Customer Service, Airport Ground Handling, Ticketing, Customer Service
Event Planner | hospitality | 1
  en: events coordinator, event manager, wedding planner, event organiser, conference coordinator, events officer, events executive, conference and events coordinator, event decorator
  sw: mpangaji wa hafla, mratibu wa hafla
  skills: Event Planning, Wedding Planning, Event Logistics, Conference Coordination, Budgeting, Event Decoration
  near: Event Usher 40, Marketing Officer 35
Event Usher | hospitality
  en: usher, usherette, event hostess, event crew, event attendant
  skills: Event Ushering, Event Protocol, Customer Service
  near: Brand Ambassador 60
Event Host | creative
  en: master of ceremonies, events mc, corporate mc
  abbr: =MC, =Emcee
  skills: Entertainment Hosting, Public Speaking
  near: DJ 50, Radio Presenter 60
Florist | hospitality
  en: flower arranger, floral designer, flower shop attendant
  sw: mpamba maua
  skills: Flower Arrangement, Event Decoration, Customer Service
  near: Event Planner 40, Shop Attendant 40
Casino Attendant | hospitality
  en: croupier, casino dealer, betting shop attendant, gaming attendant, betting shop cashier, slot attendant
  skills: Casino Operations, Cash Handling, Customer Service
  near: Cashier 55, Waiter 35
Boat Operator | hospitality
  en: coxswain, boat captain, boat driver, diving instructor, dive master, skipper
  sw: nahodha, mwendesha boti
  skills: Boat Operation, Maritime Safety, Diving Instruction
  near: Seafarer 60, Fisherman 45
Food Vendor | hospitality
  en: food kiosk attendant, kibanda owner, street food vendor, smokie vendor, chips vendor, mandazi vendor, chapati vendor, kibanda attendant, kiosk cook
  sw: mama ntilie, muuza chakula, mama chapati, muuza chips, mama kibanda
  sheng: smokie guy, mtu wa smokie
  skills: Street Food Vending, Mandazi and Chapati Making, Food Production, Cash Handling
  near: Cook 60, Hawker 60, Grocer 55
`;
