/** Whoever can do what stands on the left can do what stands on the right, of trades, farms, kitchens and offices. */
export const tradesToOffice = `
PPR Pipe Jointing, Pipe Threading > Pipe Fitting
Pipe Fitting, Leak Detection, Drainage Works, Sanitary Ware Installation, Water Tank Installation, Septic Tank Maintenance > Plumbing
Solar Water Heating > Plumbing, Solar Installation
Wiring Diagrams, Lighting Installation, Earthing and Lightning Protection, Three-Phase Systems > Electrical Installation
Motor Control, Motor Rewinding, Switchgear, Electrical Testing, Generator Maintenance, Transformer Maintenance > Electrical Maintenance
Electrical Installation > Electrical Maintenance
Cable Laying > Electrical Installation
Solar System Design, Battery Maintenance > Solar Installation
Solar Installation > Electrical Installation
PLC Programming, SCADA > Industrial Automation
Industrial Automation > Instrumentation
Phone Repair, Computer Repair, Appliance Repair > Electronics Repair
Computer Repair > Hardware Troubleshooting
CCTV Installation, Alarm Installation, Access Control Installation, Electric Fence Installation > Electrical Installation
Air Conditioning > Refrigeration
Arc Welding, MIG Welding, TIG Welding, Gas Welding, Underwater Welding > Welding
Welding, Sheet Metal Work, Plasma Cutting, Blacksmithing, Grinding and Polishing > Metal Fabrication
Lathe Operation, Milling, CNC Machining > Machining
Machining, Bottling, Boiler Operation, Assembly Line Work > Machine Operation
Bearing Replacement, Shaft Alignment, Conveyor Maintenance, Sewing Machine Repair > Machine Repair
Preventive Maintenance, Machine Repair > Facility Maintenance
Furniture Making, Wood Turning, Kitchen Cabinet Fitting, Formwork > Carpentry
Stone Dressing, Block Making, Plastering, Paving > Masonry
Masonry, Concrete Works, Roofing, Tiling, Steel Fixing, Painting > Building Construction
Mjengo Labour > Building Construction
Asphalt Works > Road Construction
Site Supervision > Building Construction, Team Supervision
Structural Engineering, Highway Engineering, Geotechnical Engineering, Water Engineering > Civil Engineering
Bills of Quantities, Estimating > Quantity Surveying
Setting Out > Land Surveying
ArchiCAD, Revit > Building Information Modelling
AutoCAD, SolidWorks, ArchiCAD, Revit, SketchUp > Technical Drawing
Landscaping, Pruning > Gardening
Engine Overhaul, Brake Systems, Suspension Repair, Gearbox Repair, Diesel Mechanics, Vehicle Diagnostics > Auto Mechanics
Auto Electrical > Vehicle Diagnostics
Auto Mechanics > Vehicle Maintenance
Tractor Repair > Heavy Equipment Repair
Heavy Equipment Repair > Diesel Mechanics
Garment Production, Pattern Making, Embroidery > Tailoring
Braiding, Dreadlocks, Wig Making > Hairdressing
Nail Care, Makeup, Facials, Waxing, Massage Therapy, Eyelash Extensions > Beauty Therapy
Hairdressing, Barbering, Beauty Therapy > Cosmetology
Laundry Work, Ironing > House Cleaning
Window Cleaning, Carpet Cleaning, Sanitation Work, Public Area Cleaning, House Cleaning > Commercial Cleaning
Lockout Tagout, Permit to Work, Working at Height, Confined Space Entry, Fire Safety > Workplace Safety
Production Planning > Production Supervision
Production Supervision > Team Supervision
Baking, Pastry, Local Cuisine, Continental Cuisine, Chinese Cuisine, Indian Cuisine, Italian Cuisine, Barbecue, Fast Food Preparation, Salad Preparation > Food Production
Mandazi and Chapati Making, Camp Cooking, Vegetarian Cooking > Food Production
Cake Decoration > Baking
Menu Planning, Food Costing > Kitchen Management
Institutional Catering, Party Catering > Catering
Catering > Food Production
HACCP > Food Safety
Food Safety > Hygiene Standards
Waiting Tables, Room Service, Buffet Service, Banqueting, Fine Dining, Bartending, Barista > Food and Beverage Service
Mixology > Bartending
Check-In and Check-Out, Night Audit, Reservations, Concierge > Front Office
Front Office, Guest Relations > Customer Service
Opera PMS > Property Management Systems
Amadeus, Galileo GDS, Sabre > Ticketing
Ticketing, Itinerary Planning, Visa Processing > Travel Consultancy
Room Cleaning, Linen Management > Housekeeping
Wedding Planning, Conference Coordination > Event Planning
Safari Driving > Tour Guiding, Driving
Midwifery, Theatre Nursing, Critical Care > Nursing
Nursing > Patient Care
Wound Care, Vital Signs Monitoring, Personal Care Assistance, Injection Administration, Intravenous Therapy > Patient Care
Injection Administration, Intravenous Therapy > Medication Administration
Aseptic Technique, Sterilization > Infection Prevention
Basic Life Support, Advanced Life Support > First Aid
Advanced Life Support > Basic Life Support
Clinical Assessment, Minor Surgery > Clinical Medicine
Diabetes Care, Hypertension Management > Chronic Disease Management
PMTCT, HIV Testing Services > HIV Care
Infant Feeding, Malnutrition Management, Dietetics > Nutrition
Trauma Counselling, Addiction Counselling, Patient Counselling, Student Counselling > Counselling
Psychotherapy > Counselling
Dispensing, Pharmaceutical Care, Compounding, Prescription Review > Pharmacy
Phlebotomy, Microscopy, Haematology, Clinical Chemistry, Medical Microbiology, Parasitology, Blood Banking > Laboratory Testing
Medical Laboratory > Laboratory Testing
Ultrasound, CT Scanning, Mammography > Radiography
Electronic Health Records, DHIS2, Medical Coding > Health Records
Disease Surveillance, Health Promotion, Environmental Health, Epidemiology, Immunization > Public Health
Home Visits > Community Health Work
Nursing Aide Work, Disability Care > Caregiving
Maize Farming, Wheat Farming, Rice Farming, Bean Farming, Potato Farming, Tea Farming, Coffee Farming, Sugarcane Farming, Tomato Farming, Avocado Farming > Crop Production
Planting, Weeding, Harvesting, Spraying > Farm Labour
Floriculture, Vegetable Growing, Greenhouse Management > Horticulture
Horticulture, Agronomy > Crop Production
Crop Production, Livestock Production > Agriculture
Dairy Farming, Poultry Farming, Pig Farming, Goat Keeping, Sheep Keeping, Rabbit Keeping, Beef Production, Pastoralism > Livestock Production
Milking > Dairy Farming
Egg Production, Broiler Production, Hatchery Management > Poultry Farming
Scouting > Pest Management
Livestock Vaccination, Artificial Insemination > Animal Health
Veterinary Medicine > Animal Health
Drone Crop Monitoring > Drone Operation
Truck Driving, Public Service Vehicle Driving, Taxi Driving, Defensive Driving, Driving Instruction > Driving
Boda Boda Riding > Motorcycle Riding
Courier Services > Delivery
Excavator Operation, Grader Operation, Wheel Loader Operation, Crane Operation > Heavy Machinery Operation
Fleet Management, Dispatching, Route Planning > Transport Management
Transport Management, Freight Forwarding, Warehouse Management, Distribution Management > Logistics
Logistics, Procurement, Demand Forecasting > Supply Chain Management
Public Procurement, Strategic Sourcing, Tendering, Purchase Orders > Procurement
Stock Taking, Stock Reconciliation, Bin Card Management, FIFO Stock Rotation, Store Keeping > Inventory Management
Receiving Goods, Order Picking > Warehouse Management
iCMS Customs System, Tariff Classification > Customs Clearance
Air Freight, Shipping > Freight Forwarding
Minute Taking, Correspondence, Typing > Secretarial Work
Executive Assistance, Secretarial Work, Reception, Filing, Stationery Management > Office Administration
Records Management, Archiving, Filing > Record Keeping
Typing > Data Entry
Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Microsoft Outlook, Microsoft Access, Microsoft Publisher > Microsoft Office
Pivot Tables, VLOOKUP, Excel Macros, Power Query > Microsoft Excel
Microsoft Office, Google Workspace, LibreOffice, Typing > Computer Literacy
Google Sheets, Google Docs, Google Forms, Google Drive > Google Workspace
Recruitment, Onboarding, Employee Relations, Performance Management, Leave Management, Talent Management, HR Information Systems > Human Resources
Interviewing > Recruitment
Training Delivery > Facilitation
Project Planning, Project Reporting, Agile Project Management, PRINCE2, PMP, IT Project Management > Project Management
Scrum, Kanban > Agile Project Management
Requirements Gathering, Business Process Mapping > Business Analysis
Six Sigma, Lean Management > Process Improvement
Quality Control, Quality Inspection > Quality Assurance
KoboToolbox, ODK, SurveyCTO, Survey Administration > Data Collection
Team Supervision > Supervision
Proposal Writing, Policy Writing > Report Writing
`;
