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

update public.profiles set role = 'user', full_name = 'Achieng Otieno', bio = 'I run the numbers for small businesses: four years of bookkeeping and stock control for a hardware shop in Kisumu, and a diploma in business information technology from evening classes. I like finding out why a count is wrong. Looking for a role where I work with data every day, in Kisumu, Nairobi or from home.', linkedin = 'https://linkedin.example.com/in/achieng-otieno', github = 'https://github.example.com/achieng-otieno', twitter = 'https://twitter.example.com/achieng_otieno', website = 'https://achieng-otieno.example.com', skills = array['Data Analysis', 'Microsoft Excel', 'Bookkeeping', 'QuickBooks', 'SQL', 'Inventory Management', 'Customer Service', 'Report Writing']::text[] where id = '5eed0000-0000-4000-8000-000000000001';
update public.profiles set role = 'user' where id = '5eed0000-0000-4000-8000-000000000002';
update public.profiles set role = 'employer', full_name = 'Wanjiru Kamau', bio = 'I hire for a few companies around Nairobi.' where id = '5eed0000-0000-4000-8000-000000000003';

insert into public.companies (id, owner_id, name, industry, size, location, website, description, is_demo) values
  ('5eedc000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-000000000003', 'Mwangaza Foods', 'Food processing', '51-200', 'Nakuru', 'https://mwangaza-foods.example.com', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. Lunch is cooked on site, and there is a staff van from town at every shift change.', true),
  ('5eedc000-0000-4000-8000-000000000002', '5eed0000-0000-4000-8000-000000000003', 'Bluegum Street Clinics', 'Health care', '201-500', 'Nairobi', 'https://bluegum-street-clinics.example.com', 'Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai. Medical cover starts on the first day and includes your children.', true),
  ('5eedc000-0000-4000-8000-000000000003', '5eed0000-0000-4000-8000-000000000003', 'Savanna Ledger', 'Financial software', '11-50', 'Nairobi', 'https://savanna-ledger.example.com', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. We work from home two days a week and pay for your data bundle.', true),
  ('5eedc000-0000-4000-8000-000000000004', null, 'Kusi Wind Hotels', 'Hospitality', '201-500', 'Mombasa', 'https://kusi-wind-hotels.example.com', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. Meals on duty, a share of the service charge, and live-in rooms for those from upcountry.', true),
  ('5eedc000-0000-4000-8000-000000000005', null, 'Ziwa Cold Chain', 'Logistics', '51-200', 'Kisumu', 'https://ziwa-cold-chain.example.com', 'Ziwa Cold Chain moves fish, milk and vaccines around the lake without letting them get warm. Night work is paid at one and a half times the day rate.', true),
  ('5eedc000-0000-4000-8000-000000000006', null, 'Cherangani Seed House', 'Agriculture', '51-200', 'Kitale', 'https://cherangani-seed-house.example.com', 'Cherangani Seed House breeds and sells maize and bean seed suited to the highlands. You get seed at cost for your own shamba and two field days a year with the breeders.', true),
  ('5eedc000-0000-4000-8000-000000000007', null, 'Elimu Mlimani Schools', 'Education', '201-500', 'Eldoret', 'https://elimu-mlimani-schools.example.com', 'Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret. Your own children pay half the fees, and school holidays are yours.', true),
  ('5eedc000-0000-4000-8000-000000000008', null, 'Jenga Haraka Contractors', 'Construction', '201-500', 'Thika', 'https://jenga-haraka-contractors.example.com', 'Jenga Haraka Contractors builds schools, markets and water tanks across central Kenya. Protective gear is issued on day one, and nobody works at height without a harness.', true),
  ('5eedc000-0000-4000-8000-000000000009', null, 'Mugumo Hill Hospital', 'Health care', '201-500', 'Nyeri', 'https://mugumo-hill-hospital.example.com', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. We pay your licence renewal and give five paid study days a year.', true),
  ('5eedc000-0000-4000-8000-000000000010', null, 'Jua Kusini Solar Works', 'Energy', '11-50', 'Garissa', 'https://jua-kusini-solar-works.example.com', 'Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach. There is a hardship allowance and a week at home for every five in the field.', true),
  ('5eedc000-0000-4000-8000-000000000011', null, 'Upepo Dhow Tours', 'Tourism', '11-50', 'Malindi', 'https://upepo-dhow-tours.example.com', 'Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast. Tips are pooled and paid out every Friday.', true),
  ('5eedc000-0000-4000-8000-000000000012', null, 'Nyota Ndogo Retail', 'Retail', '501-1000', 'Nairobi', 'https://nyota-ndogo-retail.example.com', 'Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega. Staff get ten percent off their shopping and rosters are published two weeks ahead.', true),
  ('5eedc000-0000-4000-8000-000000000013', null, 'Chepkolel Leaf Estates', 'Tea', '501-1000', 'Kericho', 'https://chepkolel-leaf-estates.example.com', 'Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours. Housing on the estate, a school and a dispensary come with the job.', true),
  ('5eedc000-0000-4000-8000-000000000014', null, 'Njuri Hills Dairy', 'Dairy', '51-200', 'Meru', 'https://njuri-hills-dairy.example.com', 'Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it. Milk every week, a savings scheme that we top up, and a bus from Nkubu.', true),
  ('5eedc000-0000-4000-8000-000000000015', null, 'Bahari Freight', 'Shipping', '51-200', 'Mombasa', 'https://bahari-freight.example.com', 'Bahari Freight clears cargo at the port and carries it inland as far as Kampala. Overtime is paid by the hour, to the minute, with the salary of the same month.', true),
  ('5eedc000-0000-4000-8000-000000000016', null, 'Njia Tano Software', 'Software', '11-50', 'Nairobi', 'https://njia-tano-software.example.com', 'Njia Tano Software builds ticketing and payment software for matatu saccos. We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning.', true),
  ('5eedc000-0000-4000-8000-000000000017', null, 'Iveti Steel Joinery', 'Manufacturing', '11-50', 'Machakos', 'https://iveti-steel-joinery.example.com', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. Bonuses are shared in the workshop each quarter when no order went out late.', true),
  ('5eedc000-0000-4000-8000-000000000018', null, 'Faraja Garden Homes', 'Social care', '11-50', 'Nairobi', 'https://faraja-garden-homes.example.com', 'Faraja Garden Homes looks after 85 old people in three houses with gardens. Shifts are eight hours, not twelve, and nobody has more than two night weeks a month.', true),
  ('5eedc000-0000-4000-8000-000000000019', null, 'Mbegu Savings Sacco', 'Financial services', '51-200', 'Embu', 'https://mbegu-savings-sacco.example.com', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. Staff loans at four percent, and the office closes at half past four.', true),
  ('5eedc000-0000-4000-8000-000000000020', null, 'Rosehill by the Lake', 'Horticulture', '501-1000', 'Naivasha', 'https://rosehill-by-the-lake.example.com', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. There is a crèche at the gate, a canteen, and transport from Karagita.', true),
  ('5eedc000-0000-4000-8000-000000000021', null, 'Isukha Agro Supplies', 'Agriculture', '11-50', 'Kakamega', 'https://isukha-agro-supplies.example.com', 'Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops. Commission is on top of the salary and has no ceiling.', true),
  ('5eedc000-0000-4000-8000-000000000022', null, 'Lamu Heritage Stays', 'Hospitality', '11-50', 'Lamu', 'https://lamu-heritage-stays.example.com', 'Lamu Heritage Stays restores old houses and lets them to travellers. Ferry passes and a room in the staff house are included.', true),
  ('5eedc000-0000-4000-8000-000000000023', null, 'Nanyuki Trails Lodge', 'Tourism', '51-200', 'Nanyuki', 'https://nanyuki-trails-lodge.example.com', 'Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya. Three weeks on, one week off, with the bus home paid.', true),
  ('5eedc000-0000-4000-8000-000000000024', null, 'Mwavuli Insurance Brokers', 'Insurance', '11-50', 'Nairobi', 'https://mwavuli-insurance-brokers.example.com', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. We pay for your professional examinations when you pass, and for the first resit when you do not.', true),
  ('5eedc000-0000-4000-8000-000000000025', null, 'Webuye Stone Millers', 'Food processing', '51-200', 'Bungoma', 'https://webuye-stone-millers.example.com', 'Webuye Stone Millers grinds maize, millet and sorghum for western Kenya. A bag of flour goes home with everybody at the end of the month.', true),
  ('5eedc000-0000-4000-8000-000000000026', null, 'Mwarobaini Pharmacies', 'Pharmacy', '51-200', 'Kisumu', 'https://mwarobaini-pharmacies.example.com', 'Mwarobaini Pharmacies has 22 shops that are open until ten at night. Late shifts end with a taxi home that we pay.', true),
  ('5eedc000-0000-4000-8000-000000000027', null, 'Mwezi Learning House', 'Education', '51-200', 'Kiambu', 'https://mwezi-learning-house.example.com', 'Mwezi Learning House is a day school that puts reading and making things first. Classes have at most 28 children, and every teacher has an assistant.', true),
  ('5eedc000-0000-4000-8000-000000000028', null, 'Kilifi Cashew Growers', 'Food processing', '51-200', 'Kilifi', 'https://kilifi-cashew-growers.example.com', 'Kilifi Cashew Growers buys nuts from village groups and roasts them for export. Pay is on the 25th without fail, and there is a clinic day every month.', true),
  ('5eedc000-0000-4000-8000-000000000029', null, 'Duma Parcel Riders', 'Courier services', '201-500', 'Nairobi', 'https://duma-parcel-riders.example.com', 'Duma Parcel Riders delivers 9,000 parcels a day in twelve counties. Riders are insured around the clock, not only while they carry a parcel.', true),
  ('5eedc000-0000-4000-8000-000000000030', null, 'Isiolo Livestock Union', 'Livestock', '11-50', 'Isiolo', 'https://isiolo-livestock-union.example.com', 'Isiolo Livestock Union buys, treats and sells animals for 500 herding families. We provide the motorbike, the fuel and a satellite phone.', true),
  ('5eedc000-0000-4000-8000-000000000031', null, 'Kazi Mtandao', 'Outsourcing', '201-500', 'Nairobi', 'https://kazi-mtandao.example.com', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. Equipment is delivered to your door and the internet bill is ours.', true),
  ('5eedc000-0000-4000-8000-000000000032', null, 'Ndara Junction Hotel', 'Hospitality', '11-50', 'Voi', 'https://ndara-junction-hotel.example.com', 'Ndara Junction Hotel feeds and beds travellers between Nairobi and the coast. Meals, uniform and a bed on late shifts are free.', true),
  ('5eedc000-0000-4000-8000-000000000033', null, 'Macho Mapya Eye Centre', 'Health care', '11-50', 'Eldoret', 'https://macho-mapya-eye-centre.example.com', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. Camp days carry an allowance, and Saturdays are worked by turns.', true),
  ('5eedc000-0000-4000-8000-000000000034', null, 'Athi Plains Cement Works', 'Manufacturing', '501-1000', 'Machakos', 'https://athi-plains-cement-works.example.com', 'Athi Plains Cement Works makes blocks, pavers and culverts on the Mombasa road. A safety bonus is paid to the whole shift when nobody was hurt that month.', true),
  ('5eedc000-0000-4000-8000-000000000035', null, 'Busia Crossroads Traders', 'Wholesale', '11-50', 'Busia', 'https://busia-crossroads-traders.example.com', 'Busia Crossroads Traders supplies shops on both sides of the border. Small team, short ways: whoever has a good idea tries it the same week.', true),
  ('5eedc000-0000-4000-8000-000000000036', null, 'Kijani Waste Works', 'Environment', '51-200', 'Nakuru', 'https://kijani-waste-works.example.com', 'Kijani Waste Works turns market waste into compost and plastic into fencing posts. Boots, gloves, vaccinations and a hot lunch are provided.', true),
  ('5eedc000-0000-4000-8000-000000000037', null, 'Kurasa Tatu Press', 'Publishing', '11-50', 'Nairobi', 'https://kurasa-tatu-press.example.com', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. Hours are flexible around a core of ten to three, and the library is yours.', true),
  ('5eedc000-0000-4000-8000-000000000038', null, 'Ngege Bay Fisheries', 'Fishing', '11-50', 'Homa Bay', 'https://ngege-bay-fisheries.example.com', 'Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day. Life jackets and swimming lessons come first; fish at cost comes after.', true),
  ('5eedc000-0000-4000-8000-000000000039', null, 'Ndarugu Ridge Hospital', 'Health care', '201-500', 'Thika', 'https://ndarugu-ridge-hospital.example.com', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. A lunch room, lockers, a nursing room, and a pension that we match.', true),
  ('5eedc000-0000-4000-8000-000000000040', null, 'Duka Njema Online', 'E-commerce', '51-200', 'Nairobi', 'https://duka-njema-online.example.com', 'Duka Njema Online lets kiosks order stock by phone and delivers it the next morning. Everybody owns shares after a year, and remote weeks are normal.', true),
  ('5eedc000-0000-4000-8000-000000000041', null, 'Ngamia Water Trust', 'Non-profit', '11-50', 'Lodwar', 'https://ngamia-water-trust.example.com', 'Ngamia Water Trust drills boreholes and trains villages to keep them running. Housing in Lodwar, a hardship allowance and flights home every quarter.', true),
  ('5eedc000-0000-4000-8000-000000000042', null, 'Tabaka Soapstone Guild', 'Crafts', '11-50', 'Kisii', 'https://tabaka-soapstone-guild.example.com', 'Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad. Profits are shared with staff and carvers alike every December.', true),
  ('5eedc000-0000-4000-8000-000000000043', null, 'Kuja Bend Sugar Mill', 'Food processing', '201-500', 'Migori', 'https://kuja-bend-sugar-mill.example.com', 'Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest. There is staff housing, a sports club, and sugar at mill price.', true),
  ('5eedc000-0000-4000-8000-000000000044', null, 'Kivuli Home Nursing', 'Health care', '11-50', 'Mombasa', 'https://kivuli-home-nursing.example.com', 'Kivuli Home Nursing cares for people at home after operations and in old age. You choose your zone, and travelling between patients is paid time.', true),
  ('5eedc000-0000-4000-8000-000000000045', null, 'Chui Mwitu Alarms', 'Security', '51-200', 'Nairobi', 'https://chui-mwitu-alarms.example.com', 'Chui Mwitu Alarms installs alarms, cameras and electric fences. Certification courses are paid, and call-outs at night earn a fixed extra.', true),
  ('5eedc000-0000-4000-8000-000000000046', null, 'Tana Delta Rice', 'Agriculture', '51-200', 'Garissa', 'https://tana-delta-rice.example.com', 'Tana Delta Rice mills and markets rice for cooperatives along the river. Harvest months are long and carry a bonus; February is quiet, and leave is easy.', true),
  ('5eedc000-0000-4000-8000-000000000047', null, 'Kibubu Community Bank', 'Banking', '501-1000', 'Nairobi', 'https://kibubu-community-bank.example.com', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law.', true),
  ('5eedc000-0000-4000-8000-000000000048', null, 'Kwale Coconut Company', 'Food processing', '11-50', 'Kwale', 'https://kwale-coconut-company.example.com', 'Kwale Coconut Company presses oil and makes soap from coconuts of the south coast. A small company where everybody learns every machine.', true),
  ('5eedc000-0000-4000-8000-000000000049', null, 'Msingi Early Learning', 'Education', '11-50', 'Kisumu', 'https://msingi-early-learning.example.com', 'Msingi Early Learning runs six day-care centres where mothers work near by. Your own toddler has a place free of charge.', true),
  ('5eedc000-0000-4000-8000-000000000050', null, 'Ndovu Coach Lines', 'Transport', '201-500', 'Nakuru', 'https://ndovu-coach-lines.example.com', 'Ndovu Coach Lines runs 64 coaches between Nairobi, Eldoret and Malaba. Driving hours are capped and rest rooms are clean: we inspect them ourselves.', true),
  ('5eedc000-0000-4000-8000-000000000051', null, 'Laikipia Honey Hub', 'Food processing', '11-50', 'Nanyuki', 'https://laikipia-honey-hub.example.com', 'Laikipia Honey Hub trains bee keepers and sells their honey under one label. Half of the week is outdoors, and field boots are on us.', true),
  ('5eedc000-0000-4000-8000-000000000052', null, 'Mizani Legal Aid', 'Non-profit', '11-50', 'Kisumu', 'https://mizani-legal-aid.example.com', 'Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer. A thirty-seven hour week, and time off in lieu that is really taken.', true),
  ('5eedc000-0000-4000-8000-000000000053', null, 'Maragoli Thread Mill', 'Textiles', '51-200', 'Kakamega', 'https://maragoli-thread-mill.example.com', 'Maragoli Thread Mill knits school uniforms and sews them in its own hall. Piece work is paid on top of a fixed wage, and the hall is cool and bright.', true),
  ('5eedc000-0000-4000-8000-000000000054', null, 'Equator Telecom Services', 'Telecommunications', '51-200', 'Nyeri', 'https://equator-telecom-services.example.com', 'Equator Telecom Services lays fibre and keeps masts standing in seven counties. A field allowance, proper climbing gear and a second pair of hands at every mast.', true),
  ('5eedc000-0000-4000-8000-000000000055', null, 'Povu Laundry Group', 'Services', '11-50', 'Mombasa', 'https://povu-laundry-group.example.com', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. Sundays are free, and overtime is asked for, not ordered.', true),
  ('5eedc000-0000-4000-8000-000000000056', null, 'Ukulima Smart', 'Agricultural technology', '11-50', 'Nairobi', 'https://ukulima-smart.example.com', 'Ukulima Smart sends farmers weather, prices and advice for their own plot by text message. Work from anywhere in Kenya; the whole team meets for a week three times a year.', true),
  ('5eedc000-0000-4000-8000-000000000057', null, 'Kirinyet Coffee Exporters', 'Coffee', '11-50', 'Embu', 'https://kirinyet-coffee-exporters.example.com', 'Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations. You learn to taste coffee, and the examination fee for graders is paid.', true),
  ('5eedc000-0000-4000-8000-000000000058', null, 'Mlima Outdoor Schools', 'Education', '11-50', 'Nyeri', 'https://mlima-outdoor-schools.example.com', 'Mlima Outdoor Schools brings city classes to the mountain for a week at a time. Food and bed during camps, and first-aid training every year.', true),
  ('5eedc000-0000-4000-8000-000000000059', null, 'Bima Mbegu Microinsurance', 'Insurance', '51-200', 'Nairobi', 'https://bima-mbegu-microinsurance.example.com', 'Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day. Targets are set with you, not for you, and remote work is open to all but the front desk.', true),
  ('5eedc000-0000-4000-8000-000000000060', null, 'Kobe Bay Boatyard', 'Manufacturing', '11-50', 'Lamu', 'https://kobe-bay-boatyard.example.com', 'Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels. The yard closes at three in the afternoon, when the tide and the heat do.', true);

insert into public.jobs (id, company_id, title, description, requirements, location, salary_range, type, experience_level, skills, is_demo, created_at) values
  ('5eed0b00-0000-4000-8000-000000000001', '5eedc000-0000-4000-8000-000000000001', 'Content Creator', 'Mwangaza Foods has good stories and tells too few of them. Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You answer comments within two hours during the day, the angry ones first. After six months we talk about what you would like to learn next, and put it in writing. If Copywriting, Google Analytics and Social Media are your strong points, you will feel at home quickly.

You can work from anywhere in Kenya; we meet in Nakuru a few times a year and pay the way. We do not invent reviews, and we do not buy followers.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
No long experience needed: we train on the job', 'Remote', 'KES 30,500 - 44,000', 'contract', 'entry', array['Digital Marketing', 'Social Media', 'Copywriting', 'Google Analytics', 'Video Editing']::text[], true, now() - interval '16157 minutes'),
  ('5eed0b00-0000-4000-8000-000000000002', '5eedc000-0000-4000-8000-000000000002', 'Internal Auditor', 'Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai. Somebody at Bluegum Street Clinics has to read the small print. It may as well be a person who likes it.

You telephone customers for missing papers and explain what they are for. You test a sample of payments each month and follow every shilling to its receipt. You assess risks with data analysis where we have figures and with site visits where we do not. You write findings in words that the people concerned would accept as fair. Most days call for Attention to Detail, Risk Assessment and Compliance.

You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way. Two days a week on site, and the rest where you concentrate best.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Writes short, clear reports
Six years or more, two of them leading others', 'Remote', 'KES 105,500 - 150,000', 'full_time', 'senior', array['Risk Assessment', 'Data Analysis', 'Report Writing', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '3321 minutes'),
  ('5eed0b00-0000-4000-8000-000000000003', '5eedc000-0000-4000-8000-000000000003', 'Underwriting Officer', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. Savanna Ledger is looking for a careful reader with a sense of proportion.

You examine files against the policy and decide, or recommend, within two working days. You telephone customers for missing papers and explain what they are for. You test a sample of payments each month and follow every shilling to its receipt. You assess risks with data analysis where we have figures and with site visits where we do not. We look for Risk Assessment above all, then for Internal Audit and Compliance.

You report what you find to those who must know, and nobody can ask you to leave it out. We work from home two days a week and pay for your data bundle.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Writes short, clear reports
Experience with claims or audit software
Two to five years in similar work', 'Nairobi', 'KES 62,500 - 86,500', 'full_time', 'mid', array['Risk Assessment', 'Internal Audit', 'Data Analysis', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '34596 minutes'),
  ('5eed0b00-0000-4000-8000-000000000004', '5eedc000-0000-4000-8000-000000000004', 'Executive Housekeeper', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. This is steady, respected work at Kusi Wind Hotels, with a team that has been together for years.

You make up fourteen rooms in a shift to a checklist that fits on one card. You report dripping taps, loose handles and burnt bulbs the moment you see them. You inspect rooms before guests see them and correct things together with the person who did them. You plan the weekly rota so that early and late shifts are shared fairly. We look for Laundry Operations above all, then for Attention to Detail and Inventory Management.

Meals on duty, a share of the service charge, and live-in rooms for those from upcountry. We train everybody for two weeks, with pay, before they work alone.', 'Secondary school certificate; a housekeeping course is an advantage
Experience in a hotel, hospital or boarding school
Physically fit and particular about details
Six years or more, two of them leading others', 'Mombasa', 'KES 73,500 - 104,000', 'full_time', 'senior', array['Laundry Operations', 'Inventory Management', 'Team Supervision', 'Attention to Detail', 'Hygiene Standards']::text[], true, now() - interval '34240 minutes'),
  ('5eed0b00-0000-4000-8000-000000000005', '5eedc000-0000-4000-8000-000000000005', 'Plumbing Assistant', 'From the borehole to the last tap: in this job at Ziwa Cold Chain the whole water system is yours. Ziwa Cold Chain moves fish, milk and vaccines around the lake without letting them get warm.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You read meters every Monday and chase any consumption that cannot be explained. You start with the simple things and take on more as soon as you feel ready for it. What you need most is Plumbing and Workplace Safety, and enough Estimating to manage on your own.

Neat joints and honest time sheets matter more to us than speed. Night work is paid at one and a half times the day rate.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
No long experience needed: we train on the job', 'Kisumu', 'KES 17,500 - 23,500', 'full_time', 'entry', array['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Estimating', 'Workplace Safety']::text[], true, now() - interval '11146 minutes'),
  ('5eed0b00-0000-4000-8000-000000000006', '5eedc000-0000-4000-8000-000000000006', 'Marketing Manager', 'People scroll past most advertisements, including ours. Cherangani Seed House wants somebody who can change that honestly. Cherangani Seed House breeds and sells maize and bean seed suited to the highlands.

You write in clear English and living Kiswahili, and your captions sound like a person. You visit customers with a camera and ask before you publish. You answer comments within two hours during the day, the angry ones first. You run campaigns on social media with a small budget and stop the ones that do not earn it. If Video Editing, Copywriting and Digital Marketing are your strong points, you will feel at home quickly.

We do not invent reviews, and we do not buy followers. You can work from anywhere in Kenya; we meet in Kitale a few times a year and pay the way.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Has run paid campaigns and can explain the results
Writes without mistakes in two languages
Six years or more, two of them leading others', 'Remote', 'KES 112,500 - 161,000', 'full_time', 'senior', array['Digital Marketing', 'Social Media', 'Copywriting', 'Google Analytics', 'Video Editing']::text[], true, now() - interval '41414 minutes'),
  ('5eed0b00-0000-4000-8000-000000000007', '5eedc000-0000-4000-8000-000000000007', 'Office Administrator', 'Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret. An office runs on small promises kept. Elimu Mlimani Schools needs a keeper of them.

You receive visitors and calls and pass on messages with all the facts. You write letters and minutes in Microsoft Word that need no second round. You file contracts and licences so that each is found in a minute and none runs out unseen. You arrange meetings for up to sixty people, tea included. Most days call for Minute Taking, Scheduling and Record Keeping.

Your own children pay half the fees, and school holidays are yours. Hours are eight to five, Monday to Friday.', 'Fast and correct at the keyboard
Two years in an office of more than ten people, except for attachments
Polite when others are not
Two to five years in similar work', 'Eldoret', 'KES 39,000 - 56,500', 'full_time', 'mid', array['Office Administration', 'Scheduling', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '13222 minutes'),
  ('5eed0b00-0000-4000-8000-000000000008', '5eedc000-0000-4000-8000-000000000008', 'Senior Electrical Technician', 'Jenga Haraka Contractors needs somebody in Thika who reads a wiring diagram the way others read a newspaper. Jenga Haraka Contractors builds schools, markets and water tanks across central Kenya.

You trace faults in three-phase motors and starters with a meter and patience rather than by swapping parts. Once a week you test earth leakage and write down what you measured, with the date and your name. You keep the standby generator and its changeover switch ready, and start it under load every Friday. Two helpers look to you for what to do next, so you explain as you work. What you need most is Wiring Diagrams and Preventive Maintenance, and enough Fault Finding to manage on your own.

Call-outs at night happen about twice a month and are paid on top. Protective gear is issued on day one, and nobody works at height without a harness.', 'Government Trade Test Grade II or a craft certificate in electrical installation
Two years of work on three-phase installations
Own hand tools; we provide the meters
Six years or more, two of them leading others', 'Thika', 'KES 75,000 - 104,000', 'full_time', 'senior', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Motor Control', 'Preventive Maintenance']::text[], true, now() - interval '14438 minutes'),
  ('5eed0b00-0000-4000-8000-000000000009', '5eedc000-0000-4000-8000-000000000009', 'Housekeeping Supervisor', 'Nobody praises a clean room, everybody remembers a dirty one: Mugumo Hill Hospital takes housekeeping seriously. Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county.

You make up fourteen rooms in a shift to a checklist that fits on one card. You count linen in and out, sort what needs mending and report what has gone missing. You report dripping taps, loose handles and burnt bulbs the moment you see them. You inspect rooms before guests see them and correct things together with the person who did them. We look for Attention to Detail above all, then for Team Supervision and Laundry Operations.

We pay your licence renewal and give five paid study days a year. What guests leave behind is handed in and written down; that trust is the heart of this job.', 'Secondary school certificate; a housekeeping course is an advantage
Physically fit and particular about details
A certificate of good conduct
Two to five years in similar work', 'Nyeri', 'KES 35,000 - 48,000', 'full_time', 'mid', array['Housekeeping', 'Laundry Operations', 'Inventory Management', 'Team Supervision', 'Attention to Detail']::text[], true, now() - interval '15297 minutes'),
  ('5eed0b00-0000-4000-8000-000000000010', '5eedc000-0000-4000-8000-000000000010', 'Software Developer', 'You would be the sixth developer at Jua Kusini Solar Works, and your first change would go live in your first week. Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You integrate M-Pesa and bank interfaces and plan for the day on which they are down. You join support for half a day every two weeks, so that you know who uses what you make. You design REST APIs that can be explained on half a page. If PostgreSQL, Automated Testing and React are your strong points, you will feel at home quickly.

There is a hardship allowance and a week at home for every five in the field. There are no trick questions in our interviews, only a small task that is paid.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Clear written English, since we decide in writing
Two to five years in similar work', 'Garissa', 'KES 128,000 - 186,500', 'full_time', 'mid', array['TypeScript', 'React', 'PostgreSQL', 'REST APIs', 'Automated Testing']::text[], true, now() - interval '7559 minutes'),
  ('5eed0b00-0000-4000-8000-000000000011', '5eedc000-0000-4000-8000-000000000011', 'Shop Attendant', 'Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast. Upepo Dhow Tours opens another branch and prefers to fill it with people who know how to greet.

You serve customers in the order they came and find out what they need before you say what we have. You count the fast movers every evening and write the order for the morning. You handle returns fairly and call the supervisor when you are not sure. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. It helps to be good at Cash Handling; Merchandising and Customer Service come up every week.

Good people move up here: most of our supervisors began at the till. Tips are pooled and paid out every Friday.', 'Secondary school certificate with a pass in mathematics
Friendly in Kiswahili and English
A certificate of good conduct
No long experience needed: we train on the job', 'Malindi', 'KES 18,000 - 24,500', 'full_time', 'entry', array['Customer Service', 'Cash Handling', 'Merchandising', 'Stock Taking', 'Teamwork']::text[], true, now() - interval '24991 minutes'),
  ('5eed0b00-0000-4000-8000-000000000012', '5eedc000-0000-4000-8000-000000000012', 'Clearing and Forwarding Clerk', 'When customs asks for one more document, Nyota Ndogo Retail wants it to be in the folder already. Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega.

You prepare customs entries and permits and follow each consignment until it is out of the gate. You keep a calendar of arrivals and tell production and sales about delays the hour you learn of them. You match orders, delivery notes and invoices before finance pays anybody. You keep a notebook of what you have learned; the next beginner will be glad of it. We look for Customs Clearance above all, then for Procurement and Planning.

Gifts from suppliers are declined, politely and always. Staff get ten percent off their shopping and rosters are published two weeks ahead.', 'Diploma or degree in procurement, supply chain or logistics
Member of, or studying for, the professional body of the field
Knows customs procedures or public procurement rules
No long experience needed: we train on the job', 'Nairobi', 'KES 30,500 - 41,000', 'full_time', 'entry', array['Procurement', 'Negotiation', 'Customs Clearance', 'Supplier Management', 'Planning']::text[], true, now() - interval '6048 minutes'),
  ('5eed0b00-0000-4000-8000-000000000013', '5eedc000-0000-4000-8000-000000000013', 'General Farm Worker', 'Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours. The next season at Chepkolel Leaf Estates is planned on paper; it takes a person to make it happen in the ground.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You walk the fields at dawn, because what is seen at six can still be mended by noon. You make mistakes, tell us early, and mend them with our help. Most days call for Agrochemical Safety, Crop Planning and Team Supervision.

Housing on the estate, a school and a dispensary come with the job. Peak season is hard, quiet months are really quiet, and leave is taken then.', 'Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
No long experience needed: we train on the job', 'Kericho', 'KES 14,500 - 18,500', 'full_time', 'entry', array['Crop Planning', 'Irrigation', 'Team Supervision', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '1601 minutes'),
  ('5eed0b00-0000-4000-8000-000000000014', '5eedc000-0000-4000-8000-000000000014', 'Regional Sales Manager', 'We do not need a talker at Njuri Hills Dairy; we need somebody who listens and comes back when promised. Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it.

You note orders, prices of competitors and complaints in the CRM while you are still at the counter. You collect what is due, kindly and on time, and sort out disputes before they grow old. You open five new accounts a month and check, before giving credit, that they can pay. You negotiate terms within clear limits and do not promise dates that the store cannot keep. We look for Negotiation above all, then for Territory Planning and Sales.

Milk every week, a savings scheme that we top up, and a bus from Nkubu. Commission is paid on money received, with a statement that you can check.', 'Certificate or diploma in sales, marketing or business
A record of selling to shops, farms or companies
Riding or driving licence
Six years or more, two of them leading others', 'Meru', 'KES 101,000 - 149,000', 'full_time', 'senior', array['Sales', 'Customer Relationship Management', 'Negotiation', 'Territory Planning', 'Communication']::text[], true, now() - interval '19032 minutes'),
  ('5eed0b00-0000-4000-8000-000000000015', '5eedc000-0000-4000-8000-000000000015', 'Claims Assistant', 'Trust is what Bahari Freight sells, and checks are how it is made. Bahari Freight clears cargo at the port and carries it inland as far as Kampala.

You telephone customers for missing papers and explain what they are for. You test a sample of payments each month and follow every shilling to its receipt. You keep registers complete, so that the regulator’s questions take an hour and not a week. You keep a notebook of what you have learned; the next beginner will be glad of it. What you need most is Compliance and Data Analysis, and enough Internal Audit to manage on your own.

Overtime is paid by the hour, to the minute, with the salary of the same month. You report what you find to those who must know, and nobody can ask you to leave it out.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Writes short, clear reports
No long experience needed: we train on the job', 'Mombasa', 'KES 32,500 - 44,000', 'full_time', 'entry', array['Risk Assessment', 'Internal Audit', 'Data Analysis', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '22767 minutes'),
  ('5eed0b00-0000-4000-8000-000000000016', '5eedc000-0000-4000-8000-000000000016', 'Head of Product', 'Decisions at Njia Tano Software are made on Mondays; your work decides whether they are made on facts. Njia Tano Software builds ticketing and payment software for matatu saccos.

You design and read experiments without fooling yourself. You hire, coach and, where it must be, part with people, and you do all three in person. You answer to the board for quality, safety and cost, in that order. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. If SQL, Data Analysis and Report Writing are your strong points, you will feel at home quickly.

We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning. Work where you like; we meet in person once a month.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
Ten years or more, with responsibility for budgets and people', 'Nairobi', 'KES 340,000 - 469,000', 'full_time', 'executive', array['Data Analysis', 'SQL', 'Power BI', 'Statistics', 'Report Writing']::text[], true, now() - interval '20900 minutes'),
  ('5eed0b00-0000-4000-8000-000000000017', '5eedc000-0000-4000-8000-000000000017', 'Heavy Commercial Driver', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. Iveti Steel Joinery has more to deliver than it has drivers, and the roads out of Machakos are not getting shorter.

You inspect tyres, lights, brakes and load straps before you turn the key, and you may refuse a vehicle that is not right. You load with the storekeeper, count together and sign only for what is there. You collect payments by M-Pesa and bring back delivery notes without gaps. You note fuel and kilometres daily, so that a sick engine shows early. We look for Customer Service above all, then for Cash Handling and Record Keeping.

Fines for speeding are yours; fines for our paperwork are ours. Bonuses are shared in the workshop each quarter when no order went out late.', 'A valid licence for the class of vehicle, clean for the last two years
PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
Two to five years in similar work', 'Machakos', 'KES 43,000 - 62,500', 'full_time', 'mid', array['Defensive Driving', 'Route Planning', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '35100 minutes'),
  ('5eed0b00-0000-4000-8000-000000000018', '5eedc000-0000-4000-8000-000000000018', 'HR Assistant', 'Faraja Garden Homes looks after 85 old people in three houses with gardens. In Nairobi good people talk to each other about employers. Faraja Garden Homes means to be talked about well.

You write adverts that say what the job is, sift applications by the same list for all, and answer everyone. You run induction for new people and see them again after a month and after three. You organise training by need and ask later whether it changed anything. For the first three months you work beside somebody who has done this for years. It helps to be good at Payroll; Microsoft Excel and Employee Relations come up every week.

You will say no to managers now and then, and be thanked for it later. Shifts are eight hours, not twelve, and nobody has more than two night weeks a month.', 'Degree or higher diploma in human resource management
Member of the Institute of Human Resource Management, or on the way
Knows the Employment Act in daily practice
No long experience needed: we train on the job', 'Nairobi', 'KES 33,500 - 45,500', 'full_time', 'entry', array['Recruitment', 'Payroll', 'Employee Relations', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '35456 minutes'),
  ('5eed0b00-0000-4000-8000-000000000019', '5eedc000-0000-4000-8000-000000000019', 'Head of Finance', 'Month end at Mbegu Savings Sacco takes eight days. With you we would like it to take four. Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders.

You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due. You set the plan and the budget for the year with the directors and report against both every month. You hire, coach and, where it must be, part with people, and you do all three in person. You decide what we stop doing, which is harder than deciding what to start. You answer to the board for quality, safety and cost, in that order. If Tax Compliance, Payroll and Microsoft Excel are your strong points, you will feel at home quickly.

Staff loans at four percent, and the office closes at half past four. If something looks wrong, you say so, whoever signed it.', 'CPA part II or above, or a degree in accounting or finance
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
Ten years or more, with responsibility for budgets and people', 'Embu', 'KES 255,000 - 361,500', 'full_time', 'executive', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Tax Compliance', 'Payroll']::text[], true, now() - interval '1749 minutes'),
  ('5eed0b00-0000-4000-8000-000000000020', '5eedc000-0000-4000-8000-000000000020', 'Water Systems Technician', 'Rosehill by the Lake is looking for a plumber who would rather find the leak than dig up the yard. Rosehill by the Lake grows roses on 60 hectares and flies them out the same night.

You service booster pumps, float switches and solar water heaters to a calendar that you keep yourself. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You read meters every Monday and chase any consumption that cannot be explained. You walk through new rooms with the builder and agree where pipes run before the plaster goes on. What you need most is Pipe Fitting and Leak Detection, and enough Pump Maintenance to manage on your own.

Neat joints and honest time sheets matter more to us than speed. There is a crèche at the gate, a canteen, and transport from Karagita.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Experience with pumps and pressure systems
Able to climb, lift and work in the open all day
Two to five years in similar work', 'Naivasha', 'KES 39,500 - 57,500', 'contract', 'mid', array['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Estimating']::text[], true, now() - interval '28430 minutes'),
  ('5eed0b00-0000-4000-8000-000000000021', '5eedc000-0000-4000-8000-000000000021', 'Director of Production', 'Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops. Isukha Agro Supplies pays suppliers around Kakamega by quality, and so needs somebody whose judgement both sides accept.

You advise on feeding through the dry season and work out rations from what is at hand. You set the plan and the budget for the year with the directors and report against both every month. You decide what we stop doing, which is harder than deciding what to start. You spend one day a week where the work is done, and listen more than you talk there. You agree targets with each head of section and look at the figures together every fortnight. We look for Sampling above all, then for Animal Health and Quality Control.

Commission is on top of the salary and has no ceiling. Early starts are part of it, and so are free afternoons.', 'Registered with the veterinary board where the work demands it
Practical experience with testing equipment
Honest, also when it is inconvenient
Ten years or more, with responsibility for budgets and people', 'Kakamega', 'KES 199,000 - 278,500', 'full_time', 'executive', array['Quality Control', 'Animal Health', 'Food Safety', 'Sampling', 'Feed Formulation']::text[], true, now() - interval '11502 minutes'),
  ('5eed0b00-0000-4000-8000-000000000022', '5eedc000-0000-4000-8000-000000000022', 'Head Chef', 'Lamu Heritage Stays cooks with what Lamu grows and catches, and wants cooks who are curious about both. Lamu Heritage Stays restores old houses and lets them to travellers.

You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You bake bread and chapati in the morning and help with the grill in the evening. You plan menus with the manager for a month at a time and work out what each dish costs. You order vegetables and fish every second day, look at them when they arrive and send back what is not good. We look for Menu Planning above all, then for Food Production and Food Safety.

Ferry passes and a room in the staff house are included. Shifts are split in high season and straight for the rest of the year.', 'Certificate or diploma in food production, or proof of the same from working kitchens
Used to cooking for more than eighty guests
Good with Swahili dishes as well as with international ones
Six years or more, two of them leading others', 'Lamu', 'KES 87,000 - 133,000', 'full_time', 'senior', array['Food Production', 'Menu Planning', 'Food Safety', 'Baking', 'Teamwork']::text[], true, now() - interval '5900 minutes'),
  ('5eed0b00-0000-4000-8000-000000000023', '5eedc000-0000-4000-8000-000000000023', 'Night Receptionist', 'People arrive tired. At Nanyuki Trails Lodge we want them to be met by somebody who notices. Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya.

You check guests in and out, explain the house, and settle bills by card, cash or M-Pesa without a queue. You listen to complaints to the end, put right what can be put right tonight, and write down the rest. You balance the float at the end of each shift, to the shilling. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. We look for Customer Service above all, then for Cash Handling and Microsoft Office.

The rota gives everybody two Sundays a month. Three weeks on, one week off, with the bus home paid.', 'Certificate or diploma in front office operations or tourism
Writes a clear and friendly letter
Able to work early, late and at weekends by turns
No long experience needed: we train on the job', 'Nanyuki', 'KES 22,000 - 28,000', 'part_time', 'entry', array['Customer Service', 'Reservations', 'Cash Handling', 'Complaint Handling', 'Microsoft Office']::text[], true, now() - interval '35812 minutes'),
  ('5eed0b00-0000-4000-8000-000000000024', '5eedc000-0000-4000-8000-000000000024', 'Field Sales Representative', 'Shops in and around Nairobi already ask for what Mwavuli Insurance Brokers makes. Somebody has to call on them regularly. Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim.

You visit twelve to fifteen customers a day on a route that you plan yourself. You put up displays, keep them full and photograph them. You collect what is due, kindly and on time, and sort out disputes before they grow old. For the first three months you work beside somebody who has done this for years. We look for Credit Control above all, then for Negotiation and Territory Planning.

Commission is paid on money received, with a statement that you can check. We pay for your professional examinations when you pass, and for the first resit when you do not.', 'Certificate or diploma in sales, marketing or business
Riding or driving licence
Comfortable with a CRM on a phone
No long experience needed: we train on the job', 'Nairobi', 'KES 27,000 - 38,000', 'full_time', 'entry', array['Sales', 'Negotiation', 'Territory Planning', 'Credit Control', 'Communication']::text[], true, now() - interval '24695 minutes'),
  ('5eed0b00-0000-4000-8000-000000000025', '5eedc000-0000-4000-8000-000000000025', 'Procurement Officer', 'Webuye Stone Millers grinds maize, millet and sorghum for western Kenya. Goods for Webuye Stone Millers come from five counties and three continents, and somebody has to know where each of them is.

You keep a calendar of arrivals and tell production and sales about delays the hour you learn of them. You ask for three quotations, compare them on price, quality and delivery, and write down why you chose one. You visit suppliers, look at how they work, and agree terms that both sides can keep. You plan loads and routes so that no lorry comes back empty without a reason. It helps to be good at Supplier Management; Planning and Negotiation come up every week.

You will be on the telephone a lot and at a desk less than you think. A bag of flour goes home with everybody at the end of the month.', 'Member of, or studying for, the professional body of the field
Knows customs procedures or public procurement rules
Negotiates firmly and in a friendly way
Two to five years in similar work', 'Bungoma', 'KES 53,000 - 76,500', 'full_time', 'mid', array['Negotiation', 'Customs Clearance', 'Supplier Management', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '17165 minutes'),
  ('5eed0b00-0000-4000-8000-000000000026', '5eedc000-0000-4000-8000-000000000026', 'Digital Marketing Officer', 'Marketing at Mwarobaini Pharmacies is measured: you will know on Friday what Monday’s idea was worth. Mwarobaini Pharmacies has 22 shops that are open until ten at night.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You visit customers with a camera and ask before you publish. You answer comments within two hours during the day, the angry ones first. If Campaign Planning, Google Analytics and Video Editing are your strong points, you will feel at home quickly.

You can work from anywhere in Kenya; we meet in Kisumu a few times a year and pay the way. We do not invent reviews, and we do not buy followers.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
Two to five years in similar work', 'Remote', 'KES 55,500 - 80,000', 'full_time', 'mid', array['Social Media', 'Copywriting', 'Google Analytics', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '33588 minutes'),
  ('5eed0b00-0000-4000-8000-000000000027', '5eedc000-0000-4000-8000-000000000027', 'Senior Backend Engineer', 'Mwezi Learning House is a small team that ships every week and sleeps at night. Mwezi Learning House is a day school that puts reading and making things first.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You write tests that would have caught the last bug, and you delete code gladly. You join support for half a day every two weeks, so that you know who uses what you make. You design REST APIs that can be explained on half a page. Most days call for React, PostgreSQL and TypeScript.

There are no trick questions in our interviews, only a small task that is paid. You can work from anywhere in Kenya; we meet in Kiambu a few times a year and pay the way.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Uses Git with commit messages that a stranger understands
Six years or more, two of them leading others', 'Remote', 'KES 223,000 - 312,500', 'full_time', 'senior', array['TypeScript', 'React', 'PostgreSQL', 'REST APIs', 'Git']::text[], true, now() - interval '22975 minutes'),
  ('5eed0b00-0000-4000-8000-000000000028', '5eedc000-0000-4000-8000-000000000028', 'Workshop Foreman', 'Kilifi Cashew Growers wants a metalworker whose seams need no grinding afterwards. Kilifi Cashew Growers buys nuts from village groups and roasts them for export.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You repair conveyors, hoppers and guards during the short stops that production gives you. You keep a list of steel in stock and tell the buyer a week before something runs out. You choose the rod and the current for the job and can say why. If MIG Welding, Arc Welding and Metal Fabrication are your strong points, you will feel at home quickly.

Masks, gloves and extraction are provided and are worn, without exceptions. Pay is on the 25th without fail, and there is a clinic day every month.', 'Trade test or certificate in welding and fabrication
At least two years in a jobbing workshop or in plant maintenance
Reads technical drawings
Six years or more, two of them leading others', 'Kilifi', 'KES 66,500 - 93,500', 'full_time', 'senior', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Machine Repair', 'Workplace Safety']::text[], true, now() - interval '30001 minutes'),
  ('5eed0b00-0000-4000-8000-000000000029', '5eedc000-0000-4000-8000-000000000029', 'Transport Supervisor', 'Whoever drives for Duma Parcel Riders is, for most customers, the only one of us they ever meet. Duma Parcel Riders delivers 9,000 parcels a day in twelve counties.

You inspect tyres, lights, brakes and load straps before you turn the key, and you may refuse a vehicle that is not right. You plan the order of your drops the evening before and call customers who are hard to find. You collect payments by M-Pesa and bring back delivery notes without gaps. You keep to speed limits and rest hours; the tracker is there to protect you as much as us. We look for Record Keeping above all, then for Vehicle Inspection and Defensive Driving.

Riders are insured around the clock, not only while they carry a parcel. Routes rotate every month, so nobody has the bad one for ever.', 'PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
A certificate of good conduct and two referees
Six years or more, two of them leading others', 'Nairobi', 'KES 77,000 - 109,000', 'full_time', 'senior', array['Defensive Driving', 'Vehicle Inspection', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '23835 minutes'),
  ('5eed0b00-0000-4000-8000-000000000030', '5eedc000-0000-4000-8000-000000000030', 'Pharmacy Branch Manager', 'Isiolo Livestock Union in Isiolo wants a technologist who enjoys both the bench and the counter. Isiolo Livestock Union buys, treats and sells animals for 500 herding families.

You explain to patients how and when to take what they were given, until they can say it back to you. You count stock every week, rotate it by expiry date and order before shelves are empty. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You check prescriptions for doses and interactions, and you call the prescriber when something is off. It helps to be good at Dispensing; Insurance Claims and Quality Control come up every week.

Quality assessments by outsiders come twice a year; we have passed them all and intend to go on. We provide the motorbike, the fuel and a satellite phone.', 'Diploma in pharmacy or medical laboratory sciences
Registered with the board of your profession
Experience with stock software for medicines or reagents
Six years or more, two of them leading others', 'Isiolo', 'KES 77,500 - 104,000', 'full_time', 'senior', array['Dispensing', 'Laboratory Testing', 'Inventory Management', 'Quality Control', 'Insurance Claims']::text[], true, now() - interval '33884 minutes'),
  ('5eed0b00-0000-4000-8000-000000000031', '5eedc000-0000-4000-8000-000000000031', 'Systems Administrator', 'Kazi Mtandao runs on sixty computers, four servers and a radio link over Nairobi. Kazi Mtandao answers calls and chats for shops and banks in six countries.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You set up computers, accounts and printers, and take rights away on the day somebody leaves. You pull and splice cable, measure it and label both ends. You patch systems on a calendar and read about the holes before others find ours. We look for Linux above all, then for Information Security and Technical Support.

Equipment is delivered to your door and the internet bill is ours. You teach as you help, without sighing.', 'Diploma or degree in information technology or telecommunications
Daily practice with Linux and Windows
Driving or riding licence for visits on site
Two to five years in similar work', 'Nairobi', 'KES 86,000 - 120,500', 'full_time', 'mid', array['Technical Support', 'Networking', 'Linux', 'Windows Administration', 'Information Security']::text[], true, now() - interval '2253 minutes'),
  ('5eed0b00-0000-4000-8000-000000000032', '5eedc000-0000-4000-8000-000000000032', 'Loan Officer', 'Traders in Voi know Ndara Junction Hotel by the people who walk through the market. Be one of them. Ndara Junction Hotel feeds and beds travellers between Nairobi and the coast.

You visit businesses, look at their books or help to write some, and judge what they can repay. You explain interest, fees and what happens when a payment is missed, before anybody signs. You analyse statements and credit reports in Excel and notice what does not add up. You start with the simple things and take on more as soon as you feel ready for it. Most days call for Credit Analysis, Customer Service and Financial Analysis.

A smartphone, airtime and a travel allowance come with the work. Meals, uniform and a bed on late shifts are free.', 'Diploma or degree in finance, economics or business
Can read a cash flow and ask the right questions about it
Clean credit report and good conduct
No long experience needed: we train on the job', 'Voi', 'KES 32,500 - 45,500', 'full_time', 'entry', array['Credit Analysis', 'Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Customer Service']::text[], true, now() - interval '27926 minutes'),
  ('5eed0b00-0000-4000-8000-000000000033', '5eedc000-0000-4000-8000-000000000033', 'Sales Executive', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. We do not need a talker at Macho Mapya Eye Centre; we need somebody who listens and comes back when promised.

You visit twelve to fifteen customers a day on a route that you plan yourself. You collect what is due, kindly and on time, and sort out disputes before they grow old. You open five new accounts a month and check, before giving credit, that they can pay. You negotiate terms within clear limits and do not promise dates that the store cannot keep. It helps to be good at Customer Relationship Management; Territory Planning and Sales come up every week.

Targets are agreed each quarter; three in four of our people reach theirs. Camp days carry an allowance, and Saturdays are worked by turns.', 'Certificate or diploma in sales, marketing or business
A record of selling to shops, farms or companies
Riding or driving licence
Two to five years in similar work', 'Eldoret', 'KES 39,000 - 58,500', 'full_time', 'mid', array['Sales', 'Customer Relationship Management', 'Negotiation', 'Territory Planning', 'Communication']::text[], true, now() - interval '39399 minutes'),
  ('5eed0b00-0000-4000-8000-000000000034', '5eedc000-0000-4000-8000-000000000034', 'Electrician', 'Athi Plains Cement Works makes blocks, pavers and culverts on the Mombasa road. Every hour without power costs Athi Plains Cement Works money, so the person in this post is one of the best-known faces in Machakos.

Once a week you test earth leakage and write down what you measured, with the date and your name. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. Two helpers look to you for what to do next, so you explain as you work. Most days call for Preventive Maintenance, Motor Control and Workplace Safety.

The person we are looking for leaves a panel tidier than it was and labels what the last one forgot to label. A safety bonus is paid to the whole shift when nobody was hurt that month.', 'A valid EPRA worker licence, or the willingness to sit for it within six months
Two years of work on three-phase installations
Own hand tools; we provide the meters
Two to five years in similar work', 'Machakos', 'KES 38,000 - 55,500', 'full_time', 'mid', array['Electrical Installation', 'Wiring Diagrams', 'Motor Control', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '38687 minutes'),
  ('5eed0b00-0000-4000-8000-000000000035', '5eedc000-0000-4000-8000-000000000035', 'Accounts Assistant', 'The books of Busia Crossroads Traders are in order, and we are hiring so that they stay so while we grow. Busia Crossroads Traders supplies shops on both sides of the border.

You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week. You follow up debtors with a list, a telephone and good manners. You get files ready for the auditors, so that their visit is short. For the first three months you work beside somebody who has done this for years. Most days call for Accounting, QuickBooks and Payroll.

Small team, short ways: whoever has a good idea tries it the same week. If something looks wrong, you say so, whoever signed it.', 'CPA part II or above, or a degree in accounting or finance
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
No long experience needed: we train on the job', 'Busia', 'KES 29,000 - 39,000', 'full_time', 'entry', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Tax Compliance', 'Payroll']::text[], true, now() - interval '34092 minutes'),
  ('5eed0b00-0000-4000-8000-000000000036', '5eedc000-0000-4000-8000-000000000036', 'Mason', 'Good drawings are half a building; at Kijani Waste Works we are hiring for the other half. Kijani Waste Works turns market waste into compost and plastic into fencing posts.

You hold a ten-minute safety talk each morning and stop work that is not safe. You plan the gangs of the week every Friday and have materials on site before the people who need them. You measure finished work with the subcontractors and agree quantities while both can still see them. You compare costs with the bill of quantities every month and explain the differences before you are asked. Most days call for Cost Control, Bills of Quantities and Concrete Works.

Boots, gloves, vaccinations and a hot lunch are provided. Work is six days a week until handover, then two weeks off with pay.', 'Diploma in building, civil engineering or quantity surveying, or long experience as a mason
Knows Kenyan building regulations and safety rules for sites
Can read structural and architectural drawings
Two to five years in similar work', 'Nakuru', 'KES 28,000 - 40,000', 'contract', 'mid', array['Concrete Works', 'Bills of Quantities', 'Cost Control', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '19388 minutes'),
  ('5eed0b00-0000-4000-8000-000000000037', '5eedc000-0000-4000-8000-000000000037', 'Mathematics and Physics Teacher', 'At Kurasa Tatu Press in Nairobi the laboratory is used every day, and we want a teacher who will wear it out further. Kurasa Tatu Press publishes school books and story books in nine Kenyan languages.

You teach twenty-four lessons a week and set work that can be marked within two days. You teach everyone, not just the front row, to use a spreadsheet and to doubt a search result. You write schemes of work together with your department and revise them after the exams. You look after a class as its tutor, from attendance to heartbreak. What you need most is Lesson Planning and Mentoring, and enough Microsoft Excel to manage on your own.

Results matter to us, and how they came about matters more. Hours are flexible around a core of ten to three, and the library is yours.', 'Registered with the Teachers Service Commission, or applying
Sound knowledge of the secondary syllabus
Ready to guide a club, a team or a journal
Two to five years in similar work', 'Nairobi', 'KES 46,000 - 65,500', 'full_time', 'mid', array['Teaching', 'Lesson Planning', 'Mentoring', 'Laboratory Safety', 'Microsoft Excel']::text[], true, now() - interval '27214 minutes'),
  ('5eed0b00-0000-4000-8000-000000000038', '5eedc000-0000-4000-8000-000000000038', 'Irrigation Technician', 'Rain comes late, pumps stop, buyers change their minds: Ngege Bay Fisheries needs somebody who stays cheerful and has a plan B. Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You plan planting and harvest week by week and see that seedlings, labour and crates meet on the right day. You keep spray records that an auditor can follow: what, where, how much, and when people may go in again. Most days call for Team Supervision, Greenhouse Management and Crop Planning.

We are certified for good agricultural practice and mean to stay so. Life jackets and swimming lessons come first; fish at cost comes after.', 'Training in agriculture, horticulture or irrigation, or ten years of practice with proof
Has led people in the field
Simple budgeting in a spreadsheet
Two to five years in similar work', 'Homa Bay', 'KES 36,000 - 51,000', 'contract', 'mid', array['Crop Planning', 'Irrigation', 'Greenhouse Management', 'Team Supervision', 'Record Keeping']::text[], true, now() - interval '37323 minutes'),
  ('5eed0b00-0000-4000-8000-000000000039', '5eedc000-0000-4000-8000-000000000039', 'Junior Web Developer', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. Ndarugu Ridge Hospital is a small team that ships every week and sleeps at night.

You write tests that would have caught the last bug, and you delete code gladly. You review the changes of others within the day, kindly and to the point. You integrate M-Pesa and bank interfaces and plan for the day on which they are down. You start with the simple things and take on more as soon as you feel ready for it. If React, TypeScript and Automated Testing are your strong points, you will feel at home quickly.

There are no trick questions in our interviews, only a small task that is paid. A lunch room, lockers, a nursing room, and a pension that we match.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Clear written English, since we decide in writing
No long experience needed: we train on the job', 'Thika', 'KES 54,000 - 75,500', 'full_time', 'entry', array['TypeScript', 'React', 'PostgreSQL', 'REST APIs', 'Automated Testing']::text[], true, now() - interval '23331 minutes'),
  ('5eed0b00-0000-4000-8000-000000000040', '5eedc000-0000-4000-8000-000000000040', 'IT Support Technician', 'Duka Njema Online lets kiosks order stock by phone and delivers it the next morning. We are looking for somebody at Duka Njema Online who fixes the cause after having fixed the symptom.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You pull and splice cable, measure it and label both ends. You patch systems on a calendar and read about the holes before others find ours. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. What you need most is Networking and Linux, and enough Information Security to manage on your own.

Everybody owns shares after a year, and remote weeks are normal. On-call weeks come every fifth week and are paid.', 'Diploma or degree in information technology or telecommunications
CCNA or comparable knowledge of networks
Daily practice with Linux and Windows
No long experience needed: we train on the job', 'Nairobi', 'KES 35,500 - 50,500', 'full_time', 'entry', array['Networking', 'Linux', 'Windows Administration', 'Backups', 'Information Security']::text[], true, now() - interval '33380 minutes'),
  ('5eed0b00-0000-4000-8000-000000000041', '5eedc000-0000-4000-8000-000000000041', 'Customer Support Agent', 'Whoever writes to Ngamia Water Trust has a problem and not much time. You will be the one who answers. Ngamia Water Trust drills boreholes and trains villages to keep them running.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You find out what has happened before you say what to do, and write it down so that nobody has to tell it twice. You enter and check data with double reading where a slip would cost somebody money. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. We look for Communication above all, then for Problem Solving and Customer Service.

Training takes three weeks, is paid, and can be done from home. Housing in Lodwar, a hardship allowance and flights home every quarter.', 'Clear spoken and written English and Kiswahili
Types forty words a minute
Has dealt with customers in any trade
No long experience needed: we train on the job', 'Lodwar', 'KES 29,500 - 41,000', 'full_time', 'entry', array['Customer Service', 'Communication', 'Problem Solving', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '741 minutes'),
  ('5eed0b00-0000-4000-8000-000000000042', '5eedc000-0000-4000-8000-000000000042', 'Maintenance Electrician', 'Every hour without power costs Tabaka Soapstone Guild money, so the person in this post is one of the best-known faces in Kisii. Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad.

You trace faults in three-phase motors and starters with a meter and patience rather than by swapping parts. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. Two helpers look to you for what to do next, so you explain as you work. What you need most is Electrical Installation and Motor Control, and enough Wiring Diagrams to manage on your own.

Profits are shared with staff and carvers alike every December. Call-outs at night happen about twice a month and are paid on top.', 'Government Trade Test Grade II or a craft certificate in electrical installation
Two years of work on three-phase installations
Own hand tools; we provide the meters
Two to five years in similar work', 'Kisii', 'KES 44,500 - 63,500', 'contract', 'mid', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Motor Control', 'Workplace Safety']::text[], true, now() - interval '20396 minutes'),
  ('5eed0b00-0000-4000-8000-000000000043', '5eedc000-0000-4000-8000-000000000043', 'Quantity Surveyor', 'Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest. This post at Kuja Bend Sugar Mill in Migori is for somebody who has finished what they started, on more than one site.

You keep a site diary with weather, deliveries, visitors and photographs. You hold a ten-minute safety talk each morning and stop work that is not safe. You measure finished work with the subcontractors and agree quantities while both can still see them. You compare costs with the bill of quantities every month and explain the differences before you are asked. Most days call for Project Management, Concrete Works and Cost Control.

There is staff housing, a sports club, and sugar at mill price. Neighbours, inspectors and clients will all come to you first, so a calm voice helps.', 'Diploma in building, civil engineering or quantity surveying, or long experience as a mason
Knows Kenyan building regulations and safety rules for sites
A driving licence is useful between sites
Two to five years in similar work', 'Migori', 'KES 63,000 - 87,000', 'full_time', 'mid', array['Site Supervision', 'Concrete Works', 'Cost Control', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '23983 minutes'),
  ('5eed0b00-0000-4000-8000-000000000044', '5eedc000-0000-4000-8000-000000000044', 'Vocational Trainer', 'Kivuli Home Nursing cares for people at home after operations and in old age. Kivuli Home Nursing trains people who left school early and are in a hurry now.

You run sessions in the evening and on Saturdays, when working people can come. You test every course with five learners before it goes to five hundred. You build modules of an hour with a task in each, for the workshop and for the phone. You observe trainers, give them two things to keep and one to change, and come back to see. What you need most is E-learning and Training Delivery, and enough Curriculum Development to manage on your own.

You can work from anywhere in Kenya; we meet in Mombasa a few times a year and pay the way. We count who finds work within six months, and publish the number whatever it is.', 'A trade or profession of your own, and training in teaching adults
Experience in designing courses or in coaching
Patient, and cheerful on a rainy Thursday evening
Two to five years in similar work', 'Remote', 'KES 49,000 - 69,000', 'full_time', 'mid', array['Training Delivery', 'Curriculum Development', 'Coaching', 'E-learning', 'Facilitation']::text[], true, now() - interval '28074 minutes'),
  ('5eed0b00-0000-4000-8000-000000000045', '5eedc000-0000-4000-8000-000000000045', 'Building Services Supervisor', 'Chui Mwitu Alarms is looking for a plumber who would rather find the leak than dig up the yard. Chui Mwitu Alarms installs alarms, cameras and electric fences.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You read meters every Monday and chase any consumption that cannot be explained. You estimate the fittings for a job closely enough that nothing has to be bought twice. You walk through new rooms with the builder and agree where pipes run before the plaster goes on. What you need most is Leak Detection and Pipe Fitting, and enough Pump Maintenance to manage on your own.

Work starts at seven and ends at four, with one Saturday in three. Certification courses are paid, and call-outs at night earn a fixed extra.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
Six years or more, two of them leading others', 'Nairobi', 'KES 73,500 - 103,000', 'full_time', 'senior', array['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Estimating']::text[], true, now() - interval '31009 minutes'),
  ('5eed0b00-0000-4000-8000-000000000046', '5eedc000-0000-4000-8000-000000000046', 'Livestock Production Officer', 'Tana Delta Rice mills and markets rice for cooperatives along the river. Healthy animals and clean produce are the whole business of Tana Delta Rice.

You test every delivery, with a lactometer, a moisture meter or your senses, and write the result where the supplier can see it. You look after sampling, labels and the cold room, and you calibrate the scales on Mondays. You advise on feeding through the dry season and work out rations from what is at hand. You prepare the papers for inspections and walk around with the inspector. If Quality Control, Animal Health and Food Safety are your strong points, you will feel at home quickly.

You will sometimes have to reject what a friend has brought; we will stand behind you. Harvest months are long and carry a bonus; February is quiet, and leave is easy.', 'Certificate or diploma in animal health, dairy technology or food science
Practical experience with testing equipment
Honest, also when it is inconvenient
Two to five years in similar work', 'Garissa', 'KES 55,500 - 79,000', 'full_time', 'mid', array['Quality Control', 'Animal Health', 'Food Safety', 'Sampling', 'Feed Formulation']::text[], true, now() - interval '41918 minutes'),
  ('5eed0b00-0000-4000-8000-000000000047', '5eedc000-0000-4000-8000-000000000047', 'Finance Manager', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. Month end at Kibubu Community Bank takes eight days. With you we would like it to take four.

You follow up debtors with a list, a telephone and good manners. You get files ready for the auditors, so that their visit is short. You run the payroll, answer questions about payslips, and treat what you see there as private. You draw up management accounts by the tenth and a page of plain words to go with them. If Microsoft Excel, Bank Reconciliation and Payroll are your strong points, you will feel at home quickly.

Late evenings happen twice a year, at the audit, and are given back. Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law.', 'Has filed taxes on iTax independently
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
Six years or more, two of them leading others', 'Nairobi', 'KES 142,500 - 203,000', 'full_time', 'senior', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '12214 minutes'),
  ('5eed0b00-0000-4000-8000-000000000048', '5eedc000-0000-4000-8000-000000000048', 'Field Officer', 'Kwale Coconut Company presses oil and makes soap from coconuts of the south coast. Farmers around Kwale sell to Kwale Coconut Company because somebody they trust comes by. We are looking for that somebody.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You keep a notebook of what you have learned; the next beginner will be glad of it. We look for Data Collection above all, then for Farmer Training and Pest Management.

Field days begin at six and are over by two. A small company where everybody learns every machine.', 'Certificate, diploma or degree in agriculture or horticulture
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
No long experience needed: we train on the job', 'Kwale', 'KES 27,500 - 38,500', 'full_time', 'entry', array['Farmer Training', 'Soil Sampling', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '28933 minutes'),
  ('5eed0b00-0000-4000-8000-000000000049', '5eedc000-0000-4000-8000-000000000049', 'Room Attendant', 'This is steady, respected work at Msingi Early Learning, with a team that has been together for years. Msingi Early Learning runs six day-care centres where mothers work near by.

You make up fourteen rooms in a shift to a checklist that fits on one card. You count linen in and out, sort what needs mending and report what has gone missing. You report dripping taps, loose handles and burnt bulbs the moment you see them. You keep a notebook of what you have learned; the next beginner will be glad of it. Most days call for Attention to Detail, Housekeeping and Team Supervision.

What guests leave behind is handed in and written down; that trust is the heart of this job. Your own toddler has a place free of charge.', 'Secondary school certificate; a housekeeping course is an advantage
Physically fit and particular about details
A certificate of good conduct
No long experience needed: we train on the job', 'Kisumu', 'KES 18,500 - 24,000', 'full_time', 'entry', array['Housekeeping', 'Inventory Management', 'Team Supervision', 'Attention to Detail', 'Hygiene Standards']::text[], true, now() - interval '12006 minutes'),
  ('5eed0b00-0000-4000-8000-000000000050', '5eedc000-0000-4000-8000-000000000050', 'Logistics Coordinator', 'Goods for Ndovu Coach Lines come from five counties and three continents, and somebody has to know where each of them is. Ndovu Coach Lines runs 64 coaches between Nairobi, Eldoret and Malaba.

You keep a calendar of arrivals and tell production and sales about delays the hour you learn of them. You ask for three quotations, compare them on price, quality and delivery, and write down why you chose one. You visit suppliers, look at how they work, and agree terms that both sides can keep. You plan loads and routes so that no lorry comes back empty without a reason. We look for Microsoft Excel above all, then for Planning and Customs Clearance.

You will be on the telephone a lot and at a desk less than you think. Driving hours are capped and rest rooms are clean: we inspect them ourselves.', 'Diploma or degree in procurement, supply chain or logistics
Member of, or studying for, the professional body of the field
Negotiates firmly and in a friendly way
Two to five years in similar work', 'Nakuru', 'KES 60,500 - 85,500', 'full_time', 'mid', array['Negotiation', 'Customs Clearance', 'Supplier Management', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '8775 minutes'),
  ('5eed0b00-0000-4000-8000-000000000051', '5eedc000-0000-4000-8000-000000000051', 'Evening Support Agent', 'This job at Laikipia Honey Hub can be done from a quiet room anywhere with a steady line. Laikipia Honey Hub trains bee keepers and sells their honey under one label.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You pass faults on to the technical team with the steps that show them. You improve the help pages whenever the same question comes a third time. You start with the simple things and take on more as soon as you feel ready for it. What you need most is Typing and Customer Service, and enough Communication to manage on your own.

Training takes three weeks, is paid, and can be done from home. Half of the week is outdoors, and field boots are on us.', 'Clear spoken and written English and Kiswahili
Types forty words a minute
A quiet place to work; we bring the computer
No long experience needed: we train on the job', 'Nanyuki', 'KES 16,500 - 23,000', 'part_time', 'entry', array['Customer Service', 'Data Entry', 'Communication', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '11354 minutes'),
  ('5eed0b00-0000-4000-8000-000000000052', '5eedc000-0000-4000-8000-000000000052', 'Accountant', 'Mizani Legal Aid in Kisumu needs somebody who is bothered by a difference of ten shillings. Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer.

You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week. You follow up debtors with a list, a telephone and good manners. You get files ready for the auditors, so that their visit is short. You draw up management accounts by the tenth and a page of plain words to go with them. If Microsoft Excel, QuickBooks and Accounting are your strong points, you will feel at home quickly.

A thirty-seven hour week, and time off in lieu that is really taken. Late evenings happen twice a year, at the audit, and are given back.', 'CPA part II or above, or a degree in accounting or finance
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
Two to five years in similar work', 'Kisumu', 'KES 58,500 - 82,500', 'full_time', 'mid', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Tax Compliance', 'Payroll']::text[], true, now() - interval '2461 minutes'),
  ('5eed0b00-0000-4000-8000-000000000053', '5eedc000-0000-4000-8000-000000000053', 'Junior Welder', 'Maragoli Thread Mill knits school uniforms and sews them in its own hall. If you can look at a broken part and see how to make a better one, come to our workshop in Kakamega.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You repair conveyors, hoppers and guards during the short stops that production gives you. You keep a list of steel in stock and tell the buyer a week before something runs out. You keep a notebook of what you have learned; the next beginner will be glad of it. Most days call for Workplace Safety, MIG Welding and Machine Repair.

We judge a welder by a test piece, so expect to make one at the interview. Piece work is paid on top of a fixed wage, and the hall is cool and bright.', 'Trade test or certificate in welding and fabrication
Reads technical drawings
No long experience needed: we train on the job', 'Kakamega', 'KES 21,000 - 28,500', 'full_time', 'entry', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Machine Repair', 'Workplace Safety']::text[], true, now() - interval '24191 minutes'),
  ('5eed0b00-0000-4000-8000-000000000054', '5eedc000-0000-4000-8000-000000000054', 'Cashier', 'Equator Telecom Services lays fibre and keeps masts standing in seven counties. A tidy shelf, a right till and a good word: at Equator Telecom Services these three are the job.

You serve customers in the order they came and find out what they need before you say what we have. You count the fast movers every evening and write the order for the morning. You handle returns fairly and call the supervisor when you are not sure. You may ask anything, and you are expected to ask it twice if the answer was not clear. Most days call for Customer Service, Teamwork and Merchandising.

Feet get tired in this work; there are stools, real breaks, and a rota that is kept. A field allowance, proper climbing gear and a second pair of hands at every mast.', 'Secondary school certificate with a pass in mathematics
Friendly in Kiswahili and English
A certificate of good conduct
No long experience needed: we train on the job', 'Nyeri', 'KES 18,500 - 26,000', 'part_time', 'entry', array['Customer Service', 'Cash Handling', 'Merchandising', 'Point of Sale Systems', 'Teamwork']::text[], true, now() - interval '7915 minutes'),
  ('5eed0b00-0000-4000-8000-000000000055', '5eedc000-0000-4000-8000-000000000055', 'General Manager', 'Povu Laundry Group in Mombasa is looking for a warm voice with a good memory for names. Povu Laundry Group washes nine tonnes a day for hotels and hospitals.

You decide what we stop doing, which is harder than deciding what to start. You prepare somebody in your team to follow you one day. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. It helps to be good at Complaint Handling; Customer Service and Communication come up every week.

The rota gives everybody two Sundays a month. Sundays are free, and overtime is asked for, not ordered.', 'Certificate or diploma in front office operations or tourism
Writes a clear and friendly letter
Able to work early, late and at weekends by turns
Ten years or more, with responsibility for budgets and people', 'Mombasa', 'KES 202,500 - 298,500', 'full_time', 'executive', array['Customer Service', 'Reservations', 'Complaint Handling', 'Communication', 'Microsoft Office']::text[], true, now() - interval '16957 minutes'),
  ('5eed0b00-0000-4000-8000-000000000056', '5eedc000-0000-4000-8000-000000000056', 'Network Engineer', 'When the network is down at Ukulima Smart, everybody learns it at once. You keep that from happening. Ukulima Smart sends farmers weather, prices and advice for their own plot by text message.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You set up computers, accounts and printers, and take rights away on the day somebody leaves. You test a restore from backup every month, because a backup nobody has restored is a hope. You patch systems on a calendar and read about the holes before others find ours. What you need most is Information Security and Windows Administration, and enough Technical Support to manage on your own.

You teach as you help, without sighing. Work from anywhere in Kenya; the whole team meets for a week three times a year.', 'Diploma or degree in information technology or telecommunications
Daily practice with Linux and Windows
Driving or riding licence for visits on site
Six years or more, two of them leading others', 'Nairobi', 'KES 147,000 - 208,000', 'full_time', 'senior', array['Technical Support', 'Linux', 'Windows Administration', 'Backups', 'Information Security']::text[], true, now() - interval '33024 minutes'),
  ('5eed0b00-0000-4000-8000-000000000057', '5eedc000-0000-4000-8000-000000000057', 'Farm Manager', 'The next season at Kirinyet Coffee Exporters is planned on paper; it takes a person to make it happen in the ground. Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You plan planting and harvest week by week and see that seedlings, labour and crates meet on the right day. You lead a gang of thirty, teach them to grade, and pay attention to who teaches best. If Crop Planning, Team Supervision and Greenhouse Management are your strong points, you will feel at home quickly.

You learn to taste coffee, and the examination fee for graders is paid. We are certified for good agricultural practice and mean to stay so.', 'Has led people in the field
Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
Six years or more, two of them leading others', 'Embu', 'KES 80,500 - 121,000', 'full_time', 'senior', array['Crop Planning', 'Greenhouse Management', 'Team Supervision', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '18528 minutes'),
  ('5eed0b00-0000-4000-8000-000000000058', '5eedc000-0000-4000-8000-000000000058', 'Laundry Attendant', 'Mlima Outdoor Schools brings city classes to the mountain for a week at a time. Nobody praises a clean room, everybody remembers a dirty one: Mlima Outdoor Schools takes housekeeping seriously.

You count linen in and out, sort what needs mending and report what has gone missing. You dilute cleaning agents as the label says and keep them locked away from children. You report dripping taps, loose handles and burnt bulbs the moment you see them. You may ask anything, and you are expected to ask it twice if the answer was not clear. What you need most is Team Supervision and Housekeeping, and enough Laundry Operations to manage on your own.

Food and bed during camps, and first-aid training every year. What guests leave behind is handed in and written down; that trust is the heart of this job.', 'Secondary school certificate; a housekeeping course is an advantage
Physically fit and particular about details
A certificate of good conduct
No long experience needed: we train on the job', 'Nyeri', 'KES 17,000 - 21,000', 'part_time', 'entry', array['Housekeeping', 'Laundry Operations', 'Inventory Management', 'Team Supervision', 'Attention to Detail']::text[], true, now() - interval '19892 minutes'),
  ('5eed0b00-0000-4000-8000-000000000059', '5eedc000-0000-4000-8000-000000000059', 'Commercial Director', 'Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day. We do not need a talker at Bima Mbegu Microinsurance; we need somebody who listens and comes back when promised.

You open five new accounts a month and check, before giving credit, that they can pay. You hire, coach and, where it must be, part with people, and you do all three in person. You speak for Bima Mbegu Microinsurance with authorities, partners and the press, and promise nothing that the team cannot keep. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. Most days call for Customer Relationship Management, Sales and Credit Control.

Commission is paid on money received, with a statement that you can check. Targets are set with you, not for you, and remote work is open to all but the front desk.', 'Certificate or diploma in sales, marketing or business
A record of selling to shops, farms or companies
Comfortable with a CRM on a phone
Ten years or more, with responsibility for budgets and people', 'Nairobi', 'KES 291,000 - 400,500', 'full_time', 'executive', array['Sales', 'Customer Relationship Management', 'Territory Planning', 'Credit Control', 'Communication']::text[], true, now() - interval '3469 minutes'),
  ('5eed0b00-0000-4000-8000-000000000060', '5eedc000-0000-4000-8000-000000000060', 'Welder and Fabricator', 'Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels. If you can look at a broken part and see how to make a better one, come to our workshop in Lamu.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You repair conveyors, hoppers and guards during the short stops that production gives you. You keep a list of steel in stock and tell the buyer a week before something runs out. You choose the rod and the current for the job and can say why. It helps to be good at MIG Welding; Arc Welding and Technical Drawing come up every week.

The yard closes at three in the afternoon, when the tide and the heat do. We judge a welder by a test piece, so expect to make one at the interview.', 'Trade test or certificate in welding and fabrication
At least two years in a jobbing workshop or in plant maintenance
Reads technical drawings
Two to five years in similar work', 'Lamu', 'KES 37,500 - 54,000', 'full_time', 'mid', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Machine Repair']::text[], true, now() - interval '30149 minutes'),
  ('5eed0b00-0000-4000-8000-000000000061', '5eedc000-0000-4000-8000-000000000001', 'Agronomist', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. Mwangaza Foods depends on what grows on plots of half an acre, and on advice that fits such plots.

You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You hold demonstrations on planting, spacing and composting where people can put their hands into it. You estimate the harvest three weeks ahead so that transport and sacks are ready. It helps to be good at Soil Sampling; Record Keeping and Farmer Training come up every week.

Lunch is cooked on site, and there is a staff van from town at every shift change. Field days begin at six and are over by two.', 'Certificate, diploma or degree in agriculture or horticulture
Motorcycle licence and the stomach for rough roads
Used to entering data on a phone
Two to five years in similar work', 'Nakuru', 'KES 52,500 - 78,500', 'full_time', 'mid', array['Agronomy', 'Farmer Training', 'Soil Sampling', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '29141 minutes'),
  ('5eed0b00-0000-4000-8000-000000000062', '5eedc000-0000-4000-8000-000000000002', 'Medical Laboratory Technologist', 'Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai. A wrong label can do more harm than a missing one, so Bluegum Street Clinics is looking for somebody exact.

You explain to patients how and when to take what they were given, until they can say it back to you. You count stock every week, rotate it by expiry date and order before shelves are empty. You check prescriptions for doses and interactions, and you call the prescriber when something is off. You prepare insurance claims every evening so that they are paid the first time. If Quality Control, Patient Counselling and Inventory Management are your strong points, you will feel at home quickly.

Quality assessments by outsiders come twice a year; we have passed them all and intend to go on. Medical cover starts on the first day and includes your children.', 'Diploma in pharmacy or medical laboratory sciences
Experience with stock software for medicines or reagents
Patience with people who are unwell or worried
Two to five years in similar work', 'Nairobi', 'KES 49,000 - 69,000', 'full_time', 'mid', array['Dispensing', 'Laboratory Testing', 'Inventory Management', 'Quality Control', 'Patient Counselling']::text[], true, now() - interval '889 minutes'),
  ('5eed0b00-0000-4000-8000-000000000063', '5eedc000-0000-4000-8000-000000000003', 'Fibre Technician', 'We are looking for somebody at Savanna Ledger who fixes the cause after having fixed the symptom. Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You test a restore from backup every month, because a backup nobody has restored is a hope. You pull and splice cable, measure it and label both ends. You configure switches, access points and firewalls and draw what you have built. It helps to be good at Windows Administration; Networking and Technical Support come up every week.

You teach as you help, without sighing. We work from home two days a week and pay for your data bundle.', 'Diploma or degree in information technology or telecommunications
CCNA or comparable knowledge of networks
Daily practice with Linux and Windows
Two to five years in similar work', 'Nairobi', 'KES 45,000 - 63,500', 'contract', 'mid', array['Technical Support', 'Networking', 'Linux', 'Windows Administration', 'Information Security']::text[], true, now() - interval '17817 minutes'),
  ('5eed0b00-0000-4000-8000-000000000064', '5eedc000-0000-4000-8000-000000000004', 'Guest Relations Officer', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. Kusi Wind Hotels in Mombasa is looking for a warm voice with a good memory for names.

You check guests in and out, explain the house, and settle bills by card, cash or M-Pesa without a queue. You listen to complaints to the end, put right what can be put right tonight, and write down the rest. You know which matatu leaves when, where the chemist is, and what the sea or the mountain is like today. You pass on arrivals, allergies and birthdays to kitchen and housekeeping before the shift starts. Most days call for Reservations, Microsoft Office and Communication.

Meals on duty, a share of the service charge, and live-in rooms for those from upcountry. The rota gives everybody two Sundays a month.', 'Certificate or diploma in front office operations or tourism
Has worked with a hotel booking system
Able to work early, late and at weekends by turns
Two to five years in similar work', 'Mombasa', 'KES 43,500 - 60,500', 'full_time', 'mid', array['Customer Service', 'Reservations', 'Complaint Handling', 'Communication', 'Microsoft Office']::text[], true, now() - interval '20040 minutes'),
  ('5eed0b00-0000-4000-8000-000000000065', '5eedc000-0000-4000-8000-000000000005', 'Site Supervisor', 'Good drawings are half a building; at Ziwa Cold Chain we are hiring for the other half. Ziwa Cold Chain moves fish, milk and vaccines around the lake without letting them get warm.

You set out levels, check formwork and reinforcement, and sign before any concrete is poured. You plan the gangs of the week every Friday and have materials on site before the people who need them. You measure finished work with the subcontractors and agree quantities while both can still see them. You compare costs with the bill of quantities every month and explain the differences before you are asked. What you need most is Bills of Quantities and Concrete Works, and enough Cost Control to manage on your own.

Neighbours, inspectors and clients will all come to you first, so a calm voice helps. Night work is paid at one and a half times the day rate.', 'Diploma in building, civil engineering or quantity surveying, or long experience as a mason
Knows Kenyan building regulations and safety rules for sites
A driving licence is useful between sites
Six years or more, two of them leading others', 'Kisumu', 'KES 76,500 - 112,500', 'full_time', 'senior', array['Site Supervision', 'Concrete Works', 'Bills of Quantities', 'Cost Control', 'Workplace Safety']::text[], true, now() - interval '22619 minutes'),
  ('5eed0b00-0000-4000-8000-000000000066', '5eedc000-0000-4000-8000-000000000006', 'Branch Supervisor', 'A tidy shelf, a right till and a good word: at Cherangani Seed House these three are the job. Cherangani Seed House breeds and sells maize and bean seed suited to the highlands.

You run the till, give receipts without being asked and close with a difference of nothing. You fill shelves from the back, check expiry dates and mark prices that match the till. You handle returns fairly and call the supervisor when you are not sure. You set up the weekly offer so that it can be seen from the door. We look for Customer Service above all, then for Cash Handling and Teamwork.

Feet get tired in this work; there are stools, real breaks, and a rota that is kept. You get seed at cost for your own shamba and two field days a year with the breeders.', 'Some months in a shop, chemist or market
Friendly in Kiswahili and English
A certificate of good conduct
Two to five years in similar work', 'Kitale', 'KES 38,500 - 55,000', 'full_time', 'mid', array['Customer Service', 'Cash Handling', 'Merchandising', 'Stock Taking', 'Teamwork']::text[], true, now() - interval '13934 minutes'),
  ('5eed0b00-0000-4000-8000-000000000067', '5eedc000-0000-4000-8000-000000000007', 'Learning Designer', 'Elimu Mlimani Schools trains people who left school early and are in a hurry now. Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret.

You find out what learners can do already, and start there. You test every course with five learners before it goes to five hundred. You build modules of an hour with a task in each, for the workshop and for the phone. You talk to employers about what is missing in the people they get. We look for Monitoring and Evaluation above all, then for E-learning and Facilitation.

Your own children pay half the fees, and school holidays are yours. Much of the preparation can be done at home.', 'A trade or profession of your own, and training in teaching adults
Experience in designing courses or in coaching
Patient, and cheerful on a rainy Thursday evening
Two to five years in similar work', 'Eldoret', 'KES 64,000 - 91,000', 'contract', 'mid', array['Training Delivery', 'Curriculum Development', 'E-learning', 'Facilitation', 'Monitoring and Evaluation']::text[], true, now() - interval '16305 minutes'),
  ('5eed0b00-0000-4000-8000-000000000068', '5eedc000-0000-4000-8000-000000000008', 'Credit Analyst', 'Jenga Haraka Contractors would rather say no today than send an auctioneer next year. Jenga Haraka Contractors builds schools, markets and water tanks across central Kenya.

You explain interest, fees and what happens when a payment is missed, before anybody signs. You analyse statements and credit reports in Excel and notice what does not add up. You train groups in saving and keeping simple accounts. You appraise applications and put your reasons on one page for the credit committee. It helps to be good at Credit Analysis; Customer Service and Negotiation come up every week.

A smartphone, airtime and a travel allowance come with the work. Protective gear is issued on day one, and nobody works at height without a harness.', 'Diploma or degree in finance, economics or business
Can read a cash flow and ask the right questions about it
Clean credit report and good conduct
Two to five years in similar work', 'Thika', 'KES 65,000 - 92,000', 'full_time', 'mid', array['Credit Analysis', 'Financial Analysis', 'Microsoft Excel', 'Customer Service', 'Negotiation']::text[], true, now() - interval '22263 minutes'),
  ('5eed0b00-0000-4000-8000-000000000069', '5eedc000-0000-4000-8000-000000000009', 'Commis Chef', 'Mugumo Hill Hospital cooks with what Nyeri grows and catches, and wants cooks who are curious about both. Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You bake bread and chapati in the morning and help with the grill in the evening. You keep a notebook of what you have learned; the next beginner will be glad of it. If Menu Planning, Teamwork and Food Production are your strong points, you will feel at home quickly.

Loud kitchens are common; ours is quick and quiet. We pay your licence renewal and give five paid study days a year.', 'Certificate or diploma in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Good with Swahili dishes as well as with international ones
No long experience needed: we train on the job', 'Nyeri', 'KES 17,500 - 24,500', 'full_time', 'entry', array['Food Production', 'Menu Planning', 'Food Safety', 'Baking', 'Teamwork']::text[], true, now() - interval '29289 minutes'),
  ('5eed0b00-0000-4000-8000-000000000070', '5eedc000-0000-4000-8000-000000000010', 'Head of Projects', 'Jua Kusini Solar Works is putting up new buildings near Garissa, and the programme says nine months. Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach.

You compare costs with the bill of quantities every month and explain the differences before you are asked. You set the plan and the budget for the year with the directors and report against both every month. You spend one day a week where the work is done, and listen more than you talk there. You prepare somebody in your team to follow you one day. You turn complaints into changes and tell those who complained what has changed. It helps to be good at Workplace Safety; Concrete Works and Cost Control come up every week.

There is a hardship allowance and a week at home for every five in the field. Work is six days a week until handover, then two weeks off with pay.', 'Knows Kenyan building regulations and safety rules for sites
Can read structural and architectural drawings
A driving licence is useful between sites
Ten years or more, with responsibility for budgets and people', 'Garissa', 'KES 232,500 - 321,000', 'full_time', 'executive', array['Site Supervision', 'Concrete Works', 'Bills of Quantities', 'Cost Control', 'Workplace Safety']::text[], true, now() - interval '4684 minutes'),
  ('5eed0b00-0000-4000-8000-000000000071', '5eedc000-0000-4000-8000-000000000011', 'Store Manager', 'Upepo Dhow Tours opens another branch and prefers to fill it with people who know how to greet. Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast.

You run the till, give receipts without being asked and close with a difference of nothing. You fill shelves from the back, check expiry dates and mark prices that match the till. You handle returns fairly and call the supervisor when you are not sure. You set up the weekly offer so that it can be seen from the door. Most days call for Point of Sale Systems, Customer Service and Merchandising.

Feet get tired in this work; there are stools, real breaks, and a rota that is kept. Tips are pooled and paid out every Friday.', 'Secondary school certificate with a pass in mathematics
Some months in a shop, chemist or market
A certificate of good conduct
Six years or more, two of them leading others', 'Malindi', 'KES 69,500 - 97,000', 'full_time', 'senior', array['Customer Service', 'Cash Handling', 'Merchandising', 'Stock Taking', 'Point of Sale Systems']::text[], true, now() - interval '8419 minutes'),
  ('5eed0b00-0000-4000-8000-000000000072', '5eedc000-0000-4000-8000-000000000012', 'Marketing Intern', 'Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega. Marketing at Nyota Ndogo Retail is measured: you will know on Friday what Monday’s idea was worth.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You answer comments within two hours during the day, the angry ones first. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. If Campaign Planning, Digital Marketing and Google Analytics are your strong points, you will feel at home quickly.

We do not invent reviews, and we do not buy followers. Staff get ten percent off their shopping and rosters are published two weeks ahead.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
No long experience needed: we train on the job', 'Nairobi', 'KES 18,000 - 24,500', 'internship', 'entry', array['Digital Marketing', 'Social Media', 'Copywriting', 'Google Analytics', 'Campaign Planning']::text[], true, now() - interval '3677 minutes'),
  ('5eed0b00-0000-4000-8000-000000000073', '5eedc000-0000-4000-8000-000000000013', 'Mechanical Fitter', 'Sparks fly at Chepkolel Leaf Estates from eight in the morning, and orders from Kericho and beyond are more than our benches can hold. Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site. You repair conveyors, hoppers and guards during the short stops that production gives you. You keep a list of steel in stock and tell the buyer a week before something runs out. It helps to be good at MIG Welding; Workplace Safety and Metal Fabrication come up every week.

We judge a welder by a test piece, so expect to make one at the interview. Housing on the estate, a school and a dispensary come with the job.', 'Trade test or certificate in welding and fabrication
At least two years in a jobbing workshop or in plant maintenance
Reads technical drawings
Two to five years in similar work', 'Kericho', 'KES 38,500 - 55,000', 'contract', 'mid', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Workplace Safety']::text[], true, now() - interval '4476 minutes'),
  ('5eed0b00-0000-4000-8000-000000000074', '5eedc000-0000-4000-8000-000000000014', 'Storekeeper', 'If it is not on the shelf where the system says it is, it does not exist. Njuri Hills Dairy needs somebody who lives by that. Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it.

You receive goods against the order, count them, and write down damage before the lorry leaves. You do cycle counts of a tenth of the stock each week and find the reason for each difference. You enter every movement in the stock system when it happens, not at the end of the day. You arrange shelves so that what sells most is nearest and what is heavy is low. If Order Picking, Inventory Management and Stock Taking are your strong points, you will feel at home quickly.

Two shifts, changing every fortnight, with transport after the late one. Milk every week, a savings scheme that we top up, and a bus from Nkubu.', 'Certificate in stores management, supply chain or similar
Experience with a stock or warehouse system
Comfortable in Microsoft Excel
Two to five years in similar work', 'Meru', 'KES 35,000 - 49,000', 'full_time', 'mid', array['Inventory Management', 'Stock Taking', 'Order Picking', 'Microsoft Excel', 'Forklift Operation']::text[], true, now() - interval '24843 minutes'),
  ('5eed0b00-0000-4000-8000-000000000075', '5eedc000-0000-4000-8000-000000000015', 'HR Manager', 'In Mombasa good people talk to each other about employers. Bahari Freight means to be talked about well. Bahari Freight clears cargo at the port and carries it inland as far as Kampala.

You write adverts that say what the job is, sift applications by the same list for all, and answer everyone. You prepare contracts, leave records and payroll changes before the twentieth of the month. You organise training by need and ask later whether it changed anything. You hear grievances, keep to the procedure, and close each of them within three weeks. It helps to be good at Recruitment; Payroll and Microsoft Excel come up every week.

Overtime is paid by the hour, to the minute, with the salary of the same month. The team is small and talks at the same table every morning.', 'Member of the Institute of Human Resource Management, or on the way
Knows the Employment Act in daily practice
Experience with payroll software
Six years or more, two of them leading others', 'Mombasa', 'KES 128,000 - 180,000', 'full_time', 'senior', array['Recruitment', 'Labour Law', 'Payroll', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '5040 minutes'),
  ('5eed0b00-0000-4000-8000-000000000076', '5eedc000-0000-4000-8000-000000000016', 'Chief Operating Officer', 'Njia Tano Software builds ticketing and payment software for matatu saccos. Fair, prompt and private: that is how Njia Tano Software wants its people to describe the HR office.

You advise supervisors on labour law before they act, not afterwards. You speak for Njia Tano Software with authorities, partners and the press, and promise nothing that the team cannot keep. You find the money for what is needed and say no to what would only be nice. You answer to the board for quality, safety and cost, in that order. You agree targets with each head of section and look at the figures together every fortnight. If Recruitment, Labour Law and Microsoft Excel are your strong points, you will feel at home quickly.

We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning. You will say no to managers now and then, and be thanked for it later.', 'Member of the Institute of Human Resource Management, or on the way
Knows the Employment Act in daily practice
Experience with payroll software
Ten years or more, with responsibility for budgets and people', 'Nairobi', 'KES 287,000 - 397,500', 'full_time', 'executive', array['Recruitment', 'Labour Law', 'Employee Relations', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '12718 minutes'),
  ('5eed0b00-0000-4000-8000-000000000077', '5eedc000-0000-4000-8000-000000000017', 'Apprentice Electrician', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. Two of our electricians retire this year, and Iveti Steel Joinery wants their knowledge passed on while they are still here.

You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. Once a week you test earth leakage and write down what you measured, with the date and your name. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You start with the simple things and take on more as soon as you feel ready for it. It helps to be good at Wiring Diagrams; Preventive Maintenance and Fault Finding come up every week.

Bonuses are shared in the workshop each quarter when no order went out late. Call-outs at night happen about twice a month and are paid on top.', 'Government Trade Test Grade II or a craft certificate in electrical installation
Own hand tools; we provide the meters
No long experience needed: we train on the job', 'Machakos', 'KES 13,500 - 17,500', 'internship', 'entry', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '31157 minutes'),
  ('5eed0b00-0000-4000-8000-000000000078', '5eedc000-0000-4000-8000-000000000018', 'Chef de Partie', 'Somebody at Faraja Garden Homes has to make three hundred plates taste like one. We hope it will be you. Faraja Garden Homes looks after 85 old people in three houses with gardens.

You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You bake bread and chapati in the morning and help with the grill in the evening. You plan menus with the manager for a month at a time and work out what each dish costs. You order vegetables and fish every second day, look at them when they arrive and send back what is not good. We look for Menu Planning above all, then for Baking and Food Production.

Shifts are eight hours, not twelve, and nobody has more than two night weeks a month. Shifts are split in high season and straight for the rest of the year.', 'Certificate or diploma in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Used to cooking for more than eighty guests
Two to five years in similar work', 'Nairobi', 'KES 38,500 - 55,000', 'full_time', 'mid', array['Food Production', 'Menu Planning', 'Food Safety', 'Baking', 'Stock Ordering']::text[], true, now() - interval '1453 minutes'),
  ('5eed0b00-0000-4000-8000-000000000079', '5eedc000-0000-4000-8000-000000000019', 'Relationship Manager', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. Traders in Embu know Mbegu Savings Sacco by the people who walk through the market. Be one of them.

You visit businesses, look at their books or help to write some, and judge what they can repay. You explain interest, fees and what happens when a payment is missed, before anybody signs. You train groups in saving and keeping simple accounts. You watch your portfolio daily and ring on the first day of delay, not on the thirtieth. It helps to be good at Microsoft Excel; Portfolio Management and Credit Analysis come up every week.

Staff loans at four percent, and the office closes at half past four. We measure repayment and returning customers, not only volume.', 'Diploma or degree in finance, economics or business
Experience in a bank, sacco or microfinance institution
Can read a cash flow and ask the right questions about it
Six years or more, two of them leading others', 'Embu', 'KES 91,500 - 132,500', 'full_time', 'senior', array['Credit Analysis', 'Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Customer Service']::text[], true, now() - interval '5544 minutes'),
  ('5eed0b00-0000-4000-8000-000000000080', '5eedc000-0000-4000-8000-000000000020', 'Plumber', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. From the borehole to the last tap: in this job at Rosehill by the Lake the whole water system is yours.

You service booster pumps, float switches and solar water heaters to a calendar that you keep yourself. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You read meters every Monday and chase any consumption that cannot be explained. You walk through new rooms with the builder and agree where pipes run before the plaster goes on. If Pipe Fitting, Plumbing and Leak Detection are your strong points, you will feel at home quickly.

Work starts at seven and ends at four, with one Saturday in three. There is a crèche at the gate, a canteen, and transport from Karagita.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
Two to five years in similar work', 'Naivasha', 'KES 32,500 - 45,500', 'full_time', 'mid', array['Plumbing', 'Pipe Fitting', 'Leak Detection', 'Estimating', 'Workplace Safety']::text[], true, now() - interval '34448 minutes'),
  ('5eed0b00-0000-4000-8000-000000000081', '5eedc000-0000-4000-8000-000000000021', 'Animal Health Assistant', 'Isukha Agro Supplies pays suppliers around Kakamega by quality, and so needs somebody whose judgement both sides accept. Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops.

You test every delivery, with a lactometer, a moisture meter or your senses, and write the result where the supplier can see it. You vaccinate and deworm on a calendar and treat the sick together with the county veterinarian. You trace a bad batch back to its source within the day and explain, without blame, what went wrong. You keep a notebook of what you have learned; the next beginner will be glad of it. Most days call for Feed Formulation, Sampling and Record Keeping.

Early starts are part of it, and so are free afternoons. Commission is on top of the salary and has no ceiling.', 'Certificate or diploma in animal health, dairy technology or food science
Registered with the veterinary board where the work demands it
Honest, also when it is inconvenient
No long experience needed: we train on the job', 'Kakamega', 'KES 25,000 - 34,500', 'full_time', 'entry', array['Quality Control', 'Food Safety', 'Sampling', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '237 minutes'),
  ('5eed0b00-0000-4000-8000-000000000082', '5eedc000-0000-4000-8000-000000000022', 'Kitchen Trainee', 'Somebody at Lamu Heritage Stays has to make three hundred plates taste like one. We hope it will be you. Lamu Heritage Stays restores old houses and lets them to travellers.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You bake bread and chapati in the morning and help with the grill in the evening. You keep a notebook of what you have learned; the next beginner will be glad of it. What you need most is Food Production and Teamwork, and enough Baking to manage on your own.

Ferry passes and a room in the staff house are included. Loud kitchens are common; ours is quick and quiet.', 'Certificate or diploma in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Good with Swahili dishes as well as with international ones
No long experience needed: we train on the job', 'Lamu', 'KES 12,000 - 15,000', 'internship', 'entry', array['Food Production', 'Menu Planning', 'Food Safety', 'Baking', 'Teamwork']::text[], true, now() - interval '31869 minutes'),
  ('5eed0b00-0000-4000-8000-000000000083', '5eedc000-0000-4000-8000-000000000023', 'Debt Recovery Agent', 'Nanyuki Trails Lodge would rather say no today than send an auctioneer next year. Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya.

You visit businesses, look at their books or help to write some, and judge what they can repay. You train groups in saving and keeping simple accounts. You appraise applications and put your reasons on one page for the credit committee. You watch your portfolio daily and ring on the first day of delay, not on the thirtieth. If Financial Analysis, Negotiation and Customer Service are your strong points, you will feel at home quickly.

Three weeks on, one week off, with the bus home paid. We measure repayment and returning customers, not only volume.', 'Diploma or degree in finance, economics or business
Experience in a bank, sacco or microfinance institution
Can read a cash flow and ask the right questions about it
Two to five years in similar work', 'Nanyuki', 'KES 35,000 - 49,500', 'contract', 'mid', array['Credit Analysis', 'Portfolio Management', 'Financial Analysis', 'Customer Service', 'Negotiation']::text[], true, now() - interval '42126 minutes'),
  ('5eed0b00-0000-4000-8000-000000000084', '5eedc000-0000-4000-8000-000000000024', 'Personal Assistant', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. When the printer, the visitors and the minutes are all in hand, hardly anybody at Mwavuli Insurance Brokers notices. We do.

You keep diaries, book rooms and travel, and tell people the day before what tomorrow holds. You receive visitors and calls and pass on messages with all the facts. You file contracts and licences so that each is found in a minute and none runs out unseen. You look after petty cash and supplies and compare prices before you buy. What you need most is Minute Taking and Scheduling, and enough Communication to manage on your own.

You will hear and see a good deal that stays in the room. We pay for your professional examinations when you pass, and for the first resit when you do not.', 'Fast and correct at the keyboard
Two years in an office of more than ten people, except for attachments
Polite when others are not
Two to five years in similar work', 'Nairobi', 'KES 52,500 - 74,500', 'full_time', 'mid', array['Office Administration', 'Microsoft Office', 'Scheduling', 'Minute Taking', 'Communication']::text[], true, now() - interval '29793 minutes'),
  ('5eed0b00-0000-4000-8000-000000000085', '5eedc000-0000-4000-8000-000000000025', 'Warehouse Assistant', 'If it is not on the shelf where the system says it is, it does not exist. Webuye Stone Millers needs somebody who lives by that. Webuye Stone Millers grinds maize, millet and sorghum for western Kenya.

You receive goods against the order, count them, and write down damage before the lorry leaves. You pick and pack orders by two in the afternoon so that they make the evening run. You do cycle counts of a tenth of the stock each week and find the reason for each difference. You start with the simple things and take on more as soon as you feel ready for it. What you need most is Record Keeping and Forklift Operation, and enough Inventory Management to manage on your own.

A bag of flour goes home with everybody at the end of the month. Two shifts, changing every fortnight, with transport after the late one.', 'Certificate in stores management, supply chain or similar
Comfortable in Microsoft Excel
Forklift certificate where the post needs it
No long experience needed: we train on the job', 'Bungoma', 'KES 17,500 - 23,500', 'full_time', 'entry', array['Inventory Management', 'Stock Taking', 'Microsoft Excel', 'Forklift Operation', 'Record Keeping']::text[], true, now() - interval '38183 minutes'),
  ('5eed0b00-0000-4000-8000-000000000086', '5eedc000-0000-4000-8000-000000000026', 'Forklift Operator', 'If it is not on the shelf where the system says it is, it does not exist. Mwarobaini Pharmacies needs somebody who lives by that. Mwarobaini Pharmacies has 22 shops that are open until ten at night.

You receive goods against the order, count them, and write down damage before the lorry leaves. You pick and pack orders by two in the afternoon so that they make the evening run. You operate the forklift or the pallet jack like somebody who intends to keep all ten toes. You arrange shelves so that what sells most is nearest and what is heavy is low. We look for Microsoft Excel above all, then for Record Keeping and Order Picking.

Late shifts end with a taxi home that we pay. Two shifts, changing every fortnight, with transport after the late one.', 'Experience with a stock or warehouse system
Comfortable in Microsoft Excel
Forklift certificate where the post needs it
Two to five years in similar work', 'Kisumu', 'KES 31,500 - 42,000', 'contract', 'mid', array['Inventory Management', 'Order Picking', 'Microsoft Excel', 'Forklift Operation', 'Record Keeping']::text[], true, now() - interval '24339 minutes'),
  ('5eed0b00-0000-4000-8000-000000000087', '5eedc000-0000-4000-8000-000000000027', 'Junior Data Analyst', 'Mwezi Learning House is a day school that puts reading and making things first. Mwezi Learning House collects a great many numbers and understands too few of them.

You build dashboards in Power BI with few charts, each with a reason. You clean data with Python and fix the form that made it dirty. You present findings to people who do not like statistics, so that they come back for more. You keep a notebook of what you have learned; the next beginner will be glad of it. It helps to be good at Report Writing; Power BI and Python come up every week.

Work where you like; we meet in person once a month. You can work from anywhere in Kenya; we meet in Kiambu a few times a year and pay the way.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
No long experience needed: we train on the job', 'Remote', 'KES 53,000 - 73,000', 'full_time', 'entry', array['SQL', 'Python', 'Power BI', 'Statistics', 'Report Writing']::text[], true, now() - interval '20248 minutes'),
  ('5eed0b00-0000-4000-8000-000000000088', '5eedc000-0000-4000-8000-000000000028', 'Agronomy Intern', 'Kilifi Cashew Growers buys nuts from village groups and roasts them for export. Half of this job at Kilifi Cashew Growers is knowing soil; the other half is knowing people.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You keep a notebook of what you have learned; the next beginner will be glad of it. What you need most is Farmer Training and Agronomy, and enough Pest Management to manage on your own.

Pay is on the 25th without fail, and there is a clinic day every month. Field days begin at six and are over by two.', 'Certificate, diploma or degree in agriculture or horticulture
Motorcycle licence and the stomach for rough roads
Used to entering data on a phone
No long experience needed: we train on the job', 'Kilifi', 'KES 13,500 - 17,000', 'internship', 'entry', array['Agronomy', 'Farmer Training', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '18025 minutes'),
  ('5eed0b00-0000-4000-8000-000000000089', '5eedc000-0000-4000-8000-000000000029', 'Data Analyst', 'Decisions at Duma Parcel Riders are made on Mondays; your work decides whether they are made on facts. Duma Parcel Riders delivers 9,000 parcels a day in twelve counties.

You write SQL that a colleague can read next year and check its results against the real world. You build dashboards in Power BI with few charts, each with a reason. You clean data with Python and fix the form that made it dirty. You turn vague questions into ones that data can answer, and say so when it cannot. It helps to be good at Data Analysis; SQL and Power BI come up every week.

Riders are insured around the clock, not only while they carry a parcel. Work where you like; we meet in person once a month.', 'Strong SQL and one of Python or R
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
Two to five years in similar work', 'Nairobi', 'KES 93,000 - 133,500', 'full_time', 'mid', array['Data Analysis', 'SQL', 'Python', 'Power BI', 'Report Writing']::text[], true, now() - interval '2609 minutes'),
  ('5eed0b00-0000-4000-8000-000000000090', '5eedc000-0000-4000-8000-000000000030', 'Laboratory Attachment', 'Isiolo Livestock Union in Isiolo wants a technologist who enjoys both the bench and the counter. Isiolo Livestock Union buys, treats and sells animals for 500 herding families.

You explain to patients how and when to take what they were given, until they can say it back to you. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You watch the refrigerator log of vaccines and insulin, at weekends too. You start with the simple things and take on more as soon as you feel ready for it. What you need most is Patient Counselling and Laboratory Testing, and enough Quality Control to manage on your own.

Quality assessments by outsiders come twice a year; we have passed them all and intend to go on. We provide the motorbike, the fuel and a satellite phone.', 'Diploma in pharmacy or medical laboratory sciences
Registered with the board of your profession
Patience with people who are unwell or worried
No long experience needed: we train on the job', 'Isiolo', 'KES 13,000 - 16,000', 'internship', 'entry', array['Dispensing', 'Laboratory Testing', 'Inventory Management', 'Quality Control', 'Patient Counselling']::text[], true, now() - interval '6196 minutes'),
  ('5eed0b00-0000-4000-8000-000000000091', '5eedc000-0000-4000-8000-000000000031', 'Human Resources Officer', 'In Nairobi good people talk to each other about employers. Kazi Mtandao means to be talked about well. Kazi Mtandao answers calls and chats for shops and banks in six countries.

You run induction for new people and see them again after a month and after three. You prepare contracts, leave records and payroll changes before the twentieth of the month. You organise training by need and ask later whether it changed anything. You advise supervisors on labour law before they act, not afterwards. It helps to be good at Labour Law; Microsoft Excel and Payroll come up every week.

Equipment is delivered to your door and the internet bill is ours. You will say no to managers now and then, and be thanked for it later.', 'Degree or higher diploma in human resource management
Member of the Institute of Human Resource Management, or on the way
Experience with payroll software
Two to five years in similar work', 'Nairobi', 'KES 59,000 - 84,000', 'full_time', 'mid', array['Labour Law', 'Payroll', 'Employee Relations', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '27422 minutes'),
  ('5eed0b00-0000-4000-8000-000000000092', '5eedc000-0000-4000-8000-000000000032', 'Warehouse Manager', 'If it is not on the shelf where the system says it is, it does not exist. Ndara Junction Hotel needs somebody who lives by that. Ndara Junction Hotel feeds and beds travellers between Nairobi and the coast.

You receive goods against the order, count them, and write down damage before the lorry leaves. You pick and pack orders by two in the afternoon so that they make the evening run. You enter every movement in the stock system when it happens, not at the end of the day. You arrange shelves so that what sells most is nearest and what is heavy is low. Most days call for Stock Taking, Record Keeping and Inventory Management.

The store is swept every evening by whoever is last, the manager included. Meals, uniform and a bed on late shifts are free.', 'Certificate in stores management, supply chain or similar
Experience with a stock or warehouse system
Comfortable in Microsoft Excel
Six years or more, two of them leading others', 'Voi', 'KES 90,500 - 127,500', 'full_time', 'senior', array['Inventory Management', 'Stock Taking', 'Order Picking', 'Forklift Operation', 'Record Keeping']::text[], true, now() - interval '36107 minutes'),
  ('5eed0b00-0000-4000-8000-000000000093', '5eedc000-0000-4000-8000-000000000033', 'Support Team Leader', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. Macho Mapya Eye Centre would like its customers to hang up happier than they were when they called.

You find out what has happened before you say what to do, and write it down so that nobody has to tell it twice. You enter and check data with double reading where a slip would cost somebody money. You pass faults on to the technical team with the steps that show them. You improve the help pages whenever the same question comes a third time. What you need most is Typing and Microsoft Excel, and enough Communication to manage on your own.

Nobody here works from a script, and nobody is timed in the washroom. You can work from anywhere in Kenya; we meet in Eldoret a few times a year and pay the way.', 'Types forty words a minute
A quiet place to work; we bring the computer
Has dealt with customers in any trade
Two to five years in similar work', 'Remote', 'KES 54,500 - 76,500', 'full_time', 'mid', array['Customer Service', 'Data Entry', 'Communication', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '33736 minutes'),
  ('5eed0b00-0000-4000-8000-000000000094', '5eedc000-0000-4000-8000-000000000034', 'Audit Trainee', 'Somebody at Athi Plains Cement Works has to read the small print. It may as well be a person who likes it. Athi Plains Cement Works makes blocks, pavers and culverts on the Mombasa road.

You examine files against the policy and decide, or recommend, within two working days. You test a sample of payments each month and follow every shilling to its receipt. You keep registers complete, so that the regulator’s questions take an hour and not a week. After six months we talk about what you would like to learn next, and put it in writing. We look for Internal Audit above all, then for Risk Assessment and Data Analysis.

You report what you find to those who must know, and nobody can ask you to leave it out. A safety bonus is paid to the whole shift when nobody was hurt that month.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Writes short, clear reports
No long experience needed: we train on the job', 'Machakos', 'KES 17,000 - 23,500', 'internship', 'entry', array['Risk Assessment', 'Internal Audit', 'Data Analysis', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '28282 minutes'),
  ('5eed0b00-0000-4000-8000-000000000095', '5eedc000-0000-4000-8000-000000000035', 'Supply Chain Director', 'Busia Crossroads Traders supplies shops on both sides of the border. Goods for Busia Crossroads Traders come from five counties and three continents, and somebody has to know where each of them is.

You plan loads and routes so that no lorry comes back empty without a reason. You set the plan and the budget for the year with the directors and report against both every month. You find the money for what is needed and say no to what would only be nice. You answer to the board for quality, safety and cost, in that order. You turn complaints into changes and tell those who complained what has changed. It helps to be good at Supplier Management; Procurement and Microsoft Excel come up every week.

Small team, short ways: whoever has a good idea tries it the same week. Gifts from suppliers are declined, politely and always.', 'Diploma or degree in procurement, supply chain or logistics
Member of, or studying for, the professional body of the field
Knows customs procedures or public procurement rules
Ten years or more, with responsibility for budgets and people', 'Busia', 'KES 241,000 - 335,000', 'full_time', 'executive', array['Procurement', 'Negotiation', 'Supplier Management', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '25702 minutes'),
  ('5eed0b00-0000-4000-8000-000000000096', '5eedc000-0000-4000-8000-000000000036', 'Receptionist', 'An office runs on small promises kept. Kijani Waste Works needs a keeper of them. Kijani Waste Works turns market waste into compost and plastic into fencing posts.

You keep diaries, book rooms and travel, and tell people the day before what tomorrow holds. You look after petty cash and supplies and compare prices before you buy. You arrange meetings for up to sixty people, tea included. You keep a notebook of what you have learned; the next beginner will be glad of it. What you need most is Record Keeping and Scheduling, and enough Communication to manage on your own.

Boots, gloves, vaccinations and a hot lunch are provided. You will hear and see a good deal that stays in the room.', 'Certificate or diploma in business administration or secretarial studies
Fast and correct at the keyboard
Polite when others are not
No long experience needed: we train on the job', 'Nakuru', 'KES 23,500 - 32,000', 'full_time', 'entry', array['Microsoft Office', 'Scheduling', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '22115 minutes'),
  ('5eed0b00-0000-4000-8000-000000000097', '5eedc000-0000-4000-8000-000000000037', 'Senior Teacher, Languages', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. Somebody once made your subject come alive for you. Kurasa Tatu Press is looking for a person who does the same for others.

You teach twenty-four lessons a week and set work that can be marked within two days. You coach candidates in small groups and let them explain to each other first. You write schemes of work together with your department and revise them after the exams. You look after a class as its tutor, from attendance to heartbreak. What you need most is Assessment and Teaching, and enough Microsoft Excel to manage on your own.

Results matter to us, and how they came about matters more. Hours are flexible around a core of ten to three, and the library is yours.', 'Registered with the Teachers Service Commission, or applying
Sound knowledge of the secondary syllabus
Ready to guide a club, a team or a journal
Six years or more, two of them leading others', 'Nairobi', 'KES 72,500 - 99,000', 'full_time', 'senior', array['Teaching', 'Lesson Planning', 'Assessment', 'Mentoring', 'Microsoft Excel']::text[], true, now() - interval '21256 minutes'),
  ('5eed0b00-0000-4000-8000-000000000098', '5eedc000-0000-4000-8000-000000000038', 'Delivery Driver', 'Ngege Bay Fisheries has more to deliver than it has drivers, and the roads out of Homa Bay are not getting shorter. Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day.

You inspect tyres, lights, brakes and load straps before you turn the key, and you may refuse a vehicle that is not right. You collect payments by M-Pesa and bring back delivery notes without gaps. You note fuel and kilometres daily, so that a sick engine shows early. You make mistakes, tell us early, and mend them with our help. If Defensive Driving, Record Keeping and Cash Handling are your strong points, you will feel at home quickly.

Life jackets and swimming lessons come first; fish at cost comes after. Routes rotate every month, so nobody has the bad one for ever.', 'PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
A certificate of good conduct and two referees
No long experience needed: we train on the job', 'Homa Bay', 'KES 25,000 - 33,000', 'full_time', 'entry', array['Defensive Driving', 'Vehicle Inspection', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '7411 minutes'),
  ('5eed0b00-0000-4000-8000-000000000099', '5eedc000-0000-4000-8000-000000000039', 'Software Engineering Intern', 'You would be the sixth developer at Ndarugu Ridge Hospital, and your first change would go live in your first week. Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You write tests that would have caught the last bug, and you delete code gladly. You join support for half a day every two weeks, so that you know who uses what you make. You make mistakes, tell us early, and mend them with our help. We look for React above all, then for Git and TypeScript.

You can work from anywhere in Kenya; we meet in Thika a few times a year and pay the way. There are no trick questions in our interviews, only a small task that is paid.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Clear written English, since we decide in writing
No long experience needed: we train on the job', 'Remote', 'KES 27,500 - 38,500', 'internship', 'entry', array['TypeScript', 'React', 'REST APIs', 'Git', 'Automated Testing']::text[], true, now() - interval '20752 minutes'),
  ('5eed0b00-0000-4000-8000-000000000100', '5eedc000-0000-4000-8000-000000000040', 'Data Engineer', 'Duka Njema Online collects a great many numbers and understands too few of them. Duka Njema Online lets kiosks order stock by phone and delivers it the next morning.

You write SQL that a colleague can read next year and check its results against the real world. You clean data with Python and fix the form that made it dirty. You present findings to people who do not like statistics, so that they come back for more. You design and read experiments without fooling yourself. Most days call for Power BI, Data Analysis and SQL.

Work where you like; we meet in person once a month. Everybody owns shares after a year, and remote weeks are normal.', 'Strong SQL and one of Python or R
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
Six years or more, two of them leading others', 'Nairobi', 'KES 207,500 - 288,500', 'contract', 'senior', array['Data Analysis', 'SQL', 'Python', 'Power BI', 'Report Writing']::text[], true, now() - interval '10998 minutes'),
  ('5eed0b00-0000-4000-8000-000000000101', '5eedc000-0000-4000-8000-000000000041', 'Medical Director', 'Ngamia Water Trust drills boreholes and trains villages to keep them running. Sound judgement and plain words: that is what Ngamia Water Trust asks of the people who see its patients.

You meet the nurses every Thursday to talk through what went well and what did not. You hire, coach and, where it must be, part with people, and you do all three in person. You prepare somebody in your team to follow you one day. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. We look for Electronic Health Records above all, then for Minor Surgery and Referral Management.

Housing in Lodwar, a hardship allowance and flights home every quarter. We follow national guidelines, and we buy the drugs that they name.', 'A current practising licence
Two years of practice after internship
Comfortable with electronic health records
Ten years or more, with responsibility for budgets and people', 'Lodwar', 'KES 329,000 - 458,500', 'full_time', 'executive', array['Minor Surgery', 'Patient Care', 'Chronic Disease Management', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '35604 minutes'),
  ('5eed0b00-0000-4000-8000-000000000102', '5eedc000-0000-4000-8000-000000000042', 'Administration Attachment', 'An office runs on small promises kept. Tabaka Soapstone Guild needs a keeper of them. Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad.

You write letters and minutes in Microsoft Word that need no second round. You look after petty cash and supplies and compare prices before you buy. You arrange meetings for up to sixty people, tea included. You start with the simple things and take on more as soon as you feel ready for it. Most days call for Communication, Office Administration and Microsoft Office.

Hours are eight to five, Monday to Friday. Profits are shared with staff and carvers alike every December.', 'Certificate or diploma in business administration or secretarial studies
Fast and correct at the keyboard
Polite when others are not
No long experience needed: we train on the job', 'Kisii', 'KES 11,500 - 15,500', 'internship', 'entry', array['Office Administration', 'Microsoft Office', 'Scheduling', 'Record Keeping', 'Communication']::text[], true, now() - interval '40910 minutes'),
  ('5eed0b00-0000-4000-8000-000000000103', '5eedc000-0000-4000-8000-000000000043', 'Greenhouse Supervisor', 'Kuja Bend Sugar Mill near Migori grows for buyers who measure residues and stem lengths, and pays for people who care about both. Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You keep spray records that an auditor can follow: what, where, how much, and when people may go in again. You lead a gang of thirty, teach them to grade, and pay attention to who teaches best. We look for Irrigation above all, then for Team Supervision and Crop Planning.

We are certified for good agricultural practice and mean to stay so. There is staff housing, a sports club, and sugar at mill price.', 'Training in agriculture, horticulture or irrigation, or ten years of practice with proof
Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
Two to five years in similar work', 'Migori', 'KES 41,000 - 56,500', 'full_time', 'mid', array['Crop Planning', 'Irrigation', 'Greenhouse Management', 'Team Supervision', 'Agrochemical Safety']::text[], true, now() - interval '2105 minutes'),
  ('5eed0b00-0000-4000-8000-000000000104', '5eedc000-0000-4000-8000-000000000044', 'Weekend Nurse', 'Kivuli Home Nursing cares for people at home after operations and in old age. We have the beds and the equipment. What Kivuli Home Nursing needs is experienced hands at the bedside.

You do triage in the morning, take vital signs and see to it that those who cannot wait do not. You dress wounds, place cannulas and teach families how to go on at home. You run the immunisation and antenatal clinics on their fixed days and follow up on mothers who did not come. You hand over at the bedside, with the patient listening. We look for Electronic Health Records above all, then for Communication and Medication Administration.

You choose your zone, and travelling between patients is paid time. We would rather you asked twice than guessed once, and nobody here will make you feel small for it.', 'Diploma or degree in nursing and a valid licence of the Nursing Council of Kenya
Basic life support certificate, not older than two years
One year of ward or clinic work after internship
Two to five years in similar work', 'Mombasa', 'KES 24,000 - 32,500', 'part_time', 'mid', array['Patient Care', 'Medication Administration', 'Wound Care', 'Electronic Health Records', 'Communication']::text[], true, now() - interval '40762 minutes'),
  ('5eed0b00-0000-4000-8000-000000000105', '5eedc000-0000-4000-8000-000000000045', 'Content Creator', 'People scroll past most advertisements, including ours. Chui Mwitu Alarms wants somebody who can change that honestly. Chui Mwitu Alarms installs alarms, cameras and electric fences.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You answer comments within two hours during the day, the angry ones first. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. We look for Campaign Planning above all, then for Social Media and Copywriting.

Bring a portfolio: three things you made, and what came of each. You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
No long experience needed: we train on the job', 'Remote', 'KES 33,500 - 48,000', 'contract', 'entry', array['Digital Marketing', 'Social Media', 'Copywriting', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '36967 minutes'),
  ('5eed0b00-0000-4000-8000-000000000106', '5eedc000-0000-4000-8000-000000000046', 'Quality Controller', 'Healthy animals and clean produce are the whole business of Tana Delta Rice. Tana Delta Rice mills and markets rice for cooperatives along the river.

You test every delivery, with a lactometer, a moisture meter or your senses, and write the result where the supplier can see it. You vaccinate and deworm on a calendar and treat the sick together with the county veterinarian. You trace a bad batch back to its source within the day and explain, without blame, what went wrong. You advise on feeding through the dry season and work out rations from what is at hand. We look for Food Safety above all, then for Feed Formulation and Record Keeping.

You will sometimes have to reject what a friend has brought; we will stand behind you. Harvest months are long and carry a bonus; February is quiet, and leave is easy.', 'Certificate or diploma in animal health, dairy technology or food science
Practical experience with testing equipment
Honest, also when it is inconvenient
Two to five years in similar work', 'Garissa', 'KES 44,000 - 61,500', 'full_time', 'mid', array['Animal Health', 'Food Safety', 'Sampling', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '31365 minutes'),
  ('5eed0b00-0000-4000-8000-000000000107', '5eedc000-0000-4000-8000-000000000047', 'Data Entry Clerk', 'This job at Kibubu Community Bank can be done from a quiet room anywhere with a steady line. Kibubu Community Bank lends to market traders and small workshops in 40 branches.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You enter and check data with double reading where a slip would cost somebody money. You improve the help pages whenever the same question comes a third time. You start with the simple things and take on more as soon as you feel ready for it. Most days call for Typing, Customer Service and Communication.

You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way. Nobody here works from a script, and nobody is timed in the washroom.', 'Clear spoken and written English and Kiswahili
A quiet place to work; we bring the computer
Has dealt with customers in any trade
No long experience needed: we train on the job', 'Remote', 'KES 23,000 - 32,000', 'contract', 'entry', array['Customer Service', 'Communication', 'Problem Solving', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '6700 minutes'),
  ('5eed0b00-0000-4000-8000-000000000108', '5eedc000-0000-4000-8000-000000000048', 'Extension Coordinator', 'Half of this job at Kwale Coconut Company is knowing soil; the other half is knowing people. Kwale Coconut Company presses oil and makes soap from coconuts of the south coast.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You hold demonstrations on planting, spacing and composting where people can put their hands into it. You estimate the harvest three weeks ahead so that transport and sacks are ready. Most days call for Pest Management, Soil Sampling and Agronomy.

Farmers will tell you when you were wrong. Please come back and try again; that is how trust is made. A small company where everybody learns every machine.', 'Certificate, diploma or degree in agriculture or horticulture
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
Six years or more, two of them leading others', 'Kwale', 'KES 74,500 - 104,000', 'full_time', 'senior', array['Agronomy', 'Farmer Training', 'Soil Sampling', 'Pest Management', 'Data Collection']::text[], true, now() - interval '21108 minutes'),
  ('5eed0b00-0000-4000-8000-000000000109', '5eedc000-0000-4000-8000-000000000049', 'Adult Literacy Facilitator', 'We have the learners and the rooms; Msingi Early Learning is looking for the person in front, or rather in the middle. Msingi Early Learning runs six day-care centres where mothers work near by.

You find out what learners can do already, and start there. You run sessions in the evening and on Saturdays, when working people can come. You test every course with five learners before it goes to five hundred. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. If Curriculum Development, Training Delivery and Facilitation are your strong points, you will feel at home quickly.

Your own toddler has a place free of charge. We count who finds work within six months, and publish the number whatever it is.', 'A trade or profession of your own, and training in teaching adults
Comfortable with an online learning system
Patient, and cheerful on a rainy Thursday evening
No long experience needed: we train on the job', 'Kisumu', 'KES 19,000 - 26,500', 'part_time', 'entry', array['Training Delivery', 'Curriculum Development', 'E-learning', 'Facilitation', 'Monitoring and Evaluation']::text[], true, now() - interval '26710 minutes'),
  ('5eed0b00-0000-4000-8000-000000000110', '5eedc000-0000-4000-8000-000000000050', 'Motorbike Rider', 'Ndovu Coach Lines runs 64 coaches between Nairobi, Eldoret and Malaba. Careful beats fast: that is how Ndovu Coach Lines has gone four years without a serious accident.

You plan the order of your drops the evening before and call customers who are hard to find. You collect payments by M-Pesa and bring back delivery notes without gaps. You note fuel and kilometres daily, so that a sick engine shows early. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. What you need most is Customer Service and Cash Handling, and enough Record Keeping to manage on your own.

Fines for speeding are yours; fines for our paperwork are ours. Driving hours are capped and rest rooms are clean: we inspect them ourselves.', 'PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
A certificate of good conduct and two referees
No long experience needed: we train on the job', 'Nakuru', 'KES 17,000 - 25,000', 'contract', 'entry', array['Route Planning', 'Vehicle Inspection', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '2817 minutes'),
  ('5eed0b00-0000-4000-8000-000000000111', '5eedc000-0000-4000-8000-000000000051', 'Field Officer', 'Half of this job at Laikipia Honey Hub is knowing soil; the other half is knowing people. Laikipia Honey Hub trains bee keepers and sells their honey under one label.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. If Data Collection, Farmer Training and Soil Sampling are your strong points, you will feel at home quickly.

Half of the week is outdoors, and field boots are on us. Field days begin at six and are over by two.', 'Motorcycle licence and the stomach for rough roads
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
No long experience needed: we train on the job', 'Nanyuki', 'KES 27,000 - 38,000', 'full_time', 'entry', array['Farmer Training', 'Soil Sampling', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '35960 minutes'),
  ('5eed0b00-0000-4000-8000-000000000112', '5eedc000-0000-4000-8000-000000000052', 'Teaching Assistant', 'A new class starts at Mizani Legal Aid next term, and its twenty-six children do not have a teacher yet. Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer.

You plan lessons for the competency-based curriculum in which children make, count, read aloud and explain. You teach reading in small groups every morning, each at its own pace. You take a club in the afternoon: chess, choir, gardening or whatever you love. For the first three months you work beside somebody who has done this for years. We look for First Aid above all, then for Assessment and Curriculum Development.

A thirty-seven hour week, and time off in lieu that is really taken. Nobody is beaten or shamed here, and nobody may forget it.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
First aid and a certificate of good conduct
No long experience needed: we train on the job', 'Kisumu', 'KES 17,500 - 22,500', 'part_time', 'entry', array['Lesson Planning', 'Classroom Management', 'Curriculum Development', 'Assessment', 'First Aid']::text[], true, now() - interval '4832 minutes'),
  ('5eed0b00-0000-4000-8000-000000000113', '5eedc000-0000-4000-8000-000000000053', 'Water Systems Technician', 'Maragoli Thread Mill is looking for a plumber who would rather find the leak than dig up the yard. Maragoli Thread Mill knits school uniforms and sews them in its own hall.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You estimate the fittings for a job closely enough that nothing has to be bought twice. You walk through new rooms with the builder and agree where pipes run before the plaster goes on. What you need most is Pipe Fitting and Pump Maintenance, and enough Leak Detection to manage on your own.

Neat joints and honest time sheets matter more to us than speed. Piece work is paid on top of a fixed wage, and the hall is cool and bright.', 'Experience with pumps and pressure systems
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
Two to five years in similar work', 'Kakamega', 'KES 43,000 - 62,500', 'contract', 'mid', array['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Workplace Safety']::text[], true, now() - interval '34952 minutes'),
  ('5eed0b00-0000-4000-8000-000000000114', '5eedc000-0000-4000-8000-000000000054', 'Electrician', 'Two of our electricians retire this year, and Equator Telecom Services wants their knowledge passed on while they are still here. Equator Telecom Services lays fibre and keeps masts standing in seven counties.

You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. Once a week you test earth leakage and write down what you measured, with the date and your name. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. Two helpers look to you for what to do next, so you explain as you work. Most days call for Electrical Installation, Preventive Maintenance and Workplace Safety.

A field allowance, proper climbing gear and a second pair of hands at every mast. The person we are looking for leaves a panel tidier than it was and labels what the last one forgot to label.', 'A valid EPRA worker licence, or the willingness to sit for it within six months
Two years of work on three-phase installations
Own hand tools; we provide the meters
Two to five years in similar work', 'Nyeri', 'KES 40,000 - 57,500', 'full_time', 'mid', array['Electrical Installation', 'Fault Finding', 'Motor Control', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '27570 minutes'),
  ('5eed0b00-0000-4000-8000-000000000115', '5eedc000-0000-4000-8000-000000000055', 'Front Office Agent', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. Povu Laundry Group in Mombasa is looking for a warm voice with a good memory for names.

You check guests in and out, explain the house, and settle bills by card, cash or M-Pesa without a queue. You pass on arrivals, allergies and birthdays to kitchen and housekeeping before the shift starts. You balance the float at the end of each shift, to the shilling. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. What you need most is Complaint Handling and Cash Handling, and enough Communication to manage on your own.

The rota gives everybody two Sundays a month. Sundays are free, and overtime is asked for, not ordered.', 'Certificate or diploma in front office operations or tourism
Writes a clear and friendly letter
Able to work early, late and at weekends by turns
No long experience needed: we train on the job', 'Mombasa', 'KES 27,000 - 36,000', 'full_time', 'entry', array['Customer Service', 'Reservations', 'Cash Handling', 'Complaint Handling', 'Communication']::text[], true, now() - interval '27778 minutes'),
  ('5eed0b00-0000-4000-8000-000000000116', '5eedc000-0000-4000-8000-000000000056', 'Regional Sales Manager', 'Shops in and around Nairobi already ask for what Ukulima Smart makes. Somebody has to call on them regularly. Ukulima Smart sends farmers weather, prices and advice for their own plot by text message.

You visit twelve to fifteen customers a day on a route that you plan yourself. You note orders, prices of competitors and complaints in the CRM while you are still at the counter. You put up displays, keep them full and photograph them. You negotiate terms within clear limits and do not promise dates that the store cannot keep. What you need most is Negotiation and Communication, and enough Sales to manage on your own.

Work from anywhere in Kenya; the whole team meets for a week three times a year. Targets are agreed each quarter; three in four of our people reach theirs.', 'Certificate or diploma in sales, marketing or business
Riding or driving licence
Comfortable with a CRM on a phone
Six years or more, two of them leading others', 'Nairobi', 'KES 116,500 - 171,500', 'full_time', 'senior', array['Sales', 'Customer Relationship Management', 'Negotiation', 'Credit Control', 'Communication']::text[], true, now() - interval '32373 minutes'),
  ('5eed0b00-0000-4000-8000-000000000117', '5eedc000-0000-4000-8000-000000000057', 'Quality Controller', 'What arrives at the gate of Kirinyet Coffee Exporters has to be as good at five in the evening as at five in the morning. Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations.

You vaccinate and deworm on a calendar and treat the sick together with the county veterinarian. You trace a bad batch back to its source within the day and explain, without blame, what went wrong. You look after sampling, labels and the cold room, and you calibrate the scales on Mondays. You advise on feeding through the dry season and work out rations from what is at hand. It helps to be good at Quality Control; Record Keeping and Feed Formulation come up every week.

You will sometimes have to reject what a friend has brought; we will stand behind you. You learn to taste coffee, and the examination fee for graders is paid.', 'Certificate or diploma in animal health, dairy technology or food science
Practical experience with testing equipment
Honest, also when it is inconvenient
Two to five years in similar work', 'Embu', 'KES 37,000 - 51,500', 'full_time', 'mid', array['Quality Control', 'Food Safety', 'Sampling', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '37175 minutes'),
  ('5eed0b00-0000-4000-8000-000000000118', '5eedc000-0000-4000-8000-000000000058', 'Teaching Practice Placement', 'Mlima Outdoor Schools needs a subject teacher who can explain one thing in three ways. Mlima Outdoor Schools brings city classes to the mountain for a week at a time.

You teach twenty-four lessons a week and set work that can be marked within two days. You prepare experiments with what is in the cupboard and what can be had in the market. You teach everyone, not just the front row, to use a spreadsheet and to doubt a search result. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. Most days call for Mentoring, Assessment and Microsoft Excel.

Food and bed during camps, and first-aid training every year. Results matter to us, and how they came about matters more.', 'Registered with the Teachers Service Commission, or applying
Sound knowledge of the secondary syllabus
Ready to guide a club, a team or a journal
No long experience needed: we train on the job', 'Nyeri', 'KES 10,000 - 13,500', 'internship', 'entry', array['Teaching', 'Lesson Planning', 'Assessment', 'Mentoring', 'Microsoft Excel']::text[], true, now() - interval '28638 minutes'),
  ('5eed0b00-0000-4000-8000-000000000119', '5eedc000-0000-4000-8000-000000000059', 'Head of Product', 'Good questions are rarer than good dashboards. Bima Mbegu Microinsurance is looking for somebody who asks them. Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day.

You turn vague questions into ones that data can answer, and say so when it cannot. You speak for Bima Mbegu Microinsurance with authorities, partners and the press, and promise nothing that the team cannot keep. You spend one day a week where the work is done, and listen more than you talk there. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. We look for Statistics above all, then for SQL and Python.

Work where you like; we meet in person once a month. You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
Ten years or more, with responsibility for budgets and people', 'Remote', 'KES 317,500 - 438,000', 'full_time', 'executive', array['Data Analysis', 'SQL', 'Python', 'Statistics', 'Report Writing']::text[], true, now() - interval '30 minutes'),
  ('5eed0b00-0000-4000-8000-000000000120', '5eedc000-0000-4000-8000-000000000060', 'Front Office Agent', 'Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels. People arrive tired. At Kobe Bay Boatyard we want them to be met by somebody who notices.

You listen to complaints to the end, put right what can be put right tonight, and write down the rest. You pass on arrivals, allergies and birthdays to kitchen and housekeeping before the shift starts. You balance the float at the end of each shift, to the shilling. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. We look for Complaint Handling above all, then for Customer Service and Communication.

The yard closes at three in the afternoon, when the tide and the heat do. Guests come from everywhere, so a third language is welcome, and English and Kiswahili are a must.', 'Certificate or diploma in front office operations or tourism
Writes a clear and friendly letter
Able to work early, late and at weekends by turns
No long experience needed: we train on the job', 'Lamu', 'KES 25,500 - 33,500', 'full_time', 'entry', array['Customer Service', 'Reservations', 'Complaint Handling', 'Communication', 'Microsoft Office']::text[], true, now() - interval '28786 minutes'),
  ('5eed0b00-0000-4000-8000-000000000121', '5eedc000-0000-4000-8000-000000000001', 'General Farm Worker', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. Mwangaza Foods near Nakuru grows for buyers who measure residues and stem lengths, and pays for people who care about both.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You walk the fields at dawn, because what is seen at six can still be mended by noon. You make mistakes, tell us early, and mend them with our help. What you need most is Irrigation and Agrochemical Safety, and enough Team Supervision to manage on your own.

Peak season is hard, quiet months are really quiet, and leave is taken then. Lunch is cooked on site, and there is a staff van from town at every shift change.', 'Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
No long experience needed: we train on the job', 'Nakuru', 'KES 13,500 - 17,500', 'full_time', 'entry', array['Crop Planning', 'Irrigation', 'Greenhouse Management', 'Team Supervision', 'Agrochemical Safety']::text[], true, now() - interval '15949 minutes'),
  ('5eed0b00-0000-4000-8000-000000000122', '5eedc000-0000-4000-8000-000000000002', 'Senior Clinical Officer', 'Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai. Sound judgement and plain words: that is what Bluegum Street Clinics asks of the people who see its patients.

You suture, drain, splint and do other minor surgery in a clean and well-lit room. You review hypertension and diabetes patients monthly and keep their register current. You refer early, write a full letter, and telephone the hospital so that the patient is expected. You meet the nurses every Thursday to talk through what went well and what did not. Most days call for Patient Care, Referral Management and Minor Surgery.

We follow national guidelines, and we buy the drugs that they name. Medical cover starts on the first day and includes your children.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
A current practising licence
Two years of practice after internship
Six years or more, two of them leading others', 'Nairobi', 'KES 97,500 - 135,500', 'full_time', 'senior', array['Clinical Assessment', 'Minor Surgery', 'Patient Care', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '9783 minutes'),
  ('5eed0b00-0000-4000-8000-000000000123', '5eedc000-0000-4000-8000-000000000003', 'Branch Supervisor', 'Savanna Ledger opens another branch and prefers to fill it with people who know how to greet. Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones.

You serve customers in the order they came and find out what they need before you say what we have. You run the till, give receipts without being asked and close with a difference of nothing. You fill shelves from the back, check expiry dates and mark prices that match the till. You handle returns fairly and call the supervisor when you are not sure. It helps to be good at Customer Service; Cash Handling and Merchandising come up every week.

Good people move up here: most of our supervisors began at the till. We work from home two days a week and pay for your data bundle.', 'Secondary school certificate with a pass in mathematics
Some months in a shop, chemist or market
A certificate of good conduct
Two to five years in similar work', 'Nairobi', 'KES 46,000 - 65,500', 'full_time', 'mid', array['Customer Service', 'Cash Handling', 'Merchandising', 'Stock Taking', 'Point of Sale Systems']::text[], true, now() - interval '22471 minutes'),
  ('5eed0b00-0000-4000-8000-000000000124', '5eedc000-0000-4000-8000-000000000004', 'Junior Welder', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. Sparks fly at Kusi Wind Hotels from eight in the morning, and orders from Mombasa and beyond are more than our benches can hold.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site. You keep a list of steel in stock and tell the buyer a week before something runs out. You keep a notebook of what you have learned; the next beginner will be glad of it. If Arc Welding, Workplace Safety and Technical Drawing are your strong points, you will feel at home quickly.

We judge a welder by a test piece, so expect to make one at the interview. Meals on duty, a share of the service charge, and live-in rooms for those from upcountry.', 'Trade test or certificate in welding and fabrication
Reads technical drawings
No long experience needed: we train on the job', 'Mombasa', 'KES 24,000 - 32,500', 'full_time', 'entry', array['Arc Welding', 'Metal Fabrication', 'Technical Drawing', 'Machine Repair', 'Workplace Safety']::text[], true, now() - interval '15801 minutes'),
  ('5eed0b00-0000-4000-8000-000000000125', '5eedc000-0000-4000-8000-000000000005', 'Receptionist', 'When the printer, the visitors and the minutes are all in hand, hardly anybody at Ziwa Cold Chain notices. We do. Ziwa Cold Chain moves fish, milk and vaccines around the lake without letting them get warm.

You receive visitors and calls and pass on messages with all the facts. You file contracts and licences so that each is found in a minute and none runs out unseen. You arrange meetings for up to sixty people, tea included. You make mistakes, tell us early, and mend them with our help. If Microsoft Office, Office Administration and Record Keeping are your strong points, you will feel at home quickly.

You will hear and see a good deal that stays in the room. Night work is paid at one and a half times the day rate.', 'Certificate or diploma in business administration or secretarial studies
Fast and correct at the keyboard
Polite when others are not
No long experience needed: we train on the job', 'Kisumu', 'KES 22,500 - 30,500', 'full_time', 'entry', array['Office Administration', 'Microsoft Office', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '12362 minutes'),
  ('5eed0b00-0000-4000-8000-000000000126', '5eedc000-0000-4000-8000-000000000006', 'Motorbike Rider', 'Cherangani Seed House breeds and sells maize and bean seed suited to the highlands. Cherangani Seed House has more to deliver than it has drivers, and the roads out of Kitale are not getting shorter.

You inspect tyres, lights, brakes and load straps before you turn the key, and you may refuse a vehicle that is not right. You keep to speed limits and rest hours; the tracker is there to protect you as much as us. You note fuel and kilometres daily, so that a sick engine shows early. You start with the simple things and take on more as soon as you feel ready for it. What you need most is Defensive Driving and Vehicle Inspection, and enough Customer Service to manage on your own.

Fines for speeding are yours; fines for our paperwork are ours. You get seed at cost for your own shamba and two field days a year with the breeders.', 'PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
A certificate of good conduct and two referees
No long experience needed: we train on the job', 'Kitale', 'KES 19,500 - 28,500', 'contract', 'entry', array['Defensive Driving', 'Route Planning', 'Vehicle Inspection', 'Customer Service', 'Cash Handling']::text[], true, now() - interval '32225 minutes'),
  ('5eed0b00-0000-4000-8000-000000000127', '5eedc000-0000-4000-8000-000000000007', 'Training Manager', 'We have the learners and the rooms; Elimu Mlimani Schools is looking for the person in front, or rather in the middle. Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret.

You find out what learners can do already, and start there. You run sessions in the evening and on Saturdays, when working people can come. You test every course with five learners before it goes to five hundred. You observe trainers, give them two things to keep and one to change, and come back to see. Most days call for E-learning, Facilitation and Curriculum Development.

You can work from anywhere in Kenya; we meet in Eldoret a few times a year and pay the way. Much of the preparation can be done at home.', 'Experience in designing courses or in coaching
Comfortable with an online learning system
Patient, and cheerful on a rainy Thursday evening
Six years or more, two of them leading others', 'Remote', 'KES 112,500 - 156,500', 'full_time', 'senior', array['Training Delivery', 'Curriculum Development', 'E-learning', 'Facilitation', 'Monitoring and Evaluation']::text[], true, now() - interval '36315 minutes'),
  ('5eed0b00-0000-4000-8000-000000000128', '5eedc000-0000-4000-8000-000000000008', 'Claims Assistant', 'Jenga Haraka Contractors builds schools, markets and water tanks across central Kenya. Jenga Haraka Contractors is looking for a careful reader with a sense of proportion.

You examine files against the policy and decide, or recommend, within two working days. You telephone customers for missing papers and explain what they are for. You keep registers complete, so that the regulator’s questions take an hour and not a week. After six months we talk about what you would like to learn next, and put it in writing. It helps to be good at Attention to Detail; Compliance and Report Writing come up every week.

Two days a week on site, and the rest where you concentrate best. You can work from anywhere in Kenya; we meet in Thika a few times a year and pay the way.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Writes short, clear reports
No long experience needed: we train on the job', 'Remote', 'KES 31,000 - 42,500', 'full_time', 'entry', array['Risk Assessment', 'Data Analysis', 'Report Writing', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '8627 minutes'),
  ('5eed0b00-0000-4000-8000-000000000129', '5eedc000-0000-4000-8000-000000000009', 'Enrolled Community Health Nurse', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. Mugumo Hill Hospital in Nyeri is looking for a nurse who speaks to patients before touching them.

You dress wounds, place cannulas and teach families how to go on at home. You run the immunisation and antenatal clinics on their fixed days and follow up on mothers who did not come. You check the emergency trolley and the oxygen at the start of every shift, and sign for it. You make mistakes, tell us early, and mend them with our help. Most days call for Electronic Health Records, Wound Care and Communication.

We pay your licence renewal and give five paid study days a year. Shifts are planned a month ahead and swapped freely between colleagues.', 'Diploma or degree in nursing and a valid licence of the Nursing Council of Kenya
Fluent Kiswahili; a local language of the county is a great help
No long experience needed: we train on the job', 'Nyeri', 'KES 32,500 - 42,000', 'full_time', 'entry', array['Patient Care', 'Medication Administration', 'Wound Care', 'Electronic Health Records', 'Communication']::text[], true, now() - interval '17313 minutes'),
  ('5eed0b00-0000-4000-8000-000000000130', '5eedc000-0000-4000-8000-000000000010', 'Mason', 'Good drawings are half a building; at Jua Kusini Solar Works we are hiring for the other half. Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach.

You keep a site diary with weather, deliveries, visitors and photographs. You set out levels, check formwork and reinforcement, and sign before any concrete is poured. You plan the gangs of the week every Friday and have materials on site before the people who need them. You measure finished work with the subcontractors and agree quantities while both can still see them. We look for Cost Control above all, then for Project Management and Workplace Safety.

Neighbours, inspectors and clients will all come to you first, so a calm voice helps. There is a hardship allowance and a week at home for every five in the field.', 'Diploma in building, civil engineering or quantity surveying, or long experience as a mason
Can read structural and architectural drawings
A driving licence is useful between sites
Two to five years in similar work', 'Garissa', 'KES 34,500 - 49,000', 'contract', 'mid', array['Site Supervision', 'Bills of Quantities', 'Cost Control', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '9991 minutes'),
  ('5eed0b00-0000-4000-8000-000000000131', '5eedc000-0000-4000-8000-000000000011', 'Executive Housekeeper', 'This is steady, respected work at Upepo Dhow Tours, with a team that has been together for years. Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast.

You count linen in and out, sort what needs mending and report what has gone missing. You dilute cleaning agents as the label says and keep them locked away from children. You report dripping taps, loose handles and burnt bulbs the moment you see them. You plan the weekly rota so that early and late shifts are shared fairly. It helps to be good at Laundry Operations; Inventory Management and Team Supervision come up every week.

Tips are pooled and paid out every Friday. We train everybody for two weeks, with pay, before they work alone.', 'Secondary school certificate; a housekeeping course is an advantage
Experience in a hotel, hospital or boarding school
Physically fit and particular about details
Six years or more, two of them leading others', 'Malindi', 'KES 64,000 - 90,500', 'full_time', 'senior', array['Housekeeping', 'Laundry Operations', 'Inventory Management', 'Team Supervision', 'Attention to Detail']::text[], true, now() - interval '39191 minutes'),
  ('5eed0b00-0000-4000-8000-000000000132', '5eedc000-0000-4000-8000-000000000012', 'Storekeeper', 'The store of Nyota Ndogo Retail in Nairobi handles four hundred lines and is about to handle six hundred. Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega.

You receive goods against the order, count them, and write down damage before the lorry leaves. You do cycle counts of a tenth of the stock each week and find the reason for each difference. You operate the forklift or the pallet jack like somebody who intends to keep all ten toes. You enter every movement in the stock system when it happens, not at the end of the day. It helps to be good at Order Picking; Microsoft Excel and Stock Taking come up every week.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Two shifts, changing every fortnight, with transport after the late one.', 'Certificate in stores management, supply chain or similar
Experience with a stock or warehouse system
Comfortable in Microsoft Excel
Two to five years in similar work', 'Nairobi', 'KES 38,000 - 53,500', 'full_time', 'mid', array['Inventory Management', 'Stock Taking', 'Order Picking', 'Microsoft Excel', 'Forklift Operation']::text[], true, now() - interval '39694 minutes'),
  ('5eed0b00-0000-4000-8000-000000000133', '5eedc000-0000-4000-8000-000000000013', 'Clinical Officer', 'Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours. Sound judgement and plain words: that is what Chepkolel Leaf Estates asks of the people who see its patients.

You take histories, examine and treat out-patients, about thirty in a day. You order laboratory tests when they change what you will do, and explain the results. You review hypertension and diabetes patients monthly and keep their register current. You refer early, write a full letter, and telephone the hospital so that the patient is expected. What you need most is Electronic Health Records and Clinical Assessment, and enough Chronic Disease Management to manage on your own.

Housing on the estate, a school and a dispensary come with the job. There is a consultant on the telephone at all hours, and you are expected to use it.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
Two years of practice after internship
Comfortable with electronic health records
Two to five years in similar work', 'Kericho', 'KES 56,500 - 82,500', 'full_time', 'mid', array['Clinical Assessment', 'Minor Surgery', 'Patient Care', 'Chronic Disease Management', 'Electronic Health Records']::text[], true, now() - interval '26562 minutes'),
  ('5eed0b00-0000-4000-8000-000000000134', '5eedc000-0000-4000-8000-000000000014', 'Commercial Director', 'Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it. Njuri Hills Dairy sells best where people know the person behind the order book.

You open five new accounts a month and check, before giving credit, that they can pay. You speak for Njuri Hills Dairy with authorities, partners and the press, and promise nothing that the team cannot keep. You spend one day a week where the work is done, and listen more than you talk there. You find the money for what is needed and say no to what would only be nice. You turn complaints into changes and tell those who complained what has changed. If Sales, Customer Relationship Management and Territory Planning are your strong points, you will feel at home quickly.

Targets are agreed each quarter; three in four of our people reach theirs. Milk every week, a savings scheme that we top up, and a bus from Nkubu.', 'Certificate or diploma in sales, marketing or business
A record of selling to shops, farms or companies
Riding or driving licence
Ten years or more, with responsibility for budgets and people', 'Meru', 'KES 262,500 - 361,000', 'full_time', 'executive', array['Sales', 'Customer Relationship Management', 'Negotiation', 'Territory Planning', 'Credit Control']::text[], true, now() - interval '39902 minutes'),
  ('5eed0b00-0000-4000-8000-000000000135', '5eedc000-0000-4000-8000-000000000015', 'Warehouse Manager', 'The store of Bahari Freight in Mombasa handles four hundred lines and is about to handle six hundred. Bahari Freight clears cargo at the port and carries it inland as far as Kampala.

You receive goods against the order, count them, and write down damage before the lorry leaves. You do cycle counts of a tenth of the stock each week and find the reason for each difference. You operate the forklift or the pallet jack like somebody who intends to keep all ten toes. You enter every movement in the stock system when it happens, not at the end of the day. What you need most is Inventory Management and Stock Taking, and enough Forklift Operation to manage on your own.

Two shifts, changing every fortnight, with transport after the late one. Overtime is paid by the hour, to the minute, with the salary of the same month.', 'Certificate in stores management, supply chain or similar
Experience with a stock or warehouse system
Forklift certificate where the post needs it
Six years or more, two of them leading others', 'Mombasa', 'KES 97,500 - 137,500', 'full_time', 'senior', array['Inventory Management', 'Stock Taking', 'Order Picking', 'Forklift Operation', 'Record Keeping']::text[], true, now() - interval '25850 minutes'),
  ('5eed0b00-0000-4000-8000-000000000136', '5eedc000-0000-4000-8000-000000000016', 'Systems Administrator', 'Njia Tano Software builds ticketing and payment software for matatu saccos. We are looking for somebody at Njia Tano Software who fixes the cause after having fixed the symptom.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You set up computers, accounts and printers, and take rights away on the day somebody leaves. You test a restore from backup every month, because a backup nobody has restored is a hope. You patch systems on a calendar and read about the holes before others find ours. What you need most is Backups and Windows Administration, and enough Information Security to manage on your own.

You teach as you help, without sighing. We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning.', 'Diploma or degree in information technology or telecommunications
Daily practice with Linux and Windows
Driving or riding licence for visits on site
Two to five years in similar work', 'Nairobi', 'KES 81,500 - 114,000', 'full_time', 'mid', array['Technical Support', 'Networking', 'Windows Administration', 'Backups', 'Information Security']::text[], true, now() - interval '32520 minutes'),
  ('5eed0b00-0000-4000-8000-000000000137', '5eedc000-0000-4000-8000-000000000017', 'Senior Electrical Technician', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. Iveti Steel Joinery needs somebody in Machakos who reads a wiring diagram the way others read a newspaper.

You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. Once a week you test earth leakage and write down what you measured, with the date and your name. You keep the standby generator and its changeover switch ready, and start it under load every Friday. Two helpers look to you for what to do next, so you explain as you work. What you need most is Wiring Diagrams and Motor Control, and enough Electrical Installation to manage on your own.

Bonuses are shared in the workshop each quarter when no order went out late. The person we are looking for leaves a panel tidier than it was and labels what the last one forgot to label.', 'Government Trade Test Grade II or a craft certificate in electrical installation
Two years of work on three-phase installations
Own hand tools; we provide the meters
Six years or more, two of them leading others', 'Machakos', 'KES 67,000 - 93,000', 'full_time', 'senior', array['Electrical Installation', 'Wiring Diagrams', 'Motor Control', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '40050 minutes'),
  ('5eed0b00-0000-4000-8000-000000000138', '5eedc000-0000-4000-8000-000000000018', 'Pharmaceutical Technologist', 'Behind every good prescription there is somebody who checked it. At Faraja Garden Homes this could be you. Faraja Garden Homes looks after 85 old people in three houses with gardens.

You count stock every week, rotate it by expiry date and order before shelves are empty. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You watch the refrigerator log of vaccines and insulin, at weekends too. You prepare insurance claims every evening so that they are paid the first time. It helps to be good at Patient Counselling; Inventory Management and Quality Control come up every week.

Shifts are eight hours, not twelve, and nobody has more than two night weeks a month. The counter is busiest after five, and the roster takes that into account.', 'Registered with the board of your profession
Experience with stock software for medicines or reagents
Patience with people who are unwell or worried
Two to five years in similar work', 'Nairobi', 'KES 46,500 - 66,500', 'full_time', 'mid', array['Dispensing', 'Inventory Management', 'Quality Control', 'Patient Counselling', 'Insurance Claims']::text[], true, now() - interval '36463 minutes'),
  ('5eed0b00-0000-4000-8000-000000000139', '5eedc000-0000-4000-8000-000000000019', 'Finance Manager', 'The books of Mbegu Savings Sacco are in order, and we are hiring so that they stay so while we grow. Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders.

You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week. You follow up debtors with a list, a telephone and good manners. You get files ready for the auditors, so that their visit is short. You run the payroll, answer questions about payslips, and treat what you see there as private. What you need most is Tax Compliance and Bank Reconciliation, and enough Accounting to manage on your own.

Staff loans at four percent, and the office closes at half past four. If something looks wrong, you say so, whoever signed it.', 'CPA part II or above, or a degree in accounting or finance
Has filed taxes on iTax independently
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Six years or more, two of them leading others', 'Embu', 'KES 139,500 - 198,500', 'full_time', 'senior', array['Accounting', 'Microsoft Excel', 'Tax Compliance', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '41770 minutes'),
  ('5eed0b00-0000-4000-8000-000000000140', '5eedc000-0000-4000-8000-000000000020', 'Logistics Coordinator', 'Rosehill by the Lake buys well when it buys early. This post in Naivasha is about making early the habit. Rosehill by the Lake grows roses on 60 hectares and flies them out the same night.

You prepare customs entries and permits and follow each consignment until it is out of the gate. You match orders, delivery notes and invoices before finance pays anybody. You ask for three quotations, compare them on price, quality and delivery, and write down why you chose one. You plan loads and routes so that no lorry comes back empty without a reason. Most days call for Procurement, Customs Clearance and Negotiation.

You will be on the telephone a lot and at a desk less than you think. There is a crèche at the gate, a canteen, and transport from Karagita.', 'Diploma or degree in procurement, supply chain or logistics
Member of, or studying for, the professional body of the field
Knows customs procedures or public procurement rules
Two to five years in similar work', 'Naivasha', 'KES 55,500 - 78,500', 'full_time', 'mid', array['Procurement', 'Negotiation', 'Customs Clearance', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '19180 minutes'),
  ('5eed0b00-0000-4000-8000-000000000141', '5eedc000-0000-4000-8000-000000000021', 'Loan Officer', 'Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops. A loan from Isukha Agro Supplies buys a sewing machine, a cow or a second-hand lorry, and it has to fit whoever takes it.

You explain interest, fees and what happens when a payment is missed, before anybody signs. You analyse statements and credit reports in Excel and notice what does not add up. You train groups in saving and keeping simple accounts. You keep a notebook of what you have learned; the next beginner will be glad of it. We look for Portfolio Management above all, then for Negotiation and Financial Analysis.

We measure repayment and returning customers, not only volume. Commission is on top of the salary and has no ceiling.', 'Diploma or degree in finance, economics or business
Can read a cash flow and ask the right questions about it
Clean credit report and good conduct
No long experience needed: we train on the job', 'Kakamega', 'KES 33,000 - 46,500', 'full_time', 'entry', array['Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Customer Service', 'Negotiation']::text[], true, now() - interval '14230 minutes'),
  ('5eed0b00-0000-4000-8000-000000000142', '5eedc000-0000-4000-8000-000000000022', 'Room Attendant', 'This is steady, respected work at Lamu Heritage Stays, with a team that has been together for years. Lamu Heritage Stays restores old houses and lets them to travellers.

You count linen in and out, sort what needs mending and report what has gone missing. You dilute cleaning agents as the label says and keep them locked away from children. You report dripping taps, loose handles and burnt bulbs the moment you see them. For the first three months you work beside somebody who has done this for years. If Housekeeping, Laundry Operations and Hygiene Standards are your strong points, you will feel at home quickly.

We train everybody for two weeks, with pay, before they work alone. Ferry passes and a room in the staff house are included.', 'Secondary school certificate; a housekeeping course is an advantage
Physically fit and particular about details
A certificate of good conduct
No long experience needed: we train on the job', 'Lamu', 'KES 16,500 - 21,500', 'full_time', 'entry', array['Housekeeping', 'Laundry Operations', 'Team Supervision', 'Attention to Detail', 'Hygiene Standards']::text[], true, now() - interval '36671 minutes'),
  ('5eed0b00-0000-4000-8000-000000000143', '5eedc000-0000-4000-8000-000000000023', 'General Manager', 'People arrive tired. At Nanyuki Trails Lodge we want them to be met by somebody who notices. Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya.

You set the plan and the budget for the year with the directors and report against both every month. You prepare somebody in your team to follow you one day. You answer to the board for quality, safety and cost, in that order. You agree targets with each head of section and look at the figures together every fortnight. Most days call for Complaint Handling, Customer Service and Cash Handling.

Three weeks on, one week off, with the bus home paid. The rota gives everybody two Sundays a month.', 'Certificate or diploma in front office operations or tourism
Has worked with a hotel booking system
Able to work early, late and at weekends by turns
Ten years or more, with responsibility for budgets and people', 'Nanyuki', 'KES 188,500 - 278,000', 'full_time', 'executive', array['Customer Service', 'Cash Handling', 'Complaint Handling', 'Communication', 'Microsoft Office']::text[], true, now() - interval '16809 minutes'),
  ('5eed0b00-0000-4000-8000-000000000144', '5eedc000-0000-4000-8000-000000000024', 'Underwriting Officer', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. Trust is what Mwavuli Insurance Brokers sells, and checks are how it is made.

You examine files against the policy and decide, or recommend, within two working days. You telephone customers for missing papers and explain what they are for. You test a sample of payments each month and follow every shilling to its receipt. You keep registers complete, so that the regulator’s questions take an hour and not a week. If Compliance, Report Writing and Attention to Detail are your strong points, you will feel at home quickly.

You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way. Two days a week on site, and the rest where you concentrate best.', 'Working towards ACII, CPA or CISA
Writes short, clear reports
Experience with claims or audit software
Two to five years in similar work', 'Remote', 'KES 64,000 - 88,000', 'full_time', 'mid', array['Risk Assessment', 'Data Analysis', 'Report Writing', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '31661 minutes'),
  ('5eed0b00-0000-4000-8000-000000000145', '5eedc000-0000-4000-8000-000000000025', 'Director of Production', 'Webuye Stone Millers grinds maize, millet and sorghum for western Kenya. Webuye Stone Millers pays suppliers around Bungoma by quality, and so needs somebody whose judgement both sides accept.

You prepare the papers for inspections and walk around with the inspector. You spend one day a week where the work is done, and listen more than you talk there. You find the money for what is needed and say no to what would only be nice. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. We look for Feed Formulation above all, then for Food Safety and Quality Control.

A bag of flour goes home with everybody at the end of the month. You will sometimes have to reject what a friend has brought; we will stand behind you.', 'Certificate or diploma in animal health, dairy technology or food science
Registered with the veterinary board where the work demands it
Practical experience with testing equipment
Ten years or more, with responsibility for budgets and people', 'Bungoma', 'KES 212,000 - 296,500', 'full_time', 'executive', array['Quality Control', 'Animal Health', 'Food Safety', 'Sampling', 'Feed Formulation']::text[], true, now() - interval '3113 minutes'),
  ('5eed0b00-0000-4000-8000-000000000146', '5eedc000-0000-4000-8000-000000000026', 'Locum Clinical Officer', 'Mwarobaini Pharmacies has 22 shops that are open until ten at night. Patients at Mwarobaini Pharmacies come with everything from coughs to broken wrists, often on the same bench.

You take histories, examine and treat out-patients, about thirty in a day. You order laboratory tests when they change what you will do, and explain the results. You review hypertension and diabetes patients monthly and keep their register current. You refer early, write a full letter, and telephone the hospital so that the patient is expected. Most days call for Minor Surgery, Electronic Health Records and Chronic Disease Management.

There is a consultant on the telephone at all hours, and you are expected to use it. Late shifts end with a taxi home that we pay.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
A current practising licence
Comfortable with electronic health records
Two to five years in similar work', 'Kisumu', 'KES 47,000 - 58,500', 'contract', 'mid', array['Minor Surgery', 'Patient Care', 'Chronic Disease Management', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '10495 minutes'),
  ('5eed0b00-0000-4000-8000-000000000147', '5eedc000-0000-4000-8000-000000000027', 'Head Teacher', 'Mwezi Learning House in Kiambu is looking for a teacher who still learns. Mwezi Learning House is a day school that puts reading and making things first.

You share materials with your colleagues and visit one lesson of theirs a month. You decide what we stop doing, which is harder than deciding what to start. You speak for Mwezi Learning House with authorities, partners and the press, and promise nothing that the team cannot keep. You spend one day a week where the work is done, and listen more than you talk there. You prepare somebody in your team to follow you one day. If Lesson Planning, Curriculum Development and Assessment are your strong points, you will feel at home quickly.

Classes have at most 28 children, and every teacher has an assistant. Nobody is beaten or shamed here, and nobody may forget it.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
Experience with the competency-based curriculum
Ten years or more, with responsibility for budgets and people', 'Kiambu', 'KES 170,500 - 238,500', 'full_time', 'executive', array['Lesson Planning', 'Curriculum Development', 'Assessment', 'Communication', 'First Aid']::text[], true, now() - interval '25346 minutes'),
  ('5eed0b00-0000-4000-8000-000000000148', '5eedc000-0000-4000-8000-000000000028', 'Maintenance Electrician', 'Every hour without power costs Kilifi Cashew Growers money, so the person in this post is one of the best-known faces in Kilifi. Kilifi Cashew Growers buys nuts from village groups and roasts them for export.

You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. You trace faults in three-phase motors and starters with a meter and patience rather than by swapping parts. Once a week you test earth leakage and write down what you measured, with the date and your name. Two helpers look to you for what to do next, so you explain as you work. If Wiring Diagrams, Motor Control and Fault Finding are your strong points, you will feel at home quickly.

Pay is on the 25th without fail, and there is a clinic day every month. Call-outs at night happen about twice a month and are paid on top.', 'Government Trade Test Grade II or a craft certificate in electrical installation
A valid EPRA worker licence, or the willingness to sit for it within six months
Own hand tools; we provide the meters
Two to five years in similar work', 'Kilifi', 'KES 41,500 - 59,500', 'contract', 'mid', array['Fault Finding', 'Wiring Diagrams', 'Motor Control', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '26058 minutes'),
  ('5eed0b00-0000-4000-8000-000000000149', '5eedc000-0000-4000-8000-000000000029', 'Heavy Commercial Driver', 'Duma Parcel Riders has more to deliver than it has drivers, and the roads out of Nairobi are not getting shorter. Duma Parcel Riders delivers 9,000 parcels a day in twelve counties.

You inspect tyres, lights, brakes and load straps before you turn the key, and you may refuse a vehicle that is not right. You load with the storekeeper, count together and sign only for what is there. You keep to speed limits and rest hours; the tracker is there to protect you as much as us. You note fuel and kilometres daily, so that a sick engine shows early. If Defensive Driving, Route Planning and Customer Service are your strong points, you will feel at home quickly.

Routes rotate every month, so nobody has the bad one for ever. Riders are insured around the clock, not only while they carry a parcel.', 'PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
A certificate of good conduct and two referees
Two to five years in similar work', 'Nairobi', 'KES 43,000 - 62,500', 'full_time', 'mid', array['Defensive Driving', 'Route Planning', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '42482 minutes'),
  ('5eed0b00-0000-4000-8000-000000000150', '5eedc000-0000-4000-8000-000000000030', 'Nurse in Charge', 'Isiolo Livestock Union buys, treats and sells animals for 500 herding families. On a busy day Isiolo Livestock Union sees more patients than it has chairs, and the nurses are why nobody minds.

You do triage in the morning, take vital signs and see to it that those who cannot wait do not. You give medicines and injections by the five rights and chart them at once, on screen. You run the immunisation and antenatal clinics on their fixed days and follow up on mothers who did not come. You check the emergency trolley and the oxygen at the start of every shift, and sign for it. Most days call for Communication, Triage and Patient Care.

We would rather you asked twice than guessed once, and nobody here will make you feel small for it. We provide the motorbike, the fuel and a satellite phone.', 'Diploma or degree in nursing and a valid licence of the Nursing Council of Kenya
Basic life support certificate, not older than two years
One year of ward or clinic work after internship
Six years or more, two of them leading others', 'Isiolo', 'KES 80,500 - 115,500', 'full_time', 'senior', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Communication']::text[], true, now() - interval '12510 minutes'),
  ('5eed0b00-0000-4000-8000-000000000151', '5eedc000-0000-4000-8000-000000000031', 'Network Engineer', 'Kazi Mtandao runs on sixty computers, four servers and a radio link over Nairobi. Kazi Mtandao answers calls and chats for shops and banks in six countries.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You test a restore from backup every month, because a backup nobody has restored is a hope. You pull and splice cable, measure it and label both ends. You configure switches, access points and firewalls and draw what you have built. What you need most is Technical Support and Windows Administration, and enough Networking to manage on your own.

On-call weeks come every fifth week and are paid. Equipment is delivered to your door and the internet bill is ours.', 'Diploma or degree in information technology or telecommunications
Daily practice with Linux and Windows
Driving or riding licence for visits on site
Six years or more, two of them leading others', 'Nairobi', 'KES 141,500 - 200,500', 'full_time', 'senior', array['Technical Support', 'Networking', 'Linux', 'Windows Administration', 'Information Security']::text[], true, now() - interval '40258 minutes'),
  ('5eed0b00-0000-4000-8000-000000000152', '5eedc000-0000-4000-8000-000000000032', 'Credit Analyst', 'Ndara Junction Hotel feeds and beds travellers between Nairobi and the coast. A loan from Ndara Junction Hotel buys a sewing machine, a cow or a second-hand lorry, and it has to fit whoever takes it.

You visit businesses, look at their books or help to write some, and judge what they can repay. You explain interest, fees and what happens when a payment is missed, before anybody signs. You analyse statements and credit reports in Excel and notice what does not add up. You train groups in saving and keeping simple accounts. If Customer Service, Financial Analysis and Microsoft Excel are your strong points, you will feel at home quickly.

Meals, uniform and a bed on late shifts are free. We measure repayment and returning customers, not only volume.', 'Diploma or degree in finance, economics or business
Can read a cash flow and ask the right questions about it
Clean credit report and good conduct
Two to five years in similar work', 'Voi', 'KES 58,500 - 83,000', 'full_time', 'mid', array['Credit Analysis', 'Financial Analysis', 'Microsoft Excel', 'Customer Service', 'Negotiation']::text[], true, now() - interval '35248 minutes'),
  ('5eed0b00-0000-4000-8000-000000000153', '5eedc000-0000-4000-8000-000000000033', 'Registered Nurse', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. We have the beds and the equipment. What Macho Mapya Eye Centre needs is experienced hands at the bedside.

You do triage in the morning, take vital signs and see to it that those who cannot wait do not. You dress wounds, place cannulas and teach families how to go on at home. You check the emergency trolley and the oxygen at the start of every shift, and sign for it. You hand over at the bedside, with the patient listening. What you need most is Communication and Wound Care, and enough Electronic Health Records to manage on your own.

Camp days carry an allowance, and Saturdays are worked by turns. We would rather you asked twice than guessed once, and nobody here will make you feel small for it.', 'Diploma or degree in nursing and a valid licence of the Nursing Council of Kenya
One year of ward or clinic work after internship
Fluent Kiswahili; a local language of the county is a great help
Two to five years in similar work', 'Eldoret', 'KES 46,000 - 66,500', 'full_time', 'mid', array['Patient Care', 'Triage', 'Wound Care', 'Electronic Health Records', 'Communication']::text[], true, now() - interval '25199 minutes'),
  ('5eed0b00-0000-4000-8000-000000000154', '5eedc000-0000-4000-8000-000000000034', 'Relationship Manager', 'Athi Plains Cement Works makes blocks, pavers and culverts on the Mombasa road. Athi Plains Cement Works would rather say no today than send an auctioneer next year.

You explain interest, fees and what happens when a payment is missed, before anybody signs. You analyse statements and credit reports in Excel and notice what does not add up. You appraise applications and put your reasons on one page for the credit committee. You watch your portfolio daily and ring on the first day of delay, not on the thirtieth. What you need most is Microsoft Excel and Customer Service, and enough Portfolio Management to manage on your own.

A safety bonus is paid to the whole shift when nobody was hurt that month. We measure repayment and returning customers, not only volume.', 'Diploma or degree in finance, economics or business
Can read a cash flow and ask the right questions about it
Clean credit report and good conduct
Six years or more, two of them leading others', 'Machakos', 'KES 86,500 - 125,000', 'full_time', 'senior', array['Credit Analysis', 'Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Customer Service']::text[], true, now() - interval '14082 minutes'),
  ('5eed0b00-0000-4000-8000-000000000155', '5eedc000-0000-4000-8000-000000000035', 'Head of Finance', 'Busia Crossroads Traders supplies shops on both sides of the border. Busia Crossroads Traders in Busia needs somebody who is bothered by a difference of ten shillings.

You draw up management accounts by the tenth and a page of plain words to go with them. You set the plan and the budget for the year with the directors and report against both every month. You spend one day a week where the work is done, and listen more than you talk there. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. We look for Payroll above all, then for Tax Compliance and QuickBooks.

If something looks wrong, you say so, whoever signed it. Small team, short ways: whoever has a good idea tries it the same week.', 'Has filed taxes on iTax independently
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
Ten years or more, with responsibility for budgets and people', 'Busia', 'KES 262,500 - 372,000', 'full_time', 'executive', array['Accounting', 'QuickBooks', 'Tax Compliance', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '9635 minutes'),
  ('5eed0b00-0000-4000-8000-000000000156', '5eedc000-0000-4000-8000-000000000036', 'Site Supervisor', 'Kijani Waste Works turns market waste into compost and plastic into fencing posts. Kijani Waste Works is putting up new buildings near Nakuru, and the programme says nine months.

You keep a site diary with weather, deliveries, visitors and photographs. You set out levels, check formwork and reinforcement, and sign before any concrete is poured. You hold a ten-minute safety talk each morning and stop work that is not safe. You compare costs with the bill of quantities every month and explain the differences before you are asked. We look for Concrete Works above all, then for Project Management and Site Supervision.

Boots, gloves, vaccinations and a hot lunch are provided. Neighbours, inspectors and clients will all come to you first, so a calm voice helps.', 'Diploma in building, civil engineering or quantity surveying, or long experience as a mason
Can read structural and architectural drawings
A driving licence is useful between sites
Six years or more, two of them leading others', 'Nakuru', 'KES 82,500 - 121,000', 'full_time', 'senior', array['Site Supervision', 'Concrete Works', 'Bills of Quantities', 'Cost Control', 'Project Management']::text[], true, now() - interval '9131 minutes'),
  ('5eed0b00-0000-4000-8000-000000000157', '5eedc000-0000-4000-8000-000000000037', 'Computer Studies Teacher', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. Somebody once made your subject come alive for you. Kurasa Tatu Press is looking for a person who does the same for others.

You teach twenty-four lessons a week and set work that can be marked within two days. You prepare experiments with what is in the cupboard and what can be had in the market. You coach candidates in small groups and let them explain to each other first. You look after a class as its tutor, from attendance to heartbreak. What you need most is Laboratory Safety and Microsoft Excel, and enough Lesson Planning to manage on your own.

Housing near the school can be had at a fair rent. Hours are flexible around a core of ten to three, and the library is yours.', 'Degree or diploma in education with two teaching subjects
Registered with the Teachers Service Commission, or applying
Sound knowledge of the secondary syllabus
Two to five years in similar work', 'Nairobi', 'KES 43,500 - 63,000', 'contract', 'mid', array['Teaching', 'Lesson Planning', 'Assessment', 'Laboratory Safety', 'Microsoft Excel']::text[], true, now() - interval '18676 minutes'),
  ('5eed0b00-0000-4000-8000-000000000158', '5eedc000-0000-4000-8000-000000000038', 'Head of Projects', 'Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day. This post at Ngege Bay Fisheries in Homa Bay is for somebody who has finished what they started, on more than one site.

You measure finished work with the subcontractors and agree quantities while both can still see them. You hire, coach and, where it must be, part with people, and you do all three in person. You find the money for what is needed and say no to what would only be nice. You answer to the board for quality, safety and cost, in that order. You agree targets with each head of section and look at the figures together every fortnight. What you need most is Bills of Quantities and Concrete Works, and enough Project Management to manage on your own.

Neighbours, inspectors and clients will all come to you first, so a calm voice helps. Life jackets and swimming lessons come first; fish at cost comes after.', 'Diploma in building, civil engineering or quantity surveying, or long experience as a mason
Knows Kenyan building regulations and safety rules for sites
A driving licence is useful between sites
Ten years or more, with responsibility for budgets and people', 'Homa Bay', 'KES 222,000 - 307,000', 'full_time', 'executive', array['Concrete Works', 'Bills of Quantities', 'Cost Control', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '19744 minutes'),
  ('5eed0b00-0000-4000-8000-000000000159', '5eedc000-0000-4000-8000-000000000039', 'Accountant', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. Month end at Ndarugu Ridge Hospital takes eight days. With you we would like it to take four.

You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week. You follow up debtors with a list, a telephone and good manners. You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due. You draw up management accounts by the tenth and a page of plain words to go with them. Most days call for Microsoft Excel, QuickBooks and Accounting.

If something looks wrong, you say so, whoever signed it. A lunch room, lockers, a nursing room, and a pension that we match.', 'CPA part II or above, or a degree in accounting or finance
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
Two to five years in similar work', 'Thika', 'KES 66,000 - 93,000', 'full_time', 'mid', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '593 minutes'),
  ('5eed0b00-0000-4000-8000-000000000160', '5eedc000-0000-4000-8000-000000000040', 'Fibre Technician', 'When the network is down at Duka Njema Online, everybody learns it at once. You keep that from happening. Duka Njema Online lets kiosks order stock by phone and delivers it the next morning.

You answer tickets in the order of harm, not of noise, and close them when the user agrees. You set up computers, accounts and printers, and take rights away on the day somebody leaves. You patch systems on a calendar and read about the holes before others find ours. You configure switches, access points and firewalls and draw what you have built. If Windows Administration, Networking and Technical Support are your strong points, you will feel at home quickly.

On-call weeks come every fifth week and are paid. Everybody owns shares after a year, and remote weeks are normal.', 'CCNA or comparable knowledge of networks
Daily practice with Linux and Windows
Driving or riding licence for visits on site
Two to five years in similar work', 'Nairobi', 'KES 44,000 - 62,500', 'contract', 'mid', array['Technical Support', 'Networking', 'Linux', 'Windows Administration', 'Backups']::text[], true, now() - interval '13578 minutes'),
  ('5eed0b00-0000-4000-8000-000000000161', '5eedc000-0000-4000-8000-000000000041', 'Personal Assistant', 'Ngamia Water Trust drills boreholes and trains villages to keep them running. When the printer, the visitors and the minutes are all in hand, hardly anybody at Ngamia Water Trust notices. We do.

You keep diaries, book rooms and travel, and tell people the day before what tomorrow holds. You receive visitors and calls and pass on messages with all the facts. You file contracts and licences so that each is found in a minute and none runs out unseen. You look after petty cash and supplies and compare prices before you buy. It helps to be good at Minute Taking; Record Keeping and Communication come up every week.

Hours are eight to five, Monday to Friday. Housing in Lodwar, a hardship allowance and flights home every quarter.', 'Certificate or diploma in business administration or secretarial studies
Fast and correct at the keyboard
Polite when others are not
Two to five years in similar work', 'Lodwar', 'KES 57,500 - 81,500', 'full_time', 'mid', array['Office Administration', 'Scheduling', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '1957 minutes'),
  ('5eed0b00-0000-4000-8000-000000000162', '5eedc000-0000-4000-8000-000000000042', 'Quantity Surveyor', 'Good drawings are half a building; at Tabaka Soapstone Guild we are hiring for the other half. Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad.

You keep a site diary with weather, deliveries, visitors and photographs. You set out levels, check formwork and reinforcement, and sign before any concrete is poured. You measure finished work with the subcontractors and agree quantities while both can still see them. You compare costs with the bill of quantities every month and explain the differences before you are asked. We look for Cost Control above all, then for Concrete Works and Bills of Quantities.

Neighbours, inspectors and clients will all come to you first, so a calm voice helps. Profits are shared with staff and carvers alike every December.', 'Knows Kenyan building regulations and safety rules for sites
Can read structural and architectural drawings
A driving licence is useful between sites
Two to five years in similar work', 'Kisii', 'KES 65,500 - 91,000', 'full_time', 'mid', array['Concrete Works', 'Bills of Quantities', 'Cost Control', 'Project Management', 'Workplace Safety']::text[], true, now() - interval '19536 minutes'),
  ('5eed0b00-0000-4000-8000-000000000163', '5eedc000-0000-4000-8000-000000000043', 'Livestock Production Officer', 'Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest. Kuja Bend Sugar Mill pays suppliers around Migori by quality, and so needs somebody whose judgement both sides accept.

You vaccinate and deworm on a calendar and treat the sick together with the county veterinarian. You look after sampling, labels and the cold room, and you calibrate the scales on Mondays. You advise on feeding through the dry season and work out rations from what is at hand. You prepare the papers for inspections and walk around with the inspector. It helps to be good at Quality Control; Record Keeping and Feed Formulation come up every week.

You will sometimes have to reject what a friend has brought; we will stand behind you. There is staff housing, a sports club, and sugar at mill price.', 'Certificate or diploma in animal health, dairy technology or food science
Registered with the veterinary board where the work demands it
Honest, also when it is inconvenient
Two to five years in similar work', 'Migori', 'KES 44,000 - 62,500', 'full_time', 'mid', array['Quality Control', 'Food Safety', 'Sampling', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '7264 minutes'),
  ('5eed0b00-0000-4000-8000-000000000164', '5eedc000-0000-4000-8000-000000000044', 'Primary School Teacher', 'A new class starts at Kivuli Home Nursing next term, and its twenty-six children do not have a teacher yet. Kivuli Home Nursing cares for people at home after operations and in old age.

You plan lessons for the competency-based curriculum in which children make, count, read aloud and explain. You assess by watching and listening, and keep portfolios that parents understand. You meet parents once a term, and sooner when a child is unhappy. You share materials with your colleagues and visit one lesson of theirs a month. What you need most is First Aid and Curriculum Development, and enough Classroom Management to manage on your own.

You choose your zone, and travelling between patients is paid time. Nobody is beaten or shamed here, and nobody may forget it.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
First aid and a certificate of good conduct
Two to five years in similar work', 'Mombasa', 'KES 34,500 - 50,500', 'full_time', 'mid', array['Lesson Planning', 'Classroom Management', 'Curriculum Development', 'Communication', 'First Aid']::text[], true, now() - interval '38035 minutes'),
  ('5eed0b00-0000-4000-8000-000000000165', '5eedc000-0000-4000-8000-000000000045', 'Software Developer', 'Chui Mwitu Alarms installs alarms, cameras and electric fences. Chui Mwitu Alarms is a small team that ships every week and sleeps at night.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You write tests that would have caught the last bug, and you delete code gladly. You review the changes of others within the day, kindly and to the point. You design REST APIs that can be explained on half a page. We look for PostgreSQL above all, then for Git and TypeScript.

We would like to see code you are proud of, and to hear what you would change in it now. You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Uses Git with commit messages that a stranger understands
Two to five years in similar work', 'Remote', 'KES 128,500 - 187,000', 'full_time', 'mid', array['TypeScript', 'React', 'PostgreSQL', 'Git', 'Automated Testing']::text[], true, now() - interval '21759 minutes'),
  ('5eed0b00-0000-4000-8000-000000000166', '5eedc000-0000-4000-8000-000000000046', 'Animal Health Assistant', 'Tana Delta Rice mills and markets rice for cooperatives along the river. Tana Delta Rice pays suppliers around Garissa by quality, and so needs somebody whose judgement both sides accept.

You test every delivery, with a lactometer, a moisture meter or your senses, and write the result where the supplier can see it. You vaccinate and deworm on a calendar and treat the sick together with the county veterinarian. You look after sampling, labels and the cold room, and you calibrate the scales on Mondays. After six months we talk about what you would like to learn next, and put it in writing. If Animal Health, Food Safety and Record Keeping are your strong points, you will feel at home quickly.

Early starts are part of it, and so are free afternoons. Harvest months are long and carry a bonus; February is quiet, and leave is easy.', 'Certificate or diploma in animal health, dairy technology or food science
Registered with the veterinary board where the work demands it
Honest, also when it is inconvenient
No long experience needed: we train on the job', 'Garissa', 'KES 29,000 - 40,500', 'full_time', 'entry', array['Quality Control', 'Animal Health', 'Food Safety', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '26918 minutes'),
  ('5eed0b00-0000-4000-8000-000000000167', '5eedc000-0000-4000-8000-000000000047', 'Debt Recovery Agent', 'Kibubu Community Bank would rather say no today than send an auctioneer next year. Kibubu Community Bank lends to market traders and small workshops in 40 branches.

You visit businesses, look at their books or help to write some, and judge what they can repay. You explain interest, fees and what happens when a payment is missed, before anybody signs. You analyse statements and credit reports in Excel and notice what does not add up. You watch your portfolio daily and ring on the first day of delay, not on the thirtieth. What you need most is Financial Analysis and Customer Service, and enough Portfolio Management to manage on your own.

We measure repayment and returning customers, not only volume. Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law.', 'Diploma or degree in finance, economics or business
Experience in a bank, sacco or microfinance institution
Can read a cash flow and ask the right questions about it
Two to five years in similar work', 'Nairobi', 'KES 36,500 - 51,500', 'contract', 'mid', array['Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Customer Service', 'Negotiation']::text[], true, now() - interval '385 minutes'),
  ('5eed0b00-0000-4000-8000-000000000168', '5eedc000-0000-4000-8000-000000000048', 'Cashier', 'Kwale Coconut Company presses oil and makes soap from coconuts of the south coast. A tidy shelf, a right till and a good word: at Kwale Coconut Company these three are the job.

You serve customers in the order they came and find out what they need before you say what we have. You run the till, give receipts without being asked and close with a difference of nothing. You fill shelves from the back, check expiry dates and mark prices that match the till. After six months we talk about what you would like to learn next, and put it in writing. We look for Customer Service above all, then for Teamwork and Stock Taking.

A small company where everybody learns every machine. Good people move up here: most of our supervisors began at the till.', 'Secondary school certificate with a pass in mathematics
Friendly in Kiswahili and English
A certificate of good conduct
No long experience needed: we train on the job', 'Kwale', 'KES 19,500 - 27,000', 'part_time', 'entry', array['Customer Service', 'Cash Handling', 'Stock Taking', 'Point of Sale Systems', 'Teamwork']::text[], true, now() - interval '5188 minutes'),
  ('5eed0b00-0000-4000-8000-000000000169', '5eedc000-0000-4000-8000-000000000049', 'Early Years Teacher', 'A new class starts at Msingi Early Learning next term, and its twenty-six children do not have a teacher yet. Msingi Early Learning runs six day-care centres where mothers work near by.

You plan lessons for the competency-based curriculum in which children make, count, read aloud and explain. You teach reading in small groups every morning, each at its own pace. You take a club in the afternoon: chess, choir, gardening or whatever you love. You may ask anything, and you are expected to ask it twice if the answer was not clear. We look for Assessment above all, then for Curriculum Development and Classroom Management.

Nobody is beaten or shamed here, and nobody may forget it. Your own toddler has a place free of charge.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
First aid and a certificate of good conduct
No long experience needed: we train on the job', 'Kisumu', 'KES 23,000 - 31,500', 'full_time', 'entry', array['Lesson Planning', 'Classroom Management', 'Curriculum Development', 'Assessment', 'First Aid']::text[], true, now() - interval '26206 minutes'),
  ('5eed0b00-0000-4000-8000-000000000170', '5eedc000-0000-4000-8000-000000000050', 'Digital Marketing Officer', 'People scroll past most advertisements, including ours. Ndovu Coach Lines wants somebody who can change that honestly. Ndovu Coach Lines runs 64 coaches between Nairobi, Eldoret and Malaba.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You answer comments within two hours during the day, the angry ones first. You plan a month of posts, short videos and text messages, and keep to the plan when the week is full. What you need most is Social Media and Copywriting, and enough Google Analytics to manage on your own.

Driving hours are capped and rest rooms are clean: we inspect them ourselves. Bring a portfolio: three things you made, and what came of each.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Has run paid campaigns and can explain the results
Handles a camera and simple editing software
Two to five years in similar work', 'Nakuru', 'KES 54,000 - 78,000', 'full_time', 'mid', array['Digital Marketing', 'Social Media', 'Copywriting', 'Google Analytics', 'Campaign Planning']::text[], true, now() - interval '10643 minutes'),
  ('5eed0b00-0000-4000-8000-000000000171', '5eedc000-0000-4000-8000-000000000051', 'Farm Manager', 'Rain comes late, pumps stop, buyers change their minds: Laikipia Honey Hub needs somebody who stays cheerful and has a plan B. Laikipia Honey Hub trains bee keepers and sells their honey under one label.

You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You walk the fields at dawn, because what is seen at six can still be mended by noon. You keep spray records that an auditor can follow: what, where, how much, and when people may go in again. You lead a gang of thirty, teach them to grade, and pay attention to who teaches best. We look for Team Supervision above all, then for Irrigation and Agrochemical Safety.

We are certified for good agricultural practice and mean to stay so. Half of the week is outdoors, and field boots are on us.', 'Training in agriculture, horticulture or irrigation, or ten years of practice with proof
Has led people in the field
Knows safe use of agrochemicals
Six years or more, two of them leading others', 'Nanyuki', 'KES 83,000 - 124,500', 'full_time', 'senior', array['Crop Planning', 'Irrigation', 'Team Supervision', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '7056 minutes'),
  ('5eed0b00-0000-4000-8000-000000000172', '5eedc000-0000-4000-8000-000000000052', 'Teaching Practice Placement', 'Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer. Somebody once made your subject come alive for you. Mizani Legal Aid is looking for a person who does the same for others.

You teach twenty-four lessons a week and set work that can be marked within two days. You coach candidates in small groups and let them explain to each other first. You teach everyone, not just the front row, to use a spreadsheet and to doubt a search result. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. What you need most is Mentoring and Teaching, and enough Microsoft Excel to manage on your own.

Housing near the school can be had at a fair rent. A thirty-seven hour week, and time off in lieu that is really taken.', 'Registered with the Teachers Service Commission, or applying
Sound knowledge of the secondary syllabus
Ready to guide a club, a team or a journal
No long experience needed: we train on the job', 'Kisumu', 'KES 9,500 - 13,500', 'internship', 'entry', array['Teaching', 'Assessment', 'Mentoring', 'Laboratory Safety', 'Microsoft Excel']::text[], true, now() - interval '34744 minutes'),
  ('5eed0b00-0000-4000-8000-000000000173', '5eedc000-0000-4000-8000-000000000053', 'Marketing Intern', 'Maragoli Thread Mill knits school uniforms and sews them in its own hall. Marketing at Maragoli Thread Mill is measured: you will know on Friday what Monday’s idea was worth.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You answer comments within two hours during the day, the angry ones first. You may ask anything, and you are expected to ask it twice if the answer was not clear. If Copywriting, Video Editing and Google Analytics are your strong points, you will feel at home quickly.

Bring a portfolio: three things you made, and what came of each. Piece work is paid on top of a fixed wage, and the hall is cool and bright.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
No long experience needed: we train on the job', 'Kakamega', 'KES 16,000 - 21,000', 'internship', 'entry', array['Digital Marketing', 'Copywriting', 'Google Analytics', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '29437 minutes'),
  ('5eed0b00-0000-4000-8000-000000000174', '5eedc000-0000-4000-8000-000000000054', 'Store Manager', 'Equator Telecom Services lays fibre and keeps masts standing in seven counties. Equator Telecom Services opens another branch and prefers to fill it with people who know how to greet.

You serve customers in the order they came and find out what they need before you say what we have. You run the till, give receipts without being asked and close with a difference of nothing. You fill shelves from the back, check expiry dates and mark prices that match the till. You handle returns fairly and call the supervisor when you are not sure. Most days call for Teamwork, Cash Handling and Merchandising.

Feet get tired in this work; there are stools, real breaks, and a rota that is kept. A field allowance, proper climbing gear and a second pair of hands at every mast.', 'Secondary school certificate with a pass in mathematics
Friendly in Kiswahili and English
A certificate of good conduct
Six years or more, two of them leading others', 'Nyeri', 'KES 70,000 - 98,000', 'full_time', 'senior', array['Cash Handling', 'Merchandising', 'Stock Taking', 'Point of Sale Systems', 'Teamwork']::text[], true, now() - interval '1097 minutes'),
  ('5eed0b00-0000-4000-8000-000000000175', '5eedc000-0000-4000-8000-000000000055', 'Housekeeping Supervisor', 'Povu Laundry Group in Mombasa has grown by a whole wing and needs more careful hands. Povu Laundry Group washes nine tonnes a day for hotels and hospitals.

You make up fourteen rooms in a shift to a checklist that fits on one card. You count linen in and out, sort what needs mending and report what has gone missing. You dilute cleaning agents as the label says and keep them locked away from children. You report dripping taps, loose handles and burnt bulbs the moment you see them. What you need most is Inventory Management and Laundry Operations, and enough Hygiene Standards to manage on your own.

We train everybody for two weeks, with pay, before they work alone. Sundays are free, and overtime is asked for, not ordered.', 'Experience in a hotel, hospital or boarding school
Physically fit and particular about details
A certificate of good conduct
Two to five years in similar work', 'Mombasa', 'KES 37,000 - 51,000', 'full_time', 'mid', array['Housekeeping', 'Laundry Operations', 'Inventory Management', 'Team Supervision', 'Hygiene Standards']::text[], true, now() - interval '29645 minutes'),
  ('5eed0b00-0000-4000-8000-000000000176', '5eedc000-0000-4000-8000-000000000056', 'Data Engineer', 'Ukulima Smart collects a great many numbers and understands too few of them. Ukulima Smart sends farmers weather, prices and advice for their own plot by text message.

You write SQL that a colleague can read next year and check its results against the real world. You clean data with Python and fix the form that made it dirty. You present findings to people who do not like statistics, so that they come back for more. You turn vague questions into ones that data can answer, and say so when it cannot. We look for Power BI above all, then for SQL and Data Analysis.

Work where you like; we meet in person once a month. Work from anywhere in Kenya; the whole team meets for a week three times a year.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Explains a confidence interval without using the word
Handles personal data as the Data Protection Act demands
Six years or more, two of them leading others', 'Nairobi', 'KES 197,500 - 274,500', 'contract', 'senior', array['Data Analysis', 'SQL', 'Power BI', 'Statistics', 'Report Writing']::text[], true, now() - interval '39043 minutes'),
  ('5eed0b00-0000-4000-8000-000000000177', '5eedc000-0000-4000-8000-000000000057', 'Clearing and Forwarding Clerk', 'Kirinyet Coffee Exporters buys well when it buys early. This post in Embu is about making early the habit. Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations.

You prepare customs entries and permits and follow each consignment until it is out of the gate. You keep a calendar of arrivals and tell production and sales about delays the hour you learn of them. You match orders, delivery notes and invoices before finance pays anybody. You keep a notebook of what you have learned; the next beginner will be glad of it. It helps to be good at Negotiation; Microsoft Excel and Planning come up every week.

You will be on the telephone a lot and at a desk less than you think. You learn to taste coffee, and the examination fee for graders is paid.', 'Diploma or degree in procurement, supply chain or logistics
Member of, or studying for, the professional body of the field
Negotiates firmly and in a friendly way
No long experience needed: we train on the job', 'Embu', 'KES 30,000 - 41,000', 'full_time', 'entry', array['Procurement', 'Negotiation', 'Supplier Management', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '38895 minutes'),
  ('5eed0b00-0000-4000-8000-000000000178', '5eedc000-0000-4000-8000-000000000058', 'Human Resources Officer', 'Fair, prompt and private: that is how Mlima Outdoor Schools wants its people to describe the HR office. Mlima Outdoor Schools brings city classes to the mountain for a week at a time.

You write adverts that say what the job is, sift applications by the same list for all, and answer everyone. You run induction for new people and see them again after a month and after three. You prepare contracts, leave records and payroll changes before the twentieth of the month. You hear grievances, keep to the procedure, and close each of them within three weeks. Most days call for Labour Law, Employee Relations and Training Coordination.

Food and bed during camps, and first-aid training every year. You will say no to managers now and then, and be thanked for it later.', 'Member of the Institute of Human Resource Management, or on the way
Knows the Employment Act in daily practice
Experience with payroll software
Two to five years in similar work', 'Nyeri', 'KES 56,500 - 80,000', 'full_time', 'mid', array['Labour Law', 'Payroll', 'Employee Relations', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '30801 minutes'),
  ('5eed0b00-0000-4000-8000-000000000179', '5eedc000-0000-4000-8000-000000000059', 'Audit Trainee', 'Somebody at Bima Mbegu Microinsurance has to read the small print. It may as well be a person who likes it. Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day.

You examine files against the policy and decide, or recommend, within two working days. You telephone customers for missing papers and explain what they are for. You test a sample of payments each month and follow every shilling to its receipt. You make mistakes, tell us early, and mend them with our help. Most days call for Risk Assessment, Internal Audit and Report Writing.

You report what you find to those who must know, and nobody can ask you to leave it out. Targets are set with you, not for you, and remote work is open to all but the front desk.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Writes short, clear reports
No long experience needed: we train on the job', 'Nairobi', 'KES 19,500 - 27,000', 'internship', 'entry', array['Risk Assessment', 'Internal Audit', 'Data Analysis', 'Report Writing', 'Compliance']::text[], true, now() - interval '18172 minutes'),
  ('5eed0b00-0000-4000-8000-000000000180', '5eedc000-0000-4000-8000-000000000060', 'Marketing Manager', 'Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels. Marketing at Kobe Bay Boatyard is measured: you will know on Friday what Monday’s idea was worth.

You write in clear English and living Kiswahili, and your captions sound like a person. You read the figures in Google Analytics and put three of them, not thirty, in front of the team. You answer comments within two hours during the day, the angry ones first. You run campaigns on social media with a small budget and stop the ones that do not earn it. It helps to be good at Video Editing; Campaign Planning and Google Analytics come up every week.

The yard closes at three in the afternoon, when the tide and the heat do. We do not invent reviews, and we do not buy followers.', 'Training in marketing, communication or design, or a portfolio that speaks for itself
Handles a camera and simple editing software
Writes without mistakes in two languages
Six years or more, two of them leading others', 'Lamu', 'KES 102,500 - 147,000', 'full_time', 'senior', array['Social Media', 'Copywriting', 'Google Analytics', 'Video Editing', 'Campaign Planning']::text[], true, now() - interval '40406 minutes'),
  ('5eed0b00-0000-4000-8000-000000000181', '5eedc000-0000-4000-8000-000000000001', 'Agronomy Intern', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. Mwangaza Foods depends on what grows on plots of half an acre, and on advice that fits such plots.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You keep a notebook of what you have learned; the next beginner will be glad of it. It helps to be good at Farmer Training; Data Collection and Record Keeping come up every week.

Farmers will tell you when you were wrong. Please come back and try again; that is how trust is made. Lunch is cooked on site, and there is a staff van from town at every shift change.', 'Certificate, diploma or degree in agriculture or horticulture
Motorcycle licence and the stomach for rough roads
Used to entering data on a phone
No long experience needed: we train on the job', 'Nakuru', 'KES 15,000 - 19,500', 'internship', 'entry', array['Farmer Training', 'Soil Sampling', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '38539 minutes'),
  ('5eed0b00-0000-4000-8000-000000000182', '5eedc000-0000-4000-8000-000000000002', 'Administration Attachment', 'Bluegum Street Clinics in Nairobi is looking for the person everybody asks. Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai.

You receive visitors and calls and pass on messages with all the facts. You write letters and minutes in Microsoft Word that need no second round. You file contracts and licences so that each is found in a minute and none runs out unseen. For the first three months you work beside somebody who has done this for years. We look for Microsoft Office above all, then for Minute Taking and Office Administration.

Medical cover starts on the first day and includes your children. You will hear and see a good deal that stays in the room.', 'Certificate or diploma in business administration or secretarial studies
Fast and correct at the keyboard
Polite when others are not
No long experience needed: we train on the job', 'Nairobi', 'KES 14,500 - 19,000', 'internship', 'entry', array['Office Administration', 'Microsoft Office', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '38331 minutes'),
  ('5eed0b00-0000-4000-8000-000000000183', '5eedc000-0000-4000-8000-000000000003', 'Internal Auditor', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. Trust is what Savanna Ledger sells, and checks are how it is made.

You examine files against the policy and decide, or recommend, within two working days. You keep registers complete, so that the regulator’s questions take an hour and not a week. You assess risks with data analysis where we have figures and with site visits where we do not. You write findings in words that the people concerned would accept as fair. Most days call for Risk Assessment, Report Writing and Compliance.

We work from home two days a week and pay for your data bundle. Two days a week on site, and the rest where you concentrate best.', 'Degree or diploma in insurance, actuarial science, audit or accounting
Working towards ACII, CPA or CISA
Experience with claims or audit software
Six years or more, two of them leading others', 'Nairobi', 'KES 111,500 - 158,500', 'full_time', 'senior', array['Risk Assessment', 'Data Analysis', 'Report Writing', 'Compliance', 'Attention to Detail']::text[], true, now() - interval '6552 minutes'),
  ('5eed0b00-0000-4000-8000-000000000184', '5eedc000-0000-4000-8000-000000000004', 'Night Receptionist', 'Guests of Kusi Wind Hotels decide within two minutes whether they will like their stay, and those two minutes are yours. Kusi Wind Hotels has three beach hotels and a conference centre on the north coast.

You check guests in and out, explain the house, and settle bills by card, cash or M-Pesa without a queue. You answer reservations by telephone and mail the same day and keep the booking system true. You know which matatu leaves when, where the chemist is, and what the sea or the mountain is like today. You keep a notebook of what you have learned; the next beginner will be glad of it. We look for Cash Handling above all, then for Customer Service and Communication.

Meals on duty, a share of the service charge, and live-in rooms for those from upcountry. The rota gives everybody two Sundays a month.', 'Certificate or diploma in front office operations or tourism
Writes a clear and friendly letter
Able to work early, late and at weekends by turns
No long experience needed: we train on the job', 'Mombasa', 'KES 24,000 - 31,000', 'part_time', 'entry', array['Customer Service', 'Reservations', 'Cash Handling', 'Complaint Handling', 'Communication']::text[], true, now() - interval '41058 minutes'),
  ('5eed0b00-0000-4000-8000-000000000185', '5eedc000-0000-4000-8000-000000000005', 'HR Manager', 'Ziwa Cold Chain moves fish, milk and vaccines around the lake without letting them get warm. Fair, prompt and private: that is how Ziwa Cold Chain wants its people to describe the HR office.

You write adverts that say what the job is, sift applications by the same list for all, and answer everyone. You prepare contracts, leave records and payroll changes before the twentieth of the month. You organise training by need and ask later whether it changed anything. You hear grievances, keep to the procedure, and close each of them within three weeks. If Employee Relations, Microsoft Excel and Labour Law are your strong points, you will feel at home quickly.

Night work is paid at one and a half times the day rate. The team is small and talks at the same table every morning.', 'Degree or higher diploma in human resource management
Knows the Employment Act in daily practice
Experience with payroll software
Six years or more, two of them leading others', 'Kisumu', 'KES 117,500 - 165,500', 'full_time', 'senior', array['Recruitment', 'Labour Law', 'Employee Relations', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '27066 minutes'),
  ('5eed0b00-0000-4000-8000-000000000186', '5eedc000-0000-4000-8000-000000000006', 'Extension Coordinator', 'Half of this job at Cherangani Seed House is knowing soil; the other half is knowing people. Cherangani Seed House breeds and sells maize and bean seed suited to the highlands.

You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You hold demonstrations on planting, spacing and composting where people can put their hands into it. You estimate the harvest three weeks ahead so that transport and sacks are ready. Most days call for Pest Management, Farmer Training and Agronomy.

Field days begin at six and are over by two. You get seed at cost for your own shamba and two field days a year with the breeders.', 'Certificate, diploma or degree in agriculture or horticulture
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
Six years or more, two of them leading others', 'Kitale', 'KES 79,000 - 110,500', 'full_time', 'senior', array['Agronomy', 'Farmer Training', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '37471 minutes'),
  ('5eed0b00-0000-4000-8000-000000000187', '5eedc000-0000-4000-8000-000000000007', 'Customer Support Agent', 'This job at Elimu Mlimani Schools can be done from a quiet room anywhere with a steady line. Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You find out what has happened before you say what to do, and write it down so that nobody has to tell it twice. You pass faults on to the technical team with the steps that show them. You start with the simple things and take on more as soon as you feel ready for it. It helps to be good at Microsoft Excel; Customer Service and Communication come up every week.

Nobody here works from a script, and nobody is timed in the washroom. Your own children pay half the fees, and school holidays are yours.', 'Clear spoken and written English and Kiswahili
Types forty words a minute
A quiet place to work; we bring the computer
No long experience needed: we train on the job', 'Eldoret', 'KES 27,000 - 37,500', 'full_time', 'entry', array['Customer Service', 'Communication', 'Problem Solving', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '21967 minutes'),
  ('5eed0b00-0000-4000-8000-000000000188', '5eedc000-0000-4000-8000-000000000008', 'Plumbing Assistant', 'Water is scarce in Thika, and Jenga Haraka Contractors loses too much of it in old pipes. Jenga Haraka Contractors builds schools, markets and water tanks across central Kenya.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You service booster pumps, float switches and solar water heaters to a calendar that you keep yourself. You read meters every Monday and chase any consumption that cannot be explained. For the first three months you work beside somebody who has done this for years. Most days call for Workplace Safety, Pump Maintenance and Leak Detection.

Neat joints and honest time sheets matter more to us than speed. Protective gear is issued on day one, and nobody works at height without a harness.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
No long experience needed: we train on the job', 'Thika', 'KES 21,500 - 28,500', 'full_time', 'entry', array['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Workplace Safety']::text[], true, now() - interval '32876 minutes'),
  ('5eed0b00-0000-4000-8000-000000000189', '5eedc000-0000-4000-8000-000000000009', 'Weekend Nurse', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. We have the beds and the equipment. What Mugumo Hill Hospital needs is experienced hands at the bedside.

You do triage in the morning, take vital signs and see to it that those who cannot wait do not. You give medicines and injections by the five rights and chart them at once, on screen. You run the immunisation and antenatal clinics on their fixed days and follow up on mothers who did not come. You hand over at the bedside, with the patient listening. We look for Triage above all, then for Patient Care and Medication Administration.

Shifts are planned a month ahead and swapped freely between colleagues. We pay your licence renewal and give five paid study days a year.', 'Basic life support certificate, not older than two years
One year of ward or clinic work after internship
Fluent Kiswahili; a local language of the county is a great help
Two to five years in similar work', 'Nyeri', 'KES 24,000 - 32,500', 'part_time', 'mid', array['Patient Care', 'Triage', 'Medication Administration', 'Electronic Health Records', 'Communication']::text[], true, now() - interval '4328 minutes'),
  ('5eed0b00-0000-4000-8000-000000000190', '5eedc000-0000-4000-8000-000000000010', 'Shop Attendant', 'Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach. A tidy shelf, a right till and a good word: at Jua Kusini Solar Works these three are the job.

You run the till, give receipts without being asked and close with a difference of nothing. You handle returns fairly and call the supervisor when you are not sure. You set up the weekly offer so that it can be seen from the door. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. Most days call for Stock Taking, Cash Handling and Teamwork.

There is a hardship allowance and a week at home for every five in the field. Feet get tired in this work; there are stools, real breaks, and a rota that is kept.', 'Secondary school certificate with a pass in mathematics
Friendly in Kiswahili and English
A certificate of good conduct
No long experience needed: we train on the job', 'Garissa', 'KES 20,000 - 27,500', 'full_time', 'entry', array['Customer Service', 'Cash Handling', 'Merchandising', 'Stock Taking', 'Teamwork']::text[], true, now() - interval '9487 minutes'),
  ('5eed0b00-0000-4000-8000-000000000191', '5eedc000-0000-4000-8000-000000000011', 'Field Sales Representative', 'Shops in and around Malindi already ask for what Upepo Dhow Tours makes. Somebody has to call on them regularly. Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast.

You visit twelve to fifteen customers a day on a route that you plan yourself. You put up displays, keep them full and photograph them. You collect what is due, kindly and on time, and sort out disputes before they grow old. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. Most days call for Communication, Negotiation and Credit Control.

Commission is paid on money received, with a statement that you can check. Tips are pooled and paid out every Friday.', 'Certificate or diploma in sales, marketing or business
Riding or driving licence
Comfortable with a CRM on a phone
No long experience needed: we train on the job', 'Malindi', 'KES 24,000 - 33,500', 'full_time', 'entry', array['Sales', 'Customer Relationship Management', 'Negotiation', 'Credit Control', 'Communication']::text[], true, now() - interval '10287 minutes'),
  ('5eed0b00-0000-4000-8000-000000000192', '5eedc000-0000-4000-8000-000000000012', 'Delivery Driver', 'Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega. Whoever drives for Nyota Ndogo Retail is, for most customers, the only one of us they ever meet.

You collect payments by M-Pesa and bring back delivery notes without gaps. You keep to speed limits and rest hours; the tracker is there to protect you as much as us. You note fuel and kilometres daily, so that a sick engine shows early. For the first three months you work beside somebody who has done this for years. Most days call for Route Planning, Cash Handling and Defensive Driving.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Fines for speeding are yours; fines for our paperwork are ours.', 'PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
A certificate of good conduct and two referees
No long experience needed: we train on the job', 'Nairobi', 'KES 29,500 - 39,000', 'full_time', 'entry', array['Defensive Driving', 'Route Planning', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '6404 minutes'),
  ('5eed0b00-0000-4000-8000-000000000193', '5eedc000-0000-4000-8000-000000000013', 'Building Services Supervisor', 'Chepkolel Leaf Estates is looking for a plumber who would rather find the leak than dig up the yard. Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You service booster pumps, float switches and solar water heaters to a calendar that you keep yourself. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You walk through new rooms with the builder and agree where pipes run before the plaster goes on. What you need most is Workplace Safety and Pump Maintenance, and enough Leak Detection to manage on your own.

Work starts at seven and ends at four, with one Saturday in three. Housing on the estate, a school and a dispensary come with the job.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Experience with pumps and pressure systems
Able to climb, lift and work in the open all day
Six years or more, two of them leading others', 'Kericho', 'KES 65,500 - 92,000', 'full_time', 'senior', array['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Workplace Safety']::text[], true, now() - interval '3824 minutes'),
  ('5eed0b00-0000-4000-8000-000000000194', '5eedc000-0000-4000-8000-000000000014', 'Supply Chain Director', 'Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it. Goods for Njuri Hills Dairy come from five counties and three continents, and somebody has to know where each of them is.

You visit suppliers, look at how they work, and agree terms that both sides can keep. You set the plan and the budget for the year with the directors and report against both every month. You spend one day a week where the work is done, and listen more than you talk there. You agree targets with each head of section and look at the figures together every fortnight. You turn complaints into changes and tell those who complained what has changed. Most days call for Customs Clearance, Microsoft Excel and Supplier Management.

Milk every week, a savings scheme that we top up, and a bus from Nkubu. You will be on the telephone a lot and at a desk less than you think.', 'Member of, or studying for, the professional body of the field
Knows customs procedures or public procurement rules
Negotiates firmly and in a friendly way
Ten years or more, with responsibility for budgets and people', 'Meru', 'KES 239,000 - 332,500', 'full_time', 'executive', array['Procurement', 'Customs Clearance', 'Supplier Management', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '32728 minutes'),
  ('5eed0b00-0000-4000-8000-000000000195', '5eedc000-0000-4000-8000-000000000015', 'Support Team Leader', 'Bahari Freight clears cargo at the port and carries it inland as far as Kampala. Whoever writes to Bahari Freight has a problem and not much time. You will be the one who answers.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You find out what has happened before you say what to do, and write it down so that nobody has to tell it twice. You enter and check data with double reading where a slip would cost somebody money. You coach a newcomer for their first fortnight. We look for Communication above all, then for Data Entry and Customer Service.

Overtime is paid by the hour, to the minute, with the salary of the same month. Training takes three weeks, is paid, and can be done from home.', 'Types forty words a minute
A quiet place to work; we bring the computer
Has dealt with customers in any trade
Two to five years in similar work', 'Mombasa', 'KES 57,000 - 80,000', 'full_time', 'mid', array['Customer Service', 'Data Entry', 'Communication', 'Problem Solving', 'Typing']::text[], true, now() - interval '10139 minutes'),
  ('5eed0b00-0000-4000-8000-000000000196', '5eedc000-0000-4000-8000-000000000016', 'Junior Data Analyst', 'Njia Tano Software builds ticketing and payment software for matatu saccos. Good questions are rarer than good dashboards. Njia Tano Software is looking for somebody who asks them.

You write SQL that a colleague can read next year and check its results against the real world. You build dashboards in Power BI with few charts, each with a reason. You clean data with Python and fix the form that made it dirty. You keep a notebook of what you have learned; the next beginner will be glad of it. What you need most is Statistics and Power BI, and enough Python to manage on your own.

When the data is too thin to decide, that is a fine answer here. We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Strong SQL and one of Python or R
Handles personal data as the Data Protection Act demands
No long experience needed: we train on the job', 'Nairobi', 'KES 51,500 - 71,000', 'full_time', 'entry', array['Data Analysis', 'Python', 'Power BI', 'Statistics', 'Report Writing']::text[], true, now() - interval '15089 minutes'),
  ('5eed0b00-0000-4000-8000-000000000197', '5eedc000-0000-4000-8000-000000000017', 'Plumber', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. Water is scarce in Machakos, and Iveti Steel Joinery loses too much of it in old pipes.

You service booster pumps, float switches and solar water heaters to a calendar that you keep yourself. You read meters every Monday and chase any consumption that cannot be explained. You estimate the fittings for a job closely enough that nothing has to be bought twice. You walk through new rooms with the builder and agree where pipes run before the plaster goes on. What you need most is Workplace Safety and Leak Detection, and enough Pump Maintenance to manage on your own.

Work starts at seven and ends at four, with one Saturday in three. Bonuses are shared in the workshop each quarter when no order went out late.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Able to climb, lift and work in the open all day
Basic record keeping in Kiswahili or English
Two to five years in similar work', 'Machakos', 'KES 32,500 - 45,500', 'full_time', 'mid', array['Plumbing', 'Pump Maintenance', 'Leak Detection', 'Estimating', 'Workplace Safety']::text[], true, now() - interval '37679 minutes'),
  ('5eed0b00-0000-4000-8000-000000000198', '5eedc000-0000-4000-8000-000000000018', 'Medical Laboratory Technologist', 'Faraja Garden Homes looks after 85 old people in three houses with gardens. Faraja Garden Homes in Nairobi wants a technologist who enjoys both the bench and the counter.

You explain to patients how and when to take what they were given, until they can say it back to you. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You watch the refrigerator log of vaccines and insulin, at weekends too. You prepare insurance claims every evening so that they are paid the first time. What you need most is Dispensing and Insurance Claims, and enough Inventory Management to manage on your own.

Quality assessments by outsiders come twice a year; we have passed them all and intend to go on. Shifts are eight hours, not twelve, and nobody has more than two night weeks a month.', 'Registered with the board of your profession
Experience with stock software for medicines or reagents
Patience with people who are unwell or worried
Two to five years in similar work', 'Nairobi', 'KES 51,000 - 71,500', 'full_time', 'mid', array['Dispensing', 'Inventory Management', 'Quality Control', 'Patient Counselling', 'Insurance Claims']::text[], true, now() - interval '1245 minutes'),
  ('5eed0b00-0000-4000-8000-000000000199', '5eedc000-0000-4000-8000-000000000019', 'Junior Web Developer', 'Mbegu Savings Sacco is a small team that ships every week and sleeps at night. Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders.

You write tests that would have caught the last bug, and you delete code gladly. You review the changes of others within the day, kindly and to the point. You integrate M-Pesa and bank interfaces and plan for the day on which they are down. You may ask anything, and you are expected to ask it twice if the answer was not clear. Most days call for PostgreSQL, Automated Testing and TypeScript.

There are no trick questions in our interviews, only a small task that is paid. Staff loans at four percent, and the office closes at half past four.', 'Solid practice in one typed language and in SQL
Has maintained software that others depend on; not expected of interns
Clear written English, since we decide in writing
No long experience needed: we train on the job', 'Embu', 'KES 48,500 - 68,000', 'full_time', 'entry', array['TypeScript', 'React', 'PostgreSQL', 'Git', 'Automated Testing']::text[], true, now() - interval '37827 minutes'),
  ('5eed0b00-0000-4000-8000-000000000200', '5eedc000-0000-4000-8000-000000000020', 'Mechanical Fitter', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. If you can look at a broken part and see how to make a better one, come to our workshop in Naivasha.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site. You keep a list of steel in stock and tell the buyer a week before something runs out. You choose the rod and the current for the job and can say why. If Workplace Safety, Arc Welding and Metal Fabrication are your strong points, you will feel at home quickly.

We judge a welder by a test piece, so expect to make one at the interview. There is a crèche at the gate, a canteen, and transport from Karagita.', 'At least two years in a jobbing workshop or in plant maintenance
Reads technical drawings
Experience with stainless steel is an advantage
Two to five years in similar work', 'Naivasha', 'KES 40,500 - 57,500', 'contract', 'mid', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Workplace Safety']::text[], true, now() - interval '23479 minutes'),
  ('5eed0b00-0000-4000-8000-000000000201', '5eedc000-0000-4000-8000-000000000021', 'Accounts Assistant', 'Month end at Isukha Agro Supplies takes eight days. With you we would like it to take four. Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops.

You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week. You follow up debtors with a list, a telephone and good manners. You get files ready for the auditors, so that their visit is short. For the first three months you work beside somebody who has done this for years. We look for Accounting above all, then for Tax Compliance and QuickBooks.

Commission is on top of the salary and has no ceiling. If something looks wrong, you say so, whoever signed it.', 'CPA part II or above, or a degree in accounting or finance
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Discreet and exact
No long experience needed: we train on the job', 'Kakamega', 'KES 27,000 - 37,000', 'full_time', 'entry', array['Accounting', 'QuickBooks', 'Tax Compliance', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '16453 minutes'),
  ('5eed0b00-0000-4000-8000-000000000202', '5eedc000-0000-4000-8000-000000000022', 'Chef de Partie', 'Somebody at Lamu Heritage Stays has to make three hundred plates taste like one. We hope it will be you. Lamu Heritage Stays restores old houses and lets them to travellers.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You bake bread and chapati in the morning and help with the grill in the evening. You plan menus with the manager for a month at a time and work out what each dish costs. You order vegetables and fish every second day, look at them when they arrive and send back what is not good. If Stock Ordering, Food Production and Baking are your strong points, you will feel at home quickly.

Ferry passes and a room in the staff house are included. Loud kitchens are common; ours is quick and quiet.', 'Certificate or diploma in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Used to cooking for more than eighty guests
Two to five years in similar work', 'Lamu', 'KES 35,000 - 50,000', 'full_time', 'mid', array['Food Production', 'Menu Planning', 'Baking', 'Stock Ordering', 'Teamwork']::text[], true, now() - interval '8271 minutes'),
  ('5eed0b00-0000-4000-8000-000000000203', '5eedc000-0000-4000-8000-000000000023', 'Workshop Foreman', 'Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya. Sparks fly at Nanyuki Trails Lodge from eight in the morning, and orders from Nanyuki and beyond are more than our benches can hold.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You keep a list of steel in stock and tell the buyer a week before something runs out. You choose the rod and the current for the job and can say why. You measure at the customer’s place yourself once a week, and you talk to them as politely as you measure. It helps to be good at Metal Fabrication; MIG Welding and Machine Repair come up every week.

We judge a welder by a test piece, so expect to make one at the interview. Three weeks on, one week off, with the bus home paid.', 'At least two years in a jobbing workshop or in plant maintenance
Reads technical drawings
Experience with stainless steel is an advantage
Six years or more, two of them leading others', 'Nanyuki', 'KES 77,000 - 107,500', 'full_time', 'senior', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Machine Repair', 'Workplace Safety']::text[], true, now() - interval '42630 minutes'),
  ('5eed0b00-0000-4000-8000-000000000204', '5eedc000-0000-4000-8000-000000000024', 'Evening Support Agent', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. This job at Mwavuli Insurance Brokers can be done from a quiet room anywhere with a steady line.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You find out what has happened before you say what to do, and write it down so that nobody has to tell it twice. You pass faults on to the technical team with the steps that show them. You may ask anything, and you are expected to ask it twice if the answer was not clear. If Customer Service, Communication and Microsoft Excel are your strong points, you will feel at home quickly.

Training takes three weeks, is paid, and can be done from home. We pay for your professional examinations when you pass, and for the first resit when you do not.', 'Clear spoken and written English and Kiswahili
Types forty words a minute
Has dealt with customers in any trade
No long experience needed: we train on the job', 'Nairobi', 'KES 17,500 - 24,500', 'part_time', 'entry', array['Customer Service', 'Data Entry', 'Communication', 'Problem Solving', 'Microsoft Excel']::text[], true, now() - interval '21612 minutes'),
  ('5eed0b00-0000-4000-8000-000000000205', '5eedc000-0000-4000-8000-000000000025', 'Agronomist', 'Half of this job at Webuye Stone Millers is knowing soil; the other half is knowing people. Webuye Stone Millers grinds maize, millet and sorghum for western Kenya.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You hold demonstrations on planting, spacing and composting where people can put their hands into it. What you need most is Record Keeping and Data Collection, and enough Soil Sampling to manage on your own.

Field days begin at six and are over by two. A bag of flour goes home with everybody at the end of the month.', 'Motorcycle licence and the stomach for rough roads
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
Two to five years in similar work', 'Bungoma', 'KES 54,000 - 80,500', 'full_time', 'mid', array['Farmer Training', 'Soil Sampling', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '17669 minutes'),
  ('5eed0b00-0000-4000-8000-000000000206', '5eedc000-0000-4000-8000-000000000026', 'Transport Supervisor', 'Whoever drives for Mwarobaini Pharmacies is, for most customers, the only one of us they ever meet. Mwarobaini Pharmacies has 22 shops that are open until ten at night.

You inspect tyres, lights, brakes and load straps before you turn the key, and you may refuse a vehicle that is not right. You collect payments by M-Pesa and bring back delivery notes without gaps. You keep to speed limits and rest hours; the tracker is there to protect you as much as us. You note fuel and kilometres daily, so that a sick engine shows early. We look for Customer Service above all, then for Cash Handling and Defensive Driving.

Routes rotate every month, so nobody has the bad one for ever. Late shifts end with a taxi home that we pay.', 'A valid licence for the class of vehicle, clean for the last two years
PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
Six years or more, two of them leading others', 'Kisumu', 'KES 66,000 - 93,500', 'full_time', 'senior', array['Defensive Driving', 'Vehicle Inspection', 'Customer Service', 'Cash Handling', 'Record Keeping']::text[], true, now() - interval '5336 minutes'),
  ('5eed0b00-0000-4000-8000-000000000207', '5eedc000-0000-4000-8000-000000000027', 'Vocational Trainer', 'Mwezi Learning House trains people who left school early and are in a hurry now. Mwezi Learning House is a day school that puts reading and making things first.

You run sessions in the evening and on Saturdays, when working people can come. You build modules of an hour with a task in each, for the workshop and for the phone. You observe trainers, give them two things to keep and one to change, and come back to see. You talk to employers about what is missing in the people they get. Most days call for Monitoring and Evaluation, Training Delivery and Coaching.

You can work from anywhere in Kenya; we meet in Kiambu a few times a year and pay the way. We count who finds work within six months, and publish the number whatever it is.', 'A trade or profession of your own, and training in teaching adults
Experience in designing courses or in coaching
Patient, and cheerful on a rainy Thursday evening
Two to five years in similar work', 'Remote', 'KES 46,000 - 64,500', 'full_time', 'mid', array['Training Delivery', 'Coaching', 'E-learning', 'Facilitation', 'Monitoring and Evaluation']::text[], true, now() - interval '36819 minutes'),
  ('5eed0b00-0000-4000-8000-000000000208', '5eedc000-0000-4000-8000-000000000028', 'Welder and Fabricator', 'Kilifi Cashew Growers buys nuts from village groups and roasts them for export. If you can look at a broken part and see how to make a better one, come to our workshop in Kilifi.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site. You keep a list of steel in stock and tell the buyer a week before something runs out. You measure at the customer’s place yourself once a week, and you talk to them as politely as you measure. We look for Metal Fabrication above all, then for Arc Welding and Technical Drawing.

Pay is on the 25th without fail, and there is a clinic day every month. We judge a welder by a test piece, so expect to make one at the interview.', 'At least two years in a jobbing workshop or in plant maintenance
Reads technical drawings
Experience with stainless steel is an advantage
Two to five years in similar work', 'Kilifi', 'KES 36,500 - 52,000', 'full_time', 'mid', array['Arc Welding', 'Metal Fabrication', 'Technical Drawing', 'Machine Repair', 'Workplace Safety']::text[], true, now() - interval '18380 minutes'),
  ('5eed0b00-0000-4000-8000-000000000209', '5eedc000-0000-4000-8000-000000000029', 'Warehouse Assistant', 'The store of Duma Parcel Riders in Nairobi handles four hundred lines and is about to handle six hundred. Duma Parcel Riders delivers 9,000 parcels a day in twelve counties.

You receive goods against the order, count them, and write down damage before the lorry leaves. You do cycle counts of a tenth of the stock each week and find the reason for each difference. You enter every movement in the stock system when it happens, not at the end of the day. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. Most days call for Record Keeping, Order Picking and Inventory Management.

Riders are insured around the clock, not only while they carry a parcel. Two shifts, changing every fortnight, with transport after the late one.', 'Certificate in stores management, supply chain or similar
Comfortable in Microsoft Excel
Forklift certificate where the post needs it
No long experience needed: we train on the job', 'Nairobi', 'KES 20,000 - 26,500', 'full_time', 'entry', array['Inventory Management', 'Order Picking', 'Microsoft Excel', 'Forklift Operation', 'Record Keeping']::text[], true, now() - interval '14733 minutes'),
  ('5eed0b00-0000-4000-8000-000000000210', '5eedc000-0000-4000-8000-000000000030', 'Locum Clinical Officer', 'Isiolo Livestock Union is opening for longer hours in Isiolo and needs another clinician who likes general practice. Isiolo Livestock Union buys, treats and sells animals for 500 herding families.

You take histories, examine and treat out-patients, about thirty in a day. You order laboratory tests when they change what you will do, and explain the results. You review hypertension and diabetes patients monthly and keep their register current. You refer early, write a full letter, and telephone the hospital so that the patient is expected. If Clinical Assessment, Referral Management and Minor Surgery are your strong points, you will feel at home quickly.

We provide the motorbike, the fuel and a satellite phone. There is a consultant on the telephone at all hours, and you are expected to use it.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
A current practising licence
Comfortable with electronic health records
Two to five years in similar work', 'Isiolo', 'KES 50,500 - 63,000', 'contract', 'mid', array['Clinical Assessment', 'Minor Surgery', 'Patient Care', 'Chronic Disease Management', 'Referral Management']::text[], true, now() - interval '9279 minutes'),
  ('5eed0b00-0000-4000-8000-000000000211', '5eedc000-0000-4000-8000-000000000031', 'Sales Executive', 'We do not need a talker at Kazi Mtandao; we need somebody who listens and comes back when promised. Kazi Mtandao answers calls and chats for shops and banks in six countries.

You note orders, prices of competitors and complaints in the CRM while you are still at the counter. You put up displays, keep them full and photograph them. You collect what is due, kindly and on time, and sort out disputes before they grow old. You negotiate terms within clear limits and do not promise dates that the store cannot keep. What you need most is Customer Relationship Management and Credit Control, and enough Negotiation to manage on your own.

Equipment is delivered to your door and the internet bill is ours. Targets are agreed each quarter; three in four of our people reach theirs.', 'Certificate or diploma in sales, marketing or business
A record of selling to shops, farms or companies
Comfortable with a CRM on a phone
Two to five years in similar work', 'Nairobi', 'KES 42,500 - 64,000', 'full_time', 'mid', array['Sales', 'Customer Relationship Management', 'Negotiation', 'Territory Planning', 'Credit Control']::text[], true, now() - interval '30297 minutes'),
  ('5eed0b00-0000-4000-8000-000000000212', '5eedc000-0000-4000-8000-000000000032', 'Kitchen Trainee', 'Ndara Junction Hotel feeds and beds travellers between Nairobi and the coast. The kitchen of Ndara Junction Hotel feeds more people every season, and the pass has become too busy for the team we have.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You bake bread and chapati in the morning and help with the grill in the evening. You may ask anything, and you are expected to ask it twice if the answer was not clear. We look for Food Safety above all, then for Menu Planning and Baking.

Loud kitchens are common; ours is quick and quiet. Meals, uniform and a bed on late shifts are free.', 'Certificate or diploma in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Good with Swahili dishes as well as with international ones
No long experience needed: we train on the job', 'Voi', 'KES 12,500 - 16,000', 'internship', 'entry', array['Food Production', 'Menu Planning', 'Food Safety', 'Baking', 'Teamwork']::text[], true, now() - interval '26414 minutes'),
  ('5eed0b00-0000-4000-8000-000000000213', '5eedc000-0000-4000-8000-000000000033', 'Data Entry Clerk', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. Whoever writes to Macho Mapya Eye Centre has a problem and not much time. You will be the one who answers.

You answer calls, chats and mails, about fifty a day, in English and Kiswahili. You pass faults on to the technical team with the steps that show them. You improve the help pages whenever the same question comes a third time. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. Most days call for Customer Service, Microsoft Excel and Communication.

Camp days carry an allowance, and Saturdays are worked by turns. Training takes three weeks, is paid, and can be done from home.', 'Types forty words a minute
A quiet place to work; we bring the computer
Has dealt with customers in any trade
No long experience needed: we train on the job', 'Eldoret', 'KES 21,500 - 30,000', 'contract', 'entry', array['Customer Service', 'Communication', 'Problem Solving', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '41266 minutes'),
  ('5eed0b00-0000-4000-8000-000000000214', '5eedc000-0000-4000-8000-000000000034', 'Procurement Officer', 'Athi Plains Cement Works makes blocks, pavers and culverts on the Mombasa road. Athi Plains Cement Works buys well when it buys early. This post in Machakos is about making early the habit.

You prepare customs entries and permits and follow each consignment until it is out of the gate. You keep a calendar of arrivals and tell production and sales about delays the hour you learn of them. You match orders, delivery notes and invoices before finance pays anybody. You plan loads and routes so that no lorry comes back empty without a reason. If Planning, Customs Clearance and Negotiation are your strong points, you will feel at home quickly.

A safety bonus is paid to the whole shift when nobody was hurt that month. Gifts from suppliers are declined, politely and always.', 'Diploma or degree in procurement, supply chain or logistics
Member of, or studying for, the professional body of the field
Negotiates firmly and in a friendly way
Two to five years in similar work', 'Machakos', 'KES 51,500 - 74,500', 'full_time', 'mid', array['Procurement', 'Negotiation', 'Customs Clearance', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '13726 minutes'),
  ('5eed0b00-0000-4000-8000-000000000215', '5eedc000-0000-4000-8000-000000000035', 'Forklift Operator', 'If it is not on the shelf where the system says it is, it does not exist. Busia Crossroads Traders needs somebody who lives by that. Busia Crossroads Traders supplies shops on both sides of the border.

You receive goods against the order, count them, and write down damage before the lorry leaves. You pick and pack orders by two in the afternoon so that they make the evening run. You do cycle counts of a tenth of the stock each week and find the reason for each difference. You operate the forklift or the pallet jack like somebody who intends to keep all ten toes. Most days call for Record Keeping, Stock Taking and Forklift Operation.

The store is swept every evening by whoever is last, the manager included. Small team, short ways: whoever has a good idea tries it the same week.', 'Certificate in stores management, supply chain or similar
Experience with a stock or warehouse system
Comfortable in Microsoft Excel
Two to five years in similar work', 'Busia', 'KES 31,500 - 42,000', 'contract', 'mid', array['Stock Taking', 'Order Picking', 'Microsoft Excel', 'Forklift Operation', 'Record Keeping']::text[], true, now() - interval '30653 minutes'),
  ('5eed0b00-0000-4000-8000-000000000216', '5eedc000-0000-4000-8000-000000000036', 'Apprentice Electrician', 'Two of our electricians retire this year, and Kijani Waste Works wants their knowledge passed on while they are still here. Kijani Waste Works turns market waste into compost and plastic into fencing posts.

You trace faults in three-phase motors and starters with a meter and patience rather than by swapping parts. Once a week you test earth leakage and write down what you measured, with the date and your name. You lock out and tag every circuit before you open it, also when somebody important is in a hurry. You may ask anything, and you are expected to ask it twice if the answer was not clear. It helps to be good at Motor Control; Preventive Maintenance and Wiring Diagrams come up every week.

Call-outs at night happen about twice a month and are paid on top. Boots, gloves, vaccinations and a hot lunch are provided.', 'Government Trade Test Grade II or a craft certificate in electrical installation
Own hand tools; we provide the meters
No long experience needed: we train on the job', 'Nakuru', 'KES 13,500 - 17,500', 'internship', 'entry', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Motor Control', 'Preventive Maintenance']::text[], true, now() - interval '42778 minutes'),
  ('5eed0b00-0000-4000-8000-000000000217', '5eedc000-0000-4000-8000-000000000037', 'Chief Operating Officer', 'Fair, prompt and private: that is how Kurasa Tatu Press wants its people to describe the HR office. Kurasa Tatu Press publishes school books and story books in nine Kenyan languages.

You hear grievances, keep to the procedure, and close each of them within three weeks. You hire, coach and, where it must be, part with people, and you do all three in person. You decide what we stop doing, which is harder than deciding what to start. You speak for Kurasa Tatu Press with authorities, partners and the press, and promise nothing that the team cannot keep. You agree targets with each head of section and look at the figures together every fortnight. We look for Recruitment above all, then for Training Coordination and Microsoft Excel.

The team is small and talks at the same table every morning. Hours are flexible around a core of ten to three, and the library is yours.', 'Degree or higher diploma in human resource management
Knows the Employment Act in daily practice
Experience with payroll software
Ten years or more, with responsibility for budgets and people', 'Nairobi', 'KES 303,000 - 419,500', 'full_time', 'executive', array['Recruitment', 'Payroll', 'Employee Relations', 'Training Coordination', 'Microsoft Excel']::text[], true, now() - interval '13074 minutes'),
  ('5eed0b00-0000-4000-8000-000000000218', '5eedc000-0000-4000-8000-000000000038', 'Greenhouse Supervisor', 'Ngege Bay Fisheries near Homa Bay grows for buyers who measure residues and stem lengths, and pays for people who care about both. Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You walk the fields at dawn, because what is seen at six can still be mended by noon. You plan planting and harvest week by week and see that seedlings, labour and crates meet on the right day. We look for Greenhouse Management above all, then for Crop Planning and Record Keeping.

Life jackets and swimming lessons come first; fish at cost comes after. We are certified for good agricultural practice and mean to stay so.', 'Training in agriculture, horticulture or irrigation, or ten years of practice with proof
Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
Two to five years in similar work', 'Homa Bay', 'KES 40,000 - 55,000', 'full_time', 'mid', array['Crop Planning', 'Irrigation', 'Greenhouse Management', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '20544 minutes'),
  ('5eed0b00-0000-4000-8000-000000000219', '5eedc000-0000-4000-8000-000000000039', 'Senior Clinical Officer', 'Ndarugu Ridge Hospital is opening for longer hours in Thika and needs another clinician who likes general practice. Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen.

You take histories, examine and treat out-patients, about thirty in a day. You suture, drain, splint and do other minor surgery in a clean and well-lit room. You order laboratory tests when they change what you will do, and explain the results. You refer early, write a full letter, and telephone the hospital so that the patient is expected. It helps to be good at Patient Care; Clinical Assessment and Referral Management come up every week.

A lunch room, lockers, a nursing room, and a pension that we match. We follow national guidelines, and we buy the drugs that they name.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
A current practising licence
Two years of practice after internship
Six years or more, two of them leading others', 'Thika', 'KES 100,000 - 139,000', 'full_time', 'senior', array['Clinical Assessment', 'Minor Surgery', 'Patient Care', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '24487 minutes'),
  ('5eed0b00-0000-4000-8000-000000000220', '5eedc000-0000-4000-8000-000000000040', 'Data Analyst', 'Duka Njema Online lets kiosks order stock by phone and delivers it the next morning. Decisions at Duka Njema Online are made on Mondays; your work decides whether they are made on facts.

You write SQL that a colleague can read next year and check its results against the real world. You present findings to people who do not like statistics, so that they come back for more. You turn vague questions into ones that data can answer, and say so when it cannot. You design and read experiments without fooling yourself. If Power BI, SQL and Python are your strong points, you will feel at home quickly.

You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way. When the data is too thin to decide, that is a fine answer here.', 'Degree in statistics, computer science or economics, or a portfolio of analyses
Strong SQL and one of Python or R
Explains a confidence interval without using the word
Two to five years in similar work', 'Remote', 'KES 93,500 - 134,000', 'full_time', 'mid', array['Data Analysis', 'SQL', 'Python', 'Power BI', 'Statistics']::text[], true, now() - interval '14585 minutes'),
  ('5eed0b00-0000-4000-8000-000000000221', '5eedc000-0000-4000-8000-000000000041', 'Office Administrator', 'Ngamia Water Trust drills boreholes and trains villages to keep them running. When the printer, the visitors and the minutes are all in hand, hardly anybody at Ngamia Water Trust notices. We do.

You receive visitors and calls and pass on messages with all the facts. You write letters and minutes in Microsoft Word that need no second round. You file contracts and licences so that each is found in a minute and none runs out unseen. You look after petty cash and supplies and compare prices before you buy. We look for Communication above all, then for Scheduling and Minute Taking.

Housing in Lodwar, a hardship allowance and flights home every quarter. You will hear and see a good deal that stays in the room.', 'Fast and correct at the keyboard
Two years in an office of more than ten people, except for attachments
Polite when others are not
Two to five years in similar work', 'Lodwar', 'KES 44,000 - 63,500', 'full_time', 'mid', array['Microsoft Office', 'Scheduling', 'Minute Taking', 'Record Keeping', 'Communication']::text[], true, now() - interval '21404 minutes'),
  ('5eed0b00-0000-4000-8000-000000000222', '5eedc000-0000-4000-8000-000000000042', 'HR Assistant', 'Tabaka Soapstone Guild has grown from forty people to four times as many, and its ways of treating them have to keep up. Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad.

You write adverts that say what the job is, sift applications by the same list for all, and answer everyone. You prepare contracts, leave records and payroll changes before the twentieth of the month. You organise training by need and ask later whether it changed anything. You start with the simple things and take on more as soon as you feel ready for it. What you need most is Labour Law and Recruitment, and enough Training Coordination to manage on your own.

Profits are shared with staff and carvers alike every December. The team is small and talks at the same table every morning.', 'Degree or higher diploma in human resource management
Member of the Institute of Human Resource Management, or on the way
Knows the Employment Act in daily practice
No long experience needed: we train on the job', 'Kisii', 'KES 29,500 - 39,500', 'full_time', 'entry', array['Recruitment', 'Labour Law', 'Payroll', 'Employee Relations', 'Training Coordination']::text[], true, now() - interval '16661 minutes'),
  ('5eed0b00-0000-4000-8000-000000000223', '5eedc000-0000-4000-8000-000000000043', 'Irrigation Technician', 'The next season at Kuja Bend Sugar Mill is planned on paper; it takes a person to make it happen in the ground. Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest.

You set up drip irrigation, flush filters and check the pressure at the end of the line, not only at the pump. You plan planting and harvest week by week and see that seedlings, labour and crates meet on the right day. You keep spray records that an auditor can follow: what, where, how much, and when people may go in again. You lead a gang of thirty, teach them to grade, and pay attention to who teaches best. We look for Irrigation above all, then for Greenhouse Management and Team Supervision.

We are certified for good agricultural practice and mean to stay so. There is staff housing, a sports club, and sugar at mill price.', 'Has led people in the field
Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
Two to five years in similar work', 'Migori', 'KES 35,500 - 50,500', 'contract', 'mid', array['Crop Planning', 'Irrigation', 'Greenhouse Management', 'Team Supervision', 'Agrochemical Safety']::text[], true, now() - interval '5692 minutes'),
  ('5eed0b00-0000-4000-8000-000000000224', '5eedc000-0000-4000-8000-000000000044', 'Teaching Assistant', 'Kivuli Home Nursing in Mombasa is looking for a teacher who still learns. Kivuli Home Nursing cares for people at home after operations and in old age.

You teach reading in small groups every morning, each at its own pace. You meet parents once a term, and sooner when a child is unhappy. You take a club in the afternoon: chess, choir, gardening or whatever you love. You may ask anything, and you are expected to ask it twice if the answer was not clear. We look for Classroom Management above all, then for Lesson Planning and First Aid.

You choose your zone, and travelling between patients is paid time. Nobody is beaten or shamed here, and nobody may forget it.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
First aid and a certificate of good conduct
No long experience needed: we train on the job', 'Mombasa', 'KES 18,500 - 24,500', 'part_time', 'entry', array['Lesson Planning', 'Classroom Management', 'Assessment', 'Communication', 'First Aid']::text[], true, now() - interval '2965 minutes'),
  ('5eed0b00-0000-4000-8000-000000000225', '5eedc000-0000-4000-8000-000000000045', 'Software Engineering Intern', 'You would be the sixth developer at Chui Mwitu Alarms, and your first change would go live in your first week. Chui Mwitu Alarms installs alarms, cameras and electric fences.

You write tests that would have caught the last bug, and you delete code gladly. You review the changes of others within the day, kindly and to the point. You integrate M-Pesa and bank interfaces and plan for the day on which they are down. After six months we talk about what you would like to learn next, and put it in writing. We look for Automated Testing above all, then for React and Git.

You can work from anywhere in Kenya; we meet in Nairobi a few times a year and pay the way. We would like to see code you are proud of, and to hear what you would change in it now.', 'Solid practice in one typed language and in SQL
Uses Git with commit messages that a stranger understands
Clear written English, since we decide in writing
No long experience needed: we train on the job', 'Remote', 'KES 30,000 - 42,000', 'internship', 'entry', array['TypeScript', 'React', 'REST APIs', 'Git', 'Automated Testing']::text[], true, now() - interval '11858 minutes'),
  ('5eed0b00-0000-4000-8000-000000000226', '5eedc000-0000-4000-8000-000000000046', 'Greenhouse Supervisor', 'Tana Delta Rice near Garissa grows for buyers who measure residues and stem lengths, and pays for people who care about both. Tana Delta Rice mills and markets rice for cooperatives along the river.

You watch temperature and humidity in the greenhouses and open or shade them before plants suffer. You walk the fields at dawn, because what is seen at six can still be mended by noon. You plan planting and harvest week by week and see that seedlings, labour and crates meet on the right day. You lead a gang of thirty, teach them to grade, and pay attention to who teaches best. We look for Record Keeping above all, then for Team Supervision and Greenhouse Management.

Harvest months are long and carry a bonus; February is quiet, and leave is easy. We are certified for good agricultural practice and mean to stay so.', 'Has led people in the field
Knows safe use of agrochemicals
Simple budgeting in a spreadsheet
Two to five years in similar work', 'Garissa', 'KES 43,000 - 58,500', 'full_time', 'mid', array['Irrigation', 'Greenhouse Management', 'Team Supervision', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '42274 minutes'),
  ('5eed0b00-0000-4000-8000-000000000227', '5eedc000-0000-4000-8000-000000000047', 'IT Support Technician', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. We are looking for somebody at Kibubu Community Bank who fixes the cause after having fixed the symptom.

You set up computers, accounts and printers, and take rights away on the day somebody leaves. You test a restore from backup every month, because a backup nobody has restored is a hope. You pull and splice cable, measure it and label both ends. You make mistakes, tell us early, and mend them with our help. What you need most is Backups and Networking, and enough Information Security to manage on your own.

Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law. On-call weeks come every fifth week and are paid.', 'Diploma or degree in information technology or telecommunications
CCNA or comparable knowledge of networks
Daily practice with Linux and Windows
No long experience needed: we train on the job', 'Nairobi', 'KES 35,000 - 49,000', 'full_time', 'entry', array['Technical Support', 'Networking', 'Linux', 'Backups', 'Information Security']::text[], true, now() - interval '30505 minutes'),
  ('5eed0b00-0000-4000-8000-000000000228', '5eedc000-0000-4000-8000-000000000048', 'Apprentice Electrician', 'Kwale Coconut Company presses oil and makes soap from coconuts of the south coast. Kwale Coconut Company needs somebody in Kwale who reads a wiring diagram the way others read a newspaper.

You trace faults in three-phase motors and starters with a meter and patience rather than by swapping parts. Once a week you test earth leakage and write down what you measured, with the date and your name. You keep the standby generator and its changeover switch ready, and start it under load every Friday. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. What you need most is Workplace Safety and Preventive Maintenance, and enough Wiring Diagrams to manage on your own.

Call-outs at night happen about twice a month and are paid on top. A small company where everybody learns every machine.', 'Government Trade Test Grade II or a craft certificate in electrical installation
Own hand tools; we provide the meters
No long experience needed: we train on the job', 'Kwale', 'KES 14,000 - 18,000', 'internship', 'entry', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '15593 minutes'),
  ('5eed0b00-0000-4000-8000-000000000229', '5eedc000-0000-4000-8000-000000000049', 'Mathematics and Physics Teacher', 'Msingi Early Learning runs six day-care centres where mothers work near by. Msingi Early Learning needs a subject teacher who can explain one thing in three ways.

You teach twenty-four lessons a week and set work that can be marked within two days. You prepare experiments with what is in the cupboard and what can be had in the market. You coach candidates in small groups and let them explain to each other first. You write schemes of work together with your department and revise them after the exams. What you need most is Laboratory Safety and Mentoring, and enough Microsoft Excel to manage on your own.

Your own toddler has a place free of charge. Results matter to us, and how they came about matters more.', 'Degree or diploma in education with two teaching subjects
Registered with the Teachers Service Commission, or applying
Ready to guide a club, a team or a journal
Two to five years in similar work', 'Kisumu', 'KES 40,500 - 57,500', 'full_time', 'mid', array['Teaching', 'Lesson Planning', 'Mentoring', 'Laboratory Safety', 'Microsoft Excel']::text[], true, now() - interval '18884 minutes'),
  ('5eed0b00-0000-4000-8000-000000000230', '5eedc000-0000-4000-8000-000000000050', 'Workshop Foreman', 'Ndovu Coach Lines wants a metalworker whose seams need no grinding afterwards. Ndovu Coach Lines runs 64 coaches between Nairobi, Eldoret and Malaba.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You keep a list of steel in stock and tell the buyer a week before something runs out. You choose the rod and the current for the job and can say why. You measure at the customer’s place yourself once a week, and you talk to them as politely as you measure. What you need most is Metal Fabrication and Arc Welding, and enough Machine Repair to manage on your own.

Driving hours are capped and rest rooms are clean: we inspect them ourselves. Masks, gloves and extraction are provided and are worn, without exceptions.', 'At least two years in a jobbing workshop or in plant maintenance
Reads technical drawings
Experience with stainless steel is an advantage
Six years or more, two of them leading others', 'Nakuru', 'KES 68,500 - 96,000', 'full_time', 'senior', array['Arc Welding', 'Metal Fabrication', 'Technical Drawing', 'Machine Repair', 'Workplace Safety']::text[], true, now() - interval '4180 minutes'),
  ('5eed0b00-0000-4000-8000-000000000231', '5eedc000-0000-4000-8000-000000000051', 'Regional Sales Manager', 'Shops in and around Nanyuki already ask for what Laikipia Honey Hub makes. Somebody has to call on them regularly. Laikipia Honey Hub trains bee keepers and sells their honey under one label.

You put up displays, keep them full and photograph them. You collect what is due, kindly and on time, and sort out disputes before they grow old. You open five new accounts a month and check, before giving credit, that they can pay. You negotiate terms within clear limits and do not promise dates that the store cannot keep. If Territory Planning, Communication and Customer Relationship Management are your strong points, you will feel at home quickly.

Targets are agreed each quarter; three in four of our people reach theirs. Half of the week is outdoors, and field boots are on us.', 'Certificate or diploma in sales, marketing or business
A record of selling to shops, farms or companies
Riding or driving licence
Six years or more, two of them leading others', 'Nanyuki', 'KES 103,500 - 152,000', 'full_time', 'senior', array['Customer Relationship Management', 'Negotiation', 'Territory Planning', 'Credit Control', 'Communication']::text[], true, now() - interval '42986 minutes'),
  ('5eed0b00-0000-4000-8000-000000000232', '5eedc000-0000-4000-8000-000000000052', 'Training Manager', 'We have the learners and the rooms; Mizani Legal Aid is looking for the person in front, or rather in the middle. Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer.

You run sessions in the evening and on Saturdays, when working people can come. You build modules of an hour with a task in each, for the workshop and for the phone. You observe trainers, give them two things to keep and one to change, and come back to see. You talk to employers about what is missing in the people they get. It helps to be good at Training Delivery; E-learning and Monitoring and Evaluation come up every week.

Much of the preparation can be done at home. A thirty-seven hour week, and time off in lieu that is really taken.', 'Experience in designing courses or in coaching
Comfortable with an online learning system
Patient, and cheerful on a rainy Thursday evening
Six years or more, two of them leading others', 'Kisumu', 'KES 103,500 - 144,000', 'full_time', 'senior', array['Training Delivery', 'Coaching', 'E-learning', 'Facilitation', 'Monitoring and Evaluation']::text[], true, now() - interval '12866 minutes'),
  ('5eed0b00-0000-4000-8000-000000000233', '5eedc000-0000-4000-8000-000000000053', 'Mechanical Fitter', 'If you can look at a broken part and see how to make a better one, come to our workshop in Kakamega. Maragoli Thread Mill knits school uniforms and sews them in its own hall.

You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else. You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site. You repair conveyors, hoppers and guards during the short stops that production gives you. You choose the rod and the current for the job and can say why. It helps to be good at Workplace Safety; Technical Drawing and Arc Welding come up every week.

Piece work is paid on top of a fixed wage, and the hall is cool and bright. Masks, gloves and extraction are provided and are worn, without exceptions.', 'Trade test or certificate in welding and fabrication
At least two years in a jobbing workshop or in plant maintenance
Experience with stainless steel is an advantage
Two to five years in similar work', 'Kakamega', 'KES 38,500 - 55,000', 'contract', 'mid', array['Arc Welding', 'MIG Welding', 'Technical Drawing', 'Machine Repair', 'Workplace Safety']::text[], true, now() - interval '40554 minutes'),
  ('5eed0b00-0000-4000-8000-000000000234', '5eedc000-0000-4000-8000-000000000054', 'Senior Backend Engineer', 'Equator Telecom Services lays fibre and keeps masts standing in seven counties. You would be the sixth developer at Equator Telecom Services, and your first change would go live in your first week.

You build features from the database to the screen in TypeScript, React and PostgreSQL. You write tests that would have caught the last bug, and you delete code gladly. You integrate M-Pesa and bank interfaces and plan for the day on which they are down. You design REST APIs that can be explained on half a page. If PostgreSQL, React and Git are your strong points, you will feel at home quickly.

We would like to see code you are proud of, and to hear what you would change in it now. A field allowance, proper climbing gear and a second pair of hands at every mast.', 'Solid practice in one typed language and in SQL
Uses Git with commit messages that a stranger understands
Clear written English, since we decide in writing
Six years or more, two of them leading others', 'Nyeri', 'KES 202,000 - 283,000', 'full_time', 'senior', array['React', 'PostgreSQL', 'REST APIs', 'Git', 'Automated Testing']::text[], true, now() - interval '11710 minutes'),
  ('5eed0b00-0000-4000-8000-000000000235', '5eedc000-0000-4000-8000-000000000055', 'Commis Chef', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. The kitchen of Povu Laundry Group feeds more people every season, and the pass has become too busy for the team we have.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You bake bread and chapati in the morning and help with the grill in the evening. After six months we talk about what you would like to learn next, and put it in writing. We look for Teamwork above all, then for Menu Planning and Food Safety.

Shifts are split in high season and straight for the rest of the year. Sundays are free, and overtime is asked for, not ordered.', 'Certificate or diploma in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Good with Swahili dishes as well as with international ones
No long experience needed: we train on the job', 'Mombasa', 'KES 21,000 - 29,500', 'full_time', 'entry', array['Food Production', 'Menu Planning', 'Food Safety', 'Stock Ordering', 'Teamwork']::text[], true, now() - interval '15445 minutes'),
  ('5eed0b00-0000-4000-8000-000000000236', '5eedc000-0000-4000-8000-000000000056', 'Field Officer', 'Farmers around Nairobi sell to Ukulima Smart because somebody they trust comes by. We are looking for that somebody. Ukulima Smart sends farmers weather, prices and advice for their own plot by text message.

You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You take soil samples, read the results with the farmer and suggest what can be afforded. You scout for fall armyworm, blight and rust, and warn a whole ward within a day when you find them. You make mistakes, tell us early, and mend them with our help. What you need most is Soil Sampling and Pest Management, and enough Record Keeping to manage on your own.

Work from anywhere in Kenya; the whole team meets for a week three times a year. Farmers will tell you when you were wrong. Please come back and try again; that is how trust is made.', 'Motorcycle licence and the stomach for rough roads
Speaks the language of the area besides Kiswahili
Used to entering data on a phone
No long experience needed: we train on the job', 'Nairobi', 'KES 30,000 - 42,000', 'full_time', 'entry', array['Agronomy', 'Soil Sampling', 'Pest Management', 'Data Collection', 'Record Keeping']::text[], true, now() - interval '3972 minutes'),
  ('5eed0b00-0000-4000-8000-000000000237', '5eedc000-0000-4000-8000-000000000057', 'Motorbike Rider', 'Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations. Kirinyet Coffee Exporters has more to deliver than it has drivers, and the roads out of Embu are not getting shorter.

You plan the order of your drops the evening before and call customers who are hard to find. You collect payments by M-Pesa and bring back delivery notes without gaps. You note fuel and kilometres daily, so that a sick engine shows early. You start with the simple things and take on more as soon as you feel ready for it. It helps to be good at Route Planning; Vehicle Inspection and Customer Service come up every week.

You learn to taste coffee, and the examination fee for graders is paid. Routes rotate every month, so nobody has the bad one for ever.', 'PSV badge or defensive driving certificate is an advantage
Knows the roads of the region
A certificate of good conduct and two referees
No long experience needed: we train on the job', 'Embu', 'KES 17,500 - 25,500', 'contract', 'entry', array['Defensive Driving', 'Route Planning', 'Vehicle Inspection', 'Customer Service', 'Cash Handling']::text[], true, now() - interval '23123 minutes'),
  ('5eed0b00-0000-4000-8000-000000000238', '5eedc000-0000-4000-8000-000000000058', 'Head Chef', 'Somebody at Mlima Outdoor Schools has to make three hundred plates taste like one. We hope it will be you. Mlima Outdoor Schools brings city classes to the mountain for a week at a time.

You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You bake bread and chapati in the morning and help with the grill in the evening. You order vegetables and fish every second day, look at them when they arrive and send back what is not good. You show new cooks how we cut, season and portion, and you taste with them. It helps to be good at Food Safety; Teamwork and Stock Ordering come up every week.

Loud kitchens are common; ours is quick and quiet. Food and bed during camps, and first-aid training every year.', 'Certificate or diploma in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Used to cooking for more than eighty guests
Six years or more, two of them leading others', 'Nyeri', 'KES 87,000 - 133,000', 'full_time', 'senior', array['Food Production', 'Food Safety', 'Baking', 'Stock Ordering', 'Teamwork']::text[], true, now() - interval '32017 minutes'),
  ('5eed0b00-0000-4000-8000-000000000239', '5eedc000-0000-4000-8000-000000000059', 'Accountant', 'The books of Bima Mbegu Microinsurance are in order, and we are hiring so that they stay so while we grow. Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day.

You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week. You follow up debtors with a list, a telephone and good manners. You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due. You run the payroll, answer questions about payslips, and treat what you see there as private. Most days call for Accounting, Payroll and Tax Compliance.

Targets are set with you, not for you, and remote work is open to all but the front desk. If something looks wrong, you say so, whoever signed it.', 'CPA part II or above, or a degree in accounting or finance
Has filed taxes on iTax independently
Strong Microsoft Excel: lookups, pivot tables, and formulas others can read
Two to five years in similar work', 'Nairobi', 'KES 71,000 - 100,000', 'full_time', 'mid', array['Accounting', 'QuickBooks', 'Tax Compliance', 'Payroll', 'Bank Reconciliation']::text[], true, now() - interval '14941 minutes'),
  ('5eed0b00-0000-4000-8000-000000000240', '5eedc000-0000-4000-8000-000000000060', 'Guest Relations Officer', 'Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels. Guests of Kobe Bay Boatyard decide within two minutes whether they will like their stay, and those two minutes are yours.

You check guests in and out, explain the house, and settle bills by card, cash or M-Pesa without a queue. You answer reservations by telephone and mail the same day and keep the booking system true. You listen to complaints to the end, put right what can be put right tonight, and write down the rest. You know which matatu leaves when, where the chemist is, and what the sea or the mountain is like today. We look for Customer Service above all, then for Cash Handling and Communication.

Guests come from everywhere, so a third language is welcome, and English and Kiswahili are a must. The yard closes at three in the afternoon, when the tide and the heat do.', 'Certificate or diploma in front office operations or tourism
Writes a clear and friendly letter
Able to work early, late and at weekends by turns
Two to five years in similar work', 'Lamu', 'KES 35,500 - 49,000', 'full_time', 'mid', array['Customer Service', 'Cash Handling', 'Complaint Handling', 'Communication', 'Microsoft Office']::text[], true, now() - interval '8123 minutes'),
  ('5eed0b00-0000-4000-8000-000000000241', '5eedc000-0000-4000-8000-000000000001', 'Quality Controller', 'Healthy animals and clean produce are the whole business of Mwangaza Foods. Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru.

You test every delivery, with a lactometer, a moisture meter or your senses, and write the result where the supplier can see it. You vaccinate and deworm on a calendar and treat the sick together with the county veterinarian. You advise on feeding through the dry season and work out rations from what is at hand. You prepare the papers for inspections and walk around with the inspector. It helps to be good at Feed Formulation; Food Safety and Animal Health come up every week.

You will sometimes have to reject what a friend has brought; we will stand behind you. Lunch is cooked on site, and there is a staff van from town at every shift change.', 'Certificate or diploma in animal health, dairy technology or food science
Registered with the veterinary board where the work demands it
Honest, also when it is inconvenient
Two to five years in similar work', 'Nakuru', 'KES 39,500 - 54,500', 'full_time', 'mid', array['Animal Health', 'Food Safety', 'Sampling', 'Feed Formulation', 'Record Keeping']::text[], true, now() - interval '6908 minutes'),
  ('5eed0b00-0000-4000-8000-000000000242', '5eedc000-0000-4000-8000-000000000002', 'Pharmacy Branch Manager', 'Bluegum Street Clinics runs nine neighbourhood clinics between Kasarani and Ongata Rongai. Bluegum Street Clinics in Nairobi wants a technologist who enjoys both the bench and the counter.

You count stock every week, rotate it by expiry date and order before shelves are empty. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You watch the refrigerator log of vaccines and insulin, at weekends too. You check prescriptions for doses and interactions, and you call the prescriber when something is off. What you need most is Laboratory Testing and Insurance Claims, and enough Quality Control to manage on your own.

The counter is busiest after five, and the roster takes that into account. Medical cover starts on the first day and includes your children.', 'Diploma in pharmacy or medical laboratory sciences
Registered with the board of your profession
Patience with people who are unwell or worried
Six years or more, two of them leading others', 'Nairobi', 'KES 83,500 - 112,500', 'full_time', 'senior', array['Dispensing', 'Laboratory Testing', 'Quality Control', 'Patient Counselling', 'Insurance Claims']::text[], true, now() - interval '10851 minutes'),
  ('5eed0b00-0000-4000-8000-000000000243', '5eedc000-0000-4000-8000-000000000003', 'Cashier', 'A tidy shelf, a right till and a good word: at Savanna Ledger these three are the job. Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones.

You run the till, give receipts without being asked and close with a difference of nothing. You fill shelves from the back, check expiry dates and mark prices that match the till. You count the fast movers every evening and write the order for the morning. Every Friday you sit down with your supervisor for half an hour and look at what you have learned. If Cash Handling, Merchandising and Point of Sale Systems are your strong points, you will feel at home quickly.

Feet get tired in this work; there are stools, real breaks, and a rota that is kept. We work from home two days a week and pay for your data bundle.', 'Secondary school certificate with a pass in mathematics
Friendly in Kiswahili and English
A certificate of good conduct
No long experience needed: we train on the job', 'Nairobi', 'KES 19,500 - 27,000', 'part_time', 'entry', array['Customer Service', 'Cash Handling', 'Merchandising', 'Point of Sale Systems', 'Teamwork']::text[], true, now() - interval '13370 minutes'),
  ('5eed0b00-0000-4000-8000-000000000244', '5eedc000-0000-4000-8000-000000000004', 'Laundry Attendant', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. Nobody praises a clean room, everybody remembers a dirty one: Kusi Wind Hotels takes housekeeping seriously.

You make up fourteen rooms in a shift to a checklist that fits on one card. You dilute cleaning agents as the label says and keep them locked away from children. You report dripping taps, loose handles and burnt bulbs the moment you see them. You start with the simple things and take on more as soon as you feel ready for it. If Laundry Operations, Attention to Detail and Inventory Management are your strong points, you will feel at home quickly.

What guests leave behind is handed in and written down; that trust is the heart of this job. Meals on duty, a share of the service charge, and live-in rooms for those from upcountry.', 'Secondary school certificate; a housekeeping course is an advantage
Physically fit and particular about details
A certificate of good conduct
No long experience needed: we train on the job', 'Mombasa', 'KES 17,000 - 21,500', 'part_time', 'entry', array['Housekeeping', 'Laundry Operations', 'Inventory Management', 'Team Supervision', 'Attention to Detail']::text[], true, now() - interval '33232 minutes'),
  ('5eed0b00-0000-4000-8000-000000000245', '5eedc000-0000-4000-8000-000000000005', 'Data Entry Clerk', 'Ziwa Cold Chain moves fish, milk and vaccines around the lake without letting them get warm. Whoever writes to Ziwa Cold Chain has a problem and not much time. You will be the one who answers.

You find out what has happened before you say what to do, and write it down so that nobody has to tell it twice. You enter and check data with double reading where a slip would cost somebody money. You pass faults on to the technical team with the steps that show them. You start with the simple things and take on more as soon as you feel ready for it. It helps to be good at Problem Solving; Communication and Typing come up every week.

You can work from anywhere in Kenya; we meet in Kisumu a few times a year and pay the way. Nobody here works from a script, and nobody is timed in the washroom.', 'Clear spoken and written English and Kiswahili
A quiet place to work; we bring the computer
Has dealt with customers in any trade
No long experience needed: we train on the job', 'Remote', 'KES 21,500 - 30,000', 'contract', 'entry', array['Data Entry', 'Communication', 'Problem Solving', 'Microsoft Excel', 'Typing']::text[], true, now() - interval '8923 minutes'),
  ('5eed0b00-0000-4000-8000-000000000246', '5eedc000-0000-4000-8000-000000000006', 'Logistics Coordinator', 'Cherangani Seed House breeds and sells maize and bean seed suited to the highlands. Goods for Cherangani Seed House come from five counties and three continents, and somebody has to know where each of them is.

You match orders, delivery notes and invoices before finance pays anybody. You ask for three quotations, compare them on price, quality and delivery, and write down why you chose one. You visit suppliers, look at how they work, and agree terms that both sides can keep. You plan loads and routes so that no lorry comes back empty without a reason. What you need most is Microsoft Excel and Negotiation, and enough Customs Clearance to manage on your own.

Gifts from suppliers are declined, politely and always. You get seed at cost for your own shamba and two field days a year with the breeders.', 'Member of, or studying for, the professional body of the field
Knows customs procedures or public procurement rules
Negotiates firmly and in a friendly way
Two to five years in similar work', 'Kitale', 'KES 58,500 - 82,500', 'full_time', 'mid', array['Procurement', 'Negotiation', 'Customs Clearance', 'Microsoft Excel', 'Planning']::text[], true, now() - interval '23627 minutes'),
  ('5eed0b00-0000-4000-8000-000000000247', '5eedc000-0000-4000-8000-000000000007', 'Head Teacher', 'A new class starts at Elimu Mlimani Schools next term, and its twenty-six children do not have a teacher yet. Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret.

You share materials with your colleagues and visit one lesson of theirs a month. You set the plan and the budget for the year with the directors and report against both every month. You hire, coach and, where it must be, part with people, and you do all three in person. You speak for Elimu Mlimani Schools with authorities, partners and the press, and promise nothing that the team cannot keep. You find the money for what is needed and say no to what would only be nice. We look for Curriculum Development above all, then for Lesson Planning and Communication.

Your own children pay half the fees, and school holidays are yours. Nobody is beaten or shamed here, and nobody may forget it.', 'P1 certificate, diploma or degree in education
Registered with the Teachers Service Commission
Experience with the competency-based curriculum
Ten years or more, with responsibility for budgets and people', 'Eldoret', 'KES 144,000 - 201,500', 'full_time', 'executive', array['Lesson Planning', 'Classroom Management', 'Curriculum Development', 'Assessment', 'Communication']::text[], true, now() - interval '39547 minutes'),
  ('5eed0b00-0000-4000-8000-000000000248', '5eedc000-0000-4000-8000-000000000008', 'Plumber', 'Water is scarce in Thika, and Jenga Haraka Contractors loses too much of it in old pipes. Jenga Haraka Contractors builds schools, markets and water tanks across central Kenya.

You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You service booster pumps, float switches and solar water heaters to a calendar that you keep yourself. You estimate the fittings for a job closely enough that nothing has to be bought twice. You walk through new rooms with the builder and agree where pipes run before the plaster goes on. We look for Pipe Fitting above all, then for Leak Detection and Estimating.

Protective gear is issued on day one, and nobody works at height without a harness. Work starts at seven and ends at four, with one Saturday in three.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Experience with pumps and pressure systems
Able to climb, lift and work in the open all day
Two to five years in similar work', 'Thika', 'KES 39,500 - 55,500', 'full_time', 'mid', array['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Estimating']::text[], true, now() - interval '31513 minutes'),
  ('5eed0b00-0000-4000-8000-000000000249', '5eedc000-0000-4000-8000-000000000009', 'Laboratory Attachment', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. A wrong label can do more harm than a missing one, so Mugumo Hill Hospital is looking for somebody exact.

You explain to patients how and when to take what they were given, until they can say it back to you. You count stock every week, rotate it by expiry date and order before shelves are empty. You run malaria, haemoglobin and glucose tests with controls, and you do not release a result that the control contradicts. You may ask anything, and you are expected to ask it twice if the answer was not clear. If Inventory Management, Insurance Claims and Quality Control are your strong points, you will feel at home quickly.

We pay your licence renewal and give five paid study days a year. Quality assessments by outsiders come twice a year; we have passed them all and intend to go on.', 'Diploma in pharmacy or medical laboratory sciences
Registered with the board of your profession
Patience with people who are unwell or worried
No long experience needed: we train on the job', 'Nyeri', 'KES 12,500 - 16,000', 'internship', 'entry', array['Dispensing', 'Inventory Management', 'Quality Control', 'Patient Counselling', 'Insurance Claims']::text[], true, now() - interval '25554 minutes'),
  ('5eed0b00-0000-4000-8000-000000000250', '5eedc000-0000-4000-8000-000000000010', 'Network Engineer', 'Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach. We are looking for somebody at Jua Kusini Solar Works who fixes the cause after having fixed the symptom.

You set up computers, accounts and printers, and take rights away on the day somebody leaves. You test a restore from backup every month, because a backup nobody has restored is a hope. You pull and splice cable, measure it and label both ends. You patch systems on a calendar and read about the holes before others find ours. What you need most is Networking and Backups, and enough Windows Administration to manage on your own.

You teach as you help, without sighing. There is a hardship allowance and a week at home for every five in the field.', 'CCNA or comparable knowledge of networks
Daily practice with Linux and Windows
Driving or riding licence for visits on site
Six years or more, two of them leading others', 'Garissa', 'KES 134,000 - 189,500', 'full_time', 'senior', array['Technical Support', 'Networking', 'Windows Administration', 'Backups', 'Information Security']::text[], true, now() - interval '7767 minutes'),
  ('5eed0b00-0000-4000-8000-000000000251', '5eedc000-0000-4000-8000-000000000011', 'Head Chef', 'The kitchen of Upepo Dhow Tours feeds more people every season, and the pass has become too busy for the team we have. Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast.

You run your section from mise en place to the last plate, and you leave it cleaner than you found it. You keep temperatures and dates written down, because food safety is checked here by us before anybody else does it. You plan menus with the manager for a month at a time and work out what each dish costs. You order vegetables and fish every second day, look at them when they arrive and send back what is not good. If Teamwork, Stock Ordering and Food Safety are your strong points, you will feel at home quickly.

Tips are pooled and paid out every Friday. Loud kitchens are common; ours is quick and quiet.', 'Certificate or diploma in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Good with Swahili dishes as well as with international ones
Six years or more, two of them leading others', 'Malindi', 'KES 93,000 - 142,500', 'full_time', 'senior', array['Food Production', 'Food Safety', 'Baking', 'Stock Ordering', 'Teamwork']::text[], true, now() - interval '17521 minutes'),
  ('5eed0b00-0000-4000-8000-000000000252', '5eedc000-0000-4000-8000-000000000012', 'Relationship Manager', 'Nyota Ndogo Retail would rather say no today than send an auctioneer next year. Nyota Ndogo Retail has 31 supermarkets from Kitengela to Kakamega.

You visit businesses, look at their books or help to write some, and judge what they can repay. You explain interest, fees and what happens when a payment is missed, before anybody signs. You train groups in saving and keeping simple accounts. You appraise applications and put your reasons on one page for the credit committee. If Financial Analysis, Microsoft Excel and Negotiation are your strong points, you will feel at home quickly.

We measure repayment and returning customers, not only volume. Staff get ten percent off their shopping and rosters are published two weeks ahead.', 'Diploma or degree in finance, economics or business
Experience in a bank, sacco or microfinance institution
Clean credit report and good conduct
Six years or more, two of them leading others', 'Nairobi', 'KES 102,500 - 148,000', 'full_time', 'senior', array['Portfolio Management', 'Financial Analysis', 'Microsoft Excel', 'Customer Service', 'Negotiation']::text[], true, now() - interval '41622 minutes');
