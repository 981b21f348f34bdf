import { readSkills, type Skill } from '../skill.ts';

/** Moving people and goods, storing and buying them. */
export const logistics: readonly Skill[] = /* @__PURE__ */ readSkills(
  'logistics',
  `
?Driving: driver, driving licence, driver licence, driving license, light vehicle driving, valid driving licence, personal driver, company driver
Defensive Driving: defensive driver, defensive driving certificate
Truck Driving: truck driver, lorry driver, heavy commercial vehicle, trailer driver, heavy truck, long distance driving, bce licence, drove truck, drove lorry, ten wheeler, 10 wheeler
Public Service Vehicle Driving: psv driver, psv licence, psv badge, matatu driver, bus driver, psv driving
Matatu Conducting: ?matatu, matatu conductor, tout, conductor
Taxi Driving: taxi driver, uber driver, bolt driver, ride hailing, cab driver
Boda Boda Riding: boda boda, bodaboda, boda boda rider, nduthi, boda rider, motorcycle taxi
Motorcycle Riding: motorcycle rider, motorbike rider, motorcycle licence, motor cycle riding, rider
Tuk-Tuk Driving: tuk tuk, tuktuk, tuk tuk driver
Delivery: delivery rider, delivery driver, delivery services, parcel delivery, food delivery, last mile delivery, delivery person
Courier Services: courier, dispatch rider, messenger, parcel handling
Handcart Transport: hand cart
Forklift Operation: forklift, forklift operator, forklift driver, fork lift
Crane Operation: crane operator, mobile crane, tower crane
Excavator Operation: excavator, excavator operator, backhoe, backhoe operator
Grader Operation: grader operator, motor grader, bulldozer operator, roller operator
Wheel Loader Operation: wheel loader, shovel operator
Heavy Machinery Operation: heavy equipment operator, plant operator, heavy machine operator
Vehicle Inspection: pre trip inspection, vehicle checks, ntsa inspection, motor vehicle inspection
Vehicle Maintenance: vehicle servicing, minor vehicle repairs, car maintenance, motor vehicle maintenance, kutunza gari
Tachograph and Logbook Keeping: log book, logbook, work ticket
Road Safety: road safety awareness, traffic rules, highway code, road safety training
Fuel Management: fuel monitoring, fuel control
Fuel Pump Attending: pump attendant, fuel attendant, petrol station attendant, petrol station
Fleet Management: fleet manager, fleet, fleet controller, fleet operations
Vehicle Tracking: gps tracking, car tracking, fleet tracking, telematics
Transport Management: transport manager, transport officer, transport planning, transport coordination
Route Planning: route optimisation, delivery routing, trip planning
Dispatching: dispatcher, dispatch, dispatch clerk, load planning
Load Handling: loading and offloading, loader, turnboy, turn boy, offloading
Logistics: logistics management, logistics officer, logistics coordinator
Supply Chain Management: supply chain, supply chain officer, scm, supply chain operations
Procurement: procurement officer, purchasing, =Buyer, procurement management, purchasing officer
Public Procurement: ppada, public procurement and asset disposal act, egp system, ifmis procurement, agpo
Strategic Sourcing: sourcing, vendor sourcing, supplier sourcing
Tendering: tender preparation, bidding, tender documents, rfq, request for quotation, tender evaluation, tenders
Supplier Management: vendor management, supplier relationship management, supplier relations, supplier evaluation
Contract Negotiation: negotiating contracts, supplier negotiation
Purchase Orders: lpo, local purchase order, purchase requisition
Inventory Management: inventory, inventory control, stock control, stock management, inventory officer
Stock Taking: stocktaking, stock take, stock count, cycle counting, physical stock count, stock counting, counted stock, counting stock
Stock Reconciliation: inventory reconciliation, stock variance
Warehouse Management: warehouse, warehousing, warehouse supervisor, warehouse clerk, warehouse operations
Store Keeping: storekeeper, store keeper, storekeeping, stores clerk
Receiving Goods: goods receiving, goods received note, grn, receiving clerk
Order Picking: picking and packing, pick and pack, order picker, picker packer
Order Fulfilment: order fulfillment, order processing
Bin Card Management: bin card, stock card
FIFO Stock Rotation: fifo, fefo, stock rotation
Barcode Scanning: barcode scanner, bar coding, barcoding, rfid
Warehouse Management Systems: wms
Demand Forecasting: demand planning, sales forecasting, forecasting demand
Distribution Management: distribution, distribution planning, distributor management
Cross-Docking
Cold Chain Logistics: refrigerated transport, reefer, cold chain
Customs Clearance: clearing and forwarding, customs clearing, customs declaration, clearing agent, customs agent, customs broker, customs entry, clearing officer
Freight Forwarding: freight forwarder, freight
Import and Export: import export, importation, exporting, import documentation, export documentation, importing
KenTrade TradeNet: kentrade, tradenet, single window system
iCMS Customs System: icms, simba system, customs management system
Tariff Classification: hs code, tariff code, customs valuation
Incoterms: incoterm
Bill of Lading: airway bill, shipping documents
Letters of Credit
Shipping: shipping line, ocean freight, sea freight, shipping clerk
Air Freight: air cargo, cargo handling, airfreight
Port Operations: kilindini, terminal operations, port clerk, tally clerk, container terminal
Container Handling: container stuffing, container loading, icd operations, inland container depot
Ship Handling: seafarer, seaman, baharia, deckhand, ship crew, seafaring
Maritime Safety: stcw, stcw certificate
Stevedoring: stevedore, dock worker
Rail Operations: sgr, standard gauge railway, sgr cargo, railway operations, train driving, madaraka express
Airport Ground Handling: ground handling, ramp agent, baggage handling, ramp handling
Aviation Security: avsec, airport security
Flight Operations: flight dispatch, airline pilot, aviation
Air Traffic Control: air traffic controller
Drone Operation: drone pilot, drone flying, rpas licence, drone operator
Moving Services: house moving, relocation services
Bus Booking: bus ticketing, parcel booking, booking clerk
Bus Stage Management: sacco stage, stage clerk
Matatu Sacco Management: matatu sacco, transport sacco
Dangerous Goods Handling: dangerous goods, hazardous materials, hazmat, dangerous goods regulations
Asset Tracking: asset tagging, asset register, fixed asset register
Asset Disposal: disposal of assets, boarding of assets
Humanitarian Logistics: relief distribution, emergency logistics, food aid distribution
Medical Supply Chain: health commodities, kemsa, pharmaceutical supply chain
Reverse Logistics: returns handling, returns management
Quality Inspection: goods inspection, inspection of goods, incoming inspection
Weighbridge Operation: weighbridge, weighbridge clerk, axle load
E-commerce Fulfilment: online order delivery, jumia delivery, e commerce logistics
Cargo Tracking: shipment tracking, cargo monitoring, rects
Cargo Insurance: marine insurance, goods in transit insurance
SAP MM: sap materials management, sap mm module
5S Method: 5s, five s, 5s methodology
Traffic Marshalling: traffic marshal, parking attendant, parking management
Cross-Border Trade: cross border transport, one stop border post, border clearance
East African Customs Law: eaccma, eac customs management act
Cross-Border Driving: transit routes, transit driving
Car Hire: car rental, vehicle hire
School Transport: taking children to school, school bus, school van
Delivery Apps: glovo, bolt food, uber eats, little app
`,
);
