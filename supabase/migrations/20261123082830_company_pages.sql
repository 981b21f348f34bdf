-- What a company's own page says beside the columns of the directory: how it hires, and what was seen before it is called
-- verified.

-- A generated column is worked out as whoever writes the row.
grant execute on function private.county_of(text) to authenticated, service_role;

alter table public.companies
  add column hiring_process text check (char_length(hiring_process) <= 2000),
  add column county text generated always as (private.county_of(location)) stored;
comment on column public.companies.hiring_process is
  'How the company hires, step by step, as plain text with a line for each step; null when it does not say.';
comment on column public.companies.county is 'County of Kenya that location names, for the directory; null when it names none.';

grant select (hiring_process, county) on table public.companies to anon;
grant insert (hiring_process) on table public.companies to authenticated;
grant update (hiring_process) on table public.companies to authenticated;

create table public.company_verifications (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id) on delete cascade,
  kind text not null check (kind in ('registration', 'domain', 'visit')),
  evidence text not null check (private.is_line(evidence, 200) and btrim(evidence) <> ''),
  checked_on date not null default private.utc_day() check (checked_on between '2000-01-01' and '2100-01-01'),
  checked_by uuid default auth.uid() references public.profiles (id) on delete set null,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  constraint company_verifications_one_of_a_kind_key unique (company_id, kind)
);
comment on table public.company_verifications is
  'What an admin has seen that proves who a company is. A company is called verified only with such a row, and its page shows all of them.';
comment on column public.company_verifications.id is 'Made by the database.';
comment on column public.company_verifications.company_id is 'The company. Its evidence goes with it.';
comment on column public.company_verifications.kind is
  'registration: its certificate of registration was seen; domain: it proved that its website or mail is its own; visit: somebody was there.';
comment on column public.company_verifications.evidence is 'What was seen, in words for everybody, such as the number of the certificate.';
comment on column public.company_verifications.checked_on is 'The day it was seen, never in the future.';
comment on column public.company_verifications.checked_by is 'The admin who saw it; no client reads it. Null once that account is gone.';
comment on column public.company_verifications.is_demo is 'True for rows of the seed, whose evidence is invented. No client can write it.';
comment on column public.company_verifications.created_at is 'When the row was added.';

create index company_verifications_checked_by_idx on public.company_verifications (checked_by);

alter table public.company_verifications enable row level security;
revoke all on table public.company_verifications from anon, authenticated;
grant select (id, company_id, kind, evidence, checked_on, is_demo, created_at)
  on table public.company_verifications to anon, authenticated;
grant insert (company_id, kind, evidence, checked_on), delete on table public.company_verifications to authenticated;
grant all on table public.company_verifications to service_role;

create policy "Everybody reads what proves a company"
on public.company_verifications for select to anon, authenticated
using (true);

create policy "Admins add what proves a company"
on public.company_verifications for insert to authenticated
with check ((select private.has_role('admin')) and checked_on <= (select private.utc_day()));

create policy "Admins take back what proves a company"
on public.company_verifications for delete to authenticated
using ((select private.has_role('admin')));

-- Policies run as the caller.
grant execute on function private.utc_day() to authenticated;

create function private.forget_verifications()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.company_verifications
  where company_id = new.id and (new.name <> old.name or kind = 'domain');
  return null;
end;
$$;
comment on function private.forget_verifications() is
  'Trigger: what was seen of a company proves nothing of another name, nor its domain another website. So nobody is verified first and renamed afterwards.';
revoke all on function private.forget_verifications() from public;

create trigger companies_forget_verifications
after update of name, website on public.companies
for each row when (old.name is distinct from new.name or old.website is distinct from new.website)
execute function private.forget_verifications();
