/** Selling, marketing, serving customers. */
export const sales = `
Sales Representative | sales
  en: sales executive, salesperson, salesman, saleslady, sales rep, sales agent, sales associate, field sales representative, sales officer, field sales executive, field sales agent, sales and marketing executive, sales and marketing officer, sales marketer, commission sales agent, direct sales representative, direct sales agent, sales consultant, sales person, freelance sales agent, field marketer, sales and marketing representative, marketing and sales executive, outdoor sales executive, indoor sales executive, territory sales representative, sales and customer service representative, sales lady, sales girl, salesgirl, direct sales executive, field sales officer, corporate sales executive, commercial representative, sales advisor, technical sales executive, technical sales representative, sales engineer, counter sales executive, showroom sales executive, sales and marketing, sales promoter, motor vehicle sales executive, trade development representative, sales representative fmcg
  sw: afisa mauzo, muuzaji wa nje, wakala wa mauzo, afisa wa mauzo
  abbr: =TDR, =DSR, =DSA
  skills: Sales, Field Sales, Lead Generation, Negotiation, Closing Deals, Customer Service, Sales Reporting, Customer Relationship Management
  near: Van Salesperson 80, Shop Attendant 55, Business Development Officer 75, Telesales Agent 70, Brand Ambassador 55, Insurance Agent 55, Loan Officer 40, Real Estate Agent 55, Sales Manager 60, Merchandiser 50, Key Account Manager 65, Medical Representative 60, Marketing Officer 55, Bank Sales Agent 75
Van Salesperson | sales
  en: van salesman, van sales representative, route salesman, route sales representative, van sales executive, pre seller, order taker, stockist sales representative
  skills: Van Sales, FMCG Sales, Sales, Cash Handling, Order Taking
Business Development Officer | sales | 1
  en: business development executive, business developer, business development manager, business development representative, business development associate, business development assistant, business development consultant, corporate business development officer, business growth officer, partnerships manager, partnerships officer, business development lead, client acquisition officer, business development intern, business development coordinator
  sw: afisa wa kukuza biashara
  abbr: =BDM, =BDE, =BDO
  skills: Business Development, Lead Generation, Sales Presentations, Negotiation, Key Account Management, Partnership Management
  near: Sales Manager 65, Key Account Manager 75, Relationship Manager 55
Key Account Manager | sales | 1
  en: account manager, key accounts executive, account executive, client relationship manager, corporate account manager, client service executive, customer success manager, client service manager, customer success officer, customer success associate, customer success specialist
  skills: Key Account Management, Account Management, Customer Retention, Negotiation, Customer Relationship Management
  near: Customer Service Supervisor 40
Sales Manager | sales | 3
  en: regional sales manager, area sales manager, sales and marketing manager, national sales manager, sales team leader, head of sales, territory sales manager, sales supervisor, commercial director, commercial manager, sales director, sales coordinator, branch sales manager, director of sales, area sales supervisor, sales team lead, regional manager, country sales manager, chief commercial officer, zonal manager, distribution sales manager, area manager, country manager
  sw: meneja wa mauzo, meneja mauzo
  skills: Sales Management, Sales Planning, Territory Planning, Team Supervision, Sales Reporting, Distributor Development, Negotiation
  near: Marketing Manager 65, General Manager 45, Branch Manager 50
Telesales Agent | sales
  en: telesales executive, telemarketer, telesales representative, tele sales agent, telemarketing agent, telesales officer, outbound sales agent, appointment setter
  skills: Telesales, Cold Calling, Outbound Calls, Sales, Customer Service
  near: Call Centre Agent 75
Medical Representative | sales | 1
  en: medical sales representative, pharmaceutical sales representative, pharmaceutical representative, medical rep, pharma sales representative, medical sales executive, medical detailer, medical delegate
  skills: Pharmaceutical Sales, Field Sales, Sales Presentations, Territory Planning, Pharmacy
  near: Pharmaceutical Technologist 35
Agro Sales Representative | sales
  en: agro sales executive, agronomy sales representative, technical sales agronomist, agrochemical sales representative, seed sales representative, agribusiness sales officer, animal feeds sales representative
  skills: Agro-Input Sales, Field Sales, Agronomy, Farmer Training, Sales
  near: Agronomist 60, Sales Representative 75, Agrovet Attendant 60, Field Officer 50
Real Estate Agent | sales
  en: real estate sales executive, property sales agent, land sales agent, realtor, real estate sales agent, letting agent, real estate marketer, property agent, property consultant, house agent, estate agent, land sales executive, property sales executive, real estate consultant, letting officer, real estate broker
  sw: wakala wa nyumba, dalali, wakala wa mashamba
  skills: Real Estate Sales, Property Letting, Sales, Negotiation, Lead Generation
  near: Property Manager 60
Property Manager | office | 1
  en: property management officer, estate manager, property officer, real estate manager, property administrator, property assistant, letting manager, leasing officer, lease administrator, property accountant assistant
  sw: meneja wa majengo, meneja wa nyumba
  skills: Estate Management, Property Letting, Facilities Management, Contract Management, Customer Service
  near: Facilities Manager 70
Shop Attendant | sales
  en: sales assistant, shop assistant, shopkeeper, retail assistant, shop keeper, store attendant, retail attendant, counter attendant, sales attendant, supermarket attendant, boutique attendant, retail sales associate, retail sales assistant, hardware attendant, shop sales assistant, liquor store attendant, wines and spirits shop attendant, airtime seller, shop sales attendant, hardware shop attendant, salesperson retail, floor attendant, in store sales assistant, customer assistant, mini mart attendant, kiosk attendant, cosmetics shop attendant, electronics shop attendant, bookshop attendant, showroom attendant, retail sales representative, milk bar attendant, milk atm attendant
  sw: muuzaji, muuza duka, mhudumu wa duka, muuzaji wa duka, mwenye duka, muuzaji dukani, mfanyakazi wa duka, mtu wa duka
  sheng: mtu wa dukani
  skills: Retail Sales, Cash Handling, Customer Service, Stock Taking, Point of Sale Systems, Retail Display
  near: Cashier 80, Shelf Packer 75, M-Pesa Agent 65, Agrovet Attendant 60, Store Manager 50, Grocer 60, Pharmacy Attendant 50, Merchandiser 55, Hawker 50
Cashier | sales
  en: till operator, cashier attendant, supermarket cashier, point of sale cashier, retail cashier, restaurant cashier, cash office clerk, cash clerk, cashier receptionist, pos operator, hotel cashier, accounts cashier, front end cashier, billing clerk, toll collector, toll attendant, cashier clerk, cash officer
  sw: keshia, mpokea pesa, karani wa fedha, mtunza fedha
  skills: Cash Handling, Point of Sale Systems, Cash Reconciliation, Customer Service, Numeracy
  near: Bank Teller 65, M-Pesa Agent 70, Accounts Assistant 40, Receptionist 35
Shelf Packer | sales
  en: shelf attendant, packer supermarket, supermarket packer, shelf stocker, stacker, shelf stacker, bagger, supermarket trolley attendant
  skills: Merchandising, Supermarket Operations, Stock Taking, Load Handling
Merchandiser | sales
  en: visual merchandiser, sales merchandiser, field merchandiser, in store merchandiser, trade marketing representative, trade marketer, merchandising supervisor, trade marketing executive, trade marketing officer
  skills: Merchandising, Retail Display, In-Store Promotion, FMCG Sales, Stock Taking
  near: Shelf Packer 75, Brand Ambassador 60
Brand Ambassador | sales
  en: ?promoter, brand promoter, sales promoter activation, activation staff, product promoter, in store promoter, brand activator, field promoter, campus ambassador, brand representative, product sampler
  skills: Brand Activation, In-Store Promotion, Customer Service, Communication
Store Manager | sales | 2
  en: shop manager, manager of a shop, manager of a supermarket, branch manager of a supermarket, branch supervisor, retail manager, supermarket manager, retail supervisor, branch manager retail, shop supervisor, outlet manager, supermarket supervisor, boutique manager, retail store manager, outlet supervisor, floor manager, assistant store manager, retail shop manager, store assistant manager, shop in charge, ?floor supervisor, section manager, retail operations manager, hardware manager
  sw: msimamizi wa duka, meneja wa duka
  skills: Store Management, Retail Sales, Stock Taking, Team Supervision, Cash Reconciliation, Loss Prevention, Retail Display
  near: Sales Manager 45, Cashier 45
M-Pesa Agent | sales
  en: mpesa agent, mpesa attendant, m-pesa attendant, mpesa shop attendant, m-pesa shop attendant, mobile money agent, airtel money agent, m-pesa teller, mpesa operator, mpesa cashier, mpesa teller, safaricom shop attendant, mpesa clerk
  sw: wakala wa mpesa, wakala wa m-pesa, muuza mpesa
  sheng: mtu wa mpesa
  skills: M-Pesa Agency, Cash Handling, Airtime Selling, Customer Service, Mobile Money Reconciliation, Bank Agency
  near: Bank Agent 80
Bank Agent | finance
  en: agency banker, bank agent attendant, equity agent, agency banking officer, co-op kwa jirani agent
  sw: wakala wa benki
  skills: Bank Agency, Cash Handling, Customer Service, M-Pesa Agency
  near: Bank Teller 60
Grocer | sales
  en: green grocer, greengrocer, vegetable vendor, fruit vendor, mama mboga, market vendor, market trader, grocery attendant, fruit seller, cereals trader, market woman, cereal seller
  sw: muuza mboga, muuza matunda, muuza nafaka, mama wa mboga
  skills: Market Trading, Cash Handling, Customer Service, Produce Marketing
  near: Hawker 75
Hawker | sales
  en: street vendor, street trader, mitumba seller, mitumba trader, second hand clothes seller, street hawker, clothes vendor, small scale trader, mitumba vendor, shoe seller, petty trader, newspaper vendor
  sw: mchuuzi, muuza mitumba, muuza nguo, mfanyabiashara mdogo, machinga
  sheng: hustler wa mtaa
  skills: Hawking, Mitumba Trading, Market Trading, Cash Handling, Negotiation
  near: Entrepreneur 45
Entrepreneur | sales | 1
  en: business owner, small business owner, ?self employed, businessman, businesswoman, ?business person, ?proprietor, ?founder, co founder, ?trader, sole proprietor
  sw: mfanyabiashara, mjasiriamali
  sheng: hustler
  skills: Entrepreneurship, Business Planning, Sales, Cash Handling, Record Keeping
Marketing Officer | sales | 1
  en: marketing executive, ?marketer, marketing assistant, marketing associate, marketing representative, marketing coordinator, marketing specialist, marketing intern, product marketing officer, brand executive, brand officer, marketing and communications officer, marketing analyst, market research officer, product marketing manager, brand associate, growth marketer
  sw: afisa wa masoko, afisa masoko, mtu wa masoko
  skills: Marketing, Campaign Planning, Market Research, Brand Activation, Digital Marketing, Social Media
  near: Digital Marketing Officer 80, Marketing Manager 65, Communications Officer 65, Market Researcher 60
Digital Marketing Officer | sales | 1
  en: digital marketer, digital marketing specialist, digital marketing executive, digital marketing manager, seo specialist, digital marketing assistant, online marketer, performance marketer, digital marketing intern, seo expert, ppc specialist, digital officer, email marketing specialist, digital media officer, ecommerce marketer, performance marketing manager, seo executive, digital marketing coordinator, digital marketing associate
  skills: Digital Marketing, Social Media, Search Engine Optimization, Google Analytics, Content Marketing, Email Marketing, Campaign Planning
  near: Social Media Manager 85, Content Writer 55, E-commerce Officer 65
Social Media Manager | creative | 1
  en: social media officer, social media specialist, social media executive, community manager online, social media assistant, social media coordinator, social media marketer, social media handler, social media intern, social media strategist, online community manager
  skills: Social Media, Content Creation, Content Planning, Copywriting, Canva, Facebook Marketing
  near: Content Creator 80, Communications Officer 60, Graphic Designer 45
E-commerce Officer | sales | 1
  en: ecommerce manager, e-commerce manager, online store manager, ecommerce specialist, online seller, online sales executive, online sales agent, jumia vendor, e-commerce assistant, ecommerce executive, online shop attendant
  skills: E-commerce, Order Fulfilment, Digital Marketing, Shopify, Customer Service
Marketing Manager | sales | 3
  en: head of marketing, brand manager, marketing director, marketing lead, chief marketing officer, group marketing manager, marketing and communications manager, marketing team leader, trade marketing manager, assistant brand manager
  sw: meneja wa masoko
  abbr: =CMO
  skills: Marketing Strategy, Brand Management, Campaign Planning, Budgeting, Team Supervision, Market Research
  near: Communications Manager 65
Market Researcher | sales | 1
  en: market research analyst, market analyst, research executive, consumer insights analyst, market intelligence officer, insights analyst
  sw: mtafiti wa soko
  skills: Market Research, Data Collection, Survey Design, Data Analysis, Consumer Insights
  near: Enumerator 45, Data Analyst 50, Research Assistant 55
Customer Service Representative | sales
  en: customer care representative, customer service agent, customer support agent, customer service officer, customer care agent, customer support representative, customer service assistant, customer care officer, customer care executive, customer service executive, evening support agent, client service officer, customer experience officer, customer relations officer, customer experience associate, customer support associate, customer support specialist, customer experience executive, customer service associate, customer service attendant, customer experience agent, client support officer, support agent, customer care attendant, customer service, customer care, customer success coordinator
  sw: mhudumu wa wateja, afisa wa huduma kwa wateja, huduma kwa wateja
  skills: Customer Service, Complaint Handling, Inbound Calls, Live Chat Support, Customer Relationship Management, Telephone Etiquette, Typing
  near: Call Centre Agent 90, Receptionist 60, Telesales Agent 55, Customer Service Supervisor 60, Bank Teller 45, Cashier 45, IT Support Technician 30
Call Centre Agent | sales
  en: contact centre agent, call centre representative, bpo agent, contact centre executive, call centre executive, call centre officer, inbound call agent, chat support agent, live chat agent, technical support agent bpo, call center customer service representative, call centre operator, emergency call operator
  skills: Call Centre Operations, Inbound Calls, Outbound Calls, Customer Service, Typing, Live Chat Support
Customer Service Supervisor | sales | 2
  en: customer service manager, support team leader, customer care supervisor, call centre supervisor, customer experience manager, call centre team leader, customer service team leader, customer care manager, contact centre manager, head of customer experience, customer support manager, customer support lead, contact centre supervisor, customer experience lead, call centre manager, call centre quality analyst
  skills: Customer Service, Team Supervision, Complaint Handling, Customer Experience, Coaching, Staff Scheduling
Fundraiser | public-service | 1
  en: fundraising officer, resource mobilisation officer, face to face fundraiser, fundraising manager, resource mobilisation manager
  skills: Fundraising, Donor Relations, Proposal Writing, Communication
  near: Grants Officer 65
`;
