-- What else a person says about themselves, all of it optional: what work they look for, and what they did before.

alter table public.profiles
  add column county text check (county in (
    'Baringo', 'Bomet', 'Bungoma', 'Busia', 'Elgeyo-Marakwet', 'Embu', 'Garissa', 'Homa Bay', 'Isiolo', 'Kajiado',
    'Kakamega', 'Kericho', 'Kiambu', 'Kilifi', 'Kirinyaga', 'Kisii', 'Kisumu', 'Kitui', 'Kwale', 'Laikipia',
    'Lamu', 'Machakos', 'Makueni', 'Mandera', 'Marsabit', 'Meru', 'Migori', 'Mombasa', 'Murang''a', 'Nairobi',
    'Nakuru', 'Nandi', 'Narok', 'Nyamira', 'Nyandarua', 'Nyeri', 'Samburu', 'Siaya', 'Taita-Taveta', 'Tana River',
    'Tharaka-Nithi', 'Trans Nzoia', 'Turkana', 'Uasin Gishu', 'Vihiga', 'Wajir', 'West Pokot'
  )),
  add column work_wanted text check (private.is_line(work_wanted, 200)),
  add column available_from date check (available_from between '2000-01-01' and '2100-01-01'),
  add column pay_expected integer check (pay_expected > 0 and pay_expected < 100000000),
  -- E.164. Each part of the pattern has a bound, so that the whole has one.
  add column phone text check (phone ~ '^[+]{1}[1-9]{1}[0-9]{6,14}$'),
  add column resume jsonb check (octet_length(resume::text) <= 60000);

alter table public.profiles
  add constraint profiles_resume_parts_check check (
    jsonb_typeof(resume) = 'object' and resume - array['work', 'education', 'languages', 'certificates'] = '{}'
  );

comment on column public.profiles.county is 'The county of Kenya where the person lives; null until they say.';
comment on column public.profiles.work_wanted is 'What work the person looks for, in their words.';
comment on column public.profiles.available_from is 'From when the person can work.';
comment on column public.profiles.pay_expected is 'The pay the person expects, in Kenyan shillings a month.';
comment on column public.profiles.phone is 'In E.164, such as +254722000111; a screen shows it as people write it.';
comment on column public.profiles.resume is
  'Work, education, languages and certificates with the names of JSON Resume (https://jsonresume.org/schema), as the person or their CV gave them.';

-- Whoever may read the row reads these too, and nobody does but its person.
grant update (county, work_wanted, available_from, pay_expected, phone, resume) on table public.profiles to authenticated;
