import { readSkills, type Skill } from '../skill.ts';

/** Hotels, kitchens, restaurants, travel, events. */
export const hospitality: readonly Skill[] = /* @__PURE__ */ readSkills(
  'hospitality',
  `
Food Production: cook, cooking, cookery, food preparation, meal preparation, chef de partie, commis chef, =Chef, sous chef, head chef, executive chef, kitchen work, cooked, food cooking
Kitchen Management: kitchen supervision, kitchen operations, kitchen brigade
Menu Planning: menu design, menu development, menu engineering
Recipe Development: recipe costing, standard recipes
Baking: baker, bakery, bread making
Pastry: pastry chef, pastry making, patisserie
Cake Decoration: cake decorating, cake making, cake baking, cake design
Mandazi and Chapati Making: mandazi, chapati, chapati making, mandazi making
Barbecue: grill chef, grilling, choma
Butchery: butcher, meat cutting, meat processing
Fish Preparation: fish cleaning, fish frying, fish filleting
Local Cuisine: kenyan cuisine, swahili dishes, african dishes, swahili cuisine
Continental Cuisine: continental dishes, international cuisine
Chinese Cuisine: chinese cooking
Indian Cuisine: indian dishes, indian cooking
Italian Cuisine: pizza making, pizza chef
Vegetarian Cooking: vegan cooking
Salad Preparation: cold kitchen, garde manger
Fast Food Preparation: chips frying, fast food, fries cook
Street Food Vending: smokie vendor, food kiosk, food vending
Catering: caterer, outside catering, catering services, catering and accommodation
Institutional Catering: school kitchen, mass catering
Food Plating: food presentation, plate presentation
Food Costing: menu costing, portion control
Food Safety: food hygiene, food handling, food handler certificate, food handling certificate
HACCP: hazard analysis critical control points
Hygiene Standards: hygiene, kitchen hygiene, sanitation standards, personal hygiene
Dishwashing: dish washing, kitchen steward, kitchen stewarding, kitchen porter
Food and Beverage Service: food and beverage, f&b, f&b service, food service
Waiting Tables: waiter, waitress, waiting staff, table service, table waiting
Table Setting: table layout, napkin folding
Fine Dining: silver service, fine dining service
Buffet Service: buffet, buffet setup
Room Service: in room dining
Banqueting: banquet, banquet service
Bartending: bartender, barman, barmaid, bar tending, bar attendant, bar service
Mixology: cocktail making, cocktails, mixologist
Barista: coffee making, latte art, barista skills, espresso
Coffee Roasting: coffee roaster, coffee cupping, coffee cupper
Wine Service: sommelier, wine knowledge, wine pairing
Beer Brewing: brewing, brewer
Bar Stock Control: bar stock, beverage control
Restaurant Management: restaurant manager, restaurant supervision, restaurant operations
Hotel Management: hotel manager, hotel operations, hospitality management, hotel administration
Front Office: front desk, front office operations, hotel receptionist, hotel reception
Guest Relations: guest service, guest experience, guest care, guest handling
Check-In and Check-Out: guest check in, check in procedures
Concierge: concierge services
Porter Service: luggage handling, bell boy, bellboy, hotel porter
Night Audit: night auditor
Reservations: reservation, room reservations, reservation agent, hotel booking, bookings
Revenue Management: yield management, room pricing
Opera PMS: opera property management, opera fidelio, fidelio
Property Management Systems: pms software, hotel management system
Amadeus: amadeus gds
Galileo GDS: galileo, travelport
Sabre: sabre gds
Ticketing: air ticketing, ticketing agent, flight booking
Housekeeping: housekeeper, room attendant, room steward, chambermaid, housekeeping supervisor
Room Cleaning: room making, bed making, making beds
Linen Management: linen, linen room
Laundry Operations: laundry, laundry attendant, laundry services, hotel laundry
Public Area Cleaning: public area attendant
Flower Arrangement: floral arrangement, florist, floral design
Spa Management: spa operations, spa attendant
Gym Instruction: fitness instructor, gym instructor, fitness trainer, personal trainer, aerobics
Yoga Instruction: yoga teacher, yoga instructor
Lifeguarding: lifeguard, life saver, pool lifeguard
Swimming Instruction: swimming instructor, swimming coach
Children's Entertainment: kids club, animation team
Entertainment Hosting: deejay, disc jockey, mc services, master of ceremonies
Event Planning: event management, event organising, event coordination, event planner, organised event, planned event, organising event
Wedding Planning: wedding planner, wedding coordination
Conference Coordination: conference organising, conference services, conference management
Event Decoration: event decor, venue decoration, balloon decoration
Tent and Chair Hire: tent setup, tents and chairs
Event Ushering: ushering, usher
Event Protocol: protocol services, protocol officer
Tour Guiding: tour guide, tour leading, tourist guide, safari guide
Safari Driving: driver guide, tour driver, safari driver
Wildlife Knowledge: game drives, birding, bird watching, kpsga, wildlife guiding
Mountain Guiding: mountain guide, trekking guide, hiking guide, mountain porter
Itinerary Planning: tour planning, itinerary design, tour packages
Travel Consultancy: travel agent, travel consultant, travel agency, travel arrangements
Tourism Management: tourism, travel and tourism, tourism marketing
Tour Operations: tour operator, tour operations management
Visa Processing: visa application, visa assistance
Cabin Crew: flight attendant, air hostess, cabin crew training
Airline Customer Service: passenger handling, passenger services
Camp Management: tented camp, safari camp
Camp Cooking: bush cooking
Eco-Tourism: ecotourism, community tourism
Cultural Performance: cultural dance, traditional dance
Homestay Management: airbnb hosting, airbnb, airbnb management, short stay management
Guest House Management: guesthouse, lodge management
Diving Instruction: scuba diving, padi, dive master
Boat Operation: boat captain, coxswain, boat driver, dhow sailing
Casino Operations: casino dealer, croupier, betting shop
Complaint Handling: handling complaints, complaint resolution, complaint management
Upselling: up selling, suggestive selling
Stock Ordering: kitchen ordering, food ordering, ordering stock
Kitchen Stock Control: food stock, pantry management
Cold Storage: cold chain storage, cold store
Food Preservation: food drying, canning, food processing
Juice Making: juice production, fresh juice, smoothie making
Ice Cream Making
Nutrition Planning: diet planning, special diets
School Feeding: school meals, school feeding programme
Party Catering: birthday catering
`,
);
