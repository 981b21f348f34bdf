-- What the tables share. Schema private holds what policies and public functions call and no API offers.

create extension if not exists pg_trgm with schema extensions;

create schema if not exists private;
comment on schema private is 'Functions behind policies, triggers and public functions; not offered by the API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create function private.set_updated_at()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.set_updated_at() is 'Trigger: stamps updated_at of the row being changed.';
revoke all on function private.set_updated_at() from public;

-- Every text that a client can store has an upper bound, in a check constraint that uses one of these functions or
-- char_length(). A test walks the catalogue and finds a column without one.

create function private.is_line(value text, most integer)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- The length comes first: a pattern is not matched against megabytes.
  select case when char_length(value) > most then false else value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' end;
$$;
comment on function private.is_line(text, integer) is
  'Whether the text has at most so many characters and none of them is a control character or the end of a line.';
revoke all on function private.is_line(text, integer) from public;
-- Check constraints run as whoever writes the row.
grant execute on function private.is_line(text, integer) to authenticated, service_role;

create function private.are_lines(lines text[], most_lines integer, most_characters integer)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when cardinality(lines) > most_lines or array_ndims(lines) > 1 then false else not exists (
    select from unnest(lines) as line where line is null or not private.is_line(line, most_characters)
  ) end;
$$;
comment on function private.are_lines(text[], integer, integer) is
  'Whether the list has at most so many elements, each of them a line of at most so many characters and none of them null.';
revoke all on function private.are_lines(text[], integer, integer) from public;
grant execute on function private.are_lines(text[], integer, integer) to authenticated, service_role;

create function private.is_web_address(value text, most integer)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$ select private.is_line(value, most) and value ~* '^https?://'; $$;
comment on function private.is_web_address(text, integer) is 'Whether the text is a line of at most so many characters that begins with http:// or https://.';
revoke all on function private.is_web_address(text, integer) from public;
grant execute on function private.is_web_address(text, integer) to authenticated, service_role;
