-- A profile points at files of its own, and no link hides where it leads.

create or replace function private.is_web_address(value text, most integer)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- Before an @ stands a name that is no host; marks of direction show an address the other way round.
  select private.is_line(value, most)
    and value ~* '^https?://[^/?#\\@]*(?:[/?#]|$)'
    and value !~ '[\u200e\u200f\u202a-\u202e\u2066-\u2069]';
$$;
comment on function private.is_web_address(text, integer) is
  'Whether the text is a line of at most so many characters that begins with http:// or https://, names no user, and changes no direction.';

update public.profiles set
  linkedin = case when private.is_web_address(linkedin, 500) then linkedin end,
  github = case when private.is_web_address(github, 500) then github end,
  twitter = case when private.is_web_address(twitter, 500) then twitter end,
  website = case when private.is_web_address(website, 500) then website end
where not (
  private.is_web_address(coalesce(linkedin, 'http://'), 500) and private.is_web_address(coalesce(github, 'http://'), 500)
  and private.is_web_address(coalesce(twitter, 'http://'), 500) and private.is_web_address(coalesce(website, 'http://'), 500)
);
update public.companies set website = null where not private.is_web_address(website, 500);
update public.saved_jobs set url = null where not private.is_web_address(url, 2000);
update public.applied_jobs set url = null where not private.is_web_address(url, 2000);
delete from public.resources where not private.is_web_address(url, 1000);
delete from public.external_jobs where not (private.is_web_address(coalesce(url, 'http://'), 2000) and private.is_web_address(coalesce(company_website, 'http://'), 2000));

update public.profiles set cv_url = null where not starts_with(cv_url, id || '/');
update public.profiles set avatar_url = null
where avatar_url !~ ('^https?://[^/?#\\@\s]+/storage/v1/object/public/avatars/' || id || '/[^/?#\s]+$');
alter table public.profiles
  add constraint profiles_own_cv check (starts_with(cv_url, id || '/')),
  add constraint profiles_own_avatar check (
    avatar_url ~ ('^https?://[^/?#\\@\s]+/storage/v1/object/public/avatars/' || id || '/[^/?#\s]+$')
  );
