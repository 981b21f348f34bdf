import { readSkills, type Skill } from '../skill.ts';

/** Crops, animals, fish, forests, and what is made of them. */
export const farming: readonly Skill[] = /* @__PURE__ */ readSkills(
  'farming',
  `
Agriculture: agricultural science, farming, farmer, general agriculture, agriculturist
Agronomy: agronomist, crop agronomy, agronomy services
Horticulture: horticulturist, horticultural production
Floriculture: flower farming, rose growing, rose farming, flower farm, cut flowers
Crop Production: crop husbandry, growing crops, crop farming, crop management
Crop Planning: cropping calendar, crop rotation, planting plan
Land Preparation: ploughing, harrowing
Planting: sowing, transplanting seedlings, kupanda
Weeding: weed control, weed management
Pruning: plant pruning
Harvesting: crop harvesting, picking crops, harvested
Post-Harvest Handling: post harvest management, postharvest, post harvest losses
Grain Storage: hermetic storage, cereals storage
Grain Drying: maize drying, maize sheller
Maize Farming: maize, growing maize, maize production
Wheat Farming: wheat production, barley farming
Rice Farming: paddy, rice growing, mpunga, rice production
Bean Farming: maharagwe, beans production, legume production
Potato Farming: irish potato, potato production, viazi, waru
Sweet Potato Farming: sweet potato, viazi vitamu
Cassava Farming: cassava, muhogo, mihogo
Sorghum and Millet Farming: sorghum, millet, mtama, wimbi
Green Gram Farming: green grams, ndengu
Tea Farming: tea growing, tea picking, tea plucking, chai picking, tea plucker, tea estate, tea production
Tea Processing: tea factory, tea tasting, ctc tea, tea taster
Coffee Farming: coffee growing, coffee production, coffee picking
Coffee Processing: coffee milling, wet mill, coffee pulping, coffee factory
Sugarcane Farming: sugarcane, sugar cane, miwa, cane cutting
Avocado Farming: avocado, hass avocado, parachichi, avocado growing
Mango Farming: mango growing, maembe, mango production
Banana Farming: tissue culture banana, ndizi, banana production
Macadamia Farming: macadamia, macadamia nuts, makadamia
Cashew Farming: cashew nuts, korosho
Coconut Farming: coconut, mnazi
Pineapple Farming: pineapple growing, mananasi
Passion Fruit Farming: passion fruit
Citrus Farming: orange farming, citrus
Pawpaw Farming: papaya farming, pawpaw
Watermelon Farming: watermelon, tikiti maji
Tomato Farming: tomato growing, nyanya, tomato production, grew tomato, growing tomato
Onion Farming: onion growing, vitunguu
Cabbage and Kale Farming: sukuma wiki, kale growing, cabbage farming
French Bean Farming: french beans, mishiri, snow peas
Capsicum Farming: capsicum, pilipili hoho, chilli farming
Vegetable Growing: vegetable farming, kitchen garden, growing vegetables, vegetable production
Indigenous Vegetables: african leafy vegetables, managu, mboga za kienyeji
Herb and Spice Growing: herb growing, spice farming
Strawberry Farming: strawberry growing
Mushroom Growing: mushroom farming, mushroom cultivation
Pyrethrum Farming: pyrethrum
Cotton Farming: cotton growing, pamba
Sisal Production: sisal, katani
Sunflower Farming: sunflower, alizeti
Macadamia Processing: nut cracking, nut processing
Miraa Farming: miraa, khat, muguka
Moringa and Aloe Growing: moringa, aloe vera farming
Greenhouse Management: greenhouse, greenhouse farming, greenhouse supervisor, greenhouse growing
Hydroponics: hydroponic farming, aquaponics
Nursery Management: tree nursery, seedling production, seedling nursery, plant nursery
Grafting: plant propagation, grafting seedlings
Seed Production: seed multiplication, seed inspection
Plant Breeding: crop breeding
Tissue Culture: plant tissue culture
Irrigation: drip irrigation, irrigation system, sprinkler irrigation, irrigation technician
Irrigation Design: irrigation engineering, irrigation scheme
Soil Science: soil fertility, soil health, soil management
Soil Sampling: taking soil samples, soil analysis
Soil Conservation: terracing, erosion control, soil and water conservation
Composting: compost making, vermicompost, manure making, organic manure
Fertilizer Application: fertiliser, fertigation, fertilizer use, top dressing
Organic Farming: organic agriculture, organic certification
Conservation Agriculture: minimum tillage, zero tillage
Climate-Smart Agriculture: climate smart farming, climate resilient agriculture
Permaculture
Agroforestry: agro forestry
Forestry: forester, forest management, afforestation, tree planting, reforestation
Pest Management: integrated pest management, ipm, pest and disease control, pest scouting, crop protection
Plant Pathology: plant disease, plant health, crop diseases
Entomology: entomologist
Scouting: crop scouting, pest scout
Agrochemical Safety: safe use of agrochemicals, pesticide safety, pesticide handling, safe use of pesticides
Spraying: knapsack sprayer, crop spraying, spray operator
Agrovet: agro vet, agrovet shop, agrovet attendant, agro dealer, agrodealer
Animal Health: animal health officer, animal health assistant, animal health technician
Veterinary Medicine: veterinarian, vet, veterinary doctor, veterinary surgeon, veterinary services
Livestock Production: livestock, livestock keeping, animal husbandry, animal production, livestock farming
Livestock Vaccination: animal vaccination, vaccinating animals, vaccinating cattle, vaccinating birds
Artificial Insemination: ai technician, inseminator, cattle insemination
Cattle Breeding: animal breeding, cattle, ng'ombe
Dairy Farming: dairy, dairy cow, dairy production, dairy farm, kept dairy cow, keeping cow, kept cow
Milking: machine milking, milking cows, milker, milked
Milk Quality Testing: milk testing, lactometer, milk grading
Milk Cooling: milk collection, milk cooling plant, milk bulking
Dairy Processing: yoghurt making, cheese making, milk processing, dairy technology, mala
Beef Production: beef farming, feedlot, fattening cattle
Pastoralism: pastoralist, herding, herder, herdsman, kuchunga, cattle herding
Rangeland Management: pasture management, range management
Fodder Production: napier grass, hay making, silage making, fodder, boma rhodes
Feed Formulation: animal feeds, feed mixing, feed milling, animal nutrition
Goat Keeping: goat farming, dairy goat, goat rearing
Sheep Keeping: sheep farming, kondoo, wool production
Camel Keeping: camel, camel milk, ngamia
Pig Farming: piggery, pig rearing, pig keeping
Rabbit Keeping: rabbit farming
Poultry Farming: poultry, chicken rearing, layers and broilers, kienyeji chicken, poultry keeping, kuku kienyeji, kept chicken, keeping chicken, rearing chicken, reared chicken
Egg Production: layers management, egg collection, ?layers, collecting eggs, egg records
Broiler Production: broilers
Hatchery Management: hatchery, egg incubation, incubator
Duck and Turkey Keeping: duck farming, turkey farming
Beekeeping: bee keeping, apiculture, honey harvesting, beekeeper
Honey Processing: honey packing, honey
Fish Farming: aquaculture, fish pond, cage fishing, tilapia farming
Fishing: fisherman, deep sea fishing
Fish Processing: fish smoking, omena, fish drying
Seaweed Farming: seaweed, mwani
Insect Farming: black soldier fly, bsf, sericulture, silkworm
Slaughterhouse Work: slaughterhouse, abattoir, meat inspection
Hides and Skins: tannery, tanning, leather tanning
Farm Management: farm manager, farm supervisor, farm supervision, managing a farm
Farm Labour: farm hand, farm worker, shamba work, shamba worker, farmhand
Farm Records: farm record keeping, farm accounts
Tractor Operation: tractor operator, tractor driver, tractor driving
Farm Machinery: combine harvester, farm mechanisation, agricultural machinery, mechanised farming
Agricultural Engineering: agricultural engineer, agricultural mechanisation
Farmer Training: farmer field school, training farmers, farmer education, farmer groups, trained farmer
Agricultural Extension: extension officer, extension services, extension worker, agricultural officer, field extension
Outgrower Management: out grower, outgrowers, contract farming, outgrower scheme
Value Chain Development: agricultural value chain, value addition, agri value chain
Agribusiness: agri business, agribusiness management
Produce Marketing: market linkage, selling produce, produce buying, commodity trading
Produce Grading: grading and sorting, sorting and grading, produce quality
Packhouse Operations: pack house, packhouse, fruit packing
Export Produce Inspection: phytosanitary, kephis, kephis inspection
GlobalG.A.P.: global gap, globalgap, good agricultural practices, gap certification, kenya gap
Rainforest Alliance Certification: rainforest alliance, fairtrade certification, fairtrade
Food Technology: food science, food technologist, food science and technology
Cooperative Management: farmers cooperative, cooperative society
Crop Insurance: agricultural insurance, livestock insurance
Wildlife Management: wildlife conservation, game ranger, wildlife ranger, park ranger
Environmental Conservation: conservation, environmental management, nature conservation
Environmental Impact Assessment: eia, nema, nema expert, environmental audit
Water Resource Management: catchment management, wrua, integrated water resources management
Carbon Projects: carbon credits, carbon offset, carbon accounting
Drone Crop Monitoring: agricultural drone, crop monitoring
Deworming and Dipping: deworming, cattle dip, dehorning, drenching
Embryo Transfer: embryo transfer technology
Food Safety Management Systems: iso 22000, fssc 22000, brc certification
Chaff Cutting: chaff cutter, chaff cutter operation
Export Vegetables: export vegetable growing, export horticulture
Harvest Forecasting: yield forecasting, forecasting yields, harvest estimate
`,
);
