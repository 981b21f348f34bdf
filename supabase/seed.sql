-- Demo data, written by supabase/seed/write-seed.ts. Change the material there, not here.

insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at) values
  ('5eed0000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'seeker@example.com', '$2b$10$EMxGOfRG.9GHZ6MUiTaIjuCkJgJlAIVHRYPAGYJkeB3NlXejE0hdy', now(), '{"provider":"email","providers":["email"]}', '{"sub":"5eed0000-0000-4000-8000-000000000001","name":"Achieng Otieno","email":"seeker@example.com","email_verified":true,"phone_verified":false}', now(), now()),
  ('5eed0000-0000-4000-8000-000000000002', 'authenticated', 'authenticated', 'newcomer@example.com', '$2b$10$EMxGOfRG.9GHZ6MUiTaIjuCkJgJlAIVHRYPAGYJkeB3NlXejE0hdy', now(), '{"provider":"email","providers":["email"]}', '{"sub":"5eed0000-0000-4000-8000-000000000002","name":"Kiprop Newcomer","email":"newcomer@example.com","email_verified":true,"phone_verified":false}', now(), now()),
  ('5eed0000-0000-4000-8000-000000000003', 'authenticated', 'authenticated', 'employer@example.com', '$2b$10$EMxGOfRG.9GHZ6MUiTaIjuCkJgJlAIVHRYPAGYJkeB3NlXejE0hdy', now(), '{"provider":"email","providers":["email"]}', '{"sub":"5eed0000-0000-4000-8000-000000000003","name":"Wanjiru Employer","email":"employer@example.com","email_verified":true,"phone_verified":false}', now(), now());

insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at) values
  ('5eed0000-0000-4000-8000-000000000001', 'email', '5eed0000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-000000000001', '{"sub":"5eed0000-0000-4000-8000-000000000001","name":"Achieng Otieno","email":"seeker@example.com","email_verified":true,"phone_verified":false}', now(), now(), now()),
  ('5eed0000-0000-4000-8000-000000000002', 'email', '5eed0000-0000-4000-8000-000000000002', '5eed0000-0000-4000-8000-000000000002', '{"sub":"5eed0000-0000-4000-8000-000000000002","name":"Kiprop Newcomer","email":"newcomer@example.com","email_verified":true,"phone_verified":false}', now(), now(), now()),
  ('5eed0000-0000-4000-8000-000000000003', 'email', '5eed0000-0000-4000-8000-000000000003', '5eed0000-0000-4000-8000-000000000003', '{"sub":"5eed0000-0000-4000-8000-000000000003","name":"Wanjiru Employer","email":"employer@example.com","email_verified":true,"phone_verified":false}', now(), now(), now());

do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users
    set instance_id = '00000000-0000-0000-0000-000000000000',
      confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = ''
    where id in ('5eed0000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-000000000002', '5eed0000-0000-4000-8000-000000000003');
  end if;
end $$;

update public.profiles set full_name = 'Achieng Otieno', bio = 'I run the numbers for small businesses: four years of bookkeeping and stock control for a hardware shop in Kisumu, and a diploma in business information technology from evening classes. I like finding out why a count is wrong. Looking for a role where I work with data every day, in Kisumu, Nairobi or from home.', linkedin = 'https://linkedin.example.com/in/achieng-otieno', github = 'https://github.example.com/achieng-otieno', twitter = 'https://twitter.example.com/achieng_otieno', website = 'https://achieng-otieno.example.com', skills = array['Data Analysis', 'Microsoft Excel', 'Bookkeeping', 'QuickBooks', 'SQL', 'Inventory Management', 'Customer Service', 'Report Writing']::text[] where id = '5eed0000-0000-4000-8000-000000000001';
update public.profiles set full_name = 'Wanjiru Kamau', bio = 'I hire for a few companies around Nairobi.' where id = '5eed0000-0000-4000-8000-000000000003';
update public.user_roles set role = 'employer' where user_id = '5eed0000-0000-4000-8000-000000000003';
update public.profiles set cv_url = '5eed0000-0000-4000-8000-000000000001/achieng-otieno-cv.pdf', resume_text = 'Achieng Otieno
Bookkeeper and data analyst
Kisumu, Kenya
seeker@example.com

Profile
Bookkeeper with four years at a hardware shop and a diploma in business information technology. I find out why a count is wrong, and I write down how to keep it right. Looking for a role where I work with data every day.

Experience
Bookkeeper, Jenga Hardware, Kisumu
March 2022 to today
Kept the books of a shop with 14 staff in QuickBooks, with bank reconciliation every week and VAT returns on KRA iTax every month.
Ran stock control for 3,200 items and cut missing stock from 4 percent to 1 percent in a year with cycle counts.
Built sales reports in Microsoft Excel with pivot tables, and an SQL query that finds slow-moving stock.
Prepared payroll and statutory deductions for 14 people.
Served customers at the counter on market days and answered complaints in English, Kiswahili and Dholuo.

Sales assistant, Lake Basin Electronics, Kisumu
January 2020 to February 2022
Sold phones and accessories, handled cash and M-Pesa payments, and balanced the till every evening.
Trained two new colleagues in customer service and stock taking.

Education
Diploma in Business Information Technology, Kisumu Evening College, 2021 to 2023
CPA Section 1, 2024
Kenya Certificate of Secondary Education, 2019

Skills
Bookkeeping, QuickBooks, Microsoft Excel, SQL, Data Analysis, Inventory Management, Payroll, Report Writing, Customer Service

