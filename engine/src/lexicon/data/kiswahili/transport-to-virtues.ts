/**
 * How skills are called in Kiswahili, the usual name first: transport, sales, offices, schools, virtues. `-pika` stands for the forms of a verb
 * in which people say what they do and did: kupika, napika, ninapika, nilipika, nimepika, nikipika.
 */
export const transportToVirtues = `
Driving: udereva, dereva, uendeshaji gari, -endesha gari, -endesha magari, kazi ya udereva, dereva wa gari, dereva wa kampuni
Truck Driving: udereva wa lori, dereva wa lori, dereva lori, dereva wa trela, -endesha lori, -endesha trela, -endesha malori, -endesha canter
Public Service Vehicle Driving: udereva wa matatu, dereva wa matatu, dereva wa basi, -endesha matatu, -endesha basi
Matatu Conducting: ukondakta, makanga, kondakta, utingo, manamba, -fanya kazi ya makanga, kazi ya makanga
Taxi Driving: udereva wa teksi, dereva wa teksi, -endesha teksi, -endesha taxi, -endesha uber
Boda Boda Riding: uendeshaji wa boda boda, mwendesha boda boda, mwendesha bodaboda, -endesha boda boda, -endesha bodaboda, -endesha boda, -endesha nduthi, kazi ya boda boda
Motorcycle Riding: uendeshaji wa pikipiki, pikipiki, mwendesha pikipiki, -endesha pikipiki
Tuk-Tuk Driving: uendeshaji wa tuktuk, -endesha tuktuk, dereva wa tuktuk
Delivery: usambazaji, -sambaza bidhaa, -peleka bidhaa, -peleka mizigo, -fanya delivery, usambazaji wa bidhaa
Handcart Transport: mkokoteni, -vuta mkokoteni, -sukuma mkokoteni
Forklift Operation: uendeshaji wa forklift, -endesha forklift
Excavator Operation: uendeshaji wa tingatinga, tingatinga, -endesha tingatinga
Vehicle Inspection: ukaguzi wa gari, -kagua gari
Load Handling: upakiaji, hamali, mpakiaji, -beba mizigo, -pakia mizigo, -pakua mizigo, -pakia na kupakua
Logistics: uchukuzi, usafirishaji, -safirisha mizigo, -safirisha bidhaa
Procurement: ununuzi, manunuzi, -nunua bidhaa, -nunua vifaa
Supply Chain Management: ugavi
Inventory Management: usimamizi wa bidhaa, -simamia bidhaa
Stock Taking: hesabu ya bidhaa, -hesabu bidhaa, -hesabu stock, -chukua stock
Warehouse Management: usimamizi wa ghala, ghala, -simamia ghala, -fanya kazi ghalani
Store Keeping: utunzaji wa stoo, mweka stoo, mtunza stoo, mtunza ghala, -tunza stoo, -simamia stoo
Receiving Goods: upokeaji wa bidhaa, -pokea bidhaa, -pokea mizigo
Fuel Pump Attending: uuzaji wa mafuta, -uza mafuta ya gari, -uza petroli
Sales: mauzo, muuzaji, uuzaji, -uza, -uza bidhaa, kazi ya mauzo
Retail Sales: biashara ya duka, mwenye duka, muuza duka, muuzaji wa duka, -uza duka, -uza dukani, -endesha duka, kazi ya duka
Wholesale: jumla, biashara ya jumla, -uza kwa jumla
Hawking: uchuuzi, mchuuzi, -chuuza
Market Trading: biashara ndogo, mama mboga, biashara ya sokoni, -uza mboga, -uza matunda, -uza sokoni, muuza mboga, muuza matunda
Mitumba Trading: mitumba, mtumba, -uza mitumba, -uza nguo
M-Pesa Agency: uwakala wa mpesa, wakala wa mpesa, -fanya mpesa, -hudumu mpesa, duka la mpesa
Bank Agency: uwakala wa benki, wakala wa benki
Cash Handling: utunzaji wa pesa, keshia, -hesabu pesa, -pokea pesa, -pokea malipo, ukeshia
Customer Service: huduma kwa wateja, huduma ya wateja, -hudumia wateja, -saidia wateja, -karibisha wateja
Complaint Handling: utatuzi wa malalamiko, -shughulikia malalamiko, -tatua malalamiko
Marketing: utafutaji masoko, uuzaji na masoko, -tafuta wateja, -tafuta masoko, -tangaza bidhaa
Entrepreneurship: ujasiriamali, mjasiriamali, mfanyabiashara, -endesha biashara, -fanya biashara, -anzisha biashara, biashara yangu
Debt Collection: ukusanyaji wa madeni, -kusanya madeni, -dai madeni
Accounting: uhasibu, mhasibu, -fanya uhasibu, kazi ya uhasibu
Bookkeeping: utunzaji wa vitabu vya hesabu, kuweka vitabu, -weka hesabu, -andika hesabu, -tunza hesabu, -weka vitabu vya hesabu
Budgeting: bajeti, -tengeneza bajeti, -andaa bajeti
Tax Compliance: kodi, ushuru, -lipa kodi
Payroll: malipo ya wafanyakazi, orodha ya mishahara, -lipa mishahara, -andaa mishahara
Auditing: ukaguzi wa hesabu, -kagua hesabu, mkaguzi wa hesabu
Financial Management: usimamizi wa fedha, -simamia fedha, -simamia pesa
Savings Mobilization: uhamasishaji wa akiba
Chama Management: usimamizi wa chama, -simamia chama, mweka hazina, mweka hazina wa chama
Loan Processing: utoaji wa mikopo, -toa mikopo, mikopo
Insurance: bima, -uza bima
Economics: uchumi
Office Administration: usimamizi wa ofisi, kazi ya ofisi, karani, -simamia ofisi
Secretarial Work: ukatibu, katibu muhtasi, kazi ya ukatibu
Minute Taking: uandishi wa kumbukumbu za mkutano, -andika kumbukumbu za mkutano, -andika kumbukumbu
Record Keeping: utunzaji wa kumbukumbu, -tunza kumbukumbu, -weka kumbukumbu, -weka rekodi, -andika rekodi, -tunza rekodi
Data Entry: kuingiza data, -ingiza data, uingizaji data
Typing: kupiga chapa, -piga chapa, -andika kwa kompyuta, -chapa barua
Computer Literacy: ujuzi wa kompyuta, -tumia kompyuta, kompyuta, masomo ya kompyuta
Human Resources: rasilimali watu, usimamizi wa wafanyakazi, -simamia wafanyakazi
Recruitment: uajiri, -ajiri wafanyakazi, kuajiri
Project Management: usimamizi wa miradi, -simamia miradi, -simamia mradi
Quality Control: udhibiti wa ubora, -kagua ubora
Business Administration: usimamizi wa biashara, -simamia biashara
Report Writing: uandishi wa ripoti, kuandika ripoti, -andika ripoti
Data Collection: ukusanyaji wa data, -kusanya data, -kusanya takwimu
Planning: upangaji, mipango, -panga mipango
Coordination: uratibu, -ratibu
Supervision: usimamizi, msimamizi, -simamia, -simamia kazi
Estate Management: usimamizi wa nyumba, -kusanya kodi ya nyumba, -simamia nyumba, mtunza nyumba
Security Guarding: ulinzi, mlinzi, askari, soja, kazi ya ulinzi, kazi ya uaskari, -linda, -linda mali, -fanya ulinzi, -linda lango
Patrolling: doria, -fanya doria, -piga doria
Gate Control: ulinzi wa lango, -simamia lango, -sajili wageni
Investigation: uchunguzi, upelelezi, -chunguza uhalifu
Policing: polisi, kazi ya polisi
Firefighting: uzimaji moto, zimamoto
Law: sheria, wakili, uanasheria, mwanasheria
Social Work: ustawi wa jamii, kazi ya jamii
Community Development: maendeleo ya jamii
Community Mobilization: uhamasishaji wa jamii, uhamasishaji, -hamasisha jamii
Mediation: upatanishi, -patanisha
Advocacy: utetezi, -tetea haki
Human Rights: haki za binadamu
Civic Education: elimu ya uraia
Capacity Building: kujenga uwezo, -jenga uwezo
Public Administration: utawala
Religious Ministry: uchungaji wa kanisa, mchungaji, -hubiri
Teaching: ualimu, mwalimu, -fundisha, -funza, kazi ya ualimu, ufundishaji, -fundisha wanafunzi, -fundisha shule
Early Childhood Education: elimu ya chekechea, chekechea, -fundisha chekechea, -fundisha watoto wadogo
Primary Education: elimu ya msingi, -fundisha shule ya msingi
Secondary Education: elimu ya sekondari, -fundisha sekondari
Adult Education: elimu ya watu wazima, ngumbaru
Mathematics: hisabati, -fundisha hisabati, -fundisha hesabu
Tutoring: -fundisha tuition, -fundisha nyumbani
Training Delivery: utoaji wa mafunzo, -toa mafunzo
Marking: usahihishaji, -sahihisha mitihani, -sahihisha
Sports Coaching: ukocha, -kochi
Research: utafiti, -fanya utafiti
Geography: jiografia
Biology: biolojia
Graphic Design: ubunifu wa michoro, -buni michoro
Drawing: uchoraji, -chora, -chora picha
Photography: upigaji picha, kupiga picha, -piga picha, mpiga picha
Videography: upigaji video, -piga video, mpiga video
Video Editing: uhariri wa video, -hariri video
Journalism: uanahabari, mwanahabari, mwandishi wa habari, -andika habari
Broadcasting: utangazaji, mtangazaji, -tangaza redioni
Singing: uimbaji, -imba, mwimbaji
Acting: uigizaji, mwigizaji, -igiza
Dancing: densi, -cheza densi, -cheza ngoma
Content Writing: uandishi, -andika makala
Proofreading: uhariri, -hariri
Translation: tafsiri, utafsiri, -tafsiri, mtafsiri, mfasiri
Interpretation: ukalimani, mkalimani
Communication: mawasiliano, -wasiliana vizuri, -wasiliana
Public Speaking: kuongea hadharani, -zungumza mbele ya watu, -ongea mbele ya watu, uzungumzaji
Teamwork: kazi ya pamoja, ushirikiano, -fanya kazi na wengine, -shirikiana na wengine
Leadership: uongozi, kiongozi, -ongoza, -ongoza timu
Problem Solving: utatuzi wa matatizo, -tatua matatizo, -tatua shida
Decision Making: kufanya maamuzi, -fanya maamuzi
Creative Thinking: ubunifu
Time Management: usimamizi wa muda
Punctuality: kufika kwa wakati, -fika kwa wakati, -fika kazini mapema
Adaptability: kubadilika
Conflict Resolution: utatuzi wa migogoro, -tatua migogoro
Negotiation: majadiliano, -jadiliana, -jadiliana bei
Confidence: kujiamini, najiamini, ninajiamini
Initiative: kujituma, najituma, ninajituma
Work Ethic: bidii, mchapakazi, bidii ya kazi, -fanya kazi kwa bidii
Reliability: kuaminika, -aminika
Integrity: uaminifu, uadilifu, mwaminifu
Patience: uvumilivu, mvumilivu
Empathy: huruma
Confidentiality: usiri, -tunza siri
Accountability: uwajibikaji, -wajibika
Willingness to Learn: kujifunza haraka, najifunza haraka, ninajifunza haraka, -penda kujifunza
Courtesy: adabu, heshima
Neatness: unadhifu, nadhifu
Discipline: nidhamu
Literacy: kusoma na kuandika, -jua kusoma na kuandika
Volunteering: kujitolea, nilijitolea, nimejitolea
`;
