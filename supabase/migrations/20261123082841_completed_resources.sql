-- What people have finished of what the product recommends.

create table public.completed_resources (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  resource_id uuid not null references public.resources (id) on delete cascade,
  completed_at timestamptz not null default now(),
  primary key (user_id, resource_id)
);
comment on table public.completed_resources is 'Resources that a person has marked as done; one row each, however often it is pressed.';
comment on column public.completed_resources.user_id is 'The person; always the caller.';
comment on column public.completed_resources.resource_id is 'What they have finished. It goes with the resource.';
comment on column public.completed_resources.completed_at is 'When it was marked, by the clock of the database.';

create index completed_resources_resource_id_idx on public.completed_resources (resource_id);

create function private.limit_completed_resources()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    return new;
  end if;
  perform private.lock_account('completed_resources');
  -- Whoever presses twice is told nothing about a limit: the primary key keeps that one row.
  if (select count(*) >= 500 and not coalesce(bool_or(resource_id = new.resource_id), false)
    from public.completed_resources where user_id = auth.uid()) then
    raise sqlstate 'FQ001' using
      message = 'You can mark 500 resources as done. Remove one before you add another.';
  end if;
  return new;
end;
$$;
comment on function private.limit_completed_resources() is 'Trigger: a person marks 500 resources at most.';
revoke all on function private.limit_completed_resources() from public;

create trigger completed_resources_limit
before insert on public.completed_resources
for each row execute function private.limit_completed_resources();

alter table public.completed_resources enable row level security;
revoke all on table public.completed_resources from anon, authenticated;
grant select, delete on table public.completed_resources to authenticated;
grant insert (user_id, resource_id) on table public.completed_resources to authenticated;
grant all on table public.completed_resources to service_role;

create policy "People read what they have finished"
on public.completed_resources for select to authenticated
using (user_id = (select auth.uid()));

create policy "People mark what they have finished"
on public.completed_resources for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "People take their own marks back"
on public.completed_resources for delete to authenticated
using (user_id = (select auth.uid()));

create function private.export_completed_resources()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('completed_resources', coalesce(jsonb_agg(
    to_jsonb(completed) || jsonb_build_object('title', title, 'url', url) order by completed_at, resource_id), '[]'))
  from public.completed_resources as completed join public.resources on id = resource_id
  where user_id = auth.uid();
$$;
comment on function private.export_completed_resources() is 'Behind export_my_data: what the caller has finished.';
revoke all on function private.export_completed_resources() from public;
grant execute on function private.export_completed_resources() to authenticated;

create or replace function public.export_my_data()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select private.export_account() || private.export_consents() || private.export_company_records()
    || private.export_completed_resources();
$$;
