-- Who may do more than look after their own. Clients read their own role and write none: whoever has the database's
-- password makes somebody an employer with
--   update public.user_roles set role = 'employer' where user_id = '...';

create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'user' check (role in ('user', 'employer', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.user_roles is 'One row per account, made with it. Policies decide by this table alone; no client can write it.';
comment on column public.user_roles.user_id is 'The account.';
comment on column public.user_roles.role is 'user; employer: adds companies and their jobs; admin: edits all companies, jobs and resources.';
comment on column public.user_roles.created_at is 'When the account was made.';
comment on column public.user_roles.updated_at is 'When the role last changed; kept by a trigger.';

create trigger user_roles_set_updated_at
before update on public.user_roles
for each row execute function private.set_updated_at();

alter table public.user_roles enable row level security;
revoke all on table public.user_roles from anon, authenticated;
grant select on table public.user_roles to authenticated;
grant all on table public.user_roles to service_role;

create policy "People read their own role"
on public.user_roles for select to authenticated
using (user_id = (select auth.uid()));

create function private.has_role(wanted text)
returns boolean
language sql
stable
security invoker
set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = wanted);
$$;
comment on function private.has_role(text) is 'Whether the caller has the role. Policies write (select private.has_role(...)), which runs once per statement.';
revoke all on function private.has_role(text) from public;
grant execute on function private.has_role(text) to authenticated;
