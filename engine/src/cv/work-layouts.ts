/**
 * Whole CVs, each laid out in a way of its own, with the jobs that a careful reader finds: post, employer, begin and end. Cells of tables
 * stand apart by tabs.
 */
export const workLayouts = `# A time on a line of its own below each title, one a single month
work: Junior Developer | Moringa School | 2020-01 | 2020-06
work: Cashier | Flex Money Transfer | 2019-06 | 2019-11
work: Sales and Marketing | Visa Company | 2019-12 | 2019-12
====
Akinyi Atieno Ouma
akinyi.ouma@example.com
WORK EXPERIENCE
Junior Developer / Moringa School · Internship
January 2020 - June 2020
- Built pages
Cashier, Flex Money Transfer
June - November 2019
- Served customers
Sales and Marketing, Visa Company
December 2019
- Taught customers to pay by phone
EDUCATION
Munami Secondary School, 2009 - 2014
----
# A list whose times all stand in front, one a single year
work: Research Assistant | Umoja University | 2017 | 2018
work: Shop Attendant | Bata Shoe Company | 2016 | 2016
work: College Registrar | Amani Institute | 2014 | 2015
====
Baraka Mutua Musyoka
baraka.musyoka@example.com
WORK EXPERIENCE
* 2017-2018: Research Assistant
  * Umoja University
* 2016: Shop Attendant
  * Bata Shoe Company
* 2014-2015: College Registrar
  * Amani Institute
EDUCATION
Munami Secondary School, 2009 - 2013
----
# A saleslady of one year
work: Sales lady | Bata Shoe Company | 2006 | 2006
work: Shop Attendant | Tuskys Supermarket | 2007 | 2009
====
Akinyi Atieno Ouma
akinyi.ouma@example.com
WORK EXPERIENCE
Sales lady, Bata Shoe Company (2006)
Shop Attendant, Tuskys Supermarket (2007-2009)
EDUCATION
Munami Secondary School, 2000 - 2004
----
# A table with columns From and To
work: Teller | Equity Bank | 2014-01 | 2017-02
work: Credit Officer | Family Bank | 2017-03 | 2020-12
work: Loans Manager | Stima Sacco | 2021-01 | now
====
Grace Wambui Njoroge
grace.njoroge@example.com
WORK EXPERIENCE
From	To	Employer	Position
Jan 2014	Feb 2017	Equity Bank	Teller
Mar 2017	Dec 2020	Family Bank	Credit Officer
Jan 2021	To date	Stima Sacco	Loans Manager
EDUCATION
From	To	Institution	Award
2010	2013	Egerton University	BCom
2006	2009	Njoro High School	KCSE B+
----
# A table with a column more
work: Storekeeper | Bamburi Stores | 2014-03 | 2017-02
work: Senior Storekeeper | Kipevu Hardware | 2017-03 | 2020-12
work: Warehouse Supervisor | Likoni Depot | 2021-01 | now
====
Salim Juma Mwakio
salim.mwakio@example.com
0722 334 455
EMPLOYMENT RECORD
From	To	Employer	Position	Reason for leaving
03/2014	02/2017	Bamburi Stores	Storekeeper	End of contract
03/2017	12/2020	Kipevu Hardware	Senior Storekeeper	Better offer
01/2021	To date	Likoni Depot	Warehouse Supervisor	-
ACADEMIC QUALIFICATIONS
From	To	Institution	Award
2010	2013	Technical University of Mombasa	Diploma in Supply Chain
2006	2009	Shimo Secondary School	KCSE C+
----
# A table of employers and posts that nobody knows
work: Machine Operator | Mwea Rice Mills | 2018 | 2021
work: Grinder | Ngurubani Posho | 2015 | 2018
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
PERIOD              ORGANIZATION            DESIGNATION
2018 - 2021         Mwea Rice Mills         Machine Operator
2015 - 2018         Ngurubani Posho         Grinder
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# A table with duties
work: Sales Rep | Highlands Mineral Water | 2016-02 | 2018-11
work: Merchandiser | Bidco Africa | 2018-12 | now
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
EMPLOYMENT HISTORY
Date From	Date To	Company	Job Title	Duties
Feb 2016	Nov 2018	Highlands Mineral Water	Sales Rep	Selling water
Dec 2018	Present	Bidco Africa	Merchandiser	Shelf display
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# A table whose times come last
work: Nurse | Aga Khan Hospital | 2015 | 2019
work: Nurse In-charge | Mater | 2019 | now
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Employer	Position	From	To
Aga Khan Hospital	Nurse	2015	2019
Mater	Nurse In-charge	2019	Date
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Months alone
work: Storekeeper | Obama Hardware | 2021-01 | now
work: Attaché | Kenya Power | 2018-05 | 2018-05
work: Enumerator | KNBS Census | 2019-08 | 2019-08
====
Kevin Otieno Ouma
kevin.ouma@example.com 0711 222 333
WORK EXPERIENCE
Storekeeper, Obama Hardware	Jan 2021 - Present
• Kept stock
Attaché, Kenya Power, Kisumu	May 2018
• Read meters
Enumerator, KNBS Census	August 2019
• Counted households
EDUCATION
Maseno School	2014 - 2017
----
# Seasons
work: Storekeeper | Obama Hardware | 2021-01 | now
work: Research Assistant | Maseno University | 2018 | 2019
work: Camp Leader | YMCA Kisumu | 2017 | 2017
====
Kevin Otieno Ouma
kevin.ouma@example.com 0711 222 333
WORK EXPERIENCE
Storekeeper, Obama Hardware	Jan 2021 - Present
Kept stock
Research Assistant, Maseno University	Fall 2018 - Spring 2019
Entered data
Camp Leader, YMCA Kisumu	Summer 2017
Led games
EDUCATION
Maseno School	2010 - 2013
----
# Months alone in one line
work: Field Officer | One Acre Fund | 2020-02 | now
work: Intern | Safaricom PLC | 2019-06 | 2019-06
work: Census Enumerator | Kenya National Bureau of Statistics | 2019-08 | 2019-08
work: Election Clerk | IEBC | 2022-08 | 2022-08
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Field Officer, One Acre Fund, Bungoma (Feb 2020 - to date)
- Trained 200 farmers
Intern — Safaricom PLC (June 2019)
- Filed records
Census Enumerator, Kenya National Bureau of Statistics — August 2019
Election Clerk, IEBC, August 2022
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# A year alone below a post
work: Volunteer | Kenya Red Cross | 2021-01 | 2021-12
work: Volunteer Swim Coach | Kisumu YMCA | 2020 | 2020
work: Web Developer | Jumia.co.ke | 2022 | now
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
EDUCATION
B.Sc. Computer Science, University of Nairobi	2016 - 2020
CS 301 Operating Systems, CS 402 Networks
SKILLS
ASP.NET, C#, SQL
WORK EXPERIENCE
Volunteer
Kenya Red Cross, Kisumu	Jan 2021 - Dec 2021
- Registered 300 households
Volunteer Swim Coach
Kisumu YMCA	2020
- Taught children
Web Developer at Jumia.co.ke	2022 - Present
- Built pages
----
# Months behind their year
work: Sales Agent | - | 2019 | now
work: Attachee | - | 2021-10 | 2021-12
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
Work Experience
2019- Present
Sales Agent
Online sales of laptops and phones.
2021 October- December
Attachee
Helped in several projects and learnt a lot.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# No times, a post above its employer
work: Storekeeper | Obama Hardware | - | -
work: Shop Attendant | Ukwala Stores | - | -
====
Kevin Otieno Ouma
kevin.ouma@example.com 0711 222 333
WORK EXPERIENCE
Storekeeper
Obama Hardware
• Kept stock
Shop Attendant
Ukwala Stores
• Sold goods
EDUCATION
Maseno School
KCSE B
----
# No times, one line
work: Storekeeper | Kipevu Hardware Ltd | - | -
====
Salim Juma Mwakio
salim.mwakio@example.com
0722 334 455
WORK EXPERIENCE
Storekeeper, Kipevu Hardware Ltd
Kept stock cards.
EDUCATION
High School Diploma
Moi High School, Kenya (2020 - 2023)
Primary Education
Baraka Academy, Kenya (2008 - 2018)
----
# No times, a list
work: Driver | Modern Coast | - | -
work: Conductor | Guardian Bus | - | -
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
EMPLOYMENT
- Driver at Modern Coast
- Conductor, Guardian Bus
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# No times, prose
work: Barista | Java House | - | -
work: Waitress | Big Square | - | -
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Barista
Java House, Kisumu
Made coffee and served guests for two years.

Waitress
Big Square, Kisumu
Took orders and served guests.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Two headings of experience
work: Housekeeper | Sarova Hotel | 2018-01 | 2020-12
work: Nanny | Muthaiga family | 2015 | 2017
====
Grace Wambui Njoroge
grace.njoroge@example.com 0733 123 456
HOTEL EXPERIENCE
Housekeeper, Sarova Hotel	Jan 2018 - Dec 2020
• Cleaned 14 rooms a day.
OTHER WORK EXPERIENCE
Nanny, Muthaiga family	2015 - 2017
EDUCATION
Loreto High School	2011 - 2014
----
# Three headings of experience
work: Housekeeper | Sarova Hotel | 2018-01 | 2020-12
work: Nanny | Muthaiga family | 2015 | 2017
work: Cook | Kilimani Kitchen | 2021 | now
====
Grace Wambui Njoroge
grace.njoroge@example.com
0733 123 456
HOTEL EXPERIENCE
Housekeeper, Sarova Hotel	Jan 2018 - Dec 2020
• Cleaned 14 rooms a day.
DOMESTIC WORK EXPERIENCE
Nanny, Muthaiga family	2015 - 2017
• Cared for two children.
SELECTED EXPERIENCE
Cook, Kilimani Kitchen	2021 - Present
EDUCATION
Loreto High School	2011 - 2014
----
# Relevant and additional experience, places only
work: Community Health Volunteer | - | 2017 | 2021
work: House Help | - | 2012 | 2016
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
RELEVANT EXPERIENCE
Community Health Volunteer	Kibera, Nairobi	2017 - 2021
Visited 100 households a month.
ADDITIONAL EXPERIENCE
House Help	Lavington, Nairobi	2012 - 2016
Cleaned and cooked.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Shifts in brackets
work: Cashier | Naivas | 2019-08 | now
work: Waiter | Java House | 2016-01 | 2019-07
work: Driver | Mololine | 2015-01 | 2015-12
====
Peter Kariuki Mwangi
peter.mwangi@example.com 0722 111 222
EXPERIENCE
Cashier (Night Shift)
Aug 2019 - Present
Naivas, Thika
Waiter (45 hours per week)
Jan 2016 - July 2019
Java House
Driver (Locum)	Jan 2015 - Dec 2015
Mololine
EDUCATION
Thika High School	2012 - 2015
----
# Papers and shifts in brackets
work: Security Guard | G4S Kenya | 2019 | 2021
work: Nurse | Coptic Hospital | 2016 | 2019
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Security Guard [Day shift], G4S Kenya, 2019 – 2021
Checked vehicles at the gate.
Nurse (KRCHN), Coptic Hospital, Nairobi, 2016 - 2019
Gave medicine.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# LinkedIn with at
work: Senior Accountant | Lakeside Traders Limited | 2019-03 | now
work: Accounts Clerk | Winam Fishing Net | 2015-01 | 2019-02
work: Cofounder | Obunga Reads | 2013 | 2015
====
Mercy Akinyi Odhiambo
Accountant at Lakeside Traders
mercy.odhiambo@example.com
Experience
Senior Accountant at Lakeside Traders Limited
March 2019 - Present (7 years 9 months)
Prepare monthly accounts.
Accounts Clerk at Winam Fishing Net
January 2015 - February 2019 (4 years 2 months)
Posted invoices.
Cofounder at Obunga Reads
2013 - 2015 (2 years)
Lent books to members.
Education
Maseno University
Bachelor of Commerce, Accounting · (2010 - 2014)
----
# LinkedIn with one employer above two posts
work: Senior Accountant | Lakeside Traders | 2022-03 | now
work: Accounts Clerk | Lakeside Traders | 2019-03 | 2022-02
work: Storekeeper | Winam Fishing Net | 2015-01 | 2019-02
====
Contact
mercy.odhiambo@example.com
www.linkedin.com/in/mercy-odhiambo
(LinkedIn)
Top Skills
Bookkeeping
QuickBooks
Mercy Akinyi Odhiambo
Accountant at Lakeside Traders
Kisumu, Kenya
Experience
Lakeside Traders
7 years 9 months
Senior Accountant
March 2022 - Present (4 years 9 months)
Kisumu, Kenya
Prepare monthly accounts.
Accounts Clerk
March 2019 - February 2022 (3 years)
Kisumu, Kenya
Posted invoices.
Winam Fishing Net
Storekeeper
January 2015 - February 2019 (4 years 2 months)
Kisumu
Page 1 of 2
Education
Maseno University
Bachelor of Commerce - BCom, Accounting · (2010 - 2014)
----
# LinkedIn with terms behind dots
work: Software Engineer | Twiga Foods | 2020-01 | now
work: Accounts Clerk | Bidco Africa | 2017-03 | 2019-12
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
Experience
Software Engineer
Twiga Foods · Full-time
Jan 2020 - Present · 3 yrs 2 mos
Nairobi County, Kenya
Accounts Clerk
Bidco Africa · Contract
Mar 2017 - Dec 2019 · 2 yrs 10 mos
Thika, Kenya · On-site
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# LinkedIn with terms below the post
work: Team Leader | Safaricom PLC | 2021-01 | now
work: Customer Care Representative | Safaricom PLC | 2017-10 | 2020-12
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
Experience
Safaricom PLC
5 yrs 3 mos
Team Leader
Full-time
Jan 2021 - Present · 2 yrs
Customer Care Representative
Oct 2017 - Dec 2020 · 3 yrs 3 mos
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# One employer above three posts
work: Branch Manager | Equity Bank | 2021-01 | now
work: Credit Officer | Equity Bank | 2017-03 | 2020-12
work: Teller | Equity Bank | 2014-01 | 2017-02
====
Grace Wambui Njoroge
grace.njoroge@example.com
WORK EXPERIENCE
Equity Bank
Branch Manager, Nakuru Branch	Jan 2021 - Present
• Lead 14 people.
Credit Officer, SME Loans	Mar 2017 - Dec 2020
• Assessed loans.
Teller, Front Office	Jan 2014 - Feb 2017
• Served customers.
EDUCATION
Egerton University	2010 - 2013
----
# One employer with its own time above two posts
work: Relationship Manager | Kenya Commercial Bank | 2017 | 2020
work: Teller | Kenya Commercial Bank | 2012 | 2017
work: Regional Manager | Twiga Foods | 2020 | now
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Kenya Commercial Bank (2012 - 2020)
Relationship Manager (2017 - 2020)
• Grew deposits
Teller (2012 - 2017)
• Served customers
Twiga Foods (2020 - to date)
Regional Manager
• Leads 12 people
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Departments beside the post
work: Project Officer | World Vision Kenya | 2019-01 | 2021-12
work: Field Assistant | Oxfam | 2016-03 | 2018-12
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
PROFESSIONAL EXPERIENCE
World Vision Kenya, Turkana, Kenya
Project Officer, WASH                                   Jan 2019 - Dec 2021
• Drilled boreholes
Oxfam, Wajir, Kenya
Field Assistant                                         Mar 2016 - Dec 2018
• Surveyed wells
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Place and post below the employer
work: Sales Associate | Hotpoint Appliances | 2021-03 | 2023-06
work: Sales Intern | Armstrong & Duncan | 2020-01 | 2021-02
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Hotpoint Appliances
Nairobi
Sales Associate
Mar 2021 – Jun 2023
• Sold fridges
Armstrong & Duncan
Nairobi
Sales Intern
Jan 2020 – Feb 2021
• Made calls
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Towns behind the employer
work: Cashier | Naivas | 2019-08 | now
work: Waiter | Java House | 2016-01 | 2019-07
====
Peter Kariuki Mwangi
peter.mwangi@example.com 0722 111 222
WORK EXPERIENCE
Naivas, Thika, Kiambu	August 2019 - Present
Cashier
• Served customers at the till.
Java House, Westlands, Nairobi	Jan 2016 - July 2019
Waiter
• Took orders.
EDUCATION
Thika High School	2012 - 2015
KCSE B-
----
# Towns behind the time
work: Cashier | NAIVAS | 2019-08 | now
work: Shelf Packer | TUSKYS | 2016-01 | 2019-07
====
Peter Kariuki Mwangi
peter.mwangi@example.com 0722 111 222
EXPERIENCE
NAIVAS | Cashier
Aug 2019 - Present | Naivasha, Nakuru
TUSKYS | Shelf Packer
Jan 2016 - July 2019 | Gilgil, Nakuru
EDUCATION
Thika High School	2012 - 2015
----
# Towns abroad
work: Cashier | Game Stores | 2016 | 2018
work: Store Clerk | Carrefour | 2019 | 2021
work: Housemaid | Al Noor family | 2014 | 2016
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
EXPERIENCE
Cashier, Game Stores, Kampala, Uganda, 2016-2018
Store Clerk — Carrefour, Sharjah — 2019–2021
Housemaid, Al Noor family, Jeddah	2014 - 2016
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Departments behind the employer
work: Accountant | Kenya Airways | 2015 | 2019
work: Nutrition Officer | Ministry of Health | 2011 | 2015
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Kenya Airways, Finance Department — Accountant (2015–2019)
• Prepared accounts
Ministry of Health, Department of Nutrition
Nutrition Officer
2011 - 2015
• Measured children
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Middle dots
work: Storekeeper | Obama Hardware | 2021-01 | now
work: Shop Attendant | Ukwala Stores | 2018 | 2020
====
Kevin Otieno Ouma
kevin.ouma@example.com · 0711 222 333 · Kisumu
EXPERIENCE
Storekeeper · Obama Hardware · Kisumu
Jan 2021 – Present
• Kept stock
Shop Attendant
Ukwala Stores · Siaya · 2018 – 2020
• Sold goods
EDUCATION
Maseno School · 2014 – 2017
----
# Middle dots behind the time
work: Chef de Partie | Serena Hotel | 2018 | 2021
work: Commis Chef | Leopard Beach | 2015 | 2018
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
EXPERIENCE
2018–2021 · Chef de Partie · Serena Hotel · Mombasa
Cooked for 200 guests.
2015–2018 · Commis Chef · Leopard Beach · Diani
Prepared salads.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Full stops
work: Storekeeper | Kipevu Hardware | 2020-01 | now
work: Cashier | Tuskys Supermarket | 2017-03 | 2019-12
====
Salim Juma Mwakio
salim.mwakio@example.com
0722 334 455
WORK EXPERIENCE
Kipevu Hardware, Likoni, Mombasa — Storekeeper.
JANUARY 2020 - PRESENT
Kept stock cards.
Tuskys Supermarket, Nyali. — Cashier
MARCH 2017 - DECEMBER 2019
Served customers.
EDUCATION
Shimo Secondary School	2013 - 2016
----
# Full stops behind employer and time
work: Clerk | County Government of Kitui | 2018 | 2020
work: Messenger | Kitui Law Courts | 2015 | 2018
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Clerk, County Government of Kitui. 2018 - 2020.
Filed letters.
Messenger, Kitui Law Courts. 2015 - 2018.
Carried letters.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# A post called Volunteer
work: Volunteer | Kenya Red Cross | 2021-01 | 2021-12
work: Volunteer | Wings to Fly Library | 2019-02 | 2020-12
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Kenya Red Cross, Kisumu	Jan 2021 - Dec 2021
Volunteer
- Registered 300 households
Wings to Fly Library, Homa Bay	Feb 2019 - Dec 2020
Volunteer
- Shelved books
EDUCATION
Maseno School	2014 - 2017
----
# Europass
work: ACCOUNTANT | LAKE SUGAR COMPANY | 2021-10 | now
work: CASHIER | WINAM TRADERS | 2018-07 | 2021-09
====
Zawadi Achieng Okello
Phone number: (+254) 722333444 (Mobile)
Email address: zawadi.okello@example.com
WORK EXPERIENCE
ACCOUNTANT – LAKE SUGAR COMPANY – 10/2021 –
Current – KISUMU, KENYA
Business or Sector: Manufacturing
Main activities and responsibilities:
- Prepared accounts
CASHIER – WINAM TRADERS – 07/2018 – 09/2021 – KISUMU, KENYA
Address: Oginga Odinga Street, 40100, Kisumu, Kenya
- Served customers
EDUCATION AND TRAINING
09/2014 – 11/2017 Kisumu, Kenya
BACHELOR OF COMMERCE Maseno University
Level in EQF EQF level 6
LANGUAGE SKILLS
Mother tongue(s): Dholuo
Other language(s):
ENGLISH C1 C1 B2 B2 C1
DRIVING LICENCE
Driving Licence: B
----
# Europass with times in brackets
work: Nurse | Aga Khan University Hospital | 2019-02 | 2021-12
work: Nurse Aide | Mater Hospital | 2015-01 | 2019-01
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
[ 01/02/2019 – 31/12/2021 ] Nurse
Aga Khan University Hospital
City: Nairobi | Country: Kenya
- Gave medicine
[ 03/01/2015 – 30/01/2019 ] Nurse Aide
Mater Hospital
City: Nairobi | Country: Kenya
- Washed patients
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Kiswahili
work: Dereva | Modern Coast | 2015 | 2019
work: Mpishi | Hoteli ya Bahari | 2020 | now
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
UZOEFU WA KAZI
Dereva, Modern Coast, 2015 hadi 2019
Mpishi – Hoteli ya Bahari, tangu 2020
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Capitals
work: CUSTOMER CARE AGENT | SAFARICOM PLC | 2019-01 | 2021-12
work: SALES AGENT | AIRTEL KENYA | 2016-02 | 2018-12
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
SAFARICOM PLC
CUSTOMER CARE AGENT
JAN 2019 - DEC 2021
• Answered 80 calls a day
AIRTEL KENYA
SALES AGENT
FEB 2016 - DEC 2018
• Sold lines
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Times above the post
work: Procurement Officer | Bamburi Cement | 2019 | now
work: Procurement Assistant | Athi River Steel | 2016 | 2019
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
2019 – Present
Procurement Officer
Bamburi Cement
• Bought spares
2016 – 2019
Procurement Assistant
Athi River Steel
• Filed orders
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Times in a column of their own
work: Teacher of Mathematics | Kangaru Girls High School | 2019-01 | 2020-12
work: Teacher | Alliance High School | 2016-01 | 2018-12
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Jan 2019 – Dec 2020	Teacher of Mathematics, Kangaru Girls High School
Jan 2016 – Dec 2018	Teacher, Maths & Physics, Alliance High School
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Prose below
work: Sales Executive | Crown Paints Kenya | 2018 | 2020
work: Sales Assistant | Basco Paints | 2015 | 2018
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Sales Executive    2018 – 2020
Crown Paints Kenya, Industrial Area
In charge of dealers in Nairobi. Achieved the target each month.
Sales Assistant    2015 – 2018
Basco Paints, Nairobi
Sold paint in the shop.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Numbers and a sentence
work: Cashier | Quickmart | 2019 | 2021
work: Shelf attendant | Tuskys | 2017 | 2019
work: cashier | Naivas Supermarket | 2015-03 | 2016-06
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
1. Cashier – Quickmart (2019-2021)
2. Shelf attendant – Tuskys (2017-2019)
3. Worked at Naivas Supermarket as a cashier from March 2015 to June 2016.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# An attachment, and quarters
work: Electrical Attaché | KenGen | 2018-05 | 2018-08
work: Electrician | Kilimani Electricals | 2019 | 2020
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
INDUSTRIAL ATTACHMENT
KenGen, Olkaria – Electrical Attaché, May to August 2018
Tested relays.
WORK EXPERIENCE
Electrician, Kilimani Electricals, Q1 2019 – Q4 2020
Wired houses.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Own businesses
work: Bead Maker | Kazuri Ltd | 2010 | 2014
work: Boda Rider | Self-employed | 2016 | 2019
work: Mama mboga | own kibanda | 2019 | now
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Bead Maker, Kazuri Ltd, 2010-2014
Boda Rider | Self-employed | 2016-2019
Mama mboga, own kibanda, 2019 to date
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Times of deeds among duties
work: Accountant | KCB Group | 2020-01 | now
work: Assistant Accountant | NCBA | 2018-02 | 2019-12
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Accountant (Jan 2020 to Date)
KCB Group
• Prepared reports
• Best employee of the year 2021
• Analysed loans from 2015 to 2019
Assistant Accountant (Feb 2018 to Dec 2019)
NCBA
• Posted invoices
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Times first with at
work: Mechanic | Kirinyaga Road Garage | 2020-06 | now
work: Apprentice Mechanic | Juja Motors | 2015-01 | 2020-05
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK HISTORY
June 2020 to Present: Mechanic at Kirinyaga Road Garage, Nairobi.
Repaired engines and gear boxes.
January 2015 to May 2020: Apprentice Mechanic at Juja Motors.
Helped the mechanics.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Place below the time
work: - | KENYA RED CROSS SOCIETY | 2021-09 | 2022-08
work: GAP STUDENT | ST. ANDREW’S SCHOOL | 2020-02 | 2021-06
work: INTERN | JOMO KENYATTA INTERNATIONAL AIRPORT | 2018-08 | 2018-08
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK & EXPERIENCE
KENYA RED CROSS SOCIETY
Sept, 2021 - Aug, 2022
Nairobi, Kenya
- Updated websites
- Helped with other tasks
GAP STUDENT, ST. ANDREW’S SCHOOL, TURI
Feb, 2020 - Jun, 2021
Molo, Kenya
It was a decision with a large effect.
Main roles:
- Lead teacher in certain classes.
INTERN, JOMO KENYATTA INTERNATIONAL AIRPORT
Aug, 2018 - Aug, 2018
Nairobi, Kenya
- I assisted passengers
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# A label before the post
work: Full-stack Software Engineer | Upwork | 2021-09 | now
work: Merchandiser | Cherryfield Ltd | 2020-08 | 2023-08
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
Experience
Upwork | Remote
September, 2021  - Present
Position: Full-stack Software Engineer
- Worked on projects
Cherryfield Ltd | Epz Athi-River
August, 2020 - August, 2023
Position: Merchandiser
- Managed the factory from start to shipment
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# At signs
work: Embedded Software Engineer Contractor | Mirae Opus | 2025-09 | now
work: Full Stack Software Developer | Leidos QTC | 2023-01 | 2024-10
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
Work Experience
Embedded Software Engineer Contractor @ Mirae Opus (Sept 2025 - Present)
- Designed a device
Full Stack Software Developer @Leidos QTC (Jan 2023 - Oct 2024)
- Developed applications
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Full stops behind the country
work: PhD Student | Maseno University | 2016 | 2020
work: Research Engineer | KEMRI | 2014 | 2016
work: Lab Technician | ILRI | 2012 | 2014
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
EXPERIENCE
2016–2020	PhD Student, Maseno University, Kisumu, Kenya.
Wrote a thesis on malaria.
2014–2016	Research Engineer, KEMRI, Kilifi, Kenya.
Built sensors.
2012–2014	Lab Technician, ILRI, Nairobi, Kenya.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Bars and capitals
work: SOFTWARE ENGINEERING INTERN | SAFARICOM | 2019-05 | 2019-08
work: DATA ANALYST | CELLULANT | 2019-09 | now
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
EXPERIENCE
SAFARICOM | SOFTWARE ENGINEERING INTERN
May 2019 – Aug 2019 | Nairobi, KE
• Built a service
CELLULANT | DATA ANALYST
Sep 2019 – Present | Nairobi, KE
• Cleaned data
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# A form
work: Clinical Officer Intern | Kisii Teaching and Referral Hospital | 2020-07 | 2021-06
work: Clinical Officer | Nyamira County Government | 2021-07 | now
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Name of employer: Kisii Teaching and Referral Hospital
Position held: Clinical Officer Intern
Period: July 2020 – June 2021
Duties:
- Treated outpatients
Name of employer: Nyamira County Government
Position held: Clinical Officer
Period: July 2021 to date
Duties:
- Runs the clinic
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Labels below a numbered line
work: Technician II | Kenya Power & Lighting Company | 2018-01 | now
work: Signal Attendant | Rift Valley Railways | 2014-03 | 2017-12
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
EMPLOYMENT RECORD
1.	Jan 2018 – Date: Kenya Power & Lighting Company
Position: Technician II
Responsibilities: repair of lines
2.	March 2014 – Dec 2017: Rift Valley Railways
Position: Signal Attendant
Responsibilities: signals
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# A form with durations
work: Driver | Modern Coast Express | 2014 | 2019
work: Truck Driver | Siginon Group | 2019 | now
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE

Position: Driver
Organization: Modern Coast Express
Duration: 5 years (2014 – 2019)

Position: Truck Driver
Organization: Siginon Group
Duration: 2019 to date
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Worked with, as
work: Sales Representative | Equator Bottlers Limited | 2015 | 2017
work: Weighbridge Clerk | Kibos Sugar | 2017 | 2019
work: Customer Care Attendant | Lake Basin Mall | 2019 | now
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORKING EXPERIENCE
2015 – 2017: Worked with Equator Bottlers Limited as a Sales Representative.
2017 – 2019: Worked at Kibos Sugar as a Weighbridge Clerk
2019 – To date: Working with Lake Basin Mall as a Customer Care Attendant
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Freelance
work: Freelance Graphic Designer | - | 2018 | now
work: Graphic Designer | Ogilvy Africa | 2015 | 2018
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
PROFESSIONAL EXPERIENCE
Freelance Graphic Designer, 2018 – Present
• Made logos for shops
Graphic Designer, Ogilvy Africa, 2015 – 2018
• Made posters
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Schools with a place
work: Teacher | St. Mary’s Girls’ High School | 2017-01 | now
work: BOM Teacher | Kanthanje Day Secondary School | 2015-05 | 2016-11
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
Teacher – St. Mary’s Girls’ High School, Igoji (TSC)
Jan 2017 – to date
Subjects taught: Biology and Chemistry
BOM Teacher – Kanthanje Day Secondary School
May 2015 – Nov 2016
Taught Biology.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Families
work: Nanny and housekeeper | - | 2016 | 2020
work: Housekeeper | the Patel family | 2012 | 2016
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
EXPERIENCE
Nanny and housekeeper for a family of five in Karen, 2016 to 2020
Housekeeper for the Patel family, Westlands, 2012 to 2016
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Capitals, time above
work: SHIFT SUPERVISOR | ARTCAFFE GROUP | 2019-11 | now
work: WAITER | ARTCAFFE GROUP | 2017-01 | 2019-10
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
WORK EXPERIENCE
NOVEMBER 2019 – PRESENT
SHIFT SUPERVISOR, ARTCAFFE GROUP
Run the evening shift with nine people.
JANUARY 2017 – OCTOBER 2019
WAITER, ARTCAFFE GROUP
Took orders.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# Time below the employer
work: Quality Controller | Del Monte Kenya | 2018-02 | 2022-09
work: Quality Assistant | Kevian Kenya | 2016-01 | 2018-01
====
Kevin Otieno Ouma
kevin.ouma@example.com
0711 222 333
Experience
Quality Controller
Del Monte Kenya – Thika
Feb 2018 – Sep 2022
Checked cans and labels.
Quality Assistant
Kevian Kenya – Thika
Jan 2016 – Jan 2018
Checked juice.
EDUCATION
Maseno School, KCSE, 2010 - 2013
----
# A trade's papers among duties
work: Accounts Assistant | Rift Valley Traders Ltd | 2019-02 | now
====
Joyce Moraa Nyaboke
joyce.moraa@example.com | 0721 555 666
WORK EXPERIENCE
Accounts Assistant, Rift Valley Traders Ltd, Eldoret	Feb 2019 - Present
- Raised invoice, quotation and receipt books for 40 customers
- Reconciled the bank statement every month
- Checked account number and amount due before payment
EDUCATION
Eldoret Polytechnic	2016 - 2018
Diploma in Accountancy
SKILLS
QuickBooks, Excel
REFEREES
Available on request
----
# Years of something else among duties
work: Research Assistant | Maseno University | 2024-01 | 2024-12
====
Kevin Otieno Ouma
kevin.ouma@example.com 0711 222 333
PROFILE
Analyst of rainfall data from 1990 to 2020.
WORK EXPERIENCE
Research Assistant, Maseno University	Jan 2024 - Dec 2024
• Cleaned records of every match from 2006 to 2012
• Mentored two staff to promotion over 18 months
EDUCATION
Maseno University, BSc Statistics	2019 - 2023
----
# Times in front, employers alone
work: - | Salsa Foods | 2018 | now
work: - | Cinch Traders | 2016 | 2018
work: - | Nara Logistics, Inc | 2012 | 2016
work: - | Rift Commerce | 2007 | 2007
work: - | HP | 2003 | 2007
====
Ron Adams
Kisumu    ron@example.com         github.com/ron-adams
EXPERIENCE
2018-        Salsa Foods ------------------------------------ Kisumu
     architecture and implementation, leadership, product dev.

2016-2018    Cinch Traders ---------------------------------- Nakuru
     architecture and implementation, automation, speaking.

2012-2016    Nara Logistics, Inc. --------------------------- Nairobi
     strategy, architecture and implementation, security.

2007         Rift Commerce ---------------------------------- Nairobi
     implementation, testing.

2003-2007    HP --------------------------------------------- Nairobi
     implementation, testing, network administration.
EDUCATION
2004 BSc Computer Science, Maseno University
----
# Employer above, departments beside the post, place behind the time
work: Engineering Manager Application Security | Rockwell Automation | 2022-08 | now
work: Engineering Manager | Allianz Technology SE | 2019-08 | 2021-08
work: Team Leader | OpinionLab | 2016-10 | 2017-08
====
Erik Otieno
Engineering Manager
erik@example.com
WORK EXPERIENCE

Rockwell Automation
Engineering Manager Application Security, Product Automation, FactoryTalk Design Studio
August 2022 - Present | Nairobi, Kenya
Company Overview: Rockwell Automation leads in industrial automation and provides control and information solutions.
Technologies: Azure, AWS, Kubernetes
Key Achievements:
  - Leads a remote team of 25.

Allianz Technology SE
Engineering Manager, Enterprise Architecture - Agile Delivery Platform (ADP)
August 2019 - August 2021 | Munich, Germany
Technologies: AWS, Azure
Key Achievements:
  - Built a platform.

OpinionLab
Team Leader, Operations Team
October 2016 - August 2017 | Chicago, Illinois, US
Key Achievements:
  - Led a team of ten.
EDUCATION
MBA, Strathmore Business School, 2018
----
# Posts that look like headings
work: Data Volunteer | Kenya Red Cross | 2021-01 | 2021-06
work: ICT Attachment | Kisii County Government | 2020-05 | 2020-08
====
Grace Moraa
WORK EXPERIENCE
Data Volunteer
Kenya Red Cross
January 2021 - June 2021
• Entered forms.

ICT Attachment
May 2020 - August 2020
Kisii County Government
• Mended printers.
EDUCATION
Diploma in ICT, Kisii Polytechnic, 2020
----
# A comma behind the title, its time below
work: Ecologist | Coast Wildlife Trust | 2018-03 | 2021-04
work: Research Assistant | Pwani University | 2016-01 | 2018-02
====
Amani Charo
EMPLOYMENT
Ecologist, Coast Wildlife Trust,
March 2018 - April 2021
• Counted turtles.

Research Assistant, Pwani University,
January 2016 - February 2018
• Took samples.
----
# A list of times and posts, the employer below as its first point
work: Research Assistant | Maseno University | 2019 | 2020
work: Laboratory Assistant | Kisumu Hospital | 2017 | 2018
====
Lucy Atieno
WORK EXPERIENCE
• 2019 - 2020: Research Assistant
• Maseno University
• Prepared the data
• 2017 - 2018: Laboratory Assistant
• Kisumu Hospital
• Took blood samples
----
# The labels of Europass
work: Electrical Fitter | Umeme Works Ltd | 2014 | 2018
====
Joseph Mutiso
WORK EXPERIENCE
Dates	2014 - 2018
Occupation or position held	Electrical Fitter
Main activities and responsibilities	Wiring of houses
Name and address of employer	Umeme Works Ltd, Machakos
EDUCATION AND TRAINING
----
# Told in whole sentences
work: security guard | Lavington Security | 2019 | now
work: night guard | G4S | 2015 | 2019
====
Samuel Kiprono
WORK EXPERIENCE
I have been working as a security guard with Lavington Security since 2019.
I worked as a night guard at G4S in Nairobi from 2015 to 2019.
----
# Towns with the letters of a state
work: Line Cook | Harbor Grill | 2020 | 2022
work: Waiter | Summit House | 2017 | 2019
====
Ann Wanja
EXPERIENCE
Line Cook, Harbor Grill, Boston MA, 2020 - 2022
• Cooked.
Waiter, Summit House, Denver, CO, 2017 - 2019
• Served.
----
# Employers first, and one post that no word tells
work: Teller | Mavuno | 2015 | 2017
work: Front Office | Salama Beach | 2018 | 2019
work: Driver | Bidii | 2020 | now
====
Kim Rono
EXPERIENCE
Mavuno | Teller | 2015 - 2017
Salama Beach | Front Office | 2018 - 2019
Bidii | Driver | 2020 - Present
----
# The post in brackets, headings with letters
work: Electrician | Umeme Solutions | 2019 | 2023
work: Storekeeper | Bidii Hardware | 2017 | 2019
====
Brian Wekesa
A. EDUCATION
Certificate, Bungoma Polytechnic, 2016
B. EMPLOYMENT
Umeme Solutions (Electrician) 2019-2023
Bidii Hardware (Storekeeper) 2017-2019
III. REFEREES
Pastor Juma, Bungoma
----
# A month alone, below a post with its employer
work: Project Officer | Coast Relief | 2018-01 | 2019-05
work: Polling Clerk | IEBC | 2017-08 | 2017-08
====
Halima Said
WORK EXPERIENCE
Project Officer, Coast Relief
January 2018 - May 2019
Polling Clerk, IEBC
August 2017
----
# With the marks of Markdown, and headings that no list knows
work: Phlebotomist | Lakeview | 2020-03 | now
work: Fry Cook | Kenchic Inn | 2015-06 | 2016-12
work: Sales Associate | Tuskys | 2014 | 2015
====
# Mary Atieno
## Academic Positions
### **Lakeview**
*Phlebotomist*
*Mar 2020 - Present*
- **Blood**: took samples
### Fry Cook
**Kenchic Inn** | Jun 2015 - Dec 2016
- Fried *potatoes*

**Sales Associate** — _Tuskys_, 2014 - 2015

## Education & Professional Development
**Certificate in Sales** | Thika College | 2012-2013
## Experience and Other Things I Learned
**Bachelor of Commerce** | Kenyatta University | 2009 - 2012
----
# A kind of work with its employer
work: Phlebotomist | Lakeview | 2020 | 2022
====
Mary Atieno
EXPERIENCE
Phlebotomist with Lakeview, Kisumu from 2020 to 2022
• Took samples.
----
# Towns, employers and levels beside the post without a sign
work: Area Manager | Mavuno Seeds | 2019-01 | now
work: Pharmacy Assistant II | Mercy Hospital | 2016-02 | 2018-12
work: Shop Assistant | Tamu Supermarket | 2014-03 | 2015-11
work: Data Officer | Bidii Consultants | 2012-01 | 2013-12
work: Senior Weaver | KAZI CRAFTS | 2010 | 2011
====
Ann Kerubo
ann.kerubo@example.com
WORK EXPERIENCE
Mavuno Seeds - Area Manager Nakuru 01/2019 - Present
Mercy Hospital - Pharmacy Assistant II Mombasa, Kenya 02/2016 - 12/2018
Shop Assistant Tamu Supermarket
Kisumu, March 2014 - Novemeber 2015
Data Officer | Bidii Consultants | Janurary 2012 - Dec 2013
2010-2011	KAZI CRAFTS, Senior Weaver ------ Boston MA
----
# A post below its employer, across a gap or before a colon
work: Sales Lead | Upendo Ltd | 2019-01 | now
work: Store Clerk | Upendo Ltd | 2016-03 | 2017-05
work: Stock Controller | Upendo Ltd | 2015-01 | 2016-02
work: Field Researcher | Tegemeo Institute | 2012-01 | 2013-12
====
Ann Kerubo
ann.kerubo@example.com
Relevant senior and technical experience
Upendo Ltd (January '19 - Present)

Sales Lead

- Led a team of ten

Upendo Ltd (Jan 2015 - May 2017) Permanent role
Store Clerk (March 2016 - May 2017)
- Kept the stores in order and up to date
Stock Controller (Jan 2015 - Feb 2016)
- Counted the stock

Tegemeo Institute (Jan 2012 - Dec 2013)
Field Researcher: Interviewed two hundred farmers in three counties about seeds, prices and the weather of the year.
----
# Skills within a job, brackets around all parts, and a sentence's last word
work: INTERN | MOI AIRPORT | 2018-08 | 2018-09
work: VOLUNTEER | MATER HOSPITAL | 2017-04 | 2017-06
work: Cook | Sarova | 2015-04 | 2015-06
====
Ann Kerubo
ann.kerubo@example.com
WORK EXPERIENCE
INTERN, MOI AIRPORT
Aug 2018 - Sept 2018
- Helped passengers who could not find their gates or had lost their bags, and wrote down the
projects
Skills:
- Patience
VOLUNTEER, MATER HOSPITAL
April, 2017 - June, 2017
- Fetched medicines
[Cook], [Sarova], [Apr 2015 - June 2015]
----
# A line between an employer and each post
work: Shop keeper | Upendo Traders | 2019-01 | 2020-02
work: Team Member | Karibu | 2017-01 | 2018-12
====
Ann Kerubo
ann.kerubo@example.com

Experience

Upendo Traders

Shop keeper | Jan 2019 - Feb 2020

- Kept the shop and
  counted the stock

Karibu

Team Member | Jan 2017 - Dec 2018

- Served guests and
  cleaned the kitchen
----
# Titles that go on in the next line
work: Web Developer/Network Administrator | Jasiri Tech | 2019-05 | 2020-06
====
Ann Kerubo
ann.kerubo@example.com
WORK EXPERIENCE
Jasiri Tech, Kisumu — Web Developer/Network
Administrator
MAY 2019 - JUNE 2020
- Built pages
----
# A department on a line of its own
work: Project Officer | Terra Kenya | 2016-02 | 2018-09
work: Field Assistant | Maji Mengi | 2014-01 | 2015-12
====
Ann Kerubo
ann.kerubo@example.com
WORK EXPERIENCE
Project Officer,
Child Protection
Terra Kenya
FEB 2016 - SEPT 2018
- Taught parents about the rights of their children, in nine villages and
two camps
Field Assistant,
Water Points
Maji Mengi
JAN 2014 - DEC 2015
----
# Rows of dots
work: Sales Representative | Naivas Ltd | 2019 | 2021
work: Shop Attendant | Tamu Stores | 2017 | 2018
work: Cashier | Tusker Mattresses | 2015 | 2016
====
Ann Kerubo
ann.kerubo@example.com
WORK EXPERIENCE
Sales Representative..........Naivas Ltd..........2019 - 2021
Shop Attendant................Tamu Stores...2017 - 2018
Cashier …………… Tusker Mattresses …………… 2015 - 2016
----
# Commas within an employer's name, and departments before it
work: Field Officer | Soil, Seed and Water Ltd | 2021-01 | 2022-12
work: Manager | Department of Lands, Housing and Roads | 2019-01 | 2020-12
work: Data Analyst | Mwangaza | 2017-01 | 2018-12
work: - | Meli GmbH | 2016-01 | 2016-12
====
Ann Kerubo
ann.kerubo@example.com
WORK EXPERIENCE
Jan 2021 – Dec 2022
Soil, Seed and Water Ltd
Field Officer
- Dug wells
Jan 2019 – Dec 2020
Manager, Department of Lands, Housing and Roads
- Kept maps
Jan 2017 – Dec 2018
Data Analyst, Trust and Risk, ITS, Mwangaza
- Counted cases
Jan 2016 - Dec 2016	Meli GmbH, Ulm, Germany
- Packed boxes
----
# Sentences, schools, people and figures that are no job
work: Storekeeper | Bamburi Stores | 2001 | 2003
work: Vice President | - | 1988 | 1990
work: Clerk | Tamu Ltd | 1986-02 | 1987-03
====
Ann Kerubo
ann.kerubo@example.com
WORK EXPERIENCE
- 2010 – 2014: Operation and care of the engines of the ferry, its pumps, ropes and boats
- 2004 – 2009: I personally kept the books at Likoni where I counted stamps
- 2001 – 2003: Storekeeper, Bamburi Stores
- 1999 – 2000: Award: Certificate
LIKONI	COLLEGE (1995-1998)
Whom I taught:
Mary Wanza 1991 - 1993
Vice President, 1988 - 1990
Clerk, Tamu Ltd 02/1986 03/1987
SERVICE AND OUTREACH
Kilifi Choir Committee 1980 - 1984
----
# Posts below a year and an employer, and a heading with a picture
work: Cyber attendant | KIBO COMPUTERS | 2017-01 | now
work: Secretary | TAI HOMES LTD | 2016 | 2016
work: Sales Person | JUA TRADING CENTRE | 2015 | 2015
====
Ann Kerubo
ann.kerubo@example.com
🏢 OFFICE EXPERIENCE
Jan 2017 – to date	:	KIBO COMPUTERS
Position	:	Cyber attendant.
2016	:	TAI HOMES LTD
Position	:	Secretary
- Kept records
2015	:	JUA TRADING CENTRE
Sales Person
----
# LinkedIn with duties that go on, and nobody to work for
work: Night Agent | Simba Squad | 2007-04 | 2008-06
work: Freelance Sound Tech | Self -Employed | 2006-01 | 2007-03
work: Accounts Assistant | Del Monte | 2004-03 | 2005-12
====
Ann Kerubo
ann.kerubo@example.com
Experience
Simba Squad
Night Agent
April 2007 - June 2008 (1 year 3 months)
- Watched the gates of a market and counted everybody who came, almost
300 people a night
Self -Employed
Freelance Sound Tech
January 2006 - March 2007 (1 year 3 months)
Cheney, wa
Skills: Sound · Light
Accounts Assistant
Del Monte · Contract
Mar 2004 - Dec 2005 · 1 yr 10 mos
----
# A form that calls the employer a business
work: Waiter | Pwani Grill | 2019 | 2020
work: Cook | Mlima Kiosk | 2017 | 2018
====
Ann Kerubo
ann.kerubo@example.com
WORK EXPERIENCE
Business: Pwani Grill
Date: 2019 – 2020
Position: Waiter
Business: Mlima Kiosk
Date: 2017 – 2018
Position: Cook
----
# A numbered list of which one has a year alone
work: Accounts Assistant | Naivas | 2021-03 | 2024-06
work: Cashier | Quickmart | 2019 | 2019
====
Ann Kerubo
ann.kerubo@example.com
Experience
1) Accounts Assistant, Naivas, Machakos. March 2021 to June 2024.
   Balanced tills daily. Prepared VAT returns.
2) Cashier at Quickmart (2019).
----
# A headline right above the first job
work: Software Engineer | Bidii | 2022-03 | now
work: Web Developer | Karibu | 2020-01 | 2022-02
====
Brian Koech
SOFTWARE DEVELOPER
Bidii, Nairobi - Software Engineer
Mar 2022 - Present
- Built pages
Karibu, Remote - Web Developer
Jan 2020 - Feb 2022
----
# In sentences
work: hairdresser | Beauty Salon | 2017 | now
work: house help | - | 2014 | 2016
work: stock clerk | Upendo Supermarket | 2012 | 2013
====
Lucy Njeri, Hairdresser
I have worked as a hairdresser at Beauty Salon, Thika from 2017 up to now. Before that I was employed as a house help in Runda between 2014 and 2016.
Worked as a stock clerk in Upendo Supermarket, 2012 - 2013
----
# A page of LinkedIn, which has its labels above their values
work: Senior Cook | Pwani Grill | 2019-01 | 2020-02
work: Waiter | Mlima Kiosk | 2017-01 | 2018-02
====
Ann Kerubo
ann.kerubo@example.com
Experience
Senior Cook
Company Name
Pwani Grill
Dates Employed
Jan 2019 – Feb 2020
Employment Duration
1 yr 2 mos
Location
Nairobi, Kenya
Cooked meals
Waiter
Company Name
Mlima Kiosk
Dates Employed
Jan 2017 – Feb 2018
----
# A form of clients and roles, with its times below
work: Cook | Pwani Grill | 2019 | 2020
work: Waiter | Mlima Kiosk | 2017 | 2018
====
Ann Kerubo
ann.kerubo@example.com
EXPERIENCE
Client: Pwani Grill
Role: Cook
2019 - 2020

Client: Mlima Kiosk
Role: Waiter
2017 - 2018
----
# One post with its department, and firms before no line that tells of them
work: Senior Cook | Pwani Grill | 2019 | 2020
work: Technician | Mentor Graphics | 2017 | 2018
====
Ann Kerubo
ann.kerubo@example.com
EXPERIENCE
Senior Cook
Cook, Kitchen
Pwani Grill
2019 - 2020

Technician
Mentor Graphics
2017 - 2018
----
# Years in front of capitals
work: COOK | PWANI GRILL | 2016 | 2016
work: WAITER | MLIMA KIOSK | 2014 | 2014
====
Ann Kerubo
ann.kerubo@example.com
EXPERIENCE
2016:COOK:PWANI GRILL
2014:WAITER:MLIMA KIOSK
----
# Times below the duties
work: Cook | Pwani Grill | 2019-01 | 2020-02
work: Waiter | Mlima Kiosk | 2017-01 | 2018-02
====
Ann Kerubo
ann.kerubo@example.com
EXPERIENCE
Pwani Grill
Cook
- Cooked meals
- Cleaned the kitchen
Jan 2019 - Feb 2020

Mlima Kiosk
Waiter
- Served
Jan 2017 - Feb 2018
----
# An attachment at a school, a stage, and posts of one year
work: Internal Attachment | Kenyatta University | 2019-01 | 2019-03
work: Boda boda rider | - | 2015 | 2018
work: Kibarua wa mjengo | - | 2009 | 2009
====
Ann Kerubo
ann.kerubo@example.com
EXPERIENCE
Kenyatta University Internal Attachment, Jan 2019 - Mar 2019
Boda boda rider at Kondele stage, 2015 - 2018
Kibarua wa mjengo, 2009
----
# Markdown with links, gaps and clients
work: Software developer | Brightwave | 2014-08 | 2014-12
work: Software designer | Mlima Networks | 2009-05 | 2012-07
work: Engineering Lead – Full Stack | Maji Technologies India | 2008-01 | 2009-04
work: Web Developer | Tamu Solutions | 2006-01 | 2007-12
====
Ann Kerubo
ann.kerubo@example.com

## Experience

### Software developer at [Brightwave](http://brightwave.example.com)

*08.2014 - 12.2014* | Saint-Petersburg

* Designed the features of a shop

### Software designer at [Mlima Networks](http://mlima.example.com/)

*05.2009 - 07.2012* | Nizhniy Novgorod

Outsourcing for a vendor.

* Kept the platform

Engineering Lead – Full Stack
Maji Technologies India → Client: Bidii Bank Portal
Jan 2008 – Apr 2009 | Pune, India
* Built pages

Web Developer
Tamu Solutions Los Angeles CA
Jan 2006 - Dec 2007
* Built shops
----
# A blank line between all lines
work: Clerk | Acme Ltd | 2019 | 2020
work: Waiter | Pwani Grill | 2017 | 2018
====
Ann Kerubo

ann.kerubo@example.com

EXPERIENCE

Clerk

Acme Ltd

2019 - 2020

- Filed letters

Waiter

Pwani Grill

2017 - 2018

- Served
----
# Post, firm and town above a time, and below it a sentence in Kiswahili
work: Dereva wa lori | Siginon Logistics | 2017-01 | now
work: Turnboy | Modern Coast | 2014 | 2016
====
Brian
UZOEFU WA KAZI
Dereva wa lori, Siginon Logistics, Mombasa
Januari 2017 hadi sasa
Kusafirisha mizigo

Turnboy, Modern Coast, 2014 hadi 2016
----
# A sentence behind the time, without a heading
work: Senior QA Engineer | Northwind Systems | 2021-03 | now
work: QA Engineer | Contoso Labs | 2018-06 | 2021-02
====
JORDAN AVERY
jordan.avery@example.com | (503) 555-0148 | Portland, OR
HIGHLIGHTS
Eight years of test engineering across consumer web and mobile platforms.
Senior QA Engineer, Northwind Systems, Portland, OR (Mar 2021 - Present) Leads the automation guild.
• Cut the nightly regression suite from six hours to forty minutes
QA Engineer, Contoso Labs, Seattle, WA (Jun 2018 - Feb 2021)
• Wrote the first end-to-end suite covering the checkout flow
EDUCATION
B.S. in Computer Science, Ridgemont State University
Aug 2012 - May 2016
----
# A town with the letters of its country above the time, the post below it
work: Founder | Brightwave | 2002-05 | now
====
Ann Kerubo
ann.kerubo@example.com
EXPERIENCE
Brightwave
The Hague, NL
5/2002 – present
www.brightwave.example.com
Founder

Developed seven applications.
----
# In a column of its own the end above the beginning
work: Data Analyst | Maua Lending Limited | 2018-01 | 2020-08
work: Programme Manager | Maua Lending Limited | 2016-02 | 2017-12
====
Mwangi
PROFESSIONAL EXPERIENCE
August 2020    Data Analyst, Maua Lending Limited, Nairobi, Kenya
January 2018    • Organised large sets of data
• Drew maps
December 2017    Programme Manager, Maua Lending Limited, Nairobi, Kenya
February 2016
Led the team of customer support:
• Support of products
----
# A time, below it the employer as a list of one, and below that a label
work: Cook / student | Grand Hotel Amani | 2015-05 | 2016-09
work: Apprentice pastry | The Mill House | 2016-09 | 2017-07
work: IT helpdesk | Telenova | 2021-03 | now
====
Wairimu
WORK EXPERIENCE
May. 2015 - Sep. 2016
• Grand Hotel Amani
Position : Cook / student
Sep. 2016 - Juli. 2017
• The Mill House
Position : Apprentice pastry
March. 2021 - Today
• Telenova
Position : IT helpdesk
----
# A year and a colon in front of each, posts that no word tells among them
work: COMMUNITY DEVELOPMENT | PLAN AFRICA INTERNATIONAL | 2016 | 2016
work: TOUR GUIDE | HERON SAFARIS | 2018 | 2018
====
ATIENO
WORK  EXPERIENCE
2016:COMMUNITY DEVELOPMENT:PLAN AFRICA INTERNATIONAL.
2018:TOUR GUIDE :HERON SAFARIS.
----
# Under an employer; years with a line between them
work: Intern Fisheries Project | LAKEHUB Uganda | 2023 | 2023
work: Veterinary In charge | KS Vet Pharmacy | 2022 | 2023
work: Extension worker | TSEDCO | 2022 | 2022
====
Ruth
PROFESSIONAL EXPERIENCE
2023: Intern Fisheries Project under LAKEHUB Uganda
• Shared insights with students
2022_2023: Veterinary In charge at KS Vet Pharmacy
• Advice to clients
2022: Extension worker under TSEDCO
• Trained farmers
----
# A form whose label tells the post and its place, with work of each below a heading of its own
work: Lecturer | Bello Learning Centre | 2021 | now
work: Audit Manager | UF Idi & Co | 2018 | now
====
Ibrahim
ibrahim@example.com
WORK HISTORY
Institution: Bello Learning Centre (Kaduna Lecture Centre)
Job Title/Location: Lecturer – Kaduna State.
Period: 2021 to Date.
• Deliver lectures.
Work History
• Lectures financial accounting.
Institution: UF Idi & Co (Chartered Accountants)
Job Title/Location: Audit Manager - Kaduna State.
Period: 2018 to Date.
Work History
i.    Represented the firm as tax consultant to Sunshine Quarry Limited. For the period 3rd October 2022 to date.
ii.    Team lead, tax audit at Ahmed Specialist Hospital, for the year 2019.
----
# Two posts at once, an employer with commas, one in brackets, one with a full stop
work: Graphic Designer, Web Developer | Pwani Web Designs Ltd | 2023-09 | 2024-01
work: IT Support | University of Media, Arts, and Communication | 2024-10 | 2025-01
work: Cashier | Tamu Supermarket | 2020-01 | 2020-12
work: Computer Instructor | Shining Stars Academy | 2018 | 2019
====
Emmanuel
WORK EXPERIENCE
Pwani Web Designs Ltd | Graphic Designer, Web Developer | Mombasa, KE    Sep 2023 – Jan 2024
• Designed brochures
University of Media, Arts, and Communication | IT Support | Accra, GH    Oct 2024 – Jan 2025
• Resolved issues
Cashier (Tamu Supermarket)    Jan 2020 – Dec 2020
• Counted the till
2018 - 2019 : Computer Instructor
Shining Stars Academy.
Opposite the junction
----
# A department beside the post, the employer with its towns below
work: Field Coordinator | Lake Bank Group & WFP | 2019-09 | 2024-08
work: Project Manager | Echo Systems | 2019-02 | 2022-12
====
Peter
PROFESSIONAL EXPERIENCE
Field Coordinator, Development Impact (DIME) & UNWFP    09/2019 - 08/2024
Lake Bank Group & WFP • Nairobi, Isiolo
• Coordinated
Project Manager, Research    02/2019 - 12/2022
Echo Systems • Nairobi
• Managed
----
# What the employer does stands above the post
work: Business Analyst | Rexford Corporation | 1995 | 2002
work: Senior Programmer | Haydon International Inc | 1988 | 1994
====
Richard
EMPLOYMENT HISTORY
Rexford Corporation, Indianapolis, IN    1995 - 2002
Power Drives and Industrial Chains Manufacturer
Business Analyst
• Developed programs
Haydon International Inc., Kokomo, IN    1988 – 1994
High-Tech Alloy Manufacturer
Senior Programmer
• Designed programs
----
# A post that goes on, of which no beginning is told; ranks of the forces
work: Web Developer & Designer | Georgia Computer Services | - | now
work: Staff Sergeant, Logistics Planner | United States Air National Guard | 2014 | 2020
====
David
WORK EXPERIENCE
Georgia Computer Services, Kiambu, Kenya
Web Developer & Designer, ongoing
• Built applications
2014 – 2020	United States Air National Guard – Staff Sergeant, Logistics Planner, Pittsburgh, PA
----
# "Work as", "Full-time job as", pictures before the times
work: Supervisor | Agri Construction Limited | 2025-05 | 2025-07
work: Cyber Operator | Classic Corner | 2023-12 | 2024-06
work: Pool bar manager | Hotel Alamo | 2022-09 | 2022-11
====
Brian
brian@example.com
WORK EXPERIENCE
1. Agri Construction Limited –Work as Supervisor
📅 May– July 2025
-Serves for two months as a supervisor for the casual laborers in the
production and packing stage.
2. Classic Corner – Work as Cyber Operator
📅 December – June 2024
• Serves customers
3. Hotel Alamo
Full-time job as Pool bar manager
📅 Sep 2022 – Nov 2022
----
# Lists within a list, an employer with its country below each, one since a month
work: Doctoral Fellow | Global Health Institute | 2022-03 | now
work: Medical officer | Ministry of Health | 2016-01 | 2017-09
====
Chisomo
chisomo@example.com
Work experience
• Since March 2022: Doctoral Fellow (full time).
  • Global Health Institute, Antwerp University, Belgium.
  • Treatment of malaria in school children.
• January 2016 - September 2017 : Medical officer (1 semester)
  • Ministry of Health, Queen Akinyi Central Hospital, Malawi
  • Clinical care of patients
----
# A table whose last column has another name, without times
work: Data Entry Clerk | Residence Technologies | - | -
work: Article writer | Pwani Writers | - | -
work: Transcriptionist | Rev.com | - | -
====
Mercy
mercy@example.com
WORK EXPERIENCE
ORGANIZATION    JOB TITLE    PLATFORM
Residence Technologies    Data Entry Clerk    Remote
Pwani Writers    Article writer    Online
Copy writer
Rev.com    Transcriptionist    Online
EDUCATION
Diploma, Moringa School, 2020
----
# A heading of what was gained, "Achievements" between two jobs, a post and a school in one
work: Administrative Officer/ Programme Support | Ministry of Environment, Climate and Natural Resources | 2024-01 | now
work: Account Executive | Outbound Media & Analytics | 2021-06 | 2023-08
work: Research Assistant | University of Texas at Tyler | 2019-08 | 2019-12
work: IT Instructor | Church of Christ School | 2016-08 | 2018-09
====
Fatou
fatou@example.com
EXPERIENCE GAINED
Administrative Officer/ Programme Support
Ministry of Environment, Climate and Natural Resources, The Gambia
January 2024 – Present
• Represent the director in high-level meetings with donors, partners, and
stakeholders.
Achievements
Participated in the formulation of 3 projects which includes
resource mobilization of $45 million for the project.
Account Executive (Project Management)
Outbound Media & Analytics, Gambia
June 2021 - August 2023
• Managed social media
Research Assistant
University of Texas at Tyler, TX
August 2019 - December 2019
• Conducted surveys
IT Instructor Church of Christ School | Winneba, Central Region
August 2016 - September 2018
• Delivered lessons
----
# An attachment below its kind, a firm with short forms, a town of another country
work: ICT Attachment | Vibrant Village | 2016-04 | 2016-06
work: Surveyor | Adem Global Data Nig. Ltd | 2017 | 2018
work: Auditing Intern | J&S Associate PLT | 2024-05 | 2024-11
work: Journalist & News Editor | RFI | 2014 | 2015
====
Wycliffe
wycliffe@example.com
Work History
Attachment    ICT Attachment
04/2016 - 06/2016    Vibrant Village    Bunyore Branch, Luanda
• Receipt data analysis.
Surveyor
2017 - 2018
Adem Global Data Nig. Ltd.
• Office support
May, 2024 – November 2024
Auditing Intern, J&S Associate PLT, Kuala Lumpur, Malaysia.
• Assisted auditors
2014-15
Journalist & News Editor, RFI, Paris
• Wrote
----
# A volunteer, below the year and whom it was for
work: Building Maintenance Manager | Life Choices | 2022 | now
work: Volunteer | Homes for All | 1994 | 1994
====
Richard
richard@example.com
WORK EXPERIENCE
Life Choices    2022 – Present
Building Maintenance Manager
Homes for All    1994
Volunteer
----
# Years of two digits behind a left quote, employers above
work: DevOps Engineer | Arrow NLG | 2016-06 | 2016-10
work: Systems Administrator | Pwani Bum | 2015-10 | 2016-06
====
Desmond
desmond@example.com
CAREER HISTORY
June ’16 – Oct ‘16	Arrow NLG
DevOps Engineer
My role was to build the infrastructure from scratch.
Oct ’15 – June ‘16	Pwani Bum
Systems Administrator
A much smaller infrastructure here.
----
# An employer with a colon above posts, and below each sentences without marks
work: Data Science Manager | Axel Insurance | 2020-03 | 2021-05
work: Technical Pricing Manager | Axel Insurance | 2019-03 | 2020-02
work: Pricing Analyst | Axel Insurance | 2015-06 | 2017-12
====
Hugh
hugh@example.com
PROFESSIONAL EXPERIENCE
Axel Insurance:
Data Science Manager March 2020 – May 2021
Driving technical excellence across personal lines pricing
End of year review rating of ‘Excellent’
Technical Pricing Manager March 2019 – Feb 2020
Responsible for maintenance of pricing
End of year review rating of ‘Excellent’
Pricing Analyst June 2015 – December 2017
Refreshed models in use
----
# Posts without an employer, below them what was done in small words
work: CUSTOMER SERVICE REPRESENTATIVE | - | 2021 | 2022
work: RECEPTIONIST | TOPLINE HOTEL | 2019 | 2020
work: SALES REPRESENTATIVE | - | 2018-01 | 2018-12
====
Jane
jane@example.com
WORK EXPERIENCE
2021- 2022 CUSTOMER SERVICE REPRESENTATIVE
Handle customers’ complaints
Provide information about the company to clients

2019 – 2020 RECEPTIONIST AT TOPLINE HOTEL
Receive clients in the company

JAN 2018- DEC 2018 SALES REPRESENTATIVE
Door to door sales persuading clients
EDUCATION
Diploma, Moringa School, 2020
----
# A narrow column breaks the times
work: Bartender/Club Manager | Triple K Hotel | 2018-01 | 2020-07
work: Machine Operator | Rubber Factory Of Nigeria | 2017-07 | 2017-09
work: Accounting Consultant | BROAD BUSINESS SOLUTIONS | 2020-09 | now
====
Sule
sule@example.com
EXPERIENCE
Bartender/Club Manager	January 2018 - July
Triple K Hotel | Lagos State, Nigeria	2020
• Taking drink orders.
Machine Operator	July 2017 - September
Rubber Factory Of Nigeria	2017
• Packed nylon
2020-09 -	Accounting Consultant
Current
BROAD BUSINESS SOLUTIONS, Lagos
• Developed software
----
# Initials of a school, months in brackets behind a year, months glued to a year
work: Assistant Teacher | A. I. C. Mwangaza secondary school | 2018-05 | 2018-07
work: Trainer of ICT | Samburu Vocational College | 2024-01 | 2024-03
work: Security Guard | VICTORY SECURITY COMPANY | 2019-10 | 2019-11
====
Patrick
patrick@example.com
WORK EXPERIENCE
Assistant Teacher
A. I. C. Mwangaza secondary school (May to July 2018)
• Teaching Mathematics
Samburu Vocational College 2024(Jan- March)
Role: Trainer of ICT.
• Guide the students
2019 Oct -2019Nov	:	VICTORY SECURITY COMPANY
Position	:	Security Guard
• Opening the gate
OTHER SKILLS.
2024 May – July: Emobility Training Institute.
Web development course.
----
# A table whose middle column has another name; a table of schools below it
work: Manager | Ace Concept | 2016 | now
work: Data Analyst | Data Center | 2015 | 2016
====
Ibrahim
ibrahim@example.com
Work Experience
Organization	Status	Year
Ace Concept	Manager	2016 til date
Data Center	Data Analyst	2015 to 2016
Institution
Institution	Qualification	Year
Shaw Academy	Diploma in Graphic Design	2020
----
# A second post in the next line, the employer told once; kinds of work behind a dash
work: Software Intern | Pharmapath Ltd | 2019-04 | 2019-12
work: Junior Software Developer | Pharmapath Ltd | 2020-01 | 2020-09
work: Machine Operator | Tree Springs Ltd | 2011-07 | 2013-09
====
Wayne
wayne@example.com
EXPERIENCE
Pharmapath Ltd : Software Intern (01/04/2019 - 31/12/2019)
Junior Software Developer (01/01/2020 - 04/09/2020)
Tree Springs Ltd (July 2011 – September 2013 - Full and part time)
Job Title: Machine Operator
• Operating machinery
EDUCATION
Diploma, Moringa School, 2020
----
# Labels, a bank behind its time, a table with a time that goes on, dates with days
work: Payment Specialist | Infosoft BPO | 2021-05 | 2022-03
work: Service Desk | Infosoft BPO | 2016-09 | 2018-10
====
Ebenezer
ebenezer@example.com
CAREER HISTORY
Employer: Infosoft BPO, Brno – Czech Republic	May 2021 – Mar 2022
Job Title: Payment Specialist
• Weekly payments
Employer: Infosoft BPO, Brno – Czech Republic	Sept 2016 – Oct 2018
Job Title: Service Desk
• Calls
EDUCATION
Diploma, Moringa School, 2020
----
# A table with duties, a time that goes on and days with their months
work: Project manager internee | Planet Systems company limited | - | now
work: Display officer | Electoral commission | 2018-04 | 2018-04
====
Grace
grace@example.com
Working experience
Period	Organization	Designation	Duty
2nd august- up to date	Planet Systems company limited	Project manager internee	• Coordinating
5th april-19th April 2018	Electoral commission	Display officer	• Verifying citizens
----
# A list with tabs for labels, towns behind each employer
work: Computer Instructor | INFOTEL COMPUTER College | 2001 | 2004
work: System Analyst | POWER SOLUTION LTD | 2004 | 2005
====
John
john@example.com
WORK EXPERIENCE:
• 2001-2004	INFOTEL COMPUTER College, Lagos
• Designation	Computer Instructor
• 2004-2005	POWER SOLUTION LTD, Alausa, Ikeja, Lagos
• Designation	System Analyst
EDUCATION
Diploma, Moringa School, 2000
----
# A heading beside its first job, posts in capitals
work: JUNIOR DEVELOPER | SUNSET TECHNOLOGIES | 2021-01 | 2021-05
work: INFORMATION TECHNOLOGY OFFICER | Progress Credit Ltd | 2022-09 | 2022-12
====
Wendy
wendy@example.com
EXPERIENCE	JUNIOR DEVELOPER, SUNSET TECHNOLOGIES.
Jan 2021 – May 2021
Helped in software development during my attachment.
INFORMATION TECHNOLOGY OFFICER, Progress Credit Ltd.
September 2022 – December 2022
Helped in staff support
EDUCATION
Diploma, Moringa School, 2020
----
# Employers whose last word did not fit, a post below an open dash
work: National Job Service Officer | Don Bosco Outreach Network | 2018-01 | now
work: Teaching Coordinator | Don Bosco Development and Outreach Network | 2017-01 | 2022-12
work: Mathematics and Computer Studies teacher | Dandora West Secondary School | 2016-05 | 2016-12
====
Geoffrey
geoffrey@example.com
WORK EXPERIENCE
January 2018 – Present:	Don Bosco Outreach Network –
National Job Service Officer.
For five years I have facilitated cooperation between institutions in Kenya and private companies.
January 2017 – Dec. 2022: Teaching Coordinator- Don Bosco Development and Outreach
Network.
I coordinated a digital education program in thirteen schools.
May 2016 – Dec. 2016:	Mathematics and Computer Studies teacher at Dandora West Secondary
School. I was the subject head in computer studies.
EDUCATION
Diploma, Moringa School, 2012
----
# An employer with its town in a list, above a post with its time
work: Assistant lecturer | INSTA | 2015-04 | now
work: Director of ICT | INSTA | 2015-04 | 2021-01
====
Clement
clement@example.com
EXPERIENCE
• INSTA	Musanze, Rwanda
Assistant lecturer	April 2015 - Present
• Facilitating effective teaching and learning within the field of computer science.
• INSTA	Musanze, Rwanda
Director of ICT	April 2015 – January 2021
• Developing an overarching strategy
EDUCATION
Diploma, Moringa School, 2012
----
# Employer and post with a stroke between them, a department below; months first
work: Data Scientist | World Forestry | 2019-10 | 2021-08
work: Junior Statistician | World Forestry | 2016-06 | 2019-09
work: PRODUCTION SUPERVISOR | POULTRY FOODS | 2015-06 | 2016-04
====
Makui
makui@example.com
Experience
World Forestry (WF) / Data Scientist
Research Methods Group (RMG)
October 2019 - August 2021, Nairobi
Contribute to use of improved digital systems.
World Forestry (WF) / Junior Statistician
Research Methods Group (RMG)
June 2016 - September 2019, Nairobi
Supported all of the projects.
PRODUCTION SUPERVISOR
POULTRY FOODS, Nakuru
06/20/2015 - 04/07/2016
Supervised over 50 employees
Education
Diploma, Moringa School, 2012
----
# A firm above two posts, each with its place below; a month alone above employer and post
work: Internship Trainee | CraterNest | 2021-04 | 2022-04
work: Web developer | CraterNest | 2021-02 | 2021-04
work: Voice Over Artist | Freetown Africa | 2020-08 | 2020-12
work: Content Supervisor | KENYA BUREAU OF STATISTICS | 2019-08 | 2019-08
====
Lucy
lucy@example.com
Experience
CraterNest
Internship Trainee
April 2021 - April 2022 (1 year 1 month)
Nakuru, Kenya
CraterNest
Web developer
February 2021 - April 2021 (3 months)
Nakuru, Kenya
Freetown Africa
Voice Over Artist
August 2020 - December 2020 (5 months)
Nairobi, Kenya

AUGUST 2019
KENYA BUREAU OF STATISTICS|
Content Supervisor
• Training all the enumerators
Education
Diploma, Moringa School, 2012
----
# A form in which only employers have no label; where they are stands below
work: Full stack developer | DEMO solutions | 2022-01 | now
work: Intern | KenGeo Kenya Ltd | 2016-08 | 2017-09
====
Bii
bii@example.com
WORK EXPERIENCE

DEMO solutions
Period: Jan 2022 – now
Position: Full stack developer
Responsibilities
• websites design
KenGeo Kenya Ltd
Period: August 2016 – September 2017
Position: Intern
Responsibilities
• Regularly collected data
EDUCATION
Diploma, Moringa School, 2012
----
# Europass: the place with labels between the employer and its time
work: Lecturer in Computer Engineering | Institute of Technology, University of Gonda | 2022-08 | now
work: Assistant Lecturer in Engineering | Institute of Technology, University of Gonda | 2018-03 | 2019-09
====
Wondimu
wondimu@example.com
WORK EXPERIENCE
Institute of Technology, University of Gonda
City: Gondar | Country: Ethiopia
[ 24/08/2022 – Current ]	Lecturer in Computer Engineering
Main Tasks:
• prepare lectures
Institute of Technology, University of Gonda
City: Gondar | Country: Ethiopia
[ 02/03/2018 – 28/09/2019 ]	Assistant Lecturer in Engineering
Main Tasks:
• assist in teaching
EDUCATION
Diploma, Moringa School, 2012
----
# The jobs go on below a column at the side
work: Sales Executive | Bidii Supermarket Ltd | 2021-03 | now
work: Shop Attendant | Zawadi Stores Ltd | 2019-01 | 2020-12
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Sales Executive
Bidii Supermarket Ltd
March 2021 - Present
• Sold household goods
SKILLS
Stock taking
Customer care
Shop Attendant
Zawadi Stores Ltd
January 2019 - December 2020
• Kept the shelves full
EDUCATION
Diploma, Moringa School, 2012
----
# Two names that no word makes a post or an employer are no job
work: Cook | Bidii Hotel | 2019 | 2020
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Cook, Bidii Hotel, 2019 - 2020
Blue Horizon, Silver Meadow, 2017 - 2018
EDUCATION
Diploma, Moringa School, 2012
----
# Courses and teams below skills and interests are no jobs
work: Cook | Bidii Hotel | 2019 | 2020
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Cook, Bidii Hotel, 2019 - 2020
SKILLS
Cashier training, Bidii Institute, Jan 2018 - Dec 2019
INTERESTS
Football captain, Nakuru High School, Jan 2010 - Nov 2013
EDUCATION
Diploma, Moringa School, 2012
----
# A misspelt heading above a table
work: Station manager | Bidii Petroleum Company | 2022 | 2023
====
Zawadi
zawadi@example.com
WORKING EXPIERIRNCE
YEAR	COMPANY	POSITION
2022-2023	Bidii Petroleum Company	Station manager
EDUCATION
Diploma, Moringa School, 2012
----
# A summary of work experience is a list of jobs
work: Technologist 2 | Bidii University Awka | 2020 | 2022
work: Integrated Science Teacher | Tumaini College | 2013 | 2013
work: Founder and CEO | Zuri Touch and Chefs | 2011 | 2011
====
Zawadi
zawadi@example.com
WORK EXPERIENCE SUMMARY
Technologist 2	Bidii University Awka	2020 -2022
Integrated Science Teacher	Tumaini College	2013
Founder and CEO Zuri Touch and Chefs	2011
EDUCATION
Diploma, Moringa School, 2012
----
# An attachment is a post above an employer and its time
work: ICT Attachment | Bidii SACCO Society Ltd | 2026-01 | 2026-04
====
Zawadi
zawadi@example.com
Professional Experience
ICT Attachment
Bidii SACCO Society Ltd – Nairobi, Kenya
January 2026 – April 2026
• Repaired printers
LEADERSHIP & EXTRACURRICULAR
Chairman – Peer Counseling Group	2024 – 2025
• Led a group of students
EDUCATION
Diploma, Moringa School, 2012
----
# An employer of many words
work: Administrative Officer/ Programme Support | Ministry of Environment Climate Change and Natural Resources | 2024-01 | now
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Administrative Officer/ Programme Support
Ministry of Environment Climate Change and Natural Resources (MECCNAR)- Central Project Coordination Unit (CPCU), The Gambia
January 2024 – Present
• Recorded meetings
EDUCATION
Diploma, Moringa School, 2012
----
# Sentences that tell how long
work: teacher | Bidii Primary School | - | -
work: cashier | Upendo Supermarket | 2018 | 2018
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Worked at Bidii Primary School as a teacher for a period of three months.

I was employed at Upendo Supermarket as a cashier for two months in 2018.
EDUCATION
Diploma, Moringa School, 2012
----
# A year in front of each sentence, and an employer alone
work: Teacher | Bidii Academy | 2021 | now
work: marketing officer | Tumaini Security Company | 2020 | 2020
work: - | Upendo Hypermart | 2017 | 2017
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
2021-Now: Teacher at Bidii Academy
2020: worked as marketing officer in Tumaini Security Company
2017- Upendo Hypermart
HOBBIES
Travelling
Volunteering
Driving
EDUCATION
Diploma, Moringa School, 2012
----
# A sentence in Kiswahili that tells how long
work: keshia | Hoteli ya Tamu | - | -
====
Zawadi
zawadi@example.com
KAZI NILIZOFANYA
Nilifanya kazi Hoteli ya Tamu kama keshia miaka miwili
ELIMU
Diploma, Moringa School, 2012
----
# An award with its year stands between two jobs
work: Driver | Bidii Cross Society | 2018 | 2020
work: Security Guard | Bidii Ltd | 2015 | 2018
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Driver, Bidii Cross Society
2018 - 2020
2020: Awarded best driver by Bidii Cross Society
Security Guard, Bidii Ltd
2015 - 2018
EDUCATION
Diploma, Moringa School, 2012
----
# A business without a name
work: Owner of a small shop | - | 2018 | 2020
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Owner of a small shop in Kawangware, 2018 - 2020
EDUCATION
Diploma, Moringa School, 2012
----
# The PDF of LinkedIn, where employers have bare names
work: Chairman Of The Board | ZUHURA | 2016-01 | now
work: Management Controller Officer | TAMASHA | 2004-03 | 2004-08
work: Account Executive | BIDII | 2002-01 | 2002-05
work: Office Assistant | Cabinet T.U.M.A | 2000-08 | 2000-10
work: Account Manager Assistant | Cabinet B.I.D.I | 1999-06 | 1999-09
====
Zawadi
zawadi@example.com
Experience
Chairman Of The Board
ZUHURA
Jan 2016 - Present (4 years 5 months +)
Worldwide Bank Institution
Management Controller Officer
TAMASHA
Mar 2004 - Aug 2004 (6 months)
Financial Investments Budgets Survey
Account Executive
BIDII - Radio Tumaini
Jan 2002 - May 2002 (5 months)
Financial Budgets Survey Studies
Office Assistant
Cabinet T.U.M.A.
Aug 2000 - Oct 2000 (3 months)
Accounting Survey Missions
Account Manager Assistant
Cabinet B.I.D.I.
Jun 1999 - Sep 1999 (4 months)
Financial Investments Survey, Accounting Survey
EDUCATION
Diploma, Moringa School, 2012
----
# A founder who is also something else in a firm of their own
work: Co-Founder Tech Lead | Bidii Labs | 2019 | 2020
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Co-Founder Tech Lead Bidii Labs 2019 - 2020
EDUCATION
Diploma, Moringa School, 2012
----
# A heading whose letters stand apart
work: Content Creator, Director & Web Manager | Pwani TV | 2022-06 | now
====
Zawadi
zawadi@example.com
P R O D U C T I O N & M E D I A E X P E R I E N C E
Content Creator, Director & Web Manager	June 2022 – Present
Pwani TV (Channel of Students)
EDUCATION
Diploma, Moringa School, 2012
----
# A narrow column with years and months in figures
work: Internal Auditor | BIDII LIMITED | 2017-10 | 2020-05
work: Accounts Officer | TAMASHA INSURANCE PLC | 2014-12 | 2016-12
====
Zawadi
zawadi@example.com
Work History
2017-10 -	Internal Auditor
2020-05
BIDII LIMITED, Lagos
Prepare work programs for the project sites
2014-12 -	Accounts Officer
2016-12	TAMASHA INSURANCE PLC, Lagos
Cash and cheque management
EDUCATION
Diploma, Moringa School, 2012
----
# A post, an employer and its branch in one line
work: Engineering Trainee | New Bidii Co-operative Creameries | 2024-05 | 2024-08
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Engineering Trainee New Bidii Co-operative Creameries (New BCC) - Dandora Branch May 2024 - August 2024
• Executed routine maintenance.
EDUCATION
Diploma, Moringa School, 2012
----
# A department behind the comma, and the employer below
work: Assistant Director, Media and Communications | Bidii Initiative | 2019-08 | now
work: Volunteer Tutor | Fountain Group of Schools | 2020-05 | 2020-09
====
Zawadi
zawadi@example.com
EXPERIENCE
Assistant Director, Media and Communications	Aug. 2019 - Present
Bidii Initiative
• Organized tree-planting campaigns
Volunteer Tutor
Fountain Group of Schools	May 2020 – Sep. 2020
• Taught mathematics.
EDUCATION
Diploma, Moringa School, 2012
----
# Offices of students and a thesis are no jobs
work: Local Guide | Tamasha Tours | 2017-12 | 2018-05
====
Zawadi
zawadi@example.com
EXPERIENCE
Welfare Committee Chairman	2016 - 2018
Bidii University Students’ Union
Bidii University of Technology	Sep 2019 – Dec 2019
Thesis: Distribution of Sawmills
Local Guide	Dec. 2017 - May 2018
Tamasha Tours
EDUCATION
Diploma, Moringa School, 2012
----
# An employer in the, and a post in its department
work: front desk employee | Safari hotel | 2015 | 2017
work: Intern | Bidii Ports Authority | 2014-07 | 2014-09
====
Zawadi
zawadi@example.com
WORKING EXPERIENCE
2015-2017	: Worked as front desk employee in the Safari hotel.
2014 July - Sept : Worked at Bidii Ports Authority as an Intern in the Information
Technology Department.
EDUCATION
Diploma, Moringa School, 2012
----
# Attachments told in sentences without a time
work: Industrial attachment | Bidii National Archives and Documentation services | - | -
work: attachment | BIDII | - | -
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Industrial attachment at the Bidii National Archives and Documentation services, for a period of three months.
Did my attachment at BIDII for at least 3 months under the ICT Department.
EDUCATION
Diploma, Moringa School, 2012
----
# Sentences below their times
work: cashier | Tamu Supermarket | 2019 | 2020
work: accounts intern | Bidii Ltd | 2017 | 2018
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
2019 - 2020
I was employed at Tamu Supermarket as a cashier.
2017 - 2018
I was attached at Bidii Ltd as an accounts intern for 3 months.
EDUCATION
Diploma, Moringa School, 2012
----
# Years of experience in place of a time
work: cashier | Tamu Supermarket | - | -
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Two years experience as a cashier at Tamu Supermarket.
EDUCATION
Diploma, Moringa School, 2012
----
# Post, employer and a year, each in a line of its own
work: Marketing Officer | Bidii Ltd | 2018 | 2018
work: Nursing Aide | Afya Clinic | 2016 | 2016
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Marketing Officer
Bidii Ltd
2018
Nursing Aide
Afya Clinic
2016
EDUCATION
Diploma, Moringa School, 2012
----
# A time that ends before it begins is not known
work: Clerk | Bidii Ltd | - | -
work: Cashier | Tamu Supermarket | 2019-03 | 2020-06
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
August 2022 - July 2022 Clerk, Bidii Ltd
March 2019 - June 2020 Cashier, Tamu Supermarket
EDUCATION
Diploma, Moringa School, 2012
----
# Posts without a time as a list, below two headings
work: Senior Teacher | Mr. Baraka Computer Training School | - | -
====
Zawadi
zawadi@example.com
WORKING EXPERIENCE:
• Senior Teacher at Mr. Baraka Computer Training School (MBCTS)
ORGANIZATIONAL EXPERIENCE:
• Secretary general at Young Stars Jamii, Branch 9
EDUCATION
Diploma, Moringa School, 2012
----
# A heading that is the post as well
work: INDUSTRIAL ATTACHMENT | Bidii Power | 2019-05 | 2019-08
====
Zawadi
zawadi@example.com
INDUSTRIAL ATTACHMENT
Bidii Power, Nakuru
May 2019 - August 2019
Installed meters
EDUCATION
Diploma, Moringa School, 2012
----
# Teaching practice with what was taught behind its time
work: TEACHING PRACTICE | Bidii Girls School | 2019-01 | 2019-04
====
Zawadi
zawadi@example.com
TEACHING PRACTICE
Bidii Girls School, Jan 2019 - Apr 2019, taught mathematics
EDUCATION
Diploma, Moringa School, 2012
----
# Jobs below the heading "WORKING HISTORY"
work: Cashier | Tamu Supermarket | 2019-01 | 2020-12
work: Packer | Uhuru Stores | 2016 | 2018
====
Zawadi
zawadi@example.com
WORKING HISTORY
Cashier, Tamu Supermarket, Jan 2019 - Dec 2020
Packer
Uhuru Stores
2016 - 2018
EDUCATION
Diploma, Moringa School, 2012
----
# Jobs below the heading "Professional Background"
work: Cashier | Tamu Supermarket | 2019-01 | 2020-12
work: Packer | Uhuru Stores | 2016 | 2018
====
Zawadi
zawadi@example.com
Professional Background
Cashier, Tamu Supermarket, Jan 2019 - Dec 2020
Packer
Uhuru Stores
2016 - 2018
EDUCATION
Diploma, Moringa School, 2012
----
# Jobs below the heading "Places worked"
work: Cashier | Tamu Supermarket | 2019-01 | 2020-12
work: Packer | Uhuru Stores | 2016 | 2018
====
Zawadi
zawadi@example.com
Places worked
Cashier, Tamu Supermarket, Jan 2019 - Dec 2020
Packer
Uhuru Stores
2016 - 2018
EDUCATION
Diploma, Moringa School, 2012
----
# Jobs below the heading "Casual jobs"
work: Cashier | Tamu Supermarket | 2019-01 | 2020-12
work: Packer | Uhuru Stores | 2016 | 2018
====
Zawadi
zawadi@example.com
Casual jobs
Cashier, Tamu Supermarket, Jan 2019 - Dec 2020
Packer
Uhuru Stores
2016 - 2018
EDUCATION
Diploma, Moringa School, 2012
----
# Jobs below the heading "AJIRA"
work: Cashier | Tamu Supermarket | 2019-01 | 2020-12
work: Packer | Uhuru Stores | 2016 | 2018
====
Zawadi
zawadi@example.com
AJIRA
Cashier, Tamu Supermarket, Jan 2019 - Dec 2020
Packer
Uhuru Stores
2016 - 2018
EDUCATION
Diploma, Moringa School, 2012
----
# Years alone above jobs of one line
work: Guard | Bidii Hotel | 2015 | 2015
work: Watchman | Zuri Farm | 2014 | 2014
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
2015
Guard at Bidii Hotel
2014
Watchman at Zuri Farm
EDUCATION
Diploma, Moringa School, 2012
----
# Jobs of one line that tell how long
work: Guard | Bidii Hotel | - | -
work: Watchman | Zuri Farm | - | -
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Guard at Bidii Hotel for 4 years
Watchman at Zuri Farm for 3 years
EDUCATION
Diploma, Moringa School, 2012
----
# A form with its time above, or with Year and Job
work: Delivery driver | Tamu Foods | 2018-01 | 2019-12
work: Guard | Bidii | 2015 | 2017
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
2018 Jan - 2019 Dec
Employer: Tamu Foods
Job: Delivery driver
2015 - 2017
Employer: Bidii
Job: Guard
EDUCATION
Diploma, Moringa School, 2012
----
# A list of years in which a post looks like a deed
work: Census enumerator | KNBS | 2021 | 2021
work: IEBC clerk | - | 2022 | 2022
work: Polling clerk | IEBC | 2017 | 2017
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
2021: Census enumerator, KNBS, Kajiado
2022: IEBC clerk, Kajiado East
2017: Polling clerk, IEBC
EDUCATION
Diploma, Moringa School, 2012
----
# Offices of a school are no jobs
work: Clerk | Bidii Ltd | 2019 | 2020
====
Zawadi
zawadi@example.com
LEADERSHIP EXPERIENCE
School captain, Bidii Girls School, 2015 - 2016
Chairlady, Drama Club, 2014 - 2015
WORK EXPERIENCE
Clerk, Bidii Ltd, 2019 - 2020
EDUCATION
Diploma, Moringa School, 2012
----
# Sold maize is no employer of sons
work: Officer | Otieno and Sons | 2019 | 2020
work: Clerk | Wanjiku and Sons | 2017 | 2018
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Officer, Otieno and Sons
2019 - 2020
Sold maize
Clerk, Wanjiku and Sons
2017 - 2018
Filed letters
EDUCATION
Diploma, Moringa School, 2012
----
# Employed by somebody, in sentences
work: guard | Bidii Ltd | 2019 | now
work: watchman | Zuri Farm | 2015 | 2018
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
I am currently employed by Bidii Ltd as a guard from 2019.
Before that I was at Zuri Farm as a watchman, 2015 to 2018.
EDUCATION
Diploma, Moringa School, 2012
----
# An employee of a bank, and one of the month
work: Employee | Bidii Bank | 2019 | 2020
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Employee of Bidii Bank, 2019 - 2020
Employee of the Month, 2019
EDUCATION
Diploma, Moringa School, 2012
----
# The post in brackets behind its time
work: Attachee | BIDII OIL LIMITED | 2021-06 | 2021-09
work: Attachee | ZURI EAST AFRICA LTD | 2021-01 | 2021-04
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
June 2021 – September 2021 (Attachee)
BIDII OIL LIMITED, KILIFI
• Press filters installation
Jan 2021 - April 2021 (Attachee)
ZURI EAST AFRICA LTD, ELDORET
• Installation of motors
EDUCATION
Diploma, Moringa School, 2012
----
# The post as the first of a list below the employer
work: Sales Manager | Bidii Properties Limited | 2016-03 | 2017-04
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Bidii Properties Limited	March 2016 – April 2017
• Sales Manager (Realtors)
Ensuring that sales targets are met
• Set sales targets for staff.
EDUCATION
Diploma, Moringa School, 2012
----
# A town and a state in capitals
work: - | ZURI HARDWARE STORE | 2021-04 | 2022-08
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
APRIL 2021 to AUGUST 2022
ZURI HARDWARE STORE, HARTSVILLE SC
• Gathered carts from outside.
EDUCATION
Diploma, Moringa School, 2012
----
# What was used stands below the time
work: Software Engineering Intern | iBidii | 2023-09 | 2023-11
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
iBidii - Software Engineering Intern
September 2023 – November 2023
Technologies Used: PHP, MySQL, Docker
• Worked as a Backend Engineer.
EDUCATION
Diploma, Moringa School, 2012
----
# A month with a place behind it
work: Data Analyst Intern | Zuriskill | 2023-10 | 2023-10
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Data Analyst Intern
Zuriskill
October 2023/ Remote
• Delivered insights on two businesses.
EDUCATION
Diploma, Moringa School, 2012
----
# Sentences with an employer behind in or under
work: DevOps Engineer | ZURI PROJECT TRAINING | 2018-06 | now
work: Developer | Imara Makers | 2016-04 | 2017
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
• Working as DevOps Engineer in ZURI PROJECT TRAINING from June 2018 to till date
• April 2016 - 2017 - Developer under my own organization, Imara Makers where we develop websites
EDUCATION
Diploma, Moringa School, 2012
----
# A year in front of sentences in the first person
work: teacher | Shule ya Bidii | 2021 | 2021
work: teacher | Zuri Adventist | 2023 | 2023
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
2021(3 months): I was a teacher in Shule ya Bidii
2023(3 months): I was a teacher in Zuri Adventist
EDUCATION
Diploma, Moringa School, 2012
----
# A listed post above its employer
work: computer tutor in Microsoft Packages | BIDII Computers | 2025-03 | now
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
• computer tutor in Microsoft Packages
BIDII Computers, Makurdi
March 2025 – Present
EDUCATION
Diploma, Moringa School, 2012
----
# Years in brackets
work: Senior Graphic Designer | Freelance / Contract | 2021 | now
work: Junior Graphic Designer | Design Agency | 2018 | 2019
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Senior Graphic Designer
Freelance / Contract
[2021] – Present
• Led the design.
Junior Graphic Designer
Design Agency
[2018] – [2019]
• Supported designers.
EDUCATION
Diploma, Moringa School, 2012
----
# An address between the employer and the time
work: Phlebotomist/Medical Laboratory Technician | Bidlab Nigeria | 2023 | now
====
Zawadi
zawadi@example.com
Work Experience With Dates
• Bidlab Nigeria
Off Coker Road, Illupeji
Lagos, Nigeria
2023 – Till Date
Position held
Phlebotomist/Medical Laboratory Technician
Duties Performed
o Ensures safety
EDUCATION
Diploma, Moringa School, 2012
----
# What kind of post it was beside its time
work: Ethical Hacker | BidiiShujaa | 2025-09 | 2025-12
work: Systems Engineer | Zuri Technology | 2018-12 | 2019-09
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
BidiiShujaa – Ethical Hacker
Apprenticeship, September 2025 – December 2025
Zuri Technology (NYSC): Systems Engineer (December 2018 – September 2019, worked on things)
EDUCATION
Diploma, Moringa School, 2012
----
# A short year behind a backtick
work: Restaurant Manager | Bidii Cafe | 2021-01 | 2022-03
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Restaurant Manager, Bidii Cafe	Jan\x6021 – Mar \x6022
EDUCATION
Diploma, Moringa School, 2012
----
# A sentence with working under
work: DESIGNER | BIDII INTERIOR | - | -
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
• Working under BIDII INTERIOR as a DESIGNER – 2 YEARS
EDUCATION
Diploma, Moringa School, 2012
----
# Sentences with a ward, a subject and a town behind in
work: nurse | Bidii Hospital | 2019 | 2020
work: lecturer in Computer Science | Zuri University | 2017 | 2018
work: driver | - | 2015 | 2016
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Worked as a nurse in the Maternity Ward at Bidii Hospital, 2019 - 2020
Worked as a lecturer in Computer Science at Zuri University, 2017 - 2018
Worked as a driver in Nairobi, 2015 - 2016
EDUCATION
Diploma, Moringa School, 2012
----
# A deed first in the list below the employer
work: - | Bidii Ltd | 2019 | 2020
====
Zawadi
zawadi@example.com
WORK EXPERIENCE
Bidii Ltd 2019 - 2020
• Trained clerks
• Cashier training
EDUCATION
Diploma, Moringa School, 2012
----
# a narrow column of times, each in two lines, with posts and employers beside it
work: Office Assistant | Bidii Transport Limited | 2017-07 | 2019-09
work: Ward Clerk | Amani Hospital | 2015-06 | 2016-02
====
Asha Otieno
asha@example.com

EXPERIENCES
07/2017 –	Office Assistant	Bidii Transport Limited
09/2019	Nakuru, Kenya
• Managed the letters of the branch.
06/2015 –	Ward Clerk	Amani Hospital
02/2016	Kisumu, Kenya
• Kept the files of patients.

EDUCATION
Diploma in Office Management, Nakuru College, 2012 - 2014
----
# employers in a list with address and time, and "Position held" above each post
work: Laboratory Technician | Synergy Laboratories | 2023 | now
work: Phlebotomist | Amani Laboratories | 2020 | 2022
====
Asha Otieno
asha@example.com

Work Experience With Dates
• Synergy Laboratories
Off Kenyatta Road
Nairobi, Kenya
2023 – Till Date
Position held
Laboratory Technician
Duties Performed
o Takes samples from patients and labels them.
• Amani Laboratories
3 Moi Street
Nakuru, Kenya
2020 – 2022
Position held
Phlebotomist
Duties Performed
o Takes blood from patients.

EDUCATION
Diploma in Laboratory Technology, Nakuru College, 2016 - 2019
----
# a form of one job below what kind of work it was
work: Teacher | Uzima Educational Centre | 2022-05 | 2022-07
====
Asha Otieno
asha@example.com

Work experience
Volunteer
Date	: May 2022 – July 2022
Institution	: Uzima Educational Centre
Position	: Teacher

EDUCATION
Diploma in Education, Nakuru College, 2018 - 2021
----
# an internship with its time beside it, which is no heading
work: Graphics Designer | Marafiki Prints | 2020-04 | 2021-03
work: Internship | Bidii Petroleum Company | 2017-03 | 2017-10
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Graphics Designer, 04/2020 - 03/2021
Marafiki Prints, Nairobi, Kenya
Drew brochures and signs for shops.
Internship, 03/2017 - 10/2017
Bidii Petroleum Company, Mombasa, Kenya
Helped in the office.

EDUCATION
Diploma in Design, Nakuru College, 2014 - 2016
----
# the page of LinkedIn, whose labels stand alone above their values
work: Clerk | Bidii Labs | 2018-01 | 2019-12
====
Asha Otieno
asha@example.com

EXPERIENCE
Title
Clerk
Company Name
Bidii Labs
Dates Employed
Jan 2018 - Dec 2019

EDUCATION
Diploma in Office Management, Nakuru College, 2012 - 2014
----
# a heading with the time of all the jobs below it
work: Clerk | Bidii Ltd | 2019-01 | 2019-03
work: Cashier | Acme Ltd | 2019-04 | 2020-01
====
Asha Otieno
asha@example.com

ATTACHMENT 2019 - 2020
Clerk at Bidii Ltd, Jan 2019 - Mar 2019
Cashier at Acme Ltd, Apr 2019 - Jan 2020

EDUCATION
Diploma in Office Management, Nakuru College, 2012 - 2014
----
# a form of one job, and a whole job below another heading
work: Office Administrator | Mavuno Traders Ltd | 2021-03 | now
work: Clerk | Bidii Sacco | 2018-01 | 2020-02
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Employer: Mavuno Traders Ltd
Position: Office Administrator
Period: March 2021 to date
- Kept the books

INTERNSHIPS
Clerk, Bidii Sacco, Jan 2018 - Feb 2020

EDUCATION
Diploma in Office Management, Nakuru College, 2012 - 2014
----
# a dash between month and year
work: Store Keeper | Mavuno Traders Ltd | 2019-03 | now
work: Clerk | Bidii Sacco | 2018-01 | 2018-12
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Store Keeper, Mavuno Traders Ltd, March - 2019 to present
Clerk, Bidii Sacco, January - 2018 – December - 2018

EDUCATION
Diploma in Office Management, Nakuru College, 2012 - 2014
----
# an attachment of a kind between its employer and its time
work: Clerk | Bidii Ltd | 2020 | 2021
work: Industrial attachment | Mavuno Power Ltd | 2019-05 | 2019-08
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Bidii Ltd
Clerk
2020 - 2021
Mavuno Power Ltd
Industrial attachment
May 2019 - Aug 2019

EDUCATION
Diploma in Electrical Engineering, Nakuru College, 2012 - 2014
----
# the same in capitals, and with a slip
work: Clerk | BIDII LTD | 2020 | 2021
work: INDUSTRIAL ATTATCHMENT | MAVUNO POWER LTD | 2019-05 | 2019-08
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
BIDII LTD
Clerk
2020 - 2021
MAVUNO POWER LTD
INDUSTRIAL ATTATCHMENT
May 2019 - Aug 2019

EDUCATION
Diploma in Electrical Engineering, Nakuru College, 2012 - 2014
----
# sentences that go on with "then" and "also", some without an article
work: cashier | Upendo Stores | 2018 | 2020
work: guard | Bidii Security | 2016 | 2018
work: waiter | Sarova | 2014 | 2016
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
I have worked at Upendo Stores as a cashier from 2018 to 2020.
Then worked for Bidii Security as guard from 2016 to 2018.
Also worked at Sarova as waiter from 2014 to 2016.

EDUCATION
Diploma in Electrical Engineering, Nakuru College, 2012 - 2014
----
# posts with an estate or a town and no employer
work: SALES LADY | - | 2022 | now
work: HOUSE HELP | - | 2019 | 2021
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
SALES LADY - KITENGELA - 2022 TO DATE
HOUSE HELP - RONGAI - 2019 TO 2021

EDUCATION
Diploma in Electrical Engineering, Nakuru College, 2012 - 2014
----
# post and employer around a dash without a gap, with a full stop
work: SUPPORT ASSISTANT | TAMU SUPERMARKETS LIMITED | 2014-05 | 2015-05
work: FIELD OFFICER | HABARI FOR HUMANITY | 2008-04 | 2009-09
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
MAY 2014 – MAY 2015: SUPPORT ASSISTANT-TAMU SUPERMARKETS LIMITED.
Key Responsibilities
• Keeping the stock
APRIL 2008 – SEPTEMBER 2009: FIELD OFFICER- HABARI FOR HUMANITY.
Key Responsibilities
• Field work.
• Debt collection

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# sentences below their time
work: messenger | Bidii Office Solutions Limited | 2005 | 2006
work: guard | Simba Guards Security Services Ltd | 2000 | 2004
work: sales clerk | BATA | 1998 | 2000
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
2005 - 2006 : Bidii Office Solutions Limited
- Worked as a messenger undertaking all duties delegated to me by my seniors.
2000 - 2004: Simba Guards Security Services Ltd
• Worked as a guard and at the time I left, I was a supervisor.
1998-2000

Worked with BATA as a sales clerk stationed at the Malaba depot
Duties and responsibilities
• Raising invoices

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# sentences with an employer in small letters and a person behind it
work: direct sales representative | Jenga credit | 2018-07 | now
work: intern | county government of Nyamira | 2015-08 | 2018-01
work: casual | lakeside bottlers company limited | 2014-06 | 2015-06
work: untrained Teacher | Ebulali Secondary School | 2008 | 2009
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
July 2018-Date:
Working with Jenga credit as a direct sales representative.
Responsibilities:
• Selling loans
August 2015- January 2018: worked as an intern with the county government of Nyamira in the ministry of health with Mr. Otieno as the procurement officer.
June 2014- June 2015: worked as a casual at lakeside bottlers company limited (soda) Kisumu with Mrs. Wanjiru as the factory manager.
2008 – 2009 : Worked as an untrained Teacher at Ebulali Secondary School

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# an employer as its post, a placement in an office
work: Mathematics Teacher | Neema Girls Secondary School | 2012 | 2012
work: Teacher | Baraka Primary School | 2007 | 2010
work: Intern | Ministry of Works | 2006-01 | 2006-06
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
2012: Neema Girls Secondary School as Mathematics Teacher.
2007-2010 Baraka Primary School as a Teacher and as a Deputy Head Teacher.
Jan 2006 - June 2006: Worked as an Intern in the Ministry of Works, Webuye division

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# a post behind with, and what was done in the same line
work: Voter Educator | Tume Commission | 2017-02 | 2017-02
work: Agent | Sama Data Kenya | 2016-02 | 2017
work: Shop Attendant | Chai Supermarkets | 2009-11 | 2010-08
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
February 2017	Voter Educator: with Tume Commission (TC). Mobilize and educate the citizens to ensure a large turn out at the polls.
February 2016 to 2017
Agent: with Sama Data Kenya. Process data and verify it.
November 2009 to August 2010	Shop Attendant: With Chai Supermarkets from 2009 to 2010. Stock taking, recording short expiries.

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# a time broken over two lines of a narrow column
work: COMMERCIAL EXECUTIVE | SKANI GROUP LTD | 2012-05 | now
work: ACCOUNTANT | SAFARI TOURS, TRAVEL & RECRUITMENT AGENCY LTD | 2009-01 | 2012-04
work: CASHIER | CITY PARK HOTEL | 2006-04 | 2006-08
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
May 2012	COMMERCIAL EXECUTIVE – SKANI GROUP LTD
to date
Duties:
• Analysis of credit risks
Jan 2009 to	ACCOUNTANT – SAFARI TOURS, TRAVEL & RECRUITMENT AGENCY LTD
Apr 2012
Duties:
• Preparing statements
Apr 2006 to
Aug 2006	CASHIER - CITY PARK HOTEL
Duties:
• Billing clients

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# a post in a list below an office of its employer
work: Planning Intern | County Government of Bomet | 2017-11 | now
work: Planning Intern | County Government of Kericho | 2016-01 | 2016-05
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Nov 2017-Date: County Government of Bomet
• Ministry of Lands, Physical Planning & Housing
• Planning Intern.
Responsibilities; Feasibility studies, Development Control
Jan- May 2016: County Government of Kericho
• Planning Intern.
Responsibilities; Feasibility studies

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# achievements with a full stop between jobs, and a line stretched to the margin
work: Administration Manager | Shirika Association | 2018-03 | now
work: Administration Assistant | Shirika Association | 2009-04 | 2018-03
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
March 2018 to date: Administration Manager, Shirika Association
Duties and responsibilities:
• Manage the office.
Achievements.
• All services are digital.

April	2009	to	March	2018:	Administration	Assistant:	Shirika	Association
Duties and responsibilities:
• Keeping the board room clean.

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# forms with their time in a line apart
work: Chef | Tawa Palace Restaurant | 2017-01 | 2018-02
work: Commis Chef | Noor Palace | 2016-11 | 2016-12
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
January 2017- February 2018

Designation	:	Chef
Organization	:	Tawa Palace Restaurant
Location	:	Dammam
Cooked different dishes from the menu.

November 2016- December 2016

Designation	:	Commis Chef
Organization	:	Noor Palace
Location	:	Bhopal
Did the prep work.

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# a form whose station is a place
work: Chief teller | UMOJA BANK LIMITED | 2017-01 | now
work: customer service officer | UMOJA BANK LIMITED | 2013-06 | 2016-12
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
INSTITUTION/COMPANY:	UMOJA BANK LIMITED
station:	BOMET
position:	Chief teller
period	January 2017 to date
• Balancing the cash
INSTITUTION/COMPANY:	UMOJA BANK LIMITED
station:	BUNGOMA
position:	customer service officer
period	June 2013 to dec 2016
• Selling the products of the bank

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# labels of a form in one line
work: Civil Engineer | Usalama Works Kenya | 2017-07 | now
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Current Employer:
Organization Name: Usalama Works Kenya Designation:	Civil Engineer Duration: 3rd July 2017 till date
• Site visits

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# a time, a gap, the employer and its labelled post
work: Graduate Architect | Ubunifu Design Solutions | 2018-04 | now
work: Assistant teacher | Upper Hill Secondary School | 2012-05 | 2012-09
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Apr 2018 – date :

Ubunifu Design Solutions
Position: Graduate Architect
Duties: Design and preparation of working
drawings, conducting site visits.

May 2012 – Sep 2012:

Upper Hill Secondary School_ Nakuru
Position: Assistant teacher (Mathematics)

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# a post that became one line with its employer
work: Accounts Assistant | Karibu Inn | 2014-10 | now
work: Accountant | Chakula Restaurant | 2011 | 2014-10
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
October 2014 to Date - : Karibu Inn Department: Finance
Position: Accounts Assistant
Duties/responsibilities
• To balance all accounts
2011- October 2014: Chakula Restaurant-Nairobi Position: Accountant
Duties/responsibilities
• Preparing payrolls

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# posts that end with a semicolon, and a work study
work: Accountant | MLIMA SACCO | 2015-11 | now
work: Finance Intern | TAITA GAME LODGES | 2015-01 | 2015-05
work: Work Study | ZURI UNIVERSITY | 2011-08 | 2014-06
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
November 2015-To Date: MLIMA SACCO

Accountant;

• Preparing statements of account
January 2015 to May 2015: TAITA GAME LODGES.
Finance Intern;
• Weekly reports
August 2011 to June 2014: ZURI UNIVERSITY
Work Study;
• Filing of documents

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# an employer with its towns and a full stop above its post
work: Air Condition Technician | Sanya Technical Engineering Company | 2013-12 | now
work: Air Condition Technician | Dara Enterprises | 2011-08 | 2013-09
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Sanya Technical Engineering Company, Ilorin, Nigeria.
Air Condition Technician (December 2013 – Till date)
• Installing systems
Dara Enterprises, Kisumu, Kenya.
Air Condition Technician (August 2011 to September 2013)
• Repairing systems

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# a heading of jobs and responsibilities, and a post in a numbered list
work: Sales Executive | Umoja Bank of Kenya | 2016-07 | now
work: accountant | Hewa Networks | 2015-10 | 2016-04
====
Asha Otieno
asha@example.com

EMPLOYMENT HISTORY AND RESPONSIBILITIES/EXPERIENCE
Umoja Bank of Kenya (July 2016 up to date)
Sales Executive
Hewa Networks Kisumu(October 2015-April 2016)
(a) An accountant
(b) In charge of the station

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# a summary of experience that tells the jobs, with a firm in M/s
work: Secretary | M/s Apollo Hospitals | 1992-09 | 1993-12
work: Client Service Executive | OMNI Pvt. Ltd | 2004-10 | 2005-05
====
Asha Otieno
asha@example.com

EXPERIENCE SUMMARY:

September 1992 to December 1993

Worked as a Secretary (Senior) in M/s Apollo Hospitals

Nature of Job:

• Office maintenance

October 2004 to May 2005

Worked as a Client Service Executive in OMNI Pvt. Ltd.

Nature of Job:

• Communicating with clients

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# dashes of figures, and a name with a bracket within
work: Graduate Teacher | David Matric Higher Secondary School | 2013 | 2014
work: Clerk | Unga (K) Ltd | 2010 | 2012
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Graduate Teacher
David Matric Higher Secondary School, Velachery, Chennai / 2013 ‒ 2014

Clerk
Unga (K) Ltd / 2010 ‒ 2012

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# departments behind the employer, and months before an attachment
work: Intern | Tusha Mattresses Limited | 2018-02 | now
work: Volunteer Assistant accountant | Community Development And Sustainability organization | 2017-01 | 2017-11
work: field attachment | Nzoia Sugar Company Limited | 2014-05 | 2014-07
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Feb 2018 to Date : Intern at Tusha Mattresses Limited in finance department under Accounts payables
Jan 2017 To Nov 2017 :Volunteer Assistant accountant : Community Development And Sustainability organization ( C.D.S ) Bungoma County
DUTIES ND RESPONSIBILITIES
• Cash book management.
May2014-July 2014 Three months field attachment at Nzoia Sugar Company Limited
I was attached to the finance department

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# a name that goes on in the next line, and a label with a semicolon
work: Intern | NATIONAL AUTHORITY FOR THE CAMPAIGN AGAINST POVERTY | 2011-10 | 2012-06
work: Intern | HAKI AGENCY | 2011-01 | 2011-04
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
October 2011-June 2012: NATIONAL AUTHORITY FOR THE CAMPAIGN AGAINST
POVERTY (NACAP)

Position; Intern
Duties include
• Data entry
January 2011-April 2011: HAKI AGENCY
Position:Intern
• Payment vouchers

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# jobs that are told twice, at length and in a table
work: CLERK | BIDII LIMITED | 2015-05 | 2018-06
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
MAY 2015 – JUNE 2018: CLERK – BIDII LIMITED
• Kept records

EMPLOYMENT RECORD
Dates	Employer	Position
May 2015–June 2018	BIDII LIMITED	CLERK

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# headings in a column of their own, above everything else
work: Customer Experience Executive | Mawasiliano PLC | 2017-02 | now
work: Credit Analyst | Umoja Bank | 2010-01 | 2010-07
====
Asha Otieno
asha@example.com

Educational Background
Work Experience
Hobbies and interests
Referees
Duration of study: 1998-2001, Ndovu High School
February 2017 to Date: Customer Experience Executive, Mawasiliano PLC
• Handling complaints
January 2010 to July 2010: Credit Analyst, Umoja Bank
• Analysing loans
----
# a director of finance, and towns behind the employer
work: Director, Finance | Bidii Holdings | 2015 | now
work: Examination Invigilator | TAIFA INSTITUTE OF MANAGEMENT | 2014-09 | 2014-10
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Director, Finance
Bidii Holdings
2015 - Present

TAIFA INSTITUTE OF MANAGEMENT ELDORET-KENYA
September 2014 to October 2014: Examination Invigilator

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# a year above a post with its agency, and a head of department
work: Polling Clerk | IEBC | 2017 | 2017
work: H.O.D Mathematics | Neema High School | 2010 | 2012
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
2017
IEBC Polling Clerk
• Biometric voter identification
H.O.D Mathematics - Neema High School, (2010 - 2012)

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# a first job beside its heading
work: Road Surveyor Assistant | Sabuni International Ltd | 2016-01 | 2016-04
work: Clerk | Bidii Ltd | 2014 | 2015
====
Asha Otieno
asha@example.com

Work experience	      January 2016 – April 2016: Sabuni International Ltd
Position: Road Surveyor Assistant
• Road survey
2014 - 2015: Bidii Ltd
Position: Clerk
• Filing

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# trades in sentences
work: SHEETMETAL FITTER | LARSEN & TOMBO LTD | 2006-03 | 2006-10
work: TINSMITH | Austin Energy | 2004-05 | 2005-11
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
1. I have worked as a SHEETMETAL FITTER at LARSEN & TOMBO LTD. for the period of March 2006 to October 2006.
2. I have worked as a TINSMITH at Austin Energy for the period of May 2004 to November 2005.

EDUCATION
Diploma in Business Management, Nakuru College, 2002 - 2004
----
# A waitress beside her hotel, and a sentence that names somebody else's post
work: Waitress | Tamu Hotel | 2015 | 2018
work: - | Bidii Ltd | 2013 | 2014
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Waitress Tamu Hotel, 2015 - 2018
• Served guests
Bidii Ltd 2013 - 2014
I served customers as the supervisor asked

EDUCATION
Diploma in Catering, Nakuru College, 2010 - 2012
----
# Posts with their times in a list below their employer
work: Director, Finance | Zuri Holdings Ltd/ Zuri Investments Ltd | 2015 | now
work: Finance Manager | Zuri Holdings Ltd/ Zuri Investments Ltd | 2007 | 2015
work: Relationship Officer | Amani Bank | 2005 | 2007
work: Teller | Amani Bank | 2003 | 2005
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
2007 – Present
Zuri Holdings Ltd/ Zuri Investments Ltd
– Director, Finance (2015 - Present)
– Finance Manager (2007 - 2015)

Responsibilities:
• Manage a finance team of six

Amani Bank (2003 - 2007)
• Relationship Officer (2005 - 2007)
• Opened 200 accounts
• Teller (2003 - 2005)
• Balanced the cash

EDUCATION
Diploma in Finance, Nakuru College, 2000 - 2002
----
# A post in front of a sentence, and a post in a sentence
work: Registration clerk | INDEPENDENT ELECTORAL AND BOUNDARIES COMMISSION | 2017 | 2017
work: attachee | KENYA INDUSTRIAL RESEARCH INSTITUTE | 2015 | 2015
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
2017: INDEPENDENT ELECTORAL AND BOUNDARIES COMMISSION
Registration clerk. Registered eligible voters for the August 8 2017 elections and assisted voters to cast their votes
2015: KENYA INDUSTRIAL RESEARCH INSTITUTE (KIRI).
Worked as an attachee in the finance and account department from September 1st to November 30th.

EDUCATION
Diploma in Finance, Nakuru College, 2012 - 2014
----
# Forms with commas, towns and short names in the employer, and days apart from their endings
work: Quality Assurance Officer | Ministry of Education, Science and Technology | 2008-07 | 2010-01
work: Computer Technician | Self Employed | 2007-09 | 2008-04
work: IT Support staff | Odhiambo & Partners | 2006-08 | 2007-02
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Duration: 27 th July 2008 to 5 th January 2010
Employer: Ministry of Education, Science and Technology
Title: Quality Assurance Officer

Duration: September 2007 - April 2008
Employer: Self Employed in Mombasa
Title: Computer Technician

Duration: August 2006 - February 2007
Employer: Odhiambo & Partners: (Kiambere Water Supply Project)
Title: IT Support staff

EDUCATION
Diploma in Finance, Nakuru College, 2002 - 2004
----
# Fields of work with commas in a post
work: Monitoring, Evaluation and Learning Officer | Imara Trust | 2019 | 2022
work: Health, Safety and Environment Officer | Bidii Ltd | 2017 | 2019
work: VP, Compliance | Zuri Asset Management Ltd | 2015 | 2017
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
2019 - 2022: Imara Trust, Monitoring, Evaluation and Learning Officer
2017 - 2019: Bidii Ltd, Health, Safety and Environment (HSE) Officer
2015 - 2017: VP – Compliance, Zuri Asset Management Ltd, Kisumu

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# An employer in capitals, a gap, and the time with the post
work: Teller | AMANI BANK | 2016-02 | 2018-05
work: Financial Advisor | FARAJA INSURANCE | 2014-06 | 2015-01
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
AMANI BANK, KISUMU

February 2016 - May 2018: Teller
Duties included;
• Balancing the cash
of the branch.
FARAJA INSURANCE, ELDORET-KENYA

June 2014-January 2015: Financial Advisor
Duties included;
• Selling policies

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Years in front of their months without gaps, and a service to the community
work: IT tutor | Kiserian Digital Centre | 2015-08 | 2016-03
work: volunteer | Safari Doctors’ organization | 2017 | 2017
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
2015 August-2016 March IT tutor at Kiserian Digital Centre
Teaching basic packages
COMMUNITY SERVICE
2017 : A volunteer in Safari Doctors’ organization

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# No times, an employer below its attachment, and a department
work: Field Attachment – Data Analysis | Muhimbi University of Health | - | -
work: Intern | KPLC Technical department | - | -
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Field Attachment – Data Analysis
Muhimbi University of Health
• Assisted in interpreting statistical outputs

KPLC Technical department, Ruiru: (Intern)
• Oil testing and changing

ASSOCIATIONS
2018-06 to Present: Bidii University Chess Club

Referees	James Mwangi
Manager, Keru Healthcare Pharmacy
----
# Markdown with a blank line between all but the lines of a list, and other parts under headings nobody knows
work: Shift Mechanic | Guardian Fibres | 2009-07 | 2012-10
work: Raw Material Handler | Guardian Fibres | 2005-05 | 2009-07
====
# Baraka Otieno

baraka@example.com

## Work Experience

### Shift Mechanic

Guardian Fibres - Thika, Kenya

July 2009 to October 2012

* Repaired conveyors
* Greased machines

### Raw Material Handler

Guardian Fibres - Thika, Kenya

May 2005 to July 2009

* Unloaded lorries
* Weighed glass

## Reviews and committees

General reviewer for the Quarterly of Fibres (2019 - )

## Education

Diploma, Thika College, 2003 - 2005
----
# An employer in capitals that is called by what its people are, and advisors
work: Assistant Secretary | SUNRISE ENGINEERS | 2019 | 2021
work: Business Analyst | Open Capital Advisors | 2016-11 | 2018-12
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
SUNRISE ENGINEERS
2019-2021
Assistant Secretary
• Filed letters
Open Capital Advisors	November 2016 - December 2018
Business Analyst
• Built models

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# An employer in brackets in front of the post
work: HR/Admin. Officer | GOSL. Kenya Limited | 2018-10 | now
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
(GOSL. Kenya Limited) HR/Admin. Officer	Oct. 2018 till date
• Filed letters

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Forms with the year behind the post
work: Artisan Helper | Tamu Sugar Company | 2023 | 2023
work: Office Assistant | Shalom Private School | 2022 | 2022
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Company	:	Tamu Sugar Company
Department	:	Boiler
Position	:	Artisan Helper (2023)
Company	:	Shalom Private School
Department	:	Administration
Position	:	Office Assistant (2022)

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Cells with an employer that ends like a post, and names with a wide gap
work: Clerical Officer | Health Services Executive | 2019-11 | 2020-06
work: Geospatial Tutor | Coast State University | 2017-08 | 2017-12
work: internship training | Bidii Campany | 2016-10 | 2016-12
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Clerical Officer	Health Services Executive (HSE)	Swords/ Co Embu	11/2019 - 06/2020
• Kept files
Coast State	University, Mombasa, Kenya	Aug 2017 - Dec 2017
Geospatial Tutor
• Assisted students
October - December 2016 internship training in Bidii Campany

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
RECOMMENDATIONS
Name: Dr. Otieno	Associate Professor, Faculty of Electrical and Computer
Engineering, University of Nairobi
Phone number: 0722 000 000 | Email: otieno@example.com
----
# Memberships and sentences that are no job, and an end above its beginning
work: Data Scientist | FarmDrive Limited | 2018-01 | 2020-08
work: Research Geneticist | KALRO | 2016-10 | 2017-12
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
August 2020	Data Scientist, FarmDrive Limited, Nairobi, Kenya
January 2018	∠ Organizes large datasets to obtain actionable insights
∠ Collects data
Support scientists for the analysis of the sequences from the bull project
Research Geneticist (KALRO) - Kisumu	10/2016 – 12/2017
• Cloned cows
Cybersecurity Club	Aug 2013 – Dec 2015
General Member

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Posts with one month above their employer, and a title that goes on in the next line
work: Social Media Assistant | UNIVERSITY OF EMBU | 2019-01 | 2019-01
work: Junior System Administrator | International Center of Insects Physiology and Ecology | 2016-07 | 2018-12
work: Lead Graphic Designer | eMUQtech | 2012-06 | 2012-09
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Social Media Assistant	Jan 2019
UNIVERSITY OF EMBU
• Created content
International Center of Insects Physiology and Ecology, icipe - Junior System
Administrator	07/2016 - 12/2018
• Collected and processed finalized page layouts for pre-press services
eMUQtech | New York, NY
• Lead Graphic Designer June 2012 – September 2012
• Retouched photos

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Slashes between post, employer and time
work: Guard | G4S | 2019 | 2022
work: Cashier | Tamuvas | 2015 | 2019
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Guard/G4S/2019-2022
Cashier/Tamuvas/2015-2019

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A heading that is broken by its narrow column
work: Senior Nonresident Fellow | Center for International Policy | 2025 | now
work: Postdoctoral fellow | University of Embu | 2017 | 2018
====
Asha Otieno
asha@example.com

EDUCATION	University of Embu	2010 - 2016
	PhD, Political Science
PROFESSIONAL	Center for International Policy	2025 - present
EXPERIENCE	Senior Nonresident Fellow
University of Embu, Embu	2017 - 2018
Postdoctoral fellow
REFEREES	On request
----
# Forms that name a client beside the employer
work: Instrument Engineer | KEPCO | 2014-08 | now
work: Instrument Supervisor | Jacobs Engineering | 2013-10 | 2014-07
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Instrument Engineer (August 2014 – Till date)

Employed By	: KEPCO
Represented	: EPC Contract
Client	: Takora T2 Power Plant Project
Instrument Supervisor (October 2013 – July 2014)

Employed By	: Jacobs Engineering
Represented	: EPC Contract
Client	: Evo Me5 Project

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Posts that are what and at which level
work: IT & PHYSICAL SECURITY - TRAINEE | Renoco Security Agencies | 2024-07 | 2025-01
work: TECHNICAL SUPPORT - VOLUNTEER | Mwea Limited | 2024-01 | 2024-03
work: GDSC CO–LEAD VOLUNTEER | Co-operative University | 2023-06 | 2023-12
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
IT & PHYSICAL SECURITY - TRAINEE
Renoco Security Agencies
07/2024 – 01/2025. Westlands, Nairobi
• Introduced cameras
TECHNICAL SUPPORT - VOLUNTEER
Mwea Limited
01/2024 – 03/2024
• Repaired printers
GDSC CO–LEAD VOLUNTEER
Co-operative University
Jun 2023 – Dec 2023
• Led the club

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Works as, an employer in the next line, and a title with a full stop
work: Retail Assistant | - | 2015 | 2016
work: Freelance Developer | - | 2016 | now
work: Assistant Tour Coordinator | AfriVolunteers | 2017 | now
work: Web Developer & Website Manager | Design Association of Kenya | 2013-02 | 2015-03
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
2015 - 2016 :	Worked at a retail shop as a Retail Assistant.
2016 - Present:	Works as a Freelance Developer.
2017 - Present:	Works as an Assistant Tour Coordinator at
AfriVolunteers.

Web Developer & Website Manager.
Design Association of Kenya | Part-time | Remote
Feb 2013 – Mar 2015 | Rongai, Kajiado County
• Built the website

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Positions held, posts with a labelled time below them, and an adviser
work: Research Fellow | Coast School of Medicine | 2024-11 | now
work: Freelance Developer | - | 2020-07 | 2020-11
work: Junior Developer | Breaksh One | 2018-11 | 2019-02
work: Lecturer | Technical Support Providers | 2017-02 | 2018
====
Asha Otieno
asha@example.com

EDUCATION
PhD 2024	Embu University
POSITIONS HELD
November 2024 - Present	Coast School of Medicine
Research Fellow, Advisor: Dr. Asha Otieno
1. Freelance Developer
• Duration: July 2020 – November 2020
2. Junior Developer – Breaksh One
• Duration: November 2018 – February 2019
3. Lecturer: Technical Support Providers
• Duration: February 2017 – 2018
• Subject: Motor Vehicle Mechanics
PUBLICATIONS
Refereed Research Articles: 1. Foreman A, Barber B. Mortality from tetanus, 1990-2015
----
# Markdown with names and years in the middle
work: Associate Professor of Statistics | Lawi University | 2024 | now
work: Assistant Professor of Statistics | Lawi University | 2018 | 2024
work: Teaching Assistant | Makere University | 2007 | 2009
work: Applications Developer | Southern Solutions for Business | 2006 | 2006
====
# Asha Otieno
asha@example.com

# COLLEGE FACULTY POSITIONS

**Lawi University, Embu, Kenya**\\
Associate Professor of Statistics: 2024-present\\
Assistant Professor of Statistics: 2018-2024

# OTHER EXPERIENCE

- **Teaching Assistant** (2007–2009), Makere University
- **Applications Developer** (2006), Southern Solutions for Business

# EDUCATION
PhD, Embu University, 2018
----
# Cases of consultants and technologies, which are no jobs
work: IT Intern | Zimba Microfinance Bank | 2021-11 | 2022-08
work: AI & Gameplay Staff Programmer | Blackb Interactive | 2019 | 2020
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Zimba Microfinance Bank	Nov 2021 - Aug 2022
IT Intern
• Helped
Key Technologies: Python, SQL Server, Azure

Blackb Interactive - Vancouver, CA.
AI & Gameplay Staff Programmer / 2019 - 2020
Helped develop units

* Feb 2018	Evaluation of the Governance of the Gavi Alliance Client: Gavi Alliance

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A county that employs, a month apart from its year, and names in capitals in a list
work: ICT Instructor | Turkana County | 2020 | 2021
work: Postdoctoral Associate | Brandei University | 2019-05 | 2019-10
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
ICT Instructor
Turkana County
2020 - 2021
Taught computer courses
May-	Brandei University
October 2019
Postdoctoral Associate
• Studied taste

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Names in capitals between the times of a list
work: Researcher | RWTH Aachen | 2019 | now
work: Researcher | Fraunhof Institute | 2017 | 2019
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
* 2019-todate: Researcher
  * RWTH Aachen
* 2017-2019: Researcher
  * Fraunhof Institute

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Posts that begin like a contact
work: Mobile Developer | Bidii Ltd | 2019 | 2021
work: Contact Tracing Officer | Embu Hospital | 2020 | 2020
work: Phone Repair Technician | Tamu Stores | 2017 | 2018
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Mobile Developer, Bidii Ltd, 2019 - 2021
Contact Tracing Officer, Embu Hospital, 2020
Phone Repair Technician, Tamu Stores, 2017 - 2018

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Posts with what experience they need, and how many years in front
work: purchasing officer and stores Supervisor | SEVEN RESTAURANT LTD | 2015-07 | now
work: Front-End Captain | Synthe Labs | 2014 | 2015
work: Developer | Airb Systems | 2005 | 2013
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
1st July 2015 to Date- SEVEN RESTAURANT LTD
Position; purchasing officer and stores Supervisor with relevant experience in the procurement and stores department
Duties & Responsibilities
• Maintaining records of goods

* 2 years as Front-End Captain at Synthe Labs from 2014 to 2015

* 9 years as Developer at Airb Systems From 2005 to 2013

EDUCATION
Diploma in Finance, Nakuru College, 2002 - 2004
----
# Markdown with a gap below each heading, and prose below each job
work: Store Manager | Starbu | 2020-11 | 2023-01
work: General Manager | Whatabu | 2012-02 | 2020-02
====
# Asha Otieno
asha@example.com

## WORK HISTORY

### Store Manager

**Starbu**
November 2020 – January 2023
Led a store that served many guests each day.
Trained the baristas.

### General Manager

**Whatabu**
February 2012 – February 2020
Managed a team of 45-65.
Won an award.

## EDUCATION

Diploma in Finance, Nakuru College, 2002 - 2004
----
# Academic experience of a lecturer
work: Lecturer in Finance | University of Coastal Florida | 2025-08 | now
work: Research Assistant | Knight Brain Institute | 2013-11 | 2016-03
====
Asha Otieno
asha@example.com
Academic Experience
University of Coastal Florida	Orlando, Florida
Lecturer in Finance	Aug 2025 – Present
• Teach AI in Finance.
Knight Brain Institute	Gainesville, Florida
Research Assistant	Nov 2013 – Mar 2016
• Built models.
Education
Florida State University	Tallahassee, Florida
Ph.D. in Finance	Jul 2019 – May 2024
----
# Post, employer and time one below the other, with nothing between the jobs
work: Decision Analyst Lead | Creditin Kenya | 2024-01 | now
work: Data Analyst | Maisha Microfinance Bank | 2019-09 | 2023-12
work: ICT Tutor | Ruraln ICT Academy | 2017-08 | 2019-09
====
Asha Otieno
asha@example.com
Experience
Decision Analyst Lead - East Africa
Creditin Kenya
Jan 2024 – Present Nairobi
Data Analyst
Maisha Microfinance Bank
Sep 2019 – Dec 2023 Nairobi
ICT Tutor
Ruraln ICT Academy
Aug 2017 – Sep 2019 Siaya
Education
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Rows of a list with one year, a summary within a job, and fields of a supervisor
work: Massage Therapist | Eagan Massage Center | 2011-12 | 2020-12
work: Senior Quality Assurance Engineer | Fisher Richards Ltd | 2009-01 | 2010-12
work: Supervisor, Quality Assurance & Engineering | Fisher Richards Ltd | 2007-01 | 2008-12
work: Industrial Intern | BLM Group | 2004 | 2004
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Massage Therapist	December 2011-December 2020
Eagan Massage Center	Eagan, MN
Summary: Delivered massage to a wide variety of clients

Fisher Richards Ltd
Senior Quality Assurance Engineer
Jan 2009 - Dec 2010
- Tested
Supervisor, Quality Assurance & Engineering
Jan 2007 - Dec 2008
- Led the testers

INTERNSHIPS
* **Industrial Intern** | BLM Group, Levico, Italy | *2004*
    * Created data sets.

EDUCATION
Diploma in Finance, Nakuru College, 2002 - 2004
----
# Intern of what, and a restaurant without a post
work: Virtual Intern | PriceWater Coopers | 2023-12 | 2024-01
work: Assistant to Regional Director | United Nations Assistance Mission to Sudan | 2009-01 | 2009-08
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Digital Assurance and Transparency – Virtual Intern (Apprenticeship) - PriceWater Coopers
Dec 2023 - Jan 2024
I tested.

Jan 2009 - Aug 2009 Assistant to Regional Director, United Nations Assistance Mission to Sudan (UNAMS)

AWARDS AND FUNDING
2015	Scholar Nomination and Scholarship	Embu, Kenya
----
# Markdown with short names of pictures, marks within marks, and lengths in tenths of years
work: SOP Manager | Tepa Companies | 2023-10 | now
work: Senior Research Associate-Data Science | Alliance of Bioverse and International Center for Crops | 2022-07 | 2023-09
work: Research Analyst | Bost Consulting Group | 2017-10 | 2021-04
====
# Asha Otieno
asha@example.com

# Professional Experience :briefcase:
**SOP Manager @ [Tepa Companies](https://tepa.example.com)** (Orlando, FL)
October 2023 – Current
- Wrote procedures

---

**Senior Research Associate-Data Science @ Alliance of Bioverse and International Center for Crops(CIAC) (_July 2022 - September 2023_)**
- Applied statistics

---

**Research Analyst @ [Bost Consulting Group](https://bcg.example.com)** (Madrid, Spain)
October 2017 – April 2021 (3.5 years)
- Analysed

# Education :mortar_board:
BSc, Embu University, 2014
----
# Bars of tables, regions, and months that the line has cut off
work: Part Time Receptionist/Executive Assistant | Physioc Body Management | 2018-11 | 2019-06
work: Quality and Compliance Manager | Trustpi A/S | 2015 | 2016
work: Industrial Attachment | Mathari Teaching & Referral Hospital | 2014-06 | 2014-08
work: Senior Software Engineer | Inepu Limited | 2012-07 | 2013-09
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
◤ Physioc Body Management │ Part Time Receptionist/Executive Assistant | 11/2018 – 06/2019

2015-16 Quality and Compliance Manager, Europe, Trustpi A/S – Copenhagen
• Managed the team

Industrial Attachment (ICT Dept.) – Mathari Teaching & Referral Hospital | Jun
2014 – Aug 2014
• Assisted

Senior Software Engineer
2012.7 - 2013.9
Inepu Limited
Responsible for websites.

EDUCATION
Diploma in Finance, Nakuru College, 2002 - 2004
----
# Universities with their towns and faculties
work: Statistical Consultant | School of Consumer Sciences, Texas State University | 2015 | 2022
work: Faculty Associate | University of Colora at Denver and Health Sciences Center | 2007 | 2008
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
• Statistical Consultant, School of Consumer Sciences, Texas State University, 2015 – 2022
• Faculty Associate, University of Colora at Denver and Health Sciences Center, 2007 - 2008

AWARDS
• Innovative Teacher of the Year, Carlmo High School, 2011

EDUCATION
Diploma in Finance, Nakuru College, 2002 - 2004
----
# Employers as the heads of a list, with town, post and time below them
work: Financial Risk Intern | TURKISH BANK | 2021-05 | 2021-08
work: Manager / Co-Owner | HANA BAKERY | 2016-06 | 2018-02
work: Technical Support / IT Assistant | The Judiciary | 2015-03 | 2015-04
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
* TURKISH BANK
Famagusta, Cyprus | Financial Risk Intern | May 2021 – August 2021
The internship strengthened my skills.
• Analysed risks

* HANA BAKERY
Kampala, Uganda | Manager / Co-Owner | June 2016 – February 2018
Overseeing daily operations.

Technical Support / IT Assistant (Industrial Attachment)	March 2015 – April 2015
The Judiciary, Nyeri Law Courts

EDUCATION
Diploma in Finance, Nakuru College, 2002 - 2004
----
# Lengths in short words, an employer above several posts, and a firm called after a continent
work: Coordinator | Elephant Healthcare | 2021-06 | 2021-12
work: Change Manager | Elephant Healthcare | 2020-01 | 2020-06
work: Django Trainer | SOLVIT AFRICA | 2018-02 | 2019-03
work: BOM Teacher | Mii Secondary School | 2013 | 2015
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Elephant Healthcare
Coordinator
Jun 2021 - Dec 2021 (7 mon)
Boosted retention by 50%
Change Manager
Jan 2020 - Jun 2020 (6 mon)
Conducted training sessions
Django Trainer
Feb 2018 - Mar 2019
SOLVIT AFRICA, Rwanda
Trained 35 participants
May–August (2013–2015, annually)
BOM Teacher
Mii Secondary School
→ Taught mathematics

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Labels within a job that are headings elsewhere
work: Clerk | Bidii Ltd | 2019 | 2021
work: Librarian | Embu School | 2017 | 2019
work: Advocate for Human Rights | - | 2016 | 2017
work: Cashier | Tamu Ltd | 2015 | 2016
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Bidii Ltd
Positions held
Clerk
2019 - 2021
Kept the books
Librarian, Embu School, 2017 - 2019
Responsibilities: books, journals, papers
Publications: the monthly letter
Advocate for Human Rights, 2016 - 2017
Cashier, Tamu Ltd, 2015 - 2016

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Duties of one word that are headings elsewhere
work: Librarian | Embu School | 2019 | 2021
work: Cashier | Tamu Ltd | 2015 | 2018
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Librarian, Embu School, 2019 - 2021
• Presentations
• Research
• Books
• Lent books to pupils
Cashier, Tamu Ltd, 2015 - 2018

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Capital letters throughout
work: SHOP ATTENDANT | MAGUNAS SUPERMARKET | 2019-03 | 2020-11
work: BANK TELLER | BANK OF AFRICA | 2018 | 2019
work: CASHIER | GOFER LTD | 2016-10 | 2017
work: INTERN | MINISTRY OF LANDS | 2015-05 | 2015-08
work: POLLING CLERK | IEBC | 2013 | 2013
====
ASHA OTIENO
asha@example.com

WORK EXPERIENCE
MARCH 2019 – NOV 2020 : MAGUNAS SUPERMARKET, EMBU
POSITION : SHOP ATTENDANT
ARRANGING GOODS
2018 - 2019: BANK TELLER AT BANK OF AFRICA
OCT 2016 TO
2017	CASHIER – GOFER LTD
MAY 2015 - AUG 2015: INTERN AT THE MINISTRY OF LANDS, NAIROBI
POLLING CLERK, IEBC, 2013

EDUCATION
DIPLOMA IN FINANCE, NAKURU COLLEGE, 2010 - 2012
----
# Times below the duties and right above the next job
work: Shift Manager | Tamu Cafe | 2012-01 | 2014-03
work: Taxi Driver | Bidii Cab Company | 2010-07 | 2011-10
work: Instructor | Embu Scout Camp | 2009-05 | 2009-07
====
Asha Otieno
asha@example.com

Experience
Shift Manager
Tamu Cafe
I helped to open several shops along the coast and trained their crews for some years.

January 2012 - March 2014
Taxi Driver
Bidii Cab Company
As a taxi driver I had to make sure that everybody was picked up on time.

July 2010 - October 2011
Instructor
Embu Scout Camp
This was a seasonal job with food and a bed, and everybody helped in the kitchen.

May 2009 - July 2009

Education
Diploma in Catering, Nakuru College, 2008
----
# Years of two figures behind a full stop, and a heading that goes on
work: WASH Officer | IOM | 2022-02 | 2023-06
work: WASH Delegate | Kenya Red Cross | 2021-09 | now
work: Sanitation Expert | Bidii Group | 2016-09 | 2018-01
====
Asha Otieno
asha@example.com

Professional Experience
WASH Officer | IOM | Sudan | Feb.22 - Jun.23
• Led the response
WASH Delegate | Kenya Red Cross | Nairobi | Sep.21 - Present
• Trained the teams
Technical Skills
Coordination
Professional Experience Continued
Sanitation Expert | Bidii Group | Kenya | Sep.16 - Jan.18
• Led the studies

Education
Diploma in Water Engineering, Nakuru College, 2014
----
# Long lines with days, and departments before the employer
work: Visiting Professor | Embu University | 2016-07 | 2016-07
work: Visiting Scientist | Coast University | 2013-04 | 2013-05
work: Assistant Lecturer | Nakuru State University | 1995-02 | 1998-10
work: Clerical Assistant | Federal Ministry of Employment, Labour & Productivity | 1992 | 1993
====
Asha Otieno
asha@example.com

Work Experience with dates
1. Visiting Professor, Embu University, Main Campus, Kenya (July 11-29, 2016).
2. Visiting Scientist (as Associate Researcher on the vegetable project) at Coast University, Mombasa (April 28-May 18, 2013).
3. Assistant Lecturer, Nakuru State University (Now Rift University), Department of Agricultural Extension and Rural Sociology, Nakuru. (February 6, 1995 – October 1, 1998).
4. Clerical Assistant, Federal Ministry of Employment, Labour & Productivity, Lagos. (1992 – 1993)

Education
PhD, Embu University, 1998
----
# Employers above a year in brackets, and below it the post
work: Guest Services Associate | Mansley Serviced Apartments | 2019 | now
work: Receptionist | Alcala Hotel | 2007 | 2007
work: Receptionist | Crown Park Resort | 2005 | 2006
====
Asha Otieno
asha@example.com

Work and Training Experience
Mansley Serviced Apartments, London
(2019 - Present)
Guest Services Associate

• Checked guests in
Alcala Hotel, Madrid
(2007)
Receptionist

• Greeted guests
Crown Park Resort, Mombasa
(2005-2006)
Receptionist

• Closed the day

Education
Diploma, Nakuru College, 2004
----
# A list within a list, with one date for each
work: Lecturer | Wollo University | 2022-09 | 2022-09
work: Assistant Lecturer | Embu University | 2019-09 | 2019-09
====
Asha Otieno
asha@example.com

Work experience
======
* September 2022: Lecturer
  * Wollo University
  * Duties include: Teaching, Research

* September 2019: Assistant Lecturer
  * Embu University
  * Duties included: Assisting students

Skills
======
* Statistics
----
# Without a name above, and towns in states
work: - | Bidii Sugar Refining | 2020 | now
work: Truck Driver | Swift Transportation | 2019-10 | 2020-06
work: Tempering Lead | Cardinal Glass Industries | 2018-06 | 2019-02
work: Project Manager | Mason Construction, LLC | - | -
====
Employment History
2020 - Present
Bidii Sugar Refining
New York, NY
- Examined products

Truck Driver - Swift Transportation
Phoenix, Arizona - 10/2019 - 06/2020
- Planned trips

Tempering Lead - Cardinal Glass Industries
Spring Green, Wisconsin - 06/2018 - 02/2019
- Led a crew

Project Manager at Mason Construction, LLC
Managed projects and their budgets for several years.

Education
High School Diploma
----
# Jobs that go on, without a beginning
work: Software Engineer | Shifta Africa | - | now
work: Logistics Platoon Commander | Kenya Army | 2018-06 | 2021-07
work: Data Analyst | Bidii Lab | 2017-08 | 2018-01
====
Asha Otieno
asha@example.com

Experience
Shifta Africa
Software Engineer
Currently Working
I work on pages and databases.
Logistics Platoon Commander — Kenya Army, Corps of Supply and Transport, Nairobi
June 2018 – July 2021 (3 years 1 month)
- Led a platoon
Data Analyst
Bidii Lab
United Kingdom (Remote)
August 2017 - January 2018
Remote Internship
Learned about safety.

Education
Diploma, Nakuru College, 2016
----
# Employers with all their time, a line that describes them, and posts with departments
work: Finance Director | Savanna Drinks (K) Ltd | 2018-07 | now
work: Head of Finance | Savanna Drinks (K) Ltd | 2015-02 | 2018-06
work: Branch Manager | BIDII BANK LTD | 2012-03 | 2014-02
work: Section Head | BIDII BANK LTD | 2010-07 | 2012-02
work: Direct Sales Rep | TAMU BANK LTD | 2009-01 | 2010-06
====
Asha Otieno
asha@example.com

CAREER HISTORY

Savanna Drinks (K) Ltd		February 2015 – Present
A company with operations in Kenya and Rwanda, 1,100 employees

Finance Director
July 2018 – Present
▪ Reports to the board
▪ Led the refinancing

Head of Finance – Kenya & Uganda
Feb 2015 – June 2018
▪ Set up the shared office

BIDII BANK LTD  .................... July 2010 – Feb 2014

     *  Branch Manager, Kitui Branch (March 2012 – Feb 2014)
            - Grew deposits

     *  Section Head - Credit, Mwingi (07/2010 – 02/2012)
            - Appraised loans

TAMU BANK LTD  .................... January 2009 – June 2010

     *  Direct Sales Rep (DSR), Kariobangi
            - opened accounts

Education
MBA, Embu University, 2010
----
# An employer with its label, a gap, and several posts
work: WASH Manager | Turkana Development Organization | 2022-10 | now
work: Senior WASH Officer | Turkana Development Organization | 2020-02 | 2022-09
work: Health Promoter | Bidii Refugee Council | 2016-01 | 2018-02
====
Asha Otieno
asha@example.com

Professional Experience

Organization: Turkana Development Organization (TUDO)
                         Kakuma & Lodwar

1.   WASH Manager:  October 2022 – To date
Key responsibilities
•	Managing the programme

2.   Senior WASH Officer:  February 2020 – September 2022
•	Response to drought

Organization: Bidii Refugee Council - Kakuma
Health Promoter:  January 2016 – Feb 2018
•	Built latrines

Education
BSc, Embu University, 2013
----
# A page of LinkedIn that says all things twice
work: Call Center Agent | Safari PLC | 2018-06 | 2019-12
work: Receptionist | Ufani Resort | 2017-01 | 2018-05
====
Asha Otieno
asha@example.com

Experience
Experience
Safari PLC logo
Call Center Agent
Call Center Agent
Safari PLC · ContractSafari PLC · Contract
Jun 2018 - Dec 2019 · 1 yr 7 mosJun 2018 to Dec 2019 · 1 yr 7 mos
NairobiNairobi
Answered callers
Ufani Resort logo
Receptionist
Receptionist
Ufani Resort · Full-timeUfani Resort · Full-time
Jan 2017 - May 2018 · 1 yr 5 mosJan 2017 to May 2018 · 1 yr 5 mos
Kisii, KenyaKisii, Kenya

Education
Education
Embu University
2012 - 2016
----
# A PDF of LinkedIn with two posts at one employer
work: Human Resource Manager | Bidii Africa | 2018-11 | 2022-04
work: Senior Human Resources Officer | Bidii Africa | 2016-08 | 2018-10
====
Asha Otieno
asha@example.com

Experience

Bidii Africa
5 years 9 months
Human Resource Manager
November 2018 - April 2022 (3 years 6 months)
Thika
Led a team of nine

Senior Human Resources Officer
August 2016 - October 2018 (2 years 3 months)
Payroll, discipline, WIBA

Education
Embu University
----
# A table with columns of one word, and why people left
work: Greenhouse Supervisor | Roses Dev. Co. Ltd | 2020-01 | now
work: Team Leader - Harvesting | Sher Karu | 2014-08 | 2019-10
work: Quarry worker | self employed/casual | 2009 | 2010
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
No.	Company	Position	From	To	Reason for leaving
1	Roses Dev. Co. Ltd	Greenhouse Supervisor	Jan-2020	Present	-
2	Sher Karu	Team Leader - Harvesting	Aug-2014	Oct-2019	Company receivership
3	self employed/casual	Quarry worker	2009	2010	got permanent job

EDUCATION
Embu High School, 2008
----
# A table that lost its gaps
work: Machine Operator | Unga Ltd | 2015 | 2017
work: Production Manager | Kapa Refineries Ltd | 2017 | now
====
Asha Otieno
asha@example.com

EMPLOYMENT RECORD
From To Employer Position
2015 2017 Unga Ltd Machine Operator
2017 Date Kapa Refineries Ltd Production Manager

EDUCATION
Embu High School, 2008
----
# A form with dots, whose heading is the word employers
work: Long Distance Driver (Class CE) | Bolo Transport | 2017-09 | now
work: Driver | Sigi Freight Ltd | 2014-02 | 2017-08
====
Asha Otieno
asha@example.com

EMPLOYERS

(1)
Company ..... Bolo Transport
Job ......... Long Distance Driver (Class CE)
Started ..... September 2017
Ended ....... still working

(2)
Company ..... Sigi Freight Ltd
Job ......... Driver
Started ..... February 2014
Ended ....... August 2017

EDUCATION
Embu High School, 1988
----
# A form whose labels and values have slashes
work: 6G WELDER | NASSER CORPORATION | 2022-11 | 2025-01
work: WELDER HELPER | KISUMU YARD | 2014 | 2015
====
Asha Otieno
asha@example.com

WORK EXPERIENCE

EMPLOYER / CLIENT / LOCATION: NASSER CORPORATION / SAUDI OIL / JUBAIL, KSA
TRADE: 6G WELDER
DURATION: 11/2022 TO 01/2025
WELDED PIPES

EMPLOYER / CLIENT / LOCATION: KISUMU YARD / KENYA NAVY / KISUMU
TRADE: WELDER HELPER
DURATION: 2014 – 2015

SCHOOL
OTIENO SEC. SCH. 2006 - 2009
----
# Kiswahili: a list with the time below each, and until now
work: Mwendesha bodaboda | Ukunda Stage Boda Sacco | 2019 | now
work: Mlinzi wa usiku | Diani Sea Cottages | 2016-04 | 2018-11
work: Dereva wa shule | Bethel Academy | 2015-01 | 2016-03
====
Asha Otieno
asha@example.com

KAZI NILIZOFANYA

- Mwendesha bodaboda, Ukunda Stage Boda Sacco
  2019 hadi sasa hivi
  Kubeba abiria. Mimi ni mweka hazina wa stage tangu 2022.

- Mlinzi wa usiku, Diani Sea Cottages
  Aprili 2016 - Novemba 2018
  Kulinda lango

- Dereva wa shule, Bethel Academy
  Januari 2015 - Machi 2016

ELIMU
Shule ya Upili ya Embu, 2009 - 2012
----
# Kiswahili: a form
work: Dereva wa matatu (14 seater) | 2NK Sacco | 2018-06 | now
work: Kondakta | Kangemi Matatu Owners | 2011 | 2014
====
Asha Otieno
asha@example.com

HISTORIA YA KAZI

Mwajiri:  2NK Sacco, Karatina - Nairobi
Cheo:  Dereva wa matatu (14 seater)
Kuanzia:  Juni 2018
Mpaka:  Sasa
Kazi zangu:  kuendesha gari

Mwajiri:  Kangemi Matatu Owners (KANGEMATO)
Cheo:  Kondakta
Kuanzia:  2011
Mpaka:  2014

ELIMU
Shule ya msingi ya Embu, 2000
----
# A page with its labels above their values
work: Audit Manager | Idia & Co | 2021-01 | now
work: Graduate Trainee | Musa Learning Center | 2018-06 | 2020-12
====
Asha Otieno
asha@example.com

Work History
Company
Idia & Co (Accounting Firm)
Location
Kaduna State, Nigeria.
Job Title
Audit Manager
Time Period
January 2021 - to Date
Company
Musa Learning Center.
Location
Kaduna State, Nigeria.
Job Title
Graduate Trainee
Time Period
June 2018 - December 2020

Education
BSc, Embu University, 2017
----
# Words of skills between jobs, and what was used
work: Presiding Officer | Electoral Commission | 2022-08 | 2022-09
work: Loan Officer | Housing Bank HFC | 2019-05 | 2020-11
work: Service Desk Engineer | Bidii Plc | 2018 | 2018
work: Junior Developer | SANE Computing | 2016 | 2017
====
Asha Otieno
asha@example.com

Work Experience

Presiding Officer
Electoral Commission, Kenya
Aug 2022 - Sept 2022
▹
Counted votes.
Leadership
Data Management
Reporting

Loan Officer
Housing Bank HFC, Kenya, Nairobi
May 2019 - Nov 2020
▹
Processed loans.
Service Desk Engineer
Bidii Plc
2018
Maintained applications.
Key Achievements:
✓Built a payment system
Technologies:
React.js Django
Junior Developer
SANE Computing
2016 - 2017
Built websites.
Key Achievements:
✓Delivered websites
Technologies:
HTML/CSS Git

Education
Embu University, 2015
----
# Duties behind the time, counties, and firms called by what their people are
work: Attachment | Union Sacco | 2024-05 | 2024-08
work: Assistant | Nakuru Car Hire | 2023-05 | 2023-08
work: AI Consultant | iMeri Scholars | 2022-02 | 2023-01
work: Frontend Developer | Modtech | 2021-04 | 2021-10
work: Technical Mentor | African Leadership International Limited | 2020-11 | 2020-11
work: Technical Program Manager | Vilco Networks Limited | 2019-09 | 2020-03
====
Asha Otieno
asha@example.com

### Work Experience
- **Attachment, Union Sacco** (May-Aug 2024): Excel, customer service, field visits.
- **Assistant, Nakuru Car Hire** (May-Aug 2023): Rental agreements, insurance processing.

02/2022 – 01/2023
AI Consultant
iMeri Scholars
Remote / Nairobi
• Reviewed answers

Modtech
Apr 2021 - Oct 2021
Frontend Developer · Nairobi County, Kenya · Hybrid
• Tested pages

Technical Mentor (Part-time)
Nov 2020
African Leadership International Limited, Cybercity, Mauritius
• Held mock interviews

Technical Program Manager | Network Core Systems & Solutions
Vilco Networks Limited
Nairobi, Kenya
Sept 2019 – Mar 2020
• Led a team

### Education
- BSc, Karatina University (2015-2019)
----
# An employer with no post, one line of what was done, and other employers below
work: - | Bidii Ltd | 2015 | 2019
work: Cashier | Tamu Ltd | 2016 | 2017
work: Teacher | Embu School | 2012 | 2013
work: Health Promoter | Bidii Foundation | 2010-01 | 2011-02
work: Clerk | Naivas | 2008 | 2009
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Bidii Ltd, 2015 - 2019
Kept the books
Cashier, Tamu Ltd, 2016 - 2017
Teacher, Maths (2012 - 2013): Embu School

Organization: Bidii Foundation
Health Promoter: January 2010 – Feb 2011
• Built latrines
Clerk, Naivas, 2008 - 2009

EDUCATION
Diploma in Finance, Nakuru College, 2004 - 2006
----
# Kiswahili: sentences
work: mlinzi | G4S | 2015 | 2018
work: muuzaji | Omwa General Shop | 2021-08 | 2024-11
work: salonist | Malindi Glam Salon | 2021-02 | now
work: kuchuma majani chai | Nyansi Tea Estate | 2006 | 2011
====
Asha Otieno
asha@example.com

UZOEFU WA KAZI
Nilifanya kazi kama mlinzi katika kampuni ya G4S kutoka 2015 hadi 2018.
Nilikuwa muuzaji wa Omwa General Shop, Konate, Agosti 2021 mpaka Novemba 2024.
Tangu Februari 2021 mimi ni salonist wa Malindi Glam Salon.
Kuanzia 2006 hadi 2011 nilifanya kazi ya kuchuma majani chai Nyansi Tea Estate.

ELIMU
Shule ya Msingi Gesore, 1998
----
# Posts with a dash in their own line, words behind an employer, and a teacher of a school
work: Director – Laboratory Systems | Biole Scientific Limited | 2018 | now
work: Technical Support Officer | Waka | 2016-05 | 2017-09
work: teacher | Bishop Anyo Secondary School | 2015-03 | 2015-08
====
Asha Otieno
asha@example.com

Professional Experience

Director – Laboratory Systems
Biole Scientific Limited, Nairobi
2018 – Present
• Led laboratory projects

Waka Onsite
5/2016 - 9/2017
Technical Support Officer
Helped clients.

Bishop Anyo Secondary School teacher
March 2015 – August 2015
• Taught mathematics

Education
BSc, Embu University, 2014
----
# Two employers, of which one has a department, and two jobs of the same time
work: Teller | Bidii Ltd | 2015 | 2016
work: Clerk | Naivas | 2017 | 2018
work: Cashier | Tamu Ltd | 2019 | 2020
work: Driver | Pwani Ltd | 2019 | 2020
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Bidii Ltd
Teller, Front Office, 2015 - 2016
Clerk - Naivas, 2017 - 2018

Cashier, Tamu Ltd
2019 - 2020
2019 - 2020
Driver, Pwani Ltd

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Sentences with posts in quotes, one without a time
work: Plumber | Bidii Technical Services Ltd | 2019-11 | now
work: Plumber | - | - | -
====
Asha Otieno
asha@example.com

Work experience
Presently working as a “Plumber ” with Bidii Technical Services Ltd, Nakuru from November 2019 to till date.
Worked as a “Plumber ” in Uganda for the period of 2 years.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Sentences in a list, each in two lines or three
work: Store Keeper | Mavuno Millers Pvt. Ltd | 2013-06 | 2014-11
work: Asst. Accountant | Tembo Hardware | 2016-04 | now
====
Asha Otieno
asha@example.com

Work experience
• Worked as a ''Store Keeper'' in Mavuno Millers
Pvt. Ltd. from
the period of 04/06/2013 to 25/11/2014.
• Working with Tembo Hardware, Ongata Rongai as an Asst. Accountant from 1st April 2016
to till date.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Months of experience in sentences, without times
work: tele caller | Bidii Ltd | - | -
work: sales manager | Tamu Showroom | - | -
work: Accountant | MAVUNO EXPORT LTD | - | -
====
Asha Otieno
asha@example.com

Experience
• 8 month work experience in Bidii Ltd as a tele caller.
• 18 months work experience in Tamu Showroom as a sales manager.
• 3 years experience as Accountant with “MAVUNO EXPORT LTD. Plot 31, Ruaraka”

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Months of experience above their times
work: Draughtsman | Bidii Rail Solutions Ltd | 2022-12 | 2023-03
work: Site Engineer | Tembo Builders Ltd | 2020-11 | 2022-12
====
Asha Otieno
asha@example.com

Experience
3 months of experience of Draughtsman in Bidii Rail Solutions Ltd.
Dec 2022 - Mar 2023
• Made drawings of the stations.
2 years of experience of Site Engineer in Tembo Builders Ltd.
Nov 2020 - Dec 2022
• Casting of concrete.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Sentences without times, an employer in brackets
work: PBD Security Officer | - | - | -
work: Salesman | Tamu Supermarket | - | -
work: Camp Boss | Bidii Constructors Ltd | - | now
====
Asha Otieno
asha@example.com

Work experience
Worked as PBD Security Officer for 3 Years in UAE, Abu Dhabi
Worked as Salesman (Tamu Supermarket) 2 Years in Thika
Currently working as a Camp Boss with Bidii Constructors Ltd

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A form with tabs: company, duration, designation, roles
work: Social Studies Teacher | Tumaini Hill School | 2015-04 | now
work: Maths Teacher and Office Incharge | New Bidii Academy | 2014-11 | 2015-03
====
Asha Otieno
asha@example.com

Experience
Company Name	Tumaini Hill School
Duration	April 2015 to till now.
Designation	Social Studies Teacher
Roles	handled classes 6 and 7 for Social Studies.

Company Name	New Bidii Academy
Duration	November-2014 to March-2015
Designation	Maths Teacher and Office Incharge
Roles	Handle class six Maths. Collecting and issuing the applications.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A form with clients, one job without a company
work: Quality Control Engineer | BIDII ROADS LIMITED | 2023-04 | now
work: QC Engineer | - | 2020-07 | 2022-06
work: QC Engineer | Mavuno Developers Ltd | 2016-12 | 2020-06
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Name of Company : BIDII ROADS LIMITED
Client : Kenya National Highways Authority
Duration : April 2023 to Still Working
Designation : Quality Control Engineer
Client : County Government of Meru
Duration : July 2020 to 30 June 2022
Designation : QC Engineer
Name of Company : Mavuno Developers Ltd
Client : KeRRA
Duration : Dec 2016 to June 2020
Designation : QC Engineer

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A form below a line that tells its time
work: CIVIL ENGINEER | MZ ENGINEERING | 2022-07 | 2022-09
work: SITE ENGINEER | TEMBO TIMBER HOUSE | 2017-07 | 2018-08
====
Asha Otieno
asha@example.com

EXPERIENCE
EXPERIENCE IN KENYA - BIDII REFINERY -:( 27th July 2022 to 12th September 2022 )
Client : BIDII REFINERY
Designation : CIVIL ENGINEER
Company : MZ ENGINEERING
EXPERIENCE IN KENYA - MOMBASA DEPOT -:( 16th July 2017 to 31st August 2018)
Client : MOMBASA DEPOT
Designation : SITE ENGINEER
Company : TEMBO TIMBER HOUSE

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Experience by countries, with lost gaps
work: TIG & ARC WELDER | TEMBO WORKS LTD | 2014-11 | 2019-08
work: TIG&ARC WELDER | AL TURKI ENTERPRISES L.L.C | 2021-10 | 2024-04
====
Asha Otieno
asha@example.com

EXPERIENCE IN KENYA
WORKED AS A TIG & ARC WELDER IN TEMBO WORKS LTD from 05thNovember 2014 to 26th August2019.
EXPERIENCE IN Abroad
3) Working as a TIG&ARC WELDER IN AL TURKI ENTERPRISES L.L.C, OMAN from1st October 2021 to 11 April 2024.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Titles and employers apart by gaps, with towns abroad, below each its job profile
work: Store Executive | Tumaini Hospital & Research Institute | 2016-03 | now
work: Travel consultant | RIYA TOURS LIMITED | 2015-02 | 2016-01
====
Asha Otieno
asha@example.com

WORK EXPERIENCE

"Store Executive"

Tumaini Hospital & Research Institute -  Nagpur, Maharashtra -

March 2016 to Present

Job Profile: -
1. Keep records to maintain inventory control.
2. Rotate stock.

"Travel consultant"

RIYA TOURS LIMITED -  Visakhapatnam, Andhra Pradesh -

February 2015 to January 2016

Job Profile: -
1. Issuing tickets.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# What somebody worked as, in brackets behind the time
work: primary main teacher | Tumaini Primary School | 2009-07 | 2015-04
work: PP2 main teacher | Bidii Millennium School | 2015-06 | 2015-10
====
Asha Otieno
asha@example.com

Professional Experience
Tumaini Primary School, Kisii- From 2009 July to 2015 April (worked as a primary main teacher).
Bidii Millennium School, Kisii- From 2015 June to October ( worked as a PP2 main teacher).

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# "Currently" in a line of its own
work: Office Clerk | Bidii Drug Company | 2013-01 | 2015-05
work: Document Controller | TEMBO UNILEVER LTD | 2015-06 | now
====
Asha Otieno
asha@example.com

EXPERIENCE
Bidii Drug Company Thika January 2013 - May 2015
Office Clerk
Schedule meetings
TEMBO UNILEVER LTD NAIROBI June 2015
Currently
Document Controller
• Filing of documents

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Times above sentences, one with its length in brackets
work: Primary Teacher | Tumaini School | 2006-06 | 2013-03
work: Secretary | M/s Bidii Hospitals | 1992-09 | 1993-12
====
Asha Otieno
asha@example.com

TEACHING EXPERIENCE
From June 2006 to March 2013 (6 Years and 6 months)
• Worked in Tumaini School (CBC) as Primary Teacher
September 1992 to December 1993
Worked as a Secretary (Senior) in M/s Bidii Hospitals

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A project as the post
work: Safety Supervisor | Mavuno Engineering Company Limited | 2014-07 | 2016-11
work: Safety Asst. Officer | BIDII-TEMBO JV | 2016-11 | now
====
Asha Otieno
asha@example.com

Organizational Experience
Mavuno Engineering Company Limited
From Jul 2014 to Nov 2016
Nairobi Metro Rail Project as Safety Supervisor
BIDII-TEMBO JV
From Nov 2016 to Present
Mombasa Port Project as Safety Asst. Officer

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A form of employees, two labels in one line
work: Cash Executive (Back office) | Tamu Payment Services | 2015-09 | now
work: Customer Support Executive | Bidii Solutions Limited | 2013-11 | 2015-08
====
Asha Otieno
asha@example.com

WORKING EXPERIENCE:
Current Employee : Tamu Payment Services
Position	: Cash Executive (Back office) Duration	: From 14th Sep 2015 to……
Roles and Responsibilities:
Cash loading.
Previous Employee : Bidii Solutions Limited
Position	: Customer Support Executive Duration	: From 5th Nov 2013 to 24th Aug 2015.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# An employer with its time above a job elsewhere
work: Clerk | Naivas | 2016 | 2017
====
Asha Otieno
asha@example.com

Experience
Bidii Ltd, 2015 - 2019
Clerk, Naivas, 2016 - 2017

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A form with dashes behind its labels
work: Site Engineer | BIDII INFRA LTD | 2019-07 | now
work: Jr. Engineer | MAVUNO BUILDERS LTD | 2018-07 | 2019-07
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
1. COMPANY NAME- BIDII INFRA LTD
POSITION- Site Engineer
NAME OF PROJECT- Dualling of the Kenol to Sagana road
CONSULTANT- Kenya National Highways Authority
DURATION- 03rd July 2019 TO Till Now
2. COMPANY NAME- MAVUNO BUILDERS LTD
POSITION- Jr. Engineer
NAME OF PROJECT- Railway station
DURATION- 01st July 2018 TO 2nd July 2019

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Employers without posts, each with its time in a column
work: - | KRPC Nakuru | 2007 | 2008
work: - | IMFB MICROFINANCE KISII | 2009 | 2009
work: - | TEMBO ONLINE LTD | 2010 | 2013
work: - | Tamu Hotel | 2013 | 2014
work: - | Ministry Of Works | 2016 | 2017
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
KRPC Nakuru	2007– 2008
IMFB MICROFINANCE KISII	2009
TEMBO ONLINE LTD	2010-2013
Tamu Hotel, Thika Branch	2013-2014
Ministry Of Works, Nakuru	2016-2017

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A post that nobody knows between two jobs laid out like it
work: Software Engineer Intern | Bidii Marsos | 2022-04 | now
work: Public Relations | Dar Travel | 2018 | 2019
work: Political Researcher | Pwani Thought Center | 2015 | 2018
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
• Software Engineer Intern, Bidii Marsos, April 2022 until now.
• Public Relations, Dar Travel, (2018 – 2019).
• Political Researcher, Pwani Thought Center, Mombasa and Lamu, (2015 -2018).

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# "Year" in front of each year
work: Casual labourer | Bidii Cement | 2016 | 2016
work: Loader | Mombasa Port | 2017 | 2017
work: Forklift operator | Tamu Oil | 2018 | 2020
====
Asha Otieno
asha@example.com

JOB HISTORY
Year 2016: Casual labourer at Bidii Cement.
Year 2017: Loader at Mombasa Port (KPA).
Year 2018-2020: Forklift operator at Tamu Oil.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A table whose last cell is empty
work: Machine operator | Mavuno Sugar Co. | 2008 | 2014
work: Shift supervisor | Bidii Sugar | 2015 | now
====
Asha Otieno
asha@example.com

WORKING EXPERIENCE
Name of employer	Position held	Period	Reason for leaving
Mavuno Sugar Co.	Machine operator	2008 – 2014	Closure
Bidii Sugar	Shift supervisor	2015 – to date

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# "For the post of" behind the time
work: Finance & Logistic Manager | M/S Bidii Foods Products | 2003-12 | 2007-06
work: Finance Manager | M/S Tembo Steel Ltd | 2009-09 | 2010-03
work: Manager | M/S Mavuno Food Ltd | 2012-06 | now
====
Asha Otieno
asha@example.com

Working Experiences
• M/S Bidii Foods Products Dec2003 to June 2007 Finance & Logistic Manager
• M/S Tembo Steel Ltd Sept 2009 to March 2010 for the post of Finance Manager
• M/S Mavuno Food Ltd June2012 to till date for the post of Manager

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Short years right behind their months
work: Asst.manager production | BIDII TECHNOLOGIES LTD | 2014-11 | 2019-02
work: Sr.engineer Production | TEMBO FASTENERS LTD | 2010-05 | 2014-10
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
1.BIDII TECHNOLOGIES LTD,Thika as
Asst.manager production (Nov14 to feb19)
2. TEMBO FASTENERS LTD ,Ruiru as
Sr.engineer Production for 4 years( May10 to oct14)

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Posts held behind a dash, below employers without times
work: Teacher | BIDII academy | - | -
====
Asha Otieno
asha@example.com

4. WORKING EXPERIENCE
BIDII academy
Position held-Teacher
Tembo Technologies
Position held-IT office assistant

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Sentences of a list that go on below
work: Assistant Store | BIDII Infra Project Limited | 2016-08 | 2018-07
work: Store Keeper | MAVUNO Infratech Ltd | 2018-10 | 2019-11
work: Sr. Store Executive | M/S. Team Tamu Infratech Ltd | - | now
====
Asha Otieno
asha@example.com

Employment history
• Worked as Assistant Store in BIDII Infra Project Limited: (Concrete Plant) Ruai
Kamulu From 23 August 2016 to 31 July 2018.
• Worked as Store Keeper in MAVUNO Infratech Ltd Since 21 October 2018 to Since 23 November 2019
• Working As Sr. Store Executive in M/S. Team Tamu Infratech Ltd.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A heading that tells of what kind of work
work: Summer Intern | Linklaters | 2019-09 | 2019-09
work: Campus Ambassador | Herbert Freehills | 2019-09 | 2020-07
work: Summer Intern | White & Case | 2016-06 | 2016-07
====
Asha Otieno
asha@example.com

LEGAL WORK EXPERIENCE
Linklaters, Summer Intern: September 2019
• Shadowed the tax department
Herbert Freehills, Campus Ambassador: September 2019 – July 2020
• First point of contact
White & Case, Summer Intern: June – July 2016
• Shadowed trainees

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Teams before the employer
work: Analytical Lead | KEMSA | 2019-02 | now
work: Operations Manager | NHIF | 2017-10 | 2019-02
====
Asha Otieno
asha@example.com

Experience
Feb 2019-present: Analytical Lead, Medicines Analysis Team, KEMSA (working in R)
• Lead analyst
Oct 2017-Feb 2019: Operations Manager, Central Analytical Unit, NHIF (working in SQL)
• Led new analysis

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Three labels in one line, the last the time
work: Electrical engineer | Bidii School of Engineering | 2011-06 | now
====
Asha Otieno
asha@example.com

CURRENT EMPLOYER:
Institution Name: Bidii School of Engineering. Designation : Electrical engineer Work Experience: From 3rd June 2011 to till date
• Repair of generators

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Jobs told in one line
work: cook | Bahari Hotel | 2019 | 2021
work: waiter | Kusi Hotel | 2021 | 2023
work: chef | Tamu Hotel | - | now
====
Asha Otieno
asha@example.com

Work experience
I worked as a cook at Bahari Hotel from 2019 to 2021. Then I was a waiter at Kusi Hotel, 2021 to 2023. Currently I work as a chef at Tamu Hotel.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A firm that begins like a state
work: Research Assistant | Bucknell Institute | 2011 | 2012
work: Research Intern | MD Bidii Cancer Center | 2011 | 2011
====
Asha Otieno
asha@example.com

EXPERIENCE
Research Assistant, Bucknell Institute	2011 - 2012
Research Intern, MD Bidii Cancer Center	Summer 2011

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A heading with a dash, employers in quotes with their roads
work: Aluminium Fabricator | Tamu Hospital | - | -
work: Welder | Bidii | - | -
====
Asha Otieno
asha@example.com

EXPERIENCE :-
• Worked with “ Tamu Hospital” Mama Ngina road, Thika, Kenya As a Aluminium Fabricator For (Three Year)
• Worked with “Bidii”Juja, Thika, Kenya As a Welder For (One Year)

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A sentence at a site, and one of a year
work: - | bidii vatankool Pvt Ltd | 2012-04 | now
work: Electrical Assistant | KCL pvt. Ltd | - | -
====
Asha Otieno
asha@example.com

Work Experience:-
Currently Working at bidii vatankool Pvt Ltd at site High Commission, New (from April 2012)
• Maintenance of Air Conditioner (AC).
1 year Working at the KCL pvt. Ltd Nalagarh As an Electrical Assistant
• Electrical wiring.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Addresses between an employer and its post
work: Registered Nurse | Don Bosco Health Centre | 2019-06 | 2020-10
work: Registered Nurse | Elizade University Medical Centre | 2021-12 | now
====
Asha Otieno
asha@example.com

PREVIOUS APPOINTMENT
Don Bosco Health Centre	June 2019- October 2020
No. 156 Araromi Road, Akure, Ondo State
Position Held: Registered Nurse
Elizade University Medical Centre	December 2021- Till Date
Wuraola Adeojo Avenue, Ilara-Mokin, Ondo State.
Position Held: Registered Nurse.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A time alone below a sentence of a list
work: Customer Care Associate | Tamu Shop Begumpet | 2013-03 | 2014-04
work: office IN charge | Cool Berg Enterprises | 2012-01 | 2013-11
====
Asha Otieno
asha@example.com

EXPERIENCE
• Worked as a Customer Care Associate in Tamu Shop Begumpet for 1 year.
From March 2013 to April 2014.
• Worked as a office IN charge in Cool Berg Enterprises January 2012 to November 2013.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Two dates without a dash, alone in their line
work: Junior Developer | Bidii IT | 2024-11 | now
work: Tutor | Mavuno College | 2023-10 | 2024-11
====
Asha Otieno
asha@example.com

Experience
Nov 2024 Current
Junior Developer, Bidii IT
Oct 2023 Nov 2024
Tutor, Mavuno College

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A line of work is no employer of the one above
work: accountant | - | 2020 | 2020
work: Clerk | Bidii Ltd | 2021 | 2021
====
Asha Otieno
asha@example.com

EXPERIENCE
2020: worked as accountant in repairs
2021: Bidii Ltd, Clerk

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Shops of one brand, run by another
work: Assistant Store Manager | ZARA | 2013-11 | 2014-05
work: Cashier | Bath & Body Works | 2011-11 | 2013-10
====
Asha Otieno
asha@example.com

Work Experience:
November 2013 – May 2014 as an Assistant Store Manager for ZARA franchised by Bidii Group.
November 2011 – October 2013 as a Cashier for Bath & Body Works franchised by Tembo Trading Company.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A table whose last column is the place of work
work: Resident Medical Officer (Cardiology) | Bidii National Hospital | 2019-07 | 2019-10
work: Observer ( Retina, Glaucoma) | Tamu Eye Hospital | 2020-01 | 2020-04
====
Asha Otieno
asha@example.com

Work Experience
Designation	Duration	Place of work
Resident Medical Officer (Cardiology)	7/2019—10/2019	Bidii National Hospital , Thika
Observer ( Retina, Glaucoma)	1/2020—4/2020	Tamu Eye Hospital , Nakuru

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Trained graduate teachers
work: Hindi T.G.T. | Bidii International School | 2019-11 | now
work: Hindi T.G.T. | Summer Fields School | 2017-04 | 2019-09
====
Asha Otieno
asha@example.com

EXPERIENCE
• Working as Hindi T.G.T. in Bidii International School ,Ruaka ,Nairobi from 10 November 2019 till date.
• worked as Hindi T.G.T. in Summer Fields School,Kilimani , Nairobi from April 17 to Sept. 19 .

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# "Having experience" in sentences
work: Admin cum store keeper | Bidii Cooling Tower Ltd | 2017-10 | now
work: Technician | TEMBO INDUSTRIES LTD | - | -
work: Admin Executive | Mavuno PVT. LTD | - | -
====
Asha Otieno
asha@example.com

Work Experience
• Having Experience as Admin cum store keeper in Bidii Cooling Tower Ltd. since 26th Oct 2017 to till now.
• Have One year Experience from TEMBO INDUSTRIES LTD, Ruiru as a Technician
• Have 4 Years Experience As an Admin Executive From Mavuno PVT. LTD. New Delhi

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A heading beside the first of its sentences
work: RECEPTIONIST | TAMU CLINIC | - | -
work: STOCK KEEPER | MAVUNO & CO | - | -
work: SALES EXECUTIVE | BIDII BANK | - | -
====
Asha Otieno
asha@example.com

Work Experience	Work with TAMU CLINIC as a RECEPTIONIST for the period for 3years
Work with MAVUNO & CO. as a STOCK KEEPER for the period for 2 years
Worked with BIDII BANK as SALES EXECUTIVE for the period of 4 year

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Numbers with a dash before jobs
work: Security Manager | BIDII LIMITED | 2018-12 | 2020-01
work: Chief Security Officer | Tembo Technologies Ltd | 2014-08 | 2018-11
====
Asha Otieno
asha@example.com

CAREER HISTORY
1- Worked with BIDII LIMITED as a Security Manager. Dec 2018- January 2020
*Job responsibilities
• Develop and implement security policies
2-Chief Security Officer at Tembo Technologies Ltd from Aug 2014 To November 2018.
• Job responsibilities
• Guarding

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Two words between two dates
work: sales supervisor | Tamu shopping mall | 2016-10 | 2017-06
work: clerk | Bidii Ltd | 2014 | 2016-08
====
Asha Otieno
asha@example.com

Work Experience
From October 2016 to untill 30th June 2017 , Worked at Tamu shopping mall as sales supervisor .
2014 - till August 2016, Worked at Bidii Ltd as a clerk

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A profile of a job that is its post
work: Accountant | BIDII AND COMPANY | 2011-05 | now
work: Account Assistant | TEMBO AND SONS | 2010-10 | 2011-03
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Period	May 2011 to Till Date
Company	BIDII AND COMPANY
Designation	Accountant
Industry Type	Audit firm

Period	Oct 2010 to March 2011
Firm	: TEMBO AND SONS.
Job Profile	: Account Assistant

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A town behind a hyphen
work: Teacher | Gladways Academy | 2023 | now
work: Teacher | Kisueni Primary School | 2021 | 2022
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
2023-Now: Teacher at Gladways Academy-Ruiru
2021-2022: Teacher at Kisueni Primary School

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A police service
work: Digital Manager | Kenya Police | 2024 | now
====
Asha Otieno
asha@example.com

Experience
Digital Manager	2024 – Present
Kenya Police	Nairobi, Kenya

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A long heading, and below it a form with clients
work: Instrument & Control Engineer | BIDII E & C. | 2014-08 | now
work: Instrument Supervisor | Tembo Engineering | 2013-10 | 2014-07
====
Asha Otieno
asha@example.com

PROFESSIONAL DEVELOPMENT, EXPERIENCE AND SIGNIFICANT ACHIEVEMENTS
Instrument & Control Engineer (August 2014 – Till date)
Employed By	: BIDII E & C.
Client	: Turkwel Power Plant Project
Location	: Turkwel, Kenya
Instrument Supervisor (October 2013 – July 2014)
Employed By	: Tembo Engineering ( Staff of Mavuno Engineering Limited.)
Client	: Pwani Project

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A heading that tells for how long
work: - | Bidii Fences Factory LLC | 2016-08 | 2018-09
work: - | TEMBO LTD. | 2014-09 | 2015-11
====
Asha Otieno
asha@example.com

WORK EXPERIENCE: About to 5 years
• Bidii Fences Factory LLC, Dubai from 29/08/2016 to 27/09/2018.
• TEMBO LTD. Thika, From 29/09/2014 to 10/11/2015.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Numbers with a colon and a dash
work: - | BIDII COOLING SERVICE | 2013-01 | 2014-12
work: electrician | TAMU COOL CORPORATION | - | now
====
Asha Otieno
asha@example.com

Experience :-
1 :- Work in Thika at “BIDII COOLING SERVICE” since Jan of 2013 to Dec. 2014.
2 :-Still Working at “TAMU COOL CORPORATION” as an electrician .

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Times broken within their brackets
work: Customer Care Executive | Tembo Facility Management | 2014-06 | 2015-11
work: teacher | Govt Primary School | 2013-05 | 2014-04
====
Asha Otieno
asha@example.com

Work Experience
1	Customer Care Executive – Tembo Facility Management, Dubai, UAE, (June
2014 to Nov 2015)
2	Worked as a teacher Govt Primary School Kericho, Kenya, (May 2013 to April
2014)

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Times amid sentences, "worked experience"
work: TGT Science Teacher | Bidii Junior College | 2015-11 | 2017-01
work: technician | Tamu Optical | 2007-04 | 2010-02
====
Asha Otieno
asha@example.com

EXPERIENCE
• Teaching from November 2015 to January 2017 in Bidii Junior College, Thika as TGT Science Teacher.
• Worked experience in Tamu Optical, Nakuru as a technician since April’2007 to February’2010.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Posts behind "Experience"
work: Executive Home Loans | Bidii Ltd | 2005-05 | 2007-06
work: Sales Executive | Tamu Ltd | 2014-04 | now
====
Asha Otieno
asha@example.com

Experience	: Executive Home Loans
Organization	: Bidii Ltd. (At Thika)
Period	: 2nd May 2005 to June 2007
Experience	: Presently working as a Sales Executive with
Organization	: Tamu Ltd
Period	: 26th April 2014 to till date

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Towns of a country beside times
work: National Service | Somuah Information Systems | 2022 | now
work: Internship | St.Francis Xavier Hospital | 2020 | 2020
====
Asha Otieno
asha@example.com

Professional Experience
National Service	2022 – present | Accra, Ghana
Somuah Information Systems
Internship	2020 | Assin Fosu, Ghana
St.Francis Xavier Hospital

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Jobs without times, and what was done there in sentences
work: Data Entry Clerk | Nyeri Town Constituency | - | -
work: ICT Clerk | Independent Electoral and Boundaries Commission | - | -
work: ICT Attaché | Majiwasco | - | -
====
Asha Otieno
asha@example.com

Experience
Data Entry Clerk
Nyeri Town Constituency
Achieved 99.9% data accuracy in Excel spreadsheets, surpassing department average
Processed and verified over 5,000 records for constituency database
ICT Clerk
Independent Electoral and Boundaries Commission (IEBC)
Verified voter information with 100% accuracy, ensuring data integrity
ICT Attaché
Majiwasco
Optimized customer service processes, reducing query resolution time by 15%

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Times below, and nothing that marks what was done
work: Receiving Clerk | Bidii Superstores | 2023-04 | now
work: Merchandiser GA | Bidii Superstores | 2022-02 | 2023-03
work: Junior Developer | Personal Projects | 2021-01 | 2022-02
work: Student Assistant | Central University of Technology | 2020-04 | 2020-07
====
Asha Otieno
asha@example.com

Experience
Receiving Clerk
Bidii Superstores
Apr 2023 - Present
Verify and record incoming deliveries
Monitor inventory movement
Merchandiser GA
Bidii Superstores
Feb 2022 - Mar 2023
Replenish and organize stock
Junior Developer
Personal Projects
Jan 2021 - Feb 2022
Build mobile apps with Flutter and Dart
Student Assistant
Central University of Technology
Apr 2020 - Jul 2020
Supported students and staff with IT issues

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A year in front of its month
work: Service Consultant | Bidii Bank | 2015-09 | 2022-06
work: Cashier | Shoprite Usave | 2013-02 | 2013-11
====
Asha Otieno
asha@example.com

Experience
2015/Sep - 2022/June : Service Consultant at Bidii Bank
Financial Transactions: Handling various types of financial transactions, including cash deposits
2013/Feb - 2013-Nov : Cashier at Shoprite Usave

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Two names of one post, a dash within a name
work: Policy Sales / Financial Advisor | Old Mutual | 2025-01 | 2025-06
work: Assistant Research Officer | KEMRI–Wellcome Trust Research Programme | 2016-07 | 2017-06
====
Asha Otieno
asha@example.com

Work experience
Jan 2025 – June 2025
Policy Sales / Financial Advisor
Old Mutual
Sold insurance and financial policies while ensuring strict compliance with the standards
Assistant Research Officer
KEMRI–Wellcome Trust Research Programme (KWTRP)
July 2016 – June 2017

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A law with its year
work: Procurement Officer | Bidii Ltd | 2016 | 2018
====
Asha Otieno
asha@example.com

Work experience
Procurement Officer, Bidii Ltd, 2016 - 2018
Handled all tenders
Pursuant to the Public Procurement and Asset Disposal Act, 2015

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A heading in two lines beside the first employer
work: Graduate Research Assistant | University of Makueni | 2019-08 | now
work: Graduate Research Assistant | University of Lagos | 2018-07 | 2019-08
====
Asha Otieno
asha@example.com

WORK	University of Makueni, Department of Chemical Engineering
EXPERIENCE:
Graduate Research Assistant	Aug. 2019 – Present
• Developed a stochastic model that balances operational flexibility and cost.
University of Lagos, Department of Chemical Engineering
Graduate Research Assistant	July 2018 – Aug. 2019
• Developed models.

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# What was done as the post, in Kiswahili
work: Mhudumu wa duka | Mama Njeri Shop | 2019 | 2021
work: Kuendesha bodaboda | - | 2021 | now
work: kufua nguo | Bi. Achieng | 2016 | 2017
work: Kuendesha trekta | Bidii Farm | 2012 | 2014
====
Asha Otieno
asha@example.com

Uzoefu wa kazi
Mhudumu wa duka, Mama Njeri Shop, 2019 - 2021
Kuuza bidhaa na kupokea pesa
Kusafisha duka kila siku
Kuendesha bodaboda, Kisumu 2021 hadi sasa
Kubeba abiria na mizigo
Nilifanya kazi ya kufua nguo kwa Bi. Achieng 2016 - 2017
Kuendesha trekta katika Bidii Farm, 2012 - 2014

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# What was done as the post, below its time
work: Kuuza mitumba | - | 2019 | 2021
work: Kushona nguo | - | 2016 | 2018
====
Asha Otieno
asha@example.com

Uzoefu wa kazi
2019 - 2021
Kuuza mitumba
Gikomba
2016 hadi 2018
Kushona nguo

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# "Currently teaching in"
work: - | Bidii Primary School | 2020 | now
work: - | Imani Academy | 2019 | now
work: Teacher | Mwangaza School | 2012 | 2014
====
Asha Otieno
asha@example.com

Work experience
Currently teaching in Bidii Primary School since 2020
At present teaching at Imani Academy, Nakuru since 2019
Teacher, Mwangaza School, 2012 - 2014
Teaching in English and Kiswahili
Teaching at all levels

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A year below a post and its employer
work: Urban Planner, Intern | State Department for Housing | 2025 | 2025
work: Urban Planner, Attaché | County Government of Makueni | 2022 | 2023
====
Asha Otieno
asha@example.com

Work experience
State Department for Housing
Urban Planner, Intern
2025
National planning internship at the department of housing and urban development.
County Government of Makueni
Urban Planner, Attaché
2022 - 2023

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# "Post-" that is no label
work: Post-Doctoral Researcher | Oceanographic Research Institute | 2018-03 | 2020-04
work: Post-Harvest Officer | Bidii Millers | 2016 | 2017
====
Asha Otieno
asha@example.com

Work experience
Post-Doctoral Researcher, Oceanographic Research Institute, March 2018 - April 2020
Post-Harvest Officer, Bidii Millers, 2016 - 2017

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# Numbers that are a part of the post
work: 3-Phase Electrician | Bidii Electricals | 2019 | 2021
work: 24-Hour Petrol Station Attendant | Tamu Energy | 2015 | 2016
====
Asha Otieno
asha@example.com

Work experience
Bidii Electricals
3-Phase Electrician
2019 - 2021
24-Hour Petrol Station Attendant, Tamu Energy, 2015 - 2016

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# What somebody can do or has learned, in Kiswahili, is no post
work: Mhudumu wa duka | Mama Njeri Shop | 2019 | 2021
====
Asha Otieno
asha@example.com

Uzoefu wa kazi
Nina uzoefu wa kuuza nguo tangu 2018
Mhudumu wa duka, Mama Njeri Shop, 2019 - 2021
Nilijifunza kupika chakula 2017 - 2018

EDUCATION
Diploma in Finance, Nakuru College, 2010 - 2012
----
# A job ends with its town, letters behind a post are no employer, and a grade
work: Accountant | - | 2020 | 2021
work: Clerk | Jumbo | 2018 | 2019
work: Cook | Tamu Hotel | 2016 | 2017
work: Sub County Agricultural Officer Grade 2 | Jumbo | 2014 | 2015
====
Akinyi Moraa Wekesa
akinyi.wekesa@example.com
WORK EXPERIENCE
Accountant, CPA
2020 - 2021

Clerk, Jumbo, Kisumu 2018 - 2019
Tamu Hotel
Cook, 2016 - 2017

Sub County Agricultural Officer Grade 2, Jumbo, 2014 - 2015
EDUCATION
Munami Secondary School, 2009 - 2013
----
# A hyphen within a post, and a letter that looks like a stroke
work: Freelance Front-End Developer | - | 2023 | now
work: Cashier | Jambo Agencies Limited | 2021 | 2022
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Freelance Front-End Developer | Remote | 2023 - Present
• Built pages
2021 - 2022
Jambo Agencies Limited l Ruiru, Kiambu
Cashier
• Kept the till
EDUCATION
Munami Secondary School, 2009 - 2013
----
# A founder with two posts, everything in capitals
work: CO-FOUNDER & CPO | AFTERLIFE INNOVATIONS | 2024-05 | now
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
05/2024 – CURRENT Nairobi, Kenya
CO-FOUNDER & CPO AFTERLIFE INNOVATIONS
• Drive innovation
EDUCATION
Munami Secondary School, 2009 - 2013
----
# A department with a dot is no employer
work: Merchandiser | TAMU INTIMATES EPZ LTD | 2023-10 | now
work: Operations Executive | TAMU INTIMATES EPZ LTD | 2022-09 | 2023-10
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
TAMU INTIMATES EPZ LTD | Kenya
Merchandiser | October 2023 - Present
• Oversee orders
Operations Executive - Planning Dept. | September 2022 – October 2023
• Analyzed bottlenecks
EDUCATION
Munami Secondary School, 2009 - 2013
----
# The last word of a county government stands below
work: Data Clerk | Nyandarua County Government | 2023-05 | 2023-08
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
• Data Clerk (May 2023 – August 2023) – Nyandarua County
Government
+ Entered data
EDUCATION
Munami Secondary School, 2009 - 2013
----
# A form filled in between its brackets
work: Sales | Jambo motors | 2021-04 | 2021-10
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Sales
[Jambo motors], [Kiambu, Kenya]
[April 2021] – [October 2021]
• Sold cars
EDUCATION
Munami Secondary School, 2009 - 2013
----
# A year beside a post, below another post with its time
work: IT Specialist | CLUB TAMU | 2019 | 2020
work: Night Guard | CLUB TAMU | 2018 | 2018
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
CLUB TAMU	Nyeri, Kenya
IT Specialist	2019-2020
Night Guard	2018

• Kept the club
EDUCATION
Munami Secondary School, 2009 - 2013
----
# The county as a label, an attachment in brackets, a line above that nobody understands
work: Data Analyst | AFYA KENYA | 2024-11 | 2025-05
work: Data Analyst | - | 2021-09 | 2024-11
work: Data Clerk | MURANG'A COUNTY HEALTH | 2019-05 | 2020-04
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
AFYA KENYA
County: Turkana,
From 13/11/2024 - 12/05/2025
Data Analyst
• Delivered insights
CONSULTANT
County: Nakuru,
From 01/09/2021 – 10/11/2024
Data Analyst
• Automated reports
MURANG'A COUNTY HEALTH (Attachment)
County: Murang’a
From: 05/2019 - 04/2020
Data Clerk
• Entered data
EDUCATION
Munami Secondary School, 2009 - 2013
----
# The time at the end of every paragraph
work: Project Manager | Echo Mobile | 2019-02 | 2022-12
work: IT assistant | Sayen Limited | 2023-12 | now
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Project Manager
Echo Mobile
Designed and deployed mobile phone surveys to collect passenger feedback
Managed project budgets and timelines across various facets of the work
February 2019 - December 2022

IT assistant
Sayen Limited
System Administrator, Networking, IT support
Dec 2023 - present

EDUCATION
Munami Secondary School, 2009 - 2013
----
# The signs of Markdown around a dash and an employer, and a heading within a job
work: DevOps Engineer | Jambo Tech | 2023-05 | now
work: Software Engineer | Tamu Foods Kenya | 2020-11 | 2023-04
====
# **Asha Otieno**

## **EXPERIENCE**

### **DevOps Engineer \\-**  *Jambo Tech | Nairobi, Kenya (Remote)* 			**May 2023 – Present**

* Built pipelines

**Technical Leadership:**

* Led four people

### **Software Engineer \\-  *Tamu Foods Kenya****, | Nairobi, Kenya*		**November 2020 – April 2023**

* Built pages

## **EDUCATION**

Munami Secondary School, 2009 - 2013
----
# Jobs below the hobbies of a page without a heading for them
work: Business Analyst | Tamu Services Ltd | 2024-02 | now
work: Service Desk Analyst | Tamu Services Ltd | 2021-12 | 2024-02
====
Asha Otieno
Interests
Travel, open source
Feb 2024 — Present
Business Analyst
Tamu Services Ltd
Collaborated with everybody.
Dec 2021 — Feb 2024
Service Desk Analyst
Tamu Services Ltd
Supported users.
----
# A narrow column of times, the month behind the year
work: Trainer | SIKRI TTI | 2023-05 | 2024-04
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
2023 May –	Trainer at SIKRI TTI	Kakelo Dudi – Homa
2024 April	bay County.
EDUCATION
Munami Secondary School, 2009 - 2013
----
# What somebody sold stands in brackets
work: Sales Engineer Intern | HomeGas Kenya | 2023-01 | 2023-03
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Sales Engineer Intern (Circular Energy Systems)	01/2023 - 03/2023
HomeGas Kenya, Nairobi, Kenya
• Supported customers
EDUCATION
Munami Secondary School, 2009 - 2013
----
# Two names of one employer, remote work, and a part called attachment below its time
work: Data Scientist | ILab Africa, Strathmore University | 2022-01 | 2022-05
work: front-end developer | Tamu Kei Canada | 2020-04 | 2020-09
work: Attachment | The Jitu | 2019-05 | 2019-07
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
January 2022 – May 2022
Data Scientist
ILab Africa, Strathmore University, Kenya
• Mapped
Apr 2020 - Sept 2020
Tamu Kei Canada, Remote- front-end developer
• Built

The Jitu
02-05-2019 - 27-07-2019
Attachment.
I learned full stack web development.
EDUCATION
Munami Secondary School, 2009 - 2013
----
# Projects below jobs, and an office that everybody knows by its letters
work: - | KALRO | 2024-06 | 2024-08
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
KALRO (Kenya Agriculture Research)	Jun 2024-Aug 2024
Provided support
Assisted users
Projects
Home Lab – (July 2025 – Present)
Designing a lab
Packet Lab – (2024 - 2025)
Designed networks
EDUCATION
Munami Secondary School, 2009 - 2013
----
# A field of work behind a post is no employer, and a slip in its name
work: WASH Officer | Lotus Kenya Action | 2018-03 | 2020-01
work: Laboratory cordinator | CHAIN | 2016-01 | 2017-01
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Lotus Kenya Action
WASH Officer - Hygiene Promotion
March 2018 – January 2020
• Promoted hygiene

Laboratory cordinator
CHAIN
Jan 2016 – Jan 2017
• Liaised with the clinic
EDUCATION
Munami Secondary School, 2009 - 2013
----
# An employer whose name begins with kwa, and the letter I for a stroke
work: Waitress | Kwa Kathini Hotel | 2013 | 2014
work: Ambassador | Stellar East Africa | 2015 | 2016
====
Asha Otieno
asha@example.com

WORK EXPERIENCE
Waitress - Kwa Kathini Hotel, Wote
2013 - 2014
• Served guests
Ambassador I Stellar East Africa I 2015 - 2016
• Told people
EDUCATION
Munami Secondary School, 2009 - 2013
----
# An export of a chat
work: waiter | Tamu Hotel | 2019-05 | 2021-03
====
[12/03/2024, 08:41] Asha J: Naitwa Asha Juma
[12/03/2024, 08:42] Asha J: I worked as a waiter at Tamu Hotel from May 2019 to March 2021
----
# Parts of a job between strokes
work: waiter | tamu hotel | 2022 | now
work: cleaner | usafi services | 2019 | 2021
====
Work experience
waiter / tamu hotel / nyali / 2022 hadi leo / shifts
cleaner / usafi services / likoni / 2019-2021 / ofisi
----
# A form in Kiswahili whose post is called Kazi
work: Mpishi | Familia ya Bw. Otieno | 2020-06 | now
work: Yaya | Hoteli ya Pwani | 2017-01 | 2020-03
====
Uzoefu wa kazi
1) Mwajiri: Familia ya Bw. Otieno
   Mahali: Nyali
   Kazi: Mpishi
   Kuanzia Juni 2020 hadi sasa
2) Mwajiri: Hoteli ya Pwani
   Mahali: Diani
   Kazi: Yaya
   Kuanzia Januari 2017 hadi Machi 2020
----
# A form that begins with the country
work: COOK | RAHA FAMILY | 2021-09 | 2023-09
work: CLEANER | BAHARI LODGE | 2018-02 | 2020-05
====
PREVIOUS EMPLOYMENT ABROAD
COUNTRY : OMAN
PERIOD : SEP 2021 - SEP 2023
POSITION : COOK
EMPLOYER : RAHA FAMILY

COUNTRY : QATAR
PERIOD : FEB 2018 - MAY 2020
POSITION : CLEANER
EMPLOYER : BAHARI LODGE
----
# Employers above the times of several posts
work: Clerk | BIDII TRADERS LTD | 2005 | 2009
work: Manager | BIDII TRADERS LTD | 2009 | 2014
work: Buyer | TAMU STORES LTD | 2014 | 2018
====
Work experience
BIDII TRADERS LTD
2005 - 2009     Clerk.  Duties: filing
2009 - 2014     Manager.  Duties: all of it
TAMU STORES LTD
2014 - 2018     Buyer.  Duties: buying
----
# Ranks of the army
work: Private | KENYA ARMY | 1995 | 1999
work: Corporal | KENYA ARMY | 1999 | 2006
====
RECORD OF SERVICE
KENYA ARMY
1995 - 1999     Private.  Duties: signaller
1999 - 2006     Corporal.  Duties: section commander
----
# A sentence that tells what was carried, and one on which terms
work: driver | Mavuno Hardware | 2015-06 | 2018-12
work: welder | Chuma Works | 2019 | 2020
====
Work experience
From 6/2015 To 12/2018 I was employed by Mavuno Hardware as a driver of Canter trucks.
From 2019 up to 2020 I was employed as a welder on casual basis by Chuma Works, a maker of gates.
----
# The family's business, and whose manager somebody is
work: Manager | Juma Posho Mill | 2020 | now
work: Shop assistant | Juma Hardware | 2006 | 2009
====
Work experience
2020-todate Manager of Juma Posho Mill after the retirement of my father
2006-2009   Shop assistant in our family business, Juma Hardware. Selling of cement
----
# The margin of Europass leaves two blanks
work: Research Officer | Ziwa Fisheries Trust | 2014-07 | now
work: Research Assistant | University of Nairobi | 2011-02 | 2014-06
====
Asha Juma
asha@example.com

Work experience

Dates                         July 2014 → to date
Occupation or position held   Research Officer
Main activities and           Surveys of what is caught;
responsibilities              reports to donors
Name and address of employer  Ziwa Fisheries Trust
Type of business or sector    Research

Dates                         February 2011 → June 2014
Occupation or position held   Research Assistant
Name and address of employer  University of Nairobi
Type of business or sector    Education
----
# A page of a job board, with rows of labels above rows of values
work: Sales Team Leader | Mwanga Solar Ltd | 2021-02 | now
work: Sales Agent | Salama Insurance Brokers | 2018-09 | 2021-01
====
Asha Juma
asha@example.com

Work Experience
Job Title                     Company                        Job Level
Sales Team Leader             Mwanga Solar Ltd               Mid level
Industry                      Job Function                   Work Type
Energy & Utilities            Sales                          Full Time
Start Date: Feb 2021          End Date: I currently work here
Monthly salary: Hidden
Responsibilities
Recruit and train agents.

Job Title                     Company                        Job Level
Sales Agent                   Salama Insurance Brokers       Entry level
Industry                      Job Function                   Work Type
Insurance                     Sales                          Contract
Start Date: Sep 2018          End Date: Jan 2021
----
# Started, currently working here
work: Human Resource Officer | Pamba Textiles EPZ | 2022-03 | now
work: HR Assistant | Elimu Academy | 2019-05 | 2022-02
====
Work experience

Human Resource Officer at Pamba Textiles EPZ
Started March 2022, currently working here (3 years 9 months)

HR Assistant at Elimu Academy
May 2019 - February 2022 (2 years 10 months)
----
# A town and its state behind a hyphen
work: Call Center Agent | Sauti Solutions | 2019-02 | 2021-07
work: Cashier | Tamu Market | 2016-06 | 2019-01
====
Work Experience

Call Center Agent
Sauti Solutions-Dallas, TX
February 2019 to July 2021

Cashier
Tamu Market-Austin, TX
June 2016 to January 2019
----
# Headings with letters, of which not all are known
work: Senior Lecturer | Moi University | 2014 | 2020
work: Lecturer | Maseno University | 2009 | 2014
work: Consultant | Afya Forum | 2013 | 2013
====
A. PERSONAL DETAILS
Nationality: Kenyan
B. EDUCATION
2003–2007     PhD in Botany, Moi University
C. ACADEMIC APPOINTMENTS
2014–2020     Senior Lecturer, Moi University
2009–2014     Lecturer, Maseno University
D. ADMINISTRATIVE AND OTHER APPOINTMENTS
2013          Consultant, Afya Forum
E. GRANTS AND SUPPORT WON
2022–2026     Principal Investigator. "Ferns" – Nordic Research Council
F. SUPERVISION OF GRADUATE STUDENTS
2021–2023     Kato Mugerwa, Moi University
----
# A heading with what the form asks for
work: Senior Engineer | Bidii Engineers Ltd | 2017 | now
work: Assistant Engineer | Ministry of Roads | 2005 | 2011
====
10. Employment Record [Starting with present position, list in reverse order every employment held by staff]:
    From [Year]:  2017         To [Year]:  Present
    Employer:  Bidii Engineers Ltd
    Positions held:  Senior Engineer

    From [Year]:  2005         To [Year]:  2011
    Employer:  Ministry of Roads
    Positions held:  Assistant Engineer
----
# Where somebody schooled
work: Receptionist | Mawe Lodge | 2015-05 | 2018-08
====
➢ WHERE I HAVE WORKED

➢ Receptionist – Mawe Lodge (May 2015 – August 2018)
   o Check in

➢ WHERE I SCHOOLED

➢ KCSE, C – Tumaini Girls (2009 – 2012)
----
# A time below a post, and below it what was done
work: Laboratory Technician | Bukosi National Polytechnic | 2016 | 2021
work: Laboratory Attendant | Bukosi National Polytechnic | 2012 | 2016
====
Employment
Bukosi National Polytechnic (2012 to 2021)
Laboratory Technician (2016 to 2021)
preparing practicals for diploma classes
Laboratory Attendant (2012 to 2016)
cleaning of glassware
----
# Behind the employer and its town a full stop, and then the post
work: Copy Typist | Ministry of Works | 1987 | 1991
work: Office Administrator | Tumaini Christian Academy | 2020 | now
====
Asha Juma
asha@example.com

EMPLOYMENT HISTORY
1987 - 1991	Ministry of Works, Nairobi. Copy Typist.
		Typing of tender documents.
2020 to date	Tumaini Christian Academy, Kisii. Office Administrator.
		Admissions and fee receipts.
----
# A label that lost a letter
work: Receptionist | Meno Dental Clinic | 2019-05 | now
work: Administrative Assistant | Lake Road Academy | 2016-01 | 2019-04
====
Asha Juma
asha@example.com

EMPLOYMENT HISTORY
Company: Meno Dental Clinic
Position: Receptionist
Period: May 2019 to Date

Company: Lake Road Academy
Postion: Administrative Assistant
Period : Jan 2016 – April, 2019
----
# Casual jobs as a heading
work: ICT Intern | Digital Centre | 2024-02 | 2024-07
work: Sales Assistant | Mazao Agrovet | 2018-12 | 2019-08
====
Asha Juma
asha@example.com

INTERNSHIP
Digital Centre – Eldoret
February 2024 to July 2024
ICT Intern
• Trained over 300 youth

CASUAL JOBS
Mazao Agrovet – Turbo
December 2018 to August 2019
Sales Assistant
• Sold seeds
----
# A table that lost its columns
work: Laboratory Technologist | Machakos Hospital | 2017-08 | now
work: Laboratory Attachee | Bluu Diagnostics | 2015-03 | 2017-07
====
Asha Juma
asha@example.com

WORK EXPERIENCE
Period
Organization
Designation
Duties
Aug 2017 - Date
Machakos Hospital
Laboratory Technologist
Haematology bench
Quality control
Mar 2015 - Jul 2017
Bluu Diagnostics
Laboratory Attachee
Phlebotomy
----
# A department behind a comma, below an employer with its time
work: Cashier | AKIBA SACCO SOCIETY | 2012-11 | 2014-07
work: Credit Clerk | AKIBA SACCO SOCIETY | 2012-05 | 2012-10
====
Asha Juma
asha@example.com

Employment
AKIBA SACCO SOCIETY
May 2012 – Jul 2014

	Cashier, Front Office (Nov 2012 – Jul 2014)
	▪ Withdrawals and deposits.

	Credit Clerk, Loans Department (May 2012 – Oct 2012)
	▪ Filed guarantor forms.
----
# Begin and end one below the other
work: MARKETING EXECUTIVE | Kiti Media | 2022-03 | now
work: MEDIA ASSISTANT | Jiko Kenya | 2021-01 | 2022-02
====
Asha Juma
asha@example.com

EXPERIENCE
MAR 2022
PRESENT
MARKETING EXECUTIVE
Kiti Media
Plan monthly calendars for seven clients.

JAN 2021
FEB 2022
MEDIA ASSISTANT
Jiko Kenya
Answered comments and inbox.
----
# An employer with its length, a gap, and its posts
work: Senior Reporter | Habari Media Group | 2023-01 | now
work: Correspondent | Habari Media Group | 2019-10 | 2022-12
====
Asha Juma
asha@example.com

Experience

Habari Media Group
4 years 9 months

Senior Reporter
January 2023 - Present (1 year 6 months)

Cover health and devolution.

Correspondent
October 2019 - December 2022 (3 years 3 months)

Filed four stories a week.
----
# A list of posts at their employers, each above its time
work: Salonist | Urembo Beauty Parlour | 2021-04 | now
work: Receptionist | Mama Njeri Salon | 2019-06 | 2021-03
====
Asha Juma
asha@example.com

EXPERIENCE
* Salonist @ Urembo Beauty Parlour, Tassia
April 2021 - sasa
braiding, weaving, kuosha nywele

* Receptionist @ Mama Njeri Salon, Pipeline
June 2019 - March 2021
kupokea wateja
----
# Job groups of the public service
work: DISTRICT OFFICER I | OFFICE OF THE PRESIDENT | 2007-02 | 2010-06
work: DISTRICT OFFICER II | MINISTRY OF LANDS | 2004-01 | 2007-01
====
Asha Juma
asha@example.com

EMPLOYMENT DETAILS
01/02/2007 - 30/06/2010
                  DISTRICT OFFICER I       K        OFFICE OF THE PRESIDENT
05/01/2004 - 31/01/2007
                  DISTRICT OFFICER II      J        MINISTRY OF LANDS
----
# Prose that says what was before
work: cook | Tamu Hotel | 2019 | now
work: house help | Dr. Kimani | 2015 | 2018
====
Asha Juma
asha@example.com

EXPERIENCE
I work as a cook at Tamu Hotel since 2019.
Before that I worked for Dr. Kimani as a house help from 2015 to 2018.
----
# Departments of an employer
work: Lecturer | Bidii University | 2011-02 | 2013-05
work: Tutorial Fellow | University of Eldoret | 2009 | 2010
work: Clerk | Meru County Government | 2007 | 2008
work: Officer | State Department of Wildlife | 2005 | 2006
====
Asha Juma
asha@example.com

WORK

Lecturer
Department of Pure and Applied Physics, Bidii University
02/2011 – 05/2013

Tutorial Fellow, Department of Chemistry and Biochemistry, University of Eldoret, 2009 - 2010

Clerk, Department of Finance, Meru County Government, 2007 - 2008

Officer, State Department of Wildlife, 2005 - 2006
----
# A region and the head office
work: Head of SME Banking | BIDII COMMERCIAL BANK PLC | 2019-03 | now
work: Regional Business Manager | BIDII COMMERCIAL BANK PLC | 2015-07 | 2019-02
====
Asha Juma
asha@example.com

CAREER HISTORY

BIDII COMMERCIAL BANK PLC     Jan '12 – Present
Tier one lender with 94 branches

Head of SME Banking, Head Office     Mar '19 – Present
- Lead 210 staff

Regional Business Manager, Mt. Kenya    Jul '15 – Feb '19
- Nine branches
----
# Times above a form, the years of all behind its heading
work: Senior Site Engineer | Bidii Infra Projects | 2019-02 | now
work: Site Engineer | Tamu Bridge Constructions | 2016-06 | 2019-01
====
Asha Juma
asha@example.com

Professional Experience :- Total 10 Years +
04th Feb 2019 – Till Date
Organization : - Bidii Infra Projects
Designation : - Senior Site Engineer
13th June 2016 – 31st Jan 2019
Organization : - Tamu Bridge Constructions
Designation : - Site Engineer
----
# Chemists
work: Pharmaceutical Technologist | Afya Bora Chemist | 2016 | 2018
work: Cashier | Mwanga Chemist | 2015 | 2016
work: Industrial Chemist | Bidii Paints Ltd | 2011 | 2013
====
Asha Juma
asha@example.com

WORK

2016 - 2018
Afya Bora Chemist, Bungoma
Pharmaceutical Technologist

Mwanga Chemist
Cashier
2015 - 2016

Industrial Chemist, Bidii Paints Ltd, 2011 - 2013
----
# Long paragraphs, a student's attachment, a name of one's own
work: field extension officer | Mbegu Bora Limited | 2016-03 | 2019-12
work: attachment | KALRO | 2012-05 | 2012-07
work: plumber | Juma Waterworks | 2020 | now
====
Asha Juma
asha@example.com

My work

From March 2016 to December 2019 I worked with Mbegu Bora Limited as a field extension officer for Meru. I planted over 200 demo plots of maize and sorghum, organised field days and linked the farmers with stockists.

As a student I did my attachment at KALRO in Embu from May to July 2012 where I helped in bean breeding trials.

Since 2020 I am working on my own as a plumber under the name Juma Waterworks. I have two helpers.
----
# A form that calls the employer a place
work: CLERK | BIDII TEA FACTORY | 2016 | 2018
work: TEA PICKER | KAPTAMU ESTATE | - | -
====
Asha Juma
asha@example.com

WORKING EXPERIENCES

YEAR................................2016-2018
PLACE...............................BIDII TEA FACTORY
POST................................CLERK
DUTY................................WEIGHING OF GREEN LEAF

PLACE...............................KAPTAMU ESTATE
POST................................TEA PICKER
DUTY................................PLUCKING TEA DURING HOLIDAYS
----
# Lines of a narrow column
work: Carpenter | Bidii Palace Furniture | 2018-01 | now
work: Workshop assistant | Nyalenda Vocational Training Centre | 2010-02 | 2011-11
====
Asha Juma
asha@example.com

EMPLOYMENT RECORD
January 2018 to date - Bidii Palace
Furniture, Kisumu
Carpenter
Making sofa frames, beds and
dining sets. I also measure and
fix wardrobes.

February 2010 to November 2011 - Nyalenda
Vocational Training Centre
Workshop assistant
Sharpening tools, helping the
instructor during practicals.
----
# Surveys and elections
work: Team Leader | Bidii Research | 2024-01 | 2024-02
work: Enumerator | Tathmini Africa | 2021-02 | 2021-05
work: Clerk | IEBC | 2022-08 | 2022-08
====
Asha Juma
asha@example.com

RESEARCH EXPERIENCE

Team Leader, media consumption survey
Bidii Research. January – February 2024. Kericho and Bomet.

Cash transfer endline – Tathmini Africa – Enumerator – Feb to May 2021

General election – IEBC – Clerk – August 2022
----
# An attachment below its heading
work: IT Attachment | Uasin Gishu County Assembly | 2022-05 | 2022-08
work: Sales Assistant | Bidii Agrovet | 2018-12 | 2019-08
====
Asha Juma
asha@example.com

EMPLOYMENT

INDUSTRIAL ATTACHMENT
Uasin Gishu County Assembly – Eldoret
May 2022 to August 2022
IT Attachment
• Crimped network cables

CASUAL JOBS
Bidii Agrovet – Turbo
December 2018 to August 2019
Sales Assistant
Achievement: Salesperson of the year 2019
----
# Two places
work: Laundry Lady | - | 2011-02 | 2013-05
work: Cook | Tamu Hotel | 2014-03 | 2016-05
====
Asha Juma
asha@example.com

WORK

Laundry Lady (casual), Umoja and Donholm
02/2011 – 05/2013

Cook, Tamu Hotel, Kisii
03/2014 – 05/2016
----
# A post before the time of the employer above it
work: Head of SME Banking | BIDII COMMERCIAL BANK PLC | 2019-03 | now
work: Regional Business Manager | BIDII COMMERCIAL BANK PLC | 2015-07 | 2019-02
work: Laundry Lady | - | 2011-02 | 2013-05
====
Asha Juma
asha@example.com

CAREER HISTORY

BIDII COMMERCIAL BANK PLC     Jan '12 – Present
Tier one lender with 94 branches

Head of SME Banking, Head Office     Mar '19 – Present
- Lead 210 staff

Regional Business Manager, Mt. Kenya    Jul '15 – Feb '19
- Nine branches

Laundry Lady (casual), Umoja     Feb 2011 – May 2013
----
# An employer stands apart above its posts, and each post below a gap; own work is of nobody
work: FRONT OFFICE SUPERVISOR | CORAL TIDE RESORT | 2022-04 | now
work: RECEPTIONIST | CORAL TIDE RESORT | 2019-10 | 2022-03
work: WAITRESS | TAMU RESTAURANT | 2018-02 | 2019-09
work: Fundi wa rangi | - | 2017-01 | 2018-01
====
Asha Juma
asha@example.com

EMPLOYMENT RECORD

CORAL TIDE RESORT, DIANI

FRONT OFFICE SUPERVISOR
April 2022 – Current

Supervise a team of five receptionists and two porters.
Handle guest complaints and arrivals.

RECEPTIONIST
October 2019 – March 2022

Check in and check out of guests.


TAMU RESTAURANT, NYALI

WAITRESS
February 2018 – September 2019

Took orders and served food.

Fundi wa rangi (own work)
January 2017 - January 2018
----
# An employer is described below its name, with the time of all its posts
work: Chief Finance Officer | BIDII HOLDINGS PLC | 2019-01 | now
work: Group Financial Controller | BIDII HOLDINGS PLC | 2015-07 | 2018-12
work: Field Officer | MAJI BORA INITIATIVE | 2013-02 | 2015-02
work: Trainee Accountant | KENYA PORTS AUTHORITY | 2012-06 | 2012-12
work: Cook | Tamu Hotel | 2010-01 | 2011-12
====
Asha Juma
asha@example.com

CAREER PROGRESSION

BIDII HOLDINGS PLC
Grower, processor and exporter of tea; 3,100 employees
July 2015 to present

Chief Finance Officer
January 2019 to present
Reporting to the Group Managing Director, and in charge of finance.
Key achievements:
- Restructured loans with four banks

Group Financial Controller
July 2015 to December 2018
Reporting to the Chief Finance Officer.

MAJI BORA INITIATIVE
Water and sanitation NGO

Field Officer (Feb 2013 – Feb 2015)
- Worked with public health officers

KENYA PORTS AUTHORITY
June 2012 to December 2012

Trainee Accountant
- Invoicing of shipping lines

Tamu Hotel
Nakuru

Cook
January 2010 to December 2011
----
# "From" and "To" stand below the duties, each in its line
work: Sales Lady | Meru Trends Boutique | 2021-11 | 2024-01
work: Cyber Attendant | Makutano Bytes Cyber | 2018-03 | 2018-12
====
Asha Juma
asha@example.com

MY EXPERIENCE

Sales Lady at Meru Trends Boutique
Welcoming customers and showing them clothes
Recording sales of the day
From: November 2021
To: January 2024

Cyber Attendant at Makutano Bytes Cyber
Typing, printing and laminating
Helping customers with KRA and HELB
From: March 2018
To: December 2018
----
# Two columns stand side by side, with gaps in the right one
work: Graphic Designer | Rangi Studio | 2021-06 | now
work: Design Intern | Mwangi & Daughters Advertising | 2018-09 | 2018-12
====
ASHA JUMA
GRAPHIC DESIGNER

CONTACT                         ABOUT ME
0700 000 231                    Designer who loves colour and
asha@example.com                Kenyan stories.
Kasarani, Nairobi
                                WORK EXPERIENCE
SKILLS
Adobe Illustrator               Graphic Designer
Adobe Photoshop                 Rangi Studio, Nairobi
InDesign                        June 2021 - Present
Figma                           • Brand identity for 14 clients
Hand lettering
                                Design Intern
LANGUAGES                       Mwangi & Daughters Advertising, Nairobi
English                         September 2018 - December 2018
Kiswahili                       • Photo retouching

EDUCATION                       AWARDS
Bachelor of Arts                Best Student Poster, 2017
Kenyatta University
2014 - 2018
----
# The form of a county public service board: the present post has only a beginning, and a row is not filled in
work: Clerical Officer I | Nandi County Assembly | 2016-11 | now
work: Clerical Officer II | Ministry of Lands | 2010-02 | 2016-10
====
Asha Juma
asha@example.com

3. CURRENT EMPLOYMENT (if employed)
   Ministry/County/Organization: Nandi County Assembly
   Present substantive post: Clerical Officer I
   Date of current appointment: November 2016
   Job group: G         Terms of service: Permanent and pensionable

4. PREVIOUS EMPLOYMENT (start with the most recent)
   (a) Organization: Ministry of Lands
       Designation: Clerical Officer II
       From: February 2010       To: October 2016
       Reason for leaving: Better terms
   (b) Organization: ....................
       Designation: ....................
       From: ..........          To: ..........
----
# An employer, a hyphen and a post in small letters
work: cleaner | Bidii Cleaning Company | 2023 | now
work: house help | Mrs Karanja | 2016 | 2018
work: Part- time cleaner | Tamu Hotel | 2014 | 2015
====
Asha Juma
asha@example.com

where i have worked
Bidii Cleaning Company- cleaner at upper hill from 2023 to date. we clean floors and windows
Mrs Karanja in Kikuyu- house help from 2016 to 2018. general house work
Part- time cleaner, Tamu Hotel from 2014 to 2015
----
# The last word of a sentence is no heading
work: HR Business Partner | Savannah Foods Group | 2020-02 | now
work: HR Officer | Jua Energy Kenya | 2017-05 | 2020-01
====
Asha Juma
asha@example.com

Experience

Savannah Foods Group
HR Business Partner
February 2020 - Present (2 years 6 months)
Athi River, Kenya
Partnered with the management on relations, safety and
training.

Jua Energy Kenya
HR Officer
May 2017 - January 2020 (2 years 9 months)
Nairobi
----
# Posts with a number of two parts, and between post and employer a wave
work: Clinical Officer | Habaswein Sub County Hospital | 2020-08 | now
work: Surveillance Officer | Kenya Red Cross Society | 2020-04 | 2020-07
work: Sous Chef | Coral Tide Hotel | 2015-08 | 2019-04
====
Asha Juma
asha@example.com

2.0 WORK HISTORY
2.1 Clinical Officer
Since 1st August 2020 I work for Habaswein Sub County Hospital as facility in-charge.
Key tasks
i.   Seeing about 60 patients in a day
2.2 Surveillance Officer
From April 2020 to July 2020 I was engaged by Kenya Red Cross Society on contract at the border.
2.3 Kitchen
08/2015 - 04/2019     Sous Chef ~ Coral Tide Hotel (4 star), Diani
----
# A form in Kiswahili, each employer above it without a label
work: Security Guard | Ngao Security Services | 2019-03 | 2024-12
work: Mtu wa mkono | China Roads Contractors | 2015 | 2016
====
Asha Juma
asha@example.com

KAZI NILIZOFANYA (WORK EXPERIENCE)

Ngao Security Services
  Kazi: Security Guard
  Kuanzia: March 2019     Mpaka: December 2024
  Nilikuwa nalinda bank na godown.

China Roads Contractors
  Kazi: Mtu wa mkono
  Kuanzia: 2015     Mpaka: 2016
  Kubeba kokoto na kuchanganya saruji
----
# Heads of departments, and what is done in a directorate or a section
work: Head of Department | Chebango High School | 2011 | 2017
work: Attaché | Bidii University | 2016-05 | 2016-08
work: IT Security - Trainee | Tamu Networks Ltd | 2015-01 | 2015-06
work: Attachment | Kericho Tea Farm | 2014-05 | 2014-07
work: National Police Reservist | Government of Kenya | 2012 | 2013
====
Asha Juma
asha@example.com

WORK EXPERIENCE
Chebango High School, Languages Department – Head of Department, 2011 – 2017

Bidii University, ICT Directorate – Attaché (05/2016 – 08/2016)

IT Security - Trainee, Tamu Networks Ltd, January 2015 - June 2015

Kericho Tea Farm
May 2014 to July 2014 – Attachment, soil section

Government of Kenya
2012 to 2013. National Police Reservist, Loima sub county.
----
# Each employer has the mark of a list, and below it a time and a post
work: Industrial attachment | Rift Water Works Agency | 2023-05 | 2023-08
work: Attachment | Kericho Tea Farm | 2022-05 | 2022-07
====
Asha Juma
asha@example.com

ATTACHMENTS
• Rift Water Works Agency, Nakuru
  May 2023 to August 2023 – Industrial attachment
  ○ Sampling of boreholes
  ○ Mapping of sampling points
• Kericho Tea Farm
  May 2022 to July 2022 – Attachment
  ○ Soil sampling
----
# Sentences of a chat, one behind the other
work: sales assistant | Mulot Agrovet | 2019-01 | 2019-08
work: shop attendant | Mama Njeri Wholesalers | 2021 | 2023
work: cashier | Quick Pick Minimart | 2023-06 | now
====
Asha Juma
asha@example.com

My experience
When I had just cleared form four I was a sales assistant at Mulot Agrovet between January 2019
and August 2019. I sold seeds.
From 2021 to 2023 i was a shop attendant at Mama Njeri Wholesalers.
From june 2023 upto now am a cashier at Quick Pick Minimart but the pay is low.
----
# A town behind an employer without a comma, and server software that is no post
work: Mason | Tsavo Builders | 2020-02 | 2024-06
work: Turn boy | Bamburi Transport | 2015-04 | 2016-11
====
Asha Juma
asha@example.com

Technical skills
Operating Systems: Windows Server 2016/2019, Ubuntu

Experience:

Tsavo Builders Voi
Mason
Feb 2020-June 2024
Building of classrooms.

Bamburi Transport
Turn boy
April 2015-Nov 2016
----
# Employers that no word tells stand apart above their posts, or above a line about them
work: Business Development Executive | Safaricom | 2019-08 | now
work: Customer Care Agent | Safaricom | 2017-01 | 2019-07
work: Site Foreman | Norken | 2016-03 | 2016-12
work: Intern | KeNHA | 2014-01 | 2016-02
====
Asha Juma
asha@example.com

WORK EXPERIENCE

Safaricom

Business Development Executive
August 2019 - Present
• Receiving visitors of the shop

Customer Care Agent
January 2017 - July 2019
• Answering calls

Norken
Builder of roads and bridges in the Rift Valley
Site Foreman
March 2016 - December 2016
• Setting out of culverts

KeNHA
Keeper of the main roads of the country

Intern (January 2014 - February 2016)
• Filing of claims
----
# An employer stands between its post and a line about the post
work: Front Office Assistant | Tamu Hotel | 2019-08 | now
work: Cook | Bidii Lodge | 2016-03 | 2016-12
====
Asha Juma
asha@example.com

WORK EXPERIENCE

Front Office Assistant
Tamu Hotel
August 2019 - Present
Receiving guests and carrying their bags

Cook
Bidii Lodge
March 2016 - December 2016
Breakfast and lunch for sixty guests
----
# A job with an employer of its own ends what an employer above them is of, and a kind of posts is no employer
work: Supervisor | CORAL TIDE RESORT | 2022-04 | now
work: Freelance Writer | - | 2021-01 | 2022-03
work: Clerk | Tamu Ltd | 2019-01 | 2020-12
work: Plumber | - | 2017-02 | 2018-10
work: Tour Driver | - | 2015-01 | 2016-10
====
Asha Juma
asha@example.com

EMPLOYMENT RECORD

CORAL TIDE RESORT

Supervisor
April 2022 – Current

January 2021 - March 2022: Freelance Writer

Clerk, Tamu Ltd
January 2019 - December 2020

Plumber
February 2017 - October 2018

International assignments

Tour Driver
January 2015 - October 2016
----
# A table of times and posts is no page of two columns
work: Clerk | Bidii Ltd | 2021 | 2022
work: Cook | Tamu Hotel | 2020 | 2021
work: Driver | Jumbo Ltd | 2019 | 2020
work: Guard | Ngao Ltd | 2018 | 2019
work: Cashier | Mwanga Ltd | 2017 | 2018
work: Mason | Jengo Ltd | 2016 | 2017
work: Welder | Chuma Ltd | 2015 | 2016
====
Asha Juma
asha@example.com

WORK EXPERIENCE

2021 - 2022          Clerk, Bidii Ltd
2020 - 2021          Cook, Tamu Hotel
2019 - 2020          Driver, Jumbo Ltd
2018 - 2019          Guard, Ngao Ltd
2017 - 2018          Cashier, Mwanga Ltd
2016 - 2017          Mason, Jengo Ltd
2015 - 2016          Welder, Chuma Ltd
2014 - 2015          Training`;
