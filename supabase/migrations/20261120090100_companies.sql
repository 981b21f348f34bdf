-- Employers. Everybody reads them; the employer who owns one edits it, and so do admins.

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references public.profiles (id) on delete set null,
  name text not null check (char_length(btrim(name)) between 1 and 200),
  industry text check (char_length(industry) <= 100),
  size text check (char_length(size) <= 50),
  location text check (char_length(location) <= 100),
  website text check (website ~* '^https?://' and char_length(website) <= 500),
  logo text check (logo ~* '^(https?://|/[^/\\])' and char_length(logo) <= 500),
  description text check (char_length(description) <= 5000),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.companies is 'Employers in the directory.';
comment on column public.companies.id is 'Made by the database or by whoever adds the company.';
comment on column public.companies.owner_id is 'The employer account that edits the company and its jobs; null when only an admin does.';
comment on column public.companies.name is 'Name people know the company by.';
comment on column public.companies.industry is 'Line of business in words, such as Agriculture.';
comment on column public.companies.size is 'Number of employees in words, such as 11-50.';
comment on column public.companies.location is 'Town of the head office.';
comment on column public.companies.website is 'http or https address, or null.';
comment on column public.companies.logo is 'http or https address, or a path of the product; null shows the default logo.';
comment on column public.companies.description is 'What the company does, as plain text.';
comment on column public.companies.is_demo is 'True for rows of the seed, which the screens mark as demo data. No client can write it.';
comment on column public.companies.created_at is 'When the row was added.';
comment on column public.companies.updated_at is 'When the row last changed; kept by a trigger.';

create index companies_name_idx on public.companies (name);
create index companies_owner_id_idx on public.companies (owner_id);

create trigger companies_set_updated_at
before update on public.companies
for each row execute function private.set_updated_at();

alter table public.companies enable row level security;
revoke all on table public.companies from anon, authenticated;
grant select, delete on table public.companies to authenticated;
grant insert (id, owner_id, name, industry, size, location, website, logo, description)
  on table public.companies to authenticated;
grant update (name, industry, size, location, website, logo, description) on table public.companies to authenticated;
grant all on table public.companies to service_role;

create policy "Signed-in people read companies"
on public.companies for select to authenticated
using (true);

-- Who owns a company is nobody's business outside: a visitor's rights leave that column out.
grant select (id, name, industry, size, location, website, logo, description, is_demo, created_at, updated_at)
  on table public.companies to anon;

create policy "Visitors read companies"
on public.companies for select to anon
using (true);

create policy "Employers add companies of their own, admins any"
on public.companies for insert to authenticated
with check (
  (owner_id = (select auth.uid()) and (select private.has_role('employer')))
  or (select private.has_role('admin'))
);

create policy "Owners and admins edit companies"
on public.companies for update to authenticated
using (owner_id = (select auth.uid()) or (select private.has_role('admin')))
with check (owner_id = (select auth.uid()) or (select private.has_role('admin')));

create policy "Owners and admins delete companies"
on public.companies for delete to authenticated
using (owner_id = (select auth.uid()) or (select private.has_role('admin')));
