-- What people agreed to, and since when and until when: the law wants both to be shown, and taking a consent back to be as easy
-- as giving it.

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null check (private.is_line(kind, 50) and kind ~ '^[a-z][a-z_]*$'),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz check (withdrawn_at between '2000-01-01 00:00:00+00' and '2100-01-01 00:00:00+00')
);
comment on table public.consents is 'One row for each time a person agreed to something; kept after the consent was taken back, until the account goes.';
comment on column public.consents.id is 'Made by the database.';
comment on column public.consents.user_id is 'The person; always the caller.';
comment on column public.consents.kind is 'What was agreed to, such as ai_cv; the screens say it in words.';
comment on column public.consents.given_at is 'When it was given, by the clock of the database.';
comment on column public.consents.withdrawn_at is 'When it was taken back, never later than the moment that this is written; null while it holds.';

-- A consent is given once, until it is taken back. It serves the foreign key too, but for rows of the past: hence the second.
create unique index consents_in_force_key on public.consents (user_id, kind) where withdrawn_at is null;
create index consents_user_id_idx on public.consents (user_id);

create function private.limit_consents()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    return new;
  end if;
  perform private.lock_account('consents');
  if (select count(*) from public.consents where user_id = auth.uid()) >= 200 then
    raise sqlstate 'FQ001' using
      message = 'You have given and taken back consents 200 times. Ask whoever runs this installation.';
  end if;
  return new;
end;
$$;
comment on function private.limit_consents() is 'Trigger: a person gives 200 consents at most, since those of the past are kept.';
revoke all on function private.limit_consents() from public;

create trigger consents_limit
before insert on public.consents
for each row execute function private.limit_consents();

create function private.withdraw_now()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The clock of a device may be wrong, and no consent ends before it began.
  new.withdrawn_at := greatest(new.given_at, least(new.withdrawn_at, now()));
  return new;
end;
$$;
comment on function private.withdraw_now() is 'Trigger: a consent is not taken back in the future; ''infinity'' stands for this moment.';
revoke all on function private.withdraw_now() from public;

create trigger consents_withdraw_now
before update on public.consents
for each row when (new.withdrawn_at is not null)
execute function private.withdraw_now();

alter table public.consents enable row level security;
revoke all on table public.consents from anon, authenticated;
grant select on table public.consents to authenticated;
grant insert (user_id, kind) on table public.consents to authenticated;
grant update (withdrawn_at) on table public.consents to authenticated;
grant all on table public.consents to service_role;

create policy "People read their own consents"
on public.consents for select to authenticated
using (user_id = (select auth.uid()));

create policy "People give consents for themselves"
on public.consents for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "People take back their own consents"
on public.consents for update to authenticated
using (user_id = (select auth.uid()) and withdrawn_at is null)
with check (user_id = (select auth.uid()));

create function private.export_consents()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('consents', coalesce(jsonb_agg(to_jsonb(consents) order by given_at, id), '[]'))
  from public.consents where user_id = auth.uid();
$$;
comment on function private.export_consents() is 'Behind export_my_data: the consents of the caller.';
revoke all on function private.export_consents() from public;
grant execute on function private.export_consents() to authenticated;

create or replace function public.export_my_data()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.export_account() || private.export_consents(); $$;
