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

insert into public.companies (id, owner_id, name, industry, size, location, website, is_demo) values
  ('5eedc000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-000000000003', 'Mwangaza Foods', 'Food processing', '51-200', 'Nakuru', 'https://mwangaza-foods.example.com', true);

insert into public.jobs (company_id, title, description, requirements, location, salary_range, type, experience_level, skills, is_demo, created_at) values
  ('5eedc000-0000-4000-8000-000000000001', 'Accounts Clerk', 'A first version of the demo data.', 'Certificate', 'Nakuru', 'KES 45,000 - 60,000', 'full_time', 'entry', array['Microsoft Excel']::text[], true, now() - interval '1 days'),
  ('5eedc000-0000-4000-8000-000000000001', 'Forklift Operator', 'A first version of the demo data.', 'Certificate', 'Nakuru', 'KES 45,000 - 60,000', 'full_time', 'entry', array['Microsoft Excel']::text[], true, now() - interval '2 days'),
  ('5eedc000-0000-4000-8000-000000000001', 'Quality Controller', 'A first version of the demo data.', 'Certificate', 'Nakuru', 'KES 45,000 - 60,000', 'full_time', 'entry', array['Microsoft Excel']::text[], true, now() - interval '3 days');
