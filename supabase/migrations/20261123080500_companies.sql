-- Employers. Everybody reads them; the employer who owns one edits it, and so do admins.

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references public.profiles (id) on delete set null,
  name text not null check (private.is_line(name, 200) and btrim(name) <> ''),
  industry text check (private.is_line(industry, 100)),
  size text check (private.is_line(size, 50)),
  location text check (private.is_line(location, 100)),
  website text check (private.is_web_address(website, 500)),
  logo text check (private.is_line(logo, 500) and logo ~* '^(https?://|/[^/\\])'),
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

create function private.limit_companies()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or private.has_role('admin') then
    return new;
  end if;
  perform private.lock_account('companies');
  if (select count(*) from public.companies where owner_id = auth.uid()) >= 5 then
    raise sqlstate 'FQ001' using message = 'You can have 5 companies. Delete one before you add another.';
  end if;
  return new;
end;
$$;
comment on function private.limit_companies() is 'Trigger: an employer has 5 companies at most.';
revoke all on function private.limit_companies() from public;

create trigger companies_limit
before insert on public.companies
for each row execute function private.limit_companies();

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

-- Owning a company is not enough: an employer who has lost the role changes nothing any more.
create policy "Employers edit companies of their own, admins any"
on public.companies for update to authenticated
using (
  (owner_id = (select auth.uid()) and (select private.has_role('employer')))
  or (select private.has_role('admin'))
)
with check (
  (owner_id = (select auth.uid()) and (select private.has_role('employer')))
  or (select private.has_role('admin'))
);

create policy "Employers delete companies of their own, admins any"
on public.companies for delete to authenticated
using (
  (owner_id = (select auth.uid()) and (select private.has_role('employer')))
  or (select private.has_role('admin'))
);