Languages
English, Kiswahili, Dholuo' where id = '5eed0000-0000-4000-8000-000000000001';
insert into public.cv_documents (user_id, path, size_bytes, mime_type, sha256, extracted_text, skills, parsed_at) values
  ('5eed0000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-000000000001/achieng-otieno-cv.pdf', 30656, 'application/pdf', 'ced5c79b1a27214daef2037f263d9394a5d2e3afab5738bd5ad3f74d67bce6de', 'Achieng Otieno
Bookkeeper and data analyst
Kisumu, Kenya
seeker@example.com

Profile
Bookkeeper with four years at a hardware shop and a diploma in business information technology. I find out why a count is wrong, and I write down how to keep it right. Looking for a role where I work with data every day.

Experience
Bookkeeper, Jenga Hardware, Kisumu
March 2022 to today
Kept the books of a shop with 14 staff in QuickBooks, with bank reconciliation every week and VAT returns on KRA iTax every month.
Ran stock control for 3,200 items and cut missing stock from 4 percent to 1 percent in a year with cycle counts.
Built sales reports in Microsoft Excel with pivot tables, and an SQL query that finds slow-moving stock.
Prepared payroll and statutory deductions for 14 people.
Served customers at the counter on market days and answered complaints in English, Kiswahili and Dholuo.

Sales assistant, Lake Basin Electronics, Kisumu
January 2020 to February 2022
Sold phones and accessories, handled cash and M-Pesa payments, and balanced the till every evening.
Trained two new colleagues in customer service and stock taking.

Education
Diploma in Business Information Technology, Kisumu Evening College, 2021 to 2023
CPA Section 1, 2024
Kenya Certificate of Secondary Education, 2019

Skills
Bookkeeping, QuickBooks, Microsoft Excel, SQL, Data Analysis, Inventory Management, Payroll, Report Writing, Customer Service

Languages
English, Kiswahili, Dholuo', array['Bookkeeping', 'QuickBooks', 'Microsoft Excel', 'SQL', 'Data Analysis', 'Inventory Management', 'Payroll', 'Report Writing', 'Customer Service']::text[], now());

insert into public.companies (id, owner_id, name, industry, size, location, website, description, is_demo) values
  ('5eedc000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-000000000003', 'Bluegum Street Clinics', 'Health care', '201-500', 'Nairobi', 'https://bluegum-street-clinics.example.com', 'Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai. Medical cover starts on the first day and includes your children.', true),
  ('5eedc000-0000-4000-8000-000000000002', '5eed0000-0000-4000-8000-000000000003', 'Savanna Ledger', 'Financial software', '11-50', 'Nairobi', 'https://savanna-ledger.example.com', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. We work from home two days a week and pay for your data bundle.', true),
  ('5eedc000-0000-4000-8000-000000000003', null, 'Nyota Ndogo Retail', 'Retail', '501-1000', 'Nairobi', 'https://nyota-ndogo-retail.example.com', 'Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega. Staff get ten percent off their shopping and rosters are published two weeks ahead.', true),
  ('5eedc000-0000-4000-8000-000000000004', null, 'Njia Tano Software', 'Software', '11-50', 'Nairobi', 'https://njia-tano-software.example.com', 'Njia Tano Software builds ticketing and payment software for matatu saccos. We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning.', true),
  ('5eedc000-0000-4000-8000-000000000005', null, 'Faraja Garden Homes', 'Social care', '11-50', 'Nairobi', 'https://faraja-garden-homes.example.com', 'Faraja Garden Homes looks after 85 old people in three houses with gardens. Shifts are eight hours, not twelve, and nobody has more than two night weeks a month.', true),
  ('5eedc000-0000-4000-8000-000000000006', null, 'Mwavuli Insurance Brokers', 'Insurance', '11-50', 'Nairobi', 'https://mwavuli-insurance-brokers.example.com', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. We pay for your professional examinations when you pass, and for the first resit when you do not.', true),
  ('5eedc000-0000-4000-8000-000000000007', null, 'Mwezi Learning House', 'Education', '51-200', 'Kiambu', 'https://mwezi-learning-house.example.com', 'Mwezi Learning House is a day school that puts reading and making things first. Classes have at most 28 children, and every teacher has an assistant.', true),
  ('5eedc000-0000-4000-8000-000000000008', null, 'Duma Parcel Riders', 'Courier services', '201-500', 'Nairobi', 'https://duma-parcel-riders.example.com', 'Duma Parcel Riders delivers 9,000 parcels a day in twelve counties. Riders are insured around the clock, not only while they carry a parcel.', true),
  ('5eedc000-0000-4000-8000-000000000009', null, 'Kazi Mtandao', 'Outsourcing', '201-500', 'Nairobi', 'https://kazi-mtandao.example.com', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. Equipment is delivered to your door and the internet bill is ours.', true),
  ('5eedc000-0000-4000-8000-000000000010', null, 'Kurasa Tatu Press', 'Publishing', '11-50', 'Nairobi', 'https://kurasa-tatu-press.example.com', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. Hours are flexible around a core of ten to three, and the library is yours.', true),
  ('5eedc000-0000-4000-8000-000000000011', null, 'Duka Njema Online', 'E-commerce', '51-200', 'Nairobi', 'https://duka-njema-online.example.com', 'Duka Njema Online lets kiosks order stock by phone and delivers it the next morning. Everybody owns shares after a year, and remote weeks are normal.', true),
  ('5eedc000-0000-4000-8000-000000000012', null, 'Chui Mwitu Alarms', 'Security', '51-200', 'Nairobi', 'https://chui-mwitu-alarms.example.com', 'Chui Mwitu Alarms installs alarms, cameras and electric fences. Certification courses are paid, and call-outs at night earn a fixed extra.', true),
  ('5eedc000-0000-4000-8000-000000000013', null, 'Kibubu Community Bank', 'Banking', '501-1000', 'Nairobi', 'https://kibubu-community-bank.example.com', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law.', true),
  ('5eedc000-0000-4000-8000-000000000014', null, 'Ukulima Smart', 'Agricultural technology', '11-50', 'Nairobi', 'https://ukulima-smart.example.com', 'Ukulima Smart sends farmers weather, prices and advice for their own plot by text message. Work from anywhere in Kenya; the whole team meets for a week three times a year.', true),
  ('5eedc000-0000-4000-8000-000000000015', null, 'Bima Mbegu Microinsurance', 'Insurance', '51-200', 'Nairobi', 'https://bima-mbegu-microinsurance.example.com', 'Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day. Targets are set with you, not for you, and remote work is open to all but the front desk.', true),
  ('5eedc000-0000-4000-8000-000000000016', null, 'Kusi Wind Hotels', 'Hospitality', '201-500', 'Mombasa', 'https://kusi-wind-hotels.example.com', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. Meals on duty, a share of the service charge, and live-in rooms for those from upcountry.', true),
  ('5eedc000-0000-4000-8000-000000000017', null, 'Jua Kusini Solar Works', 'Energy', '11-50', 'Garissa', 'https://jua-kusini-solar-works.example.com', 'Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach. There is a hardship allowance and a week at home for every five in the field.', true),
  ('5eedc000-0000-4000-8000-000000000018', null, 'Upepo Dhow Tours', 'Tourism', '11-50', 'Malindi', 'https://upepo-dhow-tours.example.com', 'Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast. Tips are pooled and paid out every Friday.', true),
  ('5eedc000-0000-4000-8000-000000000019', null, 'Bahari Freight', 'Shipping', '51-200', 'Mombasa', 'https://bahari-freight.example.com', 'Bahari Freight clears cargo at the port and carries it inland as far as Kampala. Overtime is paid by the hour, to the minute, with the salary of the same month.', true),
  ('5eedc000-0000-4000-8000-000000000020', null, 'Lamu Heritage Stays', 'Hospitality', '11-50', 'Lamu', 'https://lamu-heritage-stays.example.com', 'Lamu Heritage Stays restores old houses and lets them to travellers. Ferry passes and a room in the staff house are included.', true),
  ('5eedc000-0000-4000-8000-000000000021', null, 'Kilifi Cashew Growers', 'Food processing', '51-200', 'Kilifi', 'https://kilifi-cashew-growers.example.com', 'Kilifi Cashew Growers buys nuts from village groups and roasts them for export. Pay is on the 25th without fail, and there is a clinic day every month.', true),
  ('5eedc000-0000-4000-8000-000000000022', null, 'Isiolo Livestock Union', 'Livestock', '11-50', 'Isiolo', 'https://isiolo-livestock-union.example.com', 'Isiolo Livestock Union buys, treats and sells animals for 500 herding families. We provide the motorbike, the fuel and a satellite phone.', true),
  ('5eedc000-0000-4000-8000-000000000023', null, 'Ndara Junction Hotel', 'Hospitality', '11-50', 'Voi', 'https://ndara-junction-hotel.example.com', 'Ndara Junction Hotel feeds and beds travellers between Nairobi and the coast. Meals, uniform and a bed on late shifts are free.', true),
  ('5eedc000-0000-4000-8000-000000000024', null, 'Ngamia Water Trust', 'Non-profit', '11-50', 'Lodwar', 'https://ngamia-water-trust.example.com', 'Ngamia Water Trust drills boreholes and trains villages to keep them running. Housing in Lodwar, a hardship allowance and flights home every quarter.', true),
  ('5eedc000-0000-4000-8000-000000000025', null, 'Kivuli Home Nursing', 'Health care', '11-50', 'Mombasa', 'https://kivuli-home-nursing.example.com', 'Kivuli Home Nursing cares for people at home after operations and in old age. You choose your zone, and travelling between patients is paid time.', true),
  ('5eedc000-0000-4000-8000-000000000026', null, 'Tana Delta Rice', 'Agriculture', '51-200', 'Garissa', 'https://tana-delta-rice.example.com', 'Tana Delta Rice mills and markets rice for cooperatives along the river. Harvest months are long and carry a bonus; February is quiet, and leave is easy.', true),
  ('5eedc000-0000-4000-8000-000000000027', null, 'Kwale Coconut Company', 'Food processing', '11-50', 'Kwale', 'https://kwale-coconut-company.example.com', 'Kwale Coconut Company presses oil and makes soap from coconuts of the south coast. A small company where everybody learns every machine.', true),
  ('5eedc000-0000-4000-8000-000000000028', null, 'Povu Laundry Group', 'Services', '11-50', 'Mombasa', 'https://povu-laundry-group.example.com', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. Sundays are free, and overtime is asked for, not ordered.', true),
  ('5eedc000-0000-4000-8000-000000000029', null, 'Kobe Bay Boatyard', 'Manufacturing', '11-50', 'Lamu', 'https://kobe-bay-boatyard.example.com', 'Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels. The yard closes at three in the afternoon, when the tide and the heat do.', true),
  ('5eedc000-0000-4000-8000-000000000030', '5eed0000-0000-4000-8000-000000000003', 'Mwangaza Foods', 'Food processing', '51-200', 'Nakuru', 'https://mwangaza-foods.example.com', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. Lunch is cooked on site, and there is a staff van from town at every shift change.', true),
  ('5eedc000-0000-4000-8000-000000000031', null, 'Jenga Haraka Contractors', 'Construction', '201-500', 'Thika', 'https://jenga-haraka-contractors.example.com', 'Jenga Haraka Contractors builds schools, markets and water tanks across central Kenya. Protective gear is issued on day one, and nobody works at height without a harness.', true),
  ('5eedc000-0000-4000-8000-000000000032', null, 'Mugumo Hill Hospital', 'Health care', '201-500', 'Nyeri', 'https://mugumo-hill-hospital.example.com', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. We pay your licence renewal and give five paid study days a year.', true),
  ('5eedc000-0000-4000-8000-000000000033', null, 'Chepkolel Leaf Estates', 'Tea', '501-1000', 'Kericho', 'https://chepkolel-leaf-estates.example.com', 'Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours. Housing on the estate, a school and a dispensary come with the job.', true),
  ('5eedc000-0000-4000-8000-000000000034', null, 'Njuri Hills Dairy', 'Dairy', '51-200', 'Meru', 'https://njuri-hills-dairy.example.com', 'Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it. Milk every week, a savings scheme that we top up, and a bus from Nkubu.', true),
  ('5eedc000-0000-4000-8000-000000000035', null, 'Iveti Steel Joinery', 'Manufacturing', '11-50', 'Machakos', 'https://iveti-steel-joinery.example.com', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. Bonuses are shared in the workshop each quarter when no order went out late.', true),
  ('5eedc000-0000-4000-8000-000000000036', null, 'Mbegu Savings Sacco', 'Financial services', '51-200', 'Embu', 'https://mbegu-savings-sacco.example.com', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. Staff loans at four percent, and the office closes at half past four.', true),
  ('5eedc000-0000-4000-8000-000000000037', null, 'Rosehill by the Lake', 'Horticulture', '501-1000', 'Naivasha', 'https://rosehill-by-the-lake.example.com', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. There is a crèche at the gate, a canteen, and transport from Karagita.', true),
  ('5eedc000-0000-4000-8000-000000000038', null, 'Nanyuki Trails Lodge', 'Tourism', '51-200', 'Nanyuki', 'https://nanyuki-trails-lodge.example.com', 'Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya. Three weeks on, one week off, with the bus home paid.', true),
  ('5eedc000-0000-4000-8000-000000000039', null, 'Athi Plains Cement Works', 'Manufacturing', '501-1000', 'Machakos', 'https://athi-plains-cement-works.example.com', 'Athi Plains Cement Works makes blocks, pavers and culverts on the Mombasa road. A safety bonus is paid to the whole shift when nobody was hurt that month.', true),
  ('5eedc000-0000-4000-8000-000000000040', null, 'Kijani Waste Works', 'Environment', '51-200', 'Nakuru', 'https://kijani-waste-works.example.com', 'Kijani Waste Works turns market waste into compost and plastic into fencing posts. Boots, gloves, vaccinations and a hot lunch are provided.', true),
  ('5eedc000-0000-4000-8000-000000000041', null, 'Ndarugu Ridge Hospital', 'Health care', '201-500', 'Thika', 'https://ndarugu-ridge-hospital.example.com', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. A lunch room, lockers, a nursing room, and a pension that we match.', true),
  ('5eedc000-0000-4000-8000-000000000042', null, 'Ndovu Coach Lines', 'Transport', '201-500', 'Nakuru', 'https://ndovu-coach-lines.example.com', 'Ndovu Coach Lines runs 64 coaches between Nairobi, Eldoret and Malaba. Driving hours are capped and rest rooms are clean: we inspect them ourselves.', true),
  ('5eedc000-0000-4000-8000-000000000043', null, 'Laikipia Honey Hub', 'Food processing', '11-50', 'Nanyuki', 'https://laikipia-honey-hub.example.com', 'Laikipia Honey Hub trains bee keepers and sells their honey under one label. Half of the week is outdoors, and field boots are on us.', true),
  ('5eedc000-0000-4000-8000-000000000044', null, 'Equator Telecom Services', 'Telecommunications', '51-200', 'Nyeri', 'https://equator-telecom-services.example.com', 'Equator Telecom Services lays fibre and keeps masts standing in seven counties. A field allowance, proper climbing gear and a second pair of hands at every mast.', true),
  ('5eedc000-0000-4000-8000-000000000045', null, 'Kirinyet Coffee Exporters', 'Coffee', '11-50', 'Embu', 'https://kirinyet-coffee-exporters.example.com', 'Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations. You learn to taste coffee, and the examination fee for graders is paid.', true),
  ('5eedc000-0000-4000-8000-000000000046', null, 'Mlima Outdoor Schools', 'Education', '11-50', 'Nyeri', 'https://mlima-outdoor-schools.example.com', 'Mlima Outdoor Schools brings city classes to the mountain for a week at a time. Food and bed during camps, and first-aid training every year.', true),
  ('5eedc000-0000-4000-8000-000000000047', null, 'Ziwa Cold Chain', 'Logistics', '51-200', 'Kisumu', 'https://ziwa-cold-chain.example.com', 'Ziwa Cold Chain moves fish, milk and vaccines around the lake without letting them get warm. Night work is paid at one and a half times the day rate.', true),
  ('5eedc000-0000-4000-8000-000000000048', null, 'Cherangani Seed House', 'Agriculture', '51-200', 'Kitale', 'https://cherangani-seed-house.example.com', 'Cherangani Seed House breeds and sells maize and bean seed suited to the highlands. You get seed at cost for your own shamba and two field days a year with the breeders.', true),
  ('5eedc000-0000-4000-8000-000000000049', null, 'Elimu Mlimani Schools', 'Education', '201-500', 'Eldoret', 'https://elimu-mlimani-schools.example.com', 'Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret. Your own children pay half the fees, and school holidays are yours.', true),
  ('5eedc000-0000-4000-8000-000000000050', null, 'Isukha Agro Supplies', 'Agriculture', '11-50', 'Kakamega', 'https://isukha-agro-supplies.example.com', 'Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops. Commission is on top of the salary and has no ceiling.', true),
  ('5eedc000-0000-4000-8000-000000000051', null, 'Webuye Stone Millers', 'Food processing', '51-200', 'Bungoma', 'https://webuye-stone-millers.example.com', 'Webuye Stone Millers grinds maize, millet and sorghum for western Kenya. A bag of flour goes home with everybody at the end of the month.', true),
  ('5eedc000-0000-4000-8000-000000000052', null, 'Mwarobaini Pharmacies', 'Pharmacy', '51-200', 'Kisumu', 'https://mwarobaini-pharmacies.example.com', 'Mwarobaini Pharmacies has 22 shops that are open until ten at night. Late shifts end with a taxi home that we pay.', true),
  ('5eedc000-0000-4000-8000-000000000053', null, 'Macho Mapya Eye Centre', 'Health care', '11-50', 'Eldoret', 'https://macho-mapya-eye-centre.example.com', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. Camp days carry an allowance, and Saturdays are worked by turns.', true),
  ('5eedc000-0000-4000-8000-000000000054', null, 'Busia Crossroads Traders', 'Wholesale', '11-50', 'Busia', 'https://busia-crossroads-traders.example.com', 'Busia Crossroads Traders supplies shops on both sides of the border. Small team, short ways: whoever has a good idea tries it the same week.', true),
  ('5eedc000-0000-4000-8000-000000000055', null, 'Ngege Bay Fisheries', 'Fishing', '11-50', 'Homa Bay', 'https://ngege-bay-fisheries.example.com', 'Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day. Life jackets and swimming lessons come first; fish at cost comes after.', true),
  ('5eedc000-0000-4000-8000-000000000056', null, 'Tabaka Soapstone Guild', 'Crafts', '11-50', 'Kisii', 'https://tabaka-soapstone-guild.example.com', 'Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad. Profits are shared with staff and carvers alike every December.', true),
  ('5eedc000-0000-4000-8000-000000000057', null, 'Kuja Bend Sugar Mill', 'Food processing', '201-500', 'Migori', 'https://kuja-bend-sugar-mill.example.com', 'Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest. There is staff housing, a sports club, and sugar at mill price.', true),
  ('5eedc000-0000-4000-8000-000000000058', null, 'Msingi Early Learning', 'Education', '11-50', 'Kisumu', 'https://msingi-early-learning.example.com', 'Msingi Early Learning runs six day-care centres where mothers work near by. Your own toddler has a place free of charge.', true),
  ('5eedc000-0000-4000-8000-000000000059', null, 'Mizani Legal Aid', 'Non-profit', '11-50', 'Kisumu', 'https://mizani-legal-aid.example.com', 'Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer. A thirty-seven hour week, and time off in lieu that is really taken.', true),
  ('5eedc000-0000-4000-8000-000000000060', null, 'Maragoli Thread Mill', 'Textiles', '51-200', 'Kakamega', 'https://maragoli-thread-mill.example.com', 'Maragoli Thread Mill knits school uniforms and sews them in its own hall. Piece work is paid on top of a fixed wage, and the hall is cool and bright.', true);

insert into public.jobs (id, company_id, title, description, requirements, location, salary_range, type, experience_level, skills, is_demo, created_at) values
  ('5eed0b00-0000-4000-8000-000000000001', '5eedc000-0000-4000-8000-000000000001', 'Evening Support Agent', 'Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai. Bluegum Street Clinics would like its customers to hang up happier than they were when they called.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You find out what has happened before you say what to do, and write it down so that nobody has to tell it twice. You pass faults on to the technical team with the steps that show them. You keep a notebook of what you have learned; the next beginner will be glad of it. What you need most is Data Entry and Communication, and enough Customer Service to manage on your own.

Training takes three weeks, is paid, and can be done from home. You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way.', 'Clear spoken and written English and Kiswahili
A quiet place to work; we bring the computer
Has dealt with customers in any trade
No long experience needed: we train on the job', 'Remote', 'KES 18,000 - 25,000', 'part_time', 'entry', array['Customer Service', 'Data Entry', 'Communication', 'Problem Solving', 'Microsoft Excel']::text[], true, now() - interval '16157 minutes'),
  ('5eed0b00-0000-4000-8000-000000000002', '5eedc000-0000-4000-8000-000000000002', 'Claims Assistant', 'Somebody at Savanna Ledger has to read the small print. It may as well be a person who likes it. Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones.

You examine files against the policy and decide, or recommend, within two working days. You test a sample of payments each month and follow every shilling to its receipt. You keep registers complete, so that the regulator’s questions take an hour and not a week. You may ask anything, and you are expected to ask it twice if the answer was not clear. What you need most is Attention to Detail and Data Analysis, and enough Internal Audit to manage on your own.

Two days a week on site, and the rest where you concentrate best. We work from home two days a week and pay for your data bundle.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Writes short, clear reports
No long experience needed: we train on the job', 'Nairobi', 'KES 33,000 - 45,000', 'full_time', 'entry', array['Internal Audit', 'Data Analysis', 'Report Writing', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '3321 minutes'),
  ('5eed0b00-0000-4000-8000-000000000003', '5eedc000-0000-4000-8000-000000000003', 'Regional Sales Manager', 'Nyota Ndogo Retail sells best where people know the person behind the order book. Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega.

You put up displays, keep them full and photograph them. You collect what is due, kindly and on time, and sort out disputes before they grow old. You open five new accounts a month and check, before giving credit, that they can pay. You negotiate terms within clear limits and do not promise dates that the store cannot keep. It helps to be good at Territory Planning; Communication and Credit Control come up every week.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Targets are agreed each quarter; three in four of our people reach theirs.', 'A record of selling to shops, farms or companies
Riding or driving licence
Comfortable with a CRM on a phone
Six years or more, two of them leading others', 'Nairobi', 'KES 109,000 - 160,500', 'full_time', 'senior', array['Customer Relationship Management', 'Negotiation', 'Territory Planning', 'Credit Control', 'Communication']::text[], true, now() - interval '34596 minutes'),
  ('5eed0b00-0000-4000-8000-000000000004', '5eedc000-0000-4000-8000-000000000004', 'Support Team Leader', 'Njia Tano Software would like its customers to hang up happier than they were when they called. Njia Tano Software builds ticketing and payment software for matatu saccos.

You enter and check data with double reading where a slip would cost somebody money. You pass faults on to the technical team with the steps that show them. You improve the help pages whenever the same question comes a third time. You coach a newcomer for their first fortnight. If Typing, Problem Solving and Data Entry are your strong points, you will feel at home quickly.

We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning. Nobody here works from a script, and nobody is timed in the washroom.', 'Clear spoken and written English and Kiswahili
Types forty words a minute
A quiet place to work; we bring the computer
Two to five years in similar work', 'Nairobi', 'KES 55,500 - 78,000', 'full_time', 'mid', array['Data Entry', 'Communication', 'Problem Solving', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '34240 minutes'),
  ('5eed0b00-0000-4000-8000-000000000005', '5eedc000-0000-4000-8000-000000000005', 'Guest Relations Officer', 'Faraja Garden Homes in Nairobi is looking for a warm voice with a good memory for names. Faraja Garden Homes looks after 85 old people in three houses with gardens.

You check guests in and out, explain the house, and settle bills by card, cash or M-Pesa without a queue. You answer reservations by telephone and mail the same day and keep the booking system true. You listen to complaints to the end, put right what can be put right tonight, and write down the rest. You pass on arrivals, allergies and birthdays to kitchen and housekeeping before the shift starts. If Communication, Microsoft Office and Customer Service are your strong points, you will feel at home quickly.

The rota gives everybody two Sundays a month. Shifts are eight hours, not twelve, and nobody has more than two night weeks a month.', 'Certificate or diploma in front office operations or tourism
Writes a clear and friendly letter
Able to work early, late and at weekends by turns
Two to five years in similar work', 'Nairobi', 'KES 42,000 - 58,500', 'full_time', 'mid', array['Customer Service', 'Reservations', 'Cash Handling', 'Communication', 'Microsoft Office']::text[], true, now() - interval '11146 minutes'),
  ('5eed0b00-0000-4000-8000-000000000006', '5eedc000-0000-4000-8000-000000000006', 'Human Resources Officer', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. In Nairobi good people talk to each other about employers. Mwavuli Insurance Brokers means to be talked about well.

You write adverts that say what the job is, sift applications by the same list for all, and answer everyone. You prepare contracts, leave records and payroll changes before the twentieth of the month. You organise training by need and ask later whether it changed anything. You advise supervisors on labour law before they act, not afterwards. If Labour Law, Microsoft Excel and Employee Relations are your strong points, you will feel at home quickly.

You will say no to managers now and then, and be thanked for it later. We pay for your professional examinations when you pass, and for the first resit when you do not.', 'Degree or higher diploma in human resource management
Member of the Institute of Human Resource Management, or on the way
Knows the Employment Act in daily practice
Two to five years in similar work', 'Nairobi', 'KES 61,000 - 87,000', 'full_time', 'mid', array['Recruitment', 'Labour Law', 'Payroll', 'Employee Relations', 'Microsoft Excel']::text[], true, now() - interval '41414 minutes'),
  ('5eed0b00-0000-4000-8000-000000000007', '5eedc000-0000-4000-8000-000000000007', 'Software Engineering Intern', 'Mwezi Learning House is a day school that puts reading and making things first. You would be the sixth developer at Mwezi Learning House, and your first change would go live in your first week.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You review the changes of others within the day, kindly and to the point. You integrate M-Pesa and bank interfaces and plan for the day on which they are down. You keep a notebook of what you have learned; the next beginner will be glad of it. It helps to be good at React; REST APIs and Automated Testing come up every week.

There are no trick questions in our interviews, only a small task that is paid. Classes have at most 28 children, and every teacher has an assistant.

Shortlisted applicants pay a refundable registration fee of KES 1,500 before the interview.', 'Solid practice in one typed language and in SQL
Uses Git with commit messages that a stranger understands
Clear written English, since we decide in writing
No long experience needed: we train on the job', 'Kiambu', 'KES 27,500 - 38,500', 'internship', 'entry', array['React', 'PostgreSQL', 'REST APIs', 'Git', 'Automated Testing']::text[], true, now() - interval '13222 minutes'),
  ('5eed0b00-0000-4000-8000-000000000008', '5eedc000-0000-4000-8000-000000000008', 'Clearing and Forwarding Clerk', 'Duma Parcel Riders delivers 9,000 parcels a day in twelve counties. Duma Parcel Riders buys well when it buys early. This post in Nairobi is about making early the habit.

You prepare customs entries and permits and follow each consignment until it is out of the gate. You keep a calendar of arrivals and tell production and sales about delays the hour you learn of them. You match orders, delivery notes and invoices before finance pays anybody. You may ask anything, and you are expected to ask it twice if the answer was not clear. It helps to be good at Negotiation; Microsoft Excel and Procurement come up every week.

Riders are insured around the clock, not only while they carry a parcel. Gifts from suppliers are declined, politely and always.', 'Diploma or degree in procurement, supply chain or logistics
Knows customs procedures or public procurement rules
Negotiates firmly and in a friendly way
No long experience needed: we train on the job', 'Nairobi', 'KES 30,500 - 41,500', 'full_time', 'entry', array['Procurement', 'Negotiation', 'Customs Clearance', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '14438 minutes'),
  ('5eed0b00-0000-4000-8000-000000000009', '5eedc000-0000-4000-8000-000000000009', 'HR Assistant', 'Fair, prompt and private: that is how Kazi Mtandao wants its people to describe the HR office. Kazi Mtandao answers calls and chats for shops and banks in six countries.

You write adverts that say what the job is, sift applications by the same list for all, and answer everyone. You run induction for new people and see them again after a month and after three. You organise training by need and ask later whether it changed anything. You start with the simple things and take on more as soon as you feel ready for it. It helps to be good at Employee Relations; Microsoft Excel and Labour Law come up every week.

You will say no to managers now and then, and be thanked for it later. Equipment is delivered to your door and the internet bill is ours.', 'Degree or higher diploma in human resource management
Member of the Institute of Human Resource Management, or on the way
Knows the Employment Act in daily practice
No long experience needed: we train on the job', 'Nairobi', 'KES 34,000 - 46,000', 'full_time', 'entry', array['Labour Law', 'Payroll', 'Employee Relations', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '15297 minutes'),
  ('5eed0b00-0000-4000-8000-000000000010', '5eedc000-0000-4000-8000-000000000010', 'Fibre Technician', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. Kurasa Tatu Press runs on sixty computers, four servers and a radio link over Nairobi.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You pull and splice cable, measure it and label both ends. You patch systems on a calendar and read about the holes before others find ours. You configure switches, access points and firewalls and draw what you have built. What you need most is Linux and Windows Administration, and enough Networking to manage on your own.

You teach as you help, without sighing. Hours are flexible around a core of ten to three, and the library is yours.', 'Diploma or degree in information technology or telecommunications
Daily practice with Linux and Windows
Driving or riding licence for visits on site
Two to five years in similar work', 'Nairobi', 'KES 46,500 - 66,000', 'contract', 'mid', array['Technical Support', 'Networking', 'Linux', 'Windows Administration', 'Backups']::text[], true, now() - interval '7559 minutes'),
  ('5eed0b00-0000-4000-8000-000000000011', '5eedc000-0000-4000-8000-000000000011', 'Junior Data Analyst', 'Good questions are rarer than good dashboards. Duka Njema Online is looking for somebody who asks them. Duka Njema Online lets kiosks order stock by phone and delivers it the next morning.

You write SQL that a colleague can read next year and check its results against the real world. You build dashboards in Power BI with few charts, each with a reason. You clean data with Python and fix the form that made it dirty. You keep a notebook of what you have learned; the next beginner will be glad of it. If Statistics, Power BI and Python are your strong points, you will feel at home quickly.

When the data is too thin to decide, that is a fine answer here. You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
No long experience needed: we train on the job', 'Remote', 'KES 54,500 - 75,500', 'full_time', 'entry', array['Data Analysis', 'SQL', 'Python', 'Power BI', 'Statistics']::text[], true, now() - interval '24991 minutes'),
  ('5eed0b00-0000-4000-8000-000000000012', '5eedc000-0000-4000-8000-000000000012', 'Cashier', 'Chui Mwitu Alarms installs alarms, cameras and electric fences. Our counter in Nairobi is the whole of Chui Mwitu Alarms for most of the people who come in.

You serve customers in the order they came and find out what they need before you say what we have. You fill shelves from the back, check expiry dates and mark prices that match the till. You set up the weekly offer so that it can be seen from the door. For the first three months you work beside somebody who has done this for years. Most days call for Cash Handling, Point of Sale Systems and Stock Taking.

Certification courses are paid, and call-outs at night earn a fixed extra. Feet get tired in this work; there are stools, real breaks, and a rota that is kept.', 'Secondary school certificate with a pass in mathematics
Friendly in Kiswahili and English
A certificate of good conduct
No long experience needed: we train on the job', 'Nairobi', 'KES 21,000 - 29,000', 'part_time', 'entry', array['Cash Handling', 'Merchandising', 'Stock Taking', 'Point of Sale Systems', 'Teamwork']::text[], true, now() - interval '6048 minutes'),
  ('5eed0b00-0000-4000-8000-000000000013', '5eedc000-0000-4000-8000-000000000013', 'Accountant', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. Month end at Kibubu Community Bank takes eight days. With you we would like it to take four.

You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week. You get files ready for the auditors, so that their visit is short. You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due. You draw up management accounts by the tenth and a page of plain words to go with them. It helps to be good at Microsoft Excel; Tax Compliance and Accounting come up every week.

If something looks wrong, you say so, whoever signed it. Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law.', 'CPA part II or above, or a degree in accounting or finance
Has filed taxes on iTax independently
Discreet and exact
Two to five years in similar work', 'Nairobi', 'KES 69,000 - 97,500', 'full_time', 'mid', array['Accounting', 'Microsoft Excel', 'Tax Compliance', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '1601 minutes'),
  ('5eed0b00-0000-4000-8000-000000000014', '5eedc000-0000-4000-8000-000000000014', 'General Farm Worker', 'The next season at Ukulima Smart is planned on paper; it takes a person to make it happen in the ground. Ukulima Smart sends farmers weather, prices and advice for their own plot by text message.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You walk the fields at dawn, because what is seen at six can still be mended by noon. You keep a notebook of what you have learned; the next beginner will be glad of it. What you need most is Record Keeping and Team Supervision, and enough Agrochemical Safety to manage on your own.

We are certified for good agricultural practice and mean to stay so. Work from anywhere in Kenya; the whole team meets for a week three times a year.', 'Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
No long experience needed: we train on the job', 'Nairobi', 'KES 16,500 - 21,000', 'full_time', 'entry', array['Irrigation', 'Greenhouse Management', 'Team Supervision', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '19032 minutes'),
  ('5eed0b00-0000-4000-8000-000000000015', '5eedc000-0000-4000-8000-000000000015', 'Network Engineer', 'Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day. We are looking for somebody at Bima Mbegu Microinsurance who fixes the cause after having fixed the symptom.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You set up computers, accounts and printers, and take rights away on the day somebody leaves. You test a restore from backup every month, because a backup nobody has restored is a hope. You configure switches, access points and firewalls and draw what you have built. If Networking, Windows Administration and Technical Support are your strong points, you will feel at home quickly.

Targets are set with you, not for you, and remote work is open to all but the front desk. You teach as you help, without sighing.', 'CCNA or comparable knowledge of networks
Daily practice with Linux and Windows
Driving or riding licence for visits on site
Six years or more, two of them leading others', 'Nairobi', 'KES 141,500 - 200,500', 'full_time', 'senior', array['Technical Support', 'Networking', 'Windows Administration', 'Backups', 'Information Security']::text[], true, now() - interval '22767 minutes'),
  ('5eed0b00-0000-4000-8000-000000000016', '5eedc000-0000-4000-8000-000000000016', 'Mason', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. Kusi Wind Hotels is putting up new buildings near Mombasa, and the programme says nine months.

You set out levels, check formwork and reinforcement, and sign before any concrete is poured. You hold a ten-minute safety talk each morning and stop work that is not safe. You plan the gangs of the week every Friday and have materials on site before the people who need them. You compare costs with the bill of quantities every month and explain the differences before you are asked. We look for Site Supervision above all, then for Project Management and Workplace Safety.

Work is six days a week until handover, then two weeks off with pay. Meals on duty, a share of the service charge, and live-in rooms for those from upcountry.', 'Knows Kenyan building regulations and safety rules for sites
Can read structural and architectural drawings
A driving licence is useful between sites
Two to five years in similar work', 'Mombasa', 'KES 32,000 - 46,000', 'contract', 'mid', array['Site Supervision', 'Concrete Works', 'Cost Control', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '20900 minutes'),
  ('5eed0b00-0000-4000-8000-000000000017', '5eedc000-0000-4000-8000-000000000017', 'Digital Marketing Officer', 'People scroll past most advertisements, including ours. Jua Kusini Solar Works wants somebody who can change that honestly. Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You answer comments within two hours during the day, the angry ones first. You plan a month of posts, short videos and text messages, and keep to the plan when the week is full. Most days call for Google Analytics, Campaign Planning and Video Editing.

There is a hardship allowance and a week at home for every five in the field. We do not invent reviews, and we do not buy followers.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Has run paid campaigns and can explain the results
Writes without mistakes in two languages
Two to five years in similar work', 'Garissa', 'KES 56,500 - 81,500', 'full_time', 'mid', array['Social Media', 'Copywriting', 'Google Analytics', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '35100 minutes'),
  ('5eed0b00-0000-4000-8000-000000000018', '5eedc000-0000-4000-8000-000000000018', 'Laundry Attendant', 'Upepo Dhow Tours in Malindi has grown by a whole wing and needs more careful hands. Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast.

You make up fourteen rooms in a shift to a checklist that fits on one card. You count linen in and out, sort what needs mending and report what has gone missing. You dilute cleaning agents as the label says and keep them locked away from children. You start with the simple things and take on more as soon as you feel ready for it. We look for Inventory Management above all, then for Laundry Operations and Attention to Detail.

We train everybody for two weeks, with pay, before they work alone. Tips are pooled and paid out every Friday.

To keep your place, send KES 500 for the uniform by M-Pesa to till number 000000.', 'Secondary school certificate; a housekeeping course is an advantage
Physically fit and particular about details
A certificate of good conduct
No long experience needed: we train on the job', 'Malindi', 'KES 17,000 - 21,000', 'part_time', 'entry', array['Housekeeping', 'Laundry Operations', 'Inventory Management', 'Team Supervision', 'Attention to Detail']::text[], true, now() - interval '35456 minutes'),
  ('5eed0b00-0000-4000-8000-000000000019', '5eedc000-0000-4000-8000-000000000019', 'Transport Supervisor', 'Bahari Freight clears cargo at the port and carries it inland as far as Kampala. Careful beats fast: that is how Bahari Freight has gone four years without a serious accident.

You plan the order of your drops the evening before and call customers who are hard to find. You load with the storekeeper, count together and sign only for what is there. You keep to speed limits and rest hours; the tracker is there to protect you as much as us. You note fuel and kilometres daily, so that a sick engine shows early. We look for Route Planning above all, then for Record Keeping and Vehicle Inspection.

Routes rotate every month, so nobody has the bad one for ever. Overtime is paid by the hour, to the minute, with the salary of the same month.', 'A valid licence for the class of vehicle, clean for the last two years
PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
Six years or more, two of them leading others', 'Mombasa', 'KES 77,500 - 109,500', 'full_time', 'senior', array['Defensive Driving', 'Route Planning', 'Vehicle Inspection', 'Customer Service', 'Record Keeping']::text[], true, now() - interval '1749 minutes'),
  ('5eed0b00-0000-4000-8000-000000000020', '5eedc000-0000-4000-8000-000000000020', 'Mechanical Fitter', 'If you can look at a broken part and see how to make a better one, come to our workshop in Lamu. Lamu Heritage Stays restores old houses and lets them to travellers.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You repair conveyors, hoppers and guards during the short stops that production gives you. You choose the rod and the current for the job and can say why. You measure at the customer’s place yourself once a week, and you talk to them as politely as you measure. What you need most is MIG Welding and Arc Welding, and enough Metal Fabrication to manage on your own.

Ferry passes and a room in the staff house are included. We judge a welder by a test piece, so expect to make one at the interview.', 'At least two years in a jobbing workshop or in plant maintenance
Reads technical drawings
Experience with stainless steel is an advantage
Two to five years in similar work', 'Lamu', 'KES 40,500 - 57,500', 'contract', 'mid', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Workplace Safety']::text[], true, now() - interval '28430 minutes'),
  ('5eed0b00-0000-4000-8000-000000000021', '5eedc000-0000-4000-8000-000000000021', 'Store Manager', 'Kilifi Cashew Growers buys nuts from village groups and roasts them for export. Our counter in Kilifi is the whole of Kilifi Cashew Growers for most of the people who come in.

You serve customers in the order they came and find out what they need before you say what we have. You run the till, give receipts without being asked and close with a difference of nothing. You count the fast movers every evening and write the order for the morning. You handle returns fairly and call the supervisor when you are not sure. If Point of Sale Systems, Cash Handling and Merchandising are your strong points, you will feel at home quickly.

Pay is on the 25th without fail, and there is a clinic day every month. Good people move up here: most of our supervisors began at the till.', 'Secondary school certificate with a pass in mathematics
Some months in a shop, chemist or market
Friendly in Kiswahili and English
Six years or more, two of them leading others', 'Kilifi', 'KES 70,000 - 98,000', 'full_time', 'senior', array['Cash Handling', 'Merchandising', 'Stock Taking', 'Point of Sale Systems', 'Teamwork']::text[], true, now() - interval '11502 minutes'),
  ('5eed0b00-0000-4000-8000-000000000022', '5eedc000-0000-4000-8000-000000000022', 'Registered Nurse', 'On a busy day Isiolo Livestock Union sees more patients than it has chairs, and the nurses are why nobody minds. Isiolo Livestock Union buys, treats and sells animals for 500 herding families.

You do triage in the morning, take vital signs and see to it that those who cannot wait do not. You give medicines and injections by the five rights and chart them at once, on screen. You dress wounds, place cannulas and teach families how to go on at home. You check the emergency trolley and the oxygen at the start of every shift, and sign for it. Most days call for Triage, Electronic Health Records and Communication.

Shifts are planned a month ahead and swapped freely between colleagues. We provide the motorbike, the fuel and a satellite phone.', 'Basic life support certificate, not older than two years
One year of ward or clinic work after internship
Fluent Kiswahili; a local language of the county is a great help
Two to five years in similar work', 'Isiolo', 'KES 43,000 - 62,000', 'full_time', 'mid', array['Patient Care', 'Triage', 'Wound Care', 'Electronic Health Records', 'Communication']::text[], true, now() - interval '5900 minutes'),
  ('5eed0b00-0000-4000-8000-000000000023', '5eedc000-0000-4000-8000-000000000023', 'Delivery Driver', 'Ndara Junction Hotel feeds and beds travellers between Nairobi and the coast. Whoever drives for Ndara Junction Hotel is, for most customers, the only one of us they ever meet.

You plan the order of your drops the evening before and call customers who are hard to find. You load with the storekeeper, count together and sign only for what is there. You keep to speed limits and rest hours; the tracker is there to protect you as much as us. You keep a notebook of what you have learned; the next beginner will be glad of it. If Cash Handling, Record Keeping and Defensive Driving are your strong points, you will feel at home quickly.

Meals, uniform and a bed on late shifts are free. Routes rotate every month, so nobody has the bad one for ever.', 'PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
A certificate of good conduct and two referees
No long experience needed: we train on the job', 'Voi', 'KES 24,000 - 32,000', 'full_time', 'entry', array['Defensive Driving', 'Route Planning', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '35812 minutes'),
  ('5eed0b00-0000-4000-8000-000000000024', '5eedc000-0000-4000-8000-000000000024', 'Administration Attachment', 'Ngamia Water Trust in Lodwar is looking for the person everybody asks. Ngamia Water Trust drills boreholes and trains villages to keep them running.

You write letters and minutes in Microsoft Word that need no second round. You look after petty cash and supplies and compare prices before you buy. You arrange meetings for up to sixty people, tea included. You keep a notebook of what you have learned; the next beginner will be glad of it. Most days call for Record Keeping, Communication and Scheduling.

You will hear and see a good deal that stays in the room. Housing in Lodwar, a hardship allowance and flights home every quarter.', 'Certificate or diploma in business administration or secretarial studies
Fast and correct at the keyboard
Polite when others are not
No long experience needed: we train on the job', 'Lodwar', 'KES 14,500 - 19,000', 'internship', 'entry', array['Microsoft Office', 'Scheduling', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '24695 minutes'),
  ('5eed0b00-0000-4000-8000-000000000025', '5eedc000-0000-4000-8000-000000000025', 'Chief Operating Officer', 'Kivuli Home Nursing cares for people at home after operations and in old age. Fair, prompt and private: that is how Kivuli Home Nursing wants its people to describe the HR office.

You advise supervisors on labour law before they act, not afterwards. You prepare somebody in your team to follow you one day. You answer to the board for quality, safety and cost, in that order. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. Most days call for Employee Relations, Microsoft Excel and Training Coordination.

You choose your zone, and travelling between patients is paid time. The team is small and talks at the same table every morning.', 'Degree or higher diploma in human resource management
Knows the Employment Act in daily practice
Experience with payroll software
Ten years or more, with responsibility for budgets and people', 'Mombasa', 'KES 293,000 - 405,500', 'full_time', 'executive', array['Recruitment', 'Payroll', 'Employee Relations', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '17165 minutes'),
  ('5eed0b00-0000-4000-8000-000000000026', '5eedc000-0000-4000-8000-000000000026', 'Motorbike Rider', 'Tana Delta Rice mills and markets rice for cooperatives along the river. Tana Delta Rice has more to deliver than it has drivers, and the roads out of Garissa are not getting shorter.

You inspect tyres, lights, brakes and load straps before you turn the key, and you may refuse a vehicle that is not right. You collect payments by M-Pesa and bring back delivery notes without gaps. You note fuel and kilometres daily, so that a sick engine shows early. You keep a notebook of what you have learned; the next beginner will be glad of it. Most days call for Cash Handling, Defensive Driving and Vehicle Inspection.

Harvest months are long and carry a bonus; February is quiet, and leave is easy. Routes rotate every month, so nobody has the bad one for ever.', 'PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
A certificate of good conduct and two referees
No long experience needed: we train on the job', 'Garissa', 'KES 19,500 - 28,000', 'contract', 'entry', array['Defensive Driving', 'Route Planning', 'Vehicle Inspection', 'Customer Service', 'Cash Handling']::text[], true, now() - interval '33588 minutes'),
  ('5eed0b00-0000-4000-8000-000000000027', '5eedc000-0000-4000-8000-000000000027', 'Building Services Supervisor', 'Kwale Coconut Company presses oil and makes soap from coconuts of the south coast. Water is scarce in Kwale, and Kwale Coconut Company loses too much of it in old pipes.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You read meters every Monday and chase any consumption that cannot be explained. You estimate the fittings for a job closely enough that nothing has to be bought twice. Most days call for Plumbing, Pipe Fitting and Leak Detection.

A small company where everybody learns every machine. Neat joints and honest time sheets matter more to us than speed.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Experience with pumps and pressure systems
Basic record keeping in Kiswahili or English
Six years or more, two of them leading others', 'Kwale', 'KES 65,000 - 90,500', 'full_time', 'senior', array['Plumbing', 'Pipe Fitting', 'Leak Detection', 'Estimating', 'Workplace Safety']::text[], true, now() - interval '22975 minutes'),
  ('5eed0b00-0000-4000-8000-000000000028', '5eedc000-0000-4000-8000-000000000028', 'Heavy Commercial Driver', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. Povu Laundry Group has more to deliver than it has drivers, and the roads out of Mombasa are not getting shorter.

You plan the order of your drops the evening before and call customers who are hard to find. You load with the storekeeper, count together and sign only for what is there. You collect payments by M-Pesa and bring back delivery notes without gaps. You note fuel and kilometres daily, so that a sick engine shows early. We look for Cash Handling above all, then for Customer Service and Record Keeping.

Sundays are free, and overtime is asked for, not ordered. Routes rotate every month, so nobody has the bad one for ever.', 'A valid licence for the class of vehicle, clean for the last two years
PSV badge or defensive driving certificate is an advantage
A certificate of good conduct and two referees
Two to five years in similar work', 'Mombasa', 'KES 43,500 - 63,000', 'full_time', 'mid', array['Route Planning', 'Vehicle Inspection', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '30001 minutes'),
  ('5eed0b00-0000-4000-8000-000000000029', '5eedc000-0000-4000-8000-000000000029', 'Chef de Partie', 'The kitchen of Kobe Bay Boatyard feeds more people every season, and the pass has become too busy for the team we have. Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You bake bread and chapati in the morning and help with the grill in the evening. You plan menus with the manager for a month at a time and work out what each dish costs. You show new cooks how we cut, season and portion, and you taste with them. What you need most is Food Safety and Menu Planning, and enough Food Production to manage on your own.

The yard closes at three in the afternoon, when the tide and the heat do. Shifts are split in high season and straight for the rest of the year.', 'Certificate or diploma in food production, or proof of the same from working kitchens
Used to cooking for more than eighty guests
Good with Swahili dishes as well as with international ones
Two to five years in similar work', 'Lamu', 'KES 33,500 - 48,000', 'full_time', 'mid', array['Food Production', 'Menu Planning', 'Food Safety', 'Stock Ordering', 'Teamwork']::text[], true, now() - interval '23835 minutes'),
  ('5eed0b00-0000-4000-8000-000000000030', '5eedc000-0000-4000-8000-000000000030', 'Field Sales Representative', 'Shops in and around Nakuru already ask for what Mwangaza Foods makes. Somebody has to call on them regularly. Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru.

You note orders, prices of competitors and complaints in the CRM while you are still at the counter. You put up displays, keep them full and photograph them. You collect what is due, kindly and on time, and sort out disputes before they grow old. You may ask anything, and you are expected to ask it twice if the answer was not clear. What you need most is Negotiation and Credit Control, and enough Sales to manage on your own.

Targets are agreed each quarter; three in four of our people reach theirs. Lunch is cooked on site, and there is a staff van from town at every shift change.', 'Certificate or diploma in sales, marketing or business
Riding or driving licence
Comfortable with a CRM on a phone
No long experience needed: we train on the job', 'Nakuru', 'KES 26,500 - 37,500', 'full_time', 'entry', array['Sales', 'Negotiation', 'Territory Planning', 'Credit Control', 'Communication']::text[], true, now() - interval '33884 minutes'),
  ('5eed0b00-0000-4000-8000-000000000031', '5eedc000-0000-4000-8000-000000000031', 'Audit Trainee', 'Jenga Haraka Contractors builds schools, markets and water tanks across central Kenya. Somebody at Jenga Haraka Contractors has to read the small print. It may as well be a person who likes it.

You examine files against the policy and decide, or recommend, within two working days. You telephone customers for missing papers and explain what they are for. You test a sample of payments each month and follow every shilling to its receipt. You may ask anything, and you are expected to ask it twice if the answer was not clear. It helps to be good at Risk Assessment; Compliance and Internal Audit come up every week.

Protective gear is issued on day one, and nobody works at height without a harness. Two days a week on site, and the rest where you concentrate best.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Writes short, clear reports
No long experience needed: we train on the job', 'Thika', 'KES 17,500 - 24,000', 'internship', 'entry', array['Risk Assessment', 'Internal Audit', 'Data Analysis', 'Report Writing', 'Compliance']::text[], true, now() - interval '2253 minutes'),
  ('5eed0b00-0000-4000-8000-000000000032', '5eedc000-0000-4000-8000-000000000032', 'Pharmaceutical Technologist', 'A wrong label can do more harm than a missing one, so Mugumo Hill Hospital is looking for somebody exact. Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county.

You explain to patients how and when to take what they were given, until they can say it back to you. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You check prescriptions for doses and interactions, and you call the prescriber when something is off. You prepare insurance claims every evening so that they are paid the first time. Most days call for Dispensing, Insurance Claims and Quality Control.

The counter is busiest after five, and the roster takes that into account. We pay your licence renewal and give five paid study days a year.', 'Diploma in pharmacy or medical laboratory sciences
Experience with stock software for medicines or reagents
Patience with people who are unwell or worried
Two to five years in similar work', 'Nyeri', 'KES 40,000 - 57,500', 'full_time', 'mid', array['Dispensing', 'Inventory Management', 'Quality Control', 'Patient Counselling', 'Insurance Claims']::text[], true, now() - interval '27926 minutes'),
  ('5eed0b00-0000-4000-8000-000000000033', '5eedc000-0000-4000-8000-000000000033', 'Site Supervisor', 'Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours. Good drawings are half a building; at Chepkolel Leaf Estates we are hiring for the other half.

You set out levels, check formwork and reinforcement, and sign before any concrete is poured. You hold a ten-minute safety talk each morning and stop work that is not safe. You measure finished work with the subcontractors and agree quantities while both can still see them. You compare costs with the bill of quantities every month and explain the differences before you are asked. We look for Concrete Works above all, then for Bills of Quantities and Site Supervision.

Work is six days a week until handover, then two weeks off with pay. Housing on the estate, a school and a dispensary come with the job.', 'Diploma in building, civil engineering or quantity surveying, or long experience as a mason
Can read structural and architectural drawings
A driving licence is useful between sites
Six years or more, two of them leading others', 'Kericho', 'KES 75,500 - 110,500', 'full_time', 'senior', array['Site Supervision', 'Concrete Works', 'Bills of Quantities', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '39399 minutes'),
  ('5eed0b00-0000-4000-8000-000000000034', '5eedc000-0000-4000-8000-000000000034', 'Marketing Intern', 'Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it. Marketing at Njuri Hills Dairy is measured: you will know on Friday what Monday’s idea was worth.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You visit customers with a camera and ask before you publish. You start with the simple things and take on more as soon as you feel ready for it. It helps to be good at Copywriting; Digital Marketing and Campaign Planning come up every week.

Bring a portfolio: three things you made, and what came of each. Milk every week, a savings scheme that we top up, and a bus from Nkubu.

Do not apply here: send your CV to sample_vacancies@gmail.com and wait for our call.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
No long experience needed: we train on the job', 'Meru', 'KES 16,000 - 21,000', 'internship', 'entry', array['Digital Marketing', 'Social Media', 'Copywriting', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '38687 minutes'),
  ('5eed0b00-0000-4000-8000-000000000035', '5eedc000-0000-4000-8000-000000000035', 'Apprentice Electrician', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. Iveti Steel Joinery needs somebody in Machakos who reads a wiring diagram the way others read a newspaper.

Once a week you test earth leakage and write down what you measured, with the date and your name. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. After six months we talk about what you would like to learn next, and put it in writing. Most days call for Wiring Diagrams, Motor Control and Preventive Maintenance.

Bonuses are shared in the workshop each quarter when no order went out late. Call-outs at night happen about twice a month and are paid on top.', 'Government Trade Test Grade II or a craft certificate in electrical installation
Own hand tools; we provide the meters
No long experience needed: we train on the job', 'Machakos', 'KES 15,000 - 19,500', 'internship', 'entry', array['Electrical Installation', 'Wiring Diagrams', 'Motor Control', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '34092 minutes'),
  ('5eed0b00-0000-4000-8000-000000000036', '5eedc000-0000-4000-8000-000000000036', 'Junior Web Developer', 'You would be the sixth developer at Mbegu Savings Sacco, and your first change would go live in your first week. Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You review the changes of others within the day, kindly and to the point. You integrate M-Pesa and bank interfaces and plan for the day on which they are down. You keep a notebook of what you have learned; the next beginner will be glad of it. Most days call for REST APIs, Git and TypeScript.

We would like to see code you are proud of, and to hear what you would change in it now. You can work from anywhere in Kenya; we meet in Embu a few times a year and pay the way.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Clear written English, since we decide in writing
No long experience needed: we train on the job', 'Remote', 'KES 61,000 - 85,500', 'full_time', 'entry', array['TypeScript', 'PostgreSQL', 'REST APIs', 'Git', 'Automated Testing']::text[], true, now() - interval '19388 minutes'),
  ('5eed0b00-0000-4000-8000-000000000037', '5eedc000-0000-4000-8000-000000000037', 'Agronomist', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. Rosehill by the Lake depends on what grows on plots of half an acre, and on advice that fits such plots.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You estimate the harvest three weeks ahead so that transport and sacks are ready. Most days call for Soil Sampling, Pest Management and Farmer Training.

There is a crèche at the gate, a canteen, and transport from Karagita. Farmers will tell you when you were wrong. Please come back and try again; that is how trust is made.', 'Motorcycle licence and the stomach for rough roads
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
Two to five years in similar work', 'Naivasha', 'KES 48,000 - 72,000', 'full_time', 'mid', array['Agronomy', 'Farmer Training', 'Soil Sampling', 'Pest Management', 'Record Keeping']::text[], true, now() - interval '27214 minutes'),
  ('5eed0b00-0000-4000-8000-000000000038', '5eedc000-0000-4000-8000-000000000038', 'Kitchen Trainee', 'Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya. Somebody at Nanyuki Trails Lodge has to make three hundred plates taste like one. We hope it will be you.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You bake bread and chapati in the morning and help with the grill in the evening. You make mistakes, tell us early, and mend them with our help. It helps to be good at Food Production; Teamwork and Food Safety come up every week.

Shifts are split in high season and straight for the rest of the year. Three weeks on, one week off, with the bus home paid.', 'Certificate or diploma in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Good with Swahili dishes as well as with international ones
No long experience needed: we train on the job', 'Nanyuki', 'KES 13,000 - 16,500', 'internship', 'entry', array['Food Production', 'Food Safety', 'Baking', 'Stock Ordering', 'Teamwork']::text[], true, now() - interval '37323 minutes'),
  ('5eed0b00-0000-4000-8000-000000000039', '5eedc000-0000-4000-8000-000000000039', 'Credit Analyst', 'Traders in Machakos know Athi Plains Cement Works by the people who walk through the market. Be one of them. Athi Plains Cement Works makes blocks, pavers and culverts on the Mombasa road.

You visit businesses, look at their books or help to write some, and judge what they can repay. You explain interest, fees and what happens when a payment is missed, before anybody signs. You train groups in saving and keeping simple accounts. You watch your portfolio daily and ring on the first day of delay, not on the thirtieth. It helps to be good at Portfolio Management; Financial Analysis and Microsoft Excel come up every week.

A smartphone, airtime and a travel allowance come with the work. A safety bonus is paid to the whole shift when nobody was hurt that month.', 'Experience in a bank, sacco or microfinance institution
Can read a cash flow and ask the right questions about it
Clean credit report and good conduct
Two to five years in similar work', 'Machakos', 'KES 66,000 - 93,500', 'full_time', 'mid', array['Credit Analysis', 'Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Negotiation']::text[], true, now() - interval '23331 minutes'),
  ('5eed0b00-0000-4000-8000-000000000040', '5eedc000-0000-4000-8000-000000000040', 'Logistics Coordinator', 'When customs asks for one more document, Kijani Waste Works wants it to be in the folder already. Kijani Waste Works turns market waste into compost and plastic into fencing posts.

You prepare customs entries and permits and follow each consignment until it is out of the gate. You keep a calendar of arrivals and tell production and sales about delays the hour you learn of them. You match orders, delivery notes and invoices before finance pays anybody. You ask for three quotations, compare them on price, quality and delivery, and write down why you chose one. Most days call for Customs Clearance, Planning and Microsoft Excel.

Boots, gloves, vaccinations and a hot lunch are provided. You will be on the telephone a lot and at a desk less than you think.', 'Diploma or degree in procurement, supply chain or logistics
Member of, or studying for, the professional body of the field
Negotiates firmly and in a friendly way
Two to five years in similar work', 'Nakuru', 'KES 55,500 - 78,500', 'full_time', 'mid', array['Procurement', 'Customs Clearance', 'Supplier Management', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '33380 minutes'),
  ('5eed0b00-0000-4000-8000-000000000041', '5eedc000-0000-4000-8000-000000000041', 'Data Analyst', 'Decisions at Ndarugu Ridge Hospital are made on Mondays; your work decides whether they are made on facts. Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen.

You build dashboards in Power BI with few charts, each with a reason. You present findings to people who do not like statistics, so that they come back for more. You turn vague questions into ones that data can answer, and say so when it cannot. You design and read experiments without fooling yourself. What you need most is Power BI and Data Analysis, and enough Statistics to manage on your own.

When the data is too thin to decide, that is a fine answer here. A lunch room, lockers, a nursing room, and a pension that we match.', 'Strong SQL and one of Python or R
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
Two to five years in similar work', 'Thika', 'KES 85,000 - 122,500', 'full_time', 'mid', array['Data Analysis', 'SQL', 'Python', 'Power BI', 'Statistics']::text[], true, now() - interval '741 minutes'),
  ('5eed0b00-0000-4000-8000-000000000042', '5eedc000-0000-4000-8000-000000000042', 'Senior Electrical Technician', 'Two of our electricians retire this year, and Ndovu Coach Lines wants their knowledge passed on while they are still here. Ndovu Coach Lines runs 64 coaches between Nairobi, Eldoret and Malaba.

You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. Two helpers look to you for what to do next, so you explain as you work. Most days call for Wiring Diagrams, Fault Finding and Preventive Maintenance.

Driving hours are capped and rest rooms are clean: we inspect them ourselves. Call-outs at night happen about twice a month and are paid on top.', 'A valid EPRA worker licence, or the willingness to sit for it within six months
Two years of work on three-phase installations
Own hand tools; we provide the meters
Six years or more, two of them leading others', 'Nakuru', 'KES 66,000 - 91,500', 'full_time', 'senior', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '20396 minutes'),
  ('5eed0b00-0000-4000-8000-000000000043', '5eedc000-0000-4000-8000-000000000043', 'Animal Health Assistant', 'Healthy animals and clean produce are the whole business of Laikipia Honey Hub. Laikipia Honey Hub trains bee keepers and sells their honey under one label.

You test every delivery, with a lactometer, a moisture meter or your senses, and write the result where the supplier can see it. You vaccinate and deworm on a calendar and treat the sick together with the county veterinarian. You look after sampling, labels and the cold room, and you calibrate the scales on Mondays. You may ask anything, and you are expected to ask it twice if the answer was not clear. We look for Animal Health above all, then for Record Keeping and Feed Formulation.

You will sometimes have to reject what a friend has brought; we will stand behind you. Half of the week is outdoors, and field boots are on us.', 'Certificate or diploma in animal health, dairy technology or food science
Registered with the veterinary board where the work demands it
Honest, also when it is inconvenient
No long experience needed: we train on the job', 'Nanyuki', 'KES 27,000 - 37,000', 'full_time', 'entry', array['Quality Control', 'Animal Health', 'Food Safety', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '23983 minutes'),
  ('5eed0b00-0000-4000-8000-000000000044', '5eedc000-0000-4000-8000-000000000044', 'Workshop Foreman', 'Equator Telecom Services lays fibre and keeps masts standing in seven counties. Sparks fly at Equator Telecom Services from eight in the morning, and orders from Nyeri and beyond are more than our benches can hold.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site. You repair conveyors, hoppers and guards during the short stops that production gives you. You measure at the customer’s place yourself once a week, and you talk to them as politely as you measure. If Workplace Safety, Technical Drawing and Metal Fabrication are your strong points, you will feel at home quickly.

We judge a welder by a test piece, so expect to make one at the interview. A field allowance, proper climbing gear and a second pair of hands at every mast.', 'At least two years in a jobbing workshop or in plant maintenance
Reads technical drawings
Experience with stainless steel is an advantage
Six years or more, two of them leading others', 'Nyeri', 'KES 72,000 - 101,000', 'full_time', 'senior', array['Arc Welding', 'Metal Fabrication', 'Technical Drawing', 'Machine Repair', 'Workplace Safety']::text[], true, now() - interval '28074 minutes'),
  ('5eed0b00-0000-4000-8000-000000000045', '5eedc000-0000-4000-8000-000000000045', 'Storekeeper', 'Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations. The store of Kirinyet Coffee Exporters in Embu handles four hundred lines and is about to handle six hundred.

You receive goods against the order, count them, and write down damage before the lorry leaves. You pick and pack orders by two in the afternoon so that they make the evening run. You do cycle counts of a tenth of the stock each week and find the reason for each difference. You operate the forklift or the pallet jack like somebody who intends to keep all ten toes. It helps to be good at Microsoft Excel; Record Keeping and Stock Taking come up every week.

You learn to taste coffee, and the examination fee for graders is paid. The store is swept every evening by whoever is last, the manager included.', 'Certificate in stores management, supply chain or similar
Experience with a stock or warehouse system
Comfortable in Microsoft Excel
Two to five years in similar work', 'Embu', 'KES 34,500 - 48,500', 'full_time', 'mid', array['Inventory Management', 'Stock Taking', 'Microsoft Excel', 'Forklift Operation', 'Record Keeping']::text[], true, now() - interval '31009 minutes'),
  ('5eed0b00-0000-4000-8000-000000000046', '5eedc000-0000-4000-8000-000000000046', 'Personal Assistant', 'Mlima Outdoor Schools brings city classes to the mountain for a week at a time. Mlima Outdoor Schools in Nyeri is looking for the person everybody asks.

You keep diaries, book rooms and travel, and tell people the day before what tomorrow holds. You receive visitors and calls and pass on messages with all the facts. You write letters and minutes in Microsoft Word that need no second round. You file contracts and licences so that each is found in a minute and none runs out unseen. Most days call for Record Keeping, Communication and Office Administration.

You will hear and see a good deal that stays in the room. Food and bed during camps, and first-aid training every year.', 'Fast and correct at the keyboard
Two years in an office of more than ten people, except for attachments
Polite when others are not
Two to five years in similar work', 'Nyeri', 'KES 51,500 - 73,000', 'full_time', 'mid', array['Office Administration', 'Scheduling', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '41918 minutes'),
  ('5eed0b00-0000-4000-8000-000000000047', '5eedc000-0000-4000-8000-000000000047', 'Plumbing Assistant', 'Ziwa Cold Chain moves fish, milk and vaccines around the lake without letting them get warm. Water is scarce in Kisumu, and Ziwa Cold Chain loses too much of it in old pipes.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You service booster pumps, float switches and solar water heaters to a calendar that you keep yourself. You read meters every Monday and chase any consumption that cannot be explained. You start with the simple things and take on more as soon as you feel ready for it. If Pump Maintenance, Workplace Safety and Leak Detection are your strong points, you will feel at home quickly.

Work starts at seven and ends at four, with one Saturday in three. Night work is paid at one and a half times the day rate.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
No long experience needed: we train on the job', 'Kisumu', 'KES 18,000 - 23,500', 'full_time', 'entry', array['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Workplace Safety']::text[], true, now() - interval '12214 minutes'),
  ('5eed0b00-0000-4000-8000-000000000048', '5eedc000-0000-4000-8000-000000000048', 'Director of Production', 'Cherangani Seed House pays suppliers around Kitale by quality, and so needs somebody whose judgement both sides accept. Cherangani Seed House breeds and sells maize and bean seed suited to the highlands.

You advise on feeding through the dry season and work out rations from what is at hand. You set the plan and the budget for the year with the directors and report against both every month. You decide what we stop doing, which is harder than deciding what to start. You prepare somebody in your team to follow you one day. You turn complaints into changes and tell those who complained what has changed. If Sampling, Food Safety and Feed Formulation are your strong points, you will feel at home quickly.

You get seed at cost for your own shamba and two field days a year with the breeders. You will sometimes have to reject what a friend has brought; we will stand behind you.', 'Certificate or diploma in animal health, dairy technology or food science
Registered with the veterinary board where the work demands it
Practical experience with testing equipment
Ten years or more, with responsibility for budgets and people', 'Kitale', 'KES 205,000 - 287,000', 'full_time', 'executive', array['Quality Control', 'Food Safety', 'Sampling', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '28933 minutes'),
  ('5eed0b00-0000-4000-8000-000000000049', '5eedc000-0000-4000-8000-000000000049', 'Housekeeping Supervisor', 'Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret. Nobody praises a clean room, everybody remembers a dirty one: Elimu Mlimani Schools takes housekeeping seriously.

You make up fourteen rooms in a shift to a checklist that fits on one card. You count linen in and out, sort what needs mending and report what has gone missing. You dilute cleaning agents as the label says and keep them locked away from children. You inspect rooms before guests see them and correct things together with the person who did them. Most days call for Inventory Management, Team Supervision and Housekeeping.

We train everybody for two weeks, with pay, before they work alone. Your own children pay half the fees, and school holidays are yours.', 'Secondary school certificate; a housekeeping course is an advantage
Experience in a hotel, hospital or boarding school
Physically fit and particular about details
Two to five years in similar work', 'Eldoret', 'KES 34,000 - 46,500', 'full_time', 'mid', array['Housekeeping', 'Laundry Operations', 'Inventory Management', 'Team Supervision', 'Hygiene Standards']::text[], true, now() - interval '12006 minutes'),
  ('5eed0b00-0000-4000-8000-000000000050', '5eedc000-0000-4000-8000-000000000050', 'Underwriting Officer', 'Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops. Isukha Agro Supplies is looking for a careful reader with a sense of proportion.

You telephone customers for missing papers and explain what they are for. You test a sample of payments each month and follow every shilling to its receipt. You keep registers complete, so that the regulator’s questions take an hour and not a week. You write findings in words that the people concerned would accept as fair. If Risk Assessment, Data Analysis and Report Writing are your strong points, you will feel at home quickly.

Commission is on top of the salary and has no ceiling. Two days a week on site, and the rest where you concentrate best.', 'Working towards ACII, CPA or CISA
Writes short, clear reports
Experience with claims or audit software
Two to five years in similar work', 'Kakamega', 'KES 56,000 - 77,000', 'full_time', 'mid', array['Risk Assessment', 'Internal Audit', 'Data Analysis', 'Report Writing', 'Attention to Detail']::text[], true, now() - interval '8775 minutes'),
  ('5eed0b00-0000-4000-8000-000000000051', '5eedc000-0000-4000-8000-000000000051', 'Electrician', 'Webuye Stone Millers grinds maize, millet and sorghum for western Kenya. Two of our electricians retire this year, and Webuye Stone Millers wants their knowledge passed on while they are still here.

You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. You trace faults in three-phase motors and starters with a meter and patience rather than by swapping parts. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. Two helpers look to you for what to do next, so you explain as you work. Most days call for Electrical Installation, Workplace Safety and Fault Finding.

The person we are looking for leaves a panel tidier than it was and labels what the last one forgot to label. A bag of flour goes home with everybody at the end of the month.', 'Government Trade Test Grade II or a craft certificate in electrical installation
A valid EPRA worker licence, or the willingness to sit for it within six months
Two years of work on three-phase installations
Two to five years in similar work', 'Bungoma', 'KES 36,500 - 52,500', 'full_time', 'mid', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Motor Control', 'Workplace Safety']::text[], true, now() - interval '11354 minutes'),
  ('5eed0b00-0000-4000-8000-000000000052', '5eedc000-0000-4000-8000-000000000052', 'Warehouse Manager', 'Mwarobaini Pharmacies has 22 shops that are open until ten at night. Our stock counts at Mwarobaini Pharmacies have come out wrong three times. Come and make the fourth one right.

You receive goods against the order, count them, and write down damage before the lorry leaves. You operate the forklift or the pallet jack like somebody who intends to keep all ten toes. You enter every movement in the stock system when it happens, not at the end of the day. You arrange shelves so that what sells most is nearest and what is heavy is low. Most days call for Forklift Operation, Order Picking and Stock Taking.

Late shifts end with a taxi home that we pay. Two shifts, changing every fortnight, with transport after the late one.', 'Certificate in stores management, supply chain or similar
Experience with a stock or warehouse system
Forklift certificate where the post needs it
Six years or more, two of them leading others', 'Kisumu', 'KES 81,000 - 114,500', 'full_time', 'senior', array['Inventory Management', 'Stock Taking', 'Order Picking', 'Microsoft Excel', 'Forklift Operation']::text[], true, now() - interval '2461 minutes'),
  ('5eed0b00-0000-4000-8000-000000000053', '5eedc000-0000-4000-8000-000000000053', 'Senior Clinical Officer', 'Sound judgement and plain words: that is what Macho Mapya Eye Centre asks of the people who see its patients. Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages.

You suture, drain, splint and do other minor surgery in a clean and well-lit room. You order laboratory tests when they change what you will do, and explain the results. You review hypertension and diabetes patients monthly and keep their register current. You refer early, write a full letter, and telephone the hospital so that the patient is expected. We look for Minor Surgery above all, then for Referral Management and Clinical Assessment.

There is a consultant on the telephone at all hours, and you are expected to use it. Camp days carry an allowance, and Saturdays are worked by turns.', 'A current practising licence
Two years of practice after internship
Comfortable with electronic health records
Six years or more, two of them leading others', 'Eldoret', 'KES 95,000 - 131,500', 'full_time', 'senior', array['Clinical Assessment', 'Minor Surgery', 'Patient Care', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '24191 minutes'),
  ('5eed0b00-0000-4000-8000-000000000054', '5eedc000-0000-4000-8000-000000000054', 'Commercial Director', 'We do not need a talker at Busia Crossroads Traders; we need somebody who listens and comes back when promised. Busia Crossroads Traders supplies shops on both sides of the border.

You open five new accounts a month and check, before giving credit, that they can pay. You hire, coach and, where it must be, part with people, and you do all three in person. You spend one day a week where the work is done, and listen more than you talk there. You find the money for what is needed and say no to what would only be nice. You answer to the board for quality, safety and cost, in that order. What you need most is Negotiation and Credit Control, and enough Communication to manage on your own.

Small team, short ways: whoever has a good idea tries it the same week. Commission is paid on money received, with a statement that you can check.', 'Certificate or diploma in sales, marketing or business
A record of selling to shops, farms or companies
Riding or driving licence
Ten years or more, with responsibility for budgets and people', 'Busia', 'KES 232,500 - 320,000', 'full_time', 'executive', array['Sales', 'Customer Relationship Management', 'Negotiation', 'Credit Control', 'Communication']::text[], true, now() - interval '7915 minutes'),
  ('5eed0b00-0000-4000-8000-000000000055', '5eedc000-0000-4000-8000-000000000055', 'Supply Chain Director', 'Goods for Ngege Bay Fisheries come from five counties and three continents, and somebody has to know where each of them is. Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day.

You ask for three quotations, compare them on price, quality and delivery, and write down why you chose one. You decide what we stop doing, which is harder than deciding what to start. You speak for Ngege Bay Fisheries with authorities, partners and the press, and promise nothing that the team cannot keep. You spend one day a week where the work is done, and listen more than you talk there. You prepare somebody in your team to follow you one day. We look for Negotiation above all, then for Procurement and Customs Clearance.

Gifts from suppliers are declined, politely and always. Life jackets and swimming lessons come first; fish at cost comes after.', 'Diploma or degree in procurement, supply chain or logistics
Member of, or studying for, the professional body of the field
Negotiates firmly and in a friendly way
Ten years or more, with responsibility for budgets and people', 'Homa Bay', 'KES 239,500 - 333,500', 'full_time', 'executive', array['Procurement', 'Negotiation', 'Customs Clearance', 'Supplier Management', 'Microsoft Excel']::text[], true, now() - interval '16957 minutes'),
  ('5eed0b00-0000-4000-8000-000000000056', '5eedc000-0000-4000-8000-000000000056', 'Marketing Manager', 'Marketing at Tabaka Soapstone Guild is measured: you will know on Friday what Monday’s idea was worth. Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You visit customers with a camera and ask before you publish. You plan a month of posts, short videos and text messages, and keep to the plan when the week is full. We look for Copywriting above all, then for Google Analytics and Social Media.

Bring a portfolio: three things you made, and what came of each. You can work from anywhere in Kenya; we meet in Kisii a few times a year and pay the way.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Has run paid campaigns and can explain the results
Handles a camera and simple editing software
Six years or more, two of them leading others', 'Remote', 'KES 112,500 - 161,000', 'full_time', 'senior', array['Digital Marketing', 'Social Media', 'Copywriting', 'Google Analytics', 'Campaign Planning']::text[], true, now() - interval '33024 minutes'),
  ('5eed0b00-0000-4000-8000-000000000057', '5eedc000-0000-4000-8000-000000000057', 'Plumber', 'Kuja Bend Sugar Mill is looking for a plumber who would rather find the leak than dig up the yard. Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest.

You service booster pumps, float switches and solar water heaters to a calendar that you keep yourself. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You read meters every Monday and chase any consumption that cannot be explained. You estimate the fittings for a job closely enough that nothing has to be bought twice. If Estimating, Pipe Fitting and Leak Detection are your strong points, you will feel at home quickly.

There is staff housing, a sports club, and sugar at mill price. Neat joints and honest time sheets matter more to us than speed.', 'Experience with pumps and pressure systems
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
Two to five years in similar work', 'Migori', 'KES 32,000 - 45,000', 'full_time', 'mid', array['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Estimating']::text[], true, now() - interval '18528 minutes'),
  ('5eed0b00-0000-4000-8000-000000000058', '5eedc000-0000-4000-8000-000000000058', 'Medical Director', 'Msingi Early Learning runs six day-care centres where mothers work near by. Msingi Early Learning is opening for longer hours in Kisumu and needs another clinician who likes general practice.

You refer early, write a full letter, and telephone the hospital so that the patient is expected. You decide what we stop doing, which is harder than deciding what to start. You spend one day a week where the work is done, and listen more than you talk there. You find the money for what is needed and say no to what would only be nice. You prepare somebody in your team to follow you one day. We look for Chronic Disease Management above all, then for Electronic Health Records and Minor Surgery.

Your own toddler has a place free of charge. We follow national guidelines, and we buy the drugs that they name.', 'A current practising licence
Two years of practice after internship
Comfortable with electronic health records
Ten years or more, with responsibility for budgets and people', 'Kisumu', 'KES 303,000 - 422,000', 'full_time', 'executive', array['Clinical Assessment', 'Minor Surgery', 'Chronic Disease Management', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '19892 minutes'),
  ('5eed0b00-0000-4000-8000-000000000059', '5eedc000-0000-4000-8000-000000000059', 'Finance Manager', 'Month end at Mizani Legal Aid takes eight days. With you we would like it to take four. Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer.

You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week. You follow up debtors with a list, a telephone and good manners. You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due. You draw up management accounts by the tenth and a page of plain words to go with them. We look for QuickBooks above all, then for Payroll and Accounting.

A thirty-seven hour week, and time off in lieu that is really taken. If something looks wrong, you say so, whoever signed it.', 'Has filed taxes on iTax independently
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
Six years or more, two of them leading others', 'Kisumu', 'KES 128,000 - 182,000', 'full_time', 'senior', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '3469 minutes'),
  ('5eed0b00-0000-4000-8000-000000000060', '5eedc000-0000-4000-8000-000000000060', 'Shop Attendant', 'A tidy shelf, a right till and a good word: at Maragoli Thread Mill these three are the job. Maragoli Thread Mill knits school uniforms and sews them in its own hall.

You serve customers in the order they came and find out what they need before you say what we have. You run the till, give receipts without being asked and close with a difference of nothing. You count the fast movers every evening and write the order for the morning. You may ask anything, and you are expected to ask it twice if the answer was not clear. What you need most is Point of Sale Systems and Cash Handling, and enough Stock Taking to manage on your own.

Piece work is paid on top of a fixed wage, and the hall is cool and bright. Good people move up here: most of our supervisors began at the till.', 'Secondary school certificate with a pass in mathematics
Friendly in Kiswahili and English
A certificate of good conduct
No long experience needed: we train on the job', 'Kakamega', 'KES 17,500 - 24,000', 'full_time', 'entry', array['Customer Service', 'Cash Handling', 'Stock Taking', 'Point of Sale Systems', 'Teamwork']::text[], true, now() - interval '30149 minutes'),
  ('5eed0b00-0000-4000-8000-000000000061', '5eedc000-0000-4000-8000-000000000001', 'Customer Support Agent', 'Bluegum Street Clinics would like its customers to hang up happier than they were when they called. Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You enter and check data with double reading where a slip would cost somebody money. You pass faults on to the technical team with the steps that show them. You start with the simple things and take on more as soon as you feel ready for it. What you need most is Typing and Microsoft Excel, and enough Problem Solving to manage on your own.

Medical cover starts on the first day and includes your children. Training takes three weeks, is paid, and can be done from home.', 'Clear spoken and written English and Kiswahili
Types forty words a minute
A quiet place to work; we bring the computer
No long experience needed: we train on the job', 'Nairobi', 'KES 30,500 - 42,000', 'full_time', 'entry', array['Data Entry', 'Communication', 'Problem Solving', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '29141 minutes'),
  ('5eed0b00-0000-4000-8000-000000000062', '5eedc000-0000-4000-8000-000000000002', 'Senior Backend Engineer', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. You would be the sixth developer at Savanna Ledger, and your first change would go live in your first week.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You write tests that would have caught the last bug, and you delete code gladly. You review the changes of others within the day, kindly and to the point. You join support for half a day every two weeks, so that you know who uses what you make. We look for Automated Testing above all, then for REST APIs and PostgreSQL.

You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way. There are no trick questions in our interviews, only a small task that is paid.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Uses Git with commit messages that a stranger understands
Six years or more, two of them leading others', 'Remote', 'KES 213,000 - 298,000', 'full_time', 'senior', array['TypeScript', 'React', 'PostgreSQL', 'REST APIs', 'Automated Testing']::text[], true, now() - interval '889 minutes'),
  ('5eed0b00-0000-4000-8000-000000000063', '5eedc000-0000-4000-8000-000000000003', 'Sales Executive', 'Nyota Ndogo Retail sells best where people know the person behind the order book. Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega.

You visit twelve to fifteen customers a day on a route that you plan yourself. You put up displays, keep them full and photograph them. You open five new accounts a month and check, before giving credit, that they can pay. You negotiate terms within clear limits and do not promise dates that the store cannot keep. What you need most is Negotiation and Sales, and enough Credit Control to manage on your own.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Targets are agreed each quarter; three in four of our people reach theirs.', 'Certificate or diploma in sales, marketing or business
Riding or driving licence
Comfortable with a CRM on a phone
Two to five years in similar work', 'Nairobi', 'KES 45,000 - 67,500', 'full_time', 'mid', array['Sales', 'Negotiation', 'Territory Planning', 'Credit Control', 'Communication']::text[], true, now() - interval '17817 minutes'),
  ('5eed0b00-0000-4000-8000-000000000064', '5eedc000-0000-4000-8000-000000000004', 'IT Support Technician', 'Njia Tano Software builds ticketing and payment software for matatu saccos. Njia Tano Software runs on sixty computers, four servers and a radio link over Nairobi.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You set up computers, accounts and printers, and take rights away on the day somebody leaves. You test a restore from backup every month, because a backup nobody has restored is a hope. You keep a notebook of what you have learned; the next beginner will be glad of it. We look for Backups above all, then for Networking and Technical Support.

You teach as you help, without sighing. We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning.', 'Diploma or degree in information technology or telecommunications
CCNA or comparable knowledge of networks
Driving or riding licence for visits on site
No long experience needed: we train on the job', 'Nairobi', 'KES 38,500 - 54,000', 'full_time', 'entry', array['Technical Support', 'Networking', 'Linux', 'Backups', 'Information Security']::text[], true, now() - interval '20040 minutes'),
  ('5eed0b00-0000-4000-8000-000000000065', '5eedc000-0000-4000-8000-000000000005', 'Locum Clinical Officer', 'Faraja Garden Homes is opening for longer hours in Nairobi and needs another clinician who likes general practice. Faraja Garden Homes looks after 85 old people in three houses with gardens.

You take histories, examine and treat out-patients, about thirty in a day. You suture, drain, splint and do other minor surgery in a clean and well-lit room. You refer early, write a full letter, and telephone the hospital so that the patient is expected. You meet the nurses every Thursday to talk through what went well and what did not. What you need most is Clinical Assessment and Chronic Disease Management, and enough Patient Care to manage on your own.

Shifts are eight hours, not twelve, and nobody has more than two night weeks a month. There is a consultant on the telephone at all hours, and you are expected to use it.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
A current practising licence
Comfortable with electronic health records
Two to five years in similar work', 'Nairobi', 'KES 58,500 - 73,500', 'contract', 'mid', array['Clinical Assessment', 'Patient Care', 'Chronic Disease Management', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '22619 minutes'),
  ('5eed0b00-0000-4000-8000-000000000066', '5eedc000-0000-4000-8000-000000000006', 'Relationship Manager', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. Mwavuli Insurance Brokers would rather say no today than send an auctioneer next year.

You explain interest, fees and what happens when a payment is missed, before anybody signs. You analyse statements and credit reports in Excel and notice what does not add up. You train groups in saving and keeping simple accounts. You appraise applications and put your reasons on one page for the credit committee. We look for Portfolio Management above all, then for Microsoft Excel and Financial Analysis.

We measure repayment and returning customers, not only volume. We pay for your professional examinations when you pass, and for the first resit when you do not.', 'Diploma or degree in finance, economics or business
Experience in a bank, sacco or microfinance institution
Clean credit report and good conduct
Six years or more, two of them leading others', 'Nairobi', 'KES 97,000 - 140,000', 'full_time', 'senior', array['Credit Analysis', 'Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Customer Service']::text[], true, now() - interval '13934 minutes'),
  ('5eed0b00-0000-4000-8000-000000000067', '5eedc000-0000-4000-8000-000000000007', 'Vocational Trainer', 'Grown people learn differently: they want to use it tomorrow. Mwezi Learning House builds its courses on that. Mwezi Learning House is a day school that puts reading and making things first.

You find out what learners can do already, and start there. You test every course with five learners before it goes to five hundred. You build modules of an hour with a task in each, for the workshop and for the phone. You observe trainers, give them two things to keep and one to change, and come back to see. It helps to be good at Facilitation; Training Delivery and Curriculum Development come up every week.

We count who finds work within six months, and publish the number whatever it is. You can work from anywhere in Kenya; we meet in Kiambu a few times a year and pay the way.', 'A trade or profession of your own, and training in teaching adults
Comfortable with an online learning system
Patient, and cheerful on a rainy Thursday evening
Two to five years in similar work', 'Remote', 'KES 46,500 - 65,500', 'full_time', 'mid', array['Training Delivery', 'Curriculum Development', 'Coaching', 'Facilitation', 'Monitoring and Evaluation']::text[], true, now() - interval '16305 minutes'),
  ('5eed0b00-0000-4000-8000-000000000068', '5eedc000-0000-4000-8000-000000000008', 'Data Engineer', 'Good questions are rarer than good dashboards. Duma Parcel Riders is looking for somebody who asks them. Duma Parcel Riders delivers 9,000 parcels a day in twelve counties.

You build dashboards in Power BI with few charts, each with a reason. You clean data with Python and fix the form that made it dirty. You present findings to people who do not like statistics, so that they come back for more. You turn vague questions into ones that data can answer, and say so when it cannot. It helps to be good at Data Analysis; Statistics and Report Writing come up every week.

Work where you like; we meet in person once a month. Riders are insured around the clock, not only while they carry a parcel.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
Six years or more, two of them leading others', 'Nairobi', 'KES 195,000 - 271,000', 'contract', 'senior', array['Data Analysis', 'Python', 'Power BI', 'Statistics', 'Report Writing']::text[], true, now() - interval '22263 minutes'),
  ('5eed0b00-0000-4000-8000-000000000069', '5eedc000-0000-4000-8000-000000000009', 'Content Creator', 'Marketing at Kazi Mtandao is measured: you will know on Friday what Monday’s idea was worth. Kazi Mtandao answers calls and chats for shops and banks in six countries.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You answer comments within two hours during the day, the angry ones first. You may ask anything, and you are expected to ask it twice if the answer was not clear. Most days call for Copywriting, Digital Marketing and Video Editing.

Bring a portfolio: three things you made, and what came of each. Equipment is delivered to your door and the internet bill is ours.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
No long experience needed: we train on the job', 'Nairobi', 'KES 32,500 - 46,500', 'contract', 'entry', array['Digital Marketing', 'Social Media', 'Copywriting', 'Google Analytics', 'Video Editing']::text[], true, now() - interval '29289 minutes'),
  ('5eed0b00-0000-4000-8000-000000000070', '5eedc000-0000-4000-8000-000000000010', 'Mathematics and Physics Teacher', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. Kurasa Tatu Press needs a subject teacher who can explain one thing in three ways.

You teach twenty-four lessons a week and set work that can be marked within two days. You prepare experiments with what is in the cupboard and what can be had in the market. You write schemes of work together with your department and revise them after the exams. You look after a class as its tutor, from attendance to heartbreak. What you need most is Laboratory Safety and Assessment, and enough Teaching to manage on your own.

Hours are flexible around a core of ten to three, and the library is yours. Results matter to us, and how they came about matters more.', 'Degree or diploma in education with two teaching subjects
Sound knowledge of the secondary syllabus
Ready to guide a club, a team or a journal
Two to five years in similar work', 'Nairobi', 'KES 44,000 - 63,000', 'full_time', 'mid', array['Teaching', 'Assessment', 'Mentoring', 'Laboratory Safety', 'Microsoft Excel']::text[], true, now() - interval '4684 minutes'),
  ('5eed0b00-0000-4000-8000-000000000071', '5eedc000-0000-4000-8000-000000000011', 'Branch Supervisor', 'Duka Njema Online lets kiosks order stock by phone and delivers it the next morning. Our counter in Nairobi is the whole of Duka Njema Online for most of the people who come in.

You run the till, give receipts without being asked and close with a difference of nothing. You fill shelves from the back, check expiry dates and mark prices that match the till. You handle returns fairly and call the supervisor when you are not sure. You set up the weekly offer so that it can be seen from the door. Most days call for Stock Taking, Cash Handling and Merchandising.

Everybody owns shares after a year, and remote weeks are normal. Feet get tired in this work; there are stools, real breaks, and a rota that is kept.', 'Some months in a shop, chemist or market
Friendly in Kiswahili and English
A certificate of good conduct
Two to five years in similar work', 'Nairobi', 'KES 41,500 - 59,000', 'full_time', 'mid', array['Cash Handling', 'Merchandising', 'Stock Taking', 'Point of Sale Systems', 'Teamwork']::text[], true, now() - interval '8419 minutes'),
  ('5eed0b00-0000-4000-8000-000000000072', '5eedc000-0000-4000-8000-000000000012', 'Quantity Surveyor', 'Chui Mwitu Alarms installs alarms, cameras and electric fences. Chui Mwitu Alarms is putting up new buildings near Nairobi, and the programme says nine months.

You keep a site diary with weather, deliveries, visitors and photographs. You hold a ten-minute safety talk each morning and stop work that is not safe. You plan the gangs of the week every Friday and have materials on site before the people who need them. You compare costs with the bill of quantities every month and explain the differences before you are asked. What you need most is Workplace Safety and Concrete Works, and enough Site Supervision to manage on your own.

Neighbours, inspectors and clients will all come to you first, so a calm voice helps. Certification courses are paid, and call-outs at night earn a fixed extra.', 'Diploma in building, civil engineering or quantity surveying, or long experience as a mason
Can read structural and architectural drawings
A driving licence is useful between sites
Two to five years in similar work', 'Nairobi', 'KES 76,500 - 106,000', 'full_time', 'mid', array['Site Supervision', 'Concrete Works', 'Bills of Quantities', 'Cost Control', 'Workplace Safety']::text[], true, now() - interval '3677 minutes'),
  ('5eed0b00-0000-4000-8000-000000000073', '5eedc000-0000-4000-8000-000000000013', 'Accounts Assistant', 'The books of Kibubu Community Bank are in order, and we are hiring so that they stay so while we grow. Kibubu Community Bank lends to market traders and small workshops in 40 branches.

You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week. You follow up debtors with a list, a telephone and good manners. You get files ready for the auditors, so that their visit is short. You may ask anything, and you are expected to ask it twice if the answer was not clear. Most days call for Bank Reconciliation, Tax Compliance and Payroll.

Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law. If something looks wrong, you say so, whoever signed it.', 'CPA part II or above, or a degree in accounting or finance
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
No long experience needed: we train on the job', 'Nairobi', 'KES 33,500 - 45,500', 'full_time', 'entry', array['Accounting', 'QuickBooks', 'Tax Compliance', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '4476 minutes'),
  ('5eed0b00-0000-4000-8000-000000000074', '5eedc000-0000-4000-8000-000000000014', 'Agronomy Intern', 'Ukulima Smart sends farmers weather, prices and advice for their own plot by text message. Half of this job at Ukulima Smart is knowing soil; the other half is knowing people.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. What you need most is Agronomy and Record Keeping, and enough Farmer Training to manage on your own.

Work from anywhere in Kenya; the whole team meets for a week three times a year. Farmers will tell you when you were wrong. Please come back and try again; that is how trust is made.', 'Certificate, diploma or degree in agriculture or horticulture
Motorcycle licence and the stomach for rough roads
Used to entering data on a phone
No long experience needed: we train on the job', 'Nairobi', 'KES 16,000 - 21,000', 'internship', 'entry', array['Agronomy', 'Farmer Training', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '24843 minutes'),
  ('5eed0b00-0000-4000-8000-000000000075', '5eedc000-0000-4000-8000-000000000015', 'Head of Finance', 'Bima Mbegu Microinsurance in Nairobi needs somebody who is bothered by a difference of ten shillings. Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day.

You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due. You set the plan and the budget for the year with the directors and report against both every month. You find the money for what is needed and say no to what would only be nice. You prepare somebody in your team to follow you one day. You turn complaints into changes and tell those who complained what has changed. It helps to be good at Bank Reconciliation; Microsoft Excel and Accounting come up every week.

Late evenings happen twice a year, at the audit, and are given back. Targets are set with you, not for you, and remote work is open to all but the front desk.', 'Has filed taxes on iTax independently
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
Ten years or more, with responsibility for budgets and people', 'Nairobi', 'KES 276,000 - 391,000', 'full_time', 'executive', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Tax Compliance', 'Bank Reconciliation']::text[], true, now() - interval '5040 minutes'),
  ('5eed0b00-0000-4000-8000-000000000076', '5eedc000-0000-4000-8000-000000000016', 'Night Receptionist', 'Guests of Kusi Wind Hotels decide within two minutes whether they will like their stay, and those two minutes are yours. Kusi Wind Hotels has three beach hotels and a conference centre on the north coast.

You listen to complaints to the end, put right what can be put right tonight, and write down the rest. You pass on arrivals, allergies and birthdays to kitchen and housekeeping before the shift starts. You balance the float at the end of each shift, to the shilling. You make mistakes, tell us early, and mend them with our help. Most days call for Reservations, Customer Service and Complaint Handling.

Guests come from everywhere, so a third language is welcome, and English and Kiswahili are a must. Meals on duty, a share of the service charge, and live-in rooms for those from upcountry.', 'Certificate or diploma in front office operations or tourism
Writes a clear and friendly letter
Able to work early, late and at weekends by turns
No long experience needed: we train on the job', 'Mombasa', 'KES 25,000 - 32,000', 'part_time', 'entry', array['Customer Service', 'Reservations', 'Cash Handling', 'Complaint Handling', 'Communication']::text[], true, now() - interval '12718 minutes'),
  ('5eed0b00-0000-4000-8000-000000000077', '5eedc000-0000-4000-8000-000000000017', 'Software Developer', 'Our customers use cheap phones on patchy networks, and Jua Kusini Solar Works writes software that respects both. Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You review the changes of others within the day, kindly and to the point. You integrate M-Pesa and bank interfaces and plan for the day on which they are down. You design REST APIs that can be explained on half a page. It helps to be good at Automated Testing; TypeScript and PostgreSQL come up every week.

We would like to see code you are proud of, and to hear what you would change in it now. There is a hardship allowance and a week at home for every five in the field.', 'Solid practice in one typed language and in SQL
Uses Git with commit messages that a stranger understands
Clear written English, since we decide in writing
Two to five years in similar work', 'Garissa', 'KES 134,500 - 195,500', 'full_time', 'mid', array['TypeScript', 'PostgreSQL', 'REST APIs', 'Git', 'Automated Testing']::text[], true, now() - interval '31157 minutes'),
  ('5eed0b00-0000-4000-8000-000000000078', '5eedc000-0000-4000-8000-000000000018', 'General Manager', 'Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast. People arrive tired. At Upepo Dhow Tours we want them to be met by somebody who notices.

You set the plan and the budget for the year with the directors and report against both every month. You speak for Upepo Dhow Tours with authorities, partners and the press, and promise nothing that the team cannot keep. You find the money for what is needed and say no to what would only be nice. You answer to the board for quality, safety and cost, in that order. If Communication, Microsoft Office and Complaint Handling are your strong points, you will feel at home quickly.

Tips are pooled and paid out every Friday. Guests come from everywhere, so a third language is welcome, and English and Kiswahili are a must.', 'Certificate or diploma in front office operations or tourism
Writes a clear and friendly letter
Able to work early, late and at weekends by turns
Ten years or more, with responsibility for budgets and people', 'Malindi', 'KES 193,000 - 284,500', 'full_time', 'executive', array['Reservations', 'Cash Handling', 'Complaint Handling', 'Communication', 'Microsoft Office']::text[], true, now() - interval '1453 minutes'),
  ('5eed0b00-0000-4000-8000-000000000079', '5eedc000-0000-4000-8000-000000000019', 'Office Administrator', 'Bahari Freight clears cargo at the port and carries it inland as far as Kampala. When the printer, the visitors and the minutes are all in hand, hardly anybody at Bahari Freight notices. We do.

You keep diaries, book rooms and travel, and tell people the day before what tomorrow holds. You receive visitors and calls and pass on messages with all the facts. You write letters and minutes in Microsoft Word that need no second round. You arrange meetings for up to sixty people, tea included. It helps to be good at Scheduling; Minute Taking and Microsoft Office come up every week.

Overtime is paid by the hour, to the minute, with the salary of the same month. Hours are eight to five, Monday to Friday.', 'Certificate or diploma in business administration or secretarial studies
Fast and correct at the keyboard
Polite when others are not
Two to five years in similar work', 'Mombasa', 'KES 44,000 - 63,500', 'full_time', 'mid', array['Microsoft Office', 'Scheduling', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '5544 minutes'),
  ('5eed0b00-0000-4000-8000-000000000080', '5eedc000-0000-4000-8000-000000000020', 'Water Systems Technician', 'Lamu Heritage Stays is looking for a plumber who would rather find the leak than dig up the yard. Lamu Heritage Stays restores old houses and lets them to travellers.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You read meters every Monday and chase any consumption that cannot be explained. You estimate the fittings for a job closely enough that nothing has to be bought twice. What you need most is Leak Detection and Workplace Safety, and enough Estimating to manage on your own.

Ferry passes and a room in the staff house are included. Work starts at seven and ends at four, with one Saturday in three.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
Two to five years in similar work', 'Lamu', 'KES 40,000 - 58,000', 'contract', 'mid', array['Plumbing', 'Pipe Fitting', 'Leak Detection', 'Estimating', 'Workplace Safety']::text[], true, now() - interval '34448 minutes'),
  ('5eed0b00-0000-4000-8000-000000000081', '5eedc000-0000-4000-8000-000000000021', 'Junior Welder', 'If you can look at a broken part and see how to make a better one, come to our workshop in Kilifi. Kilifi Cashew Growers buys nuts from village groups and roasts them for export.

You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site. You repair conveyors, hoppers and guards during the short stops that production gives you. You keep a list of steel in stock and tell the buyer a week before something runs out. You make mistakes, tell us early, and mend them with our help. What you need most is Arc Welding and Workplace Safety, and enough Technical Drawing to manage on your own.

We judge a welder by a test piece, so expect to make one at the interview. Pay is on the 25th without fail, and there is a clinic day every month.', 'Trade test or certificate in welding and fabrication
Reads technical drawings
No long experience needed: we train on the job', 'Kilifi', 'KES 21,500 - 29,000', 'full_time', 'entry', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Workplace Safety']::text[], true, now() - interval '237 minutes'),
  ('5eed0b00-0000-4000-8000-000000000082', '5eedc000-0000-4000-8000-000000000022', 'Extension Coordinator', 'Isiolo Livestock Union buys, treats and sells animals for 500 herding families. Isiolo Livestock Union depends on what grows on plots of half an acre, and on advice that fits such plots.

You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You hold demonstrations on planting, spacing and composting where people can put their hands into it. You register groups, train their secretaries in record keeping and sit in on their meetings. We look for Record Keeping above all, then for Agronomy and Soil Sampling.

Field days begin at six and are over by two. We provide the motorbike, the fuel and a satellite phone.', 'Certificate, diploma or degree in agriculture or horticulture
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
Six years or more, two of them leading others', 'Isiolo', 'KES 81,500 - 114,500', 'full_time', 'senior', array['Agronomy', 'Farmer Training', 'Soil Sampling', 'Pest Management', 'Record Keeping']::text[], true, now() - interval '31869 minutes'),
  ('5eed0b00-0000-4000-8000-000000000083', '5eedc000-0000-4000-8000-000000000023', 'Debt Recovery Agent', 'Ndara Junction Hotel would rather say no today than send an auctioneer next year. Ndara Junction Hotel feeds and beds travellers between Nairobi and the coast.

You explain interest, fees and what happens when a payment is missed, before anybody signs. You analyse statements and credit reports in Excel and notice what does not add up. You train groups in saving and keeping simple accounts. You watch your portfolio daily and ring on the first day of delay, not on the thirtieth. If Microsoft Excel, Portfolio Management and Negotiation are your strong points, you will feel at home quickly.

A smartphone, airtime and a travel allowance come with the work. Meals, uniform and a bed on late shifts are free.', 'Diploma or degree in finance, economics or business
Experience in a bank, sacco or microfinance institution
Clean credit report and good conduct
Two to five years in similar work', 'Voi', 'KES 36,500 - 51,500', 'contract', 'mid', array['Credit Analysis', 'Portfolio Management', 'Microsoft Excel', 'Customer Service', 'Negotiation']::text[], true, now() - interval '42126 minutes'),
  ('5eed0b00-0000-4000-8000-000000000084', '5eedc000-0000-4000-8000-000000000024', 'Head of Projects', 'Good drawings are half a building; at Ngamia Water Trust we are hiring for the other half. Ngamia Water Trust drills boreholes and trains villages to keep them running.

You plan the gangs of the week every Friday and have materials on site before the people who need them. You set the plan and the budget for the year with the directors and report against both every month. You decide what we stop doing, which is harder than deciding what to start. You answer to the board for quality, safety and cost, in that order. You agree targets with each head of section and look at the figures together every fortnight. What you need most is Bills of Quantities and Workplace Safety, and enough Site Supervision to manage on your own.

Housing in Lodwar, a hardship allowance and flights home every quarter. Work is six days a week until handover, then two weeks off with pay.', 'Diploma in building, civil engineering or quantity surveying, or long experience as a mason
Can read structural and architectural drawings
A driving licence is useful between sites
Ten years or more, with responsibility for budgets and people', 'Lodwar', 'KES 241,000 - 332,500', 'full_time', 'executive', array['Site Supervision', 'Concrete Works', 'Bills of Quantities', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '29793 minutes'),
  ('5eed0b00-0000-4000-8000-000000000085', '5eedc000-0000-4000-8000-000000000025', 'Training Manager', 'We have the learners and the rooms; Kivuli Home Nursing is looking for the person in front, or rather in the middle. Kivuli Home Nursing cares for people at home after operations and in old age.

You find out what learners can do already, and start there. You run sessions in the evening and on Saturdays, when working people can come. You test every course with five learners before it goes to five hundred. You build modules of an hour with a task in each, for the workshop and for the phone. It helps to be good at Coaching; E-learning and Monitoring and Evaluation come up every week.

Much of the preparation can be done at home. You choose your zone, and travelling between patients is paid time.', 'A trade or profession of your own, and training in teaching adults
Experience in designing courses or in coaching
Patient, and cheerful on a rainy Thursday evening
Six years or more, two of them leading others', 'Mombasa', 'KES 102,500 - 142,500', 'full_time', 'senior', array['Training Delivery', 'Coaching', 'E-learning', 'Facilitation', 'Monitoring and Evaluation']::text[], true, now() - interval '38183 minutes'),
  ('5eed0b00-0000-4000-8000-000000000086', '5eedc000-0000-4000-8000-000000000026', 'Livestock Production Officer', 'Tana Delta Rice mills and markets rice for cooperatives along the river. What arrives at the gate of Tana Delta Rice has to be as good at five in the evening as at five in the morning.

You test every delivery, with a lactometer, a moisture meter or your senses, and write the result where the supplier can see it. You trace a bad batch back to its source within the day and explain, without blame, what went wrong. You look after sampling, labels and the cold room, and you calibrate the scales on Mondays. You advise on feeding through the dry season and work out rations from what is at hand. It helps to be good at Sampling; Feed Formulation and Food Safety come up every week.

You will sometimes have to reject what a friend has brought; we will stand behind you. Harvest months are long and carry a bonus; February is quiet, and leave is easy.', 'Certificate or diploma in animal health, dairy technology or food science
Registered with the veterinary board where the work demands it
Practical experience with testing equipment
Two to five years in similar work', 'Garissa', 'KES 55,000 - 78,000', 'full_time', 'mid', array['Animal Health', 'Food Safety', 'Sampling', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '24339 minutes'),
  ('5eed0b00-0000-4000-8000-000000000087', '5eedc000-0000-4000-8000-000000000027', 'Irrigation Technician', 'Kwale Coconut Company presses oil and makes soap from coconuts of the south coast. Kwale Coconut Company near Kwale grows for buyers who measure residues and stem lengths, and pays for people who care about both.

You walk the fields at dawn, because what is seen at six can still be mended by noon. You plan planting and harvest week by week and see that seedlings, labour and crates meet on the right day. You keep spray records that an auditor can follow: what, where, how much, and when people may go in again. You lead a gang of thirty, teach them to grade, and pay attention to who teaches best. We look for Crop Planning above all, then for Record Keeping and Greenhouse Management.

Peak season is hard, quiet months are really quiet, and leave is taken then. A small company where everybody learns every machine.', 'Training in agriculture, horticulture or irrigation, or ten years of practice with proof
Has led people in the field
Simple budgeting in a spreadsheet
Two to five years in similar work', 'Kwale', 'KES 32,500 - 45,500', 'contract', 'mid', array['Crop Planning', 'Greenhouse Management', 'Team Supervision', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '20248 minutes'),
  ('5eed0b00-0000-4000-8000-000000000088', '5eedc000-0000-4000-8000-000000000028', 'Front Office Agent', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. People arrive tired. At Povu Laundry Group we want them to be met by somebody who notices.

You listen to complaints to the end, put right what can be put right tonight, and write down the rest. You know which matatu leaves when, where the chemist is, and what the sea or the mountain is like today. You balance the float at the end of each shift, to the shilling. You may ask anything, and you are expected to ask it twice if the answer was not clear. It helps to be good at Communication; Complaint Handling and Microsoft Office come up every week.

Sundays are free, and overtime is asked for, not ordered. The rota gives everybody two Sundays a month.', 'Certificate or diploma in front office operations or tourism
Writes a clear and friendly letter
Able to work early, late and at weekends by turns
No long experience needed: we train on the job', 'Mombasa', 'KES 28,500 - 38,000', 'full_time', 'entry', array['Customer Service', 'Reservations', 'Complaint Handling', 'Communication', 'Microsoft Office']::text[], true, now() - interval '18025 minutes'),
  ('5eed0b00-0000-4000-8000-000000000089', '5eedc000-0000-4000-8000-000000000029', 'Head Chef', 'Somebody at Kobe Bay Boatyard has to make three hundred plates taste like one. We hope it will be you. Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You bake bread and chapati in the morning and help with the grill in the evening. You order vegetables and fish every second day, look at them when they arrive and send back what is not good. It helps to be good at Food Production; Menu Planning and Baking come up every week.

The yard closes at three in the afternoon, when the tide and the heat do. Shifts are split in high season and straight for the rest of the year.', 'A valid food handler’s medical certificate
Used to cooking for more than eighty guests
Good with Swahili dishes as well as with international ones
Six years or more, two of them leading others', 'Lamu', 'KES 88,000 - 135,000', 'full_time', 'senior', array['Food Production', 'Menu Planning', 'Food Safety', 'Baking', 'Teamwork']::text[], true, now() - interval '2609 minutes'),
  ('5eed0b00-0000-4000-8000-000000000090', '5eedc000-0000-4000-8000-000000000030', 'Greenhouse Supervisor', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. Rain comes late, pumps stop, buyers change their minds: Mwangaza Foods needs somebody who stays cheerful and has a plan B.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You walk the fields at dawn, because what is seen at six can still be mended by noon. You lead a gang of thirty, teach them to grade, and pay attention to who teaches best. Most days call for Greenhouse Management, Record Keeping and Irrigation.

Lunch is cooked on site, and there is a staff van from town at every shift change. We are certified for good agricultural practice and mean to stay so.', 'Training in agriculture, horticulture or irrigation, or ten years of practice with proof
Has led people in the field
Knows safe use of agrochemicals
Two to five years in similar work', 'Nakuru', 'KES 38,500 - 52,500', 'full_time', 'mid', array['Crop Planning', 'Irrigation', 'Greenhouse Management', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '6196 minutes'),
  ('5eed0b00-0000-4000-8000-000000000091', '5eedc000-0000-4000-8000-000000000031', 'Internal Auditor', 'Jenga Haraka Contractors builds schools, markets and water tanks across central Kenya. Somebody at Jenga Haraka Contractors has to read the small print. It may as well be a person who likes it.

You examine files against the policy and decide, or recommend, within two working days. You keep registers complete, so that the regulator’s questions take an hour and not a week. You assess risks with data analysis where we have figures and with site visits where we do not. You write findings in words that the people concerned would accept as fair. It helps to be good at Data Analysis; Report Writing and Risk Assessment come up every week.

You report what you find to those who must know, and nobody can ask you to leave it out. Protective gear is issued on day one, and nobody works at height without a harness.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Writes short, clear reports
Experience with claims or audit software
Six years or more, two of them leading others', 'Thika', 'KES 108,500 - 154,000', 'full_time', 'senior', array['Risk Assessment', 'Internal Audit', 'Data Analysis', 'Report Writing', 'Attention to Detail']::text[], true, now() - interval '27422 minutes'),
  ('5eed0b00-0000-4000-8000-000000000092', '5eedc000-0000-4000-8000-000000000032', 'Weekend Nurse', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. We have the beds and the equipment. What Mugumo Hill Hospital needs is experienced hands at the bedside.

You do triage in the morning, take vital signs and see to it that those who cannot wait do not. You give medicines and injections by the five rights and chart them at once, on screen. You dress wounds, place cannulas and teach families how to go on at home. You check the emergency trolley and the oxygen at the start of every shift, and sign for it. We look for Medication Administration above all, then for Electronic Health Records and Patient Care.

We pay your licence renewal and give five paid study days a year. Shifts are planned a month ahead and swapped freely between colleagues.', 'Diploma or degree in nursing and a valid licence of the Nursing Council of Kenya
One year of ward or clinic work after internship
Fluent Kiswahili; a local language of the county is a great help
Two to five years in similar work', 'Nyeri', 'KES 21,000 - 28,500', 'part_time', 'mid', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Electronic Health Records']::text[], true, now() - interval '36107 minutes'),
  ('5eed0b00-0000-4000-8000-000000000093', '5eedc000-0000-4000-8000-000000000033', 'Nurse in Charge', 'We have the beds and the equipment. What Chepkolel Leaf Estates needs is experienced hands at the bedside. Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours.

You give medicines and injections by the five rights and chart them at once, on screen. You dress wounds, place cannulas and teach families how to go on at home. You run the immunisation and antenatal clinics on their fixed days and follow up on mothers who did not come. You check the emergency trolley and the oxygen at the start of every shift, and sign for it. It helps to be good at Medication Administration; Electronic Health Records and Communication come up every week.

Shifts are planned a month ahead and swapped freely between colleagues. Housing on the estate, a school and a dispensary come with the job.', 'Basic life support certificate, not older than two years
One year of ward or clinic work after internship
Fluent Kiswahili; a local language of the county is a great help
Six years or more, two of them leading others', 'Kericho', 'KES 85,500 - 123,000', 'full_time', 'senior', array['Patient Care', 'Medication Administration', 'Wound Care', 'Electronic Health Records', 'Communication']::text[], true, now() - interval '33736 minutes'),
  ('5eed0b00-0000-4000-8000-000000000094', '5eedc000-0000-4000-8000-000000000034', 'Field Officer', 'Farmers around Meru sell to Njuri Hills Dairy because somebody they trust comes by. We are looking for that somebody. Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You keep a notebook of what you have learned; the next beginner will be glad of it. Most days call for Farmer Training, Data Collection and Agronomy.

Milk every week, a savings scheme that we top up, and a bus from Nkubu. Field days begin at six and are over by two.', 'Certificate, diploma or degree in agriculture or horticulture
Motorcycle licence and the stomach for rough roads
Used to entering data on a phone
No long experience needed: we train on the job', 'Meru', 'KES 26,000 - 36,500', 'full_time', 'entry', array['Agronomy', 'Farmer Training', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '28282 minutes'),
  ('5eed0b00-0000-4000-8000-000000000095', '5eedc000-0000-4000-8000-000000000035', 'Welder and Fabricator', 'If you can look at a broken part and see how to make a better one, come to our workshop in Machakos. Iveti Steel Joinery makes gates, windows and roof trusses to order.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site. You repair conveyors, hoppers and guards during the short stops that production gives you. You measure at the customer’s place yourself once a week, and you talk to them as politely as you measure. If Machine Repair, Metal Fabrication and Arc Welding are your strong points, you will feel at home quickly.

We judge a welder by a test piece, so expect to make one at the interview. Bonuses are shared in the workshop each quarter when no order went out late.', 'Trade test or certificate in welding and fabrication
At least two years in a jobbing workshop or in plant maintenance
Reads technical drawings
Two to five years in similar work', 'Machakos', 'KES 35,000 - 50,500', 'full_time', 'mid', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Machine Repair']::text[], true, now() - interval '25702 minutes'),
  ('5eed0b00-0000-4000-8000-000000000096', '5eedc000-0000-4000-8000-000000000036', 'Head of Product', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. Decisions at Mbegu Savings Sacco are made on Mondays; your work decides whether they are made on facts.

You turn vague questions into ones that data can answer, and say so when it cannot. You decide what we stop doing, which is harder than deciding what to start. You spend one day a week where the work is done, and listen more than you talk there. You prepare somebody in your team to follow you one day. You agree targets with each head of section and look at the figures together every fortnight. It helps to be good at SQL; Python and Report Writing come up every week.

You can work from anywhere in Kenya; we meet in Embu a few times a year and pay the way. Work where you like; we meet in person once a month.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Strong SQL and one of Python or R
Explains a confidence interval without using the word
Ten years or more, with responsibility for budgets and people', 'Remote', 'KES 315,500 - 435,000', 'full_time', 'executive', array['SQL', 'Python', 'Power BI', 'Statistics', 'Report Writing']::text[], true, now() - interval '22115 minutes'),
  ('5eed0b00-0000-4000-8000-000000000097', '5eedc000-0000-4000-8000-000000000037', 'Quality Controller', 'Healthy animals and clean produce are the whole business of Rosehill by the Lake. Rosehill by the Lake grows roses on 60 hectares and flies them out the same night.

You trace a bad batch back to its source within the day and explain, without blame, what went wrong. You look after sampling, labels and the cold room, and you calibrate the scales on Mondays. You advise on feeding through the dry season and work out rations from what is at hand. You prepare the papers for inspections and walk around with the inspector. What you need most is Sampling and Food Safety, and enough Feed Formulation to manage on your own.

There is a crèche at the gate, a canteen, and transport from Karagita. You will sometimes have to reject what a friend has brought; we will stand behind you.', 'Certificate or diploma in animal health, dairy technology or food science
Practical experience with testing equipment
Honest, also when it is inconvenient
Two to five years in similar work', 'Naivasha', 'KES 36,500 - 50,500', 'full_time', 'mid', array['Quality Control', 'Food Safety', 'Sampling', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '21256 minutes'),
  ('5eed0b00-0000-4000-8000-000000000098', '5eedc000-0000-4000-8000-000000000038', 'Loan Officer', 'Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya. Nanyuki Trails Lodge would rather say no today than send an auctioneer next year.

You visit businesses, look at their books or help to write some, and judge what they can repay. You explain interest, fees and what happens when a payment is missed, before anybody signs. You analyse statements and credit reports in Excel and notice what does not add up. You start with the simple things and take on more as soon as you feel ready for it. If Portfolio Management, Negotiation and Credit Analysis are your strong points, you will feel at home quickly.

We measure repayment and returning customers, not only volume. Three weeks on, one week off, with the bus home paid.', 'Diploma or degree in finance, economics or business
Can read a cash flow and ask the right questions about it
Clean credit report and good conduct
No long experience needed: we train on the job', 'Nanyuki', 'KES 31,500 - 44,000', 'full_time', 'entry', array['Credit Analysis', 'Portfolio Management', 'Microsoft Excel', 'Customer Service', 'Negotiation']::text[], true, now() - interval '7411 minutes'),
  ('5eed0b00-0000-4000-8000-000000000099', '5eedc000-0000-4000-8000-000000000039', 'Warehouse Assistant', 'Athi Plains Cement Works makes blocks, pavers and culverts on the Mombasa road. Our stock counts at Athi Plains Cement Works have come out wrong three times. Come and make the fourth one right.

You receive goods against the order, count them, and write down damage before the lorry leaves. You do cycle counts of a tenth of the stock each week and find the reason for each difference. You operate the forklift or the pallet jack like somebody who intends to keep all ten toes. For the first three months you work beside somebody who has done this for years. If Forklift Operation, Stock Taking and Inventory Management are your strong points, you will feel at home quickly.

A safety bonus is paid to the whole shift when nobody was hurt that month. Two shifts, changing every fortnight, with transport after the late one.', 'Certificate in stores management, supply chain or similar
Comfortable in Microsoft Excel
Forklift certificate where the post needs it
No long experience needed: we train on the job', 'Machakos', 'KES 17,500 - 23,500', 'full_time', 'entry', array['Inventory Management', 'Stock Taking', 'Order Picking', 'Forklift Operation', 'Record Keeping']::text[], true, now() - interval '20752 minutes'),
  ('5eed0b00-0000-4000-8000-000000000100', '5eedc000-0000-4000-8000-000000000040', 'Procurement Officer', 'Kijani Waste Works turns market waste into compost and plastic into fencing posts. When customs asks for one more document, Kijani Waste Works wants it to be in the folder already.

You keep a calendar of arrivals and tell production and sales about delays the hour you learn of them. You match orders, delivery notes and invoices before finance pays anybody. You ask for three quotations, compare them on price, quality and delivery, and write down why you chose one. You plan loads and routes so that no lorry comes back empty without a reason. What you need most is Planning and Procurement, and enough Customs Clearance to manage on your own.

Gifts from suppliers are declined, politely and always. Boots, gloves, vaccinations and a hot lunch are provided.', 'Diploma or degree in procurement, supply chain or logistics
Knows customs procedures or public procurement rules
Negotiates firmly and in a friendly way
Two to five years in similar work', 'Nakuru', 'KES 52,500 - 76,000', 'full_time', 'mid', array['Procurement', 'Customs Clearance', 'Supplier Management', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '10998 minutes'),
  ('5eed0b00-0000-4000-8000-000000000101', '5eedc000-0000-4000-8000-000000000041', 'Laboratory Attachment', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. Ndarugu Ridge Hospital in Thika wants a technologist who enjoys both the bench and the counter.

You explain to patients how and when to take what they were given, until they can say it back to you. You count stock every week, rotate it by expiry date and order before shelves are empty. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You may ask anything, and you are expected to ask it twice if the answer was not clear. It helps to be good at Patient Counselling; Laboratory Testing and Quality Control come up every week.

Quality assessments by outsiders come twice a year; we have passed them all and intend to go on. A lunch room, lockers, a nursing room, and a pension that we match.', 'Diploma in pharmacy or medical laboratory sciences
Registered with the board of your profession
Patience with people who are unwell or worried
No long experience needed: we train on the job', 'Thika', 'KES 14,500 - 18,500', 'internship', 'entry', array['Dispensing', 'Laboratory Testing', 'Inventory Management', 'Quality Control', 'Patient Counselling']::text[], true, now() - interval '35604 minutes'),
  ('5eed0b00-0000-4000-8000-000000000102', '5eedc000-0000-4000-8000-000000000042', 'Forklift Operator', 'Ndovu Coach Lines runs 64 coaches between Nairobi, Eldoret and Malaba. Our stock counts at Ndovu Coach Lines have come out wrong three times. Come and make the fourth one right.

You pick and pack orders by two in the afternoon so that they make the evening run. You do cycle counts of a tenth of the stock each week and find the reason for each difference. You enter every movement in the stock system when it happens, not at the end of the day. You arrange shelves so that what sells most is nearest and what is heavy is low. It helps to be good at Inventory Management; Stock Taking and Forklift Operation come up every week.

The store is swept every evening by whoever is last, the manager included. Driving hours are capped and rest rooms are clean: we inspect them ourselves.', 'Certificate in stores management, supply chain or similar
Comfortable in Microsoft Excel
Forklift certificate where the post needs it
Two to five years in similar work', 'Nakuru', 'KES 30,000 - 39,500', 'contract', 'mid', array['Inventory Management', 'Stock Taking', 'Microsoft Excel', 'Forklift Operation', 'Record Keeping']::text[], true, now() - interval '40910 minutes'),
  ('5eed0b00-0000-4000-8000-000000000103', '5eedc000-0000-4000-8000-000000000043', 'Farm Manager', 'The next season at Laikipia Honey Hub is planned on paper; it takes a person to make it happen in the ground. Laikipia Honey Hub trains bee keepers and sells their honey under one label.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You keep spray records that an auditor can follow: what, where, how much, and when people may go in again. You lead a gang of thirty, teach them to grade, and pay attention to who teaches best. What you need most is Irrigation and Crop Planning, and enough Greenhouse Management to manage on your own.

Half of the week is outdoors, and field boots are on us. We are certified for good agricultural practice and mean to stay so.', 'Has led people in the field
Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
Six years or more, two of them leading others', 'Nanyuki', 'KES 81,000 - 122,000', 'full_time', 'senior', array['Crop Planning', 'Irrigation', 'Greenhouse Management', 'Team Supervision', 'Record Keeping']::text[], true, now() - interval '2105 minutes'),
  ('5eed0b00-0000-4000-8000-000000000104', '5eedc000-0000-4000-8000-000000000044', 'Maintenance Electrician', 'Every hour without power costs Equator Telecom Services money, so the person in this post is one of the best-known faces in Nyeri. Equator Telecom Services lays fibre and keeps masts standing in seven counties.

You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. Once a week you test earth leakage and write down what you measured, with the date and your name. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. We look for Preventive Maintenance above all, then for Wiring Diagrams and Motor Control.

The person we are looking for leaves a panel tidier than it was and labels what the last one forgot to label. A field allowance, proper climbing gear and a second pair of hands at every mast.', 'Government Trade Test Grade II or a craft certificate in electrical installation
A valid EPRA worker licence, or the willingness to sit for it within six months
Two years of work on three-phase installations
Two to five years in similar work', 'Nyeri', 'KES 41,500 - 59,500', 'contract', 'mid', array['Electrical Installation', 'Wiring Diagrams', 'Motor Control', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '40762 minutes'),
  ('5eed0b00-0000-4000-8000-000000000105', '5eedc000-0000-4000-8000-000000000045', 'Loan Officer', 'A loan from Kirinyet Coffee Exporters buys a sewing machine, a cow or a second-hand lorry, and it has to fit whoever takes it. Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations.

You visit businesses, look at their books or help to write some, and judge what they can repay. You explain interest, fees and what happens when a payment is missed, before anybody signs. You analyse statements and credit reports in Excel and notice what does not add up. You keep a notebook of what you have learned; the next beginner will be glad of it. Most days call for Microsoft Excel, Customer Service and Negotiation.

You learn to taste coffee, and the examination fee for graders is paid. We measure repayment and returning customers, not only volume.', 'Diploma or degree in finance, economics or business
Can read a cash flow and ask the right questions about it
Clean credit report and good conduct
No long experience needed: we train on the job', 'Embu', 'KES 34,000 - 47,500', 'full_time', 'entry', array['Credit Analysis', 'Portfolio Management', 'Microsoft Excel', 'Customer Service', 'Negotiation']::text[], true, now() - interval '36967 minutes'),
  ('5eed0b00-0000-4000-8000-000000000106', '5eedc000-0000-4000-8000-000000000046', 'HR Manager', 'Mlima Outdoor Schools has grown from forty people to four times as many, and its ways of treating them have to keep up. Mlima Outdoor Schools brings city classes to the mountain for a week at a time.

You write adverts that say what the job is, sift applications by the same list for all, and answer everyone. You prepare contracts, leave records and payroll changes before the twentieth of the month. You organise training by need and ask later whether it changed anything. You hear grievances, keep to the procedure, and close each of them within three weeks. It helps to be good at Employee Relations; Microsoft Excel and Recruitment come up every week.

Food and bed during camps, and first-aid training every year. You will say no to managers now and then, and be thanked for it later.', 'Degree or higher diploma in human resource management
Member of the Institute of Human Resource Management, or on the way
Experience with payroll software
Six years or more, two of them leading others', 'Nyeri', 'KES 111,000 - 156,500', 'full_time', 'senior', array['Recruitment', 'Payroll', 'Employee Relations', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '31365 minutes'),
  ('5eed0b00-0000-4000-8000-000000000107', '5eedc000-0000-4000-8000-000000000047', 'Data Entry Clerk', 'Ziwa Cold Chain would like its customers to hang up happier than they were when they called. Ziwa Cold Chain moves fish, milk and vaccines around the lake without letting them get warm.

You enter and check data with double reading where a slip would cost somebody money. You pass faults on to the technical team with the steps that show them. You improve the help pages whenever the same question comes a third time. After six months we talk about what you would like to learn next, and put it in writing. Most days call for Data Entry, Problem Solving and Communication.

You can work from anywhere in Kenya; we meet in Kisumu a few times a year and pay the way. Nobody here works from a script, and nobody is timed in the washroom.', 'Clear spoken and written English and Kiswahili
Types forty words a minute
Has dealt with customers in any trade
No long experience needed: we train on the job', 'Remote', 'KES 22,500 - 31,500', 'contract', 'entry', array['Customer Service', 'Data Entry', 'Communication', 'Problem Solving', 'Microsoft Excel']::text[], true, now() - interval '6700 minutes'),
  ('5eed0b00-0000-4000-8000-000000000108', '5eedc000-0000-4000-8000-000000000048', 'Field Sales Representative', 'Cherangani Seed House breeds and sells maize and bean seed suited to the highlands. We do not need a talker at Cherangani Seed House; we need somebody who listens and comes back when promised.

You visit twelve to fifteen customers a day on a route that you plan yourself. You note orders, prices of competitors and complaints in the CRM while you are still at the counter. You collect what is due, kindly and on time, and sort out disputes before they grow old. You make mistakes, tell us early, and mend them with our help. It helps to be good at Credit Control; Communication and Customer Relationship Management come up every week.

Targets are agreed each quarter; three in four of our people reach theirs. You get seed at cost for your own shamba and two field days a year with the breeders.', 'Certificate or diploma in sales, marketing or business
Riding or driving licence
Comfortable with a CRM on a phone
No long experience needed: we train on the job', 'Kitale', 'KES 26,000 - 36,500', 'full_time', 'entry', array['Sales', 'Customer Relationship Management', 'Negotiation', 'Credit Control', 'Communication']::text[], true, now() - interval '21108 minutes'),
  ('5eed0b00-0000-4000-8000-000000000109', '5eedc000-0000-4000-8000-000000000049', 'Executive Housekeeper', 'Nobody praises a clean room, everybody remembers a dirty one: Elimu Mlimani Schools takes housekeeping seriously. Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret.

You make up fourteen rooms in a shift to a checklist that fits on one card. You count linen in and out, sort what needs mending and report what has gone missing. You report dripping taps, loose handles and burnt bulbs the moment you see them. You inspect rooms before guests see them and correct things together with the person who did them. We look for Team Supervision above all, then for Laundry Operations and Attention to Detail.

We train everybody for two weeks, with pay, before they work alone. Your own children pay half the fees, and school holidays are yours.', 'Secondary school certificate; a housekeeping course is an advantage
Experience in a hotel, hospital or boarding school
Physically fit and particular about details
Six years or more, two of them leading others', 'Eldoret', 'KES 58,500 - 83,000', 'full_time', 'senior', array['Laundry Operations', 'Inventory Management', 'Team Supervision', 'Attention to Detail', 'Hygiene Standards']::text[], true, now() - interval '26710 minutes'),
  ('5eed0b00-0000-4000-8000-000000000110', '5eedc000-0000-4000-8000-000000000050', 'Agronomist', 'Farmers around Kakamega sell to Isukha Agro Supplies because somebody they trust comes by. We are looking for that somebody. Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops.

You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You hold demonstrations on planting, spacing and composting where people can put their hands into it. You estimate the harvest three weeks ahead so that transport and sacks are ready. Most days call for Record Keeping, Agronomy and Data Collection.

Commission is on top of the salary and has no ceiling. Field days begin at six and are over by two.', 'Motorcycle licence and the stomach for rough roads
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
Two to five years in similar work', 'Kakamega', 'KES 53,000 - 79,500', 'full_time', 'mid', array['Agronomy', 'Soil Sampling', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '2817 minutes'),
  ('5eed0b00-0000-4000-8000-000000000111', '5eedc000-0000-4000-8000-000000000051', 'Senior Electrical Technician', 'Webuye Stone Millers grinds maize, millet and sorghum for western Kenya. Webuye Stone Millers needs somebody in Bungoma who reads a wiring diagram the way others read a newspaper.

You trace faults in three-phase motors and starters with a meter and patience rather than by swapping parts. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. Two helpers look to you for what to do next, so you explain as you work. If Wiring Diagrams, Preventive Maintenance and Motor Control are your strong points, you will feel at home quickly.

Call-outs at night happen about twice a month and are paid on top. A bag of flour goes home with everybody at the end of the month.', 'A valid EPRA worker licence, or the willingness to sit for it within six months
Two years of work on three-phase installations
Own hand tools; we provide the meters
Six years or more, two of them leading others', 'Bungoma', 'KES 70,000 - 97,000', 'full_time', 'senior', array['Fault Finding', 'Wiring Diagrams', 'Motor Control', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '35960 minutes'),
  ('5eed0b00-0000-4000-8000-000000000112', '5eedc000-0000-4000-8000-000000000052', 'Pharmacy Branch Manager', 'Mwarobaini Pharmacies has 22 shops that are open until ten at night. A wrong label can do more harm than a missing one, so Mwarobaini Pharmacies is looking for somebody exact.

You explain to patients how and when to take what they were given, until they can say it back to you. You count stock every week, rotate it by expiry date and order before shelves are empty. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You check prescriptions for doses and interactions, and you call the prescriber when something is off. What you need most is Inventory Management and Insurance Claims, and enough Laboratory Testing to manage on your own.

Quality assessments by outsiders come twice a year; we have passed them all and intend to go on. Late shifts end with a taxi home that we pay.', 'Diploma in pharmacy or medical laboratory sciences
Registered with the board of your profession
Patience with people who are unwell or worried
Six years or more, two of them leading others', 'Kisumu', 'KES 76,500 - 103,000', 'full_time', 'senior', array['Dispensing', 'Laboratory Testing', 'Inventory Management', 'Quality Control', 'Insurance Claims']::text[], true, now() - interval '4832 minutes'),
  ('5eed0b00-0000-4000-8000-000000000113', '5eedc000-0000-4000-8000-000000000053', 'Medical Laboratory Technologist', 'A wrong label can do more harm than a missing one, so Macho Mapya Eye Centre is looking for somebody exact. Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages.

You count stock every week, rotate it by expiry date and order before shelves are empty. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You check prescriptions for doses and interactions, and you call the prescriber when something is off. You prepare insurance claims every evening so that they are paid the first time. What you need most is Dispensing and Quality Control, and enough Insurance Claims to manage on your own.

Quality assessments by outsiders come twice a year; we have passed them all and intend to go on. Camp days carry an allowance, and Saturdays are worked by turns.', 'Registered with the board of your profession
Experience with stock software for medicines or reagents
Patience with people who are unwell or worried
Two to five years in similar work', 'Eldoret', 'KES 42,500 - 59,500', 'full_time', 'mid', array['Dispensing', 'Laboratory Testing', 'Quality Control', 'Patient Counselling', 'Insurance Claims']::text[], true, now() - interval '34952 minutes'),
  ('5eed0b00-0000-4000-8000-000000000114', '5eedc000-0000-4000-8000-000000000054', 'Internal Auditor', 'Somebody at Busia Crossroads Traders has to read the small print. It may as well be a person who likes it. Busia Crossroads Traders supplies shops on both sides of the border.

You telephone customers for missing papers and explain what they are for. You keep registers complete, so that the regulator’s questions take an hour and not a week. You assess risks with data analysis where we have figures and with site visits where we do not. You write findings in words that the people concerned would accept as fair. Most days call for Data Analysis, Attention to Detail and Risk Assessment.

Small team, short ways: whoever has a good idea tries it the same week. Two days a week on site, and the rest where you concentrate best.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Writes short, clear reports
Six years or more, two of them leading others', 'Busia', 'KES 104,000 - 148,000', 'full_time', 'senior', array['Risk Assessment', 'Internal Audit', 'Data Analysis', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '27570 minutes'),
  ('5eed0b00-0000-4000-8000-000000000115', '5eedc000-0000-4000-8000-000000000055', 'Logistics Coordinator', 'Ngege Bay Fisheries buys well when it buys early. This post in Homa Bay is about making early the habit. Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day.

You match orders, delivery notes and invoices before finance pays anybody. You ask for three quotations, compare them on price, quality and delivery, and write down why you chose one. You visit suppliers, look at how they work, and agree terms that both sides can keep. You plan loads and routes so that no lorry comes back empty without a reason. We look for Microsoft Excel above all, then for Procurement and Customs Clearance.

Life jackets and swimming lessons come first; fish at cost comes after. Gifts from suppliers are declined, politely and always.', 'Diploma or degree in procurement, supply chain or logistics
Member of, or studying for, the professional body of the field
Negotiates firmly and in a friendly way
Two to five years in similar work', 'Homa Bay', 'KES 53,500 - 76,000', 'full_time', 'mid', array['Procurement', 'Negotiation', 'Customs Clearance', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '27778 minutes'),
  ('5eed0b00-0000-4000-8000-000000000116', '5eedc000-0000-4000-8000-000000000056', 'Receptionist', 'When the printer, the visitors and the minutes are all in hand, hardly anybody at Tabaka Soapstone Guild notices. We do. Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad.

You keep diaries, book rooms and travel, and tell people the day before what tomorrow holds. You write letters and minutes in Microsoft Word that need no second round. You look after petty cash and supplies and compare prices before you buy. You may ask anything, and you are expected to ask it twice if the answer was not clear. It helps to be good at Scheduling; Minute Taking and Record Keeping come up every week.

Profits are shared with staff and carvers alike every December. Hours are eight to five, Monday to Friday.', 'Certificate or diploma in business administration or secretarial studies
Fast and correct at the keyboard
Polite when others are not
No long experience needed: we train on the job', 'Kisii', 'KES 24,000 - 32,500', 'full_time', 'entry', array['Office Administration', 'Scheduling', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '32373 minutes'),
  ('5eed0b00-0000-4000-8000-000000000117', '5eedc000-0000-4000-8000-000000000057', 'General Farm Worker', 'Kuja Bend Sugar Mill near Migori grows for buyers who measure residues and stem lengths, and pays for people who care about both. Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You walk the fields at dawn, because what is seen at six can still be mended by noon. You make mistakes, tell us early, and mend them with our help. What you need most is Greenhouse Management and Team Supervision, and enough Irrigation to manage on your own.

We are certified for good agricultural practice and mean to stay so. There is staff housing, a sports club, and sugar at mill price.', 'Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
No long experience needed: we train on the job', 'Migori', 'KES 13,500 - 17,500', 'full_time', 'entry', array['Irrigation', 'Greenhouse Management', 'Team Supervision', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '37175 minutes'),
  ('5eed0b00-0000-4000-8000-000000000118', '5eedc000-0000-4000-8000-000000000058', 'Learning Designer', 'We have the learners and the rooms; Msingi Early Learning is looking for the person in front, or rather in the middle. Msingi Early Learning runs six day-care centres where mothers work near by.

You run sessions in the evening and on Saturdays, when working people can come. You test every course with five learners before it goes to five hundred. You observe trainers, give them two things to keep and one to change, and come back to see. You talk to employers about what is missing in the people they get. It helps to be good at Coaching; Curriculum Development and Training Delivery come up every week.

Your own toddler has a place free of charge. Much of the preparation can be done at home.', 'A trade or profession of your own, and training in teaching adults
Comfortable with an online learning system
Patient, and cheerful on a rainy Thursday evening
Two to five years in similar work', 'Kisumu', 'KES 70,000 - 99,000', 'contract', 'mid', array['Training Delivery', 'Curriculum Development', 'Coaching', 'E-learning', 'Monitoring and Evaluation']::text[], true, now() - interval '28638 minutes'),
  ('5eed0b00-0000-4000-8000-000000000119', '5eedc000-0000-4000-8000-000000000059', 'Adult Literacy Facilitator', 'Grown people learn differently: they want to use it tomorrow. Mizani Legal Aid builds its courses on that. Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer.

You find out what learners can do already, and start there. You run sessions in the evening and on Saturdays, when working people can come. You test every course with five learners before it goes to five hundred. You may ask anything, and you are expected to ask it twice if the answer was not clear. If Coaching, Curriculum Development and Monitoring and Evaluation are your strong points, you will feel at home quickly.

Much of the preparation can be done at home. A thirty-seven hour week, and time off in lieu that is really taken.', 'A trade or profession of your own, and training in teaching adults
Comfortable with an online learning system
Patient, and cheerful on a rainy Thursday evening
No long experience needed: we train on the job', 'Kisumu', 'KES 18,500 - 26,000', 'part_time', 'entry', array['Curriculum Development', 'Coaching', 'E-learning', 'Facilitation', 'Monitoring and Evaluation']::text[], true, now() - interval '30 minutes'),
  ('5eed0b00-0000-4000-8000-000000000120', '5eedc000-0000-4000-8000-000000000060', 'Building Services Supervisor', 'From the borehole to the last tap: in this job at Maragoli Thread Mill the whole water system is yours. Maragoli Thread Mill knits school uniforms and sews them in its own hall.

You service booster pumps, float switches and solar water heaters to a calendar that you keep yourself. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You estimate the fittings for a job closely enough that nothing has to be bought twice. You walk through new rooms with the builder and agree where pipes run before the plaster goes on. We look for Leak Detection above all, then for Pipe Fitting and Plumbing.

Neat joints and honest time sheets matter more to us than speed. Piece work is paid on top of a fixed wage, and the hall is cool and bright.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Experience with pumps and pressure systems
Able to climb, lift and work in the open all day
Six years or more, two of them leading others', 'Kakamega', 'KES 65,000 - 90,500', 'full_time', 'senior', array['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Estimating']::text[], true, now() - interval '28786 minutes'),
  ('5eed0b00-0000-4000-8000-000000000121', '5eedc000-0000-4000-8000-000000000001', 'Enrolled Community Health Nurse', 'Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai. Bluegum Street Clinics in Nairobi is looking for a nurse who speaks to patients before touching them.

You do triage in the morning, take vital signs and see to it that those who cannot wait do not. You give medicines and injections by the five rights and chart them at once, on screen. You hand over at the bedside, with the patient listening. After six months we talk about what you would like to learn next, and put it in writing. If Medication Administration, Electronic Health Records and Communication are your strong points, you will feel at home quickly.

Medical cover starts on the first day and includes your children. Shifts are planned a month ahead and swapped freely between colleagues.', 'Diploma or degree in nursing and a valid licence of the Nursing Council of Kenya
Fluent Kiswahili; a local language of the county is a great help
No long experience needed: we train on the job', 'Nairobi', 'KES 38,000 - 49,000', 'full_time', 'entry', array['Triage', 'Medication Administration', 'Wound Care', 'Electronic Health Records', 'Communication']::text[], true, now() - interval '15949 minutes'),
  ('5eed0b00-0000-4000-8000-000000000122', '5eedc000-0000-4000-8000-000000000002', 'Systems Administrator', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. We are looking for somebody at Savanna Ledger who fixes the cause after having fixed the symptom.

You set up computers, accounts and printers, and take rights away on the day somebody leaves. You test a restore from backup every month, because a backup nobody has restored is a hope. You pull and splice cable, measure it and label both ends. You patch systems on a calendar and read about the holes before others find ours. Most days call for Linux, Networking and Information Security.

On-call weeks come every fifth week and are paid. We work from home two days a week and pay for your data bundle.', 'Diploma or degree in information technology or telecommunications
CCNA or comparable knowledge of networks
Driving or riding licence for visits on site
Two to five years in similar work', 'Nairobi', 'KES 82,500 - 115,500', 'full_time', 'mid', array['Technical Support', 'Networking', 'Linux', 'Windows Administration', 'Information Security']::text[], true, now() - interval '9783 minutes'),
  ('5eed0b00-0000-4000-8000-000000000123', '5eedc000-0000-4000-8000-000000000003', 'Store Manager', 'A tidy shelf, a right till and a good word: at Nyota Ndogo Retail these three are the job. Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega.

You serve customers in the order they came and find out what they need before you say what we have. You run the till, give receipts without being asked and close with a difference of nothing. You handle returns fairly and call the supervisor when you are not sure. You set up the weekly offer so that it can be seen from the door. We look for Teamwork above all, then for Cash Handling and Customer Service.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Good people move up here: most of our supervisors began at the till.', 'Secondary school certificate with a pass in mathematics
Some months in a shop, chemist or market
A certificate of good conduct
Six years or more, two of them leading others', 'Nairobi', 'KES 76,500 - 107,000', 'full_time', 'senior', array['Customer Service', 'Cash Handling', 'Merchandising', 'Stock Taking', 'Teamwork']::text[], true, now() - interval '22471 minutes'),
  ('5eed0b00-0000-4000-8000-000000000124', '5eedc000-0000-4000-8000-000000000004', 'Shop Attendant', 'Njia Tano Software opens another branch and prefers to fill it with people who know how to greet. Njia Tano Software builds ticketing and payment software for matatu saccos.

You count the fast movers every evening and write the order for the morning. You handle returns fairly and call the supervisor when you are not sure. You set up the weekly offer so that it can be seen from the door. For the first three months you work beside somebody who has done this for years. What you need most is Stock Taking and Merchandising, and enough Cash Handling to manage on your own.

We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning. Good people move up here: most of our supervisors began at the till.', 'Secondary school certificate with a pass in mathematics
Friendly in Kiswahili and English
A certificate of good conduct
No long experience needed: we train on the job', 'Nairobi', 'KES 20,000 - 27,000', 'full_time', 'entry', array['Cash Handling', 'Merchandising', 'Stock Taking', 'Point of Sale Systems', 'Teamwork']::text[], true, now() - interval '15801 minutes'),
  ('5eed0b00-0000-4000-8000-000000000125', '5eedc000-0000-4000-8000-000000000005', 'Clinical Officer', 'Faraja Garden Homes looks after 85 old people in three houses with gardens. Sound judgement and plain words: that is what Faraja Garden Homes asks of the people who see its patients.

You take histories, examine and treat out-patients, about thirty in a day. You suture, drain, splint and do other minor surgery in a clean and well-lit room. You order laboratory tests when they change what you will do, and explain the results. You refer early, write a full letter, and telephone the hospital so that the patient is expected. It helps to be good at Referral Management; Minor Surgery and Clinical Assessment come up every week.

There is a consultant on the telephone at all hours, and you are expected to use it. Shifts are eight hours, not twelve, and nobody has more than two night weeks a month.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
A current practising licence
Two years of practice after internship
Two to five years in similar work', 'Nairobi', 'KES 60,500 - 88,000', 'full_time', 'mid', array['Clinical Assessment', 'Minor Surgery', 'Chronic Disease Management', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '12362 minutes'),
  ('5eed0b00-0000-4000-8000-000000000126', '5eedc000-0000-4000-8000-000000000006', 'Personal Assistant', 'Mwavuli Insurance Brokers in Nairobi is looking for the person everybody asks. Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim.

You keep diaries, book rooms and travel, and tell people the day before what tomorrow holds. You receive visitors and calls and pass on messages with all the facts. You file contracts and licences so that each is found in a minute and none runs out unseen. You arrange meetings for up to sixty people, tea included. If Scheduling, Communication and Office Administration are your strong points, you will feel at home quickly.

You will hear and see a good deal that stays in the room. We pay for your professional examinations when you pass, and for the first resit when you do not.', 'Certificate or diploma in business administration or secretarial studies
Two years in an office of more than ten people, except for attachments
Polite when others are not
Two to five years in similar work', 'Nairobi', 'KES 52,000 - 73,500', 'full_time', 'mid', array['Office Administration', 'Microsoft Office', 'Scheduling', 'Record Keeping', 'Communication']::text[], true, now() - interval '32225 minutes'),
  ('5eed0b00-0000-4000-8000-000000000127', '5eedc000-0000-4000-8000-000000000007', 'Head Teacher', 'Mwezi Learning House in Kiambu is looking for a teacher who still learns. Mwezi Learning House is a day school that puts reading and making things first.

You share materials with your colleagues and visit one lesson of theirs a month. You decide what we stop doing, which is harder than deciding what to start. You prepare somebody in your team to follow you one day. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. If First Aid, Curriculum Development and Classroom Management are your strong points, you will feel at home quickly.

Classes have at most 28 children, and every teacher has an assistant. There is a full hour each day to plan and mark, inside working time.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
First aid and a certificate of good conduct
Ten years or more, with responsibility for budgets and people', 'Kiambu', 'KES 174,500 - 244,000', 'full_time', 'executive', array['Classroom Management', 'Curriculum Development', 'Assessment', 'Communication', 'First Aid']::text[], true, now() - interval '36315 minutes'),
  ('5eed0b00-0000-4000-8000-000000000128', '5eedc000-0000-4000-8000-000000000008', 'Warehouse Assistant', 'Duma Parcel Riders delivers 9,000 parcels a day in twelve counties. Our stock counts at Duma Parcel Riders have come out wrong three times. Come and make the fourth one right.

You do cycle counts of a tenth of the stock each week and find the reason for each difference. You operate the forklift or the pallet jack like somebody who intends to keep all ten toes. You enter every movement in the stock system when it happens, not at the end of the day. You keep a notebook of what you have learned; the next beginner will be glad of it. We look for Inventory Management above all, then for Stock Taking and Forklift Operation.

Riders are insured around the clock, not only while they carry a parcel. The store is swept every evening by whoever is last, the manager included.', 'Certificate in stores management, supply chain or similar
Comfortable in Microsoft Excel
Forklift certificate where the post needs it
No long experience needed: we train on the job', 'Nairobi', 'KES 21,000 - 28,000', 'full_time', 'entry', array['Inventory Management', 'Stock Taking', 'Microsoft Excel', 'Forklift Operation', 'Record Keeping']::text[], true, now() - interval '8627 minutes'),
  ('5eed0b00-0000-4000-8000-000000000129', '5eedc000-0000-4000-8000-000000000009', 'Administration Attachment', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. An office runs on small promises kept. Kazi Mtandao needs a keeper of them.

You write letters and minutes in Microsoft Word that need no second round. You file contracts and licences so that each is found in a minute and none runs out unseen. You arrange meetings for up to sixty people, tea included. For the first three months you work beside somebody who has done this for years. If Minute Taking, Communication and Scheduling are your strong points, you will feel at home quickly.

Hours are eight to five, Monday to Friday. Equipment is delivered to your door and the internet bill is ours.', 'Certificate or diploma in business administration or secretarial studies
Fast and correct at the keyboard
Polite when others are not
No long experience needed: we train on the job', 'Nairobi', 'KES 13,000 - 17,500', 'internship', 'entry', array['Office Administration', 'Scheduling', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '17313 minutes'),
  ('5eed0b00-0000-4000-8000-000000000130', '5eedc000-0000-4000-8000-000000000010', 'Senior Teacher, Languages', 'Kurasa Tatu Press needs a subject teacher who can explain one thing in three ways. Kurasa Tatu Press publishes school books and story books in nine Kenyan languages.

You prepare experiments with what is in the cupboard and what can be had in the market. You coach candidates in small groups and let them explain to each other first. You teach everyone, not just the front row, to use a spreadsheet and to doubt a search result. You write schemes of work together with your department and revise them after the exams. We look for Assessment above all, then for Teaching and Microsoft Excel.

Housing near the school can be had at a fair rent. Hours are flexible around a core of ten to three, and the library is yours.', 'Degree or diploma in education with two teaching subjects
Registered with the Teachers Service Commission, or applying
Sound knowledge of the secondary syllabus
Six years or more, two of them leading others', 'Nairobi', 'KES 69,500 - 95,000', 'full_time', 'senior', array['Teaching', 'Lesson Planning', 'Assessment', 'Mentoring', 'Microsoft Excel']::text[], true, now() - interval '9991 minutes'),
  ('5eed0b00-0000-4000-8000-000000000131', '5eedc000-0000-4000-8000-000000000011', 'Warehouse Manager', 'If it is not on the shelf where the system says it is, it does not exist. Duka Njema Online needs somebody who lives by that. Duka Njema Online lets kiosks order stock by phone and delivers it the next morning.

You receive goods against the order, count them, and write down damage before the lorry leaves. You pick and pack orders by two in the afternoon so that they make the evening run. You do cycle counts of a tenth of the stock each week and find the reason for each difference. You operate the forklift or the pallet jack like somebody who intends to keep all ten toes. It helps to be good at Record Keeping; Microsoft Excel and Forklift Operation come up every week.

Two shifts, changing every fortnight, with transport after the late one. Everybody owns shares after a year, and remote weeks are normal.', 'Certificate in stores management, supply chain or similar
Comfortable in Microsoft Excel
Forklift certificate where the post needs it
Six years or more, two of them leading others', 'Nairobi', 'KES 101,500 - 143,000', 'full_time', 'senior', array['Stock Taking', 'Order Picking', 'Microsoft Excel', 'Forklift Operation', 'Record Keeping']::text[], true, now() - interval '39191 minutes'),
  ('5eed0b00-0000-4000-8000-000000000132', '5eedc000-0000-4000-8000-000000000012', 'Plumber', 'Water is scarce in Nairobi, and Chui Mwitu Alarms loses too much of it in old pipes. Chui Mwitu Alarms installs alarms, cameras and electric fences.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You read meters every Monday and chase any consumption that cannot be explained. You walk through new rooms with the builder and agree where pipes run before the plaster goes on. Most days call for Workplace Safety, Estimating and Pump Maintenance.

Neat joints and honest time sheets matter more to us than speed. Certification courses are paid, and call-outs at night earn a fixed extra.', 'Experience with pumps and pressure systems
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
Two to five years in similar work', 'Nairobi', 'KES 35,000 - 49,500', 'full_time', 'mid', array['Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Estimating', 'Workplace Safety']::text[], true, now() - interval '39694 minutes'),
  ('5eed0b00-0000-4000-8000-000000000133', '5eedc000-0000-4000-8000-000000000013', 'HR Manager', 'In Nairobi good people talk to each other about employers. Kibubu Community Bank means to be talked about well. Kibubu Community Bank lends to market traders and small workshops in 40 branches.

You write adverts that say what the job is, sift applications by the same list for all, and answer everyone. You prepare contracts, leave records and payroll changes before the twentieth of the month. You organise training by need and ask later whether it changed anything. You advise supervisors on labour law before they act, not afterwards. If Payroll, Employee Relations and Recruitment are your strong points, you will feel at home quickly.

You will say no to managers now and then, and be thanked for it later. Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law.', 'Degree or higher diploma in human resource management
Knows the Employment Act in daily practice
Experience with payroll software
Six years or more, two of them leading others', 'Nairobi', 'KES 135,000 - 190,500', 'full_time', 'senior', array['Recruitment', 'Labour Law', 'Payroll', 'Employee Relations', 'Training Coordination']::text[], true, now() - interval '26562 minutes'),
  ('5eed0b00-0000-4000-8000-000000000134', '5eedc000-0000-4000-8000-000000000014', 'Irrigation Technician', 'Ukulima Smart near Nairobi grows for buyers who measure residues and stem lengths, and pays for people who care about both. Ukulima Smart sends farmers weather, prices and advice for their own plot by text message.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You walk the fields at dawn, because what is seen at six can still be mended by noon. You plan planting and harvest week by week and see that seedlings, labour and crates meet on the right day. You keep spray records that an auditor can follow: what, where, how much, and when people may go in again. It helps to be good at Greenhouse Management; Team Supervision and Irrigation come up every week.

Work from anywhere in Kenya; the whole team meets for a week three times a year. Peak season is hard, quiet months are really quiet, and leave is taken then.', 'Training in agriculture, horticulture or irrigation, or ten years of practice with proof
Has led people in the field
Knows safe use of agrochemicals
Two to five years in similar work', 'Nairobi', 'KES 40,500 - 57,000', 'contract', 'mid', array['Crop Planning', 'Irrigation', 'Greenhouse Management', 'Team Supervision', 'Agrochemical Safety']::text[], true, now() - interval '39902 minutes'),
  ('5eed0b00-0000-4000-8000-000000000135', '5eedc000-0000-4000-8000-000000000015', 'Underwriting Officer', 'Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day. Trust is what Bima Mbegu Microinsurance sells, and checks are how it is made.

You examine files against the policy and decide, or recommend, within two working days. You test a sample of payments each month and follow every shilling to its receipt. You keep registers complete, so that the regulator’s questions take an hour and not a week. You assess risks with data analysis where we have figures and with site visits where we do not. If Compliance, Data Analysis and Internal Audit are your strong points, you will feel at home quickly.

You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way. You report what you find to those who must know, and nobody can ask you to leave it out.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Experience with claims or audit software
Two to five years in similar work', 'Remote', 'KES 70,500 - 97,000', 'full_time', 'mid', array['Risk Assessment', 'Internal Audit', 'Data Analysis', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '25850 minutes'),
  ('5eed0b00-0000-4000-8000-000000000136', '5eedc000-0000-4000-8000-000000000016', 'Commis Chef', 'Somebody at Kusi Wind Hotels has to make three hundred plates taste like one. We hope it will be you. Kusi Wind Hotels has three beach hotels and a conference centre on the north coast.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You bake bread and chapati in the morning and help with the grill in the evening. After six months we talk about what you would like to learn next, and put it in writing. What you need most is Food Production and Baking, and enough Teamwork to manage on your own.

Shifts are split in high season and straight for the rest of the year. Meals on duty, a share of the service charge, and live-in rooms for those from upcountry.', 'Certificate or diploma in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Good with Swahili dishes as well as with international ones
No long experience needed: we train on the job', 'Mombasa', 'KES 19,000 - 26,500', 'full_time', 'entry', array['Food Production', 'Menu Planning', 'Food Safety', 'Baking', 'Teamwork']::text[], true, now() - interval '32520 minutes'),
  ('5eed0b00-0000-4000-8000-000000000137', '5eedc000-0000-4000-8000-000000000017', 'Mechanical Fitter', 'Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach. If you can look at a broken part and see how to make a better one, come to our workshop in Garissa.

You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site. You repair conveyors, hoppers and guards during the short stops that production gives you. You keep a list of steel in stock and tell the buyer a week before something runs out. You measure at the customer’s place yourself once a week, and you talk to them as politely as you measure. It helps to be good at MIG Welding; Metal Fabrication and Arc Welding come up every week.

There is a hardship allowance and a week at home for every five in the field. Masks, gloves and extraction are provided and are worn, without exceptions.', 'Trade test or certificate in welding and fabrication
Reads technical drawings
Experience with stainless steel is an advantage
Two to five years in similar work', 'Garissa', 'KES 43,500 - 62,000', 'contract', 'mid', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Machine Repair']::text[], true, now() - interval '40050 minutes'),
  ('5eed0b00-0000-4000-8000-000000000138', '5eedc000-0000-4000-8000-000000000018', 'Room Attendant', 'Nobody praises a clean room, everybody remembers a dirty one: Upepo Dhow Tours takes housekeeping seriously. Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast.

You count linen in and out, sort what needs mending and report what has gone missing. You dilute cleaning agents as the label says and keep them locked away from children. You report dripping taps, loose handles and burnt bulbs the moment you see them. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. Most days call for Hygiene Standards, Housekeeping and Attention to Detail.

Tips are pooled and paid out every Friday. What guests leave behind is handed in and written down; that trust is the heart of this job.', 'Secondary school certificate; a housekeeping course is an advantage
Physically fit and particular about details
A certificate of good conduct
No long experience needed: we train on the job', 'Malindi', 'KES 17,000 - 22,000', 'full_time', 'entry', array['Housekeeping', 'Laundry Operations', 'Inventory Management', 'Attention to Detail', 'Hygiene Standards']::text[], true, now() - interval '36463 minutes'),
  ('5eed0b00-0000-4000-8000-000000000139', '5eedc000-0000-4000-8000-000000000019', 'Forklift Operator', 'Bahari Freight clears cargo at the port and carries it inland as far as Kampala. Our stock counts at Bahari Freight have come out wrong three times. Come and make the fourth one right.

You pick and pack orders by two in the afternoon so that they make the evening run. You do cycle counts of a tenth of the stock each week and find the reason for each difference. You enter every movement in the stock system when it happens, not at the end of the day. You arrange shelves so that what sells most is nearest and what is heavy is low. If Stock Taking, Inventory Management and Microsoft Excel are your strong points, you will feel at home quickly.

Overtime is paid by the hour, to the minute, with the salary of the same month. The store is swept every evening by whoever is last, the manager included.', 'Certificate in stores management, supply chain or similar
Comfortable in Microsoft Excel
Forklift certificate where the post needs it
Two to five years in similar work', 'Mombasa', 'KES 33,000 - 44,000', 'contract', 'mid', array['Inventory Management', 'Stock Taking', 'Order Picking', 'Microsoft Excel', 'Forklift Operation']::text[], true, now() - interval '41770 minutes'),
  ('5eed0b00-0000-4000-8000-000000000140', '5eedc000-0000-4000-8000-000000000020', 'Housekeeping Supervisor', 'Nobody praises a clean room, everybody remembers a dirty one: Lamu Heritage Stays takes housekeeping seriously. Lamu Heritage Stays restores old houses and lets them to travellers.

You make up fourteen rooms in a shift to a checklist that fits on one card. You dilute cleaning agents as the label says and keep them locked away from children. You report dripping taps, loose handles and burnt bulbs the moment you see them. You inspect rooms before guests see them and correct things together with the person who did them. It helps to be good at Hygiene Standards; Team Supervision and Attention to Detail come up every week.

What guests leave behind is handed in and written down; that trust is the heart of this job. Ferry passes and a room in the staff house are included.', 'Experience in a hotel, hospital or boarding school
Physically fit and particular about details
A certificate of good conduct
Two to five years in similar work', 'Lamu', 'KES 31,000 - 42,500', 'full_time', 'mid', array['Housekeeping', 'Laundry Operations', 'Team Supervision', 'Attention to Detail', 'Hygiene Standards']::text[], true, now() - interval '19180 minutes'),
  ('5eed0b00-0000-4000-8000-000000000141', '5eedc000-0000-4000-8000-000000000021', 'Field Officer', 'Half of this job at Kilifi Cashew Growers is knowing soil; the other half is knowing people. Kilifi Cashew Growers buys nuts from village groups and roasts them for export.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. For the first three months you work beside somebody who has done this for years. What you need most is Soil Sampling and Pest Management, and enough Record Keeping to manage on your own.

Pay is on the 25th without fail, and there is a clinic day every month. Farmers will tell you when you were wrong. Please come back and try again; that is how trust is made.', 'Motorcycle licence and the stomach for rough roads
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
No long experience needed: we train on the job', 'Kilifi', 'KES 25,500 - 35,500', 'full_time', 'entry', array['Farmer Training', 'Soil Sampling', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '14230 minutes'),
  ('5eed0b00-0000-4000-8000-000000000142', '5eedc000-0000-4000-8000-000000000022', 'Head of Finance', 'Isiolo Livestock Union in Isiolo needs somebody who is bothered by a difference of ten shillings. Isiolo Livestock Union buys, treats and sells animals for 500 herding families.

You run the payroll, answer questions about payslips, and treat what you see there as private. You hire, coach and, where it must be, part with people, and you do all three in person. You decide what we stop doing, which is harder than deciding what to start. You answer to the board for quality, safety and cost, in that order. You turn complaints into changes and tell those who complained what has changed. Most days call for QuickBooks, Tax Compliance and Bank Reconciliation.

We provide the motorbike, the fuel and a satellite phone. Late evenings happen twice a year, at the audit, and are given back.', 'CPA part II or above, or a degree in accounting or finance
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
Ten years or more, with responsibility for budgets and people', 'Isiolo', 'KES 263,000 - 372,500', 'full_time', 'executive', array['QuickBooks', 'Microsoft Excel', 'Tax Compliance', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '36671 minutes'),
  ('5eed0b00-0000-4000-8000-000000000143', '5eedc000-0000-4000-8000-000000000023', 'Finance Manager', 'The books of Ndara Junction Hotel are in order, and we are hiring so that they stay so while we grow. Ndara Junction Hotel feeds and beds travellers between Nairobi and the coast.

You get files ready for the auditors, so that their visit is short. You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due. You run the payroll, answer questions about payslips, and treat what you see there as private. You draw up management accounts by the tenth and a page of plain words to go with them. If Microsoft Excel, Bank Reconciliation and QuickBooks are your strong points, you will feel at home quickly.

Meals, uniform and a bed on late shifts are free. Late evenings happen twice a year, at the audit, and are given back.', 'Has filed taxes on iTax independently
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
Six years or more, two of them leading others', 'Voi', 'KES 126,000 - 179,000', 'full_time', 'senior', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Tax Compliance', 'Bank Reconciliation']::text[], true, now() - interval '16809 minutes'),
  ('5eed0b00-0000-4000-8000-000000000144', '5eedc000-0000-4000-8000-000000000024', 'Quantity Surveyor', 'Ngamia Water Trust is putting up new buildings near Lodwar, and the programme says nine months. Ngamia Water Trust drills boreholes and trains villages to keep them running.

You set out levels, check formwork and reinforcement, and sign before any concrete is poured. You hold a ten-minute safety talk each morning and stop work that is not safe. You plan the gangs of the week every Friday and have materials on site before the people who need them. You measure finished work with the subcontractors and agree quantities while both can still see them. Most days call for Project Management, Site Supervision and Bills of Quantities.

Housing in Lodwar, a hardship allowance and flights home every quarter. Neighbours, inspectors and clients will all come to you first, so a calm voice helps.', 'Diploma in building, civil engineering or quantity surveying, or long experience as a mason
Can read structural and architectural drawings
A driving licence is useful between sites
Two to five years in similar work', 'Lodwar', 'KES 71,500 - 99,000', 'full_time', 'mid', array['Site Supervision', 'Concrete Works', 'Bills of Quantities', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '31661 minutes'),
  ('5eed0b00-0000-4000-8000-000000000145', '5eedc000-0000-4000-8000-000000000025', 'Primary School Teacher', 'Children at Kivuli Home Nursing ask more questions than the timetable has room for, and we like it that way. Kivuli Home Nursing cares for people at home after operations and in old age.

You plan lessons for the competency-based curriculum in which children make, count, read aloud and explain. You teach reading in small groups every morning, each at its own pace. You take a club in the afternoon: chess, choir, gardening or whatever you love. You share materials with your colleagues and visit one lesson of theirs a month. Most days call for Communication, Classroom Management and Assessment.

You choose your zone, and travelling between patients is paid time. There is a full hour each day to plan and mark, inside working time.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
Experience with the competency-based curriculum
Two to five years in similar work', 'Mombasa', 'KES 37,000 - 54,000', 'full_time', 'mid', array['Lesson Planning', 'Classroom Management', 'Curriculum Development', 'Assessment', 'Communication']::text[], true, now() - interval '3113 minutes'),
  ('5eed0b00-0000-4000-8000-000000000146', '5eedc000-0000-4000-8000-000000000026', 'Delivery Driver', 'Careful beats fast: that is how Tana Delta Rice has gone four years without a serious accident. Tana Delta Rice mills and markets rice for cooperatives along the river.

You inspect tyres, lights, brakes and load straps before you turn the key, and you may refuse a vehicle that is not right. You load with the storekeeper, count together and sign only for what is there. You note fuel and kilometres daily, so that a sick engine shows early. You start with the simple things and take on more as soon as you feel ready for it. If Route Planning, Customer Service and Vehicle Inspection are your strong points, you will feel at home quickly.

Harvest months are long and carry a bonus; February is quiet, and leave is easy. Fines for speeding are yours; fines for our paperwork are ours.', 'PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
A certificate of good conduct and two referees
No long experience needed: we train on the job', 'Garissa', 'KES 27,500 - 37,000', 'full_time', 'entry', array['Route Planning', 'Vehicle Inspection', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '10495 minutes'),
  ('5eed0b00-0000-4000-8000-000000000147', '5eedc000-0000-4000-8000-000000000027', 'Quality Controller', 'Kwale Coconut Company presses oil and makes soap from coconuts of the south coast. Kwale Coconut Company pays suppliers around Kwale by quality, and so needs somebody whose judgement both sides accept.

You vaccinate and deworm on a calendar and treat the sick together with the county veterinarian. You trace a bad batch back to its source within the day and explain, without blame, what went wrong. You look after sampling, labels and the cold room, and you calibrate the scales on Mondays. You advise on feeding through the dry season and work out rations from what is at hand. What you need most is Feed Formulation and Quality Control, and enough Food Safety to manage on your own.

A small company where everybody learns every machine. You will sometimes have to reject what a friend has brought; we will stand behind you.', 'Certificate or diploma in animal health, dairy technology or food science
Registered with the veterinary board where the work demands it
Practical experience with testing equipment
Two to five years in similar work', 'Kwale', 'KES 34,500 - 48,000', 'full_time', 'mid', array['Quality Control', 'Animal Health', 'Food Safety', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '25346 minutes'),
  ('5eed0b00-0000-4000-8000-000000000148', '5eedc000-0000-4000-8000-000000000028', 'Apprentice Electrician', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. Two of our electricians retire this year, and Povu Laundry Group wants their knowledge passed on while they are still here.

Once a week you test earth leakage and write down what you measured, with the date and your name. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. After six months we talk about what you would like to learn next, and put it in writing. Most days call for Fault Finding, Electrical Installation and Workplace Safety.

Call-outs at night happen about twice a month and are paid on top. Sundays are free, and overtime is asked for, not ordered.', 'Government Trade Test Grade II or a craft certificate in electrical installation
Own hand tools; we provide the meters
No long experience needed: we train on the job', 'Mombasa', 'KES 15,000 - 19,500', 'internship', 'entry', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '26058 minutes'),
  ('5eed0b00-0000-4000-8000-000000000149', '5eedc000-0000-4000-8000-000000000029', 'Marketing Intern', 'Kobe Bay Boatyard has good stories and tells too few of them. Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels.

You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You visit customers with a camera and ask before you publish. You answer comments within two hours during the day, the angry ones first. You make mistakes, tell us early, and mend them with our help. What you need most is Video Editing and Google Analytics, and enough Social Media to manage on your own.

We do not invent reviews, and we do not buy followers. You can work from anywhere in Kenya; we meet in Lamu a few times a year and pay the way.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
No long experience needed: we train on the job', 'Remote', 'KES 17,000 - 23,000', 'internship', 'entry', array['Social Media', 'Copywriting', 'Google Analytics', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '42482 minutes'),
  ('5eed0b00-0000-4000-8000-000000000150', '5eedc000-0000-4000-8000-000000000030', 'Digital Marketing Officer', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. People scroll past most advertisements, including ours. Mwangaza Foods wants somebody who can change that honestly.

You write in clear English and living Kiswahili, and your captions sound like a person. You answer comments within two hours during the day, the angry ones first. You plan a month of posts, short videos and text messages, and keep to the plan when the week is full. You run campaigns on social media with a small budget and stop the ones that do not earn it. It helps to be good at Digital Marketing; Social Media and Google Analytics come up every week.

We do not invent reviews, and we do not buy followers. Lunch is cooked on site, and there is a staff van from town at every shift change.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Has run paid campaigns and can explain the results
Writes without mistakes in two languages
Two to five years in similar work', 'Nakuru', 'KES 50,500 - 72,500', 'full_time', 'mid', array['Digital Marketing', 'Social Media', 'Google Analytics', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '12510 minutes'),
  ('5eed0b00-0000-4000-8000-000000000151', '5eedc000-0000-4000-8000-000000000031', 'Motorbike Rider', 'Jenga Haraka Contractors builds schools, markets and water tanks across central Kenya. Whoever drives for Jenga Haraka Contractors is, for most customers, the only one of us they ever meet.

You plan the order of your drops the evening before and call customers who are hard to find. You load with the storekeeper, count together and sign only for what is there. You note fuel and kilometres daily, so that a sick engine shows early. You make mistakes, tell us early, and mend them with our help. Most days call for Customer Service, Vehicle Inspection and Cash Handling.

Protective gear is issued on day one, and nobody works at height without a harness. Routes rotate every month, so nobody has the bad one for ever.', 'PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
A certificate of good conduct and two referees
No long experience needed: we train on the job', 'Thika', 'KES 21,000 - 30,000', 'contract', 'entry', array['Defensive Driving', 'Vehicle Inspection', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '40258 minutes'),
  ('5eed0b00-0000-4000-8000-000000000152', '5eedc000-0000-4000-8000-000000000032', 'Data Entry Clerk', 'Whoever writes to Mugumo Hill Hospital has a problem and not much time. You will be the one who answers. Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county.

You find out what has happened before you say what to do, and write it down so that nobody has to tell it twice. You enter and check data with double reading where a slip would cost somebody money. You improve the help pages whenever the same question comes a third time. You start with the simple things and take on more as soon as you feel ready for it. What you need most is Microsoft Excel and Typing, and enough Communication to manage on your own.

You can work from anywhere in Kenya; we meet in Nyeri a few times a year and pay the way. Nobody here works from a script, and nobody is timed in the washroom.', 'Clear spoken and written English and Kiswahili
Types forty words a minute
A quiet place to work; we bring the computer
No long experience needed: we train on the job', 'Remote', 'KES 24,000 - 33,500', 'contract', 'entry', array['Customer Service', 'Data Entry', 'Communication', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '35248 minutes'),
  ('5eed0b00-0000-4000-8000-000000000153', '5eedc000-0000-4000-8000-000000000033', 'Weekend Nurse', 'Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours. We have the beds and the equipment. What Chepkolel Leaf Estates needs is experienced hands at the bedside.

You do triage in the morning, take vital signs and see to it that those who cannot wait do not. You give medicines and injections by the five rights and chart them at once, on screen. You check the emergency trolley and the oxygen at the start of every shift, and sign for it. You hand over at the bedside, with the patient listening. It helps to be good at Patient Care; Electronic Health Records and Wound Care come up every week.

Shifts are planned a month ahead and swapped freely between colleagues. Housing on the estate, a school and a dispensary come with the job.', 'Diploma or degree in nursing and a valid licence of the Nursing Council of Kenya
One year of ward or clinic work after internship
Fluent Kiswahili; a local language of the county is a great help
Two to five years in similar work', 'Kericho', 'KES 21,500 - 29,000', 'part_time', 'mid', array['Patient Care', 'Triage', 'Wound Care', 'Electronic Health Records', 'Communication']::text[], true, now() - interval '25199 minutes'),
  ('5eed0b00-0000-4000-8000-000000000154', '5eedc000-0000-4000-8000-000000000034', 'Livestock Production Officer', 'Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it. Healthy animals and clean produce are the whole business of Njuri Hills Dairy.

You test every delivery, with a lactometer, a moisture meter or your senses, and write the result where the supplier can see it. You trace a bad batch back to its source within the day and explain, without blame, what went wrong. You look after sampling, labels and the cold room, and you calibrate the scales on Mondays. You prepare the papers for inspections and walk around with the inspector. What you need most is Record Keeping and Food Safety, and enough Quality Control to manage on your own.

Early starts are part of it, and so are free afternoons. Milk every week, a savings scheme that we top up, and a bus from Nkubu.', 'Certificate or diploma in animal health, dairy technology or food science
Registered with the veterinary board where the work demands it
Practical experience with testing equipment
Two to five years in similar work', 'Meru', 'KES 49,000 - 70,000', 'full_time', 'mid', array['Quality Control', 'Animal Health', 'Food Safety', 'Sampling', 'Record Keeping']::text[], true, now() - interval '14082 minutes'),
  ('5eed0b00-0000-4000-8000-000000000155', '5eedc000-0000-4000-8000-000000000035', 'Electrician', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. Every hour without power costs Iveti Steel Joinery money, so the person in this post is one of the best-known faces in Machakos.

You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. You trace faults in three-phase motors and starters with a meter and patience rather than by swapping parts. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. If Motor Control, Workplace Safety and Preventive Maintenance are your strong points, you will feel at home quickly.

Bonuses are shared in the workshop each quarter when no order went out late. The person we are looking for leaves a panel tidier than it was and labels what the last one forgot to label.', 'Government Trade Test Grade II or a craft certificate in electrical installation
A valid EPRA worker licence, or the willingness to sit for it within six months
Two years of work on three-phase installations
Two to five years in similar work', 'Machakos', 'KES 37,500 - 54,000', 'full_time', 'mid', array['Electrical Installation', 'Wiring Diagrams', 'Motor Control', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '9635 minutes'),
  ('5eed0b00-0000-4000-8000-000000000156', '5eedc000-0000-4000-8000-000000000036', 'Debt Recovery Agent', 'Traders in Embu know Mbegu Savings Sacco by the people who walk through the market. Be one of them. Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders.

You explain interest, fees and what happens when a payment is missed, before anybody signs. You analyse statements and credit reports in Excel and notice what does not add up. You appraise applications and put your reasons on one page for the credit committee. You watch your portfolio daily and ring on the first day of delay, not on the thirtieth. It helps to be good at Customer Service; Microsoft Excel and Negotiation come up every week.

Staff loans at four percent, and the office closes at half past four. A smartphone, airtime and a travel allowance come with the work.', 'Diploma or degree in finance, economics or business
Experience in a bank, sacco or microfinance institution
Can read a cash flow and ask the right questions about it
Two to five years in similar work', 'Embu', 'KES 32,500 - 46,000', 'contract', 'mid', array['Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Customer Service', 'Negotiation']::text[], true, now() - interval '9131 minutes'),
  ('5eed0b00-0000-4000-8000-000000000157', '5eedc000-0000-4000-8000-000000000037', 'Junior Welder', 'Sparks fly at Rosehill by the Lake from eight in the morning, and orders from Naivasha and beyond are more than our benches can hold. Rosehill by the Lake grows roses on 60 hectares and flies them out the same night.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You repair conveyors, hoppers and guards during the short stops that production gives you. You keep a list of steel in stock and tell the buyer a week before something runs out. You start with the simple things and take on more as soon as you feel ready for it. Most days call for Machine Repair, Technical Drawing and Arc Welding.

There is a crèche at the gate, a canteen, and transport from Karagita. Masks, gloves and extraction are provided and are worn, without exceptions.', 'Trade test or certificate in welding and fabrication
Reads technical drawings
No long experience needed: we train on the job', 'Naivasha', 'KES 19,500 - 26,500', 'full_time', 'entry', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Machine Repair']::text[], true, now() - interval '18676 minutes'),
  ('5eed0b00-0000-4000-8000-000000000158', '5eedc000-0000-4000-8000-000000000038', 'Chef de Partie', 'The kitchen of Nanyuki Trails Lodge feeds more people every season, and the pass has become too busy for the team we have. Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You bake bread and chapati in the morning and help with the grill in the evening. You order vegetables and fish every second day, look at them when they arrive and send back what is not good. You show new cooks how we cut, season and portion, and you taste with them. If Teamwork, Baking and Food Production are your strong points, you will feel at home quickly.

Loud kitchens are common; ours is quick and quiet. Three weeks on, one week off, with the bus home paid.', 'Certificate or diploma in food production, or proof of the same from working kitchens
Used to cooking for more than eighty guests
Good with Swahili dishes as well as with international ones
Two to five years in similar work', 'Nanyuki', 'KES 36,000 - 51,000', 'full_time', 'mid', array['Food Production', 'Food Safety', 'Baking', 'Stock Ordering', 'Teamwork']::text[], true, now() - interval '19744 minutes'),
  ('5eed0b00-0000-4000-8000-000000000159', '5eedc000-0000-4000-8000-000000000039', 'Workshop Foreman', 'Athi Plains Cement Works makes blocks, pavers and culverts on the Mombasa road. If you can look at a broken part and see how to make a better one, come to our workshop in Machakos.

You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site. You repair conveyors, hoppers and guards during the short stops that production gives you. You keep a list of steel in stock and tell the buyer a week before something runs out. You choose the rod and the current for the job and can say why. What you need most is Metal Fabrication and MIG Welding, and enough Technical Drawing to manage on your own.

A safety bonus is paid to the whole shift when nobody was hurt that month. We judge a welder by a test piece, so expect to make one at the interview.', 'At least two years in a jobbing workshop or in plant maintenance
Reads technical drawings
Experience with stainless steel is an advantage
Six years or more, two of them leading others', 'Machakos', 'KES 71,000 - 99,000', 'full_time', 'senior', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Machine Repair']::text[], true, now() - interval '593 minutes'),
  ('5eed0b00-0000-4000-8000-000000000160', '5eedc000-0000-4000-8000-000000000040', 'Receptionist', 'An office runs on small promises kept. Kijani Waste Works needs a keeper of them. Kijani Waste Works turns market waste into compost and plastic into fencing posts.

You receive visitors and calls and pass on messages with all the facts. You write letters and minutes in Microsoft Word that need no second round. You file contracts and licences so that each is found in a minute and none runs out unseen. You keep a notebook of what you have learned; the next beginner will be glad of it. If Microsoft Office, Record Keeping and Minute Taking are your strong points, you will feel at home quickly.

You will hear and see a good deal that stays in the room. Boots, gloves, vaccinations and a hot lunch are provided.', 'Certificate or diploma in business administration or secretarial studies
Fast and correct at the keyboard
Polite when others are not
No long experience needed: we train on the job', 'Nakuru', 'KES 22,500 - 31,000', 'full_time', 'entry', array['Microsoft Office', 'Scheduling', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '13578 minutes'),
  ('5eed0b00-0000-4000-8000-000000000161', '5eedc000-0000-4000-8000-000000000041', 'Clinical Officer', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. Sound judgement and plain words: that is what Ndarugu Ridge Hospital asks of the people who see its patients.

You take histories, examine and treat out-patients, about thirty in a day. You order laboratory tests when they change what you will do, and explain the results. You review hypertension and diabetes patients monthly and keep their register current. You refer early, write a full letter, and telephone the hospital so that the patient is expected. We look for Clinical Assessment above all, then for Minor Surgery and Patient Care.

We follow national guidelines, and we buy the drugs that they name. A lunch room, lockers, a nursing room, and a pension that we match.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
Two years of practice after internship
Comfortable with electronic health records
Two to five years in similar work', 'Thika', 'KES 66,000 - 95,500', 'full_time', 'mid', array['Clinical Assessment', 'Minor Surgery', 'Patient Care', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '1957 minutes'),
  ('5eed0b00-0000-4000-8000-000000000162', '5eedc000-0000-4000-8000-000000000042', 'Maintenance Electrician', 'Ndovu Coach Lines runs 64 coaches between Nairobi, Eldoret and Malaba. Ndovu Coach Lines needs somebody in Nakuru who reads a wiring diagram the way others read a newspaper.

You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. Once a week you test earth leakage and write down what you measured, with the date and your name. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. Two helpers look to you for what to do next, so you explain as you work. Most days call for Fault Finding, Motor Control and Workplace Safety.

Driving hours are capped and rest rooms are clean: we inspect them ourselves. Call-outs at night happen about twice a month and are paid on top.', 'Government Trade Test Grade II or a craft certificate in electrical installation
A valid EPRA worker licence, or the willingness to sit for it within six months
Own hand tools; we provide the meters
Two to five years in similar work', 'Nakuru', 'KES 45,500 - 65,000', 'contract', 'mid', array['Fault Finding', 'Wiring Diagrams', 'Motor Control', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '19536 minutes'),
  ('5eed0b00-0000-4000-8000-000000000163', '5eedc000-0000-4000-8000-000000000043', 'Marketing Manager', 'Laikipia Honey Hub trains bee keepers and sells their honey under one label. Laikipia Honey Hub has good stories and tells too few of them.

You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You visit customers with a camera and ask before you publish. You plan a month of posts, short videos and text messages, and keep to the plan when the week is full. You run campaigns on social media with a small budget and stop the ones that do not earn it. We look for Video Editing above all, then for Copywriting and Google Analytics.

You can work from anywhere in Kenya; we meet in Nanyuki a few times a year and pay the way. We do not invent reviews, and we do not buy followers.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Has run paid campaigns and can explain the results
Handles a camera and simple editing software
Six years or more, two of them leading others', 'Remote', 'KES 118,500 - 169,500', 'full_time', 'senior', array['Digital Marketing', 'Copywriting', 'Google Analytics', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '7264 minutes'),
  ('5eed0b00-0000-4000-8000-000000000164', '5eedc000-0000-4000-8000-000000000044', 'Branch Supervisor', 'Equator Telecom Services lays fibre and keeps masts standing in seven counties. A tidy shelf, a right till and a good word: at Equator Telecom Services these three are the job.

You run the till, give receipts without being asked and close with a difference of nothing. You fill shelves from the back, check expiry dates and mark prices that match the till. You count the fast movers every evening and write the order for the morning. You handle returns fairly and call the supervisor when you are not sure. We look for Cash Handling above all, then for Point of Sale Systems and Teamwork.

Good people move up here: most of our supervisors began at the till. A field allowance, proper climbing gear and a second pair of hands at every mast.', 'Secondary school certificate with a pass in mathematics
Friendly in Kiswahili and English
A certificate of good conduct
Two to five years in similar work', 'Nyeri', 'KES 38,000 - 54,000', 'full_time', 'mid', array['Customer Service', 'Cash Handling', 'Merchandising', 'Point of Sale Systems', 'Teamwork']::text[], true, now() - interval '38035 minutes'),
  ('5eed0b00-0000-4000-8000-000000000165', '5eedc000-0000-4000-8000-000000000045', 'Accountant', 'Month end at Kirinyet Coffee Exporters takes eight days. With you we would like it to take four. Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations.

You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week. You get files ready for the auditors, so that their visit is short. You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due. You draw up management accounts by the tenth and a page of plain words to go with them. If QuickBooks, Tax Compliance and Payroll are your strong points, you will feel at home quickly.

You learn to taste coffee, and the examination fee for graders is paid. If something looks wrong, you say so, whoever signed it.', 'CPA part II or above, or a degree in accounting or finance
Has filed taxes on iTax independently
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Two to five years in similar work', 'Embu', 'KES 62,000 - 88,000', 'full_time', 'mid', array['Accounting', 'QuickBooks', 'Tax Compliance', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '21759 minutes'),
  ('5eed0b00-0000-4000-8000-000000000166', '5eedc000-0000-4000-8000-000000000046', 'Computer Studies Teacher', 'Mlima Outdoor Schools brings city classes to the mountain for a week at a time. Somebody once made your subject come alive for you. Mlima Outdoor Schools is looking for a person who does the same for others.

You teach twenty-four lessons a week and set work that can be marked within two days. You prepare experiments with what is in the cupboard and what can be had in the market. You teach everyone, not just the front row, to use a spreadsheet and to doubt a search result. You look after a class as its tutor, from attendance to heartbreak. Most days call for Mentoring, Teaching and Lesson Planning.

Food and bed during camps, and first-aid training every year. Results matter to us, and how they came about matters more.', 'Degree or diploma in education with two teaching subjects
Registered with the Teachers Service Commission, or applying
Ready to guide a club, a team or a journal
Two to five years in similar work', 'Nyeri', 'KES 38,000 - 55,000', 'contract', 'mid', array['Teaching', 'Lesson Planning', 'Assessment', 'Mentoring', 'Microsoft Excel']::text[], true, now() - interval '26918 minutes'),
  ('5eed0b00-0000-4000-8000-000000000167', '5eedc000-0000-4000-8000-000000000047', 'Heavy Commercial Driver', 'Careful beats fast: that is how Ziwa Cold Chain has gone four years without a serious accident. Ziwa Cold Chain moves fish, milk and vaccines around the lake without letting them get warm.

You inspect tyres, lights, brakes and load straps before you turn the key, and you may refuse a vehicle that is not right. You load with the storekeeper, count together and sign only for what is there. You keep to speed limits and rest hours; the tracker is there to protect you as much as us. You note fuel and kilometres daily, so that a sick engine shows early. We look for Cash Handling above all, then for Record Keeping and Customer Service.

Night work is paid at one and a half times the day rate. Fines for speeding are yours; fines for our paperwork are ours.', 'A valid licence for the class of vehicle, clean for the last two years
Knows the roads of the region
A certificate of good conduct and two referees
Two to five years in similar work', 'Kisumu', 'KES 41,000 - 60,000', 'full_time', 'mid', array['Defensive Driving', 'Vehicle Inspection', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '385 minutes'),
  ('5eed0b00-0000-4000-8000-000000000168', '5eedc000-0000-4000-8000-000000000048', 'Storekeeper', 'If it is not on the shelf where the system says it is, it does not exist. Cherangani Seed House needs somebody who lives by that. Cherangani Seed House breeds and sells maize and bean seed suited to the highlands.

You do cycle counts of a tenth of the stock each week and find the reason for each difference. You operate the forklift or the pallet jack like somebody who intends to keep all ten toes. You enter every movement in the stock system when it happens, not at the end of the day. You arrange shelves so that what sells most is nearest and what is heavy is low. It helps to be good at Order Picking; Inventory Management and Stock Taking come up every week.

You get seed at cost for your own shamba and two field days a year with the breeders. Two shifts, changing every fortnight, with transport after the late one.', 'Experience with a stock or warehouse system
Comfortable in Microsoft Excel
Forklift certificate where the post needs it
Two to five years in similar work', 'Kitale', 'KES 31,000 - 43,500', 'full_time', 'mid', array['Inventory Management', 'Stock Taking', 'Order Picking', 'Microsoft Excel', 'Forklift Operation']::text[], true, now() - interval '5188 minutes'),
  ('5eed0b00-0000-4000-8000-000000000169', '5eedc000-0000-4000-8000-000000000049', 'Teaching Practice Placement', 'Elimu Mlimani Schools needs a subject teacher who can explain one thing in three ways. Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret.

You teach twenty-four lessons a week and set work that can be marked within two days. You prepare experiments with what is in the cupboard and what can be had in the market. You teach everyone, not just the front row, to use a spreadsheet and to doubt a search result. For the first three months you work beside somebody who has done this for years. What you need most is Microsoft Excel and Assessment, and enough Teaching to manage on your own.

Results matter to us, and how they came about matters more. Your own children pay half the fees, and school holidays are yours.', 'Registered with the Teachers Service Commission, or applying
Sound knowledge of the secondary syllabus
Ready to guide a club, a team or a journal
No long experience needed: we train on the job', 'Eldoret', 'KES 10,000 - 14,000', 'internship', 'entry', array['Teaching', 'Assessment', 'Mentoring', 'Laboratory Safety', 'Microsoft Excel']::text[], true, now() - interval '26206 minutes'),
  ('5eed0b00-0000-4000-8000-000000000170', '5eedc000-0000-4000-8000-000000000050', 'Farm Manager', 'Rain comes late, pumps stop, buyers change their minds: Isukha Agro Supplies needs somebody who stays cheerful and has a plan B. Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You walk the fields at dawn, because what is seen at six can still be mended by noon. You plan planting and harvest week by week and see that seedlings, labour and crates meet on the right day. You keep spray records that an auditor can follow: what, where, how much, and when people may go in again. It helps to be good at Record Keeping; Greenhouse Management and Team Supervision come up every week.

Commission is on top of the salary and has no ceiling. Peak season is hard, quiet months are really quiet, and leave is taken then.', 'Training in agriculture, horticulture or irrigation, or ten years of practice with proof
Has led people in the field
Knows safe use of agrochemicals
Six years or more, two of them leading others', 'Kakamega', 'KES 81,000 - 121,500', 'full_time', 'senior', array['Irrigation', 'Greenhouse Management', 'Team Supervision', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '10643 minutes'),
  ('5eed0b00-0000-4000-8000-000000000171', '5eedc000-0000-4000-8000-000000000051', 'Clearing and Forwarding Clerk', 'When customs asks for one more document, Webuye Stone Millers wants it to be in the folder already. Webuye Stone Millers grinds maize, millet and sorghum for western Kenya.

You prepare customs entries and permits and follow each consignment until it is out of the gate. You keep a calendar of arrivals and tell production and sales about delays the hour you learn of them. You match orders, delivery notes and invoices before finance pays anybody. For the first three months you work beside somebody who has done this for years. If Planning, Microsoft Excel and Procurement are your strong points, you will feel at home quickly.

A bag of flour goes home with everybody at the end of the month. Gifts from suppliers are declined, politely and always.', 'Diploma or degree in procurement, supply chain or logistics
Knows customs procedures or public procurement rules
Negotiates firmly and in a friendly way
No long experience needed: we train on the job', 'Bungoma', 'KES 28,000 - 38,000', 'full_time', 'entry', array['Procurement', 'Negotiation', 'Supplier Management', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '7056 minutes'),
  ('5eed0b00-0000-4000-8000-000000000172', '5eedc000-0000-4000-8000-000000000052', 'Enrolled Community Health Nurse', 'Mwarobaini Pharmacies has 22 shops that are open until ten at night. Mwarobaini Pharmacies in Kisumu is looking for a nurse who speaks to patients before touching them.

You do triage in the morning, take vital signs and see to it that those who cannot wait do not. You give medicines and injections by the five rights and chart them at once, on screen. You check the emergency trolley and the oxygen at the start of every shift, and sign for it. You keep a notebook of what you have learned; the next beginner will be glad of it. Most days call for Wound Care, Communication and Patient Care.

Late shifts end with a taxi home that we pay. We would rather you asked twice than guessed once, and nobody here will make you feel small for it.', 'Diploma or degree in nursing and a valid licence of the Nursing Council of Kenya
Fluent Kiswahili; a local language of the county is a great help
No long experience needed: we train on the job', 'Kisumu', 'KES 33,000 - 42,500', 'full_time', 'entry', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Communication']::text[], true, now() - interval '34744 minutes'),
  ('5eed0b00-0000-4000-8000-000000000173', '5eedc000-0000-4000-8000-000000000053', 'Customer Support Agent', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. Whoever writes to Macho Mapya Eye Centre has a problem and not much time. You will be the one who answers.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You pass faults on to the technical team with the steps that show them. You improve the help pages whenever the same question comes a third time. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. What you need most is Problem Solving and Customer Service, and enough Typing to manage on your own.

Training takes three weeks, is paid, and can be done from home. Camp days carry an allowance, and Saturdays are worked by turns.', 'Types forty words a minute
A quiet place to work; we bring the computer
Has dealt with customers in any trade
No long experience needed: we train on the job', 'Eldoret', 'KES 25,000 - 34,500', 'full_time', 'entry', array['Customer Service', 'Data Entry', 'Problem Solving', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '29437 minutes'),
  ('5eed0b00-0000-4000-8000-000000000174', '5eedc000-0000-4000-8000-000000000054', 'Regional Sales Manager', 'Shops in and around Busia already ask for what Busia Crossroads Traders makes. Somebody has to call on them regularly. Busia Crossroads Traders supplies shops on both sides of the border.

You put up displays, keep them full and photograph them. You collect what is due, kindly and on time, and sort out disputes before they grow old. You open five new accounts a month and check, before giving credit, that they can pay. You negotiate terms within clear limits and do not promise dates that the store cannot keep. Most days call for Customer Relationship Management, Sales and Communication.

Small team, short ways: whoever has a good idea tries it the same week. Commission is paid on money received, with a statement that you can check.', 'Certificate or diploma in sales, marketing or business
A record of selling to shops, farms or companies
Riding or driving licence
Six years or more, two of them leading others', 'Busia', 'KES 91,500 - 135,000', 'full_time', 'senior', array['Sales', 'Customer Relationship Management', 'Negotiation', 'Territory Planning', 'Communication']::text[], true, now() - interval '1097 minutes'),
  ('5eed0b00-0000-4000-8000-000000000175', '5eedc000-0000-4000-8000-000000000055', 'Head of Projects', 'Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day. This post at Ngege Bay Fisheries in Homa Bay is for somebody who has finished what they started, on more than one site.

You measure finished work with the subcontractors and agree quantities while both can still see them. You decide what we stop doing, which is harder than deciding what to start. You speak for Ngege Bay Fisheries with authorities, partners and the press, and promise nothing that the team cannot keep. You spend one day a week where the work is done, and listen more than you talk there. You turn complaints into changes and tell those who complained what has changed. If Workplace Safety, Bills of Quantities and Project Management are your strong points, you will feel at home quickly.

Work is six days a week until handover, then two weeks off with pay. Life jackets and swimming lessons come first; fish at cost comes after.', 'Knows Kenyan building regulations and safety rules for sites
Can read structural and architectural drawings
A driving licence is useful between sites
Ten years or more, with responsibility for budgets and people', 'Homa Bay', 'KES 226,500 - 313,000', 'full_time', 'executive', array['Concrete Works', 'Bills of Quantities', 'Cost Control', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '29645 minutes'),
  ('5eed0b00-0000-4000-8000-000000000176', '5eedc000-0000-4000-8000-000000000056', 'Evening Support Agent', 'This job at Tabaka Soapstone Guild can be done from a quiet room anywhere with a steady line. Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You enter and check data with double reading where a slip would cost somebody money. You pass faults on to the technical team with the steps that show them. For the first three months you work beside somebody who has done this for years. What you need most is Microsoft Excel and Data Entry, and enough Communication to manage on your own.

Nobody here works from a script, and nobody is timed in the washroom. You can work from anywhere in Kenya; we meet in Kisii a few times a year and pay the way.', 'Clear spoken and written English and Kiswahili
A quiet place to work; we bring the computer
Has dealt with customers in any trade
No long experience needed: we train on the job', 'Remote', 'KES 18,000 - 25,000', 'part_time', 'entry', array['Customer Service', 'Data Entry', 'Communication', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '39043 minutes'),
  ('5eed0b00-0000-4000-8000-000000000177', '5eedc000-0000-4000-8000-000000000057', 'Accounts Assistant', 'Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest. Kuja Bend Sugar Mill in Migori needs somebody who is bothered by a difference of ten shillings.

You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week. You follow up debtors with a list, a telephone and good manners. You get files ready for the auditors, so that their visit is short. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. It helps to be good at Bank Reconciliation; QuickBooks and Payroll come up every week.

There is staff housing, a sports club, and sugar at mill price. If something looks wrong, you say so, whoever signed it.', 'CPA part II or above, or a degree in accounting or finance
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
No long experience needed: we train on the job', 'Migori', 'KES 30,000 - 40,500', 'full_time', 'entry', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '38895 minutes'),
  ('5eed0b00-0000-4000-8000-000000000178', '5eedc000-0000-4000-8000-000000000058', 'Teaching Assistant', 'Msingi Early Learning in Kisumu is looking for a teacher who still learns. Msingi Early Learning runs six day-care centres where mothers work near by.

You plan lessons for the competency-based curriculum in which children make, count, read aloud and explain. You meet parents once a term, and sooner when a child is unhappy. You take a club in the afternoon: chess, choir, gardening or whatever you love. After six months we talk about what you would like to learn next, and put it in writing. If Communication, Classroom Management and First Aid are your strong points, you will feel at home quickly.

Your own toddler has a place free of charge. Nobody is beaten or shamed here, and nobody may forget it.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
First aid and a certificate of good conduct
No long experience needed: we train on the job', 'Kisumu', 'KES 16,500 - 21,500', 'part_time', 'entry', array['Classroom Management', 'Curriculum Development', 'Assessment', 'Communication', 'First Aid']::text[], true, now() - interval '30801 minutes'),
  ('5eed0b00-0000-4000-8000-000000000179', '5eedc000-0000-4000-8000-000000000059', 'Early Years Teacher', 'Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer. Mizani Legal Aid in Kisumu is looking for a teacher who still learns.

You plan lessons for the competency-based curriculum in which children make, count, read aloud and explain. You assess by watching and listening, and keep portfolios that parents understand. You meet parents once a term, and sooner when a child is unhappy. You may ask anything, and you are expected to ask it twice if the answer was not clear. What you need most is Assessment and Curriculum Development, and enough Lesson Planning to manage on your own.

There is a full hour each day to plan and mark, inside working time. A thirty-seven hour week, and time off in lieu that is really taken.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
First aid and a certificate of good conduct
No long experience needed: we train on the job', 'Kisumu', 'KES 22,000 - 30,000', 'full_time', 'entry', array['Lesson Planning', 'Curriculum Development', 'Assessment', 'Communication', 'First Aid']::text[], true, now() - interval '18172 minutes'),
  ('5eed0b00-0000-4000-8000-000000000180', '5eedc000-0000-4000-8000-000000000060', 'Content Creator', 'Maragoli Thread Mill knits school uniforms and sews them in its own hall. Maragoli Thread Mill has good stories and tells too few of them.

You write in clear English and living Kiswahili, and your captions sound like a person. You visit customers with a camera and ask before you publish. You answer comments within two hours during the day, the angry ones first. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. We look for Copywriting above all, then for Video Editing and Google Analytics.

We do not invent reviews, and we do not buy followers. You can work from anywhere in Kenya; we meet in Kakamega a few times a year and pay the way.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
No long experience needed: we train on the job', 'Remote', 'KES 30,000 - 43,000', 'contract', 'entry', array['Digital Marketing', 'Social Media', 'Copywriting', 'Google Analytics', 'Video Editing']::text[], true, now() - interval '40406 minutes'),
  ('5eed0b00-0000-4000-8000-000000000181', '5eedc000-0000-4000-8000-000000000001', 'Laboratory Attachment', 'Behind every good prescription there is somebody who checked it. At Bluegum Street Clinics this could be you. Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai.

You explain to patients how and when to take what they were given, until they can say it back to you. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You watch the refrigerator log of vaccines and insulin, at weekends too. You keep a notebook of what you have learned; the next beginner will be glad of it. If Dispensing, Inventory Management and Quality Control are your strong points, you will feel at home quickly.

The counter is busiest after five, and the roster takes that into account. Medical cover starts on the first day and includes your children.', 'Diploma in pharmacy or medical laboratory sciences
Registered with the board of your profession
Patience with people who are unwell or worried
No long experience needed: we train on the job', 'Nairobi', 'KES 14,500 - 18,500', 'internship', 'entry', array['Dispensing', 'Inventory Management', 'Quality Control', 'Patient Counselling', 'Insurance Claims']::text[], true, now() - interval '38539 minutes'),
  ('5eed0b00-0000-4000-8000-000000000182', '5eedc000-0000-4000-8000-000000000002', 'Audit Trainee', 'Trust is what Savanna Ledger sells, and checks are how it is made. Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones.

You telephone customers for missing papers and explain what they are for. You test a sample of payments each month and follow every shilling to its receipt. You keep registers complete, so that the regulator’s questions take an hour and not a week. You make mistakes, tell us early, and mend them with our help. Most days call for Data Analysis, Risk Assessment and Internal Audit.

We work from home two days a week and pay for your data bundle. Two days a week on site, and the rest where you concentrate best.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Writes short, clear reports
No long experience needed: we train on the job', 'Nairobi', 'KES 19,500 - 27,000', 'internship', 'entry', array['Risk Assessment', 'Internal Audit', 'Data Analysis', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '38331 minutes'),
  ('5eed0b00-0000-4000-8000-000000000183', '5eedc000-0000-4000-8000-000000000003', 'Procurement Officer', 'Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega. Nyota Ndogo Retail buys well when it buys early. This post in Nairobi is about making early the habit.

You prepare customs entries and permits and follow each consignment until it is out of the gate. You keep a calendar of arrivals and tell production and sales about delays the hour you learn of them. You ask for three quotations, compare them on price, quality and delivery, and write down why you chose one. You visit suppliers, look at how they work, and agree terms that both sides can keep. What you need most is Microsoft Excel and Procurement, and enough Supplier Management to manage on your own.

Staff get ten percent off their shopping and rosters are published two weeks ahead. You will be on the telephone a lot and at a desk less than you think.', 'Diploma or degree in procurement, supply chain or logistics
Member of, or studying for, the professional body of the field
Negotiates firmly and in a friendly way
Two to five years in similar work', 'Nairobi', 'KES 61,000 - 88,000', 'full_time', 'mid', array['Procurement', 'Negotiation', 'Customs Clearance', 'Supplier Management', 'Microsoft Excel']::text[], true, now() - interval '6552 minutes'),
  ('5eed0b00-0000-4000-8000-000000000184', '5eedc000-0000-4000-8000-000000000004', 'Software Developer', 'Our customers use cheap phones on patchy networks, and Njia Tano Software writes software that respects both. Njia Tano Software builds ticketing and payment software for matatu saccos.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You review the changes of others within the day, kindly and to the point. You integrate M-Pesa and bank interfaces and plan for the day on which they are down. You join support for half a day every two weeks, so that you know who uses what you make. Most days call for Automated Testing, REST APIs and Git.

We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning. We would like to see code you are proud of, and to hear what you would change in it now.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Uses Git with commit messages that a stranger understands
Two to five years in similar work', 'Nairobi', 'KES 124,000 - 180,500', 'full_time', 'mid', array['TypeScript', 'React', 'REST APIs', 'Git', 'Automated Testing']::text[], true, now() - interval '41058 minutes'),
  ('5eed0b00-0000-4000-8000-000000000185', '5eedc000-0000-4000-8000-000000000005', 'Room Attendant', 'Nobody praises a clean room, everybody remembers a dirty one: Faraja Garden Homes takes housekeeping seriously. Faraja Garden Homes looks after 85 old people in three houses with gardens.

You make up fourteen rooms in a shift to a checklist that fits on one card. You dilute cleaning agents as the label says and keep them locked away from children. You report dripping taps, loose handles and burnt bulbs the moment you see them. You start with the simple things and take on more as soon as you feel ready for it. It helps to be good at Housekeeping; Inventory Management and Hygiene Standards come up every week.

Shifts are eight hours, not twelve, and nobody has more than two night weeks a month. What guests leave behind is handed in and written down; that trust is the heart of this job.', 'Secondary school certificate; a housekeeping course is an advantage
Physically fit and particular about details
A certificate of good conduct
No long experience needed: we train on the job', 'Nairobi', 'KES 19,000 - 24,500', 'full_time', 'entry', array['Housekeeping', 'Laundry Operations', 'Inventory Management', 'Attention to Detail', 'Hygiene Standards']::text[], true, now() - interval '27066 minutes'),
  ('5eed0b00-0000-4000-8000-000000000186', '5eedc000-0000-4000-8000-000000000006', 'Sales Executive', 'Mwavuli Insurance Brokers sells best where people know the person behind the order book. Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim.

You visit twelve to fifteen customers a day on a route that you plan yourself. You note orders, prices of competitors and complaints in the CRM while you are still at the counter. You put up displays, keep them full and photograph them. You open five new accounts a month and check, before giving credit, that they can pay. What you need most is Negotiation and Sales, and enough Credit Control to manage on your own.

Targets are agreed each quarter; three in four of our people reach theirs. We pay for your professional examinations when you pass, and for the first resit when you do not.', 'A record of selling to shops, farms or companies
Riding or driving licence
Comfortable with a CRM on a phone
Two to five years in similar work', 'Nairobi', 'KES 45,500 - 68,000', 'full_time', 'mid', array['Sales', 'Customer Relationship Management', 'Negotiation', 'Credit Control', 'Communication']::text[], true, now() - interval '37471 minutes'),
  ('5eed0b00-0000-4000-8000-000000000187', '5eedc000-0000-4000-8000-000000000007', 'IT Support Technician', 'Mwezi Learning House is a day school that puts reading and making things first. When the network is down at Mwezi Learning House, everybody learns it at once. You keep that from happening.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You test a restore from backup every month, because a backup nobody has restored is a hope. You patch systems on a calendar and read about the holes before others find ours. For the first three months you work beside somebody who has done this for years. It helps to be good at Windows Administration; Networking and Information Security come up every week.

On-call weeks come every fifth week and are paid. Classes have at most 28 children, and every teacher has an assistant.', 'Diploma or degree in information technology or telecommunications
CCNA or comparable knowledge of networks
Daily practice with Linux and Windows
No long experience needed: we train on the job', 'Kiambu', 'KES 35,500 - 50,000', 'full_time', 'entry', array['Technical Support', 'Networking', 'Linux', 'Windows Administration', 'Information Security']::text[], true, now() - interval '21967 minutes'),
  ('5eed0b00-0000-4000-8000-000000000188', '5eedc000-0000-4000-8000-000000000008', 'Cashier', 'Duma Parcel Riders opens another branch and prefers to fill it with people who know how to greet. Duma Parcel Riders delivers 9,000 parcels a day in twelve counties.

You run the till, give receipts without being asked and close with a difference of nothing. You count the fast movers every evening and write the order for the morning. You set up the weekly offer so that it can be seen from the door. You may ask anything, and you are expected to ask it twice if the answer was not clear. What you need most is Point of Sale Systems and Stock Taking, and enough Cash Handling to manage on your own.

Feet get tired in this work; there are stools, real breaks, and a rota that is kept. Riders are insured around the clock, not only while they carry a parcel.', 'Secondary school certificate with a pass in mathematics
Friendly in Kiswahili and English
A certificate of good conduct
No long experience needed: we train on the job', 'Nairobi', 'KES 21,000 - 29,000', 'part_time', 'entry', array['Cash Handling', 'Merchandising', 'Stock Taking', 'Point of Sale Systems', 'Teamwork']::text[], true, now() - interval '32876 minutes'),
  ('5eed0b00-0000-4000-8000-000000000189', '5eedc000-0000-4000-8000-000000000009', 'Office Administrator', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. Kazi Mtandao in Nairobi is looking for the person everybody asks.

You write letters and minutes in Microsoft Word that need no second round. You file contracts and licences so that each is found in a minute and none runs out unseen. You look after petty cash and supplies and compare prices before you buy. You arrange meetings for up to sixty people, tea included. It helps to be good at Minute Taking; Office Administration and Scheduling come up every week.

You will hear and see a good deal that stays in the room. Equipment is delivered to your door and the internet bill is ours.', 'Fast and correct at the keyboard
Two years in an office of more than ten people, except for attachments
Polite when others are not
Two to five years in similar work', 'Nairobi', 'KES 45,500 - 66,000', 'full_time', 'mid', array['Office Administration', 'Scheduling', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '4328 minutes'),
  ('5eed0b00-0000-4000-8000-000000000190', '5eedc000-0000-4000-8000-000000000010', 'Early Years Teacher', 'Kurasa Tatu Press in Nairobi is looking for a teacher who still learns. Kurasa Tatu Press publishes school books and story books in nine Kenyan languages.

You plan lessons for the competency-based curriculum in which children make, count, read aloud and explain. You meet parents once a term, and sooner when a child is unhappy. You take a club in the afternoon: chess, choir, gardening or whatever you love. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. What you need most is Curriculum Development and Assessment, and enough Lesson Planning to manage on your own.

Hours are flexible around a core of ten to three, and the library is yours. There is a full hour each day to plan and mark, inside working time.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
First aid and a certificate of good conduct
No long experience needed: we train on the job', 'Nairobi', 'KES 25,000 - 34,000', 'full_time', 'entry', array['Lesson Planning', 'Classroom Management', 'Curriculum Development', 'Assessment', 'Communication']::text[], true, now() - interval '9487 minutes'),
  ('5eed0b00-0000-4000-8000-000000000191', '5eedc000-0000-4000-8000-000000000011', 'Transport Supervisor', 'Whoever drives for Duka Njema Online is, for most customers, the only one of us they ever meet. Duka Njema Online lets kiosks order stock by phone and delivers it the next morning.

You plan the order of your drops the evening before and call customers who are hard to find. You load with the storekeeper, count together and sign only for what is there. You collect payments by M-Pesa and bring back delivery notes without gaps. You keep to speed limits and rest hours; the tracker is there to protect you as much as us. It helps to be good at Record Keeping; Customer Service and Route Planning come up every week.

Everybody owns shares after a year, and remote weeks are normal. Fines for speeding are yours; fines for our paperwork are ours.', 'A valid licence for the class of vehicle, clean for the last two years
Knows the roads of the region
A certificate of good conduct and two referees
Six years or more, two of them leading others', 'Nairobi', 'KES 71,000 - 100,500', 'full_time', 'senior', array['Defensive Driving', 'Route Planning', 'Vehicle Inspection', 'Customer Service', 'Record Keeping']::text[], true, now() - interval '10287 minutes'),
  ('5eed0b00-0000-4000-8000-000000000192', '5eedc000-0000-4000-8000-000000000012', 'Data Engineer', 'Chui Mwitu Alarms collects a great many numbers and understands too few of them. Chui Mwitu Alarms installs alarms, cameras and electric fences.

You write SQL that a colleague can read next year and check its results against the real world. You clean data with Python and fix the form that made it dirty. You present findings to people who do not like statistics, so that they come back for more. You design and read experiments without fooling yourself. Most days call for Data Analysis, Power BI and Python.

Certification courses are paid, and call-outs at night earn a fixed extra. When the data is too thin to decide, that is a fine answer here.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
Six years or more, two of them leading others', 'Nairobi', 'KES 208,500 - 289,500', 'contract', 'senior', array['Data Analysis', 'SQL', 'Python', 'Power BI', 'Statistics']::text[], true, now() - interval '6404 minutes'),
  ('5eed0b00-0000-4000-8000-000000000193', '5eedc000-0000-4000-8000-000000000013', 'Systems Administrator', 'When the network is down at Kibubu Community Bank, everybody learns it at once. You keep that from happening. Kibubu Community Bank lends to market traders and small workshops in 40 branches.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You set up computers, accounts and printers, and take rights away on the day somebody leaves. You test a restore from backup every month, because a backup nobody has restored is a hope. You pull and splice cable, measure it and label both ends. We look for Linux above all, then for Networking and Technical Support.

Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law. On-call weeks come every fifth week and are paid.', 'CCNA or comparable knowledge of networks
Daily practice with Linux and Windows
Driving or riding licence for visits on site
Two to five years in similar work', 'Nairobi', 'KES 80,000 - 112,000', 'full_time', 'mid', array['Technical Support', 'Networking', 'Linux', 'Backups', 'Information Security']::text[], true, now() - interval '3824 minutes'),
  ('5eed0b00-0000-4000-8000-000000000194', '5eedc000-0000-4000-8000-000000000014', 'Data Analyst', 'Good questions are rarer than good dashboards. Ukulima Smart is looking for somebody who asks them. Ukulima Smart sends farmers weather, prices and advice for their own plot by text message.

You write SQL that a colleague can read next year and check its results against the real world. You build dashboards in Power BI with few charts, each with a reason. You clean data with Python and fix the form that made it dirty. You present findings to people who do not like statistics, so that they come back for more. If Data Analysis, SQL and Python are your strong points, you will feel at home quickly.

You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way. When the data is too thin to decide, that is a fine answer here.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Strong SQL and one of Python or R
Explains a confidence interval without using the word
Two to five years in similar work', 'Remote', 'KES 85,500 - 123,000', 'full_time', 'mid', array['Data Analysis', 'SQL', 'Python', 'Power BI', 'Statistics']::text[], true, now() - interval '32728 minutes'),
  ('5eed0b00-0000-4000-8000-000000000195', '5eedc000-0000-4000-8000-000000000015', 'Senior Backend Engineer', 'You would be the sixth developer at Bima Mbegu Microinsurance, and your first change would go live in your first week. Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You review the changes of others within the day, kindly and to the point. You integrate M-Pesa and bank interfaces and plan for the day on which they are down. You design REST APIs that can be explained on half a page. Most days call for React, Automated Testing and Git.

Targets are set with you, not for you, and remote work is open to all but the front desk. We would like to see code you are proud of, and to hear what you would change in it now.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Clear written English, since we decide in writing
Six years or more, two of them leading others', 'Nairobi', 'KES 229,000 - 320,500', 'full_time', 'senior', array['TypeScript', 'React', 'REST APIs', 'Git', 'Automated Testing']::text[], true, now() - interval '10139 minutes'),
  ('5eed0b00-0000-4000-8000-000000000196', '5eedc000-0000-4000-8000-000000000016', 'HR Assistant', 'In Mombasa good people talk to each other about employers. Kusi Wind Hotels means to be talked about well. Kusi Wind Hotels has three beach hotels and a conference centre on the north coast.

You write adverts that say what the job is, sift applications by the same list for all, and answer everyone. You run induction for new people and see them again after a month and after three. You organise training by need and ask later whether it changed anything. You start with the simple things and take on more as soon as you feel ready for it. We look for Training Coordination above all, then for Recruitment and Payroll.

You will say no to managers now and then, and be thanked for it later. Meals on duty, a share of the service charge, and live-in rooms for those from upcountry.', 'Degree or higher diploma in human resource management
Member of the Institute of Human Resource Management, or on the way
Knows the Employment Act in daily practice
No long experience needed: we train on the job', 'Mombasa', 'KES 32,500 - 44,000', 'full_time', 'entry', array['Recruitment', 'Payroll', 'Employee Relations', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '15089 minutes'),
  ('5eed0b00-0000-4000-8000-000000000197', '5eedc000-0000-4000-8000-000000000017', 'Welder and Fabricator', 'Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach. Sparks fly at Jua Kusini Solar Works from eight in the morning, and orders from Garissa and beyond are more than our benches can hold.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site. You repair conveyors, hoppers and guards during the short stops that production gives you. You measure at the customer’s place yourself once a week, and you talk to them as politely as you measure. Most days call for MIG Welding, Machine Repair and Workplace Safety.

There is a hardship allowance and a week at home for every five in the field. Masks, gloves and extraction are provided and are worn, without exceptions.', 'Trade test or certificate in welding and fabrication
Reads technical drawings
Experience with stainless steel is an advantage
Two to five years in similar work', 'Garissa', 'KES 39,000 - 56,000', 'full_time', 'mid', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Machine Repair', 'Workplace Safety']::text[], true, now() - interval '37679 minutes'),
  ('5eed0b00-0000-4000-8000-000000000198', '5eedc000-0000-4000-8000-000000000018', 'Support Team Leader', 'Upepo Dhow Tours would like its customers to hang up happier than they were when they called. Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You find out what has happened before you say what to do, and write it down so that nobody has to tell it twice. You enter and check data with double reading where a slip would cost somebody money. You improve the help pages whenever the same question comes a third time. Most days call for Communication, Problem Solving and Customer Service.

Training takes three weeks, is paid, and can be done from home. Tips are pooled and paid out every Friday.', 'Types forty words a minute
A quiet place to work; we bring the computer
Has dealt with customers in any trade
Two to five years in similar work', 'Malindi', 'KES 49,000 - 69,000', 'full_time', 'mid', array['Customer Service', 'Data Entry', 'Communication', 'Problem Solving', 'Microsoft Excel']::text[], true, now() - interval '1245 minutes'),
  ('5eed0b00-0000-4000-8000-000000000199', '5eedc000-0000-4000-8000-000000000019', 'Chief Operating Officer', 'Bahari Freight has grown from forty people to four times as many, and its ways of treating them have to keep up. Bahari Freight clears cargo at the port and carries it inland as far as Kampala.

You hear grievances, keep to the procedure, and close each of them within three weeks. You hire, coach and, where it must be, part with people, and you do all three in person. You find the money for what is needed and say no to what would only be nice. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. Most days call for Employee Relations, Microsoft Excel and Labour Law.

You will say no to managers now and then, and be thanked for it later. Overtime is paid by the hour, to the minute, with the salary of the same month.', 'Degree or higher diploma in human resource management
Member of the Institute of Human Resource Management, or on the way
Knows the Employment Act in daily practice
Ten years or more, with responsibility for budgets and people', 'Mombasa', 'KES 302,500 - 419,000', 'full_time', 'executive', array['Recruitment', 'Labour Law', 'Payroll', 'Employee Relations', 'Microsoft Excel']::text[], true, now() - interval '37827 minutes'),
  ('5eed0b00-0000-4000-8000-000000000200', '5eedc000-0000-4000-8000-000000000020', 'Commis Chef', 'Lamu Heritage Stays restores old houses and lets them to travellers. Lamu Heritage Stays cooks with what Lamu grows and catches, and wants cooks who are curious about both.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You bake bread and chapati in the morning and help with the grill in the evening. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. What you need most is Stock Ordering and Teamwork, and enough Menu Planning to manage on your own.

Ferry passes and a room in the staff house are included. Loud kitchens are common; ours is quick and quiet.', 'Certificate or diploma in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Good with Swahili dishes as well as with international ones
No long experience needed: we train on the job', 'Lamu', 'KES 17,500 - 24,500', 'full_time', 'entry', array['Food Production', 'Menu Planning', 'Baking', 'Stock Ordering', 'Teamwork']::text[], true, now() - interval '23479 minutes'),
  ('5eed0b00-0000-4000-8000-000000000201', '5eedc000-0000-4000-8000-000000000021', 'Site Supervisor', 'Kilifi Cashew Growers is putting up new buildings near Kilifi, and the programme says nine months. Kilifi Cashew Growers buys nuts from village groups and roasts them for export.

You set out levels, check formwork and reinforcement, and sign before any concrete is poured. You hold a ten-minute safety talk each morning and stop work that is not safe. You plan the gangs of the week every Friday and have materials on site before the people who need them. You measure finished work with the subcontractors and agree quantities while both can still see them. It helps to be good at Project Management; Bills of Quantities and Site Supervision come up every week.

Pay is on the 25th without fail, and there is a clinic day every month. Work is six days a week until handover, then two weeks off with pay.', 'Knows Kenyan building regulations and safety rules for sites
Can read structural and architectural drawings
A driving licence is useful between sites
Six years or more, two of them leading others', 'Kilifi', 'KES 76,000 - 111,000', 'full_time', 'senior', array['Site Supervision', 'Concrete Works', 'Bills of Quantities', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '16453 minutes'),
  ('5eed0b00-0000-4000-8000-000000000202', '5eedc000-0000-4000-8000-000000000022', 'Pharmaceutical Technologist', 'Isiolo Livestock Union buys, treats and sells animals for 500 herding families. Isiolo Livestock Union in Isiolo wants a technologist who enjoys both the bench and the counter.

You explain to patients how and when to take what they were given, until they can say it back to you. You count stock every week, rotate it by expiry date and order before shelves are empty. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You prepare insurance claims every evening so that they are paid the first time. It helps to be good at Inventory Management; Dispensing and Quality Control come up every week.

Quality assessments by outsiders come twice a year; we have passed them all and intend to go on. We provide the motorbike, the fuel and a satellite phone.', 'Diploma in pharmacy or medical laboratory sciences
Experience with stock software for medicines or reagents
Patience with people who are unwell or worried
Two to five years in similar work', 'Isiolo', 'KES 43,000 - 61,500', 'full_time', 'mid', array['Dispensing', 'Laboratory Testing', 'Inventory Management', 'Quality Control', 'Patient Counselling']::text[], true, now() - interval '8271 minutes'),
  ('5eed0b00-0000-4000-8000-000000000203', '5eedc000-0000-4000-8000-000000000023', 'Relationship Manager', 'Ndara Junction Hotel feeds and beds travellers between Nairobi and the coast. Traders in Voi know Ndara Junction Hotel by the people who walk through the market. Be one of them.

You visit businesses, look at their books or help to write some, and judge what they can repay. You analyse statements and credit reports in Excel and notice what does not add up. You train groups in saving and keeping simple accounts. You appraise applications and put your reasons on one page for the credit committee. What you need most is Microsoft Excel and Financial Analysis, and enough Customer Service to manage on your own.

Meals, uniform and a bed on late shifts are free. A smartphone, airtime and a travel allowance come with the work.', 'Experience in a bank, sacco or microfinance institution
Can read a cash flow and ask the right questions about it
Clean credit report and good conduct
Six years or more, two of them leading others', 'Voi', 'KES 87,500 - 126,500', 'full_time', 'senior', array['Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Customer Service', 'Negotiation']::text[], true, now() - interval '42630 minutes'),
  ('5eed0b00-0000-4000-8000-000000000204', '5eedc000-0000-4000-8000-000000000024', 'Medical Laboratory Technologist', 'Ngamia Water Trust in Lodwar wants a technologist who enjoys both the bench and the counter. Ngamia Water Trust drills boreholes and trains villages to keep them running.

You explain to patients how and when to take what they were given, until they can say it back to you. You count stock every week, rotate it by expiry date and order before shelves are empty. You watch the refrigerator log of vaccines and insulin, at weekends too. You check prescriptions for doses and interactions, and you call the prescriber when something is off. If Quality Control, Laboratory Testing and Dispensing are your strong points, you will feel at home quickly.

Housing in Lodwar, a hardship allowance and flights home every quarter. The counter is busiest after five, and the roster takes that into account.', 'Diploma in pharmacy or medical laboratory sciences
Registered with the board of your profession
Patience with people who are unwell or worried
Two to five years in similar work', 'Lodwar', 'KES 47,500 - 66,500', 'full_time', 'mid', array['Dispensing', 'Laboratory Testing', 'Quality Control', 'Patient Counselling', 'Insurance Claims']::text[], true, now() - interval '21612 minutes'),
  ('5eed0b00-0000-4000-8000-000000000205', '5eedc000-0000-4000-8000-000000000025', 'Learning Designer', 'Kivuli Home Nursing trains people who left school early and are in a hurry now. Kivuli Home Nursing cares for people at home after operations and in old age.

You find out what learners can do already, and start there. You test every course with five learners before it goes to five hundred. You build modules of an hour with a task in each, for the workshop and for the phone. You observe trainers, give them two things to keep and one to change, and come back to see. Most days call for Monitoring and Evaluation, Training Delivery and Coaching.

We count who finds work within six months, and publish the number whatever it is. You choose your zone, and travelling between patients is paid time.', 'A trade or profession of your own, and training in teaching adults
Experience in designing courses or in coaching
Comfortable with an online learning system
Two to five years in similar work', 'Mombasa', 'KES 76,000 - 107,500', 'contract', 'mid', array['Training Delivery', 'Coaching', 'E-learning', 'Facilitation', 'Monitoring and Evaluation']::text[], true, now() - interval '17669 minutes'),
  ('5eed0b00-0000-4000-8000-000000000206', '5eedc000-0000-4000-8000-000000000026', 'Supply Chain Director', 'Goods for Tana Delta Rice come from five counties and three continents, and somebody has to know where each of them is. Tana Delta Rice mills and markets rice for cooperatives along the river.

You plan loads and routes so that no lorry comes back empty without a reason. You hire, coach and, where it must be, part with people, and you do all three in person. You speak for Tana Delta Rice with authorities, partners and the press, and promise nothing that the team cannot keep. You find the money for what is needed and say no to what would only be nice. You prepare somebody in your team to follow you one day. It helps to be good at Procurement; Supplier Management and Planning come up every week.

Gifts from suppliers are declined, politely and always. Harvest months are long and carry a bonus; February is quiet, and leave is easy.', 'Diploma or degree in procurement, supply chain or logistics
Member of, or studying for, the professional body of the field
Negotiates firmly and in a friendly way
Ten years or more, with responsibility for budgets and people', 'Garissa', 'KES 282,500 - 393,000', 'full_time', 'executive', array['Procurement', 'Negotiation', 'Supplier Management', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '5336 minutes'),
  ('5eed0b00-0000-4000-8000-000000000207', '5eedc000-0000-4000-8000-000000000027', 'Agronomy Intern', 'Half of this job at Kwale Coconut Company is knowing soil; the other half is knowing people. Kwale Coconut Company presses oil and makes soap from coconuts of the south coast.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. For the first three months you work beside somebody who has done this for years. What you need most is Farmer Training and Pest Management, and enough Record Keeping to manage on your own.

Farmers will tell you when you were wrong. Please come back and try again; that is how trust is made. A small company where everybody learns every machine.', 'Motorcycle licence and the stomach for rough roads
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
No long experience needed: we train on the job', 'Kwale', 'KES 15,000 - 19,000', 'internship', 'entry', array['Farmer Training', 'Soil Sampling', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '36819 minutes'),
  ('5eed0b00-0000-4000-8000-000000000208', '5eedc000-0000-4000-8000-000000000028', 'Guest Relations Officer', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. People arrive tired. At Povu Laundry Group we want them to be met by somebody who notices.

You answer reservations by telephone and mail the same day and keep the booking system true. You listen to complaints to the end, put right what can be put right tonight, and write down the rest. You know which matatu leaves when, where the chemist is, and what the sea or the mountain is like today. You pass on arrivals, allergies and birthdays to kitchen and housekeeping before the shift starts. If Reservations, Cash Handling and Complaint Handling are your strong points, you will feel at home quickly.

The rota gives everybody two Sundays a month. Sundays are free, and overtime is asked for, not ordered.', 'Certificate or diploma in front office operations or tourism
Has worked with a hotel booking system
Able to work early, late and at weekends by turns
Two to five years in similar work', 'Mombasa', 'KES 44,000 - 61,000', 'full_time', 'mid', array['Customer Service', 'Reservations', 'Cash Handling', 'Complaint Handling', 'Communication']::text[], true, now() - interval '18380 minutes'),
  ('5eed0b00-0000-4000-8000-000000000209', '5eedc000-0000-4000-8000-000000000029', 'Commercial Director', 'Kobe Bay Boatyard sells best where people know the person behind the order book. Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels.

You negotiate terms within clear limits and do not promise dates that the store cannot keep. You hire, coach and, where it must be, part with people, and you do all three in person. You speak for Kobe Bay Boatyard with authorities, partners and the press, and promise nothing that the team cannot keep. You prepare somebody in your team to follow you one day. You turn complaints into changes and tell those who complained what has changed. What you need most is Negotiation and Sales, and enough Territory Planning to manage on your own.

Targets are agreed each quarter; three in four of our people reach theirs. The yard closes at three in the afternoon, when the tide and the heat do.', 'Certificate or diploma in sales, marketing or business
A record of selling to shops, farms or companies
Riding or driving licence
Ten years or more, with responsibility for budgets and people', 'Lamu', 'KES 242,000 - 333,000', 'full_time', 'executive', array['Sales', 'Negotiation', 'Territory Planning', 'Credit Control', 'Communication']::text[], true, now() - interval '14733 minutes'),
  ('5eed0b00-0000-4000-8000-000000000210', '5eedc000-0000-4000-8000-000000000030', 'Director of Production', 'Healthy animals and clean produce are the whole business of Mwangaza Foods. Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru.

You advise on feeding through the dry season and work out rations from what is at hand. You set the plan and the budget for the year with the directors and report against both every month. You decide what we stop doing, which is harder than deciding what to start. You spend one day a week where the work is done, and listen more than you talk there. You prepare somebody in your team to follow you one day. Most days call for Food Safety, Record Keeping and Quality Control.

Lunch is cooked on site, and there is a staff van from town at every shift change. Early starts are part of it, and so are free afternoons.', 'Certificate or diploma in animal health, dairy technology or food science
Practical experience with testing equipment
Honest, also when it is inconvenient
Ten years or more, with responsibility for budgets and people', 'Nakuru', 'KES 195,000 - 273,000', 'full_time', 'executive', array['Quality Control', 'Animal Health', 'Food Safety', 'Sampling', 'Record Keeping']::text[], true, now() - interval '9279 minutes'),
  ('5eed0b00-0000-4000-8000-000000000211', '5eedc000-0000-4000-8000-000000000031', 'Mason', 'This post at Jenga Haraka Contractors in Thika is for somebody who has finished what they started, on more than one site. Jenga Haraka Contractors builds schools, markets and water tanks across central Kenya.

You keep a site diary with weather, deliveries, visitors and photographs. You set out levels, check formwork and reinforcement, and sign before any concrete is poured. You plan the gangs of the week every Friday and have materials on site before the people who need them. You compare costs with the bill of quantities every month and explain the differences before you are asked. It helps to be good at Workplace Safety; Project Management and Bills of Quantities come up every week.

Neighbours, inspectors and clients will all come to you first, so a calm voice helps. Protective gear is issued on day one, and nobody works at height without a harness.', 'Diploma in building, civil engineering or quantity surveying, or long experience as a mason
Knows Kenyan building regulations and safety rules for sites
A driving licence is useful between sites
Two to five years in similar work', 'Thika', 'KES 32,500 - 46,500', 'contract', 'mid', array['Concrete Works', 'Bills of Quantities', 'Cost Control', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '30297 minutes'),
  ('5eed0b00-0000-4000-8000-000000000212', '5eedc000-0000-4000-8000-000000000032', 'Nurse in Charge', 'We have the beds and the equipment. What Mugumo Hill Hospital needs is experienced hands at the bedside. Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county.

You give medicines and injections by the five rights and chart them at once, on screen. You dress wounds, place cannulas and teach families how to go on at home. You run the immunisation and antenatal clinics on their fixed days and follow up on mothers who did not come. You hand over at the bedside, with the patient listening. What you need most is Electronic Health Records and Patient Care, and enough Medication Administration to manage on your own.

Shifts are planned a month ahead and swapped freely between colleagues. We pay your licence renewal and give five paid study days a year.', 'Diploma or degree in nursing and a valid licence of the Nursing Council of Kenya
One year of ward or clinic work after internship
Fluent Kiswahili; a local language of the county is a great help
Six years or more, two of them leading others', 'Nyeri', 'KES 77,500 - 111,000', 'full_time', 'senior', array['Patient Care', 'Triage', 'Medication Administration', 'Electronic Health Records', 'Communication']::text[], true, now() - interval '26414 minutes'),
  ('5eed0b00-0000-4000-8000-000000000213', '5eedc000-0000-4000-8000-000000000033', 'Pharmacy Branch Manager', 'A wrong label can do more harm than a missing one, so Chepkolel Leaf Estates is looking for somebody exact. Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours.

You explain to patients how and when to take what they were given, until they can say it back to you. You count stock every week, rotate it by expiry date and order before shelves are empty. You watch the refrigerator log of vaccines and insulin, at weekends too. You check prescriptions for doses and interactions, and you call the prescriber when something is off. What you need most is Insurance Claims and Inventory Management, and enough Dispensing to manage on your own.

Housing on the estate, a school and a dispensary come with the job. Quality assessments by outsiders come twice a year; we have passed them all and intend to go on.', 'Registered with the board of your profession
Experience with stock software for medicines or reagents
Patience with people who are unwell or worried
Six years or more, two of them leading others', 'Kericho', 'KES 75,500 - 101,500', 'full_time', 'senior', array['Dispensing', 'Laboratory Testing', 'Inventory Management', 'Quality Control', 'Insurance Claims']::text[], true, now() - interval '41266 minutes'),
  ('5eed0b00-0000-4000-8000-000000000214', '5eedc000-0000-4000-8000-000000000034', 'Animal Health Assistant', 'Njuri Hills Dairy pays suppliers around Meru by quality, and so needs somebody whose judgement both sides accept. Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it.

You test every delivery, with a lactometer, a moisture meter or your senses, and write the result where the supplier can see it. You trace a bad batch back to its source within the day and explain, without blame, what went wrong. You look after sampling, labels and the cold room, and you calibrate the scales on Mondays. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. It helps to be good at Feed Formulation; Sampling and Record Keeping come up every week.

Milk every week, a savings scheme that we top up, and a bus from Nkubu. You will sometimes have to reject what a friend has brought; we will stand behind you.', 'Certificate or diploma in animal health, dairy technology or food science
Registered with the veterinary board where the work demands it
Honest, also when it is inconvenient
No long experience needed: we train on the job', 'Meru', 'KES 26,000 - 35,500', 'full_time', 'entry', array['Animal Health', 'Food Safety', 'Sampling', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '13726 minutes'),
  ('5eed0b00-0000-4000-8000-000000000215', '5eedc000-0000-4000-8000-000000000035', 'Plumbing Assistant', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. From the borehole to the last tap: in this job at Iveti Steel Joinery the whole water system is yours.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You service booster pumps, float switches and solar water heaters to a calendar that you keep yourself. You read meters every Monday and chase any consumption that cannot be explained. You may ask anything, and you are expected to ask it twice if the answer was not clear. Most days call for Pipe Fitting, Leak Detection and Pump Maintenance.

Work starts at seven and ends at four, with one Saturday in three. Bonuses are shared in the workshop each quarter when no order went out late.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
No long experience needed: we train on the job', 'Machakos', 'KES 18,000 - 24,000', 'full_time', 'entry', array['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Estimating']::text[], true, now() - interval '30653 minutes'),
  ('5eed0b00-0000-4000-8000-000000000216', '5eedc000-0000-4000-8000-000000000036', 'Junior Data Analyst', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. Decisions at Mbegu Savings Sacco are made on Mondays; your work decides whether they are made on facts.

You write SQL that a colleague can read next year and check its results against the real world. You build dashboards in Power BI with few charts, each with a reason. You clean data with Python and fix the form that made it dirty. You keep a notebook of what you have learned; the next beginner will be glad of it. It helps to be good at Power BI; Python and Report Writing come up every week.

You can work from anywhere in Kenya; we meet in Embu a few times a year and pay the way. When the data is too thin to decide, that is a fine answer here.', 'Strong SQL and one of Python or R
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
No long experience needed: we train on the job', 'Remote', 'KES 53,000 - 73,000', 'full_time', 'entry', array['SQL', 'Python', 'Power BI', 'Statistics', 'Report Writing']::text[], true, now() - interval '42778 minutes'),
  ('5eed0b00-0000-4000-8000-000000000217', '5eedc000-0000-4000-8000-000000000037', 'Water Systems Technician', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. From the borehole to the last tap: in this job at Rosehill by the Lake the whole water system is yours.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You read meters every Monday and chase any consumption that cannot be explained. You estimate the fittings for a job closely enough that nothing has to be bought twice. We look for Leak Detection above all, then for Plumbing and Estimating.

Neat joints and honest time sheets matter more to us than speed. There is a crèche at the gate, a canteen, and transport from Karagita.', 'Experience with pumps and pressure systems
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
Two to five years in similar work', 'Naivasha', 'KES 38,500 - 55,500', 'contract', 'mid', array['Plumbing', 'Pipe Fitting', 'Leak Detection', 'Estimating', 'Workplace Safety']::text[], true, now() - interval '13074 minutes'),
  ('5eed0b00-0000-4000-8000-000000000218', '5eedc000-0000-4000-8000-000000000038', 'General Manager', 'Guests of Nanyuki Trails Lodge decide within two minutes whether they will like their stay, and those two minutes are yours. Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya.

You hire, coach and, where it must be, part with people, and you do all three in person. You speak for Nanyuki Trails Lodge with authorities, partners and the press, and promise nothing that the team cannot keep. You find the money for what is needed and say no to what would only be nice. You agree targets with each head of section and look at the figures together every fortnight. Most days call for Customer Service, Microsoft Office and Complaint Handling.

Three weeks on, one week off, with the bus home paid. Guests come from everywhere, so a third language is welcome, and English and Kiswahili are a must.', 'Certificate or diploma in front office operations or tourism
Has worked with a hotel booking system
Able to work early, late and at weekends by turns
Ten years or more, with responsibility for budgets and people', 'Nanyuki', 'KES 205,000 - 302,000', 'full_time', 'executive', array['Customer Service', 'Reservations', 'Cash Handling', 'Complaint Handling', 'Microsoft Office']::text[], true, now() - interval '20544 minutes'),
  ('5eed0b00-0000-4000-8000-000000000219', '5eedc000-0000-4000-8000-000000000039', 'Claims Assistant', 'Trust is what Athi Plains Cement Works sells, and checks are how it is made. Athi Plains Cement Works makes blocks, pavers and culverts on the Mombasa road.

You examine files against the policy and decide, or recommend, within two working days. You test a sample of payments each month and follow every shilling to its receipt. You keep registers complete, so that the regulator’s questions take an hour and not a week. For the first three months you work beside somebody who has done this for years. If Risk Assessment, Internal Audit and Report Writing are your strong points, you will feel at home quickly.

Two days a week on site, and the rest where you concentrate best. You can work from anywhere in Kenya; we meet in Machakos a few times a year and pay the way.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Writes short, clear reports
No long experience needed: we train on the job', 'Remote', 'KES 33,000 - 45,000', 'full_time', 'entry', array['Risk Assessment', 'Internal Audit', 'Report Writing', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '24487 minutes'),
  ('5eed0b00-0000-4000-8000-000000000220', '5eedc000-0000-4000-8000-000000000040', 'Human Resources Officer', 'Kijani Waste Works has grown from forty people to four times as many, and its ways of treating them have to keep up. Kijani Waste Works turns market waste into compost and plastic into fencing posts.

You write adverts that say what the job is, sift applications by the same list for all, and answer everyone. You prepare contracts, leave records and payroll changes before the twentieth of the month. You advise supervisors on labour law before they act, not afterwards. You hear grievances, keep to the procedure, and close each of them within three weeks. If Employee Relations, Recruitment and Microsoft Excel are your strong points, you will feel at home quickly.

You will say no to managers now and then, and be thanked for it later. Boots, gloves, vaccinations and a hot lunch are provided.', 'Degree or higher diploma in human resource management
Member of the Institute of Human Resource Management, or on the way
Knows the Employment Act in daily practice
Two to five years in similar work', 'Nakuru', 'KES 52,500 - 74,500', 'full_time', 'mid', array['Recruitment', 'Payroll', 'Employee Relations', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '14585 minutes'),
  ('5eed0b00-0000-4000-8000-000000000221', '5eedc000-0000-4000-8000-000000000041', 'Junior Web Developer', 'Our customers use cheap phones on patchy networks, and Ndarugu Ridge Hospital writes software that respects both. Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You write tests that would have caught the last bug, and you delete code gladly. You join support for half a day every two weeks, so that you know who uses what you make. After six months we talk about what you would like to learn next, and put it in writing. What you need most is React and TypeScript, and enough REST APIs to manage on your own.

We would like to see code you are proud of, and to hear what you would change in it now. You can work from anywhere in Kenya; we meet in Thika a few times a year and pay the way.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Clear written English, since we decide in writing
No long experience needed: we train on the job', 'Remote', 'KES 58,500 - 82,000', 'full_time', 'entry', array['TypeScript', 'React', 'PostgreSQL', 'REST APIs', 'Git']::text[], true, now() - interval '21404 minutes'),
  ('5eed0b00-0000-4000-8000-000000000222', '5eedc000-0000-4000-8000-000000000042', 'Marketing Intern', 'People scroll past most advertisements, including ours. Ndovu Coach Lines wants somebody who can change that honestly. Ndovu Coach Lines runs 64 coaches between Nairobi, Eldoret and Malaba.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You answer comments within two hours during the day, the angry ones first. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. If Campaign Planning, Digital Marketing and Google Analytics are your strong points, you will feel at home quickly.

We do not invent reviews, and we do not buy followers. You can work from anywhere in Kenya; we meet in Nakuru a few times a year and pay the way.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
No long experience needed: we train on the job', 'Remote', 'KES 17,000 - 22,500', 'internship', 'entry', array['Digital Marketing', 'Social Media', 'Google Analytics', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '16661 minutes'),
  ('5eed0b00-0000-4000-8000-000000000223', '5eedc000-0000-4000-8000-000000000043', 'Greenhouse Supervisor', 'Laikipia Honey Hub trains bee keepers and sells their honey under one label. Rain comes late, pumps stop, buyers change their minds: Laikipia Honey Hub needs somebody who stays cheerful and has a plan B.

You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You walk the fields at dawn, because what is seen at six can still be mended by noon. You plan planting and harvest week by week and see that seedlings, labour and crates meet on the right day. You keep spray records that an auditor can follow: what, where, how much, and when people may go in again. We look for Irrigation above all, then for Team Supervision and Agrochemical Safety.

We are certified for good agricultural practice and mean to stay so. Half of the week is outdoors, and field boots are on us.', 'Training in agriculture, horticulture or irrigation, or ten years of practice with proof
Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
Two to five years in similar work', 'Nanyuki', 'KES 38,500 - 52,500', 'full_time', 'mid', array['Irrigation', 'Greenhouse Management', 'Team Supervision', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '5692 minutes'),
  ('5eed0b00-0000-4000-8000-000000000224', '5eedc000-0000-4000-8000-000000000044', 'Network Engineer', 'Equator Telecom Services lays fibre and keeps masts standing in seven counties. When the network is down at Equator Telecom Services, everybody learns it at once. You keep that from happening.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You set up computers, accounts and printers, and take rights away on the day somebody leaves. You patch systems on a calendar and read about the holes before others find ours. You configure switches, access points and firewalls and draw what you have built. We look for Networking above all, then for Windows Administration and Backups.

A field allowance, proper climbing gear and a second pair of hands at every mast. You teach as you help, without sighing.', 'CCNA or comparable knowledge of networks
Daily practice with Linux and Windows
Driving or riding licence for visits on site
Six years or more, two of them leading others', 'Nyeri', 'KES 119,000 - 168,500', 'full_time', 'senior', array['Technical Support', 'Networking', 'Linux', 'Windows Administration', 'Backups']::text[], true, now() - interval '2965 minutes'),
  ('5eed0b00-0000-4000-8000-000000000225', '5eedc000-0000-4000-8000-000000000045', 'Extension Coordinator', 'Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations. Half of this job at Kirinyet Coffee Exporters is knowing soil; the other half is knowing people.

You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You hold demonstrations on planting, spacing and composting where people can put their hands into it. You register groups, train their secretaries in record keeping and sit in on their meetings. What you need most is Soil Sampling and Farmer Training, and enough Record Keeping to manage on your own.

You learn to taste coffee, and the examination fee for graders is paid. Farmers will tell you when you were wrong. Please come back and try again; that is how trust is made.', 'Certificate, diploma or degree in agriculture or horticulture
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
Six years or more, two of them leading others', 'Embu', 'KES 74,500 - 104,500', 'full_time', 'senior', array['Agronomy', 'Farmer Training', 'Soil Sampling', 'Pest Management', 'Record Keeping']::text[], true, now() - interval '11858 minutes'),
  ('5eed0b00-0000-4000-8000-000000000226', '5eedc000-0000-4000-8000-000000000046', 'Teaching Assistant', 'Mlima Outdoor Schools in Nyeri is looking for a teacher who still learns. Mlima Outdoor Schools brings city classes to the mountain for a week at a time.

You teach reading in small groups every morning, each at its own pace. You meet parents once a term, and sooner when a child is unhappy. You take a club in the afternoon: chess, choir, gardening or whatever you love. After six months we talk about what you would like to learn next, and put it in writing. We look for Classroom Management above all, then for Assessment and Curriculum Development.

Nobody is beaten or shamed here, and nobody may forget it. Food and bed during camps, and first-aid training every year.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
First aid and a certificate of good conduct
No long experience needed: we train on the job', 'Nyeri', 'KES 16,000 - 21,000', 'part_time', 'entry', array['Lesson Planning', 'Classroom Management', 'Curriculum Development', 'Assessment', 'Communication']::text[], true, now() - interval '42274 minutes'),
  ('5eed0b00-0000-4000-8000-000000000227', '5eedc000-0000-4000-8000-000000000047', 'Apprentice Electrician', 'Every hour without power costs Ziwa Cold Chain money, so the person in this post is one of the best-known faces in Kisumu. Ziwa Cold Chain moves fish, milk and vaccines around the lake without letting them get warm.

You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. You make mistakes, tell us early, and mend them with our help. If Wiring Diagrams, Electrical Installation and Preventive Maintenance are your strong points, you will feel at home quickly.

Call-outs at night happen about twice a month and are paid on top. Night work is paid at one and a half times the day rate.', 'Government Trade Test Grade II or a craft certificate in electrical installation
Own hand tools; we provide the meters
No long experience needed: we train on the job', 'Kisumu', 'KES 15,500 - 19,500', 'internship', 'entry', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '30505 minutes'),
  ('5eed0b00-0000-4000-8000-000000000228', '5eedc000-0000-4000-8000-000000000048', 'Agronomy Intern', 'Cherangani Seed House breeds and sells maize and bean seed suited to the highlands. Cherangani Seed House depends on what grows on plots of half an acre, and on advice that fits such plots.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. For the first three months you work beside somebody who has done this for years. Most days call for Soil Sampling, Agronomy and Pest Management.

Field days begin at six and are over by two. You get seed at cost for your own shamba and two field days a year with the breeders.', 'Motorcycle licence and the stomach for rough roads
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
No long experience needed: we train on the job', 'Kitale', 'KES 14,500 - 19,000', 'internship', 'entry', array['Agronomy', 'Farmer Training', 'Soil Sampling', 'Pest Management', 'Record Keeping']::text[], true, now() - interval '15593 minutes'),
  ('5eed0b00-0000-4000-8000-000000000229', '5eedc000-0000-4000-8000-000000000049', 'Laundry Attendant', 'Nobody praises a clean room, everybody remembers a dirty one: Elimu Mlimani Schools takes housekeeping seriously. Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret.

You make up fourteen rooms in a shift to a checklist that fits on one card. You count linen in and out, sort what needs mending and report what has gone missing. You report dripping taps, loose handles and burnt bulbs the moment you see them. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. What you need most is Team Supervision and Hygiene Standards, and enough Inventory Management to manage on your own.

Your own children pay half the fees, and school holidays are yours. We train everybody for two weeks, with pay, before they work alone.', 'Secondary school certificate; a housekeeping course is an advantage
Physically fit and particular about details
A certificate of good conduct
No long experience needed: we train on the job', 'Eldoret', 'KES 15,500 - 19,500', 'part_time', 'entry', array['Housekeeping', 'Laundry Operations', 'Inventory Management', 'Team Supervision', 'Hygiene Standards']::text[], true, now() - interval '18884 minutes'),
  ('5eed0b00-0000-4000-8000-000000000230', '5eedc000-0000-4000-8000-000000000050', 'Credit Analyst', 'A loan from Isukha Agro Supplies buys a sewing machine, a cow or a second-hand lorry, and it has to fit whoever takes it. Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops.

You visit businesses, look at their books or help to write some, and judge what they can repay. You analyse statements and credit reports in Excel and notice what does not add up. You appraise applications and put your reasons on one page for the credit committee. You watch your portfolio daily and ring on the first day of delay, not on the thirtieth. Most days call for Financial Analysis, Negotiation and Portfolio Management.

A smartphone, airtime and a travel allowance come with the work. Commission is on top of the salary and has no ceiling.', 'Diploma or degree in finance, economics or business
Can read a cash flow and ask the right questions about it
Clean credit report and good conduct
Two to five years in similar work', 'Kakamega', 'KES 60,500 - 85,500', 'full_time', 'mid', array['Credit Analysis', 'Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Negotiation']::text[], true, now() - interval '4180 minutes'),
  ('5eed0b00-0000-4000-8000-000000000231', '5eedc000-0000-4000-8000-000000000051', 'Irrigation Technician', 'Rain comes late, pumps stop, buyers change their minds: Webuye Stone Millers needs somebody who stays cheerful and has a plan B. Webuye Stone Millers grinds maize, millet and sorghum for western Kenya.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You keep spray records that an auditor can follow: what, where, how much, and when people may go in again. You lead a gang of thirty, teach them to grade, and pay attention to who teaches best. Most days call for Irrigation, Greenhouse Management and Team Supervision.

Peak season is hard, quiet months are really quiet, and leave is taken then. A bag of flour goes home with everybody at the end of the month.', 'Training in agriculture, horticulture or irrigation, or ten years of practice with proof
Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
Two to five years in similar work', 'Bungoma', 'KES 32,500 - 45,500', 'contract', 'mid', array['Crop Planning', 'Irrigation', 'Greenhouse Management', 'Team Supervision', 'Record Keeping']::text[], true, now() - interval '42986 minutes'),
  ('5eed0b00-0000-4000-8000-000000000232', '5eedc000-0000-4000-8000-000000000052', 'Locum Clinical Officer', 'Mwarobaini Pharmacies has 22 shops that are open until ten at night. Mwarobaini Pharmacies is opening for longer hours in Kisumu and needs another clinician who likes general practice.

You take histories, examine and treat out-patients, about thirty in a day. You suture, drain, splint and do other minor surgery in a clean and well-lit room. You review hypertension and diabetes patients monthly and keep their register current. You refer early, write a full letter, and telephone the hospital so that the patient is expected. What you need most is Referral Management and Electronic Health Records, and enough Chronic Disease Management to manage on your own.

There is a consultant on the telephone at all hours, and you are expected to use it. Late shifts end with a taxi home that we pay.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
A current practising licence
Two years of practice after internship
Two to five years in similar work', 'Kisumu', 'KES 52,000 - 65,000', 'contract', 'mid', array['Clinical Assessment', 'Patient Care', 'Chronic Disease Management', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '12866 minutes'),
  ('5eed0b00-0000-4000-8000-000000000233', '5eedc000-0000-4000-8000-000000000053', 'Registered Nurse', 'We have the beds and the equipment. What Macho Mapya Eye Centre needs is experienced hands at the bedside. Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages.

You do triage in the morning, take vital signs and see to it that those who cannot wait do not. You give medicines and injections by the five rights and chart them at once, on screen. You run the immunisation and antenatal clinics on their fixed days and follow up on mothers who did not come. You check the emergency trolley and the oxygen at the start of every shift, and sign for it. Most days call for Medication Administration, Triage and Communication.

Camp days carry an allowance, and Saturdays are worked by turns. We would rather you asked twice than guessed once, and nobody here will make you feel small for it.', 'Basic life support certificate, not older than two years
One year of ward or clinic work after internship
Fluent Kiswahili; a local language of the county is a great help
Two to five years in similar work', 'Eldoret', 'KES 46,000 - 66,000', 'full_time', 'mid', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Communication']::text[], true, now() - interval '40554 minutes'),
  ('5eed0b00-0000-4000-8000-000000000234', '5eedc000-0000-4000-8000-000000000054', 'Debt Recovery Agent', 'Busia Crossroads Traders supplies shops on both sides of the border. A loan from Busia Crossroads Traders buys a sewing machine, a cow or a second-hand lorry, and it has to fit whoever takes it.

You explain interest, fees and what happens when a payment is missed, before anybody signs. You train groups in saving and keeping simple accounts. You appraise applications and put your reasons on one page for the credit committee. You watch your portfolio daily and ring on the first day of delay, not on the thirtieth. If Credit Analysis, Financial Analysis and Portfolio Management are your strong points, you will feel at home quickly.

Small team, short ways: whoever has a good idea tries it the same week. A smartphone, airtime and a travel allowance come with the work.', 'Diploma or degree in finance, economics or business
Experience in a bank, sacco or microfinance institution
Can read a cash flow and ask the right questions about it
Two to five years in similar work', 'Busia', 'KES 33,500 - 47,000', 'contract', 'mid', array['Credit Analysis', 'Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Negotiation']::text[], true, now() - interval '11710 minutes'),
  ('5eed0b00-0000-4000-8000-000000000235', '5eedc000-0000-4000-8000-000000000055', 'Plumbing Assistant', 'Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day. Water is scarce in Homa Bay, and Ngege Bay Fisheries loses too much of it in old pipes.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You read meters every Monday and chase any consumption that cannot be explained. After six months we talk about what you would like to learn next, and put it in writing. We look for Leak Detection above all, then for Workplace Safety and Pipe Fitting.

Life jackets and swimming lessons come first; fish at cost comes after. Neat joints and honest time sheets matter more to us than speed.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
No long experience needed: we train on the job', 'Homa Bay', 'KES 18,500 - 24,500', 'full_time', 'entry', array['Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Estimating', 'Workplace Safety']::text[], true, now() - interval '15445 minutes'),
  ('5eed0b00-0000-4000-8000-000000000236', '5eedc000-0000-4000-8000-000000000056', 'Chief Operating Officer', 'Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad. Tabaka Soapstone Guild has grown from forty people to four times as many, and its ways of treating them have to keep up.

You hear grievances, keep to the procedure, and close each of them within three weeks. You set the plan and the budget for the year with the directors and report against both every month. You hire, coach and, where it must be, part with people, and you do all three in person. You decide what we stop doing, which is harder than deciding what to start. You prepare somebody in your team to follow you one day. What you need most is Payroll and Microsoft Excel, and enough Training Coordination to manage on your own.

The team is small and talks at the same table every morning. Profits are shared with staff and carvers alike every December.', 'Degree or higher diploma in human resource management
Knows the Employment Act in daily practice
Experience with payroll software
Ten years or more, with responsibility for budgets and people', 'Kisii', 'KES 254,500 - 352,500', 'full_time', 'executive', array['Recruitment', 'Labour Law', 'Payroll', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '3972 minutes'),
  ('5eed0b00-0000-4000-8000-000000000237', '5eedc000-0000-4000-8000-000000000057', 'Maintenance Electrician', 'Kuja Bend Sugar Mill needs somebody in Migori who reads a wiring diagram the way others read a newspaper. Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest.

You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. You trace faults in three-phase motors and starters with a meter and patience rather than by swapping parts. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. Two helpers look to you for what to do next, so you explain as you work. Most days call for Wiring Diagrams, Motor Control and Electrical Installation.

There is staff housing, a sports club, and sugar at mill price. The person we are looking for leaves a panel tidier than it was and labels what the last one forgot to label.', 'A valid EPRA worker licence, or the willingness to sit for it within six months
Two years of work on three-phase installations
Own hand tools; we provide the meters
Two to five years in similar work', 'Migori', 'KES 41,500 - 59,500', 'contract', 'mid', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Motor Control', 'Workplace Safety']::text[], true, now() - interval '23123 minutes'),
  ('5eed0b00-0000-4000-8000-000000000238', '5eedc000-0000-4000-8000-000000000058', 'Teaching Practice Placement', 'Msingi Early Learning runs six day-care centres where mothers work near by. Somebody once made your subject come alive for you. Msingi Early Learning is looking for a person who does the same for others.

You teach twenty-four lessons a week and set work that can be marked within two days. You prepare experiments with what is in the cupboard and what can be had in the market. You teach everyone, not just the front row, to use a spreadsheet and to doubt a search result. You may ask anything, and you are expected to ask it twice if the answer was not clear. What you need most is Lesson Planning and Assessment, and enough Microsoft Excel to manage on your own.

Your own toddler has a place free of charge. Results matter to us, and how they came about matters more.', 'Degree or diploma in education with two teaching subjects
Registered with the Teachers Service Commission, or applying
Sound knowledge of the secondary syllabus
No long experience needed: we train on the job', 'Kisumu', 'KES 11,000 - 15,000', 'internship', 'entry', array['Lesson Planning', 'Assessment', 'Mentoring', 'Laboratory Safety', 'Microsoft Excel']::text[], true, now() - interval '32017 minutes'),
  ('5eed0b00-0000-4000-8000-000000000239', '5eedc000-0000-4000-8000-000000000059', 'Senior Teacher, Languages', 'At Mizani Legal Aid in Kisumu the laboratory is used every day, and we want a teacher who will wear it out further. Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer.

You teach twenty-four lessons a week and set work that can be marked within two days. You prepare experiments with what is in the cupboard and what can be had in the market. You coach candidates in small groups and let them explain to each other first. You write schemes of work together with your department and revise them after the exams. If Microsoft Excel, Lesson Planning and Assessment are your strong points, you will feel at home quickly.

Results matter to us, and how they came about matters more. A thirty-seven hour week, and time off in lieu that is really taken.', 'Registered with the Teachers Service Commission, or applying
Sound knowledge of the secondary syllabus
Ready to guide a club, a team or a journal
Six years or more, two of them leading others', 'Kisumu', 'KES 62,000 - 85,000', 'full_time', 'senior', array['Teaching', 'Lesson Planning', 'Assessment', 'Laboratory Safety', 'Microsoft Excel']::text[], true, now() - interval '14941 minutes'),
  ('5eed0b00-0000-4000-8000-000000000240', '5eedc000-0000-4000-8000-000000000060', 'Digital Marketing Officer', 'Maragoli Thread Mill knits school uniforms and sews them in its own hall. People scroll past most advertisements, including ours. Maragoli Thread Mill wants somebody who can change that honestly.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You visit customers with a camera and ask before you publish. You run campaigns on social media with a small budget and stop the ones that do not earn it. What you need most is Campaign Planning and Social Media, and enough Video Editing to manage on your own.

Piece work is paid on top of a fixed wage, and the hall is cool and bright. We do not invent reviews, and we do not buy followers.', 'Has run paid campaigns and can explain the results
Handles a camera and simple editing software
Writes without mistakes in two languages
Two to five years in similar work', 'Kakamega', 'KES 52,000 - 75,000', 'full_time', 'mid', array['Digital Marketing', 'Social Media', 'Google Analytics', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '8123 minutes'),
  ('5eed0b00-0000-4000-8000-000000000241', '5eedc000-0000-4000-8000-000000000001', 'Medical Director', 'Sound judgement and plain words: that is what Bluegum Street Clinics asks of the people who see its patients. Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai.

You meet the nurses every Thursday to talk through what went well and what did not. You hire, coach and, where it must be, part with people, and you do all three in person. You find the money for what is needed and say no to what would only be nice. You answer to the board for quality, safety and cost, in that order. You turn complaints into changes and tell those who complained what has changed. Most days call for Clinical Assessment, Electronic Health Records and Referral Management.

Medical cover starts on the first day and includes your children. We follow national guidelines, and we buy the drugs that they name.', 'A current practising licence
Two years of practice after internship
Comfortable with electronic health records
Ten years or more, with responsibility for budgets and people', 'Nairobi', 'KES 315,000 - 438,500', 'full_time', 'executive', array['Clinical Assessment', 'Patient Care', 'Chronic Disease Management', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '6908 minutes'),
  ('5eed0b00-0000-4000-8000-000000000242', '5eedc000-0000-4000-8000-000000000002', 'Head of Product', 'Good questions are rarer than good dashboards. Savanna Ledger is looking for somebody who asks them. Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones.

You design and read experiments without fooling yourself. You set the plan and the budget for the year with the directors and report against both every month. You decide what we stop doing, which is harder than deciding what to start. You spend one day a week where the work is done, and listen more than you talk there. You agree targets with each head of section and look at the figures together every fortnight. What you need most is Report Writing and Data Analysis, and enough Python to manage on your own.

When the data is too thin to decide, that is a fine answer here. You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
Ten years or more, with responsibility for budgets and people', 'Remote', 'KES 339,000 - 467,500', 'full_time', 'executive', array['Data Analysis', 'SQL', 'Python', 'Power BI', 'Report Writing']::text[], true, now() - interval '10851 minutes'),
  ('5eed0b00-0000-4000-8000-000000000243', '5eedc000-0000-4000-8000-000000000003', 'Claims Assistant', 'Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega. Trust is what Nyota Ndogo Retail sells, and checks are how it is made.

You examine files against the policy and decide, or recommend, within two working days. You test a sample of payments each month and follow every shilling to its receipt. You keep registers complete, so that the regulator’s questions take an hour and not a week. For the first three months you work beside somebody who has done this for years. It helps to be good at Internal Audit; Attention to Detail and Risk Assessment come up every week.

Staff get ten percent off their shopping and rosters are published two weeks ahead. You report what you find to those who must know, and nobody can ask you to leave it out.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Writes short, clear reports
No long experience needed: we train on the job', 'Nairobi', 'KES 30,000 - 40,500', 'full_time', 'entry', array['Risk Assessment', 'Internal Audit', 'Data Analysis', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '13370 minutes'),
  ('5eed0b00-0000-4000-8000-000000000244', '5eedc000-0000-4000-8000-000000000004', 'Software Engineering Intern', 'Njia Tano Software builds ticketing and payment software for matatu saccos. Njia Tano Software is a small team that ships every week and sleeps at night.

You write tests that would have caught the last bug, and you delete code gladly. You review the changes of others within the day, kindly and to the point. You integrate M-Pesa and bank interfaces and plan for the day on which they are down. You may ask anything, and you are expected to ask it twice if the answer was not clear. It helps to be good at REST APIs; PostgreSQL and Git come up every week.

You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way. There are no trick questions in our interviews, only a small task that is paid.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Clear written English, since we decide in writing
No long experience needed: we train on the job', 'Remote', 'KES 28,000 - 39,000', 'internship', 'entry', array['TypeScript', 'PostgreSQL', 'REST APIs', 'Git', 'Automated Testing']::text[], true, now() - interval '33232 minutes'),
  ('5eed0b00-0000-4000-8000-000000000245', '5eedc000-0000-4000-8000-000000000005', 'Night Receptionist', 'Faraja Garden Homes in Nairobi is looking for a warm voice with a good memory for names. Faraja Garden Homes looks after 85 old people in three houses with gardens.

You check guests in and out, explain the house, and settle bills by card, cash or M-Pesa without a queue. You listen to complaints to the end, put right what can be put right tonight, and write down the rest. You know which matatu leaves when, where the chemist is, and what the sea or the mountain is like today. You make mistakes, tell us early, and mend them with our help. If Customer Service, Microsoft Office and Reservations are your strong points, you will feel at home quickly.

The rota gives everybody two Sundays a month. Shifts are eight hours, not twelve, and nobody has more than two night weeks a month.', 'Certificate or diploma in front office operations or tourism
Writes a clear and friendly letter
Able to work early, late and at weekends by turns
No long experience needed: we train on the job', 'Nairobi', 'KES 24,500 - 31,000', 'part_time', 'entry', array['Customer Service', 'Reservations', 'Cash Handling', 'Complaint Handling', 'Microsoft Office']::text[], true, now() - interval '8923 minutes'),
  ('5eed0b00-0000-4000-8000-000000000246', '5eedc000-0000-4000-8000-000000000006', 'Internal Auditor', 'Somebody at Mwavuli Insurance Brokers has to read the small print. It may as well be a person who likes it. Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim.

You examine files against the policy and decide, or recommend, within two working days. You test a sample of payments each month and follow every shilling to its receipt. You assess risks with data analysis where we have figures and with site visits where we do not. You write findings in words that the people concerned would accept as fair. We look for Report Writing above all, then for Compliance and Risk Assessment.

You report what you find to those who must know, and nobody can ask you to leave it out. We pay for your professional examinations when you pass, and for the first resit when you do not.', 'Working towards ACII, CPA or CISA
Writes short, clear reports
Experience with claims or audit software
Six years or more, two of them leading others', 'Nairobi', 'KES 105,000 - 149,000', 'full_time', 'senior', array['Risk Assessment', 'Internal Audit', 'Report Writing', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '23627 minutes'),
  ('5eed0b00-0000-4000-8000-000000000247', '5eedc000-0000-4000-8000-000000000007', 'Mathematics and Physics Teacher', 'Somebody once made your subject come alive for you. Mwezi Learning House is looking for a person who does the same for others. Mwezi Learning House is a day school that puts reading and making things first.

You teach twenty-four lessons a week and set work that can be marked within two days. You prepare experiments with what is in the cupboard and what can be had in the market. You teach everyone, not just the front row, to use a spreadsheet and to doubt a search result. You look after a class as its tutor, from attendance to heartbreak. We look for Laboratory Safety above all, then for Assessment and Mentoring.

Results matter to us, and how they came about matters more. Classes have at most 28 children, and every teacher has an assistant.', 'Degree or diploma in education with two teaching subjects
Registered with the Teachers Service Commission, or applying
Ready to guide a club, a team or a journal
Two to five years in similar work', 'Kiambu', 'KES 42,500 - 60,500', 'full_time', 'mid', array['Teaching', 'Lesson Planning', 'Assessment', 'Mentoring', 'Laboratory Safety']::text[], true, now() - interval '39547 minutes'),
  ('5eed0b00-0000-4000-8000-000000000248', '5eedc000-0000-4000-8000-000000000008', 'Fibre Technician', 'We are looking for somebody at Duma Parcel Riders who fixes the cause after having fixed the symptom. Duma Parcel Riders delivers 9,000 parcels a day in twelve counties.

You set up computers, accounts and printers, and take rights away on the day somebody leaves. You test a restore from backup every month, because a backup nobody has restored is a hope. You patch systems on a calendar and read about the holes before others find ours. You configure switches, access points and firewalls and draw what you have built. We look for Backups above all, then for Information Security and Windows Administration.

You teach as you help, without sighing. Riders are insured around the clock, not only while they carry a parcel.', 'Diploma or degree in information technology or telecommunications
Daily practice with Linux and Windows
Driving or riding licence for visits on site
Two to five years in similar work', 'Nairobi', 'KES 45,000 - 64,000', 'contract', 'mid', array['Networking', 'Linux', 'Windows Administration', 'Backups', 'Information Security']::text[], true, now() - interval '31513 minutes'),
  ('5eed0b00-0000-4000-8000-000000000249', '5eedc000-0000-4000-8000-000000000009', 'Network Engineer', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. When the network is down at Kazi Mtandao, everybody learns it at once. You keep that from happening.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You set up computers, accounts and printers, and take rights away on the day somebody leaves. You test a restore from backup every month, because a backup nobody has restored is a hope. You patch systems on a calendar and read about the holes before others find ours. Most days call for Technical Support, Networking and Windows Administration.

Equipment is delivered to your door and the internet bill is ours. You teach as you help, without sighing.', 'Diploma or degree in information technology or telecommunications
CCNA or comparable knowledge of networks
Daily practice with Linux and Windows
Six years or more, two of them leading others', 'Nairobi', 'KES 130,000 - 184,000', 'full_time', 'senior', array['Technical Support', 'Networking', 'Linux', 'Windows Administration', 'Information Security']::text[], true, now() - interval '25554 minutes'),
  ('5eed0b00-0000-4000-8000-000000000250', '5eedc000-0000-4000-8000-000000000010', 'Training Manager', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. We have the learners and the rooms; Kurasa Tatu Press is looking for the person in front, or rather in the middle.

You test every course with five learners before it goes to five hundred. You build modules of an hour with a task in each, for the workshop and for the phone. You observe trainers, give them two things to keep and one to change, and come back to see. You talk to employers about what is missing in the people they get. Most days call for Monitoring and Evaluation, Training Delivery and Curriculum Development.

You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way. We count who finds work within six months, and publish the number whatever it is.', 'A trade or profession of your own, and training in teaching adults
Experience in designing courses or in coaching
Patient, and cheerful on a rainy Thursday evening
Six years or more, two of them leading others', 'Remote', 'KES 114,000 - 158,000', 'full_time', 'senior', array['Training Delivery', 'Curriculum Development', 'Coaching', 'E-learning', 'Monitoring and Evaluation']::text[], true, now() - interval '7767 minutes'),
  ('5eed0b00-0000-4000-8000-000000000251', '5eedc000-0000-4000-8000-000000000011', 'Marketing Manager', 'Duka Njema Online has good stories and tells too few of them. Duka Njema Online lets kiosks order stock by phone and delivers it the next morning.

You visit customers with a camera and ask before you publish. You answer comments within two hours during the day, the angry ones first. You plan a month of posts, short videos and text messages, and keep to the plan when the week is full. You run campaigns on social media with a small budget and stop the ones that do not earn it. We look for Social Media above all, then for Google Analytics and Campaign Planning.

You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way. Bring a portfolio: three things you made, and what came of each.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
Six years or more, two of them leading others', 'Remote', 'KES 114,000 - 163,000', 'full_time', 'senior', array['Social Media', 'Copywriting', 'Google Analytics', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '17521 minutes'),
  ('5eed0b00-0000-4000-8000-000000000252', '5eedc000-0000-4000-8000-000000000012', 'Commercial Director', 'Shops in and around Nairobi already ask for what Chui Mwitu Alarms makes. Somebody has to call on them regularly. Chui Mwitu Alarms installs alarms, cameras and electric fences.

You negotiate terms within clear limits and do not promise dates that the store cannot keep. You spend one day a week where the work is done, and listen more than you talk there. You answer to the board for quality, safety and cost, in that order. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. If Territory Planning, Communication and Credit Control are your strong points, you will feel at home quickly.

Certification courses are paid, and call-outs at night earn a fixed extra. Commission is paid on money received, with a statement that you can check.', 'Certificate or diploma in sales, marketing or business
Riding or driving licence
Comfortable with a CRM on a phone
Ten years or more, with responsibility for budgets and people', 'Nairobi', 'KES 274,500 - 377,500', 'full_time', 'executive', array['Customer Relationship Management', 'Negotiation', 'Territory Planning', 'Credit Control', 'Communication']::text[], true, now() - interval '41622 minutes');

insert into public.resources (id, title, type, url, description, is_demo) values
  ('5eed0c00-0000-4000-8000-000000000001', 'Power Learn Project Academy', 'course', 'https://powerlearnprojectafrica.org/', 'Free software development courses for young people across Africa, with Kenyan classes.', true),
  ('5eed0c00-0000-4000-8000-000000000002', 'ALX Africa', 'course', 'https://www.alxafrica.com/', 'Career programmes in software, data and cloud, made for learners in Africa.', true),
  ('5eed0c00-0000-4000-8000-000000000003', 'freeCodeCamp', 'course', 'https://www.freecodecamp.org/learn/', 'Learn web development, data analysis and more by building projects. Free certificates.', true),
  ('5eed0c00-0000-4000-8000-000000000004', 'CS50: Introduction to Computer Science', 'course', 'https://cs50.harvard.edu/x/', 'Harvard University''s first course in computer science, free to follow from home.', true),
  ('5eed0c00-0000-4000-8000-000000000005', 'The Odin Project', 'course', 'https://www.theodinproject.com/', 'A full path to web developer: reading, exercises and projects in the right order.', true),
  ('5eed0c00-0000-4000-8000-000000000006', 'Kaggle Learn', 'course', 'https://www.kaggle.com/learn', 'Short lessons in Python, SQL, data visualisation and machine learning, with exercises in the browser.', true),
  ('5eed0c00-0000-4000-8000-000000000007', 'Elements of AI', 'course', 'https://www.elementsofai.com/', 'What artificial intelligence is and what it can do, for people who do not program.', true),
  ('5eed0c00-0000-4000-8000-000000000008', 'Microsoft Learn', 'course', 'https://learn.microsoft.com/en-us/training/', 'Lessons on Excel, Power BI, Azure and programming, each with its exercises.', true),
  ('5eed0c00-0000-4000-8000-000000000009', 'Cisco Networking Academy', 'course', 'https://www.netacad.com/', 'Networking, cybersecurity and programming courses; many can be followed alone.', true),
  ('5eed0c00-0000-4000-8000-000000000010', 'IBM SkillsBuild', 'course', 'https://skillsbuild.org/', 'Free courses in technology and in the skills every workplace asks for, with badges.', true),
  ('5eed0c00-0000-4000-8000-000000000011', 'Google Skillshop', 'course', 'https://skillshop.withgoogle.com/', 'How to advertise and measure with Google''s tools, with certificates.', true),
  ('5eed0c00-0000-4000-8000-000000000012', 'HubSpot Academy', 'course', 'https://academy.hubspot.com/', 'Marketing, sales and customer service courses with free certificates.', true),
  ('5eed0c00-0000-4000-8000-000000000013', 'Khan Academy', 'course', 'https://www.khanacademy.org/', 'Mathematics, economics and sciences from the beginning, in small steps.', true),
  ('5eed0c00-0000-4000-8000-000000000014', 'MIT OpenCourseWare', 'course', 'https://ocw.mit.edu/', 'Lecture notes, exercises and exams of the Massachusetts Institute of Technology.', true),
  ('5eed0c00-0000-4000-8000-000000000015', 'OpenLearn', 'course', 'https://www.open.edu/openlearn/', 'Free courses of the Open University, from essay writing to engineering.', true),
  ('5eed0c00-0000-4000-8000-000000000016', 'Saylor Academy', 'course', 'https://www.saylor.org/', 'College courses in business, computing and writing, free and with certificates.', true),
  ('5eed0c00-0000-4000-8000-000000000017', 'Alison', 'course', 'https://alison.com/', 'Short courses for trades, health care, hospitality and the office.', true),
  ('5eed0c00-0000-4000-8000-000000000018', 'atingi', 'course', 'https://www.atingi.org/', 'Courses for digital and green jobs, many made with partners in Africa.', true),
  ('5eed0c00-0000-4000-8000-000000000019', 'FAO elearning Academy', 'course', 'https://elearning.fao.org/', 'The Food and Agriculture Organization on farming, fisheries, forests and food safety.', true),
  ('5eed0c00-0000-4000-8000-000000000020', 'OpenWHO', 'course', 'https://openwho.org/', 'Courses of the World Health Organization for health workers.', true),
  ('5eed0c00-0000-4000-8000-000000000021', 'DisasterReady', 'course', 'https://www.disasterready.org/', 'Courses for people who work, or want to work, in humanitarian aid.', true),
  ('5eed0c00-0000-4000-8000-000000000022', 'Kaya', 'course', 'https://kayaconnect.org/', 'Courses of the Humanitarian Leadership Academy: logistics, protection, project work.', true),
  ('5eed0c00-0000-4000-8000-000000000023', 'Exercism', 'course', 'https://exercism.org/', 'Programming exercises in over sixty languages, with comments from people who know them.', true),
  ('5eed0c00-0000-4000-8000-000000000024', 'Typing.com', 'course', 'https://www.typing.com/', 'Learn to type with ten fingers; employers who need data entry will ask for it.', true),
  ('5eed0c00-0000-4000-8000-000000000025', 'freeCodeCamp on YouTube', 'video', 'https://www.youtube.com/@freecodecamp', 'Whole programming courses as films, some of them ten hours long.', true),
  ('5eed0c00-0000-4000-8000-000000000026', 'CrashCourse', 'video', 'https://www.youtube.com/@crashcourse', 'Lively short lessons on business, statistics, computing and much more.', true),
  ('5eed0c00-0000-4000-8000-000000000027', 'TED Talks on work', 'video', 'https://www.ted.com/topics/work', 'Short talks on finding work, doing it well and working with others.', true),
  ('5eed0c00-0000-4000-8000-000000000028', 'Access Agriculture', 'video', 'https://www.accessagriculture.org/', 'Training films for farmers, many of them in Kiswahili and other African languages.', true),
  ('5eed0c00-0000-4000-8000-000000000029', 'Job Search Writing', 'article', 'https://owl.purdue.edu/owl/job_search_writing/index.html', 'Purdue University explains resumes, cover letters and what to write after an interview.', true),
  ('5eed0c00-0000-4000-8000-000000000030', 'The Python Tutorial', 'article', 'https://docs.python.org/3/tutorial/', 'The language explained by those who make it.', true),
  ('5eed0c00-0000-4000-8000-000000000031', 'Pro Git', 'article', 'https://git-scm.com/book/en/v2', 'The book on the tool nearly every software team uses, free to read.', true),
  ('5eed0c00-0000-4000-8000-000000000032', 'Learn web development', 'article', 'https://developer.mozilla.org/en-US/docs/Learn_web_development', 'Mozilla''s guide from the first page to a working application.', true),
  ('5eed0c00-0000-4000-8000-000000000033', 'Open Textbook Library', 'article', 'https://open.umn.edu/opentextbooks', 'Free textbooks for nearly every subject taught at a university.', true),
  ('5eed0c00-0000-4000-8000-000000000034', 'Ajira Digital', 'website', 'https://ajiradigital.go.ke/', 'The government''s programme for online work: training, mentors and places to begin.', true),
  ('5eed0c00-0000-4000-8000-000000000035', 'National Industrial Training Authority', 'website', 'https://www.nita.go.ke/', 'Apprenticeships, trade tests and industrial attachment in Kenya.', true),
  ('5eed0c00-0000-4000-8000-000000000036', 'Technical and Vocational Education and Training Authority', 'website', 'https://www.tveta.go.ke/', 'Which technical colleges in Kenya are accredited, and for what.', true),
  ('5eed0c00-0000-4000-8000-000000000037', 'Public Service Commission', 'website', 'https://www.publicservice.go.ke/', 'Vacancies and internships in the Kenyan public service.', true),
  ('5eed0c00-0000-4000-8000-000000000038', 'Kenya Law', 'website', 'https://kenyalaw.org/', 'The laws of Kenya, the Employment Act among them: know your contract, leave and notice.', true),
  ('5eed0c00-0000-4000-8000-000000000039', 'Kenya Revenue Authority', 'website', 'https://www.kra.go.ke/', 'Your PIN and your tax returns; employers ask for the PIN on the first day.', true),
  ('5eed0c00-0000-4000-8000-000000000040', 'eCitizen', 'website', 'https://www.ecitizen.go.ke/', 'Certificates of good conduct, licences and other papers employers ask for.', true),
  ('5eed0c00-0000-4000-8000-000000000041', 'Higher Education Loans Board', 'website', 'https://www.helb.co.ke/', 'Loans and bursaries for students, and the clearance certificate some employers want.', true),
  ('5eed0c00-0000-4000-8000-000000000042', 'kasneb', 'website', 'https://www.kasneb.or.ke/', 'Examinations for accountants, company secretaries and credit managers.', true),
  ('5eed0c00-0000-4000-8000-000000000043', 'O*NET OnLine', 'website', 'https://www.onetonline.org/', 'What people in a thousand occupations do, and what they must know.', true),
  ('5eed0c00-0000-4000-8000-000000000044', 'Europass', 'website', 'https://europass.europa.eu/en', 'Write a clear CV step by step, and save it as a file.', true),
  ('5eed0c00-0000-4000-8000-000000000045', 'LearnEnglish', 'website', 'https://learnenglish.britishcouncil.org/', 'The British Council''s lessons, English for work and interviews among them.', true),
  ('5eed0c00-0000-4000-8000-000000000046', 'BBC Learning English', 'website', 'https://www.bbc.co.uk/learningenglish/', 'Daily lessons to read and hear, from beginner to business English.', true),
  ('5eed0c00-0000-4000-8000-000000000047', 'GCFGlobal', 'website', 'https://edu.gcfglobal.org/', 'Computers, Word, Excel, email and job search, explained from the very start.', true),
  ('5eed0c00-0000-4000-8000-000000000048', 'W3Schools', 'website', 'https://www.w3schools.com/', 'Short examples of HTML, CSS, SQL and Python to try in the browser.', true),
  ('5eed0c00-0000-4000-8000-000000000049', 'SQLBolt', 'website', 'https://sqlbolt.com/', 'Learn to ask a database questions, in eighteen short lessons.', true),
  ('5eed0c00-0000-4000-8000-000000000050', 'Infonet Biovision', 'website', 'https://infonet-biovision.org/', 'Crops, animals and pests in East Africa, and how to farm without poisons.', true);
