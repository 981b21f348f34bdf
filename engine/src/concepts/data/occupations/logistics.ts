/** Driving, moving, storing and buying. */
export const logistics = `
Driver | logistics
  en: company driver, personal driver, light vehicle driver, school driver, office driver, chauffeur, family driver, motor vehicle driver, professional driver, saloon car driver, driver messenger, ambulance driver, pick up driver, pickup driver, probox driver, valet driver, driver cum messenger, project driver
  sw: dereva, dereva wa gari, dereva wa kampuni, dereva wa gari dogo
  sheng: dere, dere wa gari
  skills: Driving, Defensive Driving, Vehicle Inspection, Road Safety, Tachograph and Logbook Keeping, Vehicle Maintenance
  near: Delivery Driver 85, Taxi Driver 80, Lorry Driver 70, Bus Driver 60, Matatu Driver 65, Driving Instructor 55, Motorbike Rider 45, Transport Officer 40, Courier 45
Lorry Driver | logistics
  en: truck driver, heavy commercial driver, heavy commercial vehicle driver, hcv driver, trailer driver, heavy truck driver, long distance driver, long haul driver, heavy vehicle driver, tanker driver, tipper driver, canter driver, fuel tanker driver, transit driver, heavy duty driver, prime mover driver, refuse truck driver
  sw: dereva wa lori, dereva lori, dereva wa trela, dereva wa malori, dereva wa masafa marefu
  sheng: dere wa lori, dere wa trela
  skills: Truck Driving, Driving, Defensive Driving, Vehicle Inspection, Tachograph and Logbook Keeping, Load Handling, Road Safety
  near: Bus Driver 65, Delivery Driver 65, Plant Operator 45, Tractor Operator 45, Loader 30
Delivery Driver | logistics
  en: van driver, distribution driver, van delivery driver, delivery van driver, driver salesman, driver sales, truck driver distribution, driver delivery, sales driver
  sw: dereva wa kusambaza bidhaa, dereva wa mizigo
  skills: Driving, Delivery, Route Planning, Vehicle Inspection, Defensive Driving, Cash Handling
  near: Motorbike Rider 60, Courier 60, Van Salesperson 55
Bus Driver | logistics
  en: coach driver, school bus driver, long distance bus driver, staff bus driver, minibus driver
  sw: dereva wa basi, dereva wa basi la shule
  skills: Public Service Vehicle Driving, Driving, Defensive Driving, Road Safety, Vehicle Inspection, Customer Service
  near: Matatu Driver 85
Matatu Driver | logistics
  en: psv driver, nissan driver, sacco driver
  sw: dereva wa matatu, dereva matatu
  sheng: dere wa mat, dere wa matatu, dere wa nganya
  skills: Public Service Vehicle Driving, Driving, Road Safety, Vehicle Inspection
  near: Taxi Driver 70, Matatu Conductor 45
Matatu Conductor | logistics
  en: ?conductor, bus conductor, ?tout, matatu tout, psv conductor, stage attendant
  sw: kondakta, utingo wa matatu, kondakta wa matatu
  sheng: makanga, kange, manamba, donda
  skills: Matatu Conducting, Cash Handling, Customer Service
  near: Stage Clerk 65, Turnboy 45
Stage Clerk | logistics
  en: booking clerk, bus booking clerk, sacco clerk, parcel clerk, bus stage clerk, sacco inspector, stage manager sacco
  skills: Bus Booking, Bus Stage Management, Cash Handling, Matatu Sacco Management
  near: Cashier 45
Taxi Driver | logistics
  en: cab driver, uber driver, bolt driver, ride hailing driver, little cab driver, online taxi driver, online driver, digital taxi driver
  sw: dereva wa teksi, dereva teksi
  sheng: dere wa uber, dere wa bolt
  skills: Taxi Driving, Driving, Defensive Driving, Customer Service, Road Safety
Boda Boda Rider | logistics
  en: bodaboda rider, bodaboda delivery, boda boda delivery rider, boda rider, motorcycle taxi rider, boda boda operator, motorcycle taxi operator, boda boda
  sw: mwendesha boda boda, mwendesha bodaboda, mwanaboda
  sheng: mtu wa nduthi, nduthi guy, nduthi rider, mtu wa boda
  skills: Boda Boda Riding, Motorcycle Riding, Road Safety, Customer Service, Delivery
  near: Motorbike Rider 90, Tuk-Tuk Driver 60
Motorbike Rider | logistics
  en: rider, motorcycle rider, delivery rider, dispatch rider, courier rider, glovo rider, uber eats rider, food delivery rider, motor bike rider, sales rider, bike rider, office rider, jumia rider, bolt food rider, messenger rider
  sw: mwendesha pikipiki, mwanapikipiki
  sheng: rider wa glovo
  skills: Motorcycle Riding, Delivery, Courier Services, Road Safety, Route Planning, Customer Service
  near: Courier 75, Tuk-Tuk Driver 55
Tuk-Tuk Driver | logistics
  en: tuktuk driver, tuk tuk operator, three wheeler driver
  sw: dereva wa tuktuk
  skills: Tuk-Tuk Driving, Driving, Road Safety
Courier | logistics
  en: delivery person, courier agent, delivery agent, messenger, office messenger, delivery man, delivery guy, parcel delivery agent, courier clerk, last mile delivery agent, mail carrier, dispatch messenger, delivery assistant, delivery associate, postman
  sw: mjumbe, tarishi, msambazaji wa vifurushi
  skills: Courier Services, Delivery, Office Errands, Route Planning
  near: Office Assistant 50
Handcart Puller | logistics
  en: handcart operator, donkey cart operator, water vendor, cart pusher
  sw: mtu wa mkokoteni, muuza maji, mvuta mkokoteni
  skills: Handcart Transport, Load Handling, Physical Fitness
  near: Loader 65
Loader | logistics
  en: offloader, loading assistant, cargo handler, loader and offloader, cargo loader, stevedore, dock worker, house mover, moving assistant, goods handler
  sw: mpakiaji, hamali, mbeba mizigo, mpakia mizigo, kuli
  skills: Load Handling, Order Picking, Physical Fitness
  near: Turnboy 85, Warehouse Assistant 65
Turnboy | logistics
  en: turn boy, truck assistant, driver mate, lorry mate, van assistant, driver assistant
  sw: utingo, utingo wa lori, taniboi
  skills: Load Handling, Delivery, Physical Fitness
Forklift Operator | logistics
  en: forklift driver, reach truck operator, fork lift operator, stacker operator
  sw: dereva wa forklift, mwendesha forklift
  skills: Forklift Operation, Load Handling, Workplace Safety, Warehouse Management, Order Picking
  near: Plant Operator 55, Warehouse Assistant 60, Lorry Driver 40, Crane Operator 50
Plant Operator | logistics
  en: heavy equipment operator, excavator operator, backhoe operator, grader operator, bulldozer operator, wheel loader operator, roller operator, heavy machinery operator, earth moving operator, shovel operator, paver operator
  sw: mwendesha tingatinga, mwendesha greda, dereva wa tingatinga
  skills: Heavy Machinery Operation, Excavator Operation, Wheel Loader Operation, Grader Operation, Workplace Safety, Vehicle Inspection
  near: Crane Operator 65, Tractor Operator 60, Construction Worker 35
Crane Operator | logistics
  en: mobile crane operator, tower crane operator, boom truck operator, gantry operator
  sw: mwendesha kreni
  skills: Crane Operation, Rigging, Workplace Safety, Heavy Machinery Operation
Driving Instructor | teaching
  en: driving school instructor, driver trainer, driving tutor
  sw: mwalimu wa udereva
  skills: Driving Instruction, Driving, Road Safety, Defensive Driving
Fuel Pump Attendant | logistics
  en: pump attendant, petrol station attendant, fuel attendant, forecourt attendant, service station attendant, petrol attendant, station attendant, customer service attendant petrol station
  sw: mhudumu wa kituo cha mafuta, muuza petroli
  skills: Fuel Pump Attending, Cash Handling, Customer Service, Fuel Management
  near: Cashier 55, Shop Attendant 55, Petrol Station Manager 45, Car Wash Attendant 50
Petrol Station Manager | sales | 2
  en: service station manager, forecourt supervisor, petrol station supervisor, station manager fuel
  skills: Fuel Management, Store Management, Cash Reconciliation, Team Supervision, Stock Reconciliation
  near: Store Manager 65
Parking Attendant | logistics
  en: traffic marshal, parking marshal, parking officer, revenue attendant parking
  sw: mwelekeza magari
  skills: Traffic Marshalling, Customer Service, Cash Handling
  near: Security Guard 50
Transport Officer | logistics | 1
  en: transport supervisor, fleet supervisor, transport coordinator, fleet officer, transport assistant, fleet controller, transport clerk, dispatcher, dispatch clerk, dispatch officer, fleet coordinator, transport planner, tracking officer, fleet assistant, garage officer, dispatch assistant
  sw: msimamizi wa usafiri, afisa wa usafiri
  skills: Transport Management, Fleet Management, Dispatching, Vehicle Tracking, Fuel Management, Route Planning
  near: Transport Manager 75, Logistics Coordinator 70
Transport Manager | logistics | 3
  en: fleet manager, transport and logistics manager, head of transport, distribution manager, garage and transport manager
  sw: meneja wa usafiri
  skills: Transport Management, Fleet Management, Fuel Management, Team Supervision, Budgeting, Road Safety
  near: Logistics Manager 75
Logistics Coordinator | logistics | 1
  en: logistics officer, logistics assistant, logistics associate, logistics executive, shipping coordinator, distribution officer, distribution coordinator, logistics supervisor, supply chain coordinator, logistics analyst
  sw: mratibu wa usafirishaji, afisa wa usafirishaji
  skills: Logistics, Route Planning, Dispatching, Inventory Management, Fleet Management, Microsoft Excel
  near: Supply Chain Officer 80, Clearing and Forwarding Officer 55, Logistics Manager 65, Warehouse Manager 45
Logistics Manager | logistics | 3
  en: head of logistics, supply chain manager, supply chain director, supply chain and logistics manager, head of supply chain, logistics director
  skills: Supply Chain Management, Logistics, Procurement, Inventory Management, Team Supervision, Demand Forecasting
  near: Procurement Manager 65, Warehouse Manager 65, Operations Manager 55
Supply Chain Officer | logistics | 1
  en: supply chain assistant, supply chain management officer, supply chain analyst, supply chain specialist, demand planner, supply planner, supplies officer, materials planner, supply chain executive, inventory planner, supply chain intern
  sw: afisa wa ugavi
  skills: Supply Chain Management, Procurement, Inventory Management, Demand Forecasting, Public Procurement, Microsoft Excel
  near: Procurement Officer 85, Storekeeper 50
Procurement Officer | logistics | 1
  en: purchasing officer, ?buyer, procurement and logistics officer, procurement and logistics assistant, procurement and supply chain officer, procurement and supplies officer, procurement and stores officer, procurement intern, procurement and administration officer, procurement coordinator, procurement administrator, purchasing clerk, purchasing executive, procurement assistant, procurement specialist, sourcing officer, procurement executive, purchasing assistant, sourcing specialist, procurement clerk, procurement analyst, category buyer, procurement associate, tender officer, bids officer, tender executive
  sw: afisa wa ununuzi, afisa ununuzi
  skills: Procurement, Tendering, Purchase Orders, Supplier Management, Public Procurement, Contract Negotiation
  near: Procurement Manager 70, Storekeeper 45
Procurement Manager | logistics | 3
  en: head of procurement, purchasing manager, category manager procurement, sourcing manager, chief procurement officer, procurement lead
  skills: Procurement, Strategic Sourcing, Supplier Management, Contract Negotiation, Contract Management, Team Supervision
Storekeeper | logistics
  en: store keeper, stores clerk, stores assistant, inventory clerk, stores officer, inventory officer, stock clerk, stock controller, stores controller, inventory controller, inventory assistant, inventory analyst, stock taker, stock keeper, stores supervisor, pharmacy storekeeper, receiving clerk, stock and inventory clerk, materials controller
  sw: mtunza ghala, mtunza stoo, mweka stoo, karani wa stoo, msimamizi wa stoo
  skills: Store Keeping, Stock Taking, Inventory Management, Receiving Goods, Bin Card Management, FIFO Stock Rotation, Stock Reconciliation
  near: Warehouse Assistant 80, Warehouse Manager 60, Shop Attendant 40, Data Entry Clerk 35
Warehouse Assistant | logistics
  en: warehouse clerk, warehouse attendant, warehouse associate, ?picker, order picker, warehouse worker, picker packer, picking and packing assistant, warehouse loader, warehouse operative, merchandise handler, packing clerk, dispatch packer, warehouse casual
  sw: mfanyakazi wa ghala, karani wa ghala
  skills: Order Picking, Warehouse Management, Load Handling, Receiving Goods, Stock Taking, Barcode Scanning
  near: Warehouse Manager 40, Shelf Packer 55
Warehouse Manager | logistics | 2
  en: warehouse supervisor, warehouse team leader, depot manager, warehouse officer, warehouse in charge, depot supervisor, inventory manager, fulfilment manager, hub manager, depot clerk
  sw: msimamizi wa ghala, meneja wa ghala
  skills: Warehouse Management, Inventory Management, Team Supervision, Stock Reconciliation, Dispatching, Workplace Safety
Clearing and Forwarding Officer | logistics | 1
  en: clearing and forwarding clerk, clearing agent, declaration officer, declaration clerk, customs agent, customs clerk, clearing officer, freight forwarder, customs declarant, clearing clerk, customs declaration officer, clearing and forwarding agent, customs clearance officer, freight clerk, customs broker, import export officer, declarant, freight operations officer, documentation officer shipping, imports documentation officer
  sw: wakala wa forodha
  skills: Customs Clearance, Freight Forwarding, iCMS Customs System, Tariff Classification, Bill of Lading, Import and Export
  near: Shipping Clerk 80, Customs Officer 55
Shipping Clerk | logistics
  en: shipping officer, port clerk, tally clerk, container clerk, shipping documentation clerk, vessel operations officer, ship agent, cargo clerk, icd clerk, boarding officer, cargo officer, freight sales executive
  skills: Shipping, Port Operations, Container Handling, Bill of Lading, Cargo Tracking
Weighbridge Clerk | logistics
  en: weighbridge operator, weighbridge attendant, cane weighing clerk
  sw: karani wa mizani
  skills: Weighbridge Operation, Record Keeping, Data Entry
  near: Storekeeper 50
Seafarer | logistics
  en: seaman, sailor, ship captain, ship master, ship engineer, deckhand, ship crew member, ship officer, deck officer, able seaman, marine deck cadet
  sw: baharia, mwanamaji
  skills: Ship Handling, Maritime Safety, Physical Fitness
  near: Fisherman 35
Train Driver | logistics | 1
  en: locomotive driver, train operator, railway technician, locomotive operator, station master, sgr attendant
  sw: dereva wa treni
  skills: Rail Operations, Road Safety, Workplace Safety
  near: Bus Driver 35, Plant Operator 35
?Pilot | logistics | 1
  en: airline pilot, first officer pilot, commercial pilot, drone pilot, flight instructor, drone operator, drone technician
  sw: rubani
  skills: Flight Operations, Drone Operation
  near: Flight Dispatcher 40
Flight Dispatcher | logistics | 1
  en: flight operations officer, air traffic controller, flight operations dispatcher, airport operations officer
  skills: Flight Operations, Air Traffic Control, Airport Ground Handling
  near: Airport Customer Service Agent 35
`;
