-- What a person says about themselves: one row per account, made at sign-up, seen and edited by nobody else.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (private.is_line(email, 320)),
  name text not null default '' check (private.is_line(name, 200)),
  role text not null default 'user' check (role in ('user', 'employer', 'admin')),
  full_name text check (private.is_line(full_name, 200)),
  bio text check (char_length(bio) <= 5000),
  skills text[] not null default '{}' check (private.are_lines(skills, 300, 100)),
  linkedin text check (private.is_web_address(linkedin, 500)),
  github text check (private.is_web_address(github, 500)),
  twitter text check (private.is_web_address(twitter, 500)),
  website text check (private.is_web_address(website, 500)),
  avatar_url text check (private.is_line(avatar_url, 1000)),
  cv_url text check (private.is_line(cv_url, 1000)),
  resume_text text check (char_length(resume_text) <= 200000),
  preferred_language text not null default 'en' check (preferred_language in ('en', 'sw')),
  last_seen_matches_at timestamptz check (last_seen_matches_at between '2000-01-01 00:00:00+00' and '2100-01-01 00:00:00+00'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row per account; its owner alone reads and edits it.';
comment on column public.profiles.id is 'The account.';
comment on column public.profiles.email is 'Copy of auth.users.email, kept by a trigger.';
comment on column public.profiles.name is 'Name given at registration.';
comment on column public.profiles.role is 'Copy of user_roles.role for screens, kept by a trigger; nothing is decided by it, and no client can write it.';
comment on column public.profiles.full_name is 'Name on the profile page; null until the person fills it in.';
comment on column public.profiles.bio is 'What the person says about themselves.';
comment on column public.profiles.skills is 'Skills in the words of the person or their CV, compared with those of jobs for matching.';
comment on column public.profiles.linkedin is 'http or https address, or null. The database refuses other schemes, so a stored link is safe to show.';
comment on column public.profiles.github is 'http or https address, or null.';
comment on column public.profiles.twitter is 'http or https address, or null.';
comment on column public.profiles.website is 'http or https address, or null.';
comment on column public.profiles.avatar_url is 'Public address of the picture in bucket avatars; null without one.';
comment on column public.profiles.cv_url is 'Where the CV lies in storage; null without one.';
comment on column public.profiles.resume_text is 'Text of the CV, read for matching.';
comment on column public.profiles.preferred_language is 'Language of the screens: en or sw.';
comment on column public.profiles.last_seen_matches_at is 'When the person last looked at their matches; newer jobs count as new.';
comment on column public.profiles.created_at is 'When the account was made.';
comment on column public.profiles.updated_at is 'When the row last changed; kept by a trigger.';

create trigger profiles_set_updated_at
before update on public.profiles
for each row execute function private.set_updated_at();

-- The account's own metadata is written by the client, so nothing but the name is taken from it: a role sent along is
-- ignored. A name that the column would refuse is cut, so that nobody fails to register because of it.
create function private.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, email, name)
  values (
    new.id, coalesce(new.email, ''),
    regexp_replace(
      left(coalesce(new.raw_user_meta_data ->> 'name', ''), 200), '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', ' ', 'g'
    )
  );
  insert into public.user_roles (user_id) values (new.id);
  return new;
end;
$$;
comment on function private.create_profile() is 'Trigger: gives a new account its profile and the role user.';
revoke all on function private.create_profile() from public;

create trigger create_profile
after insert on auth.users
for each row execute function private.create_profile();

create function private.copy_email_to_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end;
$$;
comment on function private.copy_email_to_profile() is 'Trigger: a changed address of the account reaches the profile.';
revoke all on function private.copy_email_to_profile() from public;

create trigger copy_email_to_profile
after update of email on auth.users
for each row when (old.email is distinct from new.email)
execute function private.copy_email_to_profile();

create function private.copy_role_to_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.profiles set role = new.role where id = new.user_id;
  return new;
end;
$$;
comment on function private.copy_role_to_profile() is 'Trigger: a changed role reaches the profile.';
revoke all on function private.copy_role_to_profile() from public;

create trigger copy_role_to_profile
after insert or update of role on public.user_roles
for each row execute function private.copy_role_to_profile();

alter table public.profiles enable row level security;
revoke all on table public.profiles from anon, authenticated;
grant select on table public.profiles to authenticated;
grant update (
  name, full_name, bio, skills, linkedin, github, twitter, website, avatar_url, cv_url, resume_text, preferred_language,
  last_seen_matches_at
)
  on table public.profiles to authenticated;
grant all on table public.profiles to service_role;

create policy "People read their own profile"
on public.profiles for select to authenticated
using (id = (select auth.uid()));

create policy "People edit their own profile"
on public.profiles for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));
