/**
 * How skills are called in Kiswahili, the usual name first: trades, kitchens, health, farms. `-pika` stands for the forms of a verb
 * in which people say what they do and did: kupika, napika, ninapika, nilipika, nimepika, nikipika.
 */
export const tradesToFarming = `
Plumbing: ufundi bomba, fundi wa bomba, fundi bomba, fundi wa mifereji, kazi ya bomba, -rekebisha mabomba, -weka mabomba, -tengeneza mifereji
Borehole Drilling: -chimba visima, uchimbaji wa visima
Rainwater Harvesting: uvunaji maji
Electrical Installation: ufundi umeme, fundi wa umeme, fundi stima, fundi wa stima, fundi umeme, umeme, ufundi wa umeme, kazi ya umeme, kazi ya stima, -weka stima, -weka umeme, -unganisha umeme, -funga stima
Solar Installation: ufundi sola, sola, fundi wa sola, -weka sola, -funga sola
Electronics Repair: ukarabati wa elektroniki, fundi wa elektroniki, fundi wa redio, -tengeneza redio, -tengeneza tv
Phone Repair: ukarabati wa simu, fundi simu, fundi wa simu, -tengeneza simu, -rekebisha simu
Computer Repair: ukarabati wa kompyuta, fundi wa kompyuta, -tengeneza kompyuta
Refrigeration: ufundi friji, fundi wa friji, -tengeneza friji
Welding: uchomeleaji, fundi wa kuchomea, fundi chuma, fundi wa welding, fundi wa vyuma, -chomelea, -chomea, -chomea vyuma, -lehemu, -weld, -fanya welding, -chomelea vyuma
Metal Fabrication: ufundi wa chuma, -tengeneza milango ya chuma, -tengeneza mageti
Blacksmithing: uhunzi, mhunzi
Machine Operation: uendeshaji wa mashine, mwendesha mashine, -endesha mashine, -endesha mitambo, mwendesha mitambo
Machine Repair: ukarabati wa mashine, -rekebisha mashine, -tengeneza mashine
Carpentry: useremala, seremala, fundi wa mbao, fundi mbao, -tengeneza milango ya mbao
Furniture Making: utengenezaji wa samani, fundi wa fanicha, -tengeneza viti, -tengeneza samani, -tengeneza meza, -tengeneza fanicha, -tengeneza vitanda
Wood Turning: uchongaji, -chonga mbao
Roofing: uezekaji, fundi wa paa, -ezeka, -ezeka nyumba, -weka mabati, -ezeka paa
Masonry: uashi, mwashi, fundi wa nyumba, ujenzi, fundi wa ujenzi, fundi ujenzi, kazi ya ujenzi, -jenga nyumba, -jenga, -jenga ukuta, fundi wa mawe
Stone Dressing: uchongaji mawe, -chonga mawe, -chimba mawe
Block Making: utengenezaji wa matofali, -tengeneza matofali, -fyatua matofali
Concrete Works: kazi ya zege, -changanya zege, -mwaga zege, -piga zege
Plastering: kupiga plasta, kupiga lipu, -piga plasta, -piga lipu
Tiling: uwekaji wa vigae, fundi wa tiles, -weka tiles, -weka vigae
Painting: upakaji rangi, fundi wa rangi, rangi, fundi rangi, -paka rangi, -piga rangi
Mjengo Labour: kazi ya mjengo, kibarua, kazi za mkono, kazi ya vibarua, -fanya mjengo, -fanya kibarua
Site Supervision: usimamizi wa ujenzi, msimamizi wa ujenzi, -simamia ujenzi, -simamia mjengo
Gardening: bustani, mtunza bustani, kazi ya bustani, -tunza bustani, -kata nyasi, -kata ua
Auto Mechanics: umekanika, makanika, fundi wa magari, mekanika, fundi wa gari, -tengeneza magari, -rekebisha magari, -tengeneza gari, ufundi wa magari
Auto Electrical: umeme wa magari, fundi wa umeme wa magari
Tyre Fitting: kuziba pancha, -ziba pancha, -badilisha tairi
Car Wash: kuosha magari, -osha magari, -osha gari
Motorcycle Repair: ukarabati wa pikipiki, fundi wa pikipiki, -tengeneza pikipiki
Shoe Making: ushonaji viatu, fundi viatu, fundi wa viatu, -shona viatu, -tengeneza viatu
Tailoring: ushonaji, fundi cherehani, fundi wa nguo, mshonaji, fundi wa kushona, kazi ya cherehani, -shona, -shona nguo, -kata nguo, mshona nguo
Knitting: kufuma, -fuma, -fuma sweta
Weaving: ususi wa vikapu, -suka vikapu, -suka vyondo
Beadwork: ushanga, shanga, -tengeneza shanga
Pottery: ufinyanzi, -finyanga
Soap Making: utengenezaji wa sabuni, -tengeneza sabuni
Hairdressing: ususi, msusi, kazi ya salon, kazi ya saluni, -tengeneza nywele, usukaji nywele
Braiding: kusuka nywele, -suka nywele, -suka, -suka rasta
Barbering: kinyozi, kazi ya kinyozi, -nyoa, -nyoa nywele
Beauty Therapy: urembo, -remba, mrembeshaji
Nail Care: utunzaji wa kucha, -paka kucha rangi
Massage Therapy: kukanda, -kanda mwili
Henna Art: hina, -paka hina
House Cleaning: usafi wa nyumba, mama fua, mfanyakazi wa nyumbani, kazi ya nyumba, kazi za nyumbani, kazi ya nyumbani, -safisha nyumba, -fanya usafi wa nyumba, -deki
Laundry Work: ufuaji, kufua, dobi, -fua, -fua nguo, kazi ya kufua
Ironing: kupiga pasi, -piga pasi, -nyoosha nguo
Commercial Cleaning: usafi, usafishaji, msafishaji, kazi ya usafi, -safisha, -fanya usafi, -safisha ofisi, -fagia
Fumigation: unyunyiziaji wa dawa ya wadudu, -nyunyiza dawa ya wadudu
Waste Collection: ukusanyaji taka, taka taka, -kusanya taka, -zoa taka
Packaging: upakiaji wa bidhaa, -pakia bidhaa, -funga bidhaa, -pakiti
Assembly Line Work: kazi ya kiwanda, kazi ya kiwandani, mfanyakazi wa kiwanda, -fanya kazi kiwandani
Workplace Safety: usalama kazini, afya na usalama kazini
Fire Safety: usalama wa moto, -zima moto
Printing: uchapishaji, -chapisha, -piga chapa fulana
Food Production: upishi, mpishi, -pika, -pika chakula, -andaa chakula, -tayarisha chakula, kazi ya jikoni, mapishi
Baking: uokaji, mwokaji, -oka, -oka mikate, -oka mkate
Cake Decoration: upambaji wa keki, -oka keki, -pamba keki
Mandazi and Chapati Making: utengenezaji wa chapati, -pika chapati, -pika mandazi, -kaanga mandazi, -uza mandazi, -uza chapati
Barbecue: uchomaji nyama, nyama choma, -choma nyama
Butchery: bucha, -kata nyama, -uza nyama
Fish Preparation: uandaaji wa samaki, -kaanga samaki, -uza samaki
Local Cuisine: vyakula vya kiswahili, vyakula vya kienyeji, pilau, -pika pilau
Fast Food Preparation: ukaangaji wa chipsi, -kaanga chips, -kaanga chipsi
Street Food Vending: uuzaji wa chakula, kibanda, -uza chakula, -uza chai, -uza githeri
Catering: huduma ya chakula
Food Safety: usalama wa chakula
Hygiene Standards: viwango vya usafi
Dishwashing: kuosha vyombo, -osha vyombo
Waiting Tables: uhudumu wa hoteli, mhudumu wa hoteli, weita, -hudumia wateja hotelini, -hudumia mezani
Bartending: uhudumu wa baa, mhudumu wa baa
Room Cleaning: usafi wa vyumba, -tandika vitanda, -safisha vyumba
Reception: mapokezi, mpokea wageni, -pokea wageni, -karibisha wageni
Event Planning: upangaji wa hafla, -panga hafla, -andaa hafla, -panga harusi
Tour Guiding: uongozaji watalii, mwongoza watalii, -ongoza watalii, -tembeza watalii
Tourism Management: utalii
Boat Operation: unahodha, nahodha, -endesha boti, -endesha mashua
Juice Making: utengenezaji wa juisi, -tengeneza juisi
Nursing: uuguzi, muuguzi, nesi, -uguza
Midwifery: ukunga, mkunga, -zalisha, -zalisha akina mama
Patient Care: utunzaji wa wagonjwa, huduma kwa wagonjwa, -hudumia wagonjwa, -tunza wagonjwa, -uguza wagonjwa
First Aid: huduma ya kwanza
Medical Practice: udaktari, daktari, -tibu, -tibu wagonjwa
Medication Administration: utoaji wa dawa, -wapa wagonjwa dawa
Injection Administration: kudunga sindano, -dunga sindano
Counselling: ushauri nasaha, nasaha, mshauri nasaha, -toa ushauri nasaha
Pharmacy: famasia, mfamasia, duka la dawa
Dispensing: -toa dawa, -uza dawa
Laboratory Testing: vipimo vya maabara, maabara, -pima damu
Nutrition: lishe, lishe bora
Public Health: afya ya umma
Community Health Work: afya ya jamii, mhudumu wa afya ya jamii, mhudumu wa afya
Home Visits: ziara za nyumbani, -tembelea nyumba
Immunization: chanjo, -chanja watoto
Family Planning: upangaji uzazi
Dentistry: udaktari wa meno, daktari wa meno, -ng'oa meno
Physiotherapy: tiba ya viungo
Caregiving: ulezi, -tunza wazee, -lea wazee, -hudumia wazee
Childcare: malezi ya watoto, yaya, ulezi wa watoto, -lea watoto, -tunza watoto, -angalia watoto, -chunga watoto
Agriculture: kilimo, ukulima, mkulima, -lima, -fanya ukulima, -fanya kilimo
Horticulture: kilimo cha mboga, kilimo cha bustani
Crop Production: uzalishaji wa mazao, -lima mazao, -panda mazao
Land Preparation: utayarishaji wa shamba, -lima shamba, -tayarisha shamba
Planting: upandaji, -panda miche, -panda mbegu, -panda mahindi
Weeding: palizi, -palilia, -ng'oa magugu
Pruning: upogoaji, -pogoa
Harvesting: uvunaji, -vuna, -vuna mazao, -vuna mahindi
Maize Farming: kilimo cha mahindi, mahindi, -lima mahindi
Tea Farming: kilimo cha chai, -chuma chai, -chuna chai, -vuna chai
Coffee Farming: kilimo cha kahawa, kahawa, -chuma kahawa, -vuna kahawa
Vegetable Growing: ukuzaji wa mboga, mboga, -lima mboga, -panda mboga, -kuza mboga
Irrigation: umwagiliaji, kumwagilia, -mwagilia, -mwagilia maji, -nyunyiza maji
Composting: mbolea, -tengeneza mbolea
Fertilizer Application: uwekaji wa mbolea, -weka mbolea
Spraying: unyunyiziaji dawa, -nyunyiza dawa, -nyunyizia dawa, -piga dawa mimea
Forestry: misitu, -panda miti
Livestock Production: ufugaji, mifugo, -fuga, -fuga wanyama, -fuga mifugo, -tunza mifugo, -lisha mifugo
Dairy Farming: ufugaji wa ng'ombe, ng'ombe wa maziwa, -fuga ng'ombe, -fuga ng'ombe wa maziwa, -tunza ng'ombe, -lisha ng'ombe
Milking: ukamuaji, -kamua, -kamua ng'ombe, -kama ng'ombe, -kamua maziwa
Pastoralism: uchungaji, -chunga mifugo, -chunga ng'ombe, -chunga mbuzi, mchungaji wa mifugo
Poultry Farming: ufugaji wa kuku, kuku, -fuga kuku, -tunza kuku, -lisha kuku
Goat Keeping: ufugaji wa mbuzi, mbuzi, -fuga mbuzi
Pig Farming: ufugaji wa nguruwe, nguruwe, -fuga nguruwe
Rabbit Keeping: ufugaji wa sungura, sungura, -fuga sungura
Beekeeping: ufugaji wa nyuki, nyuki, -fuga nyuki, -vuna asali
Fish Farming: ufugaji wa samaki, samaki, -fuga samaki
Fishing: uvuvi, mvuvi, -vua samaki
Animal Health: afya ya mifugo, -tibu mifugo
Veterinary Medicine: udaktari wa mifugo, daktari wa mifugo
Slaughterhouse Work: uchinjaji, -chinja
Farm Management: usimamizi wa shamba, shamba, -simamia shamba
Farm Labour: kazi ya shamba, mfanyakazi wa shamba, kibarua wa shamba, -fanya kazi ya shamba, -fanya kazi shambani, kazi za shamba
Tractor Operation: uendeshaji wa trekta, trekta, dereva wa trekta, -endesha trekta
Agribusiness: kilimo biashara
Cooperative Management: ushirika
Environmental Conservation: utunzaji wa mazingira, mazingira, -hifadhi mazingira
`;
