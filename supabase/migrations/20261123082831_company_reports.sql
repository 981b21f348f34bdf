-- What people report about companies. The name is copied, so that a report outlives a company that is taken away or renamed
-- because of it.

create table public.company_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  company_id uuid references public.companies (id) on delete set null,
  reason text not null check (reason in ('money', 'fake', 'impostor', 'treatment', 'outdated', 'other')),
  details text check (char_length(details) <= 2000),
  company text check (private.is_line(company, 200)),
  created_at timestamptz not null default now(),
  constraint company_reports_one_company_key unique (user_id, company_id)
);
comment on table public.company_reports is
  'Reports of companies, read by whoever runs the product and by who wrote them. Unique per person and company.';
comment on column public.company_reports.id is 'Made by the database.';
comment on column public.company_reports.user_id is 'Who reports; always the caller. Goes with the account.';
comment on column public.company_reports.company_id is 'The company; null once it has been deleted.';
comment on column public.company_reports.reason is
  'money: it asks applicants to pay; fake: there is no such company; impostor: somebody else uses its name; treatment: it treats people badly; outdated: what it says is wrong or old; other.';
comment on column public.company_reports.details is 'What the person adds in their own words.';
comment on column public.company_reports.company is 'Name of the company at that time, as the database has it.';
comment on column public.company_reports.created_at is 'When it was sent.';

create index company_reports_company_id_idx on public.company_reports (company_id);

create function private.fill_company_report()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.company_id is null then
    raise check_violation using message = 'company_id must be given';
  end if;
  new.company := (select name from public.companies where id = new.company_id);
  return new;
end;
$$;
comment on function private.fill_company_report() is
  'Trigger: a new report names a company and carries its name. Later company_id may become null, when that company is deleted.';
revoke all on function private.fill_company_report() from public;

create function private.limit_company_reports()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or exists (
    select from public.company_reports where user_id = auth.uid() and company_id = new.company_id
  ) then
    return new;
  end if;
  perform private.count_against_day('company_reports', 20, 'reports of companies');
  return new;
end;
$$;
comment on function private.limit_company_reports() is
  'Trigger: a person reports 20 companies a day at most; a report that is there already does not count again.';
revoke all on function private.limit_company_reports() from public;

create trigger company_reports_limit
before insert on public.company_reports
for each row execute function private.limit_company_reports();

create trigger company_reports_fill
before insert on public.company_reports
for each row execute function private.fill_company_report();

alter table public.company_reports enable row level security;
revoke all on table public.company_reports from anon, authenticated;
grant select on table public.company_reports to authenticated;
grant insert (user_id, company_id, reason, details) on table public.company_reports to authenticated;
grant all on table public.company_reports to service_role;

create policy "People read their own reports of companies"
on public.company_reports for select to authenticated
using (user_id = (select auth.uid()));

create policy "People report companies in their own name"
on public.company_reports for insert to authenticated
with check (user_id = (select auth.uid()));

create function private.export_company_records()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'company_reports', (select coalesce(jsonb_agg(to_jsonb(company_reports) order by created_at, id), '[]')
      from public.company_reports where user_id = auth.uid()),
    'company_verifications', (select coalesce(jsonb_agg(to_jsonb(company_verifications) order by created_at, id), '[]')
      from public.company_verifications where checked_by = auth.uid())
  );
$$;
comment on function private.export_company_records() is
  'Behind export_my_data: the companies that the caller reported, and what the caller wrote as an admin to verify companies.';
revoke all on function private.export_company_records() from public;
grant execute on function private.export_company_records() to authenticated;

create or replace function public.export_my_data()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.export_account() || private.export_consents() || private.export_company_records(); $$;
