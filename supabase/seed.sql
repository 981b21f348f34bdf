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

insert into public.companies (id, owner_id, name, industry, size, location, website, description, hiring_process, is_demo) values
  ('5eedc000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-000000000003', 'Bluegum Street Clinics', 'Health care', '201-500', 'Nairobi', 'https://bluegum-street-clinics.example.com', 'Bluegum Street Clinics runs nine neighbourhood clinics in the estates of the city. Medical cover starts on the first day and includes your children.', 'You apply here on Fursa. Everybody has an answer within two weeks.
We check your licence with your council or board.
An interview with the person in charge and somebody from the ward or shop, about 40 minutes.
Half a day beside a colleague, so that you see the work before you decide.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Bluegum Street Clinics asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000002', '5eed0000-0000-4000-8000-000000000003', 'Savanna Ledger', 'Financial software', '11-50', 'Nairobi', 'https://savanna-ledger.example.com', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. We pay for your data bundle and give thirteen months of pay.', 'You apply here on Fursa. Everybody has an answer within one week.
A call of 30 minutes about what you have done.
A task from our daily work of two hours at most, which you do at home.
A talk about that task with two people you would work with.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Savanna Ledger asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000003', null, 'Nyota Ndogo Retail', 'Retail', '501-1000', 'Nairobi', 'https://nyota-ndogo-retail.example.com', 'Nyota Ndogo Retail has 31 supermarkets and one large store house in Industrial Area. Staff get ten percent off their shopping and rosters are published two weeks ahead.', 'You apply here on Fursa. Everybody has an answer within three weeks.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Nyota Ndogo Retail asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000004', null, 'Njia Tano Software', 'Software', '11-50', 'Nairobi', 'https://njia-tano-software.example.com', 'Njia Tano Software builds ticketing and payment software for matatu saccos. We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning.', 'You apply here on Fursa. Everybody has an answer within one week.
A call of 30 minutes about what you have done.
A task from our daily work of two hours at most, which you do at home.
A talk about that task with two people you would work with.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Njia Tano Software asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000005', null, 'Faraja Garden Homes', 'Social care', '11-50', 'Nairobi', 'https://faraja-garden-homes.example.com', 'Faraja Garden Homes looks after 85 old people in three houses with gardens. Shifts are eight hours, not twelve, and nobody has more than two night weeks a month.', 'You apply here on Fursa. Everybody has an answer within one week.
We check your licence with your council or board.
An interview with the person in charge and somebody from the ward or shop, about 40 minutes.
Half a day beside a colleague, so that you see the work before you decide.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Faraja Garden Homes asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000006', null, 'Mwavuli Insurance Brokers', 'Insurance', '11-50', 'Nairobi', 'https://mwavuli-insurance-brokers.example.com', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. We pay for your professional examinations when you pass, and for the first resit when you do not.', 'You apply here on Fursa. Everybody has an answer within one week.
A short test with numbers and letters, at our office or online.
An interview with the head of the branch or team.
We ask two people you worked with. A certificate of good conduct is needed only once you have an offer.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Mwavuli Insurance Brokers asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000007', null, 'Mwezi Learning House', 'Education', '51-200', 'Kiambu', 'https://mwezi-learning-house.example.com', 'Mwezi Learning House is a day school that puts reading and making things first. Classes have at most 28 children, and lunch is free.', 'You apply here on Fursa. Everybody has an answer within ten days.
A first talk by phone, about 20 minutes.
A sample lesson or piece of work of 30 minutes.
An interview with two of us.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Mwezi Learning House asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000008', null, 'Duma Parcel Riders', 'Courier services', '201-500', 'Nairobi', 'https://duma-parcel-riders.example.com', 'Duma Parcel Riders delivers 9,000 parcels a day in twelve counties. Everybody is insured around the clock, not only on the road.', 'You apply here on Fursa. Everybody has an answer within two weeks.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Duma Parcel Riders asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000009', null, 'Kazi Mtandao', 'Outsourcing', '201-500', 'Nairobi', 'https://kazi-mtandao.example.com', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. Equipment is ours, night shifts end with a taxi home, and training is paid.', 'You apply here on Fursa. Everybody has an answer within two weeks.
A call of 30 minutes about what you have done.
A task from our daily work of two hours at most, which you do at home.
A talk about that task with two people you would work with.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Kazi Mtandao asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000010', null, 'Kurasa Tatu Press', 'Publishing', '11-50', 'Nairobi', 'https://kurasa-tatu-press.example.com', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. Hours are flexible around a core of ten to three, and the library is yours.', 'You apply here on Fursa. Everybody has an answer within one week.
A first talk by phone, about 20 minutes.
A sample lesson or piece of work of 30 minutes.
An interview with two of us.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Kurasa Tatu Press asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000011', null, 'Duka Njema Online', 'E-commerce', '51-200', 'Nairobi', 'https://duka-njema-online.example.com', 'Duka Njema Online lets kiosks order stock by phone and delivers it the next morning. Everybody owns shares after a year.', 'You apply here on Fursa. Everybody has an answer within ten days.
A call of 30 minutes about what you have done.
A task from our daily work of two hours at most, which you do at home.
A talk about that task with two people you would work with.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Duka Njema Online asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000012', null, 'Chui Mwitu Alarms', 'Security', '51-200', 'Nairobi', 'https://chui-mwitu-alarms.example.com', 'Chui Mwitu Alarms guards homes and offices and installs alarms, cameras and electric fences. Training is paid, shifts are twelve hours at most, and nights earn a fixed extra.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Chui Mwitu Alarms asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000013', null, 'Kibubu Community Bank', 'Banking', '501-1000', 'Nairobi', 'https://kibubu-community-bank.example.com', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law.', 'You apply here on Fursa. Everybody has an answer within three weeks.
A short test with numbers and letters, at our office or online.
An interview with the head of the branch or team.
We ask two people you worked with. A certificate of good conduct is needed only once you have an offer.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Kibubu Community Bank asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000014', null, 'Ukulima Smart', 'Agricultural technology', '11-50', 'Nairobi', 'https://ukulima-smart.example.com', 'Ukulima Smart sends farmers weather, prices and advice for their own plot by text message. The whole team meets for a week three times a year, and courses are paid.', 'You apply here on Fursa. Everybody has an answer within one week.
A call of 30 minutes about what you have done.
A task from our daily work of two hours at most, which you do at home.
A talk about that task with two people you would work with.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Ukulima Smart asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000015', null, 'Bima Mbegu Microinsurance', 'Insurance', '51-200', 'Nairobi', 'https://bima-mbegu-microinsurance.example.com', 'Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day. Targets are set with you, not for you.', 'You apply here on Fursa. Everybody has an answer within ten days.
A short test with numbers and letters, at our office or online.
An interview with the head of the branch or team.
We ask two people you worked with. A certificate of good conduct is needed only once you have an offer.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Bima Mbegu Microinsurance asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000016', null, 'Kusi Wind Hotels', 'Hospitality', '201-500', 'Mombasa', 'https://kusi-wind-hotels.example.com', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. Meals on duty, a share of the service charge, and live-in rooms for those from upcountry.', 'You apply here on Fursa. Everybody has an answer within two weeks.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Kusi Wind Hotels asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000017', null, 'Jua Kusini Solar Works', 'Energy', '11-50', 'Garissa', 'https://jua-kusini-solar-works.example.com', 'Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach. There is a hardship allowance and a week at home for every five in the field.', 'You apply here on Fursa. Everybody has an answer within one week.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Jua Kusini Solar Works asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000018', null, 'Upepo Dhow Tours', 'Tourism', '11-50', 'Malindi', 'https://upepo-dhow-tours.example.com', 'Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast. Tips are pooled and paid out every Friday.', 'You apply here on Fursa. Everybody has an answer within one week.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Upepo Dhow Tours asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000019', null, 'Bahari Freight', 'Shipping', '51-200', 'Mombasa', 'https://bahari-freight.example.com', 'Bahari Freight clears cargo at the port and carries it inland. Overtime is paid by the hour, to the minute, with the salary of the same month.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Bahari Freight asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000020', null, 'Lamu Heritage Stays', 'Hospitality', '11-50', 'Lamu', 'https://lamu-heritage-stays.example.com', 'Lamu Heritage Stays restores old houses and lets them to travellers. Ferry passes and a room in the staff house are included.', 'You apply here on Fursa. Everybody has an answer within one week.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Lamu Heritage Stays asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000021', null, 'Kilifi Cashew Growers', 'Food processing', '51-200', 'Kilifi', 'https://kilifi-cashew-growers.example.com', 'Kilifi Cashew Growers buys nuts from village groups and roasts them for export. Pay is on the 25th without fail, and there is a clinic day every month.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Kilifi Cashew Growers asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000022', null, 'Isiolo Livestock Union', 'Livestock', '11-50', 'Isiolo', 'https://isiolo-livestock-union.example.com', 'Isiolo Livestock Union buys, treats and sells animals for 500 herding families. We provide the motorbike, the fuel and a satellite phone.', 'You apply here on Fursa. Everybody has an answer within one week.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Isiolo Livestock Union asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000023', null, 'Ndara Junction Hotel', 'Hospitality', '11-50', 'Voi', 'https://ndara-junction-hotel.example.com', 'Ndara Junction Hotel feeds and beds travellers on the road to the coast. Meals, uniform and a bed on late shifts are free.', 'You apply here on Fursa. Everybody has an answer within one week.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Ndara Junction Hotel asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000024', null, 'Ngamia Water Trust', 'Non-profit', '11-50', 'Lodwar', 'https://ngamia-water-trust.example.com', 'Ngamia Water Trust drills boreholes and trains villages to keep them running. Housing in Lodwar, a hardship allowance and flights home every quarter.', 'You apply here on Fursa. Everybody has an answer within one week.
We read all applications together after the closing date.
A written task of one hour.
An interview with three of us, with the same questions for everybody.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Ngamia Water Trust asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000025', null, 'Kivuli Home Nursing', 'Health care', '11-50', 'Mombasa', 'https://kivuli-home-nursing.example.com', 'Kivuli Home Nursing cares for people at home after operations and in old age. You choose your zone, and travelling time is paid.', 'You apply here on Fursa. Everybody has an answer within one week.
We check your licence with your council or board.
An interview with the person in charge and somebody from the ward or shop, about 40 minutes.
Half a day beside a colleague, so that you see the work before you decide.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Kivuli Home Nursing asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000026', null, 'Tana Bend Rice', 'Agriculture', '51-200', 'Hola', 'https://tana-bend-rice.example.com', 'Tana Bend Rice mills and markets rice for cooperatives along the river. Harvest months are long and carry a bonus; February is quiet, and leave is easy.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Tana Bend Rice asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000027', null, 'Kwale Coconut Company', 'Food processing', '11-50', 'Kwale', 'https://kwale-coconut-company.example.com', 'Kwale Coconut Company presses oil and makes soap from coconuts of the south coast. A small company where everybody learns every machine.', 'You apply here on Fursa. Everybody has an answer within one week.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Kwale Coconut Company asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000028', null, 'Povu Laundry Group', 'Services', '11-50', 'Mombasa', 'https://povu-laundry-group.example.com', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. Sundays are free, and overtime is asked for, not ordered.', 'You apply here on Fursa. Everybody has an answer within one week.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Povu Laundry Group asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000029', null, 'Kobe Bay Boatyard', 'Manufacturing', '11-50', 'Lamu', 'https://kobe-bay-boatyard.example.com', 'Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels. The yard closes at three in the afternoon because of the heat.', 'You apply here on Fursa. Everybody has an answer within one week.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Kobe Bay Boatyard asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000030', '5eed0000-0000-4000-8000-000000000003', 'Mwangaza Foods', 'Food processing', '51-200', 'Nakuru', 'https://mwangaza-foods.example.com', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. Lunch is cooked on site, and there is a staff van from town at every shift change.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Mwangaza Foods asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000031', null, 'Jenga Haraka Contractors', 'Construction', '201-500', 'Thika', 'https://jenga-haraka-contractors.example.com', 'Jenga Haraka Contractors builds schools, markets and water tanks for counties and churches. Protective gear is issued on day one, and nobody works at height without a harness.', 'You apply here on Fursa. Everybody has an answer within two weeks.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Jenga Haraka Contractors asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000032', null, 'Mugumo Hill Hospital', 'Health care', '201-500', 'Nyeri', 'https://mugumo-hill-hospital.example.com', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. We pay your licence renewal and give five paid study days a year.', 'You apply here on Fursa. Everybody has an answer within two weeks.
We check your licence with your council or board.
An interview with the person in charge and somebody from the ward or shop, about 40 minutes.
Half a day beside a colleague, so that you see the work before you decide.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Mugumo Hill Hospital asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000033', null, 'Chepkolel Leaf Estates', 'Tea', '501-1000', 'Kericho', 'https://chepkolel-leaf-estates.example.com', 'Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours. Housing on the estate, a school and a dispensary come with the job.', 'You apply here on Fursa. Everybody has an answer within three weeks.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Chepkolel Leaf Estates asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000034', null, 'Njuri Hills Dairy', 'Dairy', '51-200', 'Meru', 'https://njuri-hills-dairy.example.com', 'Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it. Milk every week, a savings scheme that we top up, and a bus to the plant for every shift.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Njuri Hills Dairy asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000035', null, 'Iveti Steel Joinery', 'Manufacturing', '11-50', 'Machakos', 'https://iveti-steel-joinery.example.com', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. Bonuses are shared in the workshop each quarter when no order went out late.', 'You apply here on Fursa. Everybody has an answer within one week.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Iveti Steel Joinery asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000036', null, 'Mbegu Savings Sacco', 'Financial services', '51-200', 'Embu', 'https://mbegu-savings-sacco.example.com', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. Staff loans at four percent, and the office closes at half past four.', 'You apply here on Fursa. Everybody has an answer within ten days.
A short test with numbers and letters, at our office or online.
An interview with the head of the branch or team.
We ask two people you worked with. A certificate of good conduct is needed only once you have an offer.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Mbegu Savings Sacco asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000037', null, 'Rosehill by the Lake', 'Horticulture', '501-1000', 'Naivasha', 'https://rosehill-by-the-lake.example.com', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. There is a crèche at the gate, a canteen, and transport to every shift.', 'You apply here on Fursa. Everybody has an answer within three weeks.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Rosehill by the Lake asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000038', null, 'Nanyuki Trails Lodge', 'Tourism', '51-200', 'Nanyuki', 'https://nanyuki-trails-lodge.example.com', 'Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya. Three weeks on, one week off, with the bus home paid.', 'You apply here on Fursa. Everybody has an answer within ten days.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Nanyuki Trails Lodge asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000039', null, 'Athi Plains Cement Works', 'Manufacturing', '501-1000', 'Machakos', 'https://athi-plains-cement-works.example.com', 'Athi Plains Cement Works makes blocks, pavers and culverts for roads and houses. A safety bonus is paid to the whole shift when nobody was hurt that month.', 'You apply here on Fursa. Everybody has an answer within three weeks.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Athi Plains Cement Works asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000040', null, 'Kijani Waste Works', 'Environment', '51-200', 'Nakuru', 'https://kijani-waste-works.example.com', 'Kijani Waste Works turns market waste into compost and plastic into fencing posts. Boots, gloves, vaccinations and a hot lunch are provided.', 'You apply here on Fursa. Everybody has an answer within ten days.
We read all applications together after the closing date.
A written task of one hour.
An interview with three of us, with the same questions for everybody.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Kijani Waste Works asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000041', null, 'Ndarugu Ridge Hospital', 'Health care', '201-500', 'Thika', 'https://ndarugu-ridge-hospital.example.com', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. A lunch room, lockers, a nursing room, and a pension that we match.', 'You apply here on Fursa. Everybody has an answer within two weeks.
We check your licence with your council or board.
An interview with the person in charge and somebody from the ward or shop, about 40 minutes.
Half a day beside a colleague, so that you see the work before you decide.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Ndarugu Ridge Hospital asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000042', null, 'Ndovu Coach Lines', 'Transport', '201-500', 'Nakuru', 'https://ndovu-coach-lines.example.com', 'Ndovu Coach Lines runs 64 coaches along the northern corridor. Driving hours are capped, and rest rooms are inspected every week.', 'You apply here on Fursa. Everybody has an answer within two weeks.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Ndovu Coach Lines asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000043', null, 'Laikipia Honey Hub', 'Food processing', '11-50', 'Nanyuki', 'https://laikipia-honey-hub.example.com', 'Laikipia Honey Hub trains bee keepers and sells their honey under one label. Honey at cost, and field boots are on us.', 'You apply here on Fursa. Everybody has an answer within one week.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Laikipia Honey Hub asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000044', null, 'Equator Telecom Services', 'Telecommunications', '51-200', 'Nyeri', 'https://equator-telecom-services.example.com', 'Equator Telecom Services lays fibre and keeps masts standing around the mountain. A field allowance, proper climbing gear and a second pair of hands at every mast.', 'You apply here on Fursa. Everybody has an answer within ten days.
A call of 30 minutes about what you have done.
A task from our daily work of two hours at most, which you do at home.
A talk about that task with two people you would work with.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Equator Telecom Services asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000045', null, 'Kirinyet Coffee Exporters', 'Coffee', '11-50', 'Embu', 'https://kirinyet-coffee-exporters.example.com', 'Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations. You learn to taste coffee, and courses are paid.', 'You apply here on Fursa. Everybody has an answer within one week.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Kirinyet Coffee Exporters asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000046', null, 'Mlima Outdoor Schools', 'Education', '11-50', 'Nyeri', 'https://mlima-outdoor-schools.example.com', 'Mlima Outdoor Schools brings city classes to the mountain for a week at a time. Food and bed during camps, and first-aid training every year.', 'You apply here on Fursa. Everybody has an answer within one week.
A first talk by phone, about 20 minutes.
A sample lesson or piece of work of 30 minutes.
An interview with two of us.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Mlima Outdoor Schools asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000047', null, 'Ziwa Cold Chain', 'Logistics', '51-200', 'Kisumu', 'https://ziwa-cold-chain.example.com', 'Ziwa Cold Chain moves fish, milk and vaccines around the lake and keeps them cold. Night work is paid at one and a half times the day rate.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Ziwa Cold Chain asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000048', null, 'Cherangani Seed House', 'Agriculture', '51-200', 'Kitale', 'https://cherangani-seed-house.example.com', 'Cherangani Seed House breeds and sells maize and bean seed suited to the highlands. You get seed at cost for your own shamba and two field days a year with the breeders.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Cherangani Seed House asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000049', null, 'Elimu Mlimani Schools', 'Education', '201-500', 'Eldoret', 'https://elimu-mlimani-schools.example.com', 'Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret. Your own children pay half the fees, and school holidays are yours.', 'You apply here on Fursa. Everybody has an answer within two weeks.
A first talk by phone, about 20 minutes.
A sample lesson or piece of work of 30 minutes.
An interview with two of us.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Elimu Mlimani Schools asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000050', null, 'Isukha Agro Supplies', 'Agriculture', '11-50', 'Kakamega', 'https://isukha-agro-supplies.example.com', 'Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops. A share of the profit is paid to everybody each quarter.', 'You apply here on Fursa. Everybody has an answer within one week.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Isukha Agro Supplies asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000051', null, 'Webuye Stone Millers', 'Food processing', '51-200', 'Webuye', 'https://webuye-stone-millers.example.com', 'Webuye Stone Millers grinds maize, millet and sorghum for western Kenya. A bag of flour goes home with everybody at the end of the month.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Webuye Stone Millers asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000052', null, 'Mwarobaini Pharmacies', 'Pharmacy', '51-200', 'Kisumu', 'https://mwarobaini-pharmacies.example.com', 'Mwarobaini Pharmacies has 22 shops around the lake that are open until ten at night. Late shifts end with a taxi home that we pay.', 'You apply here on Fursa. Everybody has an answer within ten days.
We check your licence with your council or board.
An interview with the person in charge and somebody from the ward or shop, about 40 minutes.
Half a day beside a colleague, so that you see the work before you decide.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Mwarobaini Pharmacies asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000053', null, 'Macho Mapya Eye Centre', 'Health care', '11-50', 'Eldoret', 'https://macho-mapya-eye-centre.example.com', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. Camp days carry an allowance, and Saturdays are worked by turns.', 'You apply here on Fursa. Everybody has an answer within one week.
We check your licence with your council or board.
An interview with the person in charge and somebody from the ward or shop, about 40 minutes.
Half a day beside a colleague, so that you see the work before you decide.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Macho Mapya Eye Centre asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000054', null, 'Busia Crossroads Traders', 'Wholesale', '11-50', 'Busia', 'https://busia-crossroads-traders.example.com', 'Busia Crossroads Traders supplies shops on both sides of the border. Small team, short ways: whoever has a good idea tries it the same week.', 'You apply here on Fursa. Everybody has an answer within one week.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Busia Crossroads Traders asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000055', null, 'Ngege Bay Fisheries', 'Fishing', '11-50', 'Homa Bay', 'https://ngege-bay-fisheries.example.com', 'Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day. Life jackets and swimming lessons come first; fish at cost comes after.', 'You apply here on Fursa. Everybody has an answer within one week.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Ngege Bay Fisheries asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000056', null, 'Tabaka Soapstone Guild', 'Crafts', '11-50', 'Kisii', 'https://tabaka-soapstone-guild.example.com', 'Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad. Profits are shared with staff and carvers alike every December.', 'You apply here on Fursa. Everybody has an answer within one week.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Tabaka Soapstone Guild asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000057', null, 'Kuja Bend Sugar Mill', 'Food processing', '201-500', 'Migori', 'https://kuja-bend-sugar-mill.example.com', 'Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest. There is staff housing, a sports club, and sugar at mill price.', 'You apply here on Fursa. Everybody has an answer within two weeks.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Kuja Bend Sugar Mill asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000058', null, 'Msingi Early Learning', 'Education', '11-50', 'Kisumu', 'https://msingi-early-learning.example.com', 'Msingi Early Learning runs six day-care centres where mothers work near by. Your own toddler has a place free of charge.', 'You apply here on Fursa. Everybody has an answer within one week.
A first talk by phone, about 20 minutes.
A sample lesson or piece of work of 30 minutes.
An interview with two of us.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Msingi Early Learning asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000059', null, 'Mizani Legal Aid', 'Non-profit', '11-50', 'Kisumu', 'https://mizani-legal-aid.example.com', 'Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer. A thirty-seven hour week, and time off in lieu that is really taken.', 'You apply here on Fursa. Everybody has an answer within one week.
We read all applications together after the closing date.
A written task of one hour.
An interview with three of us, with the same questions for everybody.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Mizani Legal Aid asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000060', null, 'Maragoli Thread Mill', 'Textiles', '51-200', 'Vihiga', 'https://maragoli-thread-mill.example.com', 'Maragoli Thread Mill knits school uniforms and sews them in its own hall. Piece work is paid on top of a fixed wage, and the hall is cool and bright.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Maragoli Thread Mill asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000061', null, 'Nyumbani Staff Bureau', 'Household services', '51-200', 'Nairobi', 'https://nyumbani-staff-bureau.example.com', 'Nyumbani Staff Bureau employs house helps, gardeners and cleaners and sends them to families it has visited. Contract, NSSF and SHA from the first day, and one day off each week that nobody may take from you.', 'You apply here on Fursa. Everybody has an answer within ten days.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Nyumbani Staff Bureau asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000062', null, 'Nywele Corner Salons', 'Beauty', '11-50', 'Nairobi', 'https://nywele-corner-salons.example.com', 'Nywele Corner Salons has five salons where braids take an afternoon and tea is free. Commission comes on top of the wage, and new products are taught every month.', 'You apply here on Fursa. Everybody has an answer within one week.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Nywele Corner Salons asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000063', null, 'Soko Letu Shops', 'Retail', '11-50', 'Narok', 'https://soko-letu-shops.example.com', 'Soko Letu Shops sells food and hardware and runs M-Pesa counters on four market streets. Lunch is free, and evening shifts end before it is dark.', 'You apply here on Fursa. Everybody has an answer within one week.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Soko Letu Shops asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000064', null, 'Ladha Tamu Kitchens', 'Restaurants', '51-200', 'Nakuru', 'https://ladha-tamu-kitchens.example.com', 'Ladha Tamu Kitchens runs a bakery and six restaurants for people who have half an hour for lunch. Meals on duty, tips that are shared every week, and two Sundays off a month.', 'You apply here on Fursa. Everybody has an answer within ten days.
A first talk at the workplace, about 20 minutes.
A trial shift of four hours, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Ladha Tamu Kitchens asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000065', null, 'Nyumba Imara Builders', 'Construction', '51-200', 'Kitengela', 'https://nyumba-imara-builders.example.com', 'Nyumba Imara Builders puts up and looks after rental flats for owners who live far away. Wages are paid every second Friday, with insurance against accidents.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Nyumba Imara Builders asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000066', null, 'Barabara Umoja Sacco', 'Transport', '51-200', 'Murang''a', 'https://barabara-umoja-sacco.example.com', 'Barabara Umoja Sacco runs 80 matatus for their owners, with a timetable and a garage. Wages are fixed and paid each month, so that nobody has to race for passengers.', 'You apply here on Fursa. Everybody has an answer within ten days.
We phone the people who fit, usually within a week.
You visit the site, see the work and talk with the supervisor.
A trial day, which is paid.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Barabara Umoja Sacco asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000067', null, 'Stadi Technical College', 'Education', '51-200', 'Kitui', 'https://stadi-technical-college.example.com', 'Stadi Technical College trains 700 young people as fitters, tailors, cooks and programmers. Staff eat with the trainees, and courses for trainers are paid.', 'You apply here on Fursa. Everybody has an answer within ten days.
A first talk by phone, about 20 minutes.
A sample lesson or piece of work of 30 minutes.
An interview with two of us.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Stadi Technical College asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000068', null, 'Pamoja Turkwel Trust', 'Non-profit', '51-200', 'Kakuma', 'https://pamoja-turkwel-trust.example.com', 'Pamoja Turkwel Trust runs classes, clinics and savings groups for refugees and their neighbours. Housing, a hardship allowance and a week at home for every eight.', 'You apply here on Fursa. Everybody has an answer within ten days.
We read all applications together after the closing date.
A written task of one hour.
An interview with three of us, with the same questions for everybody.
You have the contract to read at home before you sign it.
No step costs you anything: nobody at Pamoja Turkwel Trust asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000069', null, 'Larkhollow Online Services', 'Outsourcing', '51-200', 'Leeds, United Kingdom', 'https://larkhollow-online-services.example.com', 'Larkhollow Online Services does office work for small firms in Britain with a team in Kenya. Pay arrives on the last working day, with 25 days of leave and a yearly sum for your computer.', 'You apply here on Fursa. Everybody has an answer within ten days.
A call of 30 minutes about what you have done.
A task from our daily work of two hours at most, which you do at home.
A talk about that task with two people you would work with.
The contract comes by email, and you have a week to read it.
No step costs you anything: nobody at Larkhollow Online Services asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000070', null, 'Alderwick Software', 'Software', '11-50', 'Halifax, Canada', 'https://alderwick-software.example.com', 'Alderwick Software makes programs for harbours and ferries and has no office that one has to be in. Four-day weeks in July and August, health cover for your family, and time to learn.', 'You apply here on Fursa. Everybody has an answer within one week.
A call of 30 minutes about what you have done.
A task from our daily work of two hours at most, which you do at home.
A talk about that task with two people you would work with.
The contract comes by email, and you have a week to read it.
No step costs you anything: nobody at Alderwick Software asks for money.', true),
  ('5eedc000-0000-4000-8000-000000000071', null, 'Quillmere Tutoring', 'Education', '11-50', 'Cork, Ireland', 'https://quillmere-tutoring.example.com', 'Quillmere Tutoring teaches school children one by one over the internet. Lessons that a pupil misses are paid, and August is free.', 'You apply here on Fursa. Everybody has an answer within one week.
A first talk by phone, about 20 minutes.
A sample lesson or piece of work of 30 minutes.
An interview with two of us.
The contract comes by email, and you have a week to read it.
No step costs you anything: nobody at Quillmere Tutoring asks for money.', true);

insert into public.company_verifications (company_id, kind, evidence, checked_on, is_demo) values
  ('5eedc000-0000-4000-8000-000000000001', 'registration', 'Demo data: the certificate DEMO-0001 is invented.', (now() at time zone 'utc')::date - 40, true),
  ('5eedc000-0000-4000-8000-000000000001', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 30, true),
  ('5eedc000-0000-4000-8000-000000000001', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 20, true),
  ('5eedc000-0000-4000-8000-000000000002', 'registration', 'Demo data: the certificate DEMO-0002 is invented.', (now() at time zone 'utc')::date - 57, true),
  ('5eedc000-0000-4000-8000-000000000004', 'registration', 'Demo data: the certificate DEMO-0004 is invented.', (now() at time zone 'utc')::date - 91, true),
  ('5eedc000-0000-4000-8000-000000000005', 'registration', 'Demo data: the certificate DEMO-0005 is invented.', (now() at time zone 'utc')::date - 108, true),
  ('5eedc000-0000-4000-8000-000000000005', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 74, true),
  ('5eedc000-0000-4000-8000-000000000007', 'registration', 'Demo data: the certificate DEMO-0007 is invented.', (now() at time zone 'utc')::date - 142, true),
  ('5eedc000-0000-4000-8000-000000000007', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 62, true),
  ('5eedc000-0000-4000-8000-000000000008', 'registration', 'Demo data: the certificate DEMO-0008 is invented.', (now() at time zone 'utc')::date - 159, true),
  ('5eedc000-0000-4000-8000-000000000010', 'registration', 'Demo data: the certificate DEMO-0010 is invented.', (now() at time zone 'utc')::date - 193, true),
  ('5eedc000-0000-4000-8000-000000000011', 'registration', 'Demo data: the certificate DEMO-0011 is invented.', (now() at time zone 'utc')::date - 210, true),
  ('5eedc000-0000-4000-8000-000000000013', 'registration', 'Demo data: the certificate DEMO-0013 is invented.', (now() at time zone 'utc')::date - 244, true),
  ('5eedc000-0000-4000-8000-000000000013', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 162, true),
  ('5eedc000-0000-4000-8000-000000000013', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 104, true),
  ('5eedc000-0000-4000-8000-000000000014', 'registration', 'Demo data: the certificate DEMO-0014 is invented.', (now() at time zone 'utc')::date - 261, true),
  ('5eedc000-0000-4000-8000-000000000016', 'registration', 'Demo data: the certificate DEMO-0016 is invented.', (now() at time zone 'utc')::date - 295, true),
  ('5eedc000-0000-4000-8000-000000000017', 'registration', 'Demo data: the certificate DEMO-0017 is invented.', (now() at time zone 'utc')::date - 312, true),
  ('5eedc000-0000-4000-8000-000000000017', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 206, true),
  ('5eedc000-0000-4000-8000-000000000019', 'registration', 'Demo data: the certificate DEMO-0019 is invented.', (now() at time zone 'utc')::date - 46, true),
  ('5eedc000-0000-4000-8000-000000000019', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 46, true),
  ('5eedc000-0000-4000-8000-000000000020', 'registration', 'Demo data: the certificate DEMO-0020 is invented.', (now() at time zone 'utc')::date - 63, true),
  ('5eedc000-0000-4000-8000-000000000022', 'registration', 'Demo data: the certificate DEMO-0022 is invented.', (now() at time zone 'utc')::date - 97, true),
  ('5eedc000-0000-4000-8000-000000000023', 'registration', 'Demo data: the certificate DEMO-0023 is invented.', (now() at time zone 'utc')::date - 114, true),
  ('5eedc000-0000-4000-8000-000000000025', 'registration', 'Demo data: the certificate DEMO-0025 is invented.', (now() at time zone 'utc')::date - 148, true),
  ('5eedc000-0000-4000-8000-000000000025', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 94, true),
  ('5eedc000-0000-4000-8000-000000000025', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 88, true),
  ('5eedc000-0000-4000-8000-000000000026', 'registration', 'Demo data: the certificate DEMO-0026 is invented.', (now() at time zone 'utc')::date - 165, true),
  ('5eedc000-0000-4000-8000-000000000028', 'registration', 'Demo data: the certificate DEMO-0028 is invented.', (now() at time zone 'utc')::date - 199, true),
  ('5eedc000-0000-4000-8000-000000000029', 'registration', 'Demo data: the certificate DEMO-0029 is invented.', (now() at time zone 'utc')::date - 216, true),
  ('5eedc000-0000-4000-8000-000000000029', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 138, true),
  ('5eedc000-0000-4000-8000-000000000031', 'registration', 'Demo data: the certificate DEMO-0031 is invented.', (now() at time zone 'utc')::date - 250, true),
  ('5eedc000-0000-4000-8000-000000000031', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 30, true),
  ('5eedc000-0000-4000-8000-000000000032', 'registration', 'Demo data: the certificate DEMO-0032 is invented.', (now() at time zone 'utc')::date - 267, true),
  ('5eedc000-0000-4000-8000-000000000034', 'registration', 'Demo data: the certificate DEMO-0034 is invented.', (now() at time zone 'utc')::date - 301, true),
  ('5eedc000-0000-4000-8000-000000000035', 'registration', 'Demo data: the certificate DEMO-0035 is invented.', (now() at time zone 'utc')::date - 318, true),
  ('5eedc000-0000-4000-8000-000000000037', 'registration', 'Demo data: the certificate DEMO-0037 is invented.', (now() at time zone 'utc')::date - 52, true),
  ('5eedc000-0000-4000-8000-000000000037', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 226, true),
  ('5eedc000-0000-4000-8000-000000000037', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 72, true),
  ('5eedc000-0000-4000-8000-000000000038', 'registration', 'Demo data: the certificate DEMO-0038 is invented.', (now() at time zone 'utc')::date - 69, true),
  ('5eedc000-0000-4000-8000-000000000040', 'registration', 'Demo data: the certificate DEMO-0040 is invented.', (now() at time zone 'utc')::date - 103, true),
  ('5eedc000-0000-4000-8000-000000000041', 'registration', 'Demo data: the certificate DEMO-0041 is invented.', (now() at time zone 'utc')::date - 120, true),
  ('5eedc000-0000-4000-8000-000000000041', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 70, true),
  ('5eedc000-0000-4000-8000-000000000043', 'registration', 'Demo data: the certificate DEMO-0043 is invented.', (now() at time zone 'utc')::date - 154, true),
  ('5eedc000-0000-4000-8000-000000000043', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 114, true),
  ('5eedc000-0000-4000-8000-000000000044', 'registration', 'Demo data: the certificate DEMO-0044 is invented.', (now() at time zone 'utc')::date - 171, true),
  ('5eedc000-0000-4000-8000-000000000046', 'registration', 'Demo data: the certificate DEMO-0046 is invented.', (now() at time zone 'utc')::date - 205, true),
  ('5eedc000-0000-4000-8000-000000000047', 'registration', 'Demo data: the certificate DEMO-0047 is invented.', (now() at time zone 'utc')::date - 222, true),
  ('5eedc000-0000-4000-8000-000000000049', 'registration', 'Demo data: the certificate DEMO-0049 is invented.', (now() at time zone 'utc')::date - 256, true),
  ('5eedc000-0000-4000-8000-000000000049', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 158, true),
  ('5eedc000-0000-4000-8000-000000000049', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 56, true),
  ('5eedc000-0000-4000-8000-000000000050', 'registration', 'Demo data: the certificate DEMO-0050 is invented.', (now() at time zone 'utc')::date - 273, true),
  ('5eedc000-0000-4000-8000-000000000052', 'registration', 'Demo data: the certificate DEMO-0052 is invented.', (now() at time zone 'utc')::date - 307, true),
  ('5eedc000-0000-4000-8000-000000000053', 'registration', 'Demo data: the certificate DEMO-0053 is invented.', (now() at time zone 'utc')::date - 324, true),
  ('5eedc000-0000-4000-8000-000000000053', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 202, true),
  ('5eedc000-0000-4000-8000-000000000055', 'registration', 'Demo data: the certificate DEMO-0055 is invented.', (now() at time zone 'utc')::date - 58, true),
  ('5eedc000-0000-4000-8000-000000000055', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 98, true),
  ('5eedc000-0000-4000-8000-000000000056', 'registration', 'Demo data: the certificate DEMO-0056 is invented.', (now() at time zone 'utc')::date - 75, true),
  ('5eedc000-0000-4000-8000-000000000058', 'registration', 'Demo data: the certificate DEMO-0058 is invented.', (now() at time zone 'utc')::date - 109, true),
  ('5eedc000-0000-4000-8000-000000000059', 'registration', 'Demo data: the certificate DEMO-0059 is invented.', (now() at time zone 'utc')::date - 126, true),
  ('5eedc000-0000-4000-8000-000000000061', 'registration', 'Demo data: the certificate DEMO-0061 is invented.', (now() at time zone 'utc')::date - 160, true),
  ('5eedc000-0000-4000-8000-000000000061', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 90, true),
  ('5eedc000-0000-4000-8000-000000000061', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 40, true),
  ('5eedc000-0000-4000-8000-000000000062', 'registration', 'Demo data: the certificate DEMO-0062 is invented.', (now() at time zone 'utc')::date - 177, true),
  ('5eedc000-0000-4000-8000-000000000064', 'registration', 'Demo data: the certificate DEMO-0064 is invented.', (now() at time zone 'utc')::date - 211, true),
  ('5eedc000-0000-4000-8000-000000000065', 'registration', 'Demo data: the certificate DEMO-0065 is invented.', (now() at time zone 'utc')::date - 228, true),
  ('5eedc000-0000-4000-8000-000000000065', 'domain', 'Demo data: no such website exists.', (now() at time zone 'utc')::date - 134, true),
  ('5eedc000-0000-4000-8000-000000000067', 'registration', 'Demo data: the certificate DEMO-0067 is invented.', (now() at time zone 'utc')::date - 262, true),
  ('5eedc000-0000-4000-8000-000000000067', 'visit', 'Demo data: nobody was there.', (now() at time zone 'utc')::date - 82, true),
  ('5eedc000-0000-4000-8000-000000000068', 'registration', 'Demo data: the certificate DEMO-0068 is invented.', (now() at time zone 'utc')::date - 279, true),
  ('5eedc000-0000-4000-8000-000000000070', 'registration', 'Demo data: the certificate DEMO-0070 is invented.', (now() at time zone 'utc')::date - 313, true),
  ('5eedc000-0000-4000-8000-000000000071', 'registration', 'Demo data: the certificate DEMO-0071 is invented.', (now() at time zone 'utc')::date - 330, true);

insert into public.jobs (id, company_id, title, description, requirements, location, salary_range, type, experience_level, skills, is_demo, created_at) values
  ('5eed0b00-0000-4000-8000-000000000001', '5eedc000-0000-4000-8000-000000000001', 'Registered Nurse', 'Bluegum Street Clinics runs nine neighbourhood clinics in the estates of the city. There is an opening for the post of Registered Nurse, in Nairobi. You give medicines and injections and check name, dose and time before each. You dress wounds and show the family how to go on at home. You hand over at the bedside, so that nothing is forgotten between two shifts.

What you need most is wound care and patient care; triage, medication administration and electronic health records come on top.

Medical cover starts on the first day and includes your children. Apply on this page and tell us in a few lines why you want this work.', 'Diploma or degree in nursing
A valid licence of the Nursing Council of Kenya
Basic life support certificate, not older than two years
Two to five years in similar work', 'Nairobi', 'KES 54,500 - 78,500 a month', 'full_time', 'mid', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Electronic Health Records']::text[], true, now() - interval '13586 minutes'),
  ('5eed0b00-0000-4000-8000-000000000002', '5eedc000-0000-4000-8000-000000000002', 'Software Developer', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. We are filling the post of Software Developer, in Nairobi. You build features from the screen to the database and show them every second Friday. You write tests first for what handles money. You review the code of others as kindly as you want yours to be read.

The work calls for React and TypeScript above all, and for REST APIs, PostgreSQL and Git.

We pay for your data bundle and give thirteen months of pay. Apply on this page and tell us in a few lines why you want this work.', 'Degree or diploma in computer science, or work that you can show
Reads and writes English well
Explains decisions
Two to five years in similar work', 'Nairobi', 'KES 126,500 - 184,000 a month', 'full_time', 'mid', array['TypeScript', 'React', 'PostgreSQL', 'REST APIs', 'Git']::text[], true, now() - interval '2801 minutes'),
  ('5eed0b00-0000-4000-8000-000000000003', '5eedc000-0000-4000-8000-000000000003', 'Cashier', 'Nyota Ndogo Retail has 31 supermarkets and one large store house in Industrial Area. The post of Cashier, in Nairobi, is open. You scan, take payment and give the receipt without making people wait. You check notes and M-Pesa messages before the goods leave. You call the supervisor for refunds and never do them alone. Every Friday you sit down with your supervisor and look at what you have learned.

What you need most is point of sale systems and customer service; cash handling, cash reconciliation and attention to detail come on top.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Apply on this page. We invite those who fit for a talk and a short practical test.', 'KCSE certificate
Certificate of good conduct
Honest and quick with figures
No experience needed: we train on the job', 'Nairobi', 'KES 24,000 - 33,500 a month', 'full_time', 'entry', array['Cash Handling', 'Point of Sale Systems', 'Customer Service', 'Cash Reconciliation', 'Attention to Detail']::text[], true, now() - interval '29071 minutes'),
  ('5eed0b00-0000-4000-8000-000000000004', '5eedc000-0000-4000-8000-000000000004', 'Junior Web Developer', 'Njia Tano Software builds ticketing and payment software for matatu saccos. The post of Junior Web Developer, in Nairobi, is open. You mend bugs from the list and add a test for each. You learn from reviews and ask when something is not clear. You update the sites of customers and keep them safe. For the first three months you work beside somebody who has done this for years.

You bring responsive web design, CSS and Git; HTML and JavaScript can be deepened with us.

We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning. Apply on this page and tell us in a few lines why you want this work.', 'Certificate, diploma or degree in ICT, or a portfolio
Two or three pages that we may look at
Wants to learn
No experience needed: we train on the job', 'Nairobi', 'KES 58,000 - 81,500 a month', 'full_time', 'entry', array['JavaScript', 'HTML', 'CSS', 'Responsive Web Design', 'Git']::text[], true, now() - interval '28770 minutes'),
  ('5eed0b00-0000-4000-8000-000000000005', '5eedc000-0000-4000-8000-000000000005', 'Caregiver', 'Faraja Garden Homes looks after 85 old people in three houses with gardens. We are filling the post of Caregiver, in Nairobi. You help old or sick people to wash, dress, eat and walk. You give medicines as the nurse has written and note what was taken. You read, sing or go for a walk with them, because that is care too. You start with the simple things and take on more as soon as you feel ready for it.

The work calls for caregiving and personal care assistance above all, and for first aid, vital signs monitoring and empathy.

Shifts are eight hours, not twelve, and nobody has more than two night weeks a month. Send your application through this page; we call those on the short list within ten days.', 'Certificate in caregiving or as a nurse aide
Certificate of good conduct
Patient and strong enough to lift
No experience needed: we train on the job', 'Nairobi', 'KES 24,500 - 34,000 a month', 'full_time', 'entry', array['Caregiving', 'Personal Care Assistance', 'Vital Signs Monitoring', 'First Aid', 'Empathy']::text[], true, now() - interval '9369 minutes'),
  ('5eed0b00-0000-4000-8000-000000000006', '5eedc000-0000-4000-8000-000000000006', 'Claims Assistant', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. We are filling the post of Claims Assistant, in Nairobi. You compare the claim with the policy and recommend within two days. You call garages, hospitals and assessors for their reports. You keep the register complete, so that the regulator’s questions take an hour and not a week. You start with the simple things and take on more as soon as you feel ready for it.

The work calls for customer service and insurance above all, and for attention to detail, report writing and insurance claims.

We pay for your professional examinations when you pass, and for the first resit when you do not. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in insurance, or the certificate of proficiency
Writes short, clear letters
Careful with medical details
No experience needed: we train on the job', 'Nairobi', 'KES 33,500 - 45,500 a month', 'full_time', 'entry', array['Insurance Claims', 'Insurance', 'Customer Service', 'Report Writing', 'Attention to Detail']::text[], true, now() - interval '34795 minutes'),
  ('5eed0b00-0000-4000-8000-000000000007', '5eedc000-0000-4000-8000-000000000007', 'Teaching Practice Intern', 'Mwezi Learning House is a day school that puts reading and making things first. We are filling the post of Teaching Practice Intern, in Kiambu. You watch lessons for two weeks and then teach under the eye of a mentor. You write lesson plans and discuss them before and after. You mark a set of books each day. Every Friday you sit down with your supervisor and look at what you have learned.

You bring willingness to learn, schemes of work and marking; teaching and lesson planning can be deepened with us.

Classes have at most 28 children, and lunch is free. Apply on this page. We invite those who fit for a talk and a short practical test.

Shortlisted applicants pay a refundable registration fee of KES 1,500 before the interview.', 'In the third year of a course in education
Letter of your college
Certificate of good conduct
No experience needed: this is a place to learn', 'Kiambu', 'KES 11,500 - 16,500 a month', 'internship', 'entry', array['Teaching', 'Lesson Planning', 'Schemes of Work', 'Marking', 'Willingness to Learn']::text[], true, now() - interval '11116 minutes'),
  ('5eed0b00-0000-4000-8000-000000000008', '5eedc000-0000-4000-8000-000000000008', 'Motorbike Rider', 'Duma Parcel Riders delivers 9,000 parcels a day in twelve counties. We are filling the post of Motorbike Rider, in Nairobi. You collect and deliver parcels by motorbike, about forty a day. You keep parcels dry and whole and photograph where you left them. You check chain, brakes and lights before the first ride. Every Friday you sit down with your supervisor and look at what you have learned.

What you need most is customer service and delivery; road safety, motorcycle riding and route planning come on top.

Everybody is insured around the clock, not only on the road. Apply on this page and tell us in a few lines why you want this work.', 'Motorcycle licence, class A2
Smartphone and a clean record
Certificate of good conduct
No experience needed: we train on the job', 'Nairobi', 'KES 21,000 - 30,500 a month', 'contract', 'entry', array['Motorcycle Riding', 'Delivery', 'Route Planning', 'Road Safety', 'Customer Service']::text[], true, now() - interval '12140 minutes'),
  ('5eed0b00-0000-4000-8000-000000000009', '5eedc000-0000-4000-8000-000000000009', 'Call Centre Agent', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. We are filling the post of Call Centre Agent, in Nairobi. You answer calls and chats, find out what is wrong and solve it or pass it on with all the facts. You tell us what people ask most, so that we can mend the cause. You stay polite with people who shout. You start with the simple things and take on more as soon as you feel ready for it.

The work calls for customer service and typing above all, and for inbound calls, complaint handling and live chat support.

Equipment is ours, night shifts end with a taxi home, and training is paid. Apply on this page with your CV; we answer everybody within two weeks.', 'KCSE with a good grade in English
Clear voice in English and Kiswahili
Types without looking
No experience needed: we train on the job', 'Nairobi', 'KES 28,500 - 40,500 a month', 'full_time', 'entry', array['Customer Service', 'Inbound Calls', 'Live Chat Support', 'Complaint Handling', 'Typing']::text[], true, now() - interval '12863 minutes'),
  ('5eed0b00-0000-4000-8000-000000000010', '5eedc000-0000-4000-8000-000000000010', 'Editor', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. We are filling the post of Editor, in Nairobi. You work with authors until a text is clear, true and as long as it has to be. You check facts, names and sums, and ask when something does not fit. You agree dates with the designer and the printer and keep them.

You need meeting deadlines, content writing and proofreading every day, and publishing and attention to detail every week.

Hours are flexible around a core of ten to three, and the library is yours. Apply on this page with your CV; we answer everybody within two weeks.', 'Degree in languages, literature or journalism
Flawless English or Kiswahili; both is better
Patient with authors
Two to five years in similar work', 'Nairobi', 'KES 70,500 - 99,500 a month', 'full_time', 'mid', array['Proofreading', 'Content Writing', 'Publishing', 'Attention to Detail', 'Meeting Deadlines']::text[], true, now() - interval '6356 minutes'),
  ('5eed0b00-0000-4000-8000-000000000011', '5eedc000-0000-4000-8000-000000000011', 'Delivery Driver', 'Duka Njema Online lets kiosks order stock by phone and delivers it the next morning. The post of Delivery Driver, in Nairobi, is open. You load in the order of the route, so that the last parcel in is the first one out. You check tyres, oil and lights each morning and report what is not right. You get a signature for each delivery and hand in cash and M-Pesa to the shilling. For the first three months you work beside somebody who has done this for years.

You need cash handling, vehicle inspection and route planning every day, and defensive driving and delivery every week.

Everybody owns shares after a year. Apply on this page with your CV; we answer everybody within two weeks.', 'Driving licence class B
Certificate of good conduct
Knows the roads of the area
No experience needed: we train on the job', 'Nairobi', 'KES 27,500 - 36,500 a month', 'full_time', 'entry', array['Defensive Driving', 'Delivery', 'Route Planning', 'Vehicle Inspection', 'Cash Handling']::text[], true, now() - interval '41001 minutes'),
  ('5eed0b00-0000-4000-8000-000000000012', '5eedc000-0000-4000-8000-000000000012', 'Security Guard', 'Chui Mwitu Alarms guards homes and offices and installs alarms, cameras and electric fences. The post of Security Guard, in Nairobi, is open. You watch the gate, ask visitors for their names and write down times and number plates. You call control and the police early and put nobody in danger. You search bags politely and the same way for everybody. After six months we talk about what you would like to learn next, and put it in writing.

We ask for occurrence book entries, gate control and customer service, and for some practice in security guarding and patrolling.

Training is paid, shifts are twelve hours at most, and nights earn a fixed extra. Apply on this page and tell us in a few lines why you want this work.', 'Certificate of good conduct
KCSE or KCPE certificate
Fit, sober and on time
No experience needed: we train on the job', 'Nairobi', 'KES 20,500 - 26,500 a month', 'full_time', 'entry', array['Security Guarding', 'Patrolling', 'Gate Control', 'Occurrence Book Entries', 'Customer Service']::text[], true, now() - interval '38530 minutes'),
  ('5eed0b00-0000-4000-8000-000000000013', '5eedc000-0000-4000-8000-000000000013', 'Bank Teller', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. The post of Bank Teller, in Nairobi, is open. You serve customers who pay in, draw out or send money, and check identity each time. You balance your till at noon and in the evening. You notice false notes and strange requests and call the supervisor. After six months we talk about what you would like to learn next, and put it in writing.

You bring fraud detection, attention to detail and customer service; bank teller operations and cash handling can be deepened with us.

Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law. Send your application through this page; we call those on the short list within ten days.', 'Degree or diploma in banking, business or finance
KCSE grade C plus or above
Certificate of good conduct
No experience needed: we train on the job', 'Nairobi', 'KES 39,000 - 53,500 a month', 'full_time', 'entry', array['Bank Teller Operations', 'Cash Handling', 'Customer Service', 'Fraud Detection', 'Attention to Detail']::text[], true, now() - interval '20997 minutes'),
  ('5eed0b00-0000-4000-8000-000000000014', '5eedc000-0000-4000-8000-000000000014', 'Software Developer', 'Ukulima Smart sends farmers weather, prices and advice for their own plot by text message. The post of Software Developer, to be done from home anywhere in Kenya, is open. You write tests first for what handles money. You review the code of others as kindly as you want yours to be read. You watch what you released and mend it before customers call.

What you need most is REST APIs and PostgreSQL; TypeScript, Git and React come on top.

The whole team meets for a week three times a year, and courses are paid. We meet in Nairobi a few times a year and pay the way. Apply on this page and tell us in a few lines why you want this work.', 'Degree or diploma in computer science, or work that you can show
Reads and writes English well
Explains decisions
Two to five years in similar work', 'Remote', 'KES 123,500 - 179,500 a month', 'full_time', 'mid', array['TypeScript', 'React', 'PostgreSQL', 'REST APIs', 'Git']::text[], true, now() - interval '5091 minutes'),
  ('5eed0b00-0000-4000-8000-000000000015', '5eedc000-0000-4000-8000-000000000015', 'Insurance Agent', 'Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day. We are filling the post of Insurance Agent, in Nairobi. You explain in plain words what a policy pays and what it does not. You find customers at markets, saccos and schools. You help people to fill in forms and to claim. For the first three months you work beside somebody who has done this for years.

We ask for lead generation, Micro-Insurance and communication, and for some practice in insurance sales and customer service.

Targets are set with you, not for you. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate of proficiency in insurance, or the will to sit for it
KCSE certificate
Likes to talk with people
No experience needed: we train on the job', 'Nairobi', 'KES 26,500 - 39,000 a month', 'full_time', 'entry', array['Insurance Sales', 'Micro-Insurance', 'Lead Generation', 'Customer Service', 'Communication']::text[], true, now() - interval '1355 minutes'),
  ('5eed0b00-0000-4000-8000-000000000016', '5eedc000-0000-4000-8000-000000000016', 'Room Attendant', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. We are filling the post of Room Attendant, in Mombasa. You make up fourteen rooms in a shift to a checklist that fits on one card. You count linen in and out and report what has gone missing. You dilute cleaning agents as the label says. For the first three months you work beside somebody who has done this for years.

The work calls for housekeeping and hygiene standards above all, and for room cleaning, linen management and attention to detail.

Meals on duty, a share of the service charge, and live-in rooms for those from upcountry. Apply on this page and tell us in a few lines why you want this work.', 'Secondary school certificate; a housekeeping course is an advantage
Particular about details
Certificate of good conduct
No experience needed: we train on the job', 'Mombasa', 'KES 19,500 - 25,500 a month', 'full_time', 'entry', array['Housekeeping', 'Room Cleaning', 'Linen Management', 'Hygiene Standards', 'Attention to Detail']::text[], true, now() - interval '15996 minutes'),
  ('5eed0b00-0000-4000-8000-000000000017', '5eedc000-0000-4000-8000-000000000017', 'Solar Technician', 'Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach. We are filling the post of Solar Technician, in Garissa. You test each system with the customer beside you and show how to look after it. You visit older systems twice a year, clean the panels and measure the batteries. You write a job card for each visit with readings and photographs.

You need working at height, electrical testing and battery maintenance every day, and fault finding and solar installation every week.

There is a hardship allowance and a week at home for every five in the field. Send your application through this page; we call those on the short list within ten days.', 'Certificate in electrical or solar installation
EPRA solar technician licence, class T1 or higher
Ready to work on roofs with a harness
Two to five years in similar work', 'Garissa', 'KES 39,500 - 56,000 a month', 'full_time', 'mid', array['Solar Installation', 'Battery Maintenance', 'Electrical Testing', 'Fault Finding', 'Working at Height']::text[], true, now() - interval '19129 minutes'),
  ('5eed0b00-0000-4000-8000-000000000018', '5eedc000-0000-4000-8000-000000000018', 'Boat Operator', 'Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast. We are filling the post of Boat Operator, in Malindi. You take guests and goods across by motor boat and bring everybody back before the wind does. You watch tide and weather and cancel when it is not safe. You wash the boat down and grease the engine every evening.

The work calls for boat operation and first aid above all, and for preventive maintenance, customer service and maritime safety.

Tips are pooled and paid out every Friday. Apply on this page and tell us in a few lines why you want this work.', 'Coxswain licence of the Kenya Maritime Authority
Strong swimmer
Valid first aid certificate
Two to five years in similar work', 'Malindi', 'KES 26,500 - 39,000 a month', 'full_time', 'mid', array['Boat Operation', 'Maritime Safety', 'First Aid', 'Customer Service', 'Preventive Maintenance']::text[], true, now() - interval '17563 minutes'),
  ('5eed0b00-0000-4000-8000-000000000019', '5eedc000-0000-4000-8000-000000000019', 'Clearing and Forwarding Clerk', 'Bahari Freight clears cargo at the port and carries it inland. We are filling the post of Clearing and Forwarding Clerk, in Mombasa. You lodge entries in the customs system and follow them until the release. You meet the lorry at the gate with the papers it needs. You tell the client each evening where the cargo is. Every Friday you sit down with your supervisor and look at what you have learned.

We ask for tariff classification, customs clearance and data entry, and for some practice in freight forwarding and cargo tracking.

Overtime is paid by the hour, to the minute, with the salary of the same month. Apply on this page. We invite those who fit for a talk and a short practical test.', 'East African customs certificate, EACFFPC
Careful with codes and figures
Certificate of good conduct
No experience needed: we train on the job', 'Mombasa', 'KES 33,500 - 45,500 a month', 'full_time', 'entry', array['Customs Clearance', 'Tariff Classification', 'Freight Forwarding', 'Cargo Tracking', 'Data Entry']::text[], true, now() - interval '29493 minutes'),
  ('5eed0b00-0000-4000-8000-000000000020', '5eedc000-0000-4000-8000-000000000020', 'Room Attendant', 'Lamu Heritage Stays restores old houses and lets them to travellers. The post of Room Attendant, in Lamu, is open. You dilute cleaning agents as the label says. You report dripping taps and burnt bulbs the moment you see them. You hand in what guests leave behind and write it down. For the first three months you work beside somebody who has done this for years.

The work calls for linen management and housekeeping above all, and for attention to detail, room cleaning and hygiene standards.

Ferry passes and a room in the staff house are included. Apply on this page with your CV; we answer everybody within two weeks.', 'Secondary school certificate; a housekeeping course is an advantage
Particular about details
Certificate of good conduct
No experience needed: we train on the job', 'Lamu', 'KES 18,000 - 23,000 a month', 'full_time', 'entry', array['Housekeeping', 'Room Cleaning', 'Linen Management', 'Hygiene Standards', 'Attention to Detail']::text[], true, now() - interval '29794 minutes'),
  ('5eed0b00-0000-4000-8000-000000000021', '5eedc000-0000-4000-8000-000000000021', 'Packhouse Worker', 'Kilifi Cashew Growers buys nuts from village groups and roasts them for export. The post of Packhouse Worker, in Kilifi, is open. You grade by length, colour and quality to a chart on the wall. You bunch or pack, label and weigh each box. You move boxes to the cold room within the hour. For the first three months you work beside somebody who has done this for years.

The work calls for attention to detail and produce grading above all, and for packaging, hygiene standards and packhouse operations.

Pay is on the 25th without fail, and there is a clinic day every month. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Quick and careful hands
Food handler’s medical certificate; we pay for it
Willing to work late in peak weeks
No experience needed: we train on the job', 'Kilifi', 'KES 15,500 - 20,000 a month', 'full_time', 'entry', array['Produce Grading', 'Packhouse Operations', 'Packaging', 'Hygiene Standards', 'Attention to Detail']::text[], true, now() - interval '1476 minutes'),
  ('5eed0b00-0000-4000-8000-000000000022', '5eedc000-0000-4000-8000-000000000022', 'Animal Health Assistant', 'Isiolo Livestock Union buys, treats and sells animals for 500 herding families. We are filling the post of Animal Health Assistant, in Isiolo. You vaccinate and deworm on a calendar and treat the sick together with the county veterinarian. You inseminate cows and keep the record of each animal. You report a notifiable disease on the day you suspect it. For the first three months you work beside somebody who has done this for years.

What you need most is animal health and livestock vaccination; deworming and dipping, record keeping and artificial insemination come on top.

We provide the motorbike, the fuel and a satellite phone. Apply on this page and tell us in a few lines why you want this work.', 'Certificate or diploma in animal health
Registered with the Kenya Veterinary Board
Motorcycle licence
Newly qualified people are welcome', 'Isiolo', 'KES 27,000 - 37,500 a month', 'full_time', 'entry', array['Animal Health', 'Livestock Vaccination', 'Deworming and Dipping', 'Artificial Insemination', 'Record Keeping']::text[], true, now() - interval '23889 minutes'),
  ('5eed0b00-0000-4000-8000-000000000023', '5eedc000-0000-4000-8000-000000000023', 'Waiter', 'Ndara Junction Hotel feeds and beds travellers on the road to the coast. There is an opening for the post of Waiter, in Voi. You set tables, welcome guests and know what is on the menu today. You take orders without mistakes and bring hot plates while they are hot. You clear and polish, so that the next guest finds a clean table. After six months we talk about what you would like to learn next, and put it in writing.

You need waiting tables, customer service and hygiene standards every day, and cash handling and food and beverage service every week.

Meals, uniform and a bed on late shifts are free. Apply on this page with your CV; we answer everybody within two weeks.', 'Food handler’s medical certificate
Good English and Kiswahili
No experience needed: we train on the job', 'Voi', 'KES 18,000 - 25,500 a month', 'full_time', 'entry', array['Food and Beverage Service', 'Waiting Tables', 'Customer Service', 'Cash Handling', 'Hygiene Standards']::text[], true, now() - interval '9670 minutes'),
  ('5eed0b00-0000-4000-8000-000000000024', '5eedc000-0000-4000-8000-000000000024', 'Water Systems Technician', 'Ngamia Water Trust drills boreholes and trains villages to keep them running. The post of Water Systems Technician, in Lodwar, is open. You install and service borehole pumps, tanks and pipelines, and measure what each source gives. You dose and test the water every week and keep the results where an inspector can read them. You train those who look after the pump from day to day.

We ask for water treatment, pipe fitting and pump maintenance, and for some practice in preventive maintenance and leak detection.

Housing in Lodwar, a hardship allowance and flights home every quarter. Apply on this page and tell us in a few lines why you want this work.', 'Certificate or diploma in water technology or plumbing
Knows submersible pumps and their control panels
Willing to spend nights in the field
Two to five years in similar work', 'Lodwar', 'KES 47,500 - 68,500 a month', 'contract', 'mid', array['Pump Maintenance', 'Water Treatment', 'Pipe Fitting', 'Leak Detection', 'Preventive Maintenance']::text[], true, now() - interval '4970 minutes'),
  ('5eed0b00-0000-4000-8000-000000000025', '5eedc000-0000-4000-8000-000000000025', 'Caregiver', 'Kivuli Home Nursing cares for people at home after operations and in old age. We are filling the post of Caregiver, in Mombasa. You help old or sick people to wash, dress, eat and walk. You give medicines as the nurse has written and note what was taken. You notice when somebody eats less or sleeps badly, and say so. For the first three months you work beside somebody who has done this for years.

You need first aid, vital signs monitoring and empathy every day, and personal care assistance and caregiving every week.

You choose your zone, and travelling time is paid. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate in caregiving or as a nurse aide
Certificate of good conduct
Patient and strong enough to lift
No experience needed: we train on the job', 'Mombasa', 'KES 24,000 - 33,500 a month', 'full_time', 'entry', array['Caregiving', 'Personal Care Assistance', 'Vital Signs Monitoring', 'First Aid', 'Empathy']::text[], true, now() - interval '30095 minutes'),
  ('5eed0b00-0000-4000-8000-000000000026', '5eedc000-0000-4000-8000-000000000026', 'Mfanyakazi wa Shamba', 'Tana Bend Rice inatafuta Mfanyakazi wa Shamba, Hola. Haya ndiyo utakayofanya kila siku. Utavuna mazao kwa uangalifu na kuyapanga kwenye kreti. Utamwambia msimamizi ukiona wadudu au mmea mgonjwa. Utasambaza mbolea na kubeba kreti hadi ghalani.

Uwe umezoea kufanya kazi ya shamba, kupanda mbegu, kupalilia na kuvuna mazao. Uaminifu na usafi wa kazi ni muhimu kwetu kuliko haraka.

Tunatoa mafunzo ya wiki ya kwanza kwa malipo, sare, na siku moja ya mapumziko kila wiki. Baada ya mwaka mmoja tunazungumza kuhusu nyongeza ya mshahara. Tuma maombi yako hapa kwenye tovuti hii na uandike nambari ya simu. Tutawaita wanaofaa kwa mazungumzo na jaribio fupi la kazi.', 'Kitambulisho cha taifa
Aliyezoea kazi ya nje
Kusoma na kuandika ni faida
Si lazima uwe na uzoefu: tunafundisha kazini', 'Hola', 'KES 16,000 - 19,000 a month', 'full_time', 'entry', array['Farm Labour', 'Planting', 'Weeding', 'Harvesting']::text[], true, now() - interval '20756 minutes'),
  ('5eed0b00-0000-4000-8000-000000000027', '5eedc000-0000-4000-8000-000000000027', 'Machine Operator', 'Kwale Coconut Company presses oil and makes soap from coconuts of the south coast. There is an opening for the post of Machine Operator, in Kwale. You take a sample every half hour and stop the line when it is not right. You clean and grease the machine at the end of the shift and hand it over in words. You count what was made and what was thrown away and write both down. For the first three months you work beside somebody who has done this for years.

We ask for packaging, record keeping and workplace safety, and for some practice in machine operation and quality control.

A small company where everybody learns every machine. Apply on this page and tell us in a few lines why you want this work.', 'KCSE certificate; a certificate in any engineering trade is an advantage
Willing to work days and nights by turns
Fit to stand and lift
No experience needed: we train on the job', 'Kwale', 'KES 24,000 - 32,500 a month', 'full_time', 'entry', array['Machine Operation', 'Quality Control', 'Packaging', 'Record Keeping', 'Workplace Safety']::text[], true, now() - interval '14430 minutes'),
  ('5eed0b00-0000-4000-8000-000000000028', '5eedc000-0000-4000-8000-000000000028', 'Laundry Attendant', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. The post of Laundry Attendant, in Mombasa, is open. You sort by colour, cloth and owner, and load the machines to weight. You treat stains before the wash and check them after it. You clean filters and drains of the machines at the end of the day. You start with the simple things and take on more as soon as you feel ready for it.

You bring laundry work, laundry operations and linen management; ironing and attention to detail can be deepened with us.

Sundays are free, and overtime is asked for, not ordered. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Able to stand for a shift
Reads labels and order slips
Careful with what belongs to others
No experience needed: we train on the job', 'Mombasa', 'KES 20,500 - 25,500 a month', 'full_time', 'entry', array['Laundry Operations', 'Laundry Work', 'Ironing', 'Linen Management', 'Attention to Detail']::text[], true, now() - interval '28227 minutes'),
  ('5eed0b00-0000-4000-8000-000000000029', '5eedc000-0000-4000-8000-000000000029', 'Carpenter', 'Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels. There is an opening for the post of Carpenter, in Lamu. You make and hang doors, fit shelves and repair furniture and roofs. You measure twice, choose the timber and cut it with little waste. You keep saws and planers sharp and their guards in place.

We ask for workplace safety, woodworking machines and roofing, and for some practice in carpentry and furniture making.

The yard closes at three in the afternoon because of the heat. Send your application through this page; we call those on the short list within ten days.', 'Trade Test Grade II or a certificate in carpentry and joinery
Safe with woodworking machines
Own hand tools
Two to five years in similar work', 'Lamu', 'KES 29,500 - 44,500 a month', 'full_time', 'mid', array['Carpentry', 'Furniture Making', 'Roofing', 'Woodworking Machines', 'Workplace Safety']::text[], true, now() - interval '19310 minutes'),
  ('5eed0b00-0000-4000-8000-000000000030', '5eedc000-0000-4000-8000-000000000030', 'Packhouse Worker', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. The post of Packhouse Worker, in Nakuru, is open. You bunch or pack, label and weigh each box. You move boxes to the cold room within the hour. You clean tables and floor between two lots. For the first three months you work beside somebody who has done this for years.

What you need most is packaging and attention to detail; hygiene standards, produce grading and packhouse operations come on top.

Lunch is cooked on site, and there is a staff van from town at every shift change. Apply on this page with your CV; we answer everybody within two weeks.', 'Quick and careful hands
Food handler’s medical certificate; we pay for it
Willing to work late in peak weeks
No experience needed: we train on the job', 'Nakuru', 'KES 15,500 - 19,500 a month', 'full_time', 'entry', array['Produce Grading', 'Packhouse Operations', 'Packaging', 'Hygiene Standards', 'Attention to Detail']::text[], true, now() - interval '25215 minutes'),
  ('5eed0b00-0000-4000-8000-000000000031', '5eedc000-0000-4000-8000-000000000031', 'Construction Worker', 'Jenga Haraka Contractors builds schools, markets and water tanks for counties and churches. There is an opening for the post of Construction Worker, in Thika. You dig trenches, carry blocks and mix concrete for the masons. You unload lorries and stack materials where they stay dry. You keep paths and scaffolds clear so that nobody falls. Every Friday you sit down with your supervisor and look at what you have learned.

You bring workplace safety, excavation and concrete works; load handling and mjengo labour can be deepened with us.

Protective gear is issued on day one, and nobody works at height without a harness. Apply on this page and tell us in a few lines why you want this work.', 'Physically fit
National identity card
Wears helmet, boots and gloves all day; we provide them
No experience needed: we train on the job', 'Thika', 'KES 20,500 - 27,500 a month', 'contract', 'entry', array['Mjengo Labour', 'Concrete Works', 'Excavation', 'Load Handling', 'Workplace Safety']::text[], true, now() - interval '20033 minutes'),
  ('5eed0b00-0000-4000-8000-000000000032', '5eedc000-0000-4000-8000-000000000032', 'Registered Nurse', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. We are filling the post of Registered Nurse, in Nyeri. You give medicines and injections and check name, dose and time before each. You write in the record while the patient is still with you. You hand over at the bedside, so that nothing is forgotten between two shifts.

We ask for medication administration, electronic health records and patient care, and for some practice in triage and wound care.

We pay your licence renewal and give five paid study days a year. Send your application through this page; we call those on the short list within ten days.', 'Diploma or degree in nursing
A valid licence of the Nursing Council of Kenya
Basic life support certificate, not older than two years
Two to five years in similar work', 'Nyeri', 'KES 48,000 - 69,000 a month', 'full_time', 'mid', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Electronic Health Records']::text[], true, now() - interval '28468 minutes'),
  ('5eed0b00-0000-4000-8000-000000000033', '5eedc000-0000-4000-8000-000000000033', 'General Farm Worker', 'Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours. The post of General Farm Worker, in Kericho, is open. You prepare land, plant, weed and water through the season. You spread manure and carry feed, crates and tools where they are needed. You tell the supervisor when you see pests or sick plants. After six months we talk about what you would like to learn next, and put it in writing.

The work calls for farm labour and weeding above all, and for irrigation, harvesting and planting.

Housing on the estate, a school and a dispensary come with the job. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Used to work outdoors
National identity card
Kiswahili; reading and writing are an advantage
No experience needed: we train on the job', 'Kericho', 'KES 16,000 - 19,500 a month', 'full_time', 'entry', array['Farm Labour', 'Planting', 'Weeding', 'Harvesting', 'Irrigation']::text[], true, now() - interval '42145 minutes'),
  ('5eed0b00-0000-4000-8000-000000000034', '5eedc000-0000-4000-8000-000000000034', 'Milk Clerk', 'Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it. There is an opening for the post of Milk Clerk, in Meru. You receive, weigh and test the milk of each farmer, morning and evening. You write each delivery in the book and in the app. You wash cans and keep the cooler below four degrees. For the first three months you work beside somebody who has done this for years.

What you need most is milk cooling and numeracy; hygiene standards, milk quality testing and record keeping come on top.

Milk every week, a savings scheme that we top up, and a bus to the plant for every shift. Apply on this page and tell us in a few lines why you want this work.', 'KCSE certificate; a course in dairy technology is an advantage
Food handler’s medical certificate
Honest with figures
No experience needed: we train on the job', 'Meru', 'KES 21,500 - 29,000 a month', 'full_time', 'entry', array['Milk Quality Testing', 'Milk Cooling', 'Record Keeping', 'Hygiene Standards', 'Numeracy']::text[], true, now() - interval '41543 minutes'),
  ('5eed0b00-0000-4000-8000-000000000035', '5eedc000-0000-4000-8000-000000000035', 'Welder and Fabricator', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. There is an opening for the post of Welder and Fabricator, in Machakos. You check squareness and measure diagonals before the last tack. You grind, prime and paint what leaves the workshop, so that no seam rusts. You keep a list of steel in stock and tell the buyer a week before something runs out.

The work calls for MIG welding and technical drawing above all, and for workplace safety, metal fabrication and arc welding.

Bonuses are shared in the workshop each quarter when no order went out late. Apply on this page with your CV; we answer everybody within two weeks.', 'Trade test or certificate in welding and fabrication
Reads technical drawings
Ready to make a test piece at the interview
Two to five years in similar work', 'Machakos', 'KES 37,500 - 53,500 a month', 'full_time', 'mid', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Workplace Safety']::text[], true, now() - interval '1897 minutes'),
  ('5eed0b00-0000-4000-8000-000000000036', '5eedc000-0000-4000-8000-000000000036', 'Loan Officer', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. There is an opening for the post of Loan Officer, in Embu. You visit businesses, look at their books or help to write some, and judge what they can repay. You train groups in saving and keeping simple accounts. You watch your loans daily and ring on the first day of delay, not on the thirtieth. Every Friday you sit down with your supervisor and look at what you have learned.

We ask for microfinance, customer service and debt collection, and for some practice in credit analysis and loan processing.

Staff loans at four percent, and the office closes at half past four. Send your application through this page; we call those on the short list within ten days.', 'Diploma or degree in finance, economics or business
Clean credit report and certificate of good conduct
Motorcycle licence is an advantage
No experience needed: we train on the job', 'Embu', 'KES 32,500 - 46,000 a month', 'full_time', 'entry', array['Loan Processing', 'Credit Analysis', 'Microfinance', 'Customer Service', 'Debt Collection']::text[], true, now() - interval '41844 minutes'),
  ('5eed0b00-0000-4000-8000-000000000037', '5eedc000-0000-4000-8000-000000000037', 'General Farm Worker', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. The post of General Farm Worker, in Naivasha, is open. You prepare land, plant, weed and water through the season. You pick when the crop is ready and handle it so that it does not bruise. You spread manure and carry feed, crates and tools where they are needed. Every Friday you sit down with your supervisor and look at what you have learned.

You bring weeding, farm labour and planting; irrigation and harvesting can be deepened with us.

There is a crèche at the gate, a canteen, and transport to every shift. Send your application through this page; we call those on the short list within ten days.', 'Used to work outdoors
National identity card
Kiswahili; reading and writing are an advantage
No experience needed: we train on the job', 'Naivasha', 'KES 15,000 - 19,000 a month', 'full_time', 'entry', array['Farm Labour', 'Planting', 'Weeding', 'Harvesting', 'Irrigation']::text[], true, now() - interval '23467 minutes'),
  ('5eed0b00-0000-4000-8000-000000000038', '5eedc000-0000-4000-8000-000000000038', 'Tour Guide', 'Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya. The post of Tour Guide, in Nanyuki, is open. You lead groups of up to twelve and know the birds, trees and stories of the place. You plan the day with the lodge, the driver and the cook. You give first aid and call for help early when it is needed.

You need wildlife knowledge, tour guiding and customer service every day, and itinerary planning and first aid every week.

Three weeks on, one week off, with the bus home paid. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate in tour guiding; KPSGA bronze is an advantage
Valid first aid certificate
Fluent English; French or German is welcome
Two to five years in similar work', 'Nanyuki', 'KES 31,000 - 46,500 a month', 'full_time', 'mid', array['Tour Guiding', 'Wildlife Knowledge', 'Itinerary Planning', 'First Aid', 'Customer Service']::text[], true, now() - interval '33108 minutes'),
  ('5eed0b00-0000-4000-8000-000000000039', '5eedc000-0000-4000-8000-000000000039', 'Machine Operator', 'Athi Plains Cement Works makes blocks, pavers and culverts for roads and houses. We are filling the post of Machine Operator, in Machakos. You set up the machine at the start of the shift, feed it and watch what comes out. You clean and grease the machine at the end of the shift and hand it over in words. You count what was made and what was thrown away and write both down. Every Friday you sit down with your supervisor and look at what you have learned.

You bring packaging, quality control and record keeping; machine operation and workplace safety can be deepened with us.

A safety bonus is paid to the whole shift when nobody was hurt that month. Apply on this page. We invite those who fit for a talk and a short practical test.', 'KCSE certificate; a certificate in any engineering trade is an advantage
Willing to work days and nights by turns
Fit to stand and lift
No experience needed: we train on the job', 'Machakos', 'KES 24,000 - 32,500 a month', 'full_time', 'entry', array['Machine Operation', 'Quality Control', 'Packaging', 'Record Keeping', 'Workplace Safety']::text[], true, now() - interval '32505 minutes'),
  ('5eed0b00-0000-4000-8000-000000000040', '5eedc000-0000-4000-8000-000000000040', 'Waste Collector', 'Kijani Waste Works turns market waste into compost and plastic into fencing posts. The post of Waste Collector, in Nakuru, is open. You collect waste from markets and estates with the lorry crew, by a route that starts at five. You load, sweep and hose down until the place is clean. You tell the supervisor where people dump what they should not. Every Friday you sit down with your supervisor and look at what you have learned.

We ask for workplace safety, load handling and waste collection, and for some practice in teamwork and recycling.

Boots, gloves, vaccinations and a hot lunch are provided. Apply on this page with your CV; we answer everybody within two weeks.', 'Physically fit
Wears boots, gloves and mask; we provide them
National identity card
No experience needed: we train on the job', 'Nakuru', 'KES 17,000 - 22,000 a month', 'full_time', 'entry', array['Waste Collection', 'Recycling', 'Load Handling', 'Workplace Safety', 'Teamwork']::text[], true, now() - interval '28649 minutes'),
  ('5eed0b00-0000-4000-8000-000000000041', '5eedc000-0000-4000-8000-000000000041', 'Medical Laboratory Technologist', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. There is an opening for the post of Medical Laboratory Technologist, in Thika. You run malaria, haemoglobin and glucose tests with controls, and release nothing that a control contradicts. You read slides under the microscope and ask a colleague when you are not sure. You call the ward when a result cannot wait.

We ask for laboratory safety, laboratory testing and phlebotomy, and for some practice in quality control and microscopy.

A lunch room, lockers, a nursing room, and a pension that we match. Send your application through this page; we call those on the short list within ten days.', 'Diploma or degree in medical laboratory sciences
Registered with the laboratory board, KMLTTB
Exact, also at the end of a long shift
Two to five years in similar work', 'Thika', 'KES 54,000 - 76,000 a month', 'full_time', 'mid', array['Laboratory Testing', 'Phlebotomy', 'Microscopy', 'Laboratory Safety', 'Quality Control']::text[], true, now() - interval '16297 minutes'),
  ('5eed0b00-0000-4000-8000-000000000042', '5eedc000-0000-4000-8000-000000000042', 'Bus Driver', 'Ndovu Coach Lines runs 64 coaches along the northern corridor. We are filling the post of Bus Driver, in Nakuru. You drive by the timetable and never faster than the governor and the law allow. You check the vehicle with a list before passengers board. You hand over with a report of what squeaked, smoked or pulled.

The work calls for defensive driving and vehicle inspection above all, and for customer service, public service vehicle driving and road safety.

Driving hours are capped, and rest rooms are inspected every week. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Driving licence class D with a valid PSV badge
Certificate of good conduct
Rested, sober and polite
Two to five years in similar work', 'Nakuru', 'KES 38,000 - 54,500 a month', 'full_time', 'mid', array['Public Service Vehicle Driving', 'Defensive Driving', 'Vehicle Inspection', 'Road Safety', 'Customer Service']::text[], true, now() - interval '38832 minutes'),
  ('5eed0b00-0000-4000-8000-000000000043', '5eedc000-0000-4000-8000-000000000043', 'Beekeeper', 'Laikipia Honey Hub trains bee keepers and sells their honey under one label. The post of Beekeeper, in Nanyuki, is open. You inspect hives, divide strong colonies and harvest without harming the brood. You train new bee keepers at their own hives. You build and mend hives in the quiet months.

You bring beekeeping, record keeping and farmer training; honey processing and food safety can be deepened with us.

Honey at cost, and field boots are on us. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate in beekeeping or agriculture
Calm with bees
Motorcycle licence is an advantage
Two to five years in similar work', 'Nanyuki', 'KES 24,500 - 34,500 a month', 'full_time', 'mid', array['Beekeeping', 'Honey Processing', 'Farmer Training', 'Food Safety', 'Record Keeping']::text[], true, now() - interval '36843 minutes'),
  ('5eed0b00-0000-4000-8000-000000000044', '5eedc000-0000-4000-8000-000000000044', 'Fibre Technician', 'Equator Telecom Services lays fibre and keeps masts standing around the mountain. The post of Fibre Technician, in Nyeri, is open. You lay and splice fibre from the pole to the living room. You repair cuts by day and night, by turns. You explain the router to the customer and leave no dust.

We ask for structured cabling, fibre optics and Wi-Fi installation, and for some practice in fault finding and working at height.

A field allowance, proper climbing gear and a second pair of hands at every mast. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate in telecommunications or electrical installation
Able to climb poles with a harness
Driving or motorcycle licence
Two to five years in similar work', 'Nyeri', 'KES 40,500 - 57,500 a month', 'contract', 'mid', array['Fibre Optics', 'Structured Cabling', 'Wi-Fi Installation', 'Fault Finding', 'Working at Height']::text[], true, now() - interval '22865 minutes'),
  ('5eed0b00-0000-4000-8000-000000000045', '5eedc000-0000-4000-8000-000000000045', 'Quality Controller', 'Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations. We are filling the post of Quality Controller, in Embu. You test every delivery and every batch, and write the result where the supplier can see it. You look after labels and the cold room, and you calibrate the scales on Mondays. You prepare the papers for inspections and walk round with the inspector.

We ask for good manufacturing practice, food safety and quality control, and for some practice in record keeping and quality inspection.

You learn to taste coffee, and courses are paid. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate or diploma in food science or quality management
Knows how to use a moisture meter and a balance
Honest, also when it is inconvenient
Two to five years in similar work', 'Embu', 'KES 39,000 - 54,000 a month', 'full_time', 'mid', array['Quality Control', 'Quality Inspection', 'Food Safety', 'Good Manufacturing Practice', 'Record Keeping']::text[], true, now() - interval '31360 minutes'),
  ('5eed0b00-0000-4000-8000-000000000046', '5eedc000-0000-4000-8000-000000000046', 'Tour Guide', 'Mlima Outdoor Schools brings city classes to the mountain for a week at a time. We are filling the post of Tour Guide, in Nyeri. You lead groups of up to twelve and know the birds, trees and stories of the place. You plan the day with the lodge, the driver and the cook. You give first aid and call for help early when it is needed.

The work calls for itinerary planning and first aid above all, and for tour guiding, customer service and wildlife knowledge.

Food and bed during camps, and first-aid training every year. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate in tour guiding; KPSGA bronze is an advantage
Valid first aid certificate
Fluent English; French or German is welcome
Two to five years in similar work', 'Nyeri', 'KES 31,000 - 47,000 a month', 'full_time', 'mid', array['Tour Guiding', 'Wildlife Knowledge', 'Itinerary Planning', 'First Aid', 'Customer Service']::text[], true, now() - interval '19611 minutes'),
  ('5eed0b00-0000-4000-8000-000000000047', '5eedc000-0000-4000-8000-000000000047', 'Heavy Commercial Driver', 'Ziwa Cold Chain moves fish, milk and vaccines around the lake and keeps them cold. We are filling the post of Heavy Commercial Driver, in Kisumu. You check load, tyres, brakes and seals before you leave and at each stop. You keep delivery notes, weighbridge slips and logbook complete. You know what the load must not meet: rain, heat or a pothole at speed.

We ask for vehicle inspection, defensive driving and tachograph and logbook keeping, and for some practice in route planning and truck driving.

Night work is paid at one and a half times the day rate. Apply on this page and tell us in a few lines why you want this work.', 'Driving licence class C or CE, clean for two years
Certificate of good conduct
Defensive driving certificate
Two to five years in similar work', 'Kisumu', 'KES 42,000 - 60,500 a month', 'full_time', 'mid', array['Truck Driving', 'Defensive Driving', 'Vehicle Inspection', 'Route Planning', 'Tachograph and Logbook Keeping']::text[], true, now() - interval '28047 minutes'),
  ('5eed0b00-0000-4000-8000-000000000048', '5eedc000-0000-4000-8000-000000000048', 'General Farm Worker', 'Cherangani Seed House breeds and sells maize and bean seed suited to the highlands. There is an opening for the post of General Farm Worker, in Kitale. You prepare land, plant, weed and water through the season. You pick when the crop is ready and handle it so that it does not bruise. You clean tools and store them dry at the end of the day. Every Friday you sit down with your supervisor and look at what you have learned.

You bring irrigation, harvesting and weeding; planting and farm labour can be deepened with us.

You get seed at cost for your own shamba and two field days a year with the breeders. Apply on this page with your CV; we answer everybody within two weeks.', 'Used to work outdoors
National identity card
Kiswahili; reading and writing are an advantage
No experience needed: we train on the job', 'Kitale', 'KES 15,500 - 19,000 a month', 'full_time', 'entry', array['Farm Labour', 'Planting', 'Weeding', 'Harvesting', 'Irrigation']::text[], true, now() - interval '632 minutes'),
  ('5eed0b00-0000-4000-8000-000000000049', '5eedc000-0000-4000-8000-000000000049', 'Primary School Teacher', 'Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret. There is an opening for the post of Primary School Teacher, in Eldoret. You plan lessons for the competency-based curriculum and make your own teaching aids. You look after a club or a team one afternoon a week. You talk with parents early when a child falls behind.

What you need most is Competency-Based curriculum and primary education; lesson planning, classroom management and assessment come on top.

Your own children pay half the fees, and school holidays are yours. Apply on this page. We invite those who fit for a talk and a short practical test.', 'P1 certificate or diploma in primary education
TSC number
Certificate of good conduct
Two to five years in similar work', 'Eldoret', 'KES 33,000 - 48,000 a month', 'full_time', 'mid', array['Primary Education', 'Competency-Based Curriculum', 'Lesson Planning', 'Classroom Management', 'Assessment']::text[], true, now() - interval '41121 minutes'),
  ('5eed0b00-0000-4000-8000-000000000050', '5eedc000-0000-4000-8000-000000000050', 'Shop Attendant', 'Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops. The post of Shop Attendant, in Kakamega, is open. You take cash and M-Pesa and count the till with the supervisor. You count a shelf each evening and report what is missing. You keep counter, floor and window clean. After six months we talk about what you would like to learn next, and put it in writing.

We ask for retail sales, merchandising and customer service, and for some practice in cash handling and stock taking.

A share of the profit is paid to everybody each quarter. Send your application through this page; we call those on the short list within ten days.', 'KCSE certificate
Good at mental arithmetic
Certificate of good conduct
No experience needed: we train on the job', 'Kakamega', 'KES 18,500 - 25,000 a month', 'full_time', 'entry', array['Retail Sales', 'Customer Service', 'Cash Handling', 'Stock Taking', 'Merchandising']::text[], true, now() - interval '42989 minutes'),
  ('5eed0b00-0000-4000-8000-000000000051', '5eedc000-0000-4000-8000-000000000051', 'Lorry Driver', 'Webuye Stone Millers grinds maize, millet and sorghum for western Kenya. We are filling the post of Lorry Driver, in Webuye. You check load, tyres, brakes and seals before you leave and at each stop. You wait with your vehicle when it breaks down and tell control what you see. You know what the load must not meet: rain, heat or a pothole at speed.

The work calls for defensive driving and tachograph and logbook keeping above all, and for vehicle inspection, truck driving and route planning.

A bag of flour goes home with everybody at the end of the month. Apply on this page and tell us in a few lines why you want this work.', 'Driving licence class C or CE, clean for two years
Certificate of good conduct
Defensive driving certificate
Two to five years in similar work', 'Webuye', 'KES 38,500 - 53,500 a month', 'full_time', 'mid', array['Truck Driving', 'Defensive Driving', 'Vehicle Inspection', 'Route Planning', 'Tachograph and Logbook Keeping']::text[], true, now() - interval '17141 minutes'),
  ('5eed0b00-0000-4000-8000-000000000052', '5eedc000-0000-4000-8000-000000000052', 'Pharmaceutical Technologist', 'Mwarobaini Pharmacies has 22 shops around the lake that are open until ten at night. The post of Pharmaceutical Technologist, in Kisumu, is open. You check prescriptions for doses and interactions, and call the prescriber when something is off. You prepare insurance claims every evening so that they are paid the first time. You watch the refrigerator log of vaccines and insulin, at weekends too.

We ask for insurance claims, prescription review and dispensing, and for some practice in drug stock management and patient counselling.

Late shifts end with a taxi home that we pay. Send your application through this page; we call those on the short list within ten days.', 'Diploma in pharmacy
Enrolled with the Pharmacy and Poisons Board
Patience with people who are unwell or worried
Two to five years in similar work', 'Kisumu', 'KES 45,000 - 64,000 a month', 'full_time', 'mid', array['Dispensing', 'Prescription Review', 'Patient Counselling', 'Drug Stock Management', 'Insurance Claims']::text[], true, now() - interval '20154 minutes'),
  ('5eed0b00-0000-4000-8000-000000000053', '5eedc000-0000-4000-8000-000000000053', 'Optometrist', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. The post of Optometrist, in Eldoret, is open. You test sight, examine eyes and prescribe spectacles. You find cataract and glaucoma early and send people to the surgeon. You screen school children on camp days.

The work calls for ophthalmology and optical dispensing above all, and for referral management, optometry and patient counselling.

Camp days carry an allowance, and Saturdays are worked by turns. Apply on this page with your CV; we answer everybody within two weeks.', 'Degree or higher diploma in optometry
Registered with the optometry body
Gentle with old people and children
Two to five years in similar work', 'Eldoret', 'KES 64,500 - 91,500 a month', 'full_time', 'mid', array['Optometry', 'Ophthalmology', 'Optical Dispensing', 'Referral Management', 'Patient Counselling']::text[], true, now() - interval '23588 minutes'),
  ('5eed0b00-0000-4000-8000-000000000054', '5eedc000-0000-4000-8000-000000000054', 'Sales Executive', 'Busia Crossroads Traders supplies shops on both sides of the border. There is an opening for the post of Sales Executive, in Busia. You visit customers by a route that you plan on Friday, and you come on the day you said. You find new customers every week and note them with what they need. You compare your figures with the target every Friday and say what you will change.

What you need most is field sales and sales; negotiation, territory planning and customer relationship management come on top.

Small team, short ways: whoever has a good idea tries it the same week. Send your application through this page; we call those on the short list within ten days.', 'Certificate or diploma in sales, marketing or business
Likes to talk with strangers
Smartphone; a driving licence is an advantage
Two to five years in similar work', 'Busia', 'KES 43,500 - 65,000 a month', 'full_time', 'mid', array['Sales', 'Field Sales', 'Negotiation', 'Customer Relationship Management', 'Territory Planning']::text[], true, now() - interval '26058 minutes'),
  ('5eed0b00-0000-4000-8000-000000000055', '5eedc000-0000-4000-8000-000000000055', 'Delivery Driver', 'Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day. We are filling the post of Delivery Driver, in Homa Bay. You load in the order of the route, so that the last parcel in is the first one out. You check tyres, oil and lights each morning and report what is not right. You get a signature for each delivery and hand in cash and M-Pesa to the shilling. Every Friday you sit down with your supervisor and look at what you have learned.

You need cash handling, defensive driving and delivery every day, and route planning and vehicle inspection every week.

Life jackets and swimming lessons come first; fish at cost comes after. Apply on this page and tell us in a few lines why you want this work.', 'Driving licence class B
Certificate of good conduct
Knows the roads of the area
No experience needed: we train on the job', 'Homa Bay', 'KES 24,000 - 32,500 a month', 'full_time', 'entry', array['Defensive Driving', 'Delivery', 'Route Planning', 'Vehicle Inspection', 'Cash Handling']::text[], true, now() - interval '35217 minutes'),
  ('5eed0b00-0000-4000-8000-000000000056', '5eedc000-0000-4000-8000-000000000056', 'Warehouse Assistant', 'Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad. There is an opening for the post of Warehouse Assistant, in Kisii. You pick orders from the list, check them and pack them so that they arrive whole. You scan what moves, so that the system and the shelf agree. You keep aisles clear and sweep them in the evening. Every Friday you sit down with your supervisor and look at what you have learned.

The work calls for order picking and stock taking above all, and for teamwork, load handling and barcode scanning.

Profits are shared with staff and carvers alike every December. Apply on this page and tell us in a few lines why you want this work.', 'KCSE certificate
Fit to lift 25 kilograms
Certificate of good conduct
No experience needed: we train on the job', 'Kisii', 'KES 18,500 - 24,500 a month', 'full_time', 'entry', array['Order Picking', 'Load Handling', 'Stock Taking', 'Barcode Scanning', 'Teamwork']::text[], true, now() - interval '10272 minutes'),
  ('5eed0b00-0000-4000-8000-000000000057', '5eedc000-0000-4000-8000-000000000057', 'Mechanical Fitter', 'Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest. There is an opening for the post of Mechanical Fitter, in Migori. You strip, align and rebuild pumps, gearboxes and conveyors during planned stops. You change bearings and seals and measure the shaft before you close the cover. You grease, tighten and listen on a daily round, and report what sounds different.

You bring bearing replacement, shaft alignment and machine repair; preventive maintenance and workplace safety can be deepened with us.

There is staff housing, a sports club, and sugar at mill price. Apply on this page with your CV; we answer everybody within two weeks.', 'Craft certificate or Trade Test Grade I in mechanical fitting
Used to work by shift and to permits
Reads machine manuals in English
Two to five years in similar work', 'Migori', 'KES 40,500 - 58,000 a month', 'contract', 'mid', array['Machine Repair', 'Bearing Replacement', 'Shaft Alignment', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '24311 minutes'),
  ('5eed0b00-0000-4000-8000-000000000058', '5eedc000-0000-4000-8000-000000000058', 'Early Years Teacher', 'Msingi Early Learning runs six day-care centres where mothers work near by. There is an opening for the post of Early Years Teacher, in Kisumu. You sing, count, draw and play with children of three to five, and it is all teaching. You watch how each child grows and write it down once a week. You see to clean hands, a warm meal and a safe way home. For the first three months you work beside somebody who has done this for years.

You bring first aid, teaching aids making and early childhood education; classroom management and child protection can be deepened with us.

Your own toddler has a place free of charge. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate or diploma in early childhood education
TSC number or an application for one
Valid first aid certificate
Newly qualified people are welcome', 'Kisumu', 'KES 23,500 - 32,500 a month', 'full_time', 'entry', array['Early Childhood Education', 'Classroom Management', 'Teaching Aids Making', 'Child Protection', 'First Aid']::text[], true, now() - interval '10092 minutes'),
  ('5eed0b00-0000-4000-8000-000000000059', '5eedc000-0000-4000-8000-000000000059', 'Paralegal', 'Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer. There is an opening for the post of Paralegal, in Kisumu. You listen to people, write down their case and tell them what the law says. You hold evenings on land, work and family rights. You keep files that a lawyer can take over. Every Friday you sit down with your supervisor and look at what you have learned.

We ask for community outreach, legal research and paralegal work, and for some practice in court procedures and mediation.

A thirty-seven hour week, and time off in lieu that is really taken. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in law or a paralegal certificate
Speaks the language of the area
Keeps secrets
No experience needed: we train on the job', 'Kisumu', 'KES 28,000 - 38,500 a month', 'full_time', 'entry', array['Paralegal Work', 'Legal Research', 'Court Procedures', 'Mediation', 'Community Outreach']::text[], true, now() - interval '7380 minutes'),
  ('5eed0b00-0000-4000-8000-000000000060', '5eedc000-0000-4000-8000-000000000060', 'Sewing Machine Operator', 'Maragoli Thread Mill knits school uniforms and sews them in its own hall. There is an opening for the post of Sewing Machine Operator, in Vihiga. You check the seam of the one before you and hand back what is not straight. You count your pieces at noon and in the evening. You change thread and needle yourself and call the mechanic for the rest. You start with the simple things and take on more as soon as you feel ready for it.

You bring tailoring, quality control and teamwork; machine operation and garment production can be deepened with us.

Piece work is paid on top of a fixed wage, and the hall is cool and bright. Send your application through this page; we call those on the short list within ten days.', 'Some practice on an electric sewing machine
KCPE or KCSE certificate
Able to sit and concentrate through a shift of eight hours
No experience needed: we train on the job', 'Vihiga', 'KES 19,000 - 25,000 a month', 'full_time', 'entry', array['Garment Production', 'Tailoring', 'Machine Operation', 'Quality Control', 'Teamwork']::text[], true, now() - interval '9549 minutes'),
  ('5eed0b00-0000-4000-8000-000000000061', '5eedc000-0000-4000-8000-000000000061', 'House Help', 'Nyumbani Staff Bureau employs house helps, gardeners and cleaners and sends them to families it has visited. We are filling the post of House Help, in Nairobi. You cook simple meals for the family and wash up after them. You collect the children from school and watch them until their parents come home. You agree the shopping with the family and keep the receipts. For the first three months you work beside somebody who has done this for years.

The work calls for childcare and laundry work above all, and for food production, ironing and house cleaning.

Contract, NSSF and SHA from the first day, and one day off each week that nobody may take from you. Send your application through this page; we call those on the short list within ten days.', 'References from a family you have worked for, or from your chief
National identity card and certificate of good conduct
Good with children
No experience needed: we train on the job', 'Nairobi', 'KES 19,000 - 25,500 a month', 'full_time', 'entry', array['House Cleaning', 'Laundry Work', 'Ironing', 'Food Production', 'Childcare']::text[], true, now() - interval '2078 minutes'),
  ('5eed0b00-0000-4000-8000-000000000062', '5eedc000-0000-4000-8000-000000000062', 'Hairdresser', 'Nywele Corner Salons has five salons where braids take an afternoon and tea is free. There is an opening for the post of Hairdresser, in Nairobi. You wash, braid, relax and style hair, and advise what suits it. You keep combs and dryers clean and the place tidy between two customers. You take payment by cash or M-Pesa and book the next appointment.

You bring hairdressing, braiding and cash handling; customer service and hygiene standards can be deepened with us.

Commission comes on top of the wage, and new products are taught every month. Send your application through this page; we call those on the short list within ten days.', 'Certificate in hairdressing and beauty, or a trade test
Quick and neat at braids
Friendly with customers for a whole Saturday
Two to five years in similar work', 'Nairobi', 'KES 28,000 - 41,500 a month', 'full_time', 'mid', array['Hairdressing', 'Braiding', 'Hygiene Standards', 'Customer Service', 'Cash Handling']::text[], true, now() - interval '42868 minutes'),
  ('5eed0b00-0000-4000-8000-000000000063', '5eedc000-0000-4000-8000-000000000063', 'M-Pesa Agent', 'Soko Letu Shops sells food and hardware and runs M-Pesa counters on four market streets. We are filling the post of M-Pesa Agent, in Narok. You keep cash and float in balance and ask for more before either runs out. You write each transaction in the book. You warn people who are about to send money to a stranger. Every Friday you sit down with your supervisor and look at what you have learned.

We ask for record keeping, M-Pesa agency and cash handling, and for some practice in airtime selling and customer service.

Lunch is free, and evening shifts end before it is dark. Apply on this page and tell us in a few lines why you want this work.', 'KCSE certificate
Certificate of good conduct
Honest and careful with figures
No experience needed: we train on the job', 'Narok', 'KES 18,000 - 24,500 a month', 'full_time', 'entry', array['M-Pesa Agency', 'Cash Handling', 'Airtime Selling', 'Record Keeping', 'Customer Service']::text[], true, now() - interval '20334 minutes'),
  ('5eed0b00-0000-4000-8000-000000000064', '5eedc000-0000-4000-8000-000000000064', 'Waiter', 'Ladha Tamu Kitchens runs a bakery and six restaurants for people who have half an hour for lunch. There is an opening for the post of Waiter, in Nakuru. You take orders without mistakes and bring hot plates while they are hot. You print the bill, take cash, card or M-Pesa and balance at the end of the shift. You tell the kitchen about allergies before it cooks. For the first three months you work beside somebody who has done this for years.

What you need most is cash handling and food and beverage service; customer service, hygiene standards and waiting tables come on top.

Meals on duty, tips that are shared every week, and two Sundays off a month. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Food handler’s medical certificate
Good English and Kiswahili
No experience needed: we train on the job', 'Nakuru', 'KES 17,000 - 24,000 a month', 'full_time', 'entry', array['Food and Beverage Service', 'Waiting Tables', 'Customer Service', 'Cash Handling', 'Hygiene Standards']::text[], true, now() - interval '37687 minutes'),
  ('5eed0b00-0000-4000-8000-000000000065', '5eedc000-0000-4000-8000-000000000065', 'Plumber', 'Nyumba Imara Builders puts up and looks after rental flats for owners who live far away. There is an opening for the post of Plumber, in Kitengela. You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour. You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full. You service booster pumps and float switches to a calendar that you keep yourself.

The work calls for plumbing and leak detection above all, and for pipe fitting, workplace safety and drainage works.

Wages are paid every second Friday, with insurance against accidents. Send your application through this page; we call those on the short list within ten days.', 'Certificate in plumbing from a technical institute, or Trade Test Grade II
Able to climb, lift and work in the open all day
Simple record keeping in Kiswahili or English
Two to five years in similar work', 'Kitengela', 'KES 33,500 - 47,000 a month', 'full_time', 'mid', array['Plumbing', 'Pipe Fitting', 'Leak Detection', 'Drainage Works', 'Workplace Safety']::text[], true, now() - interval '6657 minutes'),
  ('5eed0b00-0000-4000-8000-000000000066', '5eedc000-0000-4000-8000-000000000066', 'Bus Driver', 'Barabara Umoja Sacco runs 80 matatus for their owners, with a timetable and a garage. We are filling the post of Bus Driver, in Murang''a. You check the vehicle with a list before passengers board. You help people with children, luggage or a stick. You hand over with a report of what squeaked, smoked or pulled.

What you need most is vehicle inspection and defensive driving; customer service, road safety and public service vehicle driving come on top.

Wages are fixed and paid each month, so that nobody has to race for passengers. Apply on this page and tell us in a few lines why you want this work.', 'Driving licence class D with a valid PSV badge
Certificate of good conduct
Rested, sober and polite
Two to five years in similar work', 'Murang''a', 'KES 39,500 - 56,500 a month', 'full_time', 'mid', array['Public Service Vehicle Driving', 'Defensive Driving', 'Vehicle Inspection', 'Road Safety', 'Customer Service']::text[], true, now() - interval '14249 minutes'),
  ('5eed0b00-0000-4000-8000-000000000067', '5eedc000-0000-4000-8000-000000000067', 'Vocational Trainer', 'Stadi Technical College trains 700 young people as fitters, tailors, cooks and programmers. The post of Vocational Trainer, in Kitui, is open. You plan modules by competence and assess by what the hands can do. You find firms that take trainees and visit them there. You keep tools counted and guards in place.

We ask for workplace safety, TVET assessment and curriculum development, and for some practice in training delivery and vocational training.

Staff eat with the trainees, and courses for trainers are paid. Apply on this page and tell us in a few lines why you want this work.', 'Diploma in a technical trade
Certificate in pedagogy, or CDACC assessor
Has worked in the trade
Two to five years in similar work', 'Kitui', 'KES 43,500 - 61,000 a month', 'full_time', 'mid', array['Vocational Training', 'TVET Assessment', 'Training Delivery', 'Curriculum Development', 'Workplace Safety']::text[], true, now() - interval '27745 minutes'),
  ('5eed0b00-0000-4000-8000-000000000068', '5eedc000-0000-4000-8000-000000000068', 'Adult Literacy Teacher', 'Pamoja Turkwel Trust runs classes, clinics and savings groups for refugees and their neighbours. We are filling the post of Adult Literacy Teacher, in Kakuma. You teach grown-ups to read, write and count, with shop receipts and telephone bills. You encourage those who are ashamed and slow down those who are fast. You note who came and what each can read now. Every Friday you sit down with your supervisor and look at what you have learned.

We ask for adult education, record keeping and facilitation, and for some practice in lesson planning and literacy teaching.

Housing, a hardship allowance and a week at home for every eight. Send your application through this page; we call those on the short list within ten days.', 'KCSE certificate; a course in adult education is an advantage
Speaks the language of the area
Respectful
No experience needed: we train on the job', 'Kakuma', 'KES 17,000 - 24,500 a month', 'part_time', 'entry', array['Adult Education', 'Literacy Teaching', 'Facilitation', 'Lesson Planning', 'Record Keeping']::text[], true, now() - interval '15574 minutes'),
  ('5eed0b00-0000-4000-8000-000000000069', '5eedc000-0000-4000-8000-000000000069', 'Virtual Assistant', 'Larkhollow Online Services does office work for small firms in Britain with a team in Kenya. The post of Virtual Assistant, to be done from home anywhere in Kenya, is open. You keep diaries, mail and bookings for two or three business owners abroad. You answer customers in their name and know when to ask first. You write down how each task is done, so that you can go on leave.

The work calls for email management and Google Workspace above all, and for virtual assistance, calendar management and written communication.

Pay arrives on the last working day, with 25 days of leave and a yearly sum for your computer. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Excellent written English
Quiet place to work and a stable internet line
Overlap of four hours with the client’s day
Two to five years in similar work', 'Remote', 'USD 7,400 - 11,600 a year', 'full_time', 'mid', array['Virtual Assistance', 'Email Management', 'Calendar Management', 'Google Workspace', 'Written Communication']::text[], true, now() - interval '16719 minutes'),
  ('5eed0b00-0000-4000-8000-000000000070', '5eedc000-0000-4000-8000-000000000070', 'Software Developer', 'Alderwick Software makes programs for harbours and ferries and has no office that one has to be in. The post of Software Developer, to be done from home anywhere in Kenya, is open. You build features from the screen to the database and show them every second Friday. You review the code of others as kindly as you want yours to be read. You sit beside support for half a day each month.

You need PostgreSQL, REST APIs and React every day, and TypeScript and Git every week.

Four-day weeks in July and August, health cover for your family, and time to learn. Send your application through this page; we call those on the short list within ten days.', 'Degree or diploma in computer science, or work that you can show
Reads and writes English well
Explains decisions
Two to five years in similar work', 'Remote', 'USD 27,600 - 42,600 a year', 'full_time', 'mid', array['TypeScript', 'React', 'PostgreSQL', 'REST APIs', 'Git']::text[], true, now() - interval '2922 minutes'),
  ('5eed0b00-0000-4000-8000-000000000071', '5eedc000-0000-4000-8000-000000000071', 'Online Tutor', 'Quillmere Tutoring teaches school children one by one over the internet. The post of Online Tutor, to be done from home anywhere in Kenya, is open. You teach school children abroad in English and mathematics, one at a time, by video. You plan each lesson from what went wrong in the last. You write the parents three lines after each lesson.

We ask for mathematics, Zoom meetings and English teaching, and for some practice in tutoring and lesson planning.

Lessons that a pupil misses are paid, and August is free. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma or degree in education
Clear spoken English
Quiet room, headset and a stable internet line
Two to five years in similar work', 'Remote', 'USD 6,000 - 10,200 a year', 'part_time', 'mid', array['Tutoring', 'English Teaching', 'Mathematics', 'Lesson Planning', 'Zoom Meetings']::text[], true, now() - interval '25335 minutes'),
  ('5eed0b00-0000-4000-8000-000000000072', '5eedc000-0000-4000-8000-000000000001', 'Clinical Officer', 'Bluegum Street Clinics runs nine neighbourhood clinics in the estates of the city. There is an opening for the post of Clinical Officer, in Nairobi. You suture, drain and splint in a clean and well-lit room. You order laboratory tests when they change what you will do, and explain the results. You review hypertension and diabetes patients monthly and keep their register current.

You need minor surgery, electronic health records and clinical assessment every day, and chronic disease management and referral management every week.

Medical cover starts on the first day and includes your children. Send your application through this page; we call those on the short list within ten days.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
A current practising licence
Comfortable with electronic health records
Two to five years in similar work', 'Nairobi', 'KES 62,000 - 90,500 a month', 'full_time', 'mid', array['Clinical Assessment', 'Minor Surgery', 'Chronic Disease Management', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '24492 minutes'),
  ('5eed0b00-0000-4000-8000-000000000073', '5eedc000-0000-4000-8000-000000000002', 'Accountant', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. We are filling the post of Accountant, in Nairobi. You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due. You run the payroll, answer questions about payslips, and treat what you see there as private. You get files ready for the auditors, so that their visit is short.

You need QuickBooks, Microsoft Excel and accounting every day, and bank reconciliation and tax compliance every week.

We pay for your data bundle and give thirteen months of pay. Apply on this page with your CV; we answer everybody within two weeks.', 'CPA (K), or CPA part II and going on
Has filed taxes on iTax independently
Discreet and exact
Two to five years in similar work', 'Nairobi', 'KES 70,500 - 99,500 a month', 'full_time', 'mid', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Tax Compliance', 'Bank Reconciliation']::text[], true, now() - interval '41422 minutes'),
  ('5eed0b00-0000-4000-8000-000000000074', '5eedc000-0000-4000-8000-000000000003', 'Shop Attendant', 'Nyota Ndogo Retail has 31 supermarkets and one large store house in Industrial Area. We are filling the post of Shop Attendant, in Nairobi. You fill shelves, check dates and put the older goods in front. You count a shelf each evening and report what is missing. You keep counter, floor and window clean. For the first three months you work beside somebody who has done this for years.

What you need most is retail sales and cash handling; stock taking, customer service and merchandising come on top.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Apply on this page with your CV; we answer everybody within two weeks.', 'KCSE certificate
Good at mental arithmetic
Certificate of good conduct
No experience needed: we train on the job', 'Nairobi', 'KES 21,000 - 28,000 a month', 'full_time', 'entry', array['Retail Sales', 'Customer Service', 'Cash Handling', 'Stock Taking', 'Merchandising']::text[], true, now() - interval '753 minutes'),
  ('5eed0b00-0000-4000-8000-000000000075', '5eedc000-0000-4000-8000-000000000004', 'Software Tester', 'Njia Tano Software builds ticketing and payment software for matatu saccos. We are filling the post of Software Tester, to be done from home anywhere in Kenya. You write automatic tests for what broke once. You test with real people and old phones. You say no to a release when it has to be said.

What you need most is test planning and attention to detail; software testing, automated testing and bug reporting come on top.

We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning. We meet in Nairobi a few times a year and pay the way. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma or degree in ICT
ISTQB certificate is an advantage
Exact in writing
Two to five years in similar work', 'Remote', 'KES 70,500 - 106,000 a month', 'full_time', 'mid', array['Software Testing', 'Test Planning', 'Automated Testing', 'Bug Reporting', 'Attention to Detail']::text[], true, now() - interval '14972 minutes'),
  ('5eed0b00-0000-4000-8000-000000000076', '5eedc000-0000-4000-8000-000000000005', 'Registered Nurse', 'Faraja Garden Homes looks after 85 old people in three houses with gardens. There is an opening for the post of Registered Nurse, in Nairobi. You give medicines and injections and check name, dose and time before each. You write in the record while the patient is still with you. You hand over at the bedside, so that nothing is forgotten between two shifts.

We ask for triage, medication administration and wound care, and for some practice in electronic health records and patient care.

Shifts are eight hours, not twelve, and nobody has more than two night weeks a month. Apply on this page and tell us in a few lines why you want this work.', 'Diploma or degree in nursing
A valid licence of the Nursing Council of Kenya
Basic life support certificate, not older than two years
Two to five years in similar work', 'Nairobi', 'KES 55,000 - 79,500 a month', 'full_time', 'mid', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Electronic Health Records']::text[], true, now() - interval '16840 minutes'),
  ('5eed0b00-0000-4000-8000-000000000077', '5eedc000-0000-4000-8000-000000000006', 'Insurance Agent', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. The post of Insurance Agent, in Nairobi, is open. You explain in plain words what a policy pays and what it does not. You find customers at markets, saccos and schools. You help people to fill in forms and to claim. Every Friday you sit down with your supervisor and look at what you have learned.

You bring Micro-Insurance, insurance sales and communication; customer service and lead generation can be deepened with us.

We pay for your professional examinations when you pass, and for the first resit when you do not. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate of proficiency in insurance, or the will to sit for it
KCSE certificate
Likes to talk with people
No experience needed: we train on the job', 'Nairobi', 'KES 26,000 - 38,000 a month', 'full_time', 'entry', array['Insurance Sales', 'Micro-Insurance', 'Lead Generation', 'Customer Service', 'Communication']::text[], true, now() - interval '19009 minutes'),
  ('5eed0b00-0000-4000-8000-000000000078', '5eedc000-0000-4000-8000-000000000007', 'Primary School Teacher', 'Mwezi Learning House is a day school that puts reading and making things first. There is an opening for the post of Primary School Teacher, in Kiambu. You teach a class of the upper or lower primary and know each child by the second week. You look after a club or a team one afternoon a week. You talk with parents early when a child falls behind.

You need primary education, assessment and Competency-Based curriculum every day, and lesson planning and classroom management every week.

Classes have at most 28 children, and lunch is free. Send your application through this page; we call those on the short list within ten days.', 'P1 certificate or diploma in primary education
TSC number
Certificate of good conduct
Two to five years in similar work', 'Kiambu', 'KES 36,000 - 52,500 a month', 'full_time', 'mid', array['Primary Education', 'Competency-Based Curriculum', 'Lesson Planning', 'Classroom Management', 'Assessment']::text[], true, now() - interval '38229 minutes'),
  ('5eed0b00-0000-4000-8000-000000000079', '5eedc000-0000-4000-8000-000000000008', 'Delivery Driver', 'Duma Parcel Riders delivers 9,000 parcels a day in twelve counties. The post of Delivery Driver, in Nairobi, is open. You load in the order of the route, so that the last parcel in is the first one out. You check tyres, oil and lights each morning and report what is not right. You get a signature for each delivery and hand in cash and M-Pesa to the shilling. For the first three months you work beside somebody who has done this for years.

We ask for cash handling, vehicle inspection and delivery, and for some practice in route planning and defensive driving.

Everybody is insured around the clock, not only on the road. Apply on this page and tell us in a few lines why you want this work.', 'Driving licence class B
Certificate of good conduct
Knows the roads of the area
No experience needed: we train on the job', 'Nairobi', 'KES 29,000 - 38,500 a month', 'full_time', 'entry', array['Defensive Driving', 'Delivery', 'Route Planning', 'Vehicle Inspection', 'Cash Handling']::text[], true, now() - interval '11718 minutes'),
  ('5eed0b00-0000-4000-8000-000000000080', '5eedc000-0000-4000-8000-000000000009', 'Customer Support Agent', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. There is an opening for the post of Customer Support Agent, to be done from home anywhere in Kenya. You answer customers by chat, mail and telephone and solve what you can at once. You write each case down so that a colleague can go on. You call back when you said you would. After six months we talk about what you would like to learn next, and put it in writing.

You bring customer help desk, typing and complaint handling; customer service and live chat support can be deepened with us.

Equipment is ours, night shifts end with a taxi home, and training is paid. We meet in Nairobi a few times a year and pay the way. Apply on this page. We invite those who fit for a talk and a short practical test.', 'KCSE with a good grade in English
Writes clear English and Kiswahili
Patient with people who are in a hurry
No experience needed: we train on the job', 'Remote', 'KES 30,000 - 41,500 a month', 'full_time', 'entry', array['Customer Service', 'Live Chat Support', 'Customer Help Desk', 'Complaint Handling', 'Typing']::text[], true, now() - interval '13707 minutes'),
  ('5eed0b00-0000-4000-8000-000000000081', '5eedc000-0000-4000-8000-000000000010', 'Graphic Designer', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. There is an opening for the post of Graphic Designer, in Nairobi. You design covers, posters, labels and pictures for the screen. You set long texts so that people like to read them. You prepare files for the printer and check the proof.

The work calls for graphic design and typography above all, and for page layout, Adobe Illustrator and Adobe Photoshop.

Hours are flexible around a core of ten to three, and the library is yours. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma or degree in graphic design, or a strong portfolio
A portfolio with work that was printed or published
Takes criticism and gives reasons
Two to five years in similar work', 'Nairobi', 'KES 49,000 - 72,000 a month', 'full_time', 'mid', array['Graphic Design', 'Adobe Illustrator', 'Adobe Photoshop', 'Page Layout', 'Typography']::text[], true, now() - interval '18708 minutes'),
  ('5eed0b00-0000-4000-8000-000000000082', '5eedc000-0000-4000-8000-000000000011', 'Warehouse Manager', 'Duka Njema Online lets kiosks order stock by phone and delivers it the next morning. There is an opening for the post of Warehouse Manager, in Nairobi. You answer for stock, people and safety of the warehouse. You plan space and shifts for the weeks when everything comes at once. You bring losses down and show how in a page a month.

You need warehouse management, Microsoft Excel and stock reconciliation every day, and inventory management and team supervision every week.

Everybody owns shares after a year. Apply on this page and tell us in a few lines why you want this work.', 'Degree or diploma in supply chain management
Has run a warehouse system
Strong in Microsoft Excel
Six years or more, two of them leading others', 'Nairobi', 'KES 98,000 - 138,000 a month', 'full_time', 'senior', array['Warehouse Management', 'Inventory Management', 'Stock Reconciliation', 'Team Supervision', 'Microsoft Excel']::text[], true, now() - interval '36361 minutes'),
  ('5eed0b00-0000-4000-8000-000000000083', '5eedc000-0000-4000-8000-000000000012', 'CCTV Technician', 'Chui Mwitu Alarms guards homes and offices and installs alarms, cameras and electric fences. The post of CCTV Technician, in Nairobi, is open. You fit cameras, alarms and recorders, and lay the cables so that nobody sees them. You repair cameras and power supplies on site, and lend a spare one for what has to go to the bench. You note the position of each camera in a plan that your colleagues can follow.

You bring CCTV installation, alarm installation and structured cabling; fault finding and electric fence installation can be deepened with us.

Training is paid, shifts are twelve hours at most, and nights earn a fixed extra. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate in electronics, electrical installation or ICT
Steady on a ladder and careful in other people’s houses
Certificate of good conduct
Two to five years in similar work', 'Nairobi', 'KES 34,500 - 51,500 a month', 'full_time', 'mid', array['CCTV Installation', 'Alarm Installation', 'Electric Fence Installation', 'Structured Cabling', 'Fault Finding']::text[], true, now() - interval '24612 minutes'),
  ('5eed0b00-0000-4000-8000-000000000084', '5eedc000-0000-4000-8000-000000000013', 'Loan Officer', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. The post of Loan Officer, in Nairobi, is open. You explain interest, fees and what happens when a payment is missed, before anybody signs. You train groups in saving and keeping simple accounts. You watch your loans daily and ring on the first day of delay, not on the thirtieth. Every Friday you sit down with your supervisor and look at what you have learned.

The work calls for loan processing and customer service above all, and for credit analysis, microfinance and debt collection.

Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law. Apply on this page and tell us in a few lines why you want this work.', 'Diploma or degree in finance, economics or business
Clean credit report and certificate of good conduct
Motorcycle licence is an advantage
No experience needed: we train on the job', 'Nairobi', 'KES 39,500 - 55,500 a month', 'full_time', 'entry', array['Loan Processing', 'Credit Analysis', 'Microfinance', 'Customer Service', 'Debt Collection']::text[], true, now() - interval '3946 minutes'),
  ('5eed0b00-0000-4000-8000-000000000085', '5eedc000-0000-4000-8000-000000000014', 'Data Analyst', 'Ukulima Smart sends farmers weather, prices and advice for their own plot by text message. There is an opening for the post of Data Analyst, to be done from home anywhere in Kenya. You find out with questions and SQL why a figure went up or down. You build reports that answer the question before it is asked. You clean data at the source, with the people who enter them.

What you need most is report writing and SQL; Microsoft Excel, Power BI and data analysis come on top.

The whole team meets for a week three times a year, and courses are paid. We meet in Nairobi a few times a year and pay the way. Apply on this page and tell us in a few lines why you want this work.', 'Degree or diploma in statistics, economics or computer science
Strong in spreadsheets
Writes two clear sentences under each chart
Two to five years in similar work', 'Remote', 'KES 98,500 - 141,000 a month', 'full_time', 'mid', array['Data Analysis', 'SQL', 'Power BI', 'Microsoft Excel', 'Report Writing']::text[], true, now() - interval '7079 minutes'),
  ('5eed0b00-0000-4000-8000-000000000086', '5eedc000-0000-4000-8000-000000000015', 'Underwriting Officer', 'Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day. The post of Underwriting Officer, to be done from home anywhere in Kenya, is open. You assess proposals, set the price and the conditions, and write down why. You renew policies with the claims of the year in front of you. You teach sellers what we can cover and what we cannot.

What you need most is underwriting and insurance; risk assessment, report writing and data analysis come on top.

Targets are set with you, not for you. We meet in Nairobi a few times a year and pay the way. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Degree or diploma in insurance or actuarial science
Working towards ACII or AIIK
Writes clearly
Two to five years in similar work', 'Remote', 'KES 65,500 - 90,500 a month', 'full_time', 'mid', array['Underwriting', 'Insurance', 'Risk Assessment', 'Data Analysis', 'Report Writing']::text[], true, now() - interval '3102 minutes'),
  ('5eed0b00-0000-4000-8000-000000000087', '5eedc000-0000-4000-8000-000000000016', 'Front Office Agent', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. We are filling the post of Front Office Agent, in Mombasa. You answer bookings by telephone and mail the same day and keep the booking system true. You pass arrivals, allergies and birthdays on to kitchen and housekeeping. You balance the float at the end of each shift, to the shilling. You start with the simple things and take on more as soon as you feel ready for it.

You need front Office, cash handling and customer service every day, and complaint handling and reservations every week.

Meals on duty, a share of the service charge, and live-in rooms for those from upcountry. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate or diploma in front office operations or tourism
Can learn a hotel booking system
Able to work early, late and at weekends by turns
No experience needed: we train on the job', 'Mombasa', 'KES 28,500 - 38,000 a month', 'full_time', 'entry', array['Front Office', 'Reservations', 'Customer Service', 'Cash Handling', 'Complaint Handling']::text[], true, now() - interval '3765 minutes'),
  ('5eed0b00-0000-4000-8000-000000000088', '5eedc000-0000-4000-8000-000000000017', 'Water Systems Technician', 'Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach. The post of Water Systems Technician, in Garissa, is open. You install and service borehole pumps, tanks and pipelines, and measure what each source gives. You repair bursts on the day they are reported. You train those who look after the pump from day to day.

The work calls for pump maintenance and leak detection above all, and for water treatment, pipe fitting and preventive maintenance.

There is a hardship allowance and a week at home for every five in the field. Apply on this page and tell us in a few lines why you want this work.', 'Certificate or diploma in water technology or plumbing
Knows submersible pumps and their control panels
Willing to spend nights in the field
Two to five years in similar work', 'Garissa', 'KES 47,000 - 68,000 a month', 'contract', 'mid', array['Pump Maintenance', 'Water Treatment', 'Pipe Fitting', 'Leak Detection', 'Preventive Maintenance']::text[], true, now() - interval '20877 minutes'),
  ('5eed0b00-0000-4000-8000-000000000089', '5eedc000-0000-4000-8000-000000000018', 'Restaurant Waiter', 'Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast. There is an opening for the post of Restaurant Waiter, in Malindi. You print the bill, take cash, card or M-Pesa and balance at the end of the shift. You tell the kitchen about allergies before it cooks. You clear and polish, so that the next guest finds a clean table.

You bring hygiene standards, customer service and food and beverage service; waiting tables and cash handling can be deepened with us.

Tips are pooled and paid out every Friday. Apply on this page. We invite those who fit for a talk and a short practical test.

To keep your place, send KES 500 for the uniform by M-Pesa to till number 000000.', 'Certificate in food and beverage service, or practice in a busy restaurant
Food handler’s medical certificate
Good English and Kiswahili
Two to five years in similar work', 'Malindi', 'KES 24,000 - 32,500 a month', 'full_time', 'mid', array['Food and Beverage Service', 'Waiting Tables', 'Customer Service', 'Cash Handling', 'Hygiene Standards']::text[], true, now() - interval '4247 minutes'),
  ('5eed0b00-0000-4000-8000-000000000090', '5eedc000-0000-4000-8000-000000000019', 'Heavy Commercial Driver', 'Bahari Freight clears cargo at the port and carries it inland. The post of Heavy Commercial Driver, in Mombasa, is open. You drive up to the hours the law allows and rest before you are tired. You check load, tyres, brakes and seals before you leave and at each stop. You know what the load must not meet: rain, heat or a pothole at speed.

The work calls for truck driving and vehicle inspection above all, and for route planning, tachograph and logbook keeping and defensive driving.

Overtime is paid by the hour, to the minute, with the salary of the same month. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Driving licence class C or CE, clean for two years
Certificate of good conduct
Defensive driving certificate
Two to five years in similar work', 'Mombasa', 'KES 45,500 - 66,000 a month', 'full_time', 'mid', array['Truck Driving', 'Defensive Driving', 'Vehicle Inspection', 'Route Planning', 'Tachograph and Logbook Keeping']::text[], true, now() - interval '10694 minutes'),
  ('5eed0b00-0000-4000-8000-000000000091', '5eedc000-0000-4000-8000-000000000020', 'Mpishi', 'Lamu Heritage Stays inatafuta Mpishi, Lamu. Haya ndiyo utakayofanya kila siku. Utapika chai, chapati, ugali, samaki na vyakula vya Kiswahili kwa watu mia moja kwa siku. Utaacha jiko, vyombo na sakafu vikiwa safi mwisho wa zamu. Utaandika joto la friji na tarehe za vyakula, na kutupa vilivyoharibika.

Uwe na ujuzi wa upishi, vyakula vya Kiswahili, food safety na kazi ya pamoja. Tunahitaji mtu mwaminifu, mwenye heshima kwa wenzake, anayesema mapema jambo likienda vibaya.

Tunatoa mafunzo ya wiki ya kwanza kwa malipo, sare, na siku moja ya mapumziko kila wiki. Utapata mkataba wa maandishi na likizo ya siku ishirini na moja kwa mwaka. Tuma maombi kupitia ukurasa huu; CV ya ukurasa mmoja inatosha. Tutawaita wanaofaa kwa mazungumzo na jaribio fupi la kazi.', 'Cheti cha afya cha wanaoshughulikia chakula
Cheti cha upishi au uzoefu wa jikoni
Anayeweza kuanza kazi saa kumi na moja asubuhi
Uzoefu wa miaka miwili hadi mitano katika kazi kama hii', 'Lamu', 'KES 24,000 - 34,500 a month', 'full_time', 'mid', array['Food Production', 'Local Cuisine', 'Food Safety', 'Teamwork']::text[], true, now() - interval '26179 minutes'),
  ('5eed0b00-0000-4000-8000-000000000092', '5eedc000-0000-4000-8000-000000000021', 'Field Officer', 'Kilifi Cashew Growers buys nuts from village groups and roasts them for export. We are filling the post of Field Officer, in Kilifi. You register groups, train their secretaries and sit in on their meetings. You hold demonstrations on planting, spacing and composting where people can put their hands into it. You collect samples and deliver seed and advice on the day that was promised. You start with the simple things and take on more as soon as you feel ready for it.

You bring data collection, agricultural extension and farmer training; motorcycle riding and record keeping can be deepened with us.

Pay is on the 25th without fail, and there is a clinic day every month. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate or diploma in agriculture
Motorcycle licence
Speaks the language of the area besides Kiswahili
No experience needed: we train on the job', 'Kilifi', 'KES 27,000 - 37,500 a month', 'full_time', 'entry', array['Farmer Training', 'Agricultural Extension', 'Data Collection', 'Motorcycle Riding', 'Record Keeping']::text[], true, now() - interval '1234 minutes'),
  ('5eed0b00-0000-4000-8000-000000000093', '5eedc000-0000-4000-8000-000000000022', 'Livestock Production Officer', 'Isiolo Livestock Union buys, treats and sells animals for 500 herding families. The post of Livestock Production Officer, in Isiolo, is open. You advise on feeding through the dry season and work out rations from what is at hand. You plan fodder, hay and water for the year. You train groups in breeding and keep the figures of each herd.

What you need most is livestock production and animal health; fodder production, farmer training and feed formulation come on top.

We provide the motorbike, the fuel and a satellite phone. Apply on this page and tell us in a few lines why you want this work.', 'Diploma or degree in animal production
Motorcycle or driving licence
Accepted by herders and buyers alike
Two to five years in similar work', 'Isiolo', 'KES 45,000 - 64,000 a month', 'full_time', 'mid', array['Livestock Production', 'Feed Formulation', 'Fodder Production', 'Farmer Training', 'Animal Health']::text[], true, now() - interval '4669 minutes'),
  ('5eed0b00-0000-4000-8000-000000000094', '5eedc000-0000-4000-8000-000000000023', 'Cook', 'Ndara Junction Hotel feeds and beds travellers on the road to the coast. The post of Cook, in Voi, is open. You peel, cut and portion in the morning so that service runs quietly. You write down temperatures and dates, and throw away what is too old. You bake bread and chapati in the morning and help with the grill in the evening.

What you need most is teamwork and baking; hygiene standards, food production and food safety come on top.

Meals, uniform and a bed on late shifts are free. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Good with Swahili dishes as well as with international ones
Two to five years in similar work', 'Voi', 'KES 25,000 - 35,500 a month', 'full_time', 'mid', array['Food Production', 'Baking', 'Food Safety', 'Hygiene Standards', 'Teamwork']::text[], true, now() - interval '28950 minutes'),
  ('5eed0b00-0000-4000-8000-000000000095', '5eedc000-0000-4000-8000-000000000024', 'WASH Officer', 'Ngamia Water Trust drills boreholes and trains villages to keep them running. We are filling the post of WASH Officer, in Lodwar. You bring villages to agree on a water point, its committee and its fees. You teach hand-washing and the building of latrines with what is at hand. You follow up each committee until its books are in order.

The work calls for water treatment and capacity building above all, and for report writing, community mobilization and public health.

Housing in Lodwar, a hardship allowance and flights home every quarter. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma or degree in public health or water engineering
Motorcycle licence
Willing to live in the field
Two to five years in similar work', 'Lodwar', 'KES 79,500 - 114,000 a month', 'full_time', 'mid', array['Community Mobilization', 'Public Health', 'Water Treatment', 'Capacity Building', 'Report Writing']::text[], true, now() - interval '210 minutes'),
  ('5eed0b00-0000-4000-8000-000000000096', '5eedc000-0000-4000-8000-000000000025', 'Registered Nurse', 'Kivuli Home Nursing cares for people at home after operations and in old age. There is an opening for the post of Registered Nurse, in Mombasa. You see patients as they come in, sort the urgent from the rest and take their vital signs. You give medicines and injections and check name, dose and time before each. You hand over at the bedside, so that nothing is forgotten between two shifts.

You need wound care, electronic health records and patient care every day, and triage and medication administration every week.

You choose your zone, and travelling time is paid. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma or degree in nursing
A valid licence of the Nursing Council of Kenya
Basic life support certificate, not older than two years
Two to five years in similar work', 'Mombasa', 'KES 55,000 - 79,500 a month', 'full_time', 'mid', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Electronic Health Records']::text[], true, now() - interval '26781 minutes'),
  ('5eed0b00-0000-4000-8000-000000000097', '5eedc000-0000-4000-8000-000000000026', 'Tractor Operator', 'Tana Bend Rice mills and markets rice for cooperatives along the river. We are filling the post of Tractor Operator, in Hola. You plough, harrow and plant in straight lines and haul the harvest. You set depth and speed for the soil of the day. You check oil, water and tyres each morning and grease every joint.

What you need most is land preparation and vehicle inspection; record keeping, tractor operation and farm machinery come on top.

Harvest months are long and carry a bonus; February is quiet, and leave is easy. Send your application through this page; we call those on the short list within ten days.', 'Driving licence for tractors, class G
Has worked with plough, harrow and trailer
Careful near people and animals
Two to five years in similar work', 'Hola', 'KES 27,000 - 37,500 a month', 'full_time', 'mid', array['Tractor Operation', 'Land Preparation', 'Farm Machinery', 'Vehicle Inspection', 'Record Keeping']::text[], true, now() - interval '35397 minutes'),
  ('5eed0b00-0000-4000-8000-000000000098', '5eedc000-0000-4000-8000-000000000027', 'Merchandiser', 'Kwale Coconut Company presses oil and makes soap from coconuts of the south coast. There is an opening for the post of Merchandiser, in Kwale. You visit shops by a weekly plan and set up our shelf so that it sells. You count stock, check dates and ask for space in a friendly way. You tell the seller what runs out first. After six months we talk about what you would like to learn next, and put it in writing.

What you need most is merchandising and retail display; stock taking, communication and customer service come on top.

A small company where everybody learns every machine. Apply on this page and tell us in a few lines why you want this work.', 'KCSE certificate
Smartphone
Likes to be on foot all day
No experience needed: we train on the job', 'Kwale', 'KES 20,500 - 28,500 a month', 'full_time', 'entry', array['Merchandising', 'Retail Display', 'Stock Taking', 'Customer Service', 'Communication']::text[], true, now() - interval '25034 minutes'),
  ('5eed0b00-0000-4000-8000-000000000099', '5eedc000-0000-4000-8000-000000000028', 'Delivery Driver', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. The post of Delivery Driver, in Mombasa, is open. You load in the order of the route, so that the last parcel in is the first one out. You get a signature for each delivery and hand in cash and M-Pesa to the shilling. You ring ahead when you are late and are friendly when the customer is not. You start with the simple things and take on more as soon as you feel ready for it.

We ask for defensive driving, cash handling and vehicle inspection, and for some practice in route planning and delivery.

Sundays are free, and overtime is asked for, not ordered. Send your application through this page; we call those on the short list within ten days.', 'Driving licence class B
Certificate of good conduct
Knows the roads of the area
No experience needed: we train on the job', 'Mombasa', 'KES 27,000 - 36,000 a month', 'full_time', 'entry', array['Defensive Driving', 'Delivery', 'Route Planning', 'Vehicle Inspection', 'Cash Handling']::text[], true, now() - interval '32083 minutes'),
  ('5eed0b00-0000-4000-8000-000000000100', '5eedc000-0000-4000-8000-000000000029', 'Painter', 'Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels. The post of Painter, in Lamu, is open. You scrape, fill and sand until the surface is ready, then paint it by brush, roller or spray. You mix colours to a sample and work out how much is needed. You varnish timber and treat rust before it spreads.

We ask for spray painting, workplace safety and painting, and for some practice in working at height and waterproofing.

The yard closes at three in the afternoon because of the heat. Apply on this page and tell us in a few lines why you want this work.', 'Trade test in painting, or photographs of work you have done
Not afraid of ladders and scaffolds
Careful with solvents
Two to five years in similar work', 'Lamu', 'KES 27,500 - 38,000 a month', 'contract', 'mid', array['Painting', 'Spray Painting', 'Waterproofing', 'Working at Height', 'Workplace Safety']::text[], true, now() - interval '20455 minutes'),
  ('5eed0b00-0000-4000-8000-000000000101', '5eedc000-0000-4000-8000-000000000030', 'Food Technologist', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. There is an opening for the post of Food Technologist, in Nakuru. You develop products with the kitchen of the plant and try them on people who buy them. You set the recipe, the shelf life and what stands on the label. You keep the plant ready for the standards body and its inspectors.

We ask for food safety, HACCP and food technology, and for some practice in recipe development and quality control.

Lunch is cooked on site, and there is a staff van from town at every shift change. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma or degree in food science and technology
Knows HACCP in practice
Writes short reports
Two to five years in similar work', 'Nakuru', 'KES 52,500 - 74,500 a month', 'full_time', 'mid', array['Food Technology', 'HACCP', 'Food Safety', 'Quality Control', 'Recipe Development']::text[], true, now() - interval '17020 minutes'),
  ('5eed0b00-0000-4000-8000-000000000102', '5eedc000-0000-4000-8000-000000000031', 'Mason', 'Jenga Haraka Contractors builds schools, markets and water tanks for counties and churches. The post of Mason, in Thika, is open. You lay stone and block to the line, plaster walls and finish floors. You mix by measure, cure concrete for a week and cover it from the sun. You keep the scaffold clear and wear helmet and boots all day.

What you need most is plastering and setting out; masonry, concrete works and workplace safety come on top.

Protective gear is issued on day one, and nobody works at height without a harness. Apply on this page and tell us in a few lines why you want this work.', 'Trade Test Grade II in masonry, or proof of finished work
Can read a simple building plan
Own hand tools
Two to five years in similar work', 'Thika', 'KES 34,500 - 49,000 a month', 'contract', 'mid', array['Masonry', 'Plastering', 'Concrete Works', 'Setting Out', 'Workplace Safety']::text[], true, now() - interval '15152 minutes'),
  ('5eed0b00-0000-4000-8000-000000000103', '5eedc000-0000-4000-8000-000000000032', 'Enrolled Community Health Nurse', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. We are filling the post of Enrolled Community Health Nurse, in Nyeri. You give medicines and injections and check name, dose and time before each. You dress wounds and show the family how to go on at home. You hand over at the bedside, so that nothing is forgotten between two shifts. For the first three months you work beside somebody who has done this for years.

What you need most is electronic health records and wound care; patient care, triage and medication administration come on top.

We pay your licence renewal and give five paid study days a year. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma or degree in nursing
A valid licence of the Nursing Council of Kenya
Basic life support certificate, not older than two years
Newly qualified people are welcome', 'Nyeri', 'KES 37,500 - 48,500 a month', 'full_time', 'entry', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Electronic Health Records']::text[], true, now() - interval '2199 minutes'),
  ('5eed0b00-0000-4000-8000-000000000104', '5eedc000-0000-4000-8000-000000000033', 'Clinical Officer', 'Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours. The post of Clinical Officer, in Kericho, is open. You suture, drain and splint in a clean and well-lit room. You order laboratory tests when they change what you will do, and explain the results. You review hypertension and diabetes patients monthly and keep their register current.

You bring clinical assessment, referral management and minor surgery; electronic health records and chronic disease management can be deepened with us.

Housing on the estate, a school and a dispensary come with the job. Apply on this page and tell us in a few lines why you want this work.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
A current practising licence
Comfortable with electronic health records
Two to five years in similar work', 'Kericho', 'KES 60,500 - 87,500 a month', 'full_time', 'mid', array['Clinical Assessment', 'Minor Surgery', 'Chronic Disease Management', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '37566 minutes'),
  ('5eed0b00-0000-4000-8000-000000000105', '5eedc000-0000-4000-8000-000000000034', 'Animal Health Assistant', 'Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it. There is an opening for the post of Animal Health Assistant, in Meru. You vaccinate and deworm on a calendar and treat the sick together with the county veterinarian. You teach herders and farmers what to watch for and when to call. You report a notifiable disease on the day you suspect it. After six months we talk about what you would like to learn next, and put it in writing.

The work calls for record keeping and livestock vaccination above all, and for deworming and dipping, animal health and artificial insemination.

Milk every week, a savings scheme that we top up, and a bus to the plant for every shift. Apply on this page and tell us in a few lines why you want this work.', 'Certificate or diploma in animal health
Registered with the Kenya Veterinary Board
Motorcycle licence
Newly qualified people are welcome', 'Meru', 'KES 27,000 - 37,500 a month', 'full_time', 'entry', array['Animal Health', 'Livestock Vaccination', 'Deworming and Dipping', 'Artificial Insemination', 'Record Keeping']::text[], true, now() - interval '5211 minutes'),
  ('5eed0b00-0000-4000-8000-000000000106', '5eedc000-0000-4000-8000-000000000035', 'Junior Welder', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. The post of Junior Welder, in Machakos, is open. You cut, bend and weld mild and stainless steel by arc and MIG from sketches with dimensions. You check squareness and measure diagonals before the last tack. You keep a list of steel in stock and tell the buyer a week before something runs out. You start with the simple things and take on more as soon as you feel ready for it.

What you need most is MIG welding and technical drawing; metal fabrication, arc welding and workplace safety come on top.

Bonuses are shared in the workshop each quarter when no order went out late. Apply on this page with your CV; we answer everybody within two weeks.', 'Some practice in a jua kali workshop or a technical institute
Ready to make a test piece at the interview
No experience needed: we train on the job', 'Machakos', 'KES 21,500 - 29,000 a month', 'full_time', 'entry', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Workplace Safety']::text[], true, now() - interval '23046 minutes'),
  ('5eed0b00-0000-4000-8000-000000000107', '5eedc000-0000-4000-8000-000000000036', 'Bank Teller', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. There is an opening for the post of Bank Teller, in Embu. You balance your till at noon and in the evening. You notice false notes and strange requests and call the supervisor. You explain accounts and mobile banking to those who are new to them. You start with the simple things and take on more as soon as you feel ready for it.

You bring attention to detail, customer service and fraud detection; bank teller operations and cash handling can be deepened with us.

Staff loans at four percent, and the office closes at half past four. Send your application through this page; we call those on the short list within ten days.', 'Degree or diploma in banking, business or finance
KCSE grade C plus or above
Certificate of good conduct
No experience needed: we train on the job', 'Embu', 'KES 33,500 - 46,000 a month', 'full_time', 'entry', array['Bank Teller Operations', 'Cash Handling', 'Customer Service', 'Fraud Detection', 'Attention to Detail']::text[], true, now() - interval '30336 minutes'),
  ('5eed0b00-0000-4000-8000-000000000108', '5eedc000-0000-4000-8000-000000000037', 'Greenhouse Supervisor', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. The post of Greenhouse Supervisor, in Naivasha, is open. You lead a gang of thirty, teach them to grade, and pay attention to who teaches best. You keep spray records that an auditor can follow: what, where, how much, and when people may go in again. You walk the beds at dawn and decide what is picked.

You bring irrigation, agrochemical safety and team supervision; record keeping and greenhouse management can be deepened with us.

There is a crèche at the gate, a canteen, and transport to every shift. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate or diploma in horticulture or agriculture
Has led people in the field
Knows safe use of agrochemicals
Two to five years in similar work', 'Naivasha', 'KES 39,000 - 53,500 a month', 'full_time', 'mid', array['Greenhouse Management', 'Irrigation', 'Team Supervision', 'Agrochemical Safety', 'Record Keeping']::text[], true, now() - interval '28348 minutes'),
  ('5eed0b00-0000-4000-8000-000000000109', '5eedc000-0000-4000-8000-000000000038', 'Head Chef', 'Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya. We are filling the post of Head Chef, in Nanyuki. You plan menus with the manager for a month at a time and work out what each dish costs. You write the rota, train the cooks and settle quarrels before service. You answer for stock, waste and the marks of the health inspector.

You bring kitchen management, menu planning and team supervision; food safety and food costing can be deepened with us.

Three weeks on, one week off, with the bus home paid. Send your application through this page; we call those on the short list within ten days.', 'Diploma in culinary arts or food production
Has led a kitchen of eight or more
Knows HACCP and can teach it
Six years or more, two of them leading others', 'Nanyuki', 'KES 86,500 - 132,500 a month', 'full_time', 'senior', array['Kitchen Management', 'Menu Planning', 'Food Costing', 'Food Safety', 'Team Supervision']::text[], true, now() - interval '23769 minutes'),
  ('5eed0b00-0000-4000-8000-000000000110', '5eedc000-0000-4000-8000-000000000039', 'Maintenance Electrician', 'Athi Plains Cement Works makes blocks, pavers and culverts for roads and houses. There is an opening for the post of Maintenance Electrician, in Machakos. You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. You trace faults in three-phase motors and starters with a meter rather than by swapping parts. You keep the standby generator and its changeover switch ready, and start it under load every Friday.

The work calls for fault finding and preventive maintenance above all, and for electrical installation, workplace safety and wiring diagrams.

A safety bonus is paid to the whole shift when nobody was hurt that month. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Government Trade Test Grade II or a craft certificate in electrical installation
A valid EPRA worker licence, or an application for one
Own hand tools; we provide the meters
Two to five years in similar work', 'Machakos', 'KES 45,000 - 64,500 a month', 'contract', 'mid', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '36964 minutes'),
  ('5eed0b00-0000-4000-8000-000000000111', '5eedc000-0000-4000-8000-000000000040', 'Lorry Driver', 'Kijani Waste Works turns market waste into compost and plastic into fencing posts. The post of Lorry Driver, in Nakuru, is open. You drive up to the hours the law allows and rest before you are tired. You keep delivery notes, weighbridge slips and logbook complete. You know what the load must not meet: rain, heat or a pothole at speed.

You need route planning, tachograph and logbook keeping and defensive driving every day, and truck driving and vehicle inspection every week.

Boots, gloves, vaccinations and a hot lunch are provided. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Driving licence class C or CE, clean for two years
Certificate of good conduct
Defensive driving certificate
Two to five years in similar work', 'Nakuru', 'KES 39,500 - 55,000 a month', 'full_time', 'mid', array['Truck Driving', 'Defensive Driving', 'Vehicle Inspection', 'Route Planning', 'Tachograph and Logbook Keeping']::text[], true, now() - interval '36542 minutes'),
  ('5eed0b00-0000-4000-8000-000000000112', '5eedc000-0000-4000-8000-000000000041', 'Pharmaceutical Technologist', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. We are filling the post of Pharmaceutical Technologist, in Thika. You check prescriptions for doses and interactions, and call the prescriber when something is off. You explain to patients how and when to take what they were given, until they can say it back to you. You watch the refrigerator log of vaccines and insulin, at weekends too.

The work calls for prescription review and drug stock management above all, and for dispensing, insurance claims and patient counselling.

A lunch room, lockers, a nursing room, and a pension that we match. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in pharmacy
Enrolled with the Pharmacy and Poisons Board
Patience with people who are unwell or worried
Two to five years in similar work', 'Thika', 'KES 48,500 - 69,500 a month', 'full_time', 'mid', array['Dispensing', 'Prescription Review', 'Patient Counselling', 'Drug Stock Management', 'Insurance Claims']::text[], true, now() - interval '39675 minutes'),
  ('5eed0b00-0000-4000-8000-000000000113', '5eedc000-0000-4000-8000-000000000042', 'Motor Vehicle Mechanic', 'Ndovu Coach Lines runs 64 coaches along the northern corridor. We are filling the post of Motor Vehicle Mechanic, in Nakuru. You service diesel engines, brakes and suspension to the schedule of the maker. You road-test each vehicle and write on the job card what was done and what comes next. You go out to breakdowns by turns and bring the vehicle home.

You need preventive maintenance, brake systems and auto mechanics every day, and vehicle diagnostics and diesel mechanics every week.

Driving hours are capped, and rest rooms are inspected every week. Apply on this page with your CV; we answer everybody within two weeks.', 'Trade Test Grade II or a craft certificate in motor vehicle mechanics
Driving licence class B; class C is an advantage
Own basic tools
Two to five years in similar work', 'Nakuru', 'KES 34,500 - 51,500 a month', 'full_time', 'mid', array['Auto Mechanics', 'Diesel Mechanics', 'Brake Systems', 'Vehicle Diagnostics', 'Preventive Maintenance']::text[], true, now() - interval '21600 minutes'),
  ('5eed0b00-0000-4000-8000-000000000114', '5eedc000-0000-4000-8000-000000000043', 'Food Technologist', 'Laikipia Honey Hub trains bee keepers and sells their honey under one label. We are filling the post of Food Technologist, in Nanyuki. You develop products with the kitchen of the plant and try them on people who buy them. You set the recipe, the shelf life and what stands on the label. You keep the plant ready for the standards body and its inspectors.

You bring HACCP, recipe development and food technology; food safety and quality control can be deepened with us.

Honey at cost, and field boots are on us. Apply on this page and tell us in a few lines why you want this work.', 'Diploma or degree in food science and technology
Knows HACCP in practice
Writes short reports
Two to five years in similar work', 'Nanyuki', 'KES 50,000 - 71,000 a month', 'full_time', 'mid', array['Food Technology', 'HACCP', 'Food Safety', 'Quality Control', 'Recipe Development']::text[], true, now() - interval '18587 minutes'),
  ('5eed0b00-0000-4000-8000-000000000115', '5eedc000-0000-4000-8000-000000000044', 'Network Engineer', 'Equator Telecom Services lays fibre and keeps masts standing around the mountain. We are filling the post of Network Engineer, in Nyeri. You find out where packets are lost and why. You set up firewalls and read what they report. You train technicians and check what they built.

You bring firewall configuration, routing and switching and fibre optics; network security and networking can be deepened with us.

A field allowance, proper climbing gear and a second pair of hands at every mast. Apply on this page with your CV; we answer everybody within two weeks.', 'Degree or diploma in telecommunications or ICT
CCNA or CCNP
Driving licence
Six years or more, two of them leading others', 'Nyeri', 'KES 127,500 - 180,500 a month', 'full_time', 'senior', array['Networking', 'Routing and Switching', 'Firewall Configuration', 'Network Security', 'Fibre Optics']::text[], true, now() - interval '17864 minutes'),
  ('5eed0b00-0000-4000-8000-000000000116', '5eedc000-0000-4000-8000-000000000045', 'Agronomy Intern', 'Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations. The post of Agronomy Intern, in Embu, is open. You scout for fall armyworm, blight and rust, and warn a whole ward within a day. You run trial plots and compare seed, spacing and fertiliser. You write advice for the season that fits on one page. You start with the simple things and take on more as soon as you feel ready for it.

The work calls for pest management and data collection above all, and for crop production, agronomy and soil sampling.

You learn to taste coffee, and courses are paid. Apply on this page with your CV; we answer everybody within two weeks.', 'Studies agriculture, agronomy or horticulture
Likes field work on rough roads
No experience needed: this is a place to learn', 'Embu', 'KES 14,500 - 18,500 a month', 'internship', 'entry', array['Agronomy', 'Soil Sampling', 'Pest Management', 'Crop Production', 'Data Collection']::text[], true, now() - interval '6235 minutes'),
  ('5eed0b00-0000-4000-8000-000000000117', '5eedc000-0000-4000-8000-000000000046', 'Biology and Chemistry Teacher', 'Mlima Outdoor Schools brings city classes to the mountain for a week at a time. We are filling the post of Biology and Chemistry Teacher, in Nyeri. You teach biology and chemistry and let every pupil hold the pipette. You prepare practicals with the technician and check that they are safe. You are class teacher and know what happens at home.

We ask for biology, exam setting and chemistry, and for some practice in lesson planning and laboratory safety.

Food and bed during camps, and first-aid training every year. Apply on this page and tell us in a few lines why you want this work.', 'Bachelor of Education with biology and chemistry
TSC number
Certificate of good conduct
Two to five years in similar work', 'Nyeri', 'KES 40,000 - 57,000 a month', 'full_time', 'mid', array['Biology', 'Chemistry', 'Lesson Planning', 'Exam Setting', 'Laboratory Safety']::text[], true, now() - interval '17442 minutes'),
  ('5eed0b00-0000-4000-8000-000000000118', '5eedc000-0000-4000-8000-000000000047', 'Refrigeration Technician', 'Ziwa Cold Chain moves fish, milk and vaccines around the lake and keeps them cold. We are filling the post of Refrigeration Technician, in Kisumu. You find leaks, recover the gas and recharge systems without venting anything. You answer an alarm at night by turns, because what is in store spoils within hours. You order filters, belts and gas before the last one is used.

What you need most is workplace safety and fault finding; air conditioning, refrigeration and preventive maintenance come on top.

Night work is paid at one and a half times the day rate. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate or diploma in refrigeration and air conditioning
Trade Test Grade II or above
Able to work night call-outs by turns
Two to five years in similar work', 'Kisumu', 'KES 38,000 - 55,000 a month', 'full_time', 'mid', array['Refrigeration', 'Air Conditioning', 'Fault Finding', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '9248 minutes'),
  ('5eed0b00-0000-4000-8000-000000000119', '5eedc000-0000-4000-8000-000000000048', 'Agro Sales Representative', 'Cherangani Seed House breeds and sells maize and bean seed suited to the highlands. We are filling the post of Agro Sales Representative, in Kitale. You sell seed, feed and tools to agrovets and farmers’ groups along a fixed route. You show products at field days and answer what farmers ask. You report what competitors sell and what the weather will make people buy.

We ask for customer service, agronomy and field sales, and for some practice in Agro-Input sales and payment Follow-Up.

You get seed at cost for your own shamba and two field days a year with the breeders. Send your application through this page; we call those on the short list within ten days.', 'Certificate or diploma in agriculture or sales
Motorcycle or driving licence
Speaks the language of the area
Two to five years in similar work', 'Kitale', 'KES 37,000 - 52,500 a month', 'full_time', 'mid', array['Agro-Input Sales', 'Field Sales', 'Agronomy', 'Payment Follow-Up', 'Customer Service']::text[], true, now() - interval '29914 minutes'),
  ('5eed0b00-0000-4000-8000-000000000120', '5eedc000-0000-4000-8000-000000000049', 'Mathematics and Physics Teacher', 'Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret. We are filling the post of Mathematics and Physics Teacher, in Eldoret. You teach mathematics and physics from Form 1 to Form 4 and prepare for the national examination. You begin physics with an experiment and end it with a formula. You lead the science club and enter it for the congress.

The work calls for exam setting and physics above all, and for laboratory safety, lesson planning and mathematics.

Your own children pay half the fees, and school holidays are yours. Send your application through this page; we call those on the short list within ten days.', 'Bachelor of Education with mathematics and physics
TSC number
Certificate of good conduct
Two to five years in similar work', 'Eldoret', 'KES 39,000 - 55,500 a month', 'full_time', 'mid', array['Mathematics', 'Physics', 'Lesson Planning', 'Exam Setting', 'Laboratory Safety']::text[], true, now() - interval '42567 minutes'),
  ('5eed0b00-0000-4000-8000-000000000121', '5eedc000-0000-4000-8000-000000000050', 'Agro Sales Representative', 'Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops. There is an opening for the post of Agro Sales Representative, in Kakamega. You sell seed, feed and tools to agrovets and farmers’ groups along a fixed route. You collect payments and keep each account under its limit. You report what competitors sell and what the weather will make people buy.

You need customer service, agronomy and field sales every day, and Agro-Input sales and payment Follow-Up every week.

A share of the profit is paid to everybody each quarter. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate or diploma in agriculture or sales
Motorcycle or driving licence
Speaks the language of the area
Two to five years in similar work', 'Kakamega', 'KES 37,000 - 52,500 a month', 'full_time', 'mid', array['Agro-Input Sales', 'Field Sales', 'Agronomy', 'Payment Follow-Up', 'Customer Service']::text[], true, now() - interval '34373 minutes'),
  ('5eed0b00-0000-4000-8000-000000000122', '5eedc000-0000-4000-8000-000000000051', 'Storekeeper', 'Webuye Stone Millers grinds maize, millet and sorghum for western Kenya. We are filling the post of Storekeeper, in Webuye. You receive goods against the order, count them and refuse what is damaged. You issue what is signed for, oldest stock first, and keep bin cards true. You count a part of the store every week and all of it twice a year.

We ask for store keeping, stock taking and Microsoft Excel, and for some practice in receiving goods and inventory management.

A bag of flour goes home with everybody at the end of the month. Apply on this page and tell us in a few lines why you want this work.', 'Certificate or diploma in stores or supply chain management
Works with a stock program and a spreadsheet
Certificate of good conduct
Two to five years in similar work', 'Webuye', 'KES 33,000 - 46,500 a month', 'full_time', 'mid', array['Store Keeping', 'Inventory Management', 'Stock Taking', 'Receiving Goods', 'Microsoft Excel']::text[], true, now() - interval '1777 minutes'),
  ('5eed0b00-0000-4000-8000-000000000123', '5eedc000-0000-4000-8000-000000000052', 'Cashier', 'Mwarobaini Pharmacies has 22 shops around the lake that are open until ten at night. The post of Cashier, in Kisumu, is open. You scan, take payment and give the receipt without making people wait. You count the float before and after the shift, to the shilling. You check notes and M-Pesa messages before the goods leave. For the first three months you work beside somebody who has done this for years.

You bring point of sale systems, cash reconciliation and cash handling; customer service and attention to detail can be deepened with us.

Late shifts end with a taxi home that we pay. Apply on this page and tell us in a few lines why you want this work.', 'KCSE certificate
Certificate of good conduct
Honest and quick with figures
No experience needed: we train on the job', 'Kisumu', 'KES 22,000 - 30,500 a month', 'full_time', 'entry', array['Cash Handling', 'Point of Sale Systems', 'Customer Service', 'Cash Reconciliation', 'Attention to Detail']::text[], true, now() - interval '34252 minutes'),
  ('5eed0b00-0000-4000-8000-000000000124', '5eedc000-0000-4000-8000-000000000053', 'Registered Nurse', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. The post of Registered Nurse, in Eldoret, is open. You see patients as they come in, sort the urgent from the rest and take their vital signs. You write in the record while the patient is still with you. You hand over at the bedside, so that nothing is forgotten between two shifts.

You need electronic health records, triage and patient care every day, and medication administration and wound care every week.

Camp days carry an allowance, and Saturdays are worked by turns. Apply on this page and tell us in a few lines why you want this work.', 'Diploma or degree in nursing
A valid licence of the Nursing Council of Kenya
Basic life support certificate, not older than two years
Two to five years in similar work', 'Eldoret', 'KES 46,000 - 66,500 a month', 'full_time', 'mid', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Electronic Health Records']::text[], true, now() - interval '31059 minutes'),
  ('5eed0b00-0000-4000-8000-000000000125', '5eedc000-0000-4000-8000-000000000054', 'Cashier', 'Busia Crossroads Traders supplies shops on both sides of the border. The post of Cashier, in Busia, is open. You scan, take payment and give the receipt without making people wait. You call the supervisor for refunds and never do them alone. You help to fill shelves when the queue is short. You start with the simple things and take on more as soon as you feel ready for it.

What you need most is customer service and attention to detail; point of sale systems, cash reconciliation and cash handling come on top.

Small team, short ways: whoever has a good idea tries it the same week. Apply on this page. We invite those who fit for a talk and a short practical test.', 'KCSE certificate
Certificate of good conduct
Honest and quick with figures
No experience needed: we train on the job', 'Busia', 'KES 20,000 - 28,500 a month', 'full_time', 'entry', array['Cash Handling', 'Point of Sale Systems', 'Customer Service', 'Cash Reconciliation', 'Attention to Detail']::text[], true, now() - interval '26359 minutes'),
  ('5eed0b00-0000-4000-8000-000000000126', '5eedc000-0000-4000-8000-000000000055', 'Quality Controller', 'Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day. We are filling the post of Quality Controller, in Homa Bay. You test every delivery and every batch, and write the result where the supplier can see it. You trace a bad batch back to its source within the day and explain, without blame, what went wrong. You prepare the papers for inspections and walk round with the inspector.

What you need most is good manufacturing practice and quality control; food safety, quality inspection and record keeping come on top.

Life jackets and swimming lessons come first; fish at cost comes after. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate or diploma in food science or quality management
Knows how to use a moisture meter and a balance
Honest, also when it is inconvenient
Two to five years in similar work', 'Homa Bay', 'KES 37,000 - 51,500 a month', 'full_time', 'mid', array['Quality Control', 'Quality Inspection', 'Food Safety', 'Good Manufacturing Practice', 'Record Keeping']::text[], true, now() - interval '5633 minutes'),
  ('5eed0b00-0000-4000-8000-000000000127', '5eedc000-0000-4000-8000-000000000056', 'Content Creator', 'Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad. The post of Content Creator, to be done from home anywhere in Kenya, is open. You write captions in English and Kiswahili. You plan topics for the month and drop one when something better happens. You look at what was watched to the end and make more of it. After six months we talk about what you would like to learn next, and put it in writing.

We ask for social media, video editing and photography, and for some practice in content creation and copywriting.

Profits are shared with staff and carvers alike every December. We meet in Kisii a few times a year and pay the way. Apply on this page with your CV; we answer everybody within two weeks.', 'Three pieces of work that we may look at
Own phone with a good camera
Asks people before filming them
No experience needed: we train on the job', 'Remote', 'KES 32,000 - 45,500 a month', 'contract', 'entry', array['Content Creation', 'Video Editing', 'Photography', 'Social Media', 'Copywriting']::text[], true, now() - interval '17743 minutes'),
  ('5eed0b00-0000-4000-8000-000000000128', '5eedc000-0000-4000-8000-000000000057', 'Apprentice Electrician', 'Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest. The post of Apprentice Electrician, in Migori, is open. You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. You trace faults in three-phase motors and starters with a meter rather than by swapping parts. You keep the standby generator and its changeover switch ready, and start it under load every Friday. After six months we talk about what you would like to learn next, and put it in writing.

You bring fault finding, electrical installation and preventive maintenance; workplace safety and wiring diagrams can be deepened with us.

There is staff housing, a sports club, and sugar at mill price. Send your application through this page; we call those on the short list within ten days.', 'KCSE, with physics if you have it
Enrolled for a craft certificate in electrical installation
No experience needed: this is a place to learn', 'Migori', 'KES 15,500 - 19,500 a month', 'internship', 'entry', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '22443 minutes'),
  ('5eed0b00-0000-4000-8000-000000000129', '5eedc000-0000-4000-8000-000000000058', 'Teaching Assistant', 'Msingi Early Learning runs six day-care centres where mothers work near by. We are filling the post of Teaching Assistant, in Kisumu. You sit with a few children who need more time and go through the lesson again. You prepare material and tidy up with the class. You note for the teacher what was understood. Every Friday you sit down with your supervisor and look at what you have learned.

You need child protection, classroom management and teaching aids making every day, and homework supervision and communication every week.

Your own toddler has a place free of charge. Apply on this page and tell us in a few lines why you want this work.', 'KCSE certificate
Certificate of good conduct
Patient with children
No experience needed: we train on the job', 'Kisumu', 'KES 14,500 - 19,500 a month', 'part_time', 'entry', array['Classroom Management', 'Homework Supervision', 'Teaching Aids Making', 'Child Protection', 'Communication']::text[], true, now() - interval '2379 minutes'),
  ('5eed0b00-0000-4000-8000-000000000130', '5eedc000-0000-4000-8000-000000000059', 'Legal Officer', 'Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer. There is an opening for the post of Legal Officer, in Kisumu. You advise people on land, labour and family matters and draft what they file. You train paralegals and check their files. You settle out of court where that serves the client.

You bring legal drafting, litigation and family law; legal research and land law can be deepened with us.

A thirty-seven hour week, and time off in lieu that is really taken. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Degree in law and admission as an advocate
Current practising certificate
Explains law in plain words
Two to five years in similar work', 'Kisumu', 'KES 77,000 - 107,500 a month', 'full_time', 'mid', array['Legal Drafting', 'Legal Research', 'Land Law', 'Family Law', 'Litigation']::text[], true, now() - interval '30215 minutes'),
  ('5eed0b00-0000-4000-8000-000000000131', '5eedc000-0000-4000-8000-000000000060', 'Tailor', 'Maragoli Thread Mill knits school uniforms and sews them in its own hall. We are filling the post of Tailor, in Vihiga. You take measurements, cut to pattern and sew uniforms, curtains and overalls. You alter what does not fit and finish seams so that they last through the wash. You oil and clean your machine every evening and report a needle that skips.

We ask for embroidery, garment production and attention to detail, and for some practice in tailoring and pattern making.

Piece work is paid on top of a fixed wage, and the hall is cool and bright. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate in garment making, or a trade test, or years at the machine
Can use an overlock machine
Good eyesight and steady hands
Two to five years in similar work', 'Vihiga', 'KES 23,500 - 34,500 a month', 'full_time', 'mid', array['Tailoring', 'Pattern Making', 'Garment Production', 'Embroidery', 'Attention to Detail']::text[], true, now() - interval '4066 minutes'),
  ('5eed0b00-0000-4000-8000-000000000132', '5eedc000-0000-4000-8000-000000000061', 'Gardener', 'Nyumbani Staff Bureau employs house helps, gardeners and cleaners and sends them to families it has visited. There is an opening for the post of Gardener, in Nairobi. You cut grass, trim hedges and weed beds so that the grounds look cared for all year. You sharpen and clean the tools and tell us when the mower needs service. You rake paths before visitors come. You start with the simple things and take on more as soon as you feel ready for it.

You need composting, weeding and gardening every day, and planting and landscaping every week.

Contract, NSSF and SHA from the first day, and one day off each week that nobody may take from you. Apply on this page with your CV; we answer everybody within two weeks.', 'Has kept a garden or a shamba
Likes to work outdoors
National identity card
No experience needed: we train on the job', 'Nairobi', 'KES 20,000 - 26,000 a month', 'full_time', 'entry', array['Gardening', 'Landscaping', 'Planting', 'Weeding', 'Composting']::text[], true, now() - interval '39856 minutes'),
  ('5eed0b00-0000-4000-8000-000000000133', '5eedc000-0000-4000-8000-000000000062', 'Cashier', 'Nywele Corner Salons has five salons where braids take an afternoon and tea is free. We are filling the post of Cashier, in Nairobi. You count the float before and after the shift, to the shilling. You check notes and M-Pesa messages before the goods leave. You call the supervisor for refunds and never do them alone. After six months we talk about what you would like to learn next, and put it in writing.

You bring point of sale systems, cash reconciliation and customer service; cash handling and attention to detail can be deepened with us.

Commission comes on top of the wage, and new products are taught every month. Apply on this page and tell us in a few lines why you want this work.', 'KCSE certificate
Certificate of good conduct
Honest and quick with figures
No experience needed: we train on the job', 'Nairobi', 'KES 23,000 - 32,500 a month', 'full_time', 'entry', array['Cash Handling', 'Point of Sale Systems', 'Customer Service', 'Cash Reconciliation', 'Attention to Detail']::text[], true, now() - interval '29372 minutes'),
  ('5eed0b00-0000-4000-8000-000000000134', '5eedc000-0000-4000-8000-000000000063', 'Shop Attendant', 'Soko Letu Shops sells food and hardware and runs M-Pesa counters on four market streets. There is an opening for the post of Shop Attendant, in Narok. You greet customers, find what they need and say so when we do not have it. You count a shelf each evening and report what is missing. You keep counter, floor and window clean. You start with the simple things and take on more as soon as you feel ready for it.

What you need most is merchandising and stock taking; cash handling, retail sales and customer service come on top.

Lunch is free, and evening shifts end before it is dark. Send your application through this page; we call those on the short list within ten days.', 'KCSE certificate
Good at mental arithmetic
Certificate of good conduct
No experience needed: we train on the job', 'Narok', 'KES 18,000 - 24,500 a month', 'full_time', 'entry', array['Retail Sales', 'Customer Service', 'Cash Handling', 'Stock Taking', 'Merchandising']::text[], true, now() - interval '23166 minutes'),
  ('5eed0b00-0000-4000-8000-000000000135', '5eedc000-0000-4000-8000-000000000064', 'Baker', 'Ladha Tamu Kitchens runs a bakery and six restaurants for people who have half an hour for lunch. There is an opening for the post of Baker, in Nakuru. You mix, prove and bake bread, buns and mandazi so that they are warm by six. You weigh flour and sugar, keep the recipe and the cost of each batch. You clean ovens and mixers and report what does not heat evenly.

We ask for kitchen stock control, cake decoration and baking, and for some practice in food safety and pastry.

Meals on duty, tips that are shared every week, and two Sundays off a month. Apply on this page and tell us in a few lines why you want this work.', 'Certificate in baking or food production
Food handler’s medical certificate
Able to start at three
Two to five years in similar work', 'Nakuru', 'KES 26,500 - 38,500 a month', 'full_time', 'mid', array['Baking', 'Pastry', 'Cake Decoration', 'Food Safety', 'Kitchen Stock Control']::text[], true, now() - interval '37265 minutes'),
  ('5eed0b00-0000-4000-8000-000000000136', '5eedc000-0000-4000-8000-000000000065', 'Fundi wa Stima', 'Nyumba Imara Builders inatafuta Fundi wa Stima, Kitengela. Haya ndiyo utakayofanya kila siku. Utaweka nyaya, taa na soketi katika nyumba na maduka kwa kufuata mchoro. Utatafuta hitilafu kwa kipimo na kuzirekebisha siku hiyo hiyo. Utazima umeme na kufunga swichi kuu kabla ya kugusa waya wowote.

Uwe na ujuzi wa electrical installation, fault finding, wiring diagrams na workplace safety. Tunapenda mtu anayefika kwa wakati na kumaliza alichoanza.

Mshahara hulipwa kabla ya tarehe tano, pamoja na NSSF na SHA. Chakula cha mchana ni bure, na saa za ziada hulipwa. Omba kazi hii kupitia ukurasa huu. Tutamjibu kila mmoja ndani ya wiki mbili.', 'Cheti cha Trade Test Grade II cha umeme
Leseni ya EPRA
Vifaa vyako vya mkono; kipimo tutakupa
Uzoefu wa miaka miwili hadi mitano katika kazi kama hii', 'Kitengela', 'KES 37,500 - 54,500 a month', 'full_time', 'mid', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Workplace Safety']::text[], true, now() - interval '23347 minutes'),
  ('5eed0b00-0000-4000-8000-000000000137', '5eedc000-0000-4000-8000-000000000066', 'Motor Vehicle Mechanic', 'Barabara Umoja Sacco runs 80 matatus for their owners, with a timetable and a garage. The post of Motor Vehicle Mechanic, in Murang''a, is open. You service diesel engines, brakes and suspension to the schedule of the maker. You find faults by listening and with the scanner, and you explain them to the driver. You go out to breakdowns by turns and bring the vehicle home.

What you need most is auto mechanics and vehicle diagnostics; brake systems, preventive maintenance and diesel mechanics come on top.

Wages are fixed and paid each month, so that nobody has to race for passengers. Apply on this page and tell us in a few lines why you want this work.', 'Trade Test Grade II or a craft certificate in motor vehicle mechanics
Driving licence class B; class C is an advantage
Own basic tools
Two to five years in similar work', 'Murang''a', 'KES 33,500 - 50,000 a month', 'full_time', 'mid', array['Auto Mechanics', 'Diesel Mechanics', 'Brake Systems', 'Vehicle Diagnostics', 'Preventive Maintenance']::text[], true, now() - interval '27203 minutes'),
  ('5eed0b00-0000-4000-8000-000000000138', '5eedc000-0000-4000-8000-000000000067', 'Computer Studies Teacher', 'Stadi Technical College trains 700 young people as fitters, tailors, cooks and programmers. There is an opening for the post of Computer Studies Teacher, in Kitui. You teach computer studies and first programs in classes of at most thirty. You keep the computer room running and the tablets charged. You show colleagues how to use what the school has bought.

The work calls for lesson planning and computer studies above all, and for classroom management, hardware troubleshooting and coding instruction.

Staff eat with the trainees, and courses for trainers are paid. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma or degree in education with computer studies, or in ICT
TSC number is an advantage
Can mend simple faults
Two to five years in similar work', 'Kitui', 'KES 39,000 - 56,000 a month', 'contract', 'mid', array['Computer Studies', 'Coding Instruction', 'Lesson Planning', 'Hardware Troubleshooting', 'Classroom Management']::text[], true, now() - interval '41724 minutes'),
  ('5eed0b00-0000-4000-8000-000000000139', '5eedc000-0000-4000-8000-000000000068', 'Community Development Officer', 'Pamoja Turkwel Trust runs classes, clinics and savings groups for refugees and their neighbours. The post of Community Development Officer, in Kakuma, is open. You found and train savings groups and visit each once a month. You bring groups together with buyers, banks and the county. You settle disputes before they split a group.

The work calls for report writing and facilitation above all, and for savings group training, community development and community mobilization.

Housing, a hardship allowance and a week at home for every eight. Send your application through this page; we call those on the short list within ten days.', 'Diploma in community development or social work
Motorcycle licence
Speaks the language of the area
Two to five years in similar work', 'Kakuma', 'KES 51,500 - 74,000 a month', 'full_time', 'mid', array['Community Development', 'Community Mobilization', 'Savings Group Training', 'Facilitation', 'Report Writing']::text[], true, now() - interval '31240 minutes'),
  ('5eed0b00-0000-4000-8000-000000000140', '5eedc000-0000-4000-8000-000000000069', 'Customer Support Agent', 'Larkhollow Online Services does office work for small firms in Britain with a team in Kenya. There is an opening for the post of Customer Support Agent, to be done from home anywhere in Kenya. You answer customers by chat, mail and telephone and solve what you can at once. You collect what people ask most, so that we can mend the cause. You try new functions before customers do and write the help text. After six months we talk about what you would like to learn next, and put it in writing.

We ask for customer help desk, live chat support and customer service, and for some practice in typing and complaint handling.

Pay arrives on the last working day, with 25 days of leave and a yearly sum for your computer. Send your application through this page; we call those on the short list within ten days.', 'KCSE with a good grade in English
Writes clear English and Kiswahili
Patient with people who are in a hurry
No experience needed: we train on the job', 'Remote', 'USD 7,600 - 10,800 a year', 'full_time', 'entry', array['Customer Service', 'Live Chat Support', 'Customer Help Desk', 'Complaint Handling', 'Typing']::text[], true, now() - interval '24070 minutes'),
  ('5eed0b00-0000-4000-8000-000000000141', '5eedc000-0000-4000-8000-000000000070', 'Senior Backend Engineer', 'Alderwick Software makes programs for harbours and ferries and has no office that one has to be in. There is an opening for the post of Senior Backend Engineer, to be done from home anywhere in Kenya. You decide what is stored and how it is found in a millisecond. You lead reviews and teach the younger ones to test. You are on call one week in five.

We ask for system design, TypeScript and automated testing, and for some practice in PostgreSQL and Node.js.

Four-day weeks in July and August, health cover for your family, and time to learn. Apply on this page and tell us in a few lines why you want this work.', 'Degree in computer science, or the same by practice
Has run a service that people depend on
Writes down decisions
Six years or more, two of them leading others', 'Remote', 'USD 43,400 - 62,000 a year', 'full_time', 'senior', array['TypeScript', 'Node.js', 'PostgreSQL', 'System Design', 'Automated Testing']::text[], true, now() - interval '30 minutes'),
  ('5eed0b00-0000-4000-8000-000000000142', '5eedc000-0000-4000-8000-000000000001', 'Medical Laboratory Technologist', 'Bluegum Street Clinics runs nine neighbourhood clinics in the estates of the city. There is an opening for the post of Medical Laboratory Technologist, in Nairobi. You take blood and other samples, label them at once and never later. You read slides under the microscope and ask a colleague when you are not sure. You clean and calibrate the analysers and keep their log.

You need quality control, laboratory testing and microscopy every day, and phlebotomy and laboratory safety every week.

Medical cover starts on the first day and includes your children. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma or degree in medical laboratory sciences
Registered with the laboratory board, KMLTTB
Exact, also at the end of a long shift
Two to five years in similar work', 'Nairobi', 'KES 53,000 - 74,500 a month', 'full_time', 'mid', array['Laboratory Testing', 'Phlebotomy', 'Microscopy', 'Laboratory Safety', 'Quality Control']::text[], true, now() - interval '24190 minutes'),
  ('5eed0b00-0000-4000-8000-000000000143', '5eedc000-0000-4000-8000-000000000002', 'Senior Backend Engineer', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. We are filling the post of Senior Backend Engineer, to be done from home anywhere in Kenya. You design services that take payments and never take them twice. You decide what is stored and how it is found in a millisecond. You are on call one week in five.

The work calls for TypeScript and Node.js above all, and for automated testing, PostgreSQL and system design.

We pay for your data bundle and give thirteen months of pay. We meet in Nairobi a few times a year and pay the way. Apply on this page with your CV; we answer everybody within two weeks.', 'Degree in computer science, or the same by practice
Has run a service that people depend on
Writes down decisions
Six years or more, two of them leading others', 'Remote', 'KES 233,500 - 327,000 a month', 'full_time', 'senior', array['TypeScript', 'Node.js', 'PostgreSQL', 'System Design', 'Automated Testing']::text[], true, now() - interval '13405 minutes'),
  ('5eed0b00-0000-4000-8000-000000000144', '5eedc000-0000-4000-8000-000000000003', 'Store Manager', 'Nyota Ndogo Retail has 31 supermarkets and one large store house in Industrial Area. The post of Store Manager, in Nairobi, is open. You open the shop, plan the week and know each evening what was sold. You order with the figures of the last weeks and the weather of the next. You bring losses down by counting often and asking early.

What you need most is store management and inventory management; supermarket operations, loss prevention and team supervision come on top.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma in business or retail management
Has led a shop or a department
Works with a till system and a spreadsheet
Six years or more, two of them leading others', 'Nairobi', 'KES 79,000 - 110,500 a month', 'full_time', 'senior', array['Store Management', 'Supermarket Operations', 'Inventory Management', 'Loss Prevention', 'Team Supervision']::text[], true, now() - interval '8224 minutes'),
  ('5eed0b00-0000-4000-8000-000000000145', '5eedc000-0000-4000-8000-000000000004', 'Data Analyst', 'Njia Tano Software builds ticketing and payment software for matatu saccos. We are filling the post of Data Analyst, in Nairobi. You find out with questions and SQL why a figure went up or down. You say how certain a figure is. You present once a month to people who do not like charts.

What you need most is SQL and data analysis; Microsoft Excel, Power BI and report writing come on top.

We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning. Apply on this page with your CV; we answer everybody within two weeks.', 'Degree or diploma in statistics, economics or computer science
Strong in spreadsheets
Writes two clear sentences under each chart
Two to five years in similar work', 'Nairobi', 'KES 92,500 - 132,500 a month', 'full_time', 'mid', array['Data Analysis', 'SQL', 'Power BI', 'Microsoft Excel', 'Report Writing']::text[], true, now() - interval '18888 minutes'),
  ('5eed0b00-0000-4000-8000-000000000146', '5eedc000-0000-4000-8000-000000000005', 'Cook', 'Faraja Garden Homes looks after 85 old people in three houses with gardens. There is an opening for the post of Cook, in Nairobi. You cook breakfast, lunch and staff meals to the plan of the week. You peel, cut and portion in the morning so that service runs quietly. You leave stove, boards and floor clean at the end of your shift.

You need food safety, baking and teamwork every day, and hygiene standards and food production every week.

Shifts are eight hours, not twelve, and nobody has more than two night weeks a month. Send your application through this page; we call those on the short list within ten days.', 'Certificate in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Good with Swahili dishes as well as with international ones
Two to five years in similar work', 'Nairobi', 'KES 26,000 - 37,500 a month', 'full_time', 'mid', array['Food Production', 'Baking', 'Food Safety', 'Hygiene Standards', 'Teamwork']::text[], true, now() - interval '13285 minutes'),
  ('5eed0b00-0000-4000-8000-000000000147', '5eedc000-0000-4000-8000-000000000006', 'Underwriting Officer', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. We are filling the post of Underwriting Officer, in Nairobi. You visit large risks before we take them. You renew policies with the claims of the year in front of you. You teach sellers what we can cover and what we cannot.

You need risk assessment, report writing and data analysis every day, and insurance and underwriting every week.

We pay for your professional examinations when you pass, and for the first resit when you do not. Send your application through this page; we call those on the short list within ten days.', 'Degree or diploma in insurance or actuarial science
Working towards ACII or AIIK
Writes clearly
Two to five years in similar work', 'Nairobi', 'KES 66,500 - 92,000 a month', 'full_time', 'mid', array['Underwriting', 'Insurance', 'Risk Assessment', 'Data Analysis', 'Report Writing']::text[], true, now() - interval '10393 minutes'),
  ('5eed0b00-0000-4000-8000-000000000148', '5eedc000-0000-4000-8000-000000000007', 'Mathematics and Physics Teacher', 'Mwezi Learning House is a day school that puts reading and making things first. We are filling the post of Mathematics and Physics Teacher, in Kiambu. You begin physics with an experiment and end it with a formula. You mark within the week and go through the mistakes with the class. You lead the science club and enter it for the congress.

You need laboratory safety, physics and exam setting every day, and lesson planning and mathematics every week.

Classes have at most 28 children, and lunch is free. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Bachelor of Education with mathematics and physics
TSC number
Certificate of good conduct
Two to five years in similar work', 'Kiambu', 'KES 45,000 - 64,000 a month', 'full_time', 'mid', array['Mathematics', 'Physics', 'Lesson Planning', 'Exam Setting', 'Laboratory Safety']::text[], true, now() - interval '27082 minutes'),
  ('5eed0b00-0000-4000-8000-000000000149', '5eedc000-0000-4000-8000-000000000008', 'Mwendesha Boda Boda', 'Duma Parcel Riders inatafuta Mwendesha Boda Boda, Nairobi. Utafanya kazi na timu ndogo inayoelewana. Utapeleka mizigo na abiria kwa pikipiki ya kampuni, karibu safari ishirini kwa siku. Utakagua breki, taa na mnyororo kila asubuhi kabla ya safari ya kwanza. Utavaa kofia ngumu na jaketi la kuakisi, na kumpa abiria kofia yake.

Uwe na ujuzi wa kuendesha boda boda, kuendesha pikipiki, kupeleka mizigo na kuhudumia wateja. Uaminifu na usafi wa kazi ni muhimu kwetu kuliko haraka.

Tunatoa mafunzo ya wiki ya kwanza kwa malipo, sare, na siku moja ya mapumziko kila wiki. Chakula cha mchana ni bure, na saa za ziada hulipwa. Tuma maombi yako hapa kwenye tovuti hii na uandike nambari ya simu. Tutamjibu kila mmoja ndani ya wiki mbili.', 'Leseni ya pikipiki
Cheti cha tabia njema
Simu ya mkononi na ufahamu wa barabara za mjini
Si lazima uwe na uzoefu: tunafundisha kazini', 'Nairobi', 'KES 20,500 - 28,500 a month', 'contract', 'entry', array['Boda Boda Riding', 'Motorcycle Riding', 'Delivery', 'Customer Service']::text[], true, now() - interval '30517 minutes'),
  ('5eed0b00-0000-4000-8000-000000000150', '5eedc000-0000-4000-8000-000000000009', 'Data Entry Clerk', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. The post of Data Entry Clerk, to be done from home anywhere in Kenya, is open. You check what you typed and mark what cannot be read. You find records that are there twice and put them together. You answer a question about a record on the same day. You start with the simple things and take on more as soon as you feel ready for it.

We ask for typing, attention to detail and data cleaning, and for some practice in data entry and Microsoft Excel.

Equipment is ours, night shifts end with a taxi home, and training is paid. We meet in Nairobi a few times a year and pay the way. Send your application through this page; we call those on the short list within ten days.', 'KCSE certificate and a computer course
Types forty words a minute
Careful until the last line
No experience needed: we train on the job', 'Remote', 'KES 24,500 - 34,500 a month', 'contract', 'entry', array['Data Entry', 'Typing', 'Microsoft Excel', 'Data Cleaning', 'Attention to Detail']::text[], true, now() - interval '7260 minutes'),
  ('5eed0b00-0000-4000-8000-000000000151', '5eedc000-0000-4000-8000-000000000010', 'Learning Designer', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. There is an opening for the post of Learning Designer, to be done from home anywhere in Kenya. You turn what experts know into lessons of ten minutes that work on a phone. You write scripts, quizzes and exercises and try them with learners. You check pictures and words for children of every county.

What you need most is written communication and curriculum development; learning management systems, e-learning and instructional design come on top.

Hours are flexible around a core of ten to three, and the library is yours. We meet in Nairobi a few times a year and pay the way. Apply on this page with your CV; we answer everybody within two weeks.', 'Degree in education, communication or design
Examples of courses you made
Writes simply
Two to five years in similar work', 'Remote', 'KES 80,000 - 113,500 a month', 'contract', 'mid', array['Instructional Design', 'E-learning', 'Curriculum Development', 'Learning Management Systems', 'Written Communication']::text[], true, now() - interval '14550 minutes'),
  ('5eed0b00-0000-4000-8000-000000000152', '5eedc000-0000-4000-8000-000000000011', 'Digital Marketing Officer', 'Duka Njema Online lets kiosks order stock by phone and delivers it the next morning. We are filling the post of Digital Marketing Officer, to be done from home anywhere in Kenya. You plan a month of posts, adverts and mails and show each week what they brought. You write texts that a customer would forward. You test two versions of an advert and keep the one that sells.

You bring copywriting, digital marketing and campaign planning; social media and Google Analytics can be deepened with us.

Everybody owns shares after a year. We meet in Nairobi a few times a year and pay the way. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma or degree in marketing or communication
Has run paid adverts with a budget
Good English and Kiswahili in writing
Two to five years in similar work', 'Remote', 'KES 61,000 - 88,000 a month', 'full_time', 'mid', array['Digital Marketing', 'Social Media', 'Copywriting', 'Google Analytics', 'Campaign Planning']::text[], true, now() - interval '38711 minutes'),
  ('5eed0b00-0000-4000-8000-000000000153', '5eedc000-0000-4000-8000-000000000012', 'Night Guard', 'Chui Mwitu Alarms guards homes and offices and installs alarms, cameras and electric fences. The post of Night Guard, in Nairobi, is open. You watch the gate, ask visitors for their names and write down times and number plates. You walk round every hour and check locks, lights and fences. You write what happened in the occurrence book before you hand over. You start with the simple things and take on more as soon as you feel ready for it.

We ask for gate control, security guarding and patrolling, and for some practice in customer service and occurrence book entries.

Training is paid, shifts are twelve hours at most, and nights earn a fixed extra. Apply on this page and tell us in a few lines why you want this work.', 'Certificate of good conduct
KCSE or KCPE certificate
Fit, sober and on time
No experience needed: we train on the job', 'Nairobi', 'KES 20,500 - 27,000 a month', 'full_time', 'entry', array['Security Guarding', 'Patrolling', 'Gate Control', 'Occurrence Book Entries', 'Customer Service']::text[], true, now() - interval '8404 minutes'),
  ('5eed0b00-0000-4000-8000-000000000154', '5eedc000-0000-4000-8000-000000000013', 'Credit Analyst', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. The post of Credit Analyst, in Nairobi, is open. You analyse statements and credit reports and notice what does not add up. You put your reasons on one page for the credit committee. You visit a borrower when figures and story do not agree.

What you need most is Microsoft Excel and financial analysis; loan portfolio monitoring, credit analysis and credit risk come on top.

Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law. Send your application through this page; we call those on the short list within ten days.', 'Degree in finance, economics or statistics
Can read a cash flow and ask the right questions about it
Clean credit report
Two to five years in similar work', 'Nairobi', 'KES 71,000 - 101,000 a month', 'full_time', 'mid', array['Credit Analysis', 'Financial Analysis', 'Credit Risk', 'Loan Portfolio Monitoring', 'Microsoft Excel']::text[], true, now() - interval '32927 minutes'),
  ('5eed0b00-0000-4000-8000-000000000155', '5eedc000-0000-4000-8000-000000000015', 'Audit Trainee', 'Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day. There is an opening for the post of Audit Trainee, in Nairobi. You count stock and cash with the auditors and compare them with the books. You keep the working papers in order. You draft a finding a week and learn from what is changed in it. For the first three months you work beside somebody who has done this for years.

You need report writing, Microsoft Excel and auditing every day, and internal audit and attention to detail every week.

Targets are set with you, not for you. Apply on this page and tell us in a few lines why you want this work.', 'Studies accounting or finance, or CPA part I
Good with a spreadsheet
Discreet
No experience needed: this is a place to learn', 'Nairobi', 'KES 19,500 - 26,500 a month', 'internship', 'entry', array['Auditing', 'Internal Audit', 'Microsoft Excel', 'Report Writing', 'Attention to Detail']::text[], true, now() - interval '40398 minutes'),
  ('5eed0b00-0000-4000-8000-000000000156', '5eedc000-0000-4000-8000-000000000016', 'Restaurant Waiter', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. There is an opening for the post of Restaurant Waiter, in Mombasa. You set tables, welcome guests and know what is on the menu today. You print the bill, take cash, card or M-Pesa and balance at the end of the shift. You clear and polish, so that the next guest finds a clean table.

You bring hygiene standards, customer service and cash handling; waiting tables and food and beverage service can be deepened with us.

Meals on duty, a share of the service charge, and live-in rooms for those from upcountry. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate in food and beverage service, or practice in a busy restaurant
Food handler’s medical certificate
Good English and Kiswahili
Two to five years in similar work', 'Mombasa', 'KES 26,500 - 36,500 a month', 'full_time', 'mid', array['Food and Beverage Service', 'Waiting Tables', 'Customer Service', 'Cash Handling', 'Hygiene Standards']::text[], true, now() - interval '33349 minutes'),
  ('5eed0b00-0000-4000-8000-000000000157', '5eedc000-0000-4000-8000-000000000017', 'Electrician', 'Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach. The post of Electrician, in Garissa, is open. You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You lock out and tag every circuit before you open it, also when somebody is in a hurry.

We ask for electrical installation, wiring diagrams and preventive maintenance, and for some practice in fault finding and workplace safety.

There is a hardship allowance and a week at home for every five in the field. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Government Trade Test Grade II or a craft certificate in electrical installation
A valid EPRA worker licence, or an application for one
Own hand tools; we provide the meters
Two to five years in similar work', 'Garissa', 'KES 44,000 - 64,000 a month', 'full_time', 'mid', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '22323 minutes'),
  ('5eed0b00-0000-4000-8000-000000000158', '5eedc000-0000-4000-8000-000000000018', 'Tour Guide', 'Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast. The post of Tour Guide, in Malindi, is open. You lead groups of up to twelve and know the birds, trees and stories of the place. You check the weather, the equipment and the health of the guests before you set out. You plan the day with the lodge, the driver and the cook.

The work calls for customer service and first aid above all, and for tour guiding, itinerary planning and wildlife knowledge.

Tips are pooled and paid out every Friday. Apply on this page and tell us in a few lines why you want this work.', 'Certificate in tour guiding; KPSGA bronze is an advantage
Valid first aid certificate
Fluent English; French or German is welcome
Two to five years in similar work', 'Malindi', 'KES 32,000 - 48,500 a month', 'full_time', 'mid', array['Tour Guiding', 'Wildlife Knowledge', 'Itinerary Planning', 'First Aid', 'Customer Service']::text[], true, now() - interval '33529 minutes'),
  ('5eed0b00-0000-4000-8000-000000000159', '5eedc000-0000-4000-8000-000000000019', 'Forklift Operator', 'Bahari Freight clears cargo at the port and carries it inland. There is an opening for the post of Forklift Operator, in Mombasa. You check forks, chains and brakes before each shift. You keep to the marked lanes and stop for everybody on foot. You count pallets with the clerk and sign for them.

You need workplace safety, load handling and warehouse management every day, and forklift operation and vehicle inspection every week.

Overtime is paid by the hour, to the minute, with the salary of the same month. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Forklift certificate from a recognised school
Driving licence, class G
No accident in the last two years
Two to five years in similar work', 'Mombasa', 'KES 37,000 - 49,000 a month', 'contract', 'mid', array['Forklift Operation', 'Load Handling', 'Vehicle Inspection', 'Warehouse Management', 'Workplace Safety']::text[], true, now() - interval '39434 minutes'),
  ('5eed0b00-0000-4000-8000-000000000160', '5eedc000-0000-4000-8000-000000000020', 'Mason', 'Lamu Heritage Stays restores old houses and lets them to travellers. We are filling the post of Mason, in Lamu. You set out levels and corners with the foreman before the first course. You mix by measure, cure concrete for a week and cover it from the sun. You keep the scaffold clear and wear helmet and boots all day.

You need setting out, concrete works and plastering every day, and workplace safety and masonry every week.

Ferry passes and a room in the staff house are included. Send your application through this page; we call those on the short list within ten days.', 'Trade Test Grade II in masonry, or proof of finished work
Can read a simple building plan
Own hand tools
Two to five years in similar work', 'Lamu', 'KES 30,000 - 43,000 a month', 'contract', 'mid', array['Masonry', 'Plastering', 'Concrete Works', 'Setting Out', 'Workplace Safety']::text[], true, now() - interval '21720 minutes'),
  ('5eed0b00-0000-4000-8000-000000000161', '5eedc000-0000-4000-8000-000000000021', 'Quality Controller', 'Kilifi Cashew Growers buys nuts from village groups and roasts them for export. The post of Quality Controller, in Kilifi, is open. You test every delivery and every batch, and write the result where the supplier can see it. You trace a bad batch back to its source within the day and explain, without blame, what went wrong. You prepare the papers for inspections and walk round with the inspector.

What you need most is record keeping and good manufacturing practice; food safety, quality inspection and quality control come on top.

Pay is on the 25th without fail, and there is a clinic day every month. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate or diploma in food science or quality management
Knows how to use a moisture meter and a balance
Honest, also when it is inconvenient
Two to five years in similar work', 'Kilifi', 'KES 39,500 - 54,500 a month', 'full_time', 'mid', array['Quality Control', 'Quality Inspection', 'Food Safety', 'Good Manufacturing Practice', 'Record Keeping']::text[], true, now() - interval '38410 minutes'),
  ('5eed0b00-0000-4000-8000-000000000162', '5eedc000-0000-4000-8000-000000000022', 'Dereva wa Lori', 'Isiolo Livestock Union inatafuta Dereva wa Lori, Isiolo. Utafanya kazi na timu ndogo inayoelewana. Utaendesha lori la tani kumi na nne na kupeleka mizigo kwa wateja bila haraka na bila kuchelewa. Utakagua matairi, breki, mafuta na mzigo kabla ya kuondoka na kila unaposimama. Utatunza kumbukumbu za safari, mafuta na hati za mzigo.

Uwe na uzoefu wa udereva wa lori, ukaguzi wa gari, utunzaji wa kumbukumbu na upakiaji wa mizigo. Tunahitaji mtu mwaminifu, mwenye heshima kwa wenzake, anayesema mapema jambo likienda vibaya.

Tunatoa mafunzo ya wiki ya kwanza kwa malipo, sare, na siku moja ya mapumziko kila wiki. Utapata mkataba wa maandishi na likizo ya siku ishirini na moja kwa mwaka. Tuma maombi kupitia ukurasa huu; CV ya ukurasa mmoja inatosha. Tutamjibu kila mmoja ndani ya wiki mbili.', 'Leseni ya udereva ya daraja C au CE
Cheti cha tabia njema
Asiyekunywa pombe kazini
Uzoefu wa miaka miwili hadi mitano katika kazi kama hii', 'Isiolo', 'KES 39,500 - 55,000 a month', 'full_time', 'mid', array['Truck Driving', 'Vehicle Inspection', 'Record Keeping', 'Load Handling']::text[], true, now() - interval '27324 minutes'),
  ('5eed0b00-0000-4000-8000-000000000163', '5eedc000-0000-4000-8000-000000000023', 'Night Receptionist', 'Ndara Junction Hotel feeds and beds travellers on the road to the coast. The post of Night Receptionist, in Voi, is open. You check guests in and out and settle bills by card, cash or M-Pesa without a queue. You answer bookings by telephone and mail the same day and keep the booking system true. You listen to complaints to the end and put right what can be put right tonight. After six months we talk about what you would like to learn next, and put it in writing.

You bring complaint handling, cash handling and front Office; customer service and reservations can be deepened with us.

Meals, uniform and a bed on late shifts are free. Send your application through this page; we call those on the short list within ten days.', 'Certificate or diploma in front office operations or tourism
Can learn a hotel booking system
Able to work early, late and at weekends by turns
No experience needed: we train on the job', 'Voi', 'KES 23,000 - 29,000 a month', 'part_time', 'entry', array['Front Office', 'Reservations', 'Customer Service', 'Cash Handling', 'Complaint Handling']::text[], true, now() - interval '33650 minutes'),
  ('5eed0b00-0000-4000-8000-000000000164', '5eedc000-0000-4000-8000-000000000024', 'Enumerator', 'Ngamia Water Trust drills boreholes and trains villages to keep them running. There is an opening for the post of Enumerator, in Lodwar. You visit households and ask the questions as they are written. You enter the answers on the phone and send them every evening. You explain why we ask and accept a no. After six months we talk about what you would like to learn next, and put it in writing.

What you need most is smartphone use and data collection; KoboToolbox, survey administration and communication come on top.

Housing in Lodwar, a hardship allowance and flights home every quarter. Apply on this page. We invite those who fit for a talk and a short practical test.', 'KCSE certificate or above
Speaks the language of the area
Walks long distances
No experience needed: we train on the job', 'Lodwar', 'KES 26,000 - 35,500 a month', 'contract', 'entry', array['Data Collection', 'Survey Administration', 'KoboToolbox', 'Smartphone Use', 'Communication']::text[], true, now() - interval '39133 minutes'),
  ('5eed0b00-0000-4000-8000-000000000165', '5eedc000-0000-4000-8000-000000000025', 'Weekend Nurse', 'Kivuli Home Nursing cares for people at home after operations and in old age. There is an opening for the post of Weekend Nurse, in Mombasa. You see patients as they come in, sort the urgent from the rest and take their vital signs. You dress wounds and show the family how to go on at home. You hand over at the bedside, so that nothing is forgotten between two shifts.

You bring electronic health records, wound care and triage; patient care and medication administration can be deepened with us.

You choose your zone, and travelling time is paid. Apply on this page and tell us in a few lines why you want this work.', 'Diploma or degree in nursing
A valid licence of the Nursing Council of Kenya
Basic life support certificate, not older than two years
Two to five years in similar work', 'Mombasa', 'KES 26,000 - 35,500 a month', 'part_time', 'mid', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Electronic Health Records']::text[], true, now() - interval '30637 minutes'),
  ('5eed0b00-0000-4000-8000-000000000166', '5eedc000-0000-4000-8000-000000000026', 'Irrigation Technician', 'Tana Bend Rice mills and markets rice for cooperatives along the river. There is an opening for the post of Irrigation Technician, in Hola. You set up drip lines, flush filters and check the pressure at the end of the line, not only at the pump. You repair pumps and valves or call for help the same day. You keep a log of water used for each block.

You bring pump maintenance, pipe fitting and fertilizer application; record keeping and irrigation can be deepened with us.

Harvest months are long and carry a bonus; February is quiet, and leave is easy. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate or diploma in irrigation or water engineering
Good with pipes and pumps
Early starts in the dry season
Two to five years in similar work', 'Hola', 'KES 34,500 - 49,000 a month', 'contract', 'mid', array['Irrigation', 'Pump Maintenance', 'Fertilizer Application', 'Pipe Fitting', 'Record Keeping']::text[], true, now() - interval '35096 minutes'),
  ('5eed0b00-0000-4000-8000-000000000167', '5eedc000-0000-4000-8000-000000000028', 'Mechanical Fitter', 'Povu Laundry Group washes nine tonnes a day for hotels and hospitals. The post of Mechanical Fitter, in Mombasa, is open. You change bearings and seals and measure the shaft before you close the cover. You grease, tighten and listen on a daily round, and report what sounds different. You make simple parts on the lathe when a spare would take a week.

The work calls for shaft alignment and machine repair above all, and for bearing replacement, preventive maintenance and workplace safety.

Sundays are free, and overtime is asked for, not ordered. Send your application through this page; we call those on the short list within ten days.', 'Craft certificate or Trade Test Grade I in mechanical fitting
Used to work by shift and to permits
Reads machine manuals in English
Two to five years in similar work', 'Mombasa', 'KES 48,500 - 69,000 a month', 'contract', 'mid', array['Machine Repair', 'Bearing Replacement', 'Shaft Alignment', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '41965 minutes'),
  ('5eed0b00-0000-4000-8000-000000000168', '5eedc000-0000-4000-8000-000000000029', 'Welder and Fabricator', 'Kobe Bay Boatyard builds and mends fibreglass boats for fishers and hotels. We are filling the post of Welder and Fabricator, in Lamu. You check squareness and measure diagonals before the last tack. You repair frames, guards and gates on site when they cannot be moved. You keep a list of steel in stock and tell the buyer a week before something runs out.

You bring metal fabrication, arc welding and technical drawing; MIG welding and workplace safety can be deepened with us.

The yard closes at three in the afternoon because of the heat. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Trade test or certificate in welding and fabrication
Reads technical drawings
Ready to make a test piece at the interview
Two to five years in similar work', 'Lamu', 'KES 36,500 - 52,000 a month', 'full_time', 'mid', array['Arc Welding', 'MIG Welding', 'Metal Fabrication', 'Technical Drawing', 'Workplace Safety']::text[], true, now() - interval '16117 minutes'),
  ('5eed0b00-0000-4000-8000-000000000169', '5eedc000-0000-4000-8000-000000000030', 'Field Officer', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. The post of Field Officer, in Nakuru, is open. You register groups, train their secretaries and sit in on their meetings. You hold demonstrations on planting, spacing and composting where people can put their hands into it. You collect samples and deliver seed and advice on the day that was promised. For the first three months you work beside somebody who has done this for years.

You need agricultural extension, farmer training and record keeping every day, and data collection and motorcycle riding every week.

Lunch is cooked on site, and there is a staff van from town at every shift change. Apply on this page and tell us in a few lines why you want this work.', 'Certificate or diploma in agriculture
Motorcycle licence
Speaks the language of the area besides Kiswahili
No experience needed: we train on the job', 'Nakuru', 'KES 26,000 - 36,500 a month', 'full_time', 'entry', array['Farmer Training', 'Agricultural Extension', 'Data Collection', 'Motorcycle Riding', 'Record Keeping']::text[], true, now() - interval '11959 minutes'),
  ('5eed0b00-0000-4000-8000-000000000170', '5eedc000-0000-4000-8000-000000000031', 'Site Supervisor', 'Jenga Haraka Contractors builds schools, markets and water tanks for counties and churches. We are filling the post of Site Supervisor, in Thika. You keep a site diary with weather, deliveries, visitors and photographs. You hold a ten-minute safety talk each morning and stop work that is not safe. You plan the gangs of the week every Friday and have materials on site before the people who need them.

The work calls for concrete works and team supervision above all, and for workplace safety, site supervision and blueprint reading.

Protective gear is issued on day one, and nobody works at height without a harness. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in building or civil engineering, or long experience as a mason
Knows Kenyan building rules and safety on sites
Reads structural and architectural drawings
Six years or more, two of them leading others', 'Thika', 'KES 88,000 - 128,500 a month', 'full_time', 'senior', array['Site Supervision', 'Concrete Works', 'Blueprint Reading', 'Team Supervision', 'Workplace Safety']::text[], true, now() - interval '30818 minutes'),
  ('5eed0b00-0000-4000-8000-000000000171', '5eedc000-0000-4000-8000-000000000032', 'Nutritionist', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. There is an opening for the post of Nutritionist, in Nyeri. You weigh and measure children, find those at risk and follow them up. You advise mothers and people with diabetes on meals they can afford. You report the figures of the month to the county.

You need nutrition, malnutrition management and infant feeding every day, and patient counselling and growth monitoring every week.

We pay your licence renewal and give five paid study days a year. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma or degree in nutrition and dietetics
Registered with the nutritionists institute, KNDI
Speaks simply
Two to five years in similar work', 'Nyeri', 'KES 45,500 - 65,500 a month', 'full_time', 'mid', array['Nutrition', 'Malnutrition Management', 'Growth Monitoring', 'Infant Feeding', 'Patient Counselling']::text[], true, now() - interval '14128 minutes'),
  ('5eed0b00-0000-4000-8000-000000000172', '5eedc000-0000-4000-8000-000000000033', 'Mechanical Fitter', 'Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours. There is an opening for the post of Mechanical Fitter, in Kericho. You change bearings and seals and measure the shaft before you close the cover. You grease, tighten and listen on a daily round, and report what sounds different. You make simple parts on the lathe when a spare would take a week.

What you need most is workplace safety and machine repair; bearing replacement, preventive maintenance and shaft alignment come on top.

Housing on the estate, a school and a dispensary come with the job. Send your application through this page; we call those on the short list within ten days.', 'Craft certificate or Trade Test Grade I in mechanical fitting
Used to work by shift and to permits
Reads machine manuals in English
Two to five years in similar work', 'Kericho', 'KES 40,500 - 58,000 a month', 'contract', 'mid', array['Machine Repair', 'Bearing Replacement', 'Shaft Alignment', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '41302 minutes'),
  ('5eed0b00-0000-4000-8000-000000000173', '5eedc000-0000-4000-8000-000000000034', 'Marketing Intern', 'Njuri Hills Dairy collects milk from 3,000 farmers twice a day and makes yoghurt of it. The post of Marketing Intern, in Meru, is open. You help to plan promotions and stand at them, so that you hear what customers say. You draft posts and leaflets and learn from what is changed in them. You count what each promotion sold and draw the chart. After six months we talk about what you would like to learn next, and put it in writing.

What you need most is communication and marketing; market research, social media and copywriting come on top.

Milk every week, a savings scheme that we top up, and a bus to the plant for every shift. Apply on this page. We invite those who fit for a talk and a short practical test.

Do not apply here: send your CV to sample_vacancies@gmail.com and wait for our call.', 'Studies marketing, business or communication
Writes well in English or Kiswahili
Curious about people
No experience needed: this is a place to learn', 'Meru', 'KES 16,500 - 22,000 a month', 'internship', 'entry', array['Marketing', 'Social Media', 'Market Research', 'Copywriting', 'Communication']::text[], true, now() - interval '26601 minutes'),
  ('5eed0b00-0000-4000-8000-000000000174', '5eedc000-0000-4000-8000-000000000035', 'Workshop Foreman', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. The post of Workshop Foreman, in Machakos, is open. You give out the jobs of the day, check each one and sign before it leaves the workshop. You estimate hours and parts for a job and tell the customer before work begins. You teach two apprentices a year until they can work on their own.

You bring estimating, job cards and workplace safety; team supervision and machine repair can be deepened with us.

Bonuses are shared in the workshop each quarter when no order went out late. Send your application through this page; we call those on the short list within ten days.', 'Diploma in mechanical or automotive engineering, or Trade Test Grade I
Knows the safety rules for workshops
Good with job cards and a spreadsheet
Six years or more, two of them leading others', 'Machakos', 'KES 75,000 - 105,000 a month', 'full_time', 'senior', array['Team Supervision', 'Machine Repair', 'Job Cards', 'Estimating', 'Workplace Safety']::text[], true, now() - interval '2620 minutes'),
  ('5eed0b00-0000-4000-8000-000000000175', '5eedc000-0000-4000-8000-000000000036', 'Debt Recovery Agent', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. We are filling the post of Debt Recovery Agent, in Embu. You call and visit people who are late and agree a plan that they can keep. You stay within the law and the rules on data, also when you are insulted. You return cases that need a lawyer with all their papers.

We ask for negotiation, debt collection and record keeping, and for some practice in customer service and credit control.

Staff loans at four percent, and the office closes at half past four. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma in business, law or banking
Firm and polite on the telephone
Certificate of good conduct
Two to five years in similar work', 'Embu', 'KES 37,000 - 52,000 a month', 'contract', 'mid', array['Debt Collection', 'Credit Control', 'Negotiation', 'Customer Service', 'Record Keeping']::text[], true, now() - interval '42447 minutes'),
  ('5eed0b00-0000-4000-8000-000000000176', '5eedc000-0000-4000-8000-000000000037', 'Packhouse Worker', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. The post of Packhouse Worker, in Naivasha, is open. You grade by length, colour and quality to a chart on the wall. You move boxes to the cold room within the hour. You clean tables and floor between two lots. For the first three months you work beside somebody who has done this for years.

You bring packaging, packhouse operations and produce grading; hygiene standards and attention to detail can be deepened with us.

There is a crèche at the gate, a canteen, and transport to every shift. Apply on this page and tell us in a few lines why you want this work.', 'Quick and careful hands
Food handler’s medical certificate; we pay for it
Willing to work late in peak weeks
No experience needed: we train on the job', 'Naivasha', 'KES 15,500 - 19,500 a month', 'full_time', 'entry', array['Produce Grading', 'Packhouse Operations', 'Packaging', 'Hygiene Standards', 'Attention to Detail']::text[], true, now() - interval '8826 minutes'),
  ('5eed0b00-0000-4000-8000-000000000177', '5eedc000-0000-4000-8000-000000000038', 'Kitchen Trainee', 'Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya. There is an opening for the post of Kitchen Trainee, in Nanyuki. You wash, peel and cut beside a cook who shows you how. You keep pots, boards and floors clean and learn why it matters. You weigh out and label what the sections need for the day. After six months we talk about what you would like to learn next, and put it in writing.

What you need most is food production and dishwashing; willingness to learn, food safety and hygiene standards come on top.

Three weeks on, one week off, with the bus home paid. Apply on this page and tell us in a few lines why you want this work.', 'A course in food production that asks for an attachment
Food handler’s medical certificate; we pay for it
Early riser
No experience needed: this is a place to learn', 'Nanyuki', 'KES 12,500 - 15,500 a month', 'internship', 'entry', array['Food Production', 'Dishwashing', 'Food Safety', 'Hygiene Standards', 'Willingness to Learn']::text[], true, now() - interval '21298 minutes'),
  ('5eed0b00-0000-4000-8000-000000000178', '5eedc000-0000-4000-8000-000000000039', 'Heavy Commercial Driver', 'Athi Plains Cement Works makes blocks, pavers and culverts for roads and houses. The post of Heavy Commercial Driver, in Machakos, is open. You check load, tyres, brakes and seals before you leave and at each stop. You keep delivery notes, weighbridge slips and logbook complete. You know what the load must not meet: rain, heat or a pothole at speed.

We ask for vehicle inspection, tachograph and logbook keeping and route planning, and for some practice in truck driving and defensive driving.

A safety bonus is paid to the whole shift when nobody was hurt that month. Apply on this page with your CV; we answer everybody within two weeks.', 'Driving licence class C or CE, clean for two years
Certificate of good conduct
Defensive driving certificate
Two to five years in similar work', 'Machakos', 'KES 43,500 - 63,000 a month', 'full_time', 'mid', array['Truck Driving', 'Defensive Driving', 'Vehicle Inspection', 'Route Planning', 'Tachograph and Logbook Keeping']::text[], true, now() - interval '21901 minutes'),
  ('5eed0b00-0000-4000-8000-000000000179', '5eedc000-0000-4000-8000-000000000040', 'Human Resources Officer', 'Kijani Waste Works turns market waste into compost and plastic into fencing posts. We are filling the post of Human Resources Officer, in Nakuru. You fill posts: advertise, shortlist, interview and answer everybody who applied. You give the payroll what it needs by the twentieth. You listen to staff before a matter becomes a grievance.

What you need most is leave management and employee relations; labour law, recruitment and payroll come on top.

Boots, gloves, vaccinations and a hot lunch are provided. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Degree or diploma in human resource management
Member of IHRM
Keeps secrets
Two to five years in similar work', 'Nakuru', 'KES 60,500 - 85,500 a month', 'full_time', 'mid', array['Recruitment', 'Labour Law', 'Employee Relations', 'Leave Management', 'Payroll']::text[], true, now() - interval '35698 minutes'),
  ('5eed0b00-0000-4000-8000-000000000180', '5eedc000-0000-4000-8000-000000000041', 'Enrolled Community Health Nurse', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. The post of Enrolled Community Health Nurse, in Thika, is open. You see patients as they come in, sort the urgent from the rest and take their vital signs. You give medicines and injections and check name, dose and time before each. You hand over at the bedside, so that nothing is forgotten between two shifts. Every Friday you sit down with your supervisor and look at what you have learned.

The work calls for patient care and wound care above all, and for medication administration, triage and electronic health records.

A lunch room, lockers, a nursing room, and a pension that we match. Send your application through this page; we call those on the short list within ten days.', 'Diploma or degree in nursing
A valid licence of the Nursing Council of Kenya
Basic life support certificate, not older than two years
Newly qualified people are welcome', 'Thika', 'KES 41,500 - 54,000 a month', 'full_time', 'entry', array['Patient Care', 'Triage', 'Medication Administration', 'Wound Care', 'Electronic Health Records']::text[], true, now() - interval '10513 minutes'),
  ('5eed0b00-0000-4000-8000-000000000181', '5eedc000-0000-4000-8000-000000000042', 'Transport Manager', 'Ndovu Coach Lines runs 64 coaches along the northern corridor. There is an opening for the post of Transport Manager, in Nakuru. You plan vehicles and drivers for the week and change the plan before noon when it rains. You watch fuel, tyres and hours and ask when a figure does not fit. You ride along with each driver twice a year and talk about what you saw.

What you need most is transport management and team supervision; fleet management, route planning and fuel management come on top.

Driving hours are capped, and rest rooms are inspected every week. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in transport or logistics management
Knows the rules of NTSA for commercial vehicles
Driving licence
Six years or more, two of them leading others', 'Nakuru', 'KES 73,500 - 105,000 a month', 'full_time', 'senior', array['Fleet Management', 'Transport Management', 'Route Planning', 'Fuel Management', 'Team Supervision']::text[], true, now() - interval '33831 minutes'),
  ('5eed0b00-0000-4000-8000-000000000182', '5eedc000-0000-4000-8000-000000000043', 'Marketing Manager', 'Laikipia Honey Hub trains bee keepers and sells their honey under one label. We are filling the post of Marketing Manager, to be done from home anywhere in Kenya. You decide what we say, to whom and for how much, and write it down for a year. You lead two or three people and the agencies. You stop campaigns that do not work.

What you need most is campaign planning and budgeting; market research, marketing strategy and brand management come on top.

Honey at cost, and field boots are on us. We meet in Nanyuki a few times a year and pay the way. Apply on this page and tell us in a few lines why you want this work.', 'Degree in marketing or business
Has answered for a marketing budget
Member of MSK is an advantage
Six years or more, two of them leading others', 'Remote', 'KES 122,500 - 174,500 a month', 'full_time', 'senior', array['Marketing Strategy', 'Brand Management', 'Market Research', 'Campaign Planning', 'Budgeting']::text[], true, now() - interval '29613 minutes'),
  ('5eed0b00-0000-4000-8000-000000000183', '5eedc000-0000-4000-8000-000000000044', 'Field Sales Representative', 'Equator Telecom Services lays fibre and keeps masts standing around the mountain. The post of Field Sales Representative, in Nyeri, is open. You visit customers by a route that you plan on Friday, and you come on the day you said. You take orders, explain prices and collect what is due. You compare your figures with the target every Friday and say what you will change. You start with the simple things and take on more as soon as you feel ready for it.

The work calls for customer relationship management and territory planning above all, and for sales, field sales and negotiation.

A field allowance, proper climbing gear and a second pair of hands at every mast. Send your application through this page; we call those on the short list within ten days.', 'Certificate or diploma in sales, marketing or business
Likes to talk with strangers
Smartphone; a driving licence is an advantage
No experience needed: we train on the job', 'Nyeri', 'KES 27,000 - 37,500 a month', 'full_time', 'entry', array['Sales', 'Field Sales', 'Negotiation', 'Customer Relationship Management', 'Territory Planning']::text[], true, now() - interval '21178 minutes'),
  ('5eed0b00-0000-4000-8000-000000000184', '5eedc000-0000-4000-8000-000000000045', 'Agricultural Extension Officer', 'Kirinyet Coffee Exporters cups, grades and ships coffee from fifteen washing stations. The post of Agricultural Extension Officer, in Embu, is open. You lead the field officers of the region and visit farms with each of them once a month. You agree with the county who advises where, so that nobody is visited twice and nobody never. You report what farmers earned, not only how many came.

You need farmer training, team supervision and agronomy every day, and agricultural extension and report writing every week.

You learn to taste coffee, and courses are paid. Send your application through this page; we call those on the short list within ten days.', 'Degree in agriculture or agricultural extension
Driving or motorcycle licence
Can speak to a hundred people without notes
Six years or more, two of them leading others', 'Embu', 'KES 81,000 - 113,500 a month', 'full_time', 'senior', array['Agricultural Extension', 'Farmer Training', 'Agronomy', 'Team Supervision', 'Report Writing']::text[], true, now() - interval '42688 minutes'),
  ('5eed0b00-0000-4000-8000-000000000185', '5eedc000-0000-4000-8000-000000000046', 'Mpishi', 'Mlima Outdoor Schools inatafuta Mpishi, Nyeri. Kazi yenyewe ni hii. Utapika chai, chapati, ugali, samaki na vyakula vya Kiswahili kwa watu mia moja kwa siku. Utaagiza mboga na nyama kwa wakati na kukagua ubora wake. Utamfundisha msaidizi wako kukata na kuonja.

Uwe na ujuzi wa upishi, vyakula vya Kiswahili, food safety na kazi ya pamoja. Tunapenda mtu anayefika kwa wakati na kumaliza alichoanza.

Tunatoa mafunzo ya wiki ya kwanza kwa malipo, sare, na siku moja ya mapumziko kila wiki. Chakula cha mchana ni bure, na saa za ziada hulipwa. Tuma maombi yako hapa kwenye tovuti hii na uandike nambari ya simu. Tutamjibu kila mmoja ndani ya wiki mbili.', 'Cheti cha afya cha wanaoshughulikia chakula
Cheti cha upishi au uzoefu wa jikoni
Anayeweza kuanza kazi saa kumi na moja asubuhi
Uzoefu wa miaka miwili hadi mitano katika kazi kama hii', 'Nyeri', 'KES 24,000 - 35,000 a month', 'full_time', 'mid', array['Food Production', 'Local Cuisine', 'Food Safety', 'Teamwork']::text[], true, now() - interval '11839 minutes'),
  ('5eed0b00-0000-4000-8000-000000000186', '5eedc000-0000-4000-8000-000000000047', 'Turnboy', 'Ziwa Cold Chain moves fish, milk and vaccines around the lake and keeps them cold. The post of Turnboy, in Kisumu, is open. You ride with the driver, load and unload and count what goes in and out. You tie down and cover the load and look after it at stops. You wash the lorry and help to change a tyre. After six months we talk about what you would like to learn next, and put it in writing.

You bring reliability, teamwork and load handling; delivery and vehicle maintenance can be deepened with us.

Night work is paid at one and a half times the day rate. Apply on this page and tell us in a few lines why you want this work.', 'Fit and awake at four in the morning
National identity card
Can count and write delivery notes
No experience needed: we train on the job', 'Kisumu', 'KES 17,500 - 21,000 a month', 'full_time', 'entry', array['Load Handling', 'Delivery', 'Vehicle Maintenance', 'Teamwork', 'Reliability']::text[], true, now() - interval '8103 minutes'),
  ('5eed0b00-0000-4000-8000-000000000187', '5eedc000-0000-4000-8000-000000000048', 'Agronomist', 'Cherangani Seed House breeds and sells maize and bean seed suited to the highlands. There is an opening for the post of Agronomist, in Kitale. You run trial plots and compare seed, spacing and fertiliser. You estimate the harvest three weeks ahead so that transport and sacks are ready. You write advice for the season that fits on one page.

You bring data collection, agronomy and pest management; soil sampling and crop production can be deepened with us.

You get seed at cost for your own shamba and two field days a year with the breeders. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma or degree in agriculture, agronomy or horticulture
Rides a motorcycle or is willing to learn
Used to entering data on a phone
Two to five years in similar work', 'Kitale', 'KES 54,500 - 82,000 a month', 'full_time', 'mid', array['Agronomy', 'Soil Sampling', 'Pest Management', 'Crop Production', 'Data Collection']::text[], true, now() - interval '7681 minutes'),
  ('5eed0b00-0000-4000-8000-000000000188', '5eedc000-0000-4000-8000-000000000049', 'English and Kiswahili Teacher', 'Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret. There is an opening for the post of English and Kiswahili Teacher, in Eldoret. You teach English and Kiswahili and lead the department of languages. You read with classes, not only about books. You sit in on the lessons of younger teachers and let them sit in on yours.

What you need most is Kiswahili teaching and lesson planning; mentoring, marking and English teaching come on top.

Your own children pay half the fees, and school holidays are yours. Apply on this page and tell us in a few lines why you want this work.', 'Bachelor of Education with English or Kiswahili
TSC number
Has marked national examinations, which is an advantage
Six years or more, two of them leading others', 'Eldoret', 'KES 60,500 - 83,500 a month', 'full_time', 'senior', array['English Teaching', 'Kiswahili Teaching', 'Lesson Planning', 'Marking', 'Mentoring']::text[], true, now() - interval '15695 minutes'),
  ('5eed0b00-0000-4000-8000-000000000189', '5eedc000-0000-4000-8000-000000000050', 'Store Manager', 'Isukha Agro Supplies sells feed, tools and veterinary goods through eleven shops. We are filling the post of Store Manager, in Kakamega. You open the shop, plan the week and know each evening what was sold. You order with the figures of the last weeks and the weather of the next. You train the team at the till and on the floor.

You bring loss prevention, store management and team supervision; supermarket operations and inventory management can be deepened with us.

A share of the profit is paid to everybody each quarter. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma in business or retail management
Has led a shop or a department
Works with a till system and a spreadsheet
Six years or more, two of them leading others', 'Kakamega', 'KES 74,000 - 103,500 a month', 'full_time', 'senior', array['Store Management', 'Supermarket Operations', 'Inventory Management', 'Loss Prevention', 'Team Supervision']::text[], true, now() - interval '16599 minutes'),
  ('5eed0b00-0000-4000-8000-000000000190', '5eedc000-0000-4000-8000-000000000051', 'Senior Electrical Technician', 'Webuye Stone Millers grinds maize, millet and sorghum for western Kenya. We are filling the post of Senior Electrical Technician, in Webuye. Once a week you test earth leakage and write down what you measured, with the date and your name. You keep the standby generator and its changeover switch ready, and start it under load every Friday. You lock out and tag every circuit before you open it, also when somebody is in a hurry. You plan the work of two helpers, check it before power goes on, and explain as you go.

You bring wiring diagrams, fault finding and electrical installation; preventive maintenance and workplace safety can be deepened with us.

A bag of flour goes home with everybody at the end of the month. Send your application through this page; we call those on the short list within ten days.', 'Government Trade Test Grade II or a craft certificate in electrical installation
A valid EPRA worker licence, or an application for one
Own hand tools; we provide the meters
Six years or more, two of them leading others', 'Webuye', 'KES 66,500 - 92,500 a month', 'full_time', 'senior', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '511 minutes'),
  ('5eed0b00-0000-4000-8000-000000000191', '5eedc000-0000-4000-8000-000000000052', 'Senior Pharmaceutical Technologist', 'Mwarobaini Pharmacies has 22 shops around the lake that are open until ten at night. The post of Senior Pharmaceutical Technologist, in Kisumu, is open. You check prescriptions for doses and interactions, and call the prescriber when something is off. You explain to patients how and when to take what they were given, until they can say it back to you. You prepare insurance claims every evening so that they are paid the first time.

You need patient counselling, insurance claims and prescription review every day, and dispensing and drug stock management every week.

Late shifts end with a taxi home that we pay. Send your application through this page; we call those on the short list within ten days.', 'Diploma in pharmacy
Enrolled with the Pharmacy and Poisons Board
Patience with people who are unwell or worried
Six years or more, two of them leading others', 'Kisumu', 'KES 83,500 - 112,500 a month', 'full_time', 'senior', array['Dispensing', 'Prescription Review', 'Patient Counselling', 'Drug Stock Management', 'Insurance Claims']::text[], true, now() - interval '11417 minutes'),
  ('5eed0b00-0000-4000-8000-000000000192', '5eedc000-0000-4000-8000-000000000053', 'Receptionist', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. There is an opening for the post of Receptionist, in Eldoret. You answer the telephone within three rings and pass on messages the same hour. You receive and send out letters and parcels. You keep the waiting room tidy and the diary of the meeting rooms true. Every Friday you sit down with your supervisor and look at what you have learned.

What you need most is reception and customer service; telephone etiquette, Microsoft Office and mail handling come on top.

Camp days carry an allowance, and Saturdays are worked by turns. Apply on this page and tell us in a few lines why you want this work.', 'Certificate in front office or secretarial studies
Good English and Kiswahili
Neat and on time
No experience needed: we train on the job', 'Eldoret', 'KES 24,000 - 33,000 a month', 'full_time', 'entry', array['Reception', 'Telephone Etiquette', 'Customer Service', 'Mail Handling', 'Microsoft Office']::text[], true, now() - interval '1656 minutes'),
  ('5eed0b00-0000-4000-8000-000000000193', '5eedc000-0000-4000-8000-000000000054', 'Clearing and Forwarding Clerk', 'Busia Crossroads Traders supplies shops on both sides of the border. There is an opening for the post of Clearing and Forwarding Clerk, in Busia. You lodge entries in the customs system and follow them until the release. You meet the lorry at the gate with the papers it needs. You tell the client each evening where the cargo is. For the first three months you work beside somebody who has done this for years.

The work calls for freight forwarding and cargo tracking above all, and for data entry, tariff classification and customs clearance.

Small team, short ways: whoever has a good idea tries it the same week. Apply on this page and tell us in a few lines why you want this work.', 'East African customs certificate, EACFFPC
Careful with codes and figures
Certificate of good conduct
No experience needed: we train on the job', 'Busia', 'KES 29,000 - 39,500 a month', 'full_time', 'entry', array['Customs Clearance', 'Tariff Classification', 'Freight Forwarding', 'Cargo Tracking', 'Data Entry']::text[], true, now() - interval '16418 minutes'),
  ('5eed0b00-0000-4000-8000-000000000194', '5eedc000-0000-4000-8000-000000000055', 'Refrigeration Technician', 'Ngege Bay Fisheries raises tilapia in cages and sells it fresh within a day. There is an opening for the post of Refrigeration Technician, in Homa Bay. You service cold rooms, fridges and air conditioners to a calendar and keep the log of each machine. You find leaks, recover the gas and recharge systems without venting anything. You order filters, belts and gas before the last one is used.

What you need most is workplace safety and air conditioning; preventive maintenance, fault finding and refrigeration come on top.

Life jackets and swimming lessons come first; fish at cost comes after. Apply on this page and tell us in a few lines why you want this work.', 'Certificate or diploma in refrigeration and air conditioning
Trade Test Grade II or above
Able to work night call-outs by turns
Two to five years in similar work', 'Homa Bay', 'KES 38,000 - 55,000 a month', 'full_time', 'mid', array['Refrigeration', 'Air Conditioning', 'Fault Finding', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '6115 minutes'),
  ('5eed0b00-0000-4000-8000-000000000195', '5eedc000-0000-4000-8000-000000000056', 'Office Administrator', 'Tabaka Soapstone Guild sells the work of 210 carvers to shops abroad. The post of Office Administrator, in Kisii, is open. You keep letters, contracts and receipts where anybody can find them. You order supplies, book travel and see that bills are paid on time. You draft letters that are short and polite.

We ask for Office administration, filing and Microsoft Office, and for some practice in scheduling and minute taking.

Profits are shared with staff and carvers alike every December. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in business administration or secretarial studies
Strong in Microsoft Office
Discreet
Two to five years in similar work', 'Kisii', 'KES 38,500 - 55,500 a month', 'full_time', 'mid', array['Office Administration', 'Microsoft Office', 'Minute Taking', 'Filing', 'Scheduling']::text[], true, now() - interval '39253 minutes'),
  ('5eed0b00-0000-4000-8000-000000000196', '5eedc000-0000-4000-8000-000000000057', 'Field Officer', 'Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest. There is an opening for the post of Field Officer, in Migori. You visit six to eight farms a day by motorbike and note what you saw in the app before you ride on. You register groups, train their secretaries and sit in on their meetings. You collect samples and deliver seed and advice on the day that was promised. Every Friday you sit down with your supervisor and look at what you have learned.

You bring agricultural extension, motorcycle riding and record keeping; farmer training and data collection can be deepened with us.

There is staff housing, a sports club, and sugar at mill price. Send your application through this page; we call those on the short list within ten days.', 'Certificate or diploma in agriculture
Motorcycle licence
Speaks the language of the area besides Kiswahili
No experience needed: we train on the job', 'Migori', 'KES 27,500 - 38,500 a month', 'full_time', 'entry', array['Farmer Training', 'Agricultural Extension', 'Data Collection', 'Motorcycle Riding', 'Record Keeping']::text[], true, now() - interval '31963 minutes'),
  ('5eed0b00-0000-4000-8000-000000000197', '5eedc000-0000-4000-8000-000000000058', 'Cook', 'Msingi Early Learning runs six day-care centres where mothers work near by. There is an opening for the post of Cook, in Kisumu. You write down temperatures and dates, and throw away what is too old. You bake bread and chapati in the morning and help with the grill in the evening. You leave stove, boards and floor clean at the end of your shift.

The work calls for baking and hygiene standards above all, and for food production, food safety and teamwork.

Your own toddler has a place free of charge. Send your application through this page; we call those on the short list within ten days.', 'Certificate in food production, or proof of the same from working kitchens
A valid food handler’s medical certificate
Good with Swahili dishes as well as with international ones
Two to five years in similar work', 'Kisumu', 'KES 25,000 - 36,000 a month', 'full_time', 'mid', array['Food Production', 'Baking', 'Food Safety', 'Hygiene Standards', 'Teamwork']::text[], true, now() - interval '18286 minutes'),
  ('5eed0b00-0000-4000-8000-000000000198', '5eedc000-0000-4000-8000-000000000059', 'Community Development Officer', 'Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer. There is an opening for the post of Community Development Officer, in Kisumu. You found and train savings groups and visit each once a month. You bring groups together with buyers, banks and the county. You settle disputes before they split a group.

You bring savings group training, community mobilization and community development; report writing and facilitation can be deepened with us.

A thirty-seven hour week, and time off in lieu that is really taken. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in community development or social work
Motorcycle licence
Speaks the language of the area
Two to five years in similar work', 'Kisumu', 'KES 54,000 - 78,000 a month', 'full_time', 'mid', array['Community Development', 'Community Mobilization', 'Savings Group Training', 'Facilitation', 'Report Writing']::text[], true, now() - interval '22624 minutes'),
  ('5eed0b00-0000-4000-8000-000000000199', '5eedc000-0000-4000-8000-000000000060', 'Fundi Cherehani', 'Maragoli Thread Mill inatafuta Fundi Cherehani, Vihiga. Haya ndiyo utakayofanya kila siku. Utashona sare za shule kwa vipimo, kuanzia kukata kitambaa hadi kuweka vifungo. Utarekebisha nguo zisizotosha na kuhakikisha mishono haifumuki. Utasafisha na kutia mafuta cherehani kila jioni.

Uwe na ujuzi wa ushonaji, pattern making na attention to detail. Tunapenda mtu anayefika kwa wakati na kumaliza alichoanza.

Chakula cha mchana ni bure, na saa za ziada hulipwa. Baada ya mwaka mmoja tunazungumza kuhusu nyongeza ya mshahara. Tuma maombi kupitia ukurasa huu; CV ya ukurasa mmoja inatosha. Tutamjibu kila mmoja ndani ya wiki mbili.', 'Cheti cha ushonaji au uzoefu wa cherehani
Anayeweza kutumia mashine ya overlock
Macho mazuri na mikono thabiti
Uzoefu wa miaka miwili hadi mitano katika kazi kama hii', 'Vihiga', 'KES 23,000 - 31,500 a month', 'full_time', 'mid', array['Tailoring', 'Pattern Making', 'Attention to Detail']::text[], true, now() - interval '331 minutes'),
  ('5eed0b00-0000-4000-8000-000000000200', '5eedc000-0000-4000-8000-000000000061', 'Mfanyakazi wa Nyumbani', 'Nyumbani Staff Bureau inatafuta Mfanyakazi wa Nyumbani, Nairobi. Haya ndiyo utakayofanya kila siku. Utasafisha nyumba, kufua nguo na kupiga pasi. Utapika chakula cha familia na kuosha vyombo. Utawachukua watoto shuleni na kuwaangalia hadi wazazi warudi.

Uwe umezoea kufua nguo, kupiga pasi, kupika, kutunza watoto na kazi za nyumbani. Uaminifu na usafi wa kazi ni muhimu kwetu kuliko haraka.

Mshahara hulipwa kabla ya tarehe tano, pamoja na NSSF na SHA. Chakula cha mchana ni bure, na saa za ziada hulipwa. Omba kazi hii kupitia ukurasa huu. Tutawaita wanaofaa kwa mazungumzo na jaribio fupi la kazi.', 'Barua ya chifu au ya mwajiri wa zamani
Kitambulisho cha taifa na cheti cha tabia njema
Anayependa watoto
Si lazima uwe na uzoefu: tunafundisha kazini', 'Nairobi', 'KES 20,000 - 25,500 a month', 'full_time', 'entry', array['House Cleaning', 'Laundry Work', 'Ironing', 'Food Production', 'Childcare']::text[], true, now() - interval '4368 minutes'),
  ('5eed0b00-0000-4000-8000-000000000201', '5eedc000-0000-4000-8000-000000000063', 'Store Manager', 'Soko Letu Shops sells food and hardware and runs M-Pesa counters on four market streets. We are filling the post of Store Manager, in Narok. You open the shop, plan the week and know each evening what was sold. You order with the figures of the last weeks and the weather of the next. You bring losses down by counting often and asking early.

You need team supervision, loss prevention and inventory management every day, and supermarket operations and store management every week.

Lunch is free, and evening shifts end before it is dark. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in business or retail management
Has led a shop or a department
Works with a till system and a spreadsheet
Six years or more, two of them leading others', 'Narok', 'KES 70,500 - 98,500 a month', 'full_time', 'senior', array['Store Management', 'Supermarket Operations', 'Inventory Management', 'Loss Prevention', 'Team Supervision']::text[], true, now() - interval '22021 minutes'),
  ('5eed0b00-0000-4000-8000-000000000202', '5eedc000-0000-4000-8000-000000000064', 'Commis Chef', 'Ladha Tamu Kitchens runs a bakery and six restaurants for people who have half an hour for lunch. The post of Commis Chef, in Nakuru, is open. You cook breakfast, lunch and staff meals to the plan of the week. You bake bread and chapati in the morning and help with the grill in the evening. You leave stove, boards and floor clean at the end of your shift. You start with the simple things and take on more as soon as you feel ready for it.

You bring teamwork, food safety and baking; hygiene standards and food production can be deepened with us.

Meals on duty, tips that are shared every week, and two Sundays off a month. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate in food production, or the last term of the course
A valid food handler’s medical certificate
No experience needed: we train on the job', 'Nakuru', 'KES 19,000 - 26,500 a month', 'full_time', 'entry', array['Food Production', 'Baking', 'Food Safety', 'Hygiene Standards', 'Teamwork']::text[], true, now() - interval '37084 minutes'),
  ('5eed0b00-0000-4000-8000-000000000203', '5eedc000-0000-4000-8000-000000000065', 'Carpenter', 'Nyumba Imara Builders puts up and looks after rental flats for owners who live far away. There is an opening for the post of Carpenter, in Kitengela. You make and hang doors, fit shelves and repair furniture and roofs. You sand, oil or varnish what you made and fit it on site. You keep saws and planers sharp and their guards in place.

You need woodworking machines, roofing and workplace safety every day, and carpentry and furniture making every week.

Wages are paid every second Friday, with insurance against accidents. Apply on this page with your CV; we answer everybody within two weeks.', 'Trade Test Grade II or a certificate in carpentry and joinery
Safe with woodworking machines
Own hand tools
Two to five years in similar work', 'Kitengela', 'KES 28,000 - 42,000 a month', 'full_time', 'mid', array['Carpentry', 'Furniture Making', 'Roofing', 'Woodworking Machines', 'Workplace Safety']::text[], true, now() - interval '8947 minutes'),
  ('5eed0b00-0000-4000-8000-000000000204', '5eedc000-0000-4000-8000-000000000066', 'Accounts Assistant', 'Barabara Umoja Sacco runs 80 matatus for their owners, with a timetable and a garage. The post of Accounts Assistant, in Murang''a, is open. You post invoices and receipts daily and file each paper where it can be found. You reconcile M-Pesa and petty cash every evening. You follow up debtors with a list, a telephone and good manners. After six months we talk about what you would like to learn next, and put it in writing.

We ask for Microsoft Excel, invoicing and QuickBooks, and for some practice in bank reconciliation and bookkeeping.

Wages are fixed and paid each month, so that nobody has to race for passengers. Apply on this page with your CV; we answer everybody within two weeks.', 'CPA part I, KATC or a diploma in accounting
Good with lookups in a spreadsheet
Certificate of good conduct
No experience needed: we train on the job', 'Murang''a', 'KES 30,500 - 41,500 a month', 'full_time', 'entry', array['Bookkeeping', 'Invoicing', 'QuickBooks', 'Microsoft Excel', 'Bank Reconciliation']::text[], true, now() - interval '5934 minutes'),
  ('5eed0b00-0000-4000-8000-000000000205', '5eedc000-0000-4000-8000-000000000067', 'Office Assistant', 'Stadi Technical College trains 700 young people as fitters, tailors, cooks and programmers. The post of Office Assistant, in Kitui, is open. You open the office, make tea and keep rooms and kitchen clean. You take letters and cheques to banks and offices and bring back the stamped copy. You copy, scan and bind. You start with the simple things and take on more as soon as you feel ready for it.

You need mail handling, filing and Office errands every day, and reliability and photocopying and scanning every week.

Staff eat with the trainees, and courses for trainers are paid. Apply on this page. We invite those who fit for a talk and a short practical test.', 'KCSE certificate
Certificate of good conduct
Knows the town on foot and by matatu
No experience needed: we train on the job', 'Kitui', 'KES 17,500 - 22,500 a month', 'full_time', 'entry', array['Office Errands', 'Mail Handling', 'Photocopying and Scanning', 'Filing', 'Reliability']::text[], true, now() - interval '29191 minutes'),
  ('5eed0b00-0000-4000-8000-000000000206', '5eedc000-0000-4000-8000-000000000068', 'Vocational Trainer', 'Pamoja Turkwel Trust runs classes, clinics and savings groups for refugees and their neighbours. The post of Vocational Trainer, in Kakuma, is open. You train young people in a trade, half in the workshop and half at the board. You plan modules by competence and assess by what the hands can do. You find firms that take trainees and visit them there.

The work calls for curriculum development and workplace safety above all, and for vocational training, TVET assessment and training delivery.

Housing, a hardship allowance and a week at home for every eight. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in a technical trade
Certificate in pedagogy, or CDACC assessor
Has worked in the trade
Two to five years in similar work', 'Kakuma', 'KES 40,500 - 56,500 a month', 'full_time', 'mid', array['Vocational Training', 'TVET Assessment', 'Training Delivery', 'Curriculum Development', 'Workplace Safety']::text[], true, now() - interval '24733 minutes'),
  ('5eed0b00-0000-4000-8000-000000000207', '5eedc000-0000-4000-8000-000000000069', 'Data Annotator', 'Larkhollow Online Services does office work for small firms in Britain with a team in Kenya. The post of Data Annotator, to be done from home anywhere in Kenya, is open. You check the labels of others and discuss where you differ. You mark what the rules do not cover. You transcribe short recordings in English and Kiswahili. After six months we talk about what you would like to learn next, and put it in writing.

The work calls for data annotation and attention to detail above all, and for computer literacy, data quality and transcription.

Pay arrives on the last working day, with 25 days of leave and a yearly sum for your computer. Apply on this page and tell us in a few lines why you want this work.', 'KCSE with a good grade in English
Own computer and a stable internet line
Concentrates for hours
No experience needed: we train on the job', 'Remote', 'USD 4,400 - 7,600 a year', 'full_time', 'entry', array['Data Annotation', 'Data Quality', 'Transcription', 'Computer Literacy', 'Attention to Detail']::text[], true, now() - interval '37807 minutes'),
  ('5eed0b00-0000-4000-8000-000000000208', '5eedc000-0000-4000-8000-000000000001', 'Receptionist', 'Bluegum Street Clinics runs nine neighbourhood clinics in the estates of the city. We are filling the post of Receptionist, in Nairobi. You greet visitors, write them in and tell the person they have come to see. You answer the telephone within three rings and pass on messages the same hour. You keep the waiting room tidy and the diary of the meeting rooms true. For the first three months you work beside somebody who has done this for years.

You need Microsoft Office, reception and customer service every day, and mail handling and telephone etiquette every week.

Medical cover starts on the first day and includes your children. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate in front office or secretarial studies
Good English and Kiswahili
Neat and on time
No experience needed: we train on the job', 'Nairobi', 'KES 26,000 - 35,500 a month', 'full_time', 'entry', array['Reception', 'Telephone Etiquette', 'Customer Service', 'Mail Handling', 'Microsoft Office']::text[], true, now() - interval '933 minutes'),
  ('5eed0b00-0000-4000-8000-000000000209', '5eedc000-0000-4000-8000-000000000002', 'Software Engineering Intern', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. We are filling the post of Software Engineering Intern, in Nairobi. You write tests first for what handles money. You review the code of others as kindly as you want yours to be read. You sit beside support for half a day each month. After six months we talk about what you would like to learn next, and put it in writing.

What you need most is TypeScript and Git; React, REST APIs and PostgreSQL come on top.

We pay for your data bundle and give thirteen months of pay. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Studies computer science, or has finished a coding school
A small program that you can show
No experience needed: this is a place to learn', 'Nairobi', 'KES 30,500 - 42,500 a month', 'internship', 'entry', array['TypeScript', 'React', 'PostgreSQL', 'REST APIs', 'Git']::text[], true, now() - interval '24913 minutes'),
  ('5eed0b00-0000-4000-8000-000000000210', '5eedc000-0000-4000-8000-000000000003', 'Weekend Cashier', 'Nyota Ndogo Retail has 31 supermarkets and one large store house in Industrial Area. The post of Weekend Cashier, in Nairobi, is open. You scan, take payment and give the receipt without making people wait. You count the float before and after the shift, to the shilling. You check notes and M-Pesa messages before the goods leave. Every Friday you sit down with your supervisor and look at what you have learned.

The work calls for cash handling and point of sale systems above all, and for cash reconciliation, customer service and attention to detail.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Apply on this page and tell us in a few lines why you want this work.', 'KCSE certificate
Certificate of good conduct
Honest and quick with figures
No experience needed: we train on the job', 'Nairobi', 'KES 11,500 - 16,000 a month', 'part_time', 'entry', array['Cash Handling', 'Point of Sale Systems', 'Customer Service', 'Cash Reconciliation', 'Attention to Detail']::text[], true, now() - interval '36663 minutes'),
  ('5eed0b00-0000-4000-8000-000000000211', '5eedc000-0000-4000-8000-000000000004', 'Sales Executive', 'Njia Tano Software builds ticketing and payment software for matatu saccos. There is an opening for the post of Sales Executive, in Nairobi. You take orders, explain prices and collect what is due. You listen to complaints, settle the small ones and bring us the big ones. You compare your figures with the target every Friday and say what you will change.

We ask for negotiation, sales and customer relationship management, and for some practice in field sales and territory planning.

We have no meetings on Wednesdays and a yearly budget of KES 60,000 each for learning. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate or diploma in sales, marketing or business
Likes to talk with strangers
Smartphone; a driving licence is an advantage
Two to five years in similar work', 'Nairobi', 'KES 49,000 - 73,000 a month', 'full_time', 'mid', array['Sales', 'Field Sales', 'Negotiation', 'Customer Relationship Management', 'Territory Planning']::text[], true, now() - interval '32806 minutes'),
  ('5eed0b00-0000-4000-8000-000000000212', '5eedc000-0000-4000-8000-000000000005', 'Cleaner', 'Faraja Garden Homes looks after 85 old people in three houses with gardens. We are filling the post of Cleaner, in Nairobi. You sweep, mop and dust offices, corridors and stairs to a list that is signed each day. You clean toilets three times in a shift and refill soap and paper. You report broken taps, lights and windows on the day you see them. You start with the simple things and take on more as soon as you feel ready for it.

The work calls for commercial cleaning and reliability above all, and for window cleaning, attention to detail and hygiene standards.

Shifts are eight hours, not twelve, and nobody has more than two night weeks a month. Send your application through this page; we call those on the short list within ten days.', 'Able to read a simple list
Certificate of good conduct
On time, also for the shift at six
No experience needed: we train on the job', 'Nairobi', 'KES 19,500 - 23,500 a month', 'full_time', 'entry', array['Commercial Cleaning', 'Window Cleaning', 'Hygiene Standards', 'Attention to Detail', 'Reliability']::text[], true, now() - interval '32686 minutes'),
  ('5eed0b00-0000-4000-8000-000000000213', '5eedc000-0000-4000-8000-000000000006', 'Personal Assistant', 'Mwavuli Insurance Brokers finds cover for small companies and argues for them when they claim. The post of Personal Assistant, in Nairobi, is open. You keep the diary of the director and protect two quiet hours a day. You prepare papers for each meeting and follow up what was decided. You draft letters and answer what does not need the director.

You bring correspondence, calendar management and travel booking; minute taking and executive assistance can be deepened with us.

We pay for your professional examinations when you pass, and for the first resit when you do not. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in secretarial studies or business administration
Writes excellent English
Discreet
Two to five years in similar work', 'Nairobi', 'KES 58,500 - 83,000 a month', 'full_time', 'mid', array['Calendar Management', 'Executive Assistance', 'Travel Booking', 'Minute Taking', 'Correspondence']::text[], true, now() - interval '25878 minutes'),
  ('5eed0b00-0000-4000-8000-000000000214', '5eedc000-0000-4000-8000-000000000007', 'Early Years Teacher', 'Mwezi Learning House is a day school that puts reading and making things first. We are filling the post of Early Years Teacher, in Kiambu. You watch how each child grows and write it down once a week. You make toys and charts from what is at hand. You see to clean hands, a warm meal and a safe way home. After six months we talk about what you would like to learn next, and put it in writing.

You bring first aid, classroom management and early childhood education; child protection and teaching aids making can be deepened with us.

Classes have at most 28 children, and lunch is free. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate or diploma in early childhood education
TSC number or an application for one
Valid first aid certificate
Newly qualified people are welcome', 'Kiambu', 'KES 27,000 - 37,000 a month', 'full_time', 'entry', array['Early Childhood Education', 'Classroom Management', 'Teaching Aids Making', 'Child Protection', 'First Aid']::text[], true, now() - interval '15273 minutes'),
  ('5eed0b00-0000-4000-8000-000000000215', '5eedc000-0000-4000-8000-000000000008', 'Logistics Coordinator', 'Duma Parcel Riders delivers 9,000 parcels a day in twelve counties. We are filling the post of Logistics Coordinator, in Nairobi. You plan each day’s loads, vehicles and times and tell everybody who needs to know. You follow vehicles on the map and solve what goes wrong on the road. You agree rates with transporters and check their invoices.

You bring dispatching, logistics and Microsoft Excel; route planning and vehicle tracking can be deepened with us.

Everybody is insured around the clock, not only on the road. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma or degree in logistics
Calm on two telephones
Strong in Microsoft Excel
Two to five years in similar work', 'Nairobi', 'KES 65,000 - 92,000 a month', 'full_time', 'mid', array['Logistics', 'Dispatching', 'Route Planning', 'Vehicle Tracking', 'Microsoft Excel']::text[], true, now() - interval '33951 minutes'),
  ('5eed0b00-0000-4000-8000-000000000216', '5eedc000-0000-4000-8000-000000000009', 'Customer Service Supervisor', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. There is an opening for the post of Customer Service Supervisor, in Nairobi. You plan shifts for the hours when people call. You take over the cases that nobody else could settle. You report waiting times and what customers complain about.

You need complaint handling, customer service and staff scheduling every day, and coaching and call centre operations every week.

Equipment is ours, night shifts end with a taxi home, and training is paid. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma in any field
Has worked as an agent
Good with a spreadsheet
Two to five years in similar work', 'Nairobi', 'KES 58,000 - 81,000 a month', 'full_time', 'mid', array['Customer Service', 'Call Centre Operations', 'Coaching', 'Staff Scheduling', 'Complaint Handling']::text[], true, now() - interval '32385 minutes'),
  ('5eed0b00-0000-4000-8000-000000000217', '5eedc000-0000-4000-8000-000000000010', 'Office Assistant', 'Kurasa Tatu Press publishes school books and story books in nine Kenyan languages. The post of Office Assistant, in Nairobi, is open. You open the office, make tea and keep rooms and kitchen clean. You take letters and cheques to banks and offices and bring back the stamped copy. You copy, scan and bind. After six months we talk about what you would like to learn next, and put it in writing.

You bring reliability, Office errands and mail handling; photocopying and scanning and filing can be deepened with us.

Hours are flexible around a core of ten to three, and the library is yours. Apply on this page with your CV; we answer everybody within two weeks.', 'KCSE certificate
Certificate of good conduct
Knows the town on foot and by matatu
No experience needed: we train on the job', 'Nairobi', 'KES 20,000 - 26,000 a month', 'full_time', 'entry', array['Office Errands', 'Mail Handling', 'Photocopying and Scanning', 'Filing', 'Reliability']::text[], true, now() - interval '32204 minutes'),
  ('5eed0b00-0000-4000-8000-000000000218', '5eedc000-0000-4000-8000-000000000011', 'Junior Data Analyst', 'Duka Njema Online lets kiosks order stock by phone and delivers it the next morning. We are filling the post of Junior Data Analyst, to be done from home anywhere in Kenya. You find out with questions and SQL why a figure went up or down. You say how certain a figure is. You present once a month to people who do not like charts. For the first three months you work beside somebody who has done this for years.

We ask for data analysis, SQL and Microsoft Excel, and for some practice in report writing and Power BI.

Everybody owns shares after a year. We meet in Nairobi a few times a year and pay the way. Send your application through this page; we call those on the short list within ten days.', 'Degree or diploma in statistics, economics or computer science
Strong in spreadsheets
Writes two clear sentences under each chart
No experience needed: we train on the job', 'Remote', 'KES 52,000 - 71,500 a month', 'full_time', 'entry', array['Data Analysis', 'SQL', 'Power BI', 'Microsoft Excel', 'Report Writing']::text[], true, now() - interval '5512 minutes'),
  ('5eed0b00-0000-4000-8000-000000000219', '5eedc000-0000-4000-8000-000000000012', 'CCTV Operator', 'Chui Mwitu Alarms guards homes and offices and installs alarms, cameras and electric fences. We are filling the post of CCTV Operator, in Nairobi. You send a patrol when something is wrong and stay on the radio. You save recordings by the rules and give them to nobody without a letter. You test cameras and alarms at the start of the shift. After six months we talk about what you would like to learn next, and put it in writing.

The work calls for computer literacy and alarm response above all, and for observation, CCTV monitoring and report writing.

Training is paid, shifts are twelve hours at most, and nights earn a fixed extra. Send your application through this page; we call those on the short list within ten days.', 'KCSE certificate and a computer course
Certificate of good conduct
Awake at night
No experience needed: we train on the job', 'Nairobi', 'KES 29,500 - 39,000 a month', 'full_time', 'entry', array['CCTV Monitoring', 'Alarm Response', 'Computer Literacy', 'Observation', 'Report Writing']::text[], true, now() - interval '34494 minutes'),
  ('5eed0b00-0000-4000-8000-000000000220', '5eedc000-0000-4000-8000-000000000013', 'Relationship Manager', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. We are filling the post of Relationship Manager, in Nairobi. You bring accounts, loans and insurance together in one proposal. You renew facilities in good time and notice when a business gets into trouble. You find new customers through those you have.

You need negotiation, portfolio management and relationship banking every day, and credit analysis and Cross-Selling every week.

Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law. Send your application through this page; we call those on the short list within ten days.', 'Degree in business or finance
Has sold and looked after business loans
Clean credit report
Six years or more, two of them leading others', 'Nairobi', 'KES 102,500 - 148,000 a month', 'full_time', 'senior', array['Relationship Banking', 'Credit Analysis', 'Portfolio Management', 'Cross-Selling', 'Negotiation']::text[], true, now() - interval '22744 minutes'),
  ('5eed0b00-0000-4000-8000-000000000221', '5eedc000-0000-4000-8000-000000000015', 'Head of Finance', 'Bima Mbegu Microinsurance insures crops and hospital stays for a few shillings a day. The post of Head of Finance, in Nairobi, is open. You plan cash for the next thirteen weeks and talk to the bank before you need it. You close the books by the fifth and explain what has changed. You build the budget with those who have to keep it. You answer to auditors and the tax office and keep controls that people understand. You hire and coach the heads of section, and you do both in person. You speak for Bima Mbegu Microinsurance with authorities and partners, and promise nothing that the team cannot keep.

The work calls for internal controls and cash flow management above all, and for financial reporting, financial management and budgeting.

Targets are set with you, not for you. Send your application through this page; we call those on the short list within ten days.', 'CPA (K) and a degree in finance or accounting
Member of ICPAK in good standing
Has led a finance team
Ten years or more, with responsibility for budgets and people', 'Nairobi', 'KES 288,500 - 408,500 a month', 'full_time', 'executive', array['Financial Management', 'Financial Reporting', 'Budgeting', 'Cash Flow Management', 'Internal Controls']::text[], true, now() - interval '31481 minutes'),
  ('5eed0b00-0000-4000-8000-000000000222', '5eedc000-0000-4000-8000-000000000016', 'Chef de Partie', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. We are filling the post of Chef de Partie, in Mombasa. You run your section from mise en place to the last plate and leave it clean. You write the order for vegetables and fish and send back what is not good. You show new cooks how we cut, season and portion, and you taste with them.

You need teamwork, menu planning and food safety every day, and stock ordering and food production every week.

Meals on duty, a share of the service charge, and live-in rooms for those from upcountry. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma or certificate in food production
A valid food handler’s medical certificate
Used to cooking for more than eighty guests
Two to five years in similar work', 'Mombasa', 'KES 41,000 - 58,500 a month', 'full_time', 'mid', array['Food Production', 'Menu Planning', 'Food Safety', 'Stock Ordering', 'Teamwork']::text[], true, now() - interval '18466 minutes'),
  ('5eed0b00-0000-4000-8000-000000000223', '5eedc000-0000-4000-8000-000000000017', 'Field Sales Representative', 'Jua Kusini Solar Works puts pumps, fridges and lights on solar power where the grid does not reach. The post of Field Sales Representative, in Garissa, is open. You visit customers by a route that you plan on Friday, and you come on the day you said. You take orders, explain prices and collect what is due. You listen to complaints, settle the small ones and bring us the big ones. For the first three months you work beside somebody who has done this for years.

You need sales, customer relationship management and field sales every day, and negotiation and territory planning every week.

There is a hardship allowance and a week at home for every five in the field. Apply on this page and tell us in a few lines why you want this work.', 'Certificate or diploma in sales, marketing or business
Likes to talk with strangers
Smartphone; a driving licence is an advantage
No experience needed: we train on the job', 'Garissa', 'KES 30,500 - 43,000 a month', 'full_time', 'entry', array['Sales', 'Field Sales', 'Negotiation', 'Customer Relationship Management', 'Territory Planning']::text[], true, now() - interval '27625 minutes'),
  ('5eed0b00-0000-4000-8000-000000000224', '5eedc000-0000-4000-8000-000000000018', 'Guest Relations Officer', 'Upepo Dhow Tours takes guests sailing, snorkelling and cooking along the coast. The post of Guest Relations Officer, in Malindi, is open. You meet guests on arrival, show them round and see them again on the second day. You plan outings, transfers and small surprises and keep what they cost in one list. You take a complaint to the person who can settle it and come back with the answer.

You need complaint handling, reservations and guest relations every day, and communication and customer service every week.

Tips are pooled and paid out every Friday. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in hospitality or tourism
Writes a clear and friendly letter
A third language besides English and Kiswahili is welcome
Two to five years in similar work', 'Malindi', 'KES 36,500 - 51,000 a month', 'full_time', 'mid', array['Guest Relations', 'Complaint Handling', 'Reservations', 'Customer Service', 'Communication']::text[], true, now() - interval '3645 minutes'),
  ('5eed0b00-0000-4000-8000-000000000225', '5eedc000-0000-4000-8000-000000000019', 'Accountant', 'Bahari Freight clears cargo at the port and carries it inland. There is an opening for the post of Accountant, in Mombasa. You draw up management accounts by the tenth and a page of plain words to go with them. You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due. You get files ready for the auditors, so that their visit is short.

The work calls for bank reconciliation and Microsoft Excel above all, and for QuickBooks, accounting and tax compliance.

Overtime is paid by the hour, to the minute, with the salary of the same month. Send your application through this page; we call those on the short list within ten days.', 'CPA (K), or CPA part II and going on
Has filed taxes on iTax independently
Discreet and exact
Two to five years in similar work', 'Mombasa', 'KES 67,500 - 95,500 a month', 'full_time', 'mid', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Tax Compliance', 'Bank Reconciliation']::text[], true, now() - interval '7982 minutes'),
  ('5eed0b00-0000-4000-8000-000000000226', '5eedc000-0000-4000-8000-000000000020', 'Housekeeping Supervisor', 'Lamu Heritage Stays restores old houses and lets them to travellers. The post of Housekeeping Supervisor, in Lamu, is open. You inspect rooms before guests see them and correct things with the person who did them. You plan the weekly rota so that early and late shifts are shared fairly. You count linen and cleaning agents every month and order before they run out.

We ask for housekeeping, team supervision and inventory management, and for some practice in staff scheduling and hygiene standards.

Ferry passes and a room in the staff house are included. Apply on this page and tell us in a few lines why you want this work.', 'Certificate or diploma in housekeeping
Has worked in a hotel, hospital or boarding school
Fair with people and exact with lists
Two to five years in similar work', 'Lamu', 'KES 32,500 - 44,500 a month', 'full_time', 'mid', array['Housekeeping', 'Team Supervision', 'Inventory Management', 'Hygiene Standards', 'Staff Scheduling']::text[], true, now() - interval '8646 minutes'),
  ('5eed0b00-0000-4000-8000-000000000227', '5eedc000-0000-4000-8000-000000000023', 'Msafishaji', 'Ndara Junction Hotel inatafuta Msafishaji, Voi. Kazi yenyewe ni hii. Utafagia, kupiga deki na kupangusa vumbi katika vyumba, ngazi na veranda. Utasafisha vyoo mara tatu kwa zamu na kujaza sabuni na karatasi. Utaripoti bomba, taa au dirisha lililoharibika siku hiyo hiyo.

Uwe umezoea commercial cleaning, kufua vitambaa na kazi ya pamoja, na uzingatie hygiene standards. Tunapenda mtu anayefika kwa wakati na kumaliza alichoanza.

Utapata mkataba wa maandishi na likizo ya siku ishirini na moja kwa mwaka. Baada ya mwaka mmoja tunazungumza kuhusu nyongeza ya mshahara. Tuma maombi yako hapa kwenye tovuti hii na uandike nambari ya simu. Tutawaita wanaofaa kwa mazungumzo na jaribio fupi la kazi.', 'Cheti cha tabia njema
Anayeweza kusoma orodha rahisi
Anayefika kwa wakati, hata zamu ya saa kumi na mbili
Si lazima uwe na uzoefu: tunafundisha kazini', 'Voi', 'KES 16,500 - 20,000 a month', 'full_time', 'entry', array['Commercial Cleaning', 'Laundry Work', 'Hygiene Standards', 'Teamwork']::text[], true, now() - interval '38109 minutes'),
  ('5eed0b00-0000-4000-8000-000000000228', '5eedc000-0000-4000-8000-000000000024', 'Programme Officer', 'Ngamia Water Trust drills boreholes and trains villages to keep them running. We are filling the post of Programme Officer, in Lodwar. You plan activities with the communities and see that they happen. You write reports that the donor reads to the end. You agree with county offices and other trusts who does what.

You need programme implementation, stakeholder management and community mobilization every day, and budgeting and project reporting every week.

Housing in Lodwar, a hardship allowance and flights home every quarter. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Degree in development studies or social sciences
Used to field work
Motorcycle or driving licence
Two to five years in similar work', 'Lodwar', 'KES 90,500 - 130,000 a month', 'full_time', 'mid', array['Programme Implementation', 'Community Mobilization', 'Project Reporting', 'Budgeting', 'Stakeholder Management']::text[], true, now() - interval '5392 minutes'),
  ('5eed0b00-0000-4000-8000-000000000229', '5eedc000-0000-4000-8000-000000000026', 'Storekeeper', 'Tana Bend Rice mills and markets rice for cooperatives along the river. We are filling the post of Storekeeper, in Hola. You receive goods against the order, count them and refuse what is damaged. You count a part of the store every week and all of it twice a year. You tell the buyer what runs low before anybody has to ask.

You bring inventory management, receiving goods and store keeping; stock taking and Microsoft Excel can be deepened with us.

Harvest months are long and carry a bonus; February is quiet, and leave is easy. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate or diploma in stores or supply chain management
Works with a stock program and a spreadsheet
Certificate of good conduct
Two to five years in similar work', 'Hola', 'KES 32,000 - 45,000 a month', 'full_time', 'mid', array['Store Keeping', 'Inventory Management', 'Stock Taking', 'Receiving Goods', 'Microsoft Excel']::text[], true, now() - interval '3223 minutes'),
  ('5eed0b00-0000-4000-8000-000000000230', '5eedc000-0000-4000-8000-000000000030', 'Lorry Driver', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. We are filling the post of Lorry Driver, in Nakuru. You check load, tyres, brakes and seals before you leave and at each stop. You wait with your vehicle when it breaks down and tell control what you see. You know what the load must not meet: rain, heat or a pothole at speed.

We ask for vehicle inspection, truck driving and route planning, and for some practice in defensive driving and tachograph and logbook keeping.

Lunch is cooked on site, and there is a staff van from town at every shift change. Send your application through this page; we call those on the short list within ten days.', 'Driving licence class C or CE, clean for two years
Certificate of good conduct
Defensive driving certificate
Two to five years in similar work', 'Nakuru', 'KES 39,000 - 54,000 a month', 'full_time', 'mid', array['Truck Driving', 'Defensive Driving', 'Vehicle Inspection', 'Route Planning', 'Tachograph and Logbook Keeping']::text[], true, now() - interval '27504 minutes'),
  ('5eed0b00-0000-4000-8000-000000000231', '5eedc000-0000-4000-8000-000000000031', 'Quantity Surveyor', 'Jenga Haraka Contractors builds schools, markets and water tanks for counties and churches. There is an opening for the post of Quantity Surveyor, in Thika. You take off quantities from drawings and price them for tenders. You measure finished work with the subcontractors while both can still see it. You compare costs with the bill of quantities every month and explain the differences.

You bring quantity surveying, cost control and estimating; bills of quantities and Microsoft Excel can be deepened with us.

Protective gear is issued on day one, and nobody works at height without a harness. Send your application through this page; we call those on the short list within ten days.', 'Degree or diploma in quantity surveying
Registered with BORAQS, or on the way to it
Strong in Microsoft Excel
Two to five years in similar work', 'Thika', 'KES 76,000 - 105,000 a month', 'full_time', 'mid', array['Quantity Surveying', 'Bills of Quantities', 'Estimating', 'Cost Control', 'Microsoft Excel']::text[], true, now() - interval '8525 minutes'),
  ('5eed0b00-0000-4000-8000-000000000232', '5eedc000-0000-4000-8000-000000000032', 'Laboratory Attachment', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. We are filling the post of Laboratory Attachment, in Nyeri. You take blood and other samples, label them at once and never later. You run malaria, haemoglobin and glucose tests with controls, and release nothing that a control contradicts. You read slides under the microscope and ask a colleague when you are not sure. Every Friday you sit down with your supervisor and look at what you have learned.

You bring laboratory testing, quality control and phlebotomy; laboratory safety and microscopy can be deepened with us.

We pay your licence renewal and give five paid study days a year. Apply on this page. We invite those who fit for a talk and a short practical test.', 'In the second or third year of medical laboratory sciences
A letter of your college and its insurance
No experience needed: this is a place to learn', 'Nyeri', 'KES 12,500 - 15,500 a month', 'internship', 'entry', array['Laboratory Testing', 'Phlebotomy', 'Microscopy', 'Laboratory Safety', 'Quality Control']::text[], true, now() - interval '12682 minutes'),
  ('5eed0b00-0000-4000-8000-000000000233', '5eedc000-0000-4000-8000-000000000033', 'Farm Manager', 'Chepkolel Leaf Estates grows and makes tea on 900 hectares and buys from its neighbours. There is an opening for the post of Farm Manager, in Kericho. You plan planting and harvest week by week and see that seedlings, labour and crates meet on the right day. You walk the fields at dawn, because what is seen at six can still be mended by noon. You keep the budget of the farm and explain each difference.

The work calls for farm management and budgeting above all, and for crop planning, team supervision and irrigation.

Housing on the estate, a school and a dispensary come with the job. Send your application through this page; we call those on the short list within ten days.', 'Diploma or degree in agriculture or horticulture
Has run a farm or a large section of one
Driving licence
Six years or more, two of them leading others', 'Kericho', 'KES 82,000 - 123,000 a month', 'full_time', 'senior', array['Farm Management', 'Crop Planning', 'Irrigation', 'Team Supervision', 'Budgeting']::text[], true, now() - interval '31661 minutes'),
  ('5eed0b00-0000-4000-8000-000000000234', '5eedc000-0000-4000-8000-000000000034', 'Mfanyakazi wa Shamba', 'Njuri Hills Dairy inatafuta Mfanyakazi wa Shamba, Meru. Utafanya kazi na timu ndogo inayoelewana. Utapanda, kupalilia na kumwagilia mimea msimu wote. Utamwambia msimamizi ukiona wadudu au mmea mgonjwa. Utasambaza mbolea na kubeba kreti hadi ghalani.

Uwe umezoea kufanya kazi ya shamba, kupanda mbegu, kupalilia na kuvuna mazao. Tunapenda mtu anayefika kwa wakati na kumaliza alichoanza.

Mshahara hulipwa kabla ya tarehe tano, pamoja na NSSF na SHA. Baada ya mwaka mmoja tunazungumza kuhusu nyongeza ya mshahara. Tuma maombi kupitia ukurasa huu; CV ya ukurasa mmoja inatosha. Tutawaita wanaofaa kwa mazungumzo na jaribio fupi la kazi.', 'Kitambulisho cha taifa
Aliyezoea kazi ya nje
Kusoma na kuandika ni faida
Si lazima uwe na uzoefu: tunafundisha kazini', 'Meru', 'KES 14,500 - 17,500 a month', 'full_time', 'entry', array['Farm Labour', 'Planting', 'Weeding', 'Harvesting']::text[], true, now() - interval '1054 minutes'),
  ('5eed0b00-0000-4000-8000-000000000235', '5eedc000-0000-4000-8000-000000000035', 'Sales Executive', 'Iveti Steel Joinery makes gates, windows and roof trusses to order. There is an opening for the post of Sales Executive, in Machakos. You visit customers by a route that you plan on Friday, and you come on the day you said. You listen to complaints, settle the small ones and bring us the big ones. You compare your figures with the target every Friday and say what you will change.

The work calls for negotiation and customer relationship management above all, and for sales, territory planning and field sales.

Bonuses are shared in the workshop each quarter when no order went out late. Apply on this page and tell us in a few lines why you want this work.', 'Certificate or diploma in sales, marketing or business
Likes to talk with strangers
Smartphone; a driving licence is an advantage
Two to five years in similar work', 'Machakos', 'KES 42,000 - 63,000 a month', 'full_time', 'mid', array['Sales', 'Field Sales', 'Negotiation', 'Customer Relationship Management', 'Territory Planning']::text[], true, now() - interval '31782 minutes'),
  ('5eed0b00-0000-4000-8000-000000000236', '5eedc000-0000-4000-8000-000000000036', 'Internal Auditor', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. There is an opening for the post of Internal Auditor, in Embu. You plan the audits of the year by risk and agree the dates. You test a sample of payments each month and follow every shilling to its receipt. You follow up until what was found is mended.

You bring data analysis, internal controls and internal audit; report writing and risk assessment can be deepened with us.

Staff loans at four percent, and the office closes at half past four. Apply on this page with your CV; we answer everybody within two weeks.', 'CPA (K) or CISA
Degree in accounting, finance or systems
Writes short, clear reports
Six years or more, two of them leading others', 'Embu', 'KES 103,000 - 146,500 a month', 'full_time', 'senior', array['Internal Audit', 'Internal Controls', 'Risk Assessment', 'Data Analysis', 'Report Writing']::text[], true, now() - interval '38952 minutes'),
  ('5eed0b00-0000-4000-8000-000000000237', '5eedc000-0000-4000-8000-000000000037', 'Irrigation Technician', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. The post of Irrigation Technician, in Naivasha, is open. You mix fertiliser into the water by plan and measure what arrives. You repair pumps and valves or call for help the same day. You keep a log of water used for each block.

We ask for irrigation, pipe fitting and pump maintenance, and for some practice in fertilizer application and record keeping.

There is a crèche at the gate, a canteen, and transport to every shift. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate or diploma in irrigation or water engineering
Good with pipes and pumps
Early starts in the dry season
Two to five years in similar work', 'Naivasha', 'KES 35,500 - 50,500 a month', 'contract', 'mid', array['Irrigation', 'Pump Maintenance', 'Fertilizer Application', 'Pipe Fitting', 'Record Keeping']::text[], true, now() - interval '19732 minutes'),
  ('5eed0b00-0000-4000-8000-000000000238', '5eedc000-0000-4000-8000-000000000038', 'Waiter', 'Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya. The post of Waiter, in Nanyuki, is open. You take orders without mistakes and bring hot plates while they are hot. You print the bill, take cash, card or M-Pesa and balance at the end of the shift. You tell the kitchen about allergies before it cooks. For the first three months you work beside somebody who has done this for years.

The work calls for cash handling and food and beverage service above all, and for waiting tables, hygiene standards and customer service.

Three weeks on, one week off, with the bus home paid. Apply on this page and tell us in a few lines why you want this work.', 'Food handler’s medical certificate
Good English and Kiswahili
No experience needed: we train on the job', 'Nanyuki', 'KES 18,500 - 26,000 a month', 'full_time', 'entry', array['Food and Beverage Service', 'Waiting Tables', 'Customer Service', 'Cash Handling', 'Hygiene Standards']::text[], true, now() - interval '13827 minutes'),
  ('5eed0b00-0000-4000-8000-000000000239', '5eedc000-0000-4000-8000-000000000039', 'Finance Manager', 'Athi Plains Cement Works makes blocks, pavers and culverts for roads and houses. The post of Finance Manager, in Machakos, is open. You plan cash for the next thirteen weeks and talk to the bank before you need it. You close the books by the fifth and explain what has changed. You answer to auditors and the tax office and keep controls that people understand.

What you need most is financial management and internal controls; cash flow management, budgeting and financial reporting come on top.

A safety bonus is paid to the whole shift when nobody was hurt that month. Send your application through this page; we call those on the short list within ten days.', 'CPA (K) and a degree in finance or accounting
Member of ICPAK in good standing
Has led a finance team
Six years or more, two of them leading others', 'Machakos', 'KES 136,000 - 194,000 a month', 'full_time', 'senior', array['Financial Management', 'Financial Reporting', 'Budgeting', 'Cash Flow Management', 'Internal Controls']::text[], true, now() - interval '6958 minutes'),
  ('5eed0b00-0000-4000-8000-000000000240', '5eedc000-0000-4000-8000-000000000041', 'Senior Clinical Officer', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. We are filling the post of Senior Clinical Officer, in Thika. You take histories, examine and treat out-patients, about thirty in a day. You review hypertension and diabetes patients monthly and keep their register current. You refer early, write a full letter and telephone the hospital.

What you need most is referral management and chronic disease management; minor surgery, electronic health records and clinical assessment come on top.

A lunch room, lockers, a nursing room, and a pension that we match. Send your application through this page; we call those on the short list within ten days.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
A current practising licence
Comfortable with electronic health records
Six years or more, two of them leading others', 'Thika', 'KES 103,500 - 144,000 a month', 'full_time', 'senior', array['Clinical Assessment', 'Minor Surgery', 'Chronic Disease Management', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '42266 minutes'),
  ('5eed0b00-0000-4000-8000-000000000241', '5eedc000-0000-4000-8000-000000000047', 'Transport Manager', 'Ziwa Cold Chain moves fish, milk and vaccines around the lake and keeps them cold. There is an opening for the post of Transport Manager, in Kisumu. You plan vehicles and drivers for the week and change the plan before noon when it rains. You watch fuel, tyres and hours and ask when a figure does not fit. You ride along with each driver twice a year and talk about what you saw.

You bring team supervision, fleet management and route planning; fuel management and transport management can be deepened with us.

Night work is paid at one and a half times the day rate. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in transport or logistics management
Knows the rules of NTSA for commercial vehicles
Driving licence
Six years or more, two of them leading others', 'Kisumu', 'KES 72,000 - 103,000 a month', 'full_time', 'senior', array['Fleet Management', 'Transport Management', 'Route Planning', 'Fuel Management', 'Team Supervision']::text[], true, now() - interval '35819 minutes'),
  ('5eed0b00-0000-4000-8000-000000000242', '5eedc000-0000-4000-8000-000000000049', 'Bus Driver', 'Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret. We are filling the post of Bus Driver, in Eldoret. You drive by the timetable and never faster than the governor and the law allow. You check the vehicle with a list before passengers board. You help people with children, luggage or a stick.

What you need most is road safety and vehicle inspection; public service vehicle driving, customer service and defensive driving come on top.

Your own children pay half the fees, and school holidays are yours. Apply on this page with your CV; we answer everybody within two weeks.', 'Driving licence class D with a valid PSV badge
Certificate of good conduct
Rested, sober and polite
Two to five years in similar work', 'Eldoret', 'KES 39,500 - 56,000 a month', 'full_time', 'mid', array['Public Service Vehicle Driving', 'Defensive Driving', 'Vehicle Inspection', 'Road Safety', 'Customer Service']::text[], true, now() - interval '18165 minutes'),
  ('5eed0b00-0000-4000-8000-000000000243', '5eedc000-0000-4000-8000-000000000053', 'Locum Clinical Officer', 'Macho Mapya Eye Centre does 60 cataract operations a week and holds camps in the villages. There is an opening for the post of Locum Clinical Officer, in Eldoret. You take histories, examine and treat out-patients, about thirty in a day. You review hypertension and diabetes patients monthly and keep their register current. You refer early, write a full letter and telephone the hospital.

What you need most is referral management and minor surgery; electronic health records, chronic disease management and clinical assessment come on top.

Camp days carry an allowance, and Saturdays are worked by turns. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma or degree in clinical medicine, registered with the Clinical Officers Council
A current practising licence
Comfortable with electronic health records
Two to five years in similar work', 'Eldoret', 'KES 50,000 - 63,000 a month', 'contract', 'mid', array['Clinical Assessment', 'Minor Surgery', 'Chronic Disease Management', 'Electronic Health Records', 'Referral Management']::text[], true, now() - interval '14851 minutes'),
  ('5eed0b00-0000-4000-8000-000000000244', '5eedc000-0000-4000-8000-000000000054', 'Regional Sales Manager', 'Busia Crossroads Traders supplies shops on both sides of the border. We are filling the post of Regional Sales Manager, in Busia. You set targets with each seller and ride along once a month. You agree terms with the large customers yourself. You decide with stores and finance who gets credit, and how much.

You bring negotiation, team supervision and sales management; sales planning and key account management can be deepened with us.

Small team, short ways: whoever has a good idea tries it the same week. Send your application through this page; we call those on the short list within ten days.', 'Degree or diploma in business or marketing
Has led a sales team
Driving licence
Six years or more, two of them leading others', 'Busia', 'KES 95,500 - 141,000 a month', 'full_time', 'senior', array['Sales Management', 'Sales Planning', 'Key Account Management', 'Negotiation', 'Team Supervision']::text[], true, now() - interval '37386 minutes'),
  ('5eed0b00-0000-4000-8000-000000000245', '5eedc000-0000-4000-8000-000000000057', 'Accountant', 'Kuja Bend Sugar Mill crushes cane from 8,000 growers and makes its own power from the rest. There is an opening for the post of Accountant, in Migori. You draw up management accounts by the tenth and a page of plain words to go with them. You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due. You get files ready for the auditors, so that their visit is short.

You need bank reconciliation, Microsoft Excel and QuickBooks every day, and tax compliance and accounting every week.

There is staff housing, a sports club, and sugar at mill price. Apply on this page. We invite those who fit for a talk and a short practical test.', 'CPA (K), or CPA part II and going on
Has filed taxes on iTax independently
Discreet and exact
Two to five years in similar work', 'Migori', 'KES 63,500 - 90,000 a month', 'full_time', 'mid', array['Accounting', 'QuickBooks', 'Microsoft Excel', 'Tax Compliance', 'Bank Reconciliation']::text[], true, now() - interval '4488 minutes'),
  ('5eed0b00-0000-4000-8000-000000000246', '5eedc000-0000-4000-8000-000000000059', 'Finance Manager', 'Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer. We are filling the post of Finance Manager, in Kisumu. You plan cash for the next thirteen weeks and talk to the bank before you need it. You build the budget with those who have to keep it. You answer to auditors and the tax office and keep controls that people understand.

We ask for internal controls, financial reporting and financial management, and for some practice in budgeting and cash flow management.

A thirty-seven hour week, and time off in lieu that is really taken. Apply on this page and tell us in a few lines why you want this work.', 'CPA (K) and a degree in finance or accounting
Member of ICPAK in good standing
Has led a finance team
Six years or more, two of them leading others', 'Kisumu', 'KES 139,000 - 198,000 a month', 'full_time', 'senior', array['Financial Management', 'Financial Reporting', 'Budgeting', 'Cash Flow Management', 'Internal Controls']::text[], true, now() - interval '30939 minutes'),
  ('5eed0b00-0000-4000-8000-000000000247', '5eedc000-0000-4000-8000-000000000061', 'Cleaner', 'Nyumbani Staff Bureau employs house helps, gardeners and cleaners and sends them to families it has visited. The post of Cleaner, in Nairobi, is open. You sweep, mop and dust offices, corridors and stairs to a list that is signed each day. You clean toilets three times in a shift and refill soap and paper. You report broken taps, lights and windows on the day you see them. For the first three months you work beside somebody who has done this for years.

What you need most is attention to detail and window cleaning; reliability, commercial cleaning and hygiene standards come on top.

Contract, NSSF and SHA from the first day, and one day off each week that nobody may take from you. Apply on this page and tell us in a few lines why you want this work.', 'Able to read a simple list
Certificate of good conduct
On time, also for the shift at six
No experience needed: we train on the job', 'Nairobi', 'KES 18,500 - 22,500 a month', 'full_time', 'entry', array['Commercial Cleaning', 'Window Cleaning', 'Hygiene Standards', 'Attention to Detail', 'Reliability']::text[], true, now() - interval '15454 minutes'),
  ('5eed0b00-0000-4000-8000-000000000248', '5eedc000-0000-4000-8000-000000000065', 'Plumbing Assistant', 'Nyumba Imara Builders puts up and looks after rental flats for owners who live far away. There is an opening for the post of Plumbing Assistant, in Kitengela. You service booster pumps and float switches to a calendar that you keep yourself. You fit basins, toilets and showers level and sealed, and you leave the room clean. You read meters every Monday and look for the leak when a figure cannot be explained. You start with the simple things and take on more as soon as you feel ready for it.

What you need most is pipe fitting and plumbing; drainage works, leak detection and workplace safety come on top.

Wages are paid every second Friday, with insurance against accidents. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Able to climb, lift and work in the open all day
Trade Test Grade III, or the will to sit for it
No experience needed: we train on the job', 'Kitengela', 'KES 18,000 - 24,500 a month', 'full_time', 'entry', array['Plumbing', 'Pipe Fitting', 'Leak Detection', 'Drainage Works', 'Workplace Safety']::text[], true, now() - interval '37988 minutes'),
  ('5eed0b00-0000-4000-8000-000000000249', '5eedc000-0000-4000-8000-000000000066', 'Operations Manager', 'Barabara Umoja Sacco runs 80 matatus for their owners, with a timetable and a garage. There is an opening for the post of Operations Manager, in Murang''a. You see that people, vehicles, stock and rooms are where customers need them. You settle each morning what went wrong the day before. You set the plan and the budget for the year with the directors and report against both every month. You answer to the board for quality, safety and cost.

What you need most is leadership and operations management; strategic planning, process improvement and budgeting come on top.

Wages are fixed and paid each month, so that nobody has to race for passengers. Apply on this page and tell us in a few lines why you want this work.', 'Degree in business, engineering or economics
Has led several departments
Good with figures and better with people
Ten years or more, with responsibility for budgets and people', 'Murang''a', 'KES 223,500 - 319,500 a month', 'full_time', 'executive', array['Operations Management', 'Process Improvement', 'Budgeting', 'Strategic Planning', 'Leadership']::text[], true, now() - interval '40579 minutes'),
  ('5eed0b00-0000-4000-8000-000000000250', '5eedc000-0000-4000-8000-000000000067', 'Teaching Practice Intern', 'Stadi Technical College trains 700 young people as fitters, tailors, cooks and programmers. There is an opening for the post of Teaching Practice Intern, in Kitui. You watch lessons for two weeks and then teach under the eye of a mentor. You write lesson plans and discuss them before and after. You help with games and prep. After six months we talk about what you would like to learn next, and put it in writing.

We ask for marking, lesson planning and teaching, and for some practice in schemes of work and willingness to learn.

Staff eat with the trainees, and courses for trainers are paid. Apply on this page. We invite those who fit for a talk and a short practical test.', 'In the third year of a course in education
Letter of your college
Certificate of good conduct
No experience needed: this is a place to learn', 'Kitui', 'KES 10,500 - 15,000 a month', 'internship', 'entry', array['Teaching', 'Lesson Planning', 'Schemes of Work', 'Marking', 'Willingness to Learn']::text[], true, now() - interval '12381 minutes'),
  ('5eed0b00-0000-4000-8000-000000000251', '5eedc000-0000-4000-8000-000000000068', 'Monitoring and Evaluation Officer', 'Pamoja Turkwel Trust runs classes, clinics and savings groups for refugees and their neighbours. We are filling the post of Monitoring and Evaluation Officer, in Kakuma. You set indicators with the teams and collect only what will be used. You train enumerators and check a tenth of what they bring. You keep names and figures of people safe.

We ask for survey design, KoboToolbox and report writing, and for some practice in data analysis and monitoring and evaluation.

Housing, a hardship allowance and a week at home for every eight. Send your application through this page; we call those on the short list within ten days.', 'Degree in statistics, economics or social sciences
Has run surveys on phones
Writes clear reports
Two to five years in similar work', 'Kakuma', 'KES 80,500 - 115,500 a month', 'full_time', 'mid', array['Monitoring and Evaluation', 'KoboToolbox', 'Data Analysis', 'Survey Design', 'Report Writing']::text[], true, now() - interval '7802 minutes'),
  ('5eed0b00-0000-4000-8000-000000000252', '5eedc000-0000-4000-8000-000000000069', 'Graphic Designer', 'Larkhollow Online Services does office work for small firms in Britain with a team in Kenya. There is an opening for the post of Graphic Designer, to be done from home anywhere in Kenya. You design covers, posters, labels and pictures for the screen. You set long texts so that people like to read them. You prepare files for the printer and check the proof.

You need Adobe Illustrator, graphic design and typography every day, and Adobe Photoshop and page layout every week.

Pay arrives on the last working day, with 25 days of leave and a yearly sum for your computer. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma or degree in graphic design, or a strong portfolio
A portfolio with work that was printed or published
Takes criticism and gives reasons
Two to five years in similar work', 'Remote', 'USD 9,800 - 15,200 a year', 'full_time', 'mid', array['Graphic Design', 'Adobe Illustrator', 'Adobe Photoshop', 'Page Layout', 'Typography']::text[], true, now() - interval '25456 minutes'),
  ('5eed0b00-0000-4000-8000-000000000253', '5eedc000-0000-4000-8000-000000000001', 'Nurse in Charge', 'Bluegum Street Clinics runs nine neighbourhood clinics in the estates of the city. We are filling the post of Nurse in Charge, in Nairobi. You walk the ward twice in a shift and check charts, medicines and hand-washing. You answer families and doctors, and settle what cannot wait. You look at each incident with the team and change what led to it.

The work calls for patient care and staff scheduling above all, and for team supervision, ward management and infection prevention.

Medical cover starts on the first day and includes your children. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma or degree in nursing
A valid licence of the Nursing Council of Kenya
A course in leadership or health systems management
Six years or more, two of them leading others', 'Nairobi', 'KES 95,000 - 136,500 a month', 'full_time', 'senior', array['Ward Management', 'Patient Care', 'Infection Prevention', 'Staff Scheduling', 'Team Supervision']::text[], true, now() - interval '22202 minutes'),
  ('5eed0b00-0000-4000-8000-000000000254', '5eedc000-0000-4000-8000-000000000002', 'Head of Product', 'Savanna Ledger makes bookkeeping software that 6,000 shops use on their phones. The post of Head of Product, to be done from home anywhere in Kenya, is open. You decide with customers, developers and sellers what is built next and what never. You write each plan on one page with the figure that it should move. You hire and coach the heads of section, and you do both in person. You turn complaints into changes and tell those who complained what has changed.

What you need most is product roadmapping and user research; leadership, product management and data analysis come on top.

We pay for your data bundle and give thirteen months of pay. We meet in Nairobi a few times a year and pay the way. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Degree in computer science, design or business
Has brought a product to many customers
Listens more than talks
Ten years or more, with responsibility for budgets and people', 'Remote', 'KES 313,500 - 446,500 a month', 'full_time', 'executive', array['Product Management', 'Product Roadmapping', 'User Research', 'Data Analysis', 'Leadership']::text[], true, now() - interval '34674 minutes'),
  ('5eed0b00-0000-4000-8000-000000000255', '5eedc000-0000-4000-8000-000000000003', 'Merchandiser', 'Nyota Ndogo Retail has 31 supermarkets and one large store house in Industrial Area. There is an opening for the post of Merchandiser, in Nairobi. You visit shops by a weekly plan and set up our shelf so that it sells. You count stock, check dates and ask for space in a friendly way. You tell the seller what runs out first. You start with the simple things and take on more as soon as you feel ready for it.

We ask for merchandising, communication and customer service, and for some practice in retail display and stock taking.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Send your application through this page; we call those on the short list within ten days.', 'KCSE certificate
Smartphone
Likes to be on foot all day
No experience needed: we train on the job', 'Nairobi', 'KES 24,000 - 33,500 a month', 'full_time', 'entry', array['Merchandising', 'Retail Display', 'Stock Taking', 'Customer Service', 'Communication']::text[], true, now() - interval '11538 minutes'),
  ('5eed0b00-0000-4000-8000-000000000256', '5eedc000-0000-4000-8000-000000000007', 'Head Teacher', 'Mwezi Learning House is a day school that puts reading and making things first. The post of Head Teacher, in Kiambu, is open. You visit lessons every week and talk with the teacher on the same day. You know pupils and parents by name and open the door at seven. You speak for Mwezi Learning House with authorities and partners, and promise nothing that the team cannot keep. You answer to the board for quality, safety and cost.

The work calls for school administration and leadership above all, and for teaching, budgeting and parent engagement.

Classes have at most 28 children, and lunch is free. Send your application through this page; we call those on the short list within ten days.', 'Degree in education and a TSC number
Has led a school or a department
Knows the rules of the Ministry for private schools
Ten years or more, with responsibility for budgets and people', 'Kiambu', 'KES 136,000 - 193,000 a month', 'full_time', 'executive', array['School Administration', 'Teaching', 'Parent Engagement', 'Budgeting', 'Leadership']::text[], true, now() - interval '25757 minutes'),
  ('5eed0b00-0000-4000-8000-000000000257', '5eedc000-0000-4000-8000-000000000008', 'Customer Support Agent', 'Duma Parcel Riders delivers 9,000 parcels a day in twelve counties. There is an opening for the post of Customer Support Agent, in Nairobi. You answer customers by chat, mail and telephone and solve what you can at once. You collect what people ask most, so that we can mend the cause. You try new functions before customers do and write the help text. For the first three months you work beside somebody who has done this for years.

The work calls for customer help desk and complaint handling above all, and for customer service, live chat support and typing.

Everybody is insured around the clock, not only on the road. Apply on this page. We invite those who fit for a talk and a short practical test.', 'KCSE with a good grade in English
Writes clear English and Kiswahili
Patient with people who are in a hurry
No experience needed: we train on the job', 'Nairobi', 'KES 31,000 - 42,500 a month', 'full_time', 'entry', array['Customer Service', 'Live Chat Support', 'Customer Help Desk', 'Complaint Handling', 'Typing']::text[], true, now() - interval '35940 minutes'),
  ('5eed0b00-0000-4000-8000-000000000258', '5eedc000-0000-4000-8000-000000000009', 'Training Officer', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. We are filling the post of Training Officer, in Nairobi. You ask heads of section what people cannot do yet and plan the year from it. You hold courses yourself and find trainers for the rest. You keep the records that the training levy asks for.

What you need most is facilitation and training coordination; learning and development, coaching and training delivery come on top.

Equipment is ours, night shifts end with a taxi home, and training is paid. Apply on this page and tell us in a few lines why you want this work.', 'Degree in education or human resources
Has trained adults
Registered with NITA is an advantage
Two to five years in similar work', 'Nairobi', 'KES 72,500 - 102,500 a month', 'full_time', 'mid', array['Training Delivery', 'Training Coordination', 'Learning and Development', 'Facilitation', 'Coaching']::text[], true, now() - interval '40278 minutes'),
  ('5eed0b00-0000-4000-8000-000000000259', '5eedc000-0000-4000-8000-000000000012', 'Security Supervisor', 'Chui Mwitu Alarms guards homes and offices and installs alarms, cameras and electric fences. There is an opening for the post of Security Supervisor, in Nairobi. You visit each post twice in a shift, by day and by night. You plan the roster and find somebody when a guard is ill. You look into incidents and write the report the same day.

We ask for investigation, security guarding and report writing, and for some practice in staff scheduling and security management.

Training is paid, shifts are twelve hours at most, and nights earn a fixed extra. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate in security management
Motorcycle or driving licence
Certificate of good conduct
Two to five years in similar work', 'Nairobi', 'KES 41,500 - 58,500 a month', 'full_time', 'mid', array['Security Management', 'Security Guarding', 'Investigation', 'Staff Scheduling', 'Report Writing']::text[], true, now() - interval '10995 minutes'),
  ('5eed0b00-0000-4000-8000-000000000260', '5eedc000-0000-4000-8000-000000000013', 'Internal Auditor', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. There is an opening for the post of Internal Auditor, in Nairobi. You plan the audits of the year by risk and agree the dates. You test a sample of payments each month and follow every shilling to its receipt. You follow up until what was found is mended.

We ask for data analysis, internal audit and report writing, and for some practice in risk assessment and internal controls.

Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law. Send your application through this page; we call those on the short list within ten days.', 'CPA (K) or CISA
Degree in accounting, finance or systems
Writes short, clear reports
Six years or more, two of them leading others', 'Nairobi', 'KES 115,500 - 164,000 a month', 'full_time', 'senior', array['Internal Audit', 'Internal Controls', 'Risk Assessment', 'Data Analysis', 'Report Writing']::text[], true, now() - interval '17262 minutes'),
  ('5eed0b00-0000-4000-8000-000000000261', '5eedc000-0000-4000-8000-000000000016', 'Bartender', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. There is an opening for the post of Bartender, in Mombasa. You mix and serve drinks to recipe and measure, and say no with a smile when it is enough. You keep glasses, ice and juices fresh. You try a new drink without alcohol every month and put it on the card.

What you need most is bartending and mixology; cash handling, bar stock control and customer service come on top.

Meals on duty, a share of the service charge, and live-in rooms for those from upcountry. Apply on this page and tell us in a few lines why you want this work.', 'Certificate in bar service or mixology
Works late on Fridays and Saturdays
Honest with stock and cash
Two to five years in similar work', 'Mombasa', 'KES 27,000 - 38,500 a month', 'full_time', 'mid', array['Bartending', 'Mixology', 'Bar Stock Control', 'Customer Service', 'Cash Handling']::text[], true, now() - interval '20575 minutes'),
  ('5eed0b00-0000-4000-8000-000000000262', '5eedc000-0000-4000-8000-000000000019', 'Logistics Manager', 'Bahari Freight clears cargo at the port and carries it inland. The post of Logistics Manager, in Mombasa, is open. You answer for everything between the supplier and the customer: buying, stores and transport. You agree yearly contracts with transporters and measure them every month. You set the plan and the budget for the year with the directors and report against both every month. You turn complaints into changes and tell those who complained what has changed.

The work calls for budgeting and logistics above all, and for contract negotiation, leadership and supply chain management.

Overtime is paid by the hour, to the minute, with the salary of the same month. Send your application through this page; we call those on the short list within ten days.', 'Degree in logistics or supply chain management
Member of CILT or KISM
Has led several depots
Ten years or more, with responsibility for budgets and people', 'Mombasa', 'KES 236,500 - 338,000 a month', 'full_time', 'executive', array['Supply Chain Management', 'Logistics', 'Contract Negotiation', 'Budgeting', 'Leadership']::text[], true, now() - interval '12261 minutes'),
  ('5eed0b00-0000-4000-8000-000000000263', '5eedc000-0000-4000-8000-000000000024', 'Monitoring and Evaluation Officer', 'Ngamia Water Trust drills boreholes and trains villages to keep them running. The post of Monitoring and Evaluation Officer, in Lodwar, is open. You train enumerators and check a tenth of what they bring. You analyse data and show teams what they can change. You keep names and figures of people safe.

The work calls for report writing and data analysis above all, and for monitoring and evaluation, KoboToolbox and survey design.

Housing in Lodwar, a hardship allowance and flights home every quarter. Apply on this page and tell us in a few lines why you want this work.', 'Degree in statistics, economics or social sciences
Has run surveys on phones
Writes clear reports
Two to five years in similar work', 'Lodwar', 'KES 93,000 - 134,000 a month', 'full_time', 'mid', array['Monitoring and Evaluation', 'KoboToolbox', 'Data Analysis', 'Survey Design', 'Report Writing']::text[], true, now() - interval '17985 minutes'),
  ('5eed0b00-0000-4000-8000-000000000264', '5eedc000-0000-4000-8000-000000000030', 'Director of Production', 'Mwangaza Foods dries and packs vegetables from 1,400 smallholders around Nakuru. We are filling the post of Director of Production, in Nakuru. You plan what is made each month with sales and stores, and see that it leaves on time. You cut waste and stoppages with figures that every shift can see. You set the plan and the budget for the year with the directors and report against both every month. You speak for Mwangaza Foods with authorities and partners, and promise nothing that the team cannot keep.

What you need most is quality management and leadership; production supervision, production planning and budgeting come on top.

Lunch is cooked on site, and there is a staff van from town at every shift change. Apply on this page with your CV; we answer everybody within two weeks.', 'Degree in engineering, food science or operations
Knows audits of quality and safety from the inside
Has managed a budget of a factory or a large farm
Ten years or more, with responsibility for budgets and people', 'Nakuru', 'KES 212,000 - 297,000 a month', 'full_time', 'executive', array['Production Planning', 'Production Supervision', 'Quality Management', 'Budgeting', 'Leadership']::text[], true, now() - interval '14008 minutes'),
  ('5eed0b00-0000-4000-8000-000000000265', '5eedc000-0000-4000-8000-000000000031', 'Mwashi', 'Jenga Haraka Contractors inatafuta Mwashi, Thika. Haya ndiyo utakayofanya kila siku. Utajenga kuta za mawe na matofali kwa kufuata kamba na timazi. Utapiga plasta na kumwaga zege kwa vipimo sahihi. Utavaa kofia na buti kila siku na kuweka jukwaa safi.

Uwe na uzoefu wa uashi, kupiga plasta, kazi ya zege na kazi ya pamoja. Uaminifu na usafi wa kazi ni muhimu kwetu kuliko haraka.

Chakula cha mchana ni bure, na saa za ziada hulipwa. Utapata mkataba wa maandishi na likizo ya siku ishirini na moja kwa mwaka. Tuma maombi kupitia ukurasa huu; CV ya ukurasa mmoja inatosha. Tutawaita wanaofaa kwa mazungumzo na jaribio fupi la kazi.', 'Cheti cha ufundi au picha za kazi ulizofanya
Anayeweza kusoma ramani rahisi ya nyumba
Vifaa vyako vya mkono
Uzoefu wa miaka miwili hadi mitano katika kazi kama hii', 'Thika', 'KES 33,000 - 45,000 a month', 'contract', 'mid', array['Masonry', 'Plastering', 'Concrete Works', 'Teamwork']::text[], true, now() - interval '36241 minutes'),
  ('5eed0b00-0000-4000-8000-000000000266', '5eedc000-0000-4000-8000-000000000032', 'Nurse in Charge', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. We are filling the post of Nurse in Charge, in Nyeri. You plan the roster a month ahead and lead the nurses of the ward. You walk the ward twice in a shift and check charts, medicines and hand-washing. You answer families and doctors, and settle what cannot wait.

The work calls for ward management and infection prevention above all, and for staff scheduling, team supervision and patient care.

We pay your licence renewal and give five paid study days a year. Apply on this page and tell us in a few lines why you want this work.', 'Diploma or degree in nursing
A valid licence of the Nursing Council of Kenya
A course in leadership or health systems management
Six years or more, two of them leading others', 'Nyeri', 'KES 80,500 - 115,500 a month', 'full_time', 'senior', array['Ward Management', 'Patient Care', 'Infection Prevention', 'Staff Scheduling', 'Team Supervision']::text[], true, now() - interval '4789 minutes'),
  ('5eed0b00-0000-4000-8000-000000000267', '5eedc000-0000-4000-8000-000000000036', 'IT Support Technician', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. There is an opening for the post of IT Support Technician, in Embu. You help colleagues by telephone and at their desk, and write down what it was. You replace what is broken and keep the list of equipment. You check that backups ran and that updates were installed. You start with the simple things and take on more as soon as you feel ready for it.

We ask for technical support, Windows administration and networking, and for some practice in backups and hardware troubleshooting.

Staff loans at four percent, and the office closes at half past four. Send your application through this page; we call those on the short list within ten days.', 'Diploma in ICT; CompTIA A+ is an advantage
Friendly with people who are in a hurry
Certificate of good conduct
No experience needed: we train on the job', 'Embu', 'KES 33,000 - 46,500 a month', 'full_time', 'entry', array['Technical Support', 'Hardware Troubleshooting', 'Windows Administration', 'Networking', 'Backups']::text[], true, now() - interval '2500 minutes'),
  ('5eed0b00-0000-4000-8000-000000000268', '5eedc000-0000-4000-8000-000000000037', 'Agronomist', 'Rosehill by the Lake grows roses on 60 hectares and flies them out the same night. The post of Agronomist, in Naivasha, is open. You take soil samples, read the results with the farmer and suggest what can be afforded. You run trial plots and compare seed, spacing and fertiliser. You write advice for the season that fits on one page.

We ask for crop production, pest management and soil sampling, and for some practice in agronomy and data collection.

There is a crèche at the gate, a canteen, and transport to every shift. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma or degree in agriculture, agronomy or horticulture
Rides a motorcycle or is willing to learn
Used to entering data on a phone
Two to five years in similar work', 'Naivasha', 'KES 52,000 - 78,000 a month', 'full_time', 'mid', array['Agronomy', 'Soil Sampling', 'Pest Management', 'Crop Production', 'Data Collection']::text[], true, now() - interval '9971 minutes'),
  ('5eed0b00-0000-4000-8000-000000000269', '5eedc000-0000-4000-8000-000000000038', 'Maintenance Electrician', 'Nanyuki Trails Lodge is a 48-bed lodge at the foot of Mount Kenya. The post of Maintenance Electrician, in Nanyuki, is open. You trace faults in three-phase motors and starters with a meter rather than by swapping parts. Once a week you test earth leakage and write down what you measured, with the date and your name. You lock out and tag every circuit before you open it, also when somebody is in a hurry.

You bring workplace safety, fault finding and preventive maintenance; wiring diagrams and electrical installation can be deepened with us.

Three weeks on, one week off, with the bus home paid. Send your application through this page; we call those on the short list within ten days.', 'Government Trade Test Grade II or a craft certificate in electrical installation
A valid EPRA worker licence, or an application for one
Own hand tools; we provide the meters
Two to five years in similar work', 'Nanyuki', 'KES 45,000 - 64,500 a month', 'contract', 'mid', array['Electrical Installation', 'Fault Finding', 'Wiring Diagrams', 'Preventive Maintenance', 'Workplace Safety']::text[], true, now() - interval '35518 minutes'),
  ('5eed0b00-0000-4000-8000-000000000270', '5eedc000-0000-4000-8000-000000000039', 'Security Guard', 'Athi Plains Cement Works makes blocks, pavers and culverts for roads and houses. We are filling the post of Security Guard, in Machakos. You walk round every hour and check locks, lights and fences. You write what happened in the occurrence book before you hand over. You search bags politely and the same way for everybody. You start with the simple things and take on more as soon as you feel ready for it.

We ask for customer service, gate control and occurrence book entries, and for some practice in security guarding and patrolling.

A safety bonus is paid to the whole shift when nobody was hurt that month. Apply on this page and tell us in a few lines why you want this work.', 'Certificate of good conduct
KCSE or KCPE certificate
Fit, sober and on time
No experience needed: we train on the job', 'Machakos', 'KES 19,000 - 24,500 a month', 'full_time', 'entry', array['Security Guarding', 'Patrolling', 'Gate Control', 'Occurrence Book Entries', 'Customer Service']::text[], true, now() - interval '40097 minutes'),
  ('5eed0b00-0000-4000-8000-000000000271', '5eedc000-0000-4000-8000-000000000041', 'Health Records Officer', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. The post of Health Records Officer, in Thika, is open. You register patients, find their files and keep each one complete. You code diagnoses and send the monthly figures through DHIS2. You prepare claims to the health authority with the papers they need.

We ask for medical coding, health records and SHA claims, and for some practice in confidentiality and DHIS2.

A lunch room, lockers, a nursing room, and a pension that we match. Apply on this page and tell us in a few lines why you want this work.', 'Diploma in health records and information
Fast and exact at the keyboard
Discreet
Two to five years in similar work', 'Thika', 'KES 41,500 - 59,000 a month', 'full_time', 'mid', array['Health Records', 'Medical Coding', 'DHIS2', 'SHA Claims', 'Confidentiality']::text[], true, now() - interval '25636 minutes'),
  ('5eed0b00-0000-4000-8000-000000000272', '5eedc000-0000-4000-8000-000000000047', 'HR Assistant', 'Ziwa Cold Chain moves fish, milk and vaccines around the lake and keeps them cold. The post of HR Assistant, in Kisumu, is open. You keep staff files complete and find a paper within a minute. You record leave and answer how many days are left. You book interviews and trainings. After six months we talk about what you would like to learn next, and put it in writing.

You need human resources, filing and leave management every day, and onboarding and Microsoft Excel every week.

Night work is paid at one and a half times the day rate. Apply on this page and tell us in a few lines why you want this work.', 'Diploma in human resource management
Good with a spreadsheet
Keeps secrets
No experience needed: we train on the job', 'Kisumu', 'KES 30,000 - 40,500 a month', 'full_time', 'entry', array['Human Resources', 'Onboarding', 'Leave Management', 'Filing', 'Microsoft Excel']::text[], true, now() - interval '13104 minutes'),
  ('5eed0b00-0000-4000-8000-000000000273', '5eedc000-0000-4000-8000-000000000049', 'Msafishaji', 'Elimu Mlimani Schools inatafuta Msafishaji, Eldoret. Kazi yenyewe ni hii. Utaripoti bomba, taa au dirisha lililoharibika siku hiyo hiyo. Utaosha madirisha na mapazia mara moja kwa wiki. Utatenganisha taka na kuzipeleka mahali pake kila jioni.

Uwe umezoea commercial cleaning, kufua vitambaa na kazi ya pamoja, na uzingatie hygiene standards. Tunapenda mtu anayefika kwa wakati na kumaliza alichoanza.

Chakula cha mchana ni bure, na saa za ziada hulipwa. Utapata mkataba wa maandishi na likizo ya siku ishirini na moja kwa mwaka. Tuma maombi yako hapa kwenye tovuti hii na uandike nambari ya simu. Tutawaita wanaofaa kwa mazungumzo na jaribio fupi la kazi.', 'Cheti cha tabia njema
Anayeweza kusoma orodha rahisi
Anayefika kwa wakati, hata zamu ya saa kumi na mbili
Si lazima uwe na uzoefu: tunafundisha kazini', 'Eldoret', 'KES 17,500 - 21,000 a month', 'full_time', 'entry', array['Commercial Cleaning', 'Laundry Work', 'Hygiene Standards', 'Teamwork']::text[], true, now() - interval '15875 minutes'),
  ('5eed0b00-0000-4000-8000-000000000274', '5eedc000-0000-4000-8000-000000000059', 'Administration Attachment', 'Mizani Legal Aid helps people with land, labour and family matters who cannot pay a lawyer. The post of Administration Attachment, in Kisumu, is open. You file, scan and copy, and learn why each paper is kept. You sit at the front desk one day a week. You take notes in meetings and compare them with the minutes. After six months we talk about what you would like to learn next, and put it in writing.

We ask for filing, data entry and Microsoft Office, and for some practice in communication and Office administration.

A thirty-seven hour week, and time off in lieu that is really taken. Apply on this page with your CV; we answer everybody within two weeks.', 'A course in business or office administration that asks for an attachment
Letter of your college
Writes clear English
No experience needed: this is a place to learn', 'Kisumu', 'KES 13,000 - 17,500 a month', 'internship', 'entry', array['Office Administration', 'Filing', 'Data Entry', 'Microsoft Office', 'Communication']::text[], true, now() - interval '3524 minutes'),
  ('5eed0b00-0000-4000-8000-000000000275', '5eedc000-0000-4000-8000-000000000065', 'Caretaker', 'Nyumba Imara Builders puts up and looks after rental flats for owners who live far away. The post of Caretaker, in Kitengela, is open. You look after the buildings, open and lock them and know every key. You mend what is small and call the plumber or electrician for the rest. You show rooms to those who want to rent or visit them. You start with the simple things and take on more as soon as you feel ready for it.

You bring facility maintenance, access control and customer service; estate management and record keeping can be deepened with us.

Wages are paid every second Friday, with insurance against accidents. Send your application through this page; we call those on the short list within ten days.', 'Handy with simple tools
Certificate of good conduct
Lives near or on the compound
No experience needed: we train on the job', 'Kitengela', 'KES 18,500 - 25,000 a month', 'full_time', 'entry', array['Estate Management', 'Facility Maintenance', 'Access Control', 'Record Keeping', 'Customer Service']::text[], true, now() - interval '40820 minutes'),
  ('5eed0b00-0000-4000-8000-000000000276', '5eedc000-0000-4000-8000-000000000066', 'Loan Officer', 'Barabara Umoja Sacco runs 80 matatus for their owners, with a timetable and a garage. We are filling the post of Loan Officer, in Murang''a. You visit businesses, look at their books or help to write some, and judge what they can repay. You explain interest, fees and what happens when a payment is missed, before anybody signs. You watch your loans daily and ring on the first day of delay, not on the thirtieth. After six months we talk about what you would like to learn next, and put it in writing.

The work calls for customer service and debt collection above all, and for credit analysis, microfinance and loan processing.

Wages are fixed and paid each month, so that nobody has to race for passengers. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma or degree in finance, economics or business
Clean credit report and certificate of good conduct
Motorcycle licence is an advantage
No experience needed: we train on the job', 'Murang''a', 'KES 34,500 - 48,500 a month', 'full_time', 'entry', array['Loan Processing', 'Credit Analysis', 'Microfinance', 'Customer Service', 'Debt Collection']::text[], true, now() - interval '36120 minutes'),
  ('5eed0b00-0000-4000-8000-000000000277', '5eedc000-0000-4000-8000-000000000068', 'Medical Laboratory Technologist', 'Pamoja Turkwel Trust runs classes, clinics and savings groups for refugees and their neighbours. We are filling the post of Medical Laboratory Technologist, in Kakuma. You run malaria, haemoglobin and glucose tests with controls, and release nothing that a control contradicts. You read slides under the microscope and ask a colleague when you are not sure. You call the ward when a result cannot wait.

The work calls for quality control and laboratory safety above all, and for phlebotomy, microscopy and laboratory testing.

Housing, a hardship allowance and a week at home for every eight. Send your application through this page; we call those on the short list within ten days.', 'Diploma or degree in medical laboratory sciences
Registered with the laboratory board, KMLTTB
Exact, also at the end of a long shift
Two to five years in similar work', 'Kakuma', 'KES 45,000 - 63,500 a month', 'full_time', 'mid', array['Laboratory Testing', 'Phlebotomy', 'Microscopy', 'Laboratory Safety', 'Quality Control']::text[], true, now() - interval '10815 minutes'),
  ('5eed0b00-0000-4000-8000-000000000278', '5eedc000-0000-4000-8000-000000000001', 'Accounts Assistant', 'Bluegum Street Clinics runs nine neighbourhood clinics in the estates of the city. We are filling the post of Accounts Assistant, in Nairobi. You post invoices and receipts daily and file each paper where it can be found. You follow up debtors with a list, a telephone and good manners. You help to prepare payroll and payments for signature. You start with the simple things and take on more as soon as you feel ready for it.

The work calls for invoicing and bookkeeping above all, and for QuickBooks, Microsoft Excel and bank reconciliation.

Medical cover starts on the first day and includes your children. Apply on this page with your CV; we answer everybody within two weeks.', 'CPA part I, KATC or a diploma in accounting
Good with lookups in a spreadsheet
Certificate of good conduct
No experience needed: we train on the job', 'Nairobi', 'KES 34,000 - 46,000 a month', 'full_time', 'entry', array['Bookkeeping', 'Invoicing', 'QuickBooks', 'Microsoft Excel', 'Bank Reconciliation']::text[], true, now() - interval '34072 minutes'),
  ('5eed0b00-0000-4000-8000-000000000279', '5eedc000-0000-4000-8000-000000000003', 'Head of Sales', 'Nyota Ndogo Retail has 31 supermarkets and one large store house in Industrial Area. We are filling the post of Head of Sales, in Nairobi. You set targets with each seller and ride along once a month. You agree terms with the large customers yourself. You know each Monday what will be sold by Friday. You decide with stores and finance who gets credit, and how much. You speak for Nyota Ndogo Retail with authorities and partners, and promise nothing that the team cannot keep. You turn complaints into changes and tell those who complained what has changed.

You need negotiation, key account management and team supervision every day, and sales planning and sales management every week.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Degree or diploma in business or marketing
Has led a sales team
Driving licence
Ten years or more, with responsibility for budgets and people', 'Nairobi', 'KES 249,000 - 351,000 a month', 'full_time', 'executive', array['Sales Management', 'Sales Planning', 'Key Account Management', 'Negotiation', 'Team Supervision']::text[], true, now() - interval '9850 minutes'),
  ('5eed0b00-0000-4000-8000-000000000280', '5eedc000-0000-4000-8000-000000000009', 'IT Support Technician', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. We are filling the post of IT Support Technician, in Nairobi. You help colleagues by telephone and at their desk, and write down what it was. You set up computers, printers and accounts for new people. You check that backups ran and that updates were installed. For the first three months you work beside somebody who has done this for years.

You need backups, hardware troubleshooting and networking every day, and Windows administration and technical support every week.

Equipment is ours, night shifts end with a taxi home, and training is paid. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in ICT; CompTIA A+ is an advantage
Friendly with people who are in a hurry
Certificate of good conduct
No experience needed: we train on the job', 'Nairobi', 'KES 37,000 - 52,000 a month', 'full_time', 'entry', array['Technical Support', 'Hardware Troubleshooting', 'Windows Administration', 'Networking', 'Backups']::text[], true, now() - interval '39555 minutes'),
  ('5eed0b00-0000-4000-8000-000000000281', '5eedc000-0000-4000-8000-000000000012', 'Mlinzi', 'Chui Mwitu Alarms inatafuta Mlinzi, Nairobi. Utafanya kazi na timu ndogo inayoelewana. Utafanya kazi ya ulinzi langoni, kuuliza wageni majina na kuandika saa na nambari za magari. Utafanya doria kila saa na kukagua kufuli, taa na ua. Utaandika ripoti ya kila tukio kabla ya kumkabidhi mwenzako zamu.

Uwe na ujuzi wa ulinzi, doria na ulinzi wa lango, pamoja na huduma kwa wateja na mawasiliano mazuri. Tunapenda mtu anayefika kwa wakati na kumaliza alichoanza.

Mshahara hulipwa kabla ya tarehe tano, pamoja na NSSF na SHA. Chakula cha mchana ni bure, na saa za ziada hulipwa. Tuma maombi kupitia ukurasa huu; CV ya ukurasa mmoja inatosha. Tutawaita wanaofaa kwa mazungumzo na jaribio fupi la kazi.', 'Cheti cha tabia njema
Cheti cha KCPE au KCSE
Mwenye afya njema na anayefika kwa wakati
Si lazima uwe na uzoefu: tunafundisha kazini', 'Nairobi', 'KES 20,500 - 26,000 a month', 'full_time', 'entry', array['Security Guarding', 'Patrolling', 'Gate Control', 'Customer Service', 'Communication']::text[], true, now() - interval '12984 minutes'),
  ('5eed0b00-0000-4000-8000-000000000282', '5eedc000-0000-4000-8000-000000000013', 'Systems Administrator', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. The post of Systems Administrator, in Nairobi, is open. You keep servers, mail and accounts running and patched. You test each month that a backup can be read back. You plan what happens when power or line fails, and try it.

You bring Windows administration, Linux and information security; backups and system administration can be deepened with us.

Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Diploma or degree in ICT
Certificate in Linux or Windows server administration
On call by turns
Two to five years in similar work', 'Nairobi', 'KES 85,500 - 119,500 a month', 'full_time', 'mid', array['System Administration', 'Linux', 'Windows Administration', 'Backups', 'Information Security']::text[], true, now() - interval '3343 minutes'),
  ('5eed0b00-0000-4000-8000-000000000283', '5eedc000-0000-4000-8000-000000000016', 'Hotel Manager', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. There is an opening for the post of Hotel Manager, in Mombasa. You walk through the house every morning and speak with guests every evening. You set room rates by season and know each week what was sold. You hire and coach the heads of section, and you do both in person. You speak for Kusi Wind Hotels with authorities and partners, and promise nothing that the team cannot keep.

You bring hotel management, leadership and budgeting; revenue management and guest relations can be deepened with us.

Meals on duty, a share of the service charge, and live-in rooms for those from upcountry. Apply on this page and tell us in a few lines why you want this work.', 'Degree or diploma in hotel management
Has run a house or a large department of one
Knows licences, health rules and labour law for hotels
Ten years or more, with responsibility for budgets and people', 'Mombasa', 'KES 215,000 - 317,000 a month', 'full_time', 'executive', array['Hotel Management', 'Revenue Management', 'Budgeting', 'Guest Relations', 'Leadership']::text[], true, now() - interval '19431 minutes'),
  ('5eed0b00-0000-4000-8000-000000000284', '5eedc000-0000-4000-8000-000000000031', 'Construction Manager', 'Jenga Haraka Contractors builds schools, markets and water tanks for counties and churches. There is an opening for the post of Construction Manager, in Thika. You answer for cost, time and safety on all of our sites. You agree programmes with clients and move people between sites when one falls behind. You speak for Jenga Haraka Contractors with authorities and partners, and promise nothing that the team cannot keep. You answer to the board for quality, safety and cost.

What you need most is contract management and construction management; project management, leadership and cost control come on top.

Protective gear is issued on day one, and nobody works at height without a harness. Apply on this page with your CV; we answer everybody within two weeks.', 'Degree in civil engineering or construction management
Registered with the Engineers Board of Kenya or BORAQS
Has taken several buildings from the first drawing to handover
Ten years or more, with responsibility for budgets and people', 'Thika', 'KES 247,000 - 341,000 a month', 'full_time', 'executive', array['Construction Management', 'Project Management', 'Cost Control', 'Contract Management', 'Leadership']::text[], true, now() - interval '26902 minutes'),
  ('5eed0b00-0000-4000-8000-000000000285', '5eedc000-0000-4000-8000-000000000032', 'Medical Laboratory Technologist', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. There is an opening for the post of Medical Laboratory Technologist, in Nyeri. You read slides under the microscope and ask a colleague when you are not sure. You clean and calibrate the analysers and keep their log. You call the ward when a result cannot wait.

You need quality control, laboratory safety and phlebotomy every day, and microscopy and laboratory testing every week.

We pay your licence renewal and give five paid study days a year. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma or degree in medical laboratory sciences
Registered with the laboratory board, KMLTTB
Exact, also at the end of a long shift
Two to five years in similar work', 'Nyeri', 'KES 47,500 - 67,000 a month', 'full_time', 'mid', array['Laboratory Testing', 'Phlebotomy', 'Microscopy', 'Laboratory Safety', 'Quality Control']::text[], true, now() - interval '12562 minutes'),
  ('5eed0b00-0000-4000-8000-000000000286', '5eedc000-0000-4000-8000-000000000036', 'Credit Analyst', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. We are filling the post of Credit Analyst, in Embu. You analyse statements and credit reports and notice what does not add up. You watch the portfolio by branch and product and warn early. You visit a borrower when figures and story do not agree.

We ask for credit risk, loan portfolio monitoring and Microsoft Excel, and for some practice in financial analysis and credit analysis.

Staff loans at four percent, and the office closes at half past four. Apply on this page and tell us in a few lines why you want this work.', 'Degree in finance, economics or statistics
Can read a cash flow and ask the right questions about it
Clean credit report
Two to five years in similar work', 'Embu', 'KES 61,000 - 86,500 a month', 'full_time', 'mid', array['Credit Analysis', 'Financial Analysis', 'Credit Risk', 'Loan Portfolio Monitoring', 'Microsoft Excel']::text[], true, now() - interval '39976 minutes'),
  ('5eed0b00-0000-4000-8000-000000000287', '5eedc000-0000-4000-8000-000000000041', 'Medical Doctor', 'Ndarugu Ridge Hospital treats 400 out-patients a day and keeps all its records on screen. We are filling the post of Medical Doctor, in Thika. You lead the clinicians, see the difficult patients yourself and teach at the bedside. You review deaths and complications every month and change what has to change. You set the plan and the budget for the year with the directors and report against both every month. You hire and coach the heads of section, and you do both in person.

What you need most is clinical assessment and leadership; quality management, medical practice and hospital administration come on top.

A lunch room, lockers, a nursing room, and a pension that we match. Send your application through this page; we call those on the short list within ten days.', 'Degree in medicine and surgery, registered with the Medical Practitioners and Dentists Council
A current practising licence
Has led a department of a hospital or a group of clinics
Ten years or more, with responsibility for budgets and people', 'Thika', 'KES 264,000 - 379,000 a month', 'full_time', 'executive', array['Medical Practice', 'Clinical Assessment', 'Hospital Administration', 'Quality Management', 'Leadership']::text[], true, now() - interval '6838 minutes'),
  ('5eed0b00-0000-4000-8000-000000000288', '5eedc000-0000-4000-8000-000000000049', 'Head Teacher', 'Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret. The post of Head Teacher, in Eldoret, is open. You visit lessons every week and talk with the teacher on the same day. You know pupils and parents by name and open the door at seven. You set the plan and the budget for the year with the directors and report against both every month. You answer to the board for quality, safety and cost.

You bring teaching, budgeting and leadership; school administration and parent engagement can be deepened with us.

Your own children pay half the fees, and school holidays are yours. Apply on this page and tell us in a few lines why you want this work.', 'Degree in education and a TSC number
Has led a school or a department
Knows the rules of the Ministry for private schools
Ten years or more, with responsibility for budgets and people', 'Eldoret', 'KES 122,000 - 172,500 a month', 'full_time', 'executive', array['School Administration', 'Teaching', 'Parent Engagement', 'Budgeting', 'Leadership']::text[], true, now() - interval '5814 minutes'),
  ('5eed0b00-0000-4000-8000-000000000289', '5eedc000-0000-4000-8000-000000000065', 'Building Services Supervisor', 'Nyumba Imara Builders puts up and looks after rental flats for owners who live far away. The post of Building Services Supervisor, in Kitengela, is open. You keep water, power, lifts and cooling of our buildings running and know the age of each part. You plan the work of electricians and plumbers for the week and walk round with them. You estimate what a repair will cost closely enough that nothing has to be bought twice.

You bring electrical maintenance, team supervision and estimating; facility maintenance and plumbing can be deepened with us.

Wages are paid every second Friday, with insurance against accidents. Send your application through this page; we call those on the short list within ten days.', 'Diploma in building services, electrical or mechanical engineering
Knows the safety rules for lifts, boilers and electrical rooms
Clear in speech and writing, in English and Kiswahili
Six years or more, two of them leading others', 'Kitengela', 'KES 70,500 - 98,500 a month', 'full_time', 'senior', array['Facility Maintenance', 'Electrical Maintenance', 'Plumbing', 'Estimating', 'Team Supervision']::text[], true, now() - interval '9127 minutes'),
  ('5eed0b00-0000-4000-8000-000000000290', '5eedc000-0000-4000-8000-000000000001', 'Health Records Officer', 'Bluegum Street Clinics runs nine neighbourhood clinics in the estates of the city. There is an opening for the post of Health Records Officer, in Nairobi. You register patients, find their files and keep each one complete. You code diagnoses and send the monthly figures through DHIS2. You prepare claims to the health authority with the papers they need.

What you need most is DHIS2 and SHA claims; confidentiality, health records and medical coding come on top.

Medical cover starts on the first day and includes your children. Send your application through this page; we call those on the short list within ten days.', 'Diploma in health records and information
Fast and exact at the keyboard
Discreet
Two to five years in similar work', 'Nairobi', 'KES 41,000 - 58,500 a month', 'full_time', 'mid', array['Health Records', 'Medical Coding', 'DHIS2', 'SHA Claims', 'Confidentiality']::text[], true, now() - interval '11236 minutes'),
  ('5eed0b00-0000-4000-8000-000000000291', '5eedc000-0000-4000-8000-000000000003', 'Procurement Officer', 'Nyota Ndogo Retail has 31 supermarkets and one large store house in Industrial Area. There is an opening for the post of Procurement Officer, in Nairobi. You ask for three quotations, compare them fairly and write down why one won. You place orders and follow them until the goods are in the store. You keep the file of each purchase complete for the auditors.

We ask for negotiation, supplier management and Microsoft Excel, and for some practice in tendering and procurement.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Send your application through this page; we call those on the short list within ten days.', 'Diploma or degree in procurement
Member of KISM with a practising licence
Says no to gifts
Two to five years in similar work', 'Nairobi', 'KES 58,500 - 84,500 a month', 'full_time', 'mid', array['Procurement', 'Supplier Management', 'Tendering', 'Negotiation', 'Microsoft Excel']::text[], true, now() - interval '27926 minutes'),
  ('5eed0b00-0000-4000-8000-000000000292', '5eedc000-0000-4000-8000-000000000009', 'Data Engineer', 'Kazi Mtandao answers calls and chats for shops and banks in six countries. There is an opening for the post of Data Engineer, to be done from home anywhere in Kenya. You move data from tills, phones and partners into one store, every hour and without gaps. You write checks that notice wrong data before the analysts do. You describe each table so that others can use it.

You need data engineering, SQL and data warehousing every day, and ETL and Python every week.

Equipment is ours, night shifts end with a taxi home, and training is paid. We meet in Nairobi a few times a year and pay the way. Apply on this page with your CV; we answer everybody within two weeks.', 'Degree in computer science or similar
Has built data pipelines that others rely on
Careful with personal data
Six years or more, two of them leading others', 'Remote', 'KES 204,500 - 284,000 a month', 'contract', 'senior', array['Data Engineering', 'ETL', 'SQL', 'Python', 'Data Warehousing']::text[], true, now() - interval '7501 minutes'),
  ('5eed0b00-0000-4000-8000-000000000293', '5eedc000-0000-4000-8000-000000000013', 'HR Manager', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. The post of HR Manager, in Nairobi, is open. You plan with each head of section whom we need in a year. You set pay by grade and defend it. You coach those who lead others and deal with the hard cases yourself.

We ask for industrial relations, human resources and labour law, and for some practice in compensation and benefits and workforce planning.

Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Degree in human resource management
CHRP and a practising certificate of IHRM
Has led an HR office
Six years or more, two of them leading others', 'Nairobi', 'KES 132,500 - 187,000 a month', 'full_time', 'senior', array['Human Resources', 'Workforce Planning', 'Industrial Relations', 'Compensation and Benefits', 'Labour Law']::text[], true, now() - interval '40699 minutes'),
  ('5eed0b00-0000-4000-8000-000000000294', '5eedc000-0000-4000-8000-000000000016', 'Executive Housekeeper', 'Kusi Wind Hotels has three beach hotels and a conference centre on the north coast. There is an opening for the post of Executive Housekeeper, in Mombasa. You inspect rooms before guests see them and correct things with the person who did them. You plan the weekly rota so that early and late shifts are shared fairly. You train new attendants for two weeks before they work alone.

We ask for housekeeping, staff scheduling and inventory management, and for some practice in hygiene standards and team supervision.

Meals on duty, a share of the service charge, and live-in rooms for those from upcountry. Apply on this page. We invite those who fit for a talk and a short practical test.', 'Certificate or diploma in housekeeping
Has worked in a hotel, hospital or boarding school
Fair with people and exact with lists
Six years or more, two of them leading others', 'Mombasa', 'KES 68,500 - 97,000 a month', 'full_time', 'senior', array['Housekeeping', 'Team Supervision', 'Inventory Management', 'Hygiene Standards', 'Staff Scheduling']::text[], true, now() - interval '19852 minutes'),
  ('5eed0b00-0000-4000-8000-000000000295', '5eedc000-0000-4000-8000-000000000032', 'Physiotherapist', 'Mugumo Hill Hospital is a 140-bed hospital with the only neonatal unit in its part of the county. There is an opening for the post of Physiotherapist, in Nyeri. You assess patients after strokes, fractures and operations and set goals with them. You treat eight to ten people a day with exercise and manual therapy. You teach the family what to do between two visits.

You bring care planning, rehabilitation and home visits; physiotherapy and orthopaedics can be deepened with us.

We pay your licence renewal and give five paid study days a year. Send your application through this page; we call those on the short list within ten days.', 'Diploma or degree in physiotherapy
Licensed by the Physiotherapy Council of Kenya
Ready to travel to patients
Two to five years in similar work', 'Nyeri', 'KES 59,500 - 84,000 a month', 'full_time', 'mid', array['Physiotherapy', 'Rehabilitation', 'Orthopaedics', 'Home Visits', 'Care Planning']::text[], true, now() - interval '33228 minutes'),
  ('5eed0b00-0000-4000-8000-000000000296', '5eedc000-0000-4000-8000-000000000036', 'Relationship Manager', 'Mbegu Savings Sacco keeps the savings of 44,000 teachers, farmers and traders. The post of Relationship Manager, in Embu, is open. You look after sixty business customers and know what each of them plans. You bring accounts, loans and insurance together in one proposal. You renew facilities in good time and notice when a business gets into trouble.

The work calls for credit analysis and relationship banking above all, and for Cross-Selling, portfolio management and negotiation.

Staff loans at four percent, and the office closes at half past four. Apply on this page and tell us in a few lines why you want this work.', 'Degree in business or finance
Has sold and looked after business loans
Clean credit report
Six years or more, two of them leading others', 'Embu', 'KES 90,000 - 130,000 a month', 'full_time', 'senior', array['Relationship Banking', 'Credit Analysis', 'Portfolio Management', 'Cross-Selling', 'Negotiation']::text[], true, now() - interval '26480 minutes'),
  ('5eed0b00-0000-4000-8000-000000000297', '5eedc000-0000-4000-8000-000000000049', 'Night Guard', 'Elimu Mlimani Schools teaches 2,100 children in four schools in and around Eldoret. There is an opening for the post of Night Guard, in Eldoret. You watch the gate, ask visitors for their names and write down times and number plates. You walk round every hour and check locks, lights and fences. You write what happened in the occurrence book before you hand over. Every Friday you sit down with your supervisor and look at what you have learned.

The work calls for gate control and patrolling above all, and for security guarding, occurrence book entries and customer service.

Your own children pay half the fees, and school holidays are yours. Apply on this page with your CV; we answer everybody within two weeks.', 'Certificate of good conduct
KCSE or KCPE certificate
Fit, sober and on time
No experience needed: we train on the job', 'Eldoret', 'KES 18,500 - 24,500 a month', 'full_time', 'entry', array['Security Guarding', 'Patrolling', 'Gate Control', 'Occurrence Book Entries', 'Customer Service']::text[], true, now() - interval '21479 minutes'),
  ('5eed0b00-0000-4000-8000-000000000298', '5eedc000-0000-4000-8000-000000000065', 'Mlinzi', 'Nyumba Imara Builders inatafuta Mlinzi, Kitengela. Kazi yenyewe ni hii. Utafanya kazi ya ulinzi langoni, kuuliza wageni majina na kuandika saa na nambari za magari. Utafanya doria kila saa na kukagua kufuli, taa na ua. Utaandika ripoti ya kila tukio kabla ya kumkabidhi mwenzako zamu.

Uwe na ujuzi wa ulinzi, doria na ulinzi wa lango, pamoja na huduma kwa wateja na mawasiliano mazuri. Uaminifu na usafi wa kazi ni muhimu kwetu kuliko haraka.

Mshahara hulipwa kabla ya tarehe tano, pamoja na NSSF na SHA. Utapata mkataba wa maandishi na likizo ya siku ishirini na moja kwa mwaka. Omba kazi hii kupitia ukurasa huu. Tutamjibu kila mmoja ndani ya wiki mbili.', 'Cheti cha tabia njema
Cheti cha KCPE au KCSE
Mwenye afya njema na anayefika kwa wakati
Si lazima uwe na uzoefu: tunafundisha kazini', 'Kitengela', 'KES 18,500 - 23,500 a month', 'full_time', 'entry', array['Security Guarding', 'Patrolling', 'Gate Control', 'Customer Service', 'Communication']::text[], true, now() - interval '6537 minutes'),
  ('5eed0b00-0000-4000-8000-000000000299', '5eedc000-0000-4000-8000-000000000003', 'Warehouse Assistant', 'Nyota Ndogo Retail has 31 supermarkets and one large store house in Industrial Area. The post of Warehouse Assistant, in Nairobi, is open. You unload lorries and put goods where the label says. You scan what moves, so that the system and the shelf agree. You keep aisles clear and sweep them in the evening. After six months we talk about what you would like to learn next, and put it in writing.

We ask for stock taking, order picking and teamwork, and for some practice in load handling and barcode scanning.

Staff get ten percent off their shopping and rosters are published two weeks ahead. Apply on this page. We invite those who fit for a talk and a short practical test.', 'KCSE certificate
Fit to lift 25 kilograms
Certificate of good conduct
No experience needed: we train on the job', 'Nairobi', 'KES 21,000 - 28,000 a month', 'full_time', 'entry', array['Order Picking', 'Load Handling', 'Stock Taking', 'Barcode Scanning', 'Teamwork']::text[], true, now() - interval '14731 minutes'),
  ('5eed0b00-0000-4000-8000-000000000300', '5eedc000-0000-4000-8000-000000000013', 'Debt Recovery Agent', 'Kibubu Community Bank lends to market traders and small workshops in 40 branches. There is an opening for the post of Debt Recovery Agent, in Nairobi. You call and visit people who are late and agree a plan that they can keep. You stay within the law and the rules on data, also when you are insulted. You return cases that need a lawyer with all their papers.

You need debt collection, record keeping and credit control every day, and customer service and negotiation every week.

Thirteen months of pay, a mortgage at staff rate, and parental leave beyond the law. Apply on this page with your CV; we answer everybody within two weeks.', 'Diploma in business, law or banking
Firm and polite on the telephone
Certificate of good conduct
Two to five years in similar work', 'Nairobi', 'KES 40,500 - 57,000 a month', 'contract', 'mid', array['Debt Collection', 'Credit Control', 'Negotiation', 'Customer Service', 'Record Keeping']::text[], true, now() - interval '34975 minutes');

insert into public.resources (id, title, type, url, publisher, description, languages, hours, extent, cost, skills, is_demo) values
  ('5eed0c00-0000-4000-8000-000000000001', 'Power Learn Project Academy', 'course', 'https://powerlearnprojectafrica.org/', 'Power Learn Project', 'Free software development courses for young people across Africa, with Kenyan classes.', array['en']::text[], null, 'collection', 'free', array['Software Development', 'Web Development', 'Python']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000002', 'freeCodeCamp', 'course', 'https://www.freecodecamp.org/learn/', 'freeCodeCamp', 'Learn web development, data analysis and more by building projects. Free certificates.', array['en']::text[], null, 'collection', 'free', array['Web Development', 'JavaScript', 'HTML', 'CSS', 'Python', 'Data Analysis']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000003', 'Responsive Web Design Certification', 'course', 'https://www.freecodecamp.org/learn/2022/responsive-web-design/', 'freeCodeCamp', 'HTML and CSS from the first line, with twenty small projects and five for the free certificate.', array['en']::text[], 300, null, 'free', array['HTML', 'CSS', 'Responsive Web Design', 'Web Design']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000004', 'CS50: Introduction to Computer Science', 'course', 'https://cs50.harvard.edu/x/', 'Harvard University', 'Harvard''s first course in computer science, free to follow from home with its lectures and exercises.', array['en']::text[], null, 'self_paced', 'free', array['Computer Science', 'Software Development', 'C', 'Python', 'SQL']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000005', 'CS50: Introduction to Programming with Python', 'course', 'https://cs50.harvard.edu/python/', 'Harvard University', 'Programming for people who have never done it, with a lecture and exercises for each week.', array['en']::text[], null, 'self_paced', 'free', array['Python', 'Software Development']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000006', 'The Odin Project', 'course', 'https://www.theodinproject.com/', 'The Odin Project', 'A full path to web developer: reading, exercises and projects in the right order.', array['en']::text[], null, 'self_paced', 'free', array['Web Development', 'JavaScript', 'HTML', 'CSS', 'Git', 'Node.js']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000007', 'Kaggle: Python', 'course', 'https://www.kaggle.com/learn/python', 'Kaggle', 'The language that data work is done in, with exercises in the browser and a free certificate.', array['en']::text[], 5, null, 'free', array['Python']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000008', 'Kaggle: Intro to SQL', 'course', 'https://www.kaggle.com/learn/intro-to-sql', 'Kaggle', 'Ask questions of large databases, with exercises in the browser and a free certificate.', array['en']::text[], 3, null, 'free', array['SQL', 'BigQuery']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000009', 'Kaggle: Pandas', 'course', 'https://www.kaggle.com/learn/pandas', 'Kaggle', 'Read, clean and summarise tables with the tool that most data analysts use.', array['en']::text[], 4, null, 'free', array['pandas', 'Data Analysis', 'Data Cleaning']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000010', 'Kaggle: Data Visualization', 'course', 'https://www.kaggle.com/learn/data-visualization', 'Kaggle', 'Draw charts that say what the numbers mean; no programming experience is needed.', array['en']::text[], 4, null, 'free', array['Data Visualization']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000011', 'Kaggle: Intro to Machine Learning', 'course', 'https://www.kaggle.com/learn/intro-to-machine-learning', 'Kaggle', 'The main ideas, and the first models of your own, in seven short lessons.', array['en']::text[], 3, null, 'free', array['Machine Learning', 'scikit-learn']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000012', 'Elements of AI', 'course', 'https://www.elementsofai.com/', 'University of Helsinki and MinnaLearn', 'What artificial intelligence is and what it can do, for people who do not program.', array['en']::text[], null, 'self_paced', 'free', array['Artificial Intelligence']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000013', 'Cisco Networking Academy', 'course', 'https://www.netacad.com/', 'Cisco', 'Networking, cybersecurity and programming courses; many can be followed alone.', array['en']::text[], null, 'collection', 'free', array['Networking', 'Cybersecurity', 'Cisco']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000014', 'Introduction to Linux', 'course', 'https://training.linuxfoundation.org/training/introduction-to-linux/', 'The Linux Foundation', 'How to use and look after a Linux computer, from the desktop and from the command line.', array['en']::text[], null, 'self_paced', 'free', array['Linux', 'System Administration']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000015', 'Exercism', 'course', 'https://exercism.org/', 'Exercism', 'Programming exercises in over sixty languages, with comments from people who know them.', array['en']::text[], null, 'collection', 'free', array['Software Development', 'Python', 'JavaScript', 'Java']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000016', 'GitHub Skills', 'course', 'https://skills.github.com/', 'GitHub', 'Short exercises in working together on code, done in repositories of your own.', array['en']::text[], null, 'collection', 'free', array['GitHub', 'Git', 'GitHub Actions']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000017', 'freeCodeCamp on YouTube', 'video', 'https://www.youtube.com/@freecodecamp', 'freeCodeCamp', 'Whole programming courses as films, some of them ten hours long.', array['en']::text[], null, 'collection', 'free', array['Software Development', 'Web Development', 'Python', 'JavaScript']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000018', 'The Python Tutorial', 'article', 'https://docs.python.org/3/tutorial/', 'Python Software Foundation', 'The language explained by those who make it.', array['en']::text[], null, 'self_paced', 'free', array['Python']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000019', 'Pro Git', 'article', 'https://git-scm.com/book/en/v2', 'Scott Chacon and Ben Straub', 'The book on the tool nearly every software team uses, free to read.', array['en']::text[], null, 'self_paced', 'free', array['Git', 'Version Control']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000020', 'Learn web development', 'article', 'https://developer.mozilla.org/en-US/docs/Learn_web_development', 'Mozilla', 'A guide from the first page to a working application.', array['en']::text[], null, 'self_paced', 'free', array['Web Development', 'HTML', 'CSS', 'JavaScript', 'Accessibility Design']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000021', 'React: Learn', 'article', 'https://react.dev/learn', 'React team', 'How to build screens with React, chapter by chapter, with exercises on the page.', array['en']::text[], null, 'self_paced', 'free', array['React']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000022', 'The TypeScript Handbook', 'article', 'https://www.typescriptlang.org/docs/handbook/intro.html', 'Microsoft', 'What types add to JavaScript, in everyday examples.', array['en']::text[], null, 'self_paced', 'free', array['TypeScript']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000023', 'PostgreSQL Tutorial', 'article', 'https://www.postgresql.org/docs/current/tutorial.html', 'PostgreSQL Global Development Group', 'The first steps with the database, from those who make it.', array['en']::text[], null, 'self_paced', 'free', array['PostgreSQL', 'SQL']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000024', 'Docker: Get started', 'article', 'https://docs.docker.com/get-started/', 'Docker', 'What containers are, and how to build and run the first one.', array['en']::text[], null, 'self_paced', 'free', array['Docker']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000025', 'R for Data Science', 'article', 'https://r4ds.hadley.nz/', 'Hadley Wickham and others', 'The book on reading, cleaning, drawing and explaining data with R, free to read.', array['en']::text[], null, 'self_paced', 'free', array['R', 'Data Science', 'Data Visualization']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000026', 'QGIS Training Manual', 'article', 'https://docs.qgis.org/latest/en/docs/training_manual/', 'QGIS project', 'Maps on a computer with free software, from the first layer to analysis.', array['en']::text[], null, 'self_paced', 'free', array['QGIS', 'Geographic Information Systems']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000027', 'W3Schools', 'website', 'https://www.w3schools.com/', 'W3Schools', 'Short examples of HTML, CSS, SQL and Python to try in the browser.', array['en']::text[], null, 'reference', 'free_certificate_paid', array['HTML', 'CSS', 'JavaScript', 'SQL', 'Python']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000028', 'SQLBolt', 'website', 'https://sqlbolt.com/', 'SQLBolt', 'Learn to ask a database questions, in eighteen short lessons.', array['en']::text[], null, 'self_paced', 'free', array['SQL']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000029', 'Microsoft Learn', 'course', 'https://learn.microsoft.com/en-us/training/', 'Microsoft', 'Lessons on Excel, Power BI, Azure and programming, each with its exercises.', array['en']::text[], null, 'collection', 'free', array['Microsoft Excel', 'Power BI', 'Microsoft Azure', 'Power Automate']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000030', 'Excel video training', 'video', 'https://support.microsoft.com/en-us/office/excel-video-training-9bc05390-e94c-46af-a5b3-d7c22f6990bb', 'Microsoft', 'Short films from the first cell to formulas, charts and pivot tables.', array['en']::text[], null, 'self_paced', 'free', array['Microsoft Excel', 'Pivot Tables', 'VLOOKUP']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000031', 'GCFGlobal: Excel', 'course', 'https://edu.gcfglobal.org/en/excel/', 'GCFGlobal', 'Spreadsheets from the very start, in short lessons with practice files.', array['en']::text[], null, 'self_paced', 'free', array['Microsoft Excel']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000032', 'GCFGlobal: Word', 'course', 'https://edu.gcfglobal.org/en/word/', 'GCFGlobal', 'Letters, tables and longer documents, in short lessons with practice files.', array['en']::text[], null, 'self_paced', 'free', array['Microsoft Word']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000033', 'GCFGlobal: Computer Basics', 'course', 'https://edu.gcfglobal.org/en/computerbasics/', 'GCFGlobal', 'For whoever has never used a computer: buttons, files, the internet and staying safe.', array['en']::text[], null, 'self_paced', 'free', array['Computer Literacy', 'Digital Literacy']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000034', 'Google Workspace Learning Center', 'website', 'https://support.google.com/a/users/', 'Google', 'How to write, count, plan and meet with Docs, Sheets, Calendar and Meet.', array['en']::text[], null, 'reference', 'free', array['Google Workspace', 'Google Docs', 'Google Sheets', 'Google Calendar']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000035', 'Typing.com', 'course', 'https://www.typing.com/', 'Teaching.com', 'Learn to type with ten fingers; employers who need data entry will ask for it.', array['en']::text[], null, 'self_paced', 'free', array['Typing', 'Data Entry']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000036', 'Fundamentals of accounting', 'course', 'https://www.open.edu/openlearn/money-business/fundamentals-accounting/content-section-overview', 'The Open University', 'Double entry, the trial balance and the balance sheet, with a free statement of participation.', array['en']::text[], 8, null, 'free', array['Accounting', 'Bookkeeping']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000037', 'Introduction to bookkeeping and accounting', 'course', 'https://www.open.edu/openlearn/money-business/introduction-bookkeeping-and-accounting/content-section-0', 'The Open University', 'The numbers you need, double entry, and how to draw up a profit and loss account.', array['en']::text[], null, 'self_paced', 'free', array['Bookkeeping', 'Accounting', 'Financial Statements']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000038', 'Principles of Accounting, Volume 1: Financial Accounting', 'article', 'https://openstax.org/details/books/principles-financial-accounting', 'OpenStax, Rice University', 'A whole textbook of financial accounting, free to read and to download.', array['en']::text[], null, 'self_paced', 'free', array['Financial Accounting', 'Financial Statements', 'Accounting']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000039', 'Entrepreneurship', 'article', 'https://openstax.org/details/books/entrepreneurship', 'OpenStax, Rice University', 'A textbook on finding an idea, testing it, paying for it and running it.', array['en']::text[], null, 'self_paced', 'free', array['Entrepreneurship', 'Business Planning']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000040', 'Google Skillshop', 'course', 'https://skillshop.withgoogle.com/', 'Google', 'How to advertise and measure with Google''s tools, with certificates.', array['en']::text[], null, 'collection', 'free', array['Digital Marketing', 'Google Analytics', 'Search Engine Marketing', 'Advertising']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000041', 'HubSpot: Digital Marketing', 'course', 'https://academy.hubspot.com/courses/digital-marketing', 'HubSpot Academy', 'How to win customers online, from a plan to measuring it, with a free certificate.', array['en']::text[], null, 'self_paced', 'free', array['Digital Marketing', 'Content Marketing', 'Social Media', 'Email Marketing']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000042', 'HubSpot Academy', 'course', 'https://academy.hubspot.com/', 'HubSpot', 'Marketing, sales and customer service courses with free certificates.', array['en']::text[], null, 'collection', 'free', array['Marketing', 'Sales', 'Customer Service', 'HubSpot']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000043', 'Canva Design School', 'course', 'https://www.canva.com/design-school/', 'Canva', 'Posters, social media and presentations that look right, in short films.', array['en']::text[], null, 'collection', 'free', array['Canva', 'Graphic Design']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000044', 'The Scrum Guide', 'article', 'https://scrumguides.org/', 'Ken Schwaber and Jeff Sutherland', 'How teams work in short rounds, written by the two who invented it.', array['en']::text[], null, 'self_paced', 'free', array['Scrum', 'Agile Project Management']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000045', 'WHO Academy', 'course', 'https://whoacademy.org/', 'World Health Organization', 'Courses for health workers on outbreaks, infection and care.', array['en']::text[], null, 'collection', 'free', array['Infection Prevention', 'Public Health']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000046', 'First aid advice', 'website', 'https://www.sja.org.uk/first-aid-advice/', 'St John Ambulance', 'What to do about burns, choking, bleeding and broken bones, step by step.', array['en']::text[], null, 'reference', 'free', array['First Aid']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000047', 'Hesperian Health Guides', 'website', 'https://hesperian.org/', 'Hesperian', 'The publisher of "Where There Is No Doctor": health in plain words, with drawings.', array['en']::text[], null, 'reference', 'free', array['Community Health Work', 'Health Promotion']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000048', 'Hesperian HealthWiki kwa Kiswahili', 'website', 'https://sw.hesperian.org/', 'Hesperian', 'The health guides of Hesperian in Kiswahili, to read on a phone.', array['sw']::text[], null, 'reference', 'free', array['Community Health Work', 'Health Promotion']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000049', 'DHIS2 documentation', 'website', 'https://docs.dhis2.org/', 'University of Oslo', 'How to enter, read and report the figures of a health facility in DHIS2.', array['en']::text[], null, 'reference', 'free', array['DHIS2']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000050', 'FAO elearning Academy', 'course', 'https://elearning.fao.org/', 'Food and Agriculture Organization', 'Farming, fisheries, forests, climate and food safety, with free certificates.', array['en']::text[], null, 'collection', 'free', array['Agriculture', 'Food Safety', 'Food Security', 'Climate-Smart Agriculture']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000051', 'Access Agriculture', 'video', 'https://www.accessagriculture.org/', 'Access Agriculture', 'Training films for farmers, many of them in Kiswahili and other African languages.', array['en', 'sw']::text[], null, 'collection', 'free', array['Crop Production', 'Organic Farming', 'Livestock Production', 'Farmer Training']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000052', 'Infonet Biovision', 'website', 'https://infonet-biovision.org/', 'Biovision Foundation', 'Crops, animals and pests in East Africa, and how to farm without poisons.', array['en']::text[], null, 'reference', 'free', array['Organic Farming', 'Pest Management', 'Animal Health', 'Crop Production']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000053', 'Kenya Agricultural and Livestock Research Organization', 'website', 'https://www.kalro.org/', 'KALRO', 'Manuals and research on the crops and animals that are kept in Kenya.', array['en']::text[], null, 'reference', 'free', array['Agriculture', 'Livestock Production']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000054', 'DisasterReady', 'course', 'https://www.disasterready.org/', 'Cornerstone OnDemand Foundation', 'Courses for people who work, or want to work, in humanitarian aid.', array['en']::text[], null, 'collection', 'free', array['Humanitarian Aid', 'Project Management']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000055', 'Kaya', 'course', 'https://kayaconnect.org/', 'Humanitarian Leadership Academy', 'Courses for aid workers: logistics, protection, project work.', array['en']::text[], null, 'collection', 'free', array['Humanitarian Aid', 'Humanitarian Logistics', 'Child Protection']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000056', 'KoboToolbox Help Center', 'website', 'https://support.kobotoolbox.org/', 'KoboToolbox', 'How to build a questionnaire, collect answers on a phone and read the results.', array['en']::text[], null, 'reference', 'free', array['KoboToolbox', 'Data Collection']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000057', 'TeachingEnglish', 'website', 'https://www.teachingenglish.org.uk/', 'British Council', 'Lesson plans, activities and training for people who teach English.', array['en']::text[], null, 'collection', 'free', array['English Teaching', 'Lesson Planning']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000058', 'African Storybook', 'website', 'https://www.africanstorybook.org/', 'Saide', 'Picture stories in the languages of Africa, to read with children, print and translate.', array['en', 'sw']::text[], null, 'collection', 'free', array['Literacy Teaching']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000059', 'Kenya Institute of Curriculum Development', 'website', 'https://kicd.ac.ke/', 'KICD', 'The curriculum designs that schools in Kenya teach by.', array['en']::text[], null, 'reference', 'free', array['Competency-Based Curriculum', 'KICD Materials']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000060', 'IBM SkillsBuild', 'course', 'https://skillsbuild.org/', 'IBM', 'Courses in technology and in the skills every workplace asks for, with free badges.', array['en']::text[], null, 'collection', 'free', array['Artificial Intelligence', 'Cybersecurity', 'Data Analysis', 'Communication']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000061', 'Khan Academy', 'course', 'https://www.khanacademy.org/', 'Khan Academy', 'Mathematics, economics and sciences from the beginning, in small steps.', array['en']::text[], null, 'collection', 'free', array['Mathematics', 'Statistics', 'Economics', 'Chemistry', 'Biology', 'Physics']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000062', 'MIT OpenCourseWare', 'course', 'https://ocw.mit.edu/', 'Massachusetts Institute of Technology', 'Lecture notes, exercises and exams of a university, with no one to enrol with.', array['en']::text[], null, 'collection', 'free', array['Mathematics', 'Computer Science', 'Mechanical Engineering', 'Electrical Engineering']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000063', 'OpenLearn', 'course', 'https://www.open.edu/openlearn/', 'The Open University', 'Hundreds of free courses, from essay writing to engineering.', array['en']::text[], null, 'collection', 'free', array['Academic Writing', 'Numeracy']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000064', 'Saylor Academy', 'course', 'https://www.saylor.org/', 'Saylor Academy', 'College courses in business, computing and writing, free and with free certificates.', array['en']::text[], null, 'collection', 'free', array['Business Administration', 'Computer Science', 'Project Management', 'Business Writing']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000065', 'Alison', 'course', 'https://alison.com/', 'Alison', 'Short courses for trades, health care, hospitality and the office.', array['en']::text[], null, 'collection', 'free_certificate_paid', array['Caregiving', 'Customer Service', 'Workplace Safety', 'Human Resources']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000066', 'atingi', 'course', 'https://www.atingi.org/', 'GIZ', 'Courses for digital and green jobs, many made with partners in Africa.', array['en']::text[], null, 'collection', 'free', array['Digital Literacy', 'Entrepreneurship']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000067', 'CrashCourse', 'video', 'https://www.youtube.com/@crashcourse', 'Complexly', 'Lively short lessons on business, statistics, computing and much more.', array['en']::text[], null, 'collection', 'free', array['Statistics', 'Computer Science', 'Economics']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000068', 'TED Talks on work', 'video', 'https://www.ted.com/topics/work', 'TED', 'Short talks on finding work, doing it well and working with others.', array['en']::text[], null, 'collection', 'free', array[]::text[], true),
  ('5eed0c00-0000-4000-8000-000000000069', 'Job Search Writing', 'article', 'https://owl.purdue.edu/owl/job_search_writing/index.html', 'Purdue University', 'How to write resumes, cover letters and what to send after an interview.', array['en']::text[], null, 'reference', 'free', array['Business Writing']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000070', 'OpenIntro Statistics', 'article', 'https://www.openintro.org/book/os/', 'OpenIntro', 'A first textbook of statistics with exercises, free as a PDF.', array['en']::text[], null, 'self_paced', 'free', array['Statistics']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000071', 'Open Textbook Library', 'article', 'https://open.umn.edu/opentextbooks', 'University of Minnesota', 'Free textbooks for nearly every subject taught at a university.', array['en']::text[], null, 'collection', 'free', array[]::text[], true),
  ('5eed0c00-0000-4000-8000-000000000072', 'O*NET OnLine', 'website', 'https://www.onetonline.org/', 'United States Department of Labor', 'What people in a thousand occupations do, and what they must know.', array['en']::text[], null, 'reference', 'free', array['Career Guidance']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000073', 'Europass', 'website', 'https://europass.europa.eu/en', 'European Union', 'Write a clear CV step by step, and save it as a file.', array['en']::text[], null, 'reference', 'free', array[]::text[], true),
  ('5eed0c00-0000-4000-8000-000000000074', 'LearnEnglish', 'website', 'https://learnenglish.britishcouncil.org/', 'British Council', 'Lessons by level, English for work and for interviews among them.', array['en']::text[], null, 'collection', 'free', array['English', 'Business Writing']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000075', 'BBC Learning English', 'website', 'https://www.bbc.co.uk/learningenglish/', 'BBC', 'Daily lessons to read and hear, from beginner to business English.', array['en']::text[], null, 'collection', 'free', array['English']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000076', 'GCFGlobal', 'website', 'https://edu.gcfglobal.org/', 'GCFGlobal', 'Computers, email, office programs and job search, explained from the very start.', array['en']::text[], null, 'collection', 'free', array['Computer Literacy', 'Microsoft Office', 'Microsoft PowerPoint']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000077', 'Ajira Digital', 'website', 'https://ajiradigital.go.ke/', 'Government of Kenya', 'The programme for online work: training, mentors and places to begin.', array['en']::text[], null, 'collection', 'free', array['Online Freelancing', 'Digital Literacy', 'Virtual Assistance', 'Transcription']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000078', 'National Industrial Training Authority', 'website', 'https://www.nita.go.ke/', 'NITA', 'Apprenticeships, trade tests and industrial attachment in Kenya. A trade test itself has a fee.', array['en']::text[], null, 'reference', 'free', array['Trade Test']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000079', 'Technical and Vocational Education and Training Authority', 'website', 'https://www.tveta.go.ke/', 'TVETA', 'Which technical colleges in Kenya are accredited, and for what.', array['en']::text[], null, 'reference', 'free', array[]::text[], true),
  ('5eed0c00-0000-4000-8000-000000000080', 'Public Service Commission', 'website', 'https://www.publicservice.go.ke/', 'Public Service Commission of Kenya', 'Vacancies and internships in the Kenyan public service.', array['en']::text[], null, 'reference', 'free', array[]::text[], true),
  ('5eed0c00-0000-4000-8000-000000000081', 'Kenya Law', 'website', 'https://kenyalaw.org/', 'National Council for Law Reporting', 'The laws of Kenya, the Employment Act among them: know your contract, leave and notice.', array['en']::text[], null, 'reference', 'free', array['Labour Law', 'Legal Research']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000082', 'Office of the Data Protection Commissioner', 'website', 'https://www.odpc.go.ke/', 'ODPC', 'What the Data Protection Act asks of whoever handles names, numbers and files of people.', array['en']::text[], null, 'reference', 'free', array['Data Protection']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000083', 'Kenya Revenue Authority', 'website', 'https://www.kra.go.ke/', 'KRA', 'Your PIN, tax returns, VAT and eTIMS; employers ask for the PIN on the first day.', array['en']::text[], null, 'reference', 'free', array['Tax Returns', 'VAT', 'KRA Procedures', 'eTIMS Invoicing']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000084', 'eCitizen', 'website', 'https://www.ecitizen.go.ke/', 'Government of Kenya', 'Certificates of good conduct, licences and other papers employers ask for. Each has its fee.', array['en']::text[], null, 'reference', 'free', array[]::text[], true),
  ('5eed0c00-0000-4000-8000-000000000085', 'Huduma Kenya', 'website', 'https://www.hudumakenya.go.ke/', 'Government of Kenya', 'Where the Huduma Centres are, and which government services one gets there.', array['en']::text[], null, 'reference', 'free', array['Huduma Centre Services']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000086', 'National Transport and Safety Authority', 'website', 'https://www.ntsa.go.ke/', 'NTSA', 'Driving licences and badges for public service vehicles, and the rules of the road. Licences have fees.', array['en']::text[], null, 'reference', 'free', array['Road Safety']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000087', 'Higher Education Loans Board', 'website', 'https://www.helb.co.ke/', 'HELB', 'Loans and bursaries for students, and the clearance certificate some employers want.', array['en']::text[], null, 'reference', 'free', array[]::text[], true),
  ('5eed0c00-0000-4000-8000-000000000088', 'kasneb', 'website', 'https://www.kasneb.or.ke/', 'kasneb', 'Which examinations accountants and company secretaries take, and what they ask for. Exams have fees.', array['en']::text[], null, 'reference', 'free', array['CPA']::text[], true),
  ('5eed0c00-0000-4000-8000-000000000089', 'Kenya National Library Service', 'website', 'https://www.knls.ac.ke/', 'KNLS', 'Public libraries across the counties: places to read, to study and to use a computer.', array['en']::text[], null, 'reference', 'free', array[]::text[], true);
