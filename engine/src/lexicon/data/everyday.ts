/**
 * How people say in plain words what they do, for skills that have a name of their own. A spelling marked `?` is an ordinary word,
 * which counts in an enumeration with skills of its kind or after what one does with it: "grew kale", "repaired brakes".
 */
export const everyday = `
Gearbox Repair: ?gearboxes, ?gearbox, repair of gearboxes, repaired gearboxes
Brake Systems: ?brakes, repair of brakes, repaired brakes, brake pads
Auto Mechanics: ?engines, repairing engines, repaired engines, car service, servicing vehicles, serviced vehicles, vehicle service, oil change
Diesel Mechanics: diesel engine repair, overhauled engines
Braiding: ?braids, ?plaits
Hairdressing: hair styling, hair dressing, styling hair
Fundraising: raised funds, raising funds
M-Pesa Agency: float management, ?float, ?deposits and withdrawals, airtel money, bank and mobile money agent
Cash Handling: handling money, counting cash, cash deposits, received payments, receiving payments, ?till, balanced the till, balancing the till, balancing of tills, balanced tills, banked cash, banking of cash, cash banking
Tomato Farming: ?tomatoes
Horticulture: ?kale, ?onions, ?vegetables, ?cabbages, ?spinach
Dairy Farming: milked cows
Farm Labour: farm work, casual farm work
Maternal Health: antenatal clinics, ?antenatal, anc clinic
Midwifery: conducted deliveries, ?deliveries of babies, delivered babies, delivering babies
Malaria Management: malaria tests
Wound Care: dressed wounds, dress wounds, dressing wounds, cleaned wounds
Medication Administration: gave medication, give medication, giving medication, gave medicines, give medicines, gave injections, give injections, injections
Vital Signs Monitoring: taking vital signs, took vital signs, take vital signs, vitals
Phlebotomy: took blood samples, taking blood, blood samples
Site Supervision: site diaries, ran the site
Technical Drawing: read drawings
Bills of Quantities: bqs, =BQ
Exam Setting: ?exams, set exams, exam marker, examinations coordinator, exam marking
Calendar Management: kept the diary, kept diary, keeping the diary, diary of the director, managed diaries, managing diaries, diary
Computer Literacy: use of computer, using computers, computer use, ?internet, email and internet
House Cleaning: clean houses, cleaning of houses
Fibre Optics: pulled fibre, spliced cable, splicing, splicing cables, fibre cable, fiber cable
Kitchen Cabinet Fitting: kitchen cabinets, fitted wardrobes, wardrobes
PPR Pipe Jointing: ?ppr, ?pvc, ppr and pvc
Pipe Fitting: fitted pipes, fitting pipes, laid pipes, laying pipes, water pipes
Solar Water Heating: ?water heaters
Drainage Works: ?drains, cleared drains, clearing drains
Electrical Installation: wiring of houses, ?wiring, electric wiring, electrical fittings, wiring ya nyumba
Grinding and Polishing: ?grinding
Facebook Marketing: ?facebook, facebook page
Customer Onboarding: opened new accounts, opening new accounts, opening of accounts
Cross-Selling: cross sold, cross selling products
KoboToolbox: kobocollect
Driving: drove a car, drove cars, drove vehicles, drove company vehicles, driving vehicles, drive a car, driving of vehicles
Truck Driving: drove trailers, driving trucks, driving lorries, truck and trailer driving
Courier Services: delivered parcels, delivering parcels, delivered letters, delivering packages, delivered packages
Delivery: delivered goods, delivering goods, delivered food, delivering food, delivered orders
Stock Taking: took stock, stock checks, stock control counts, stocktake
Inventory Management: ?stock, managed stock, managing stock, stock records, kept stock records
Customer Service: serve customers, helped customers, attend to customers, dealing with customers, looked after customers
Complaint Handling: handled complaints, answered complaints, resolved complaints, resolving complaints, customer complaints
Inbound Calls: answered calls, received calls, receiving calls, answered phones, answering phones, answering the phone, telephone calls
Data Entry: keyed in data, keying in data
Typing: typed letters, typing letters, typed documents, typing documents
Filing: filed documents, filing documents, file keeping, filed letters
Report Writing: write reports, prepare reports
Bookkeeping: kept accounts, keeping accounts, kept the accounts
Payroll: paid salaries, paying salaries, preparing payroll, salaries and wages
Invoicing: ?invoices, posted invoices, issuing invoices, issued invoices, raised invoices, prepared invoices, preparing invoices, posting invoices
Bank Reconciliation: bank rec, bank recon, reconciled bank, reconciling bank, reconciled accounts, reconciled the bank
Procurement: bought supplies, purchased goods, purchasing goods, sourced suppliers, sourcing suppliers, procured
Recruitment: recruited staff, hired staff, hiring staff, recruiting staff, shortlisted candidates
Training Delivery: trained users, trained employees, trained new staff, training users, training employees
Sales: sold products, selling products, sold goods, selling goods, sold phones, sold clothes, sold shoes
Retail Display: arranged shelves, arranging shelves, stocking shelves, stocked shelves, price tagging
Childcare: cared for children, take care of children, care for children, taking care of children
Housekeeping: made beds
Room Cleaning: cleaned rooms, cleaning rooms, clean rooms
Commercial Cleaning: cleaned offices, cleaning offices, ?mopping, ?dusting
Laundry Work: washed clothes, washing clothes, washing and ironing
Ironing: ironed clothes, ironing clothes
Food Production: cooked meals, cooking meals, cooked food, cooking food, cook meals, prepared meals, preparing meals, prepare meals
Waiting Tables: served guests, serving guests, serve guests, took orders, served food, serving food, ?serving tables
Gate Control: screening visitors, screened visitors, searched visitors, checking visitors
Patrolling: day patrols, patrolled, patrols
Security Guarding: guarded banks, guarded, guard duties
Welding: welded gates, welding gates, made gates, making gates
Carpentry: made furniture, ?beds and tables, roofing timber
Masonry: laid blocks, laying blocks, laid bricks, laying bricks, brick laying, stone work
Tiling: laid tiles, laying tiles, ?tiles
Painting: painted walls
Tailoring: sewed dresses, sewed uniforms, sewing uniforms, made dresses, making dresses, sews, makes curtains, making curtains, school uniforms
Teaching: taught pupils, teaching pupils, taught classes, taught students, teaching students
SQL: relational database
UI Design: user interfaces, ui development
Video Editing: edited videos, editing videos
Photography: took photos, taking photos, took pictures
Fumigation: ?spraying pests
Milking: milk cows
Planting: planted crops, planted trees, planting crops
Weeding: weeded
Farm Records: kept farm records
Translation: translated documents, translating documents
Research: carried out surveys, conducted surveys
Survey Administration: carried out interviews, conducted interviews
Debt Collection: collect debts, collected debts, collecting debts, followed up arrears, following up arrears
Credit Analysis: appraised loans, appraising loans
Machine Operation: operated machines, operate machines, ran machines
Quality Control: checked quality, checking quality
Packaging: packed goods, packing goods, packed products, packing products, packed
Budgeting: prepared budgets, preparing budgets, made budgets
Petty Cash: kept petty cash, handled petty cash, petty cash book
Patient Care: attended to patients, attending to patients, attend to patients, treated patients, treating patients
Dispensing: dispensed drugs, dispensed medicines, dispense drugs
`;
