-- What a resource asks of a person and gives them: who made it, in which languages, how long it takes, what it costs, and
-- which skills it teaches. What nobody knows for sure is null, or an empty list.

alter table public.resources
  add column publisher text check (private.is_line(publisher, 200) and btrim(publisher) <> ''),
  add column languages text[] not null default '{}' check (private.are_lines(languages, 2, 2) and languages <@ array['en', 'sw']),
  add column hours numeric(6, 1) check (hours between 0.1 and 5000),
  add column extent text check (extent in ('self_paced', 'collection', 'reference')),
  add column cost text check (cost in ('free', 'free_certificate_paid')),
  add column skills text[] not null default '{}' check (private.are_lines(skills, 20, 100));
comment on column public.resources.publisher is 'Who made it; null where nobody has said so.';
comment on column public.resources.languages is 'Languages it is in: en, sw.';
comment on column public.resources.hours is 'How many hours its publisher says it takes; null where they name none.';
comment on column public.resources.extent is
  'self_paced: one course or book, as long as the person takes; collection: many, of all lengths; reference: to look things up.';
comment on column public.resources.cost is 'free, or free_certificate_paid: learning is free, and who wants a certificate pays for it.';
comment on column public.resources.skills is 'What it teaches, as the engine names it.';

grant insert (publisher, languages, hours, extent, cost, skills) on table public.resources to authenticated;
grant update (publisher, languages, hours, extent, cost, skills) on table public.resources to authenticated;

create function private.skill_key(name text)
returns text
language sql
immutable
set search_path = ''
as $$ select array_to_string(private.search_keys(private.typed_words(name)), ' '); $$;
comment on function private.skill_key(text) is 'A name of a skill as search_phrases has it.';
revoke all on function private.skill_key(text) from public;

create function private.skill_keys(names text[])
returns text[]
language sql
immutable
-- A generated column is worked out as whoever writes the row, who may not call what this calls.
security definer
set search_path = ''
as $$
  select coalesce(array_agg(private.skill_key(name) order by place), '{}') from unnest(names) with ordinality as listed (name, place);
$$;
comment on function private.skill_keys(text[]) is 'The names of skills as search_phrases has them, in the same order.';
revoke all on function private.skill_keys(text[]) from public;
grant execute on function private.skill_keys(text[]) to authenticated, service_role;

alter table public.resources
  add column skill_keys text[] generated always as (private.skill_keys(skills)) stored check (private.are_lines(skill_keys, 20, 400));
comment on column public.resources.skill_keys is 'The skills in the words that a search compares; worked out from skills.';
create index resources_skill_keys_idx on public.resources using gin (skill_keys);

-- The phrases of a term are asked for once for each skill that is taught.
create index search_phrases_term_idx on private.search_phrases (term);

create function private.skill_spellings(keys text[])
returns table (key text, spelling text)
language sql
stable
security definer
set search_path = ''
-- Statistics of a young table say that reading all of it is cheaper.
set enable_seqscan = off
as $$
  with skill as materialized (
    select asked.key, id
    from unnest(keys) as asked (key)
    join private.search_phrases on phrase = asked.key
    join private.search_terms on id = term and kind = 'word' and id !~ ':'
    union
    select asked.key, id
    from unnest(keys) as asked (key)
    join private.search_terms on id = replace(asked.key, ' ', '-') and kind = 'word'
  )
  select asked.key, asked.key from unnest(keys) as asked (key)
  union select skill.key, array_to_string(private.search_keys(string_to_array(id, '-')), ' ') from skill
  union select skill.key, phrase from skill join private.search_phrases on term = id;
$$;
comment on function private.skill_spellings(text[]) is
  'How else skills are called, by the engine''s concepts, each with its own name: excel, microsoft excel, ms excel.';
revoke all on function private.skill_spellings(text[]) from public;
grant execute on function private.skill_spellings(text[]) to authenticated;

create function private.searched_skill(name text)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  asked constant text := private.skill_key(name);
  keys text[] := array(select spelling from private.skill_spellings(array[asked]));
begin
  -- A name that means a line of work before it means a skill, or has more words than the skill.
  if cardinality(keys) = 1 then
    keys := keys || array(
      select array_to_string(private.search_keys(string_to_array(id, '-')), ' ') from private.search_terms
      where kind = 'word' and id !~ ':' and private.searched_words(asked) @@ anywhere
    );
  end if;
  return keys;
end;
$$;
comment on function private.searched_skill(text) is 'What somebody means who types the name of a skill, as skill_keys has it.';
revoke all on function private.searched_skill(text) from public;
grant execute on function private.searched_skill(text) to authenticated;

create function private.is_of_academy(url text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$ select url ~* '^https?://(www\.)?powerlearnprojectafrica\.org([/?#:]|$)'; $$;
comment on function private.is_of_academy(text) is 'Whether an address is of the free tech-learning academy that stands first in the list.';
revoke all on function private.is_of_academy(text) from public;
grant execute on function private.is_of_academy(text) to authenticated;

create function public.search_resources(query text default '', kind text default '', skill text default '', page integer default 1)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  page_size constant integer := 20;
  wanted constant text := lower(btrim(left(query, 200)));
  wanted_skill constant text := btrim(left(skill, 100));
  keys constant text[] := case when wanted_skill <> '' then private.searched_skill(wanted_skill) end;
  answer jsonb;
begin
  with found as materialized (
    select id, title, private.is_of_academy(url) as is_first
    from public.resources
    where (search_resources.kind = '' or type = search_resources.kind)
      and (keys is null or skill_keys && keys)
      and (wanted = '' or strpos(lower(title), wanted) > 0 or strpos(lower(description), wanted) > 0 or strpos(type, wanted) > 0)
  ),
  shown as (
    select row_number() over (order by is_first desc, title, id) as place, id from found
    order by place
    limit page_size offset page_size * (least(greatest(page, 1), 10000) - 1)
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'page_size', page_size,
    'has_academy', exists (select from public.resources where private.is_of_academy(url)),
    'skill', case when keys is not null then coalesce(
      (select name from public.resources, unnest(skills, skill_keys) as listed (name, key)
        where skill_keys && keys and key = any (keys) order by array_position(keys, key), name limit 1),
      wanted_skill
    ) end,
    'rows', coalesce(
      (select jsonb_agg(to_jsonb(resources) - 'updated_at' - 'skill_keys' order by place)
        from shown join public.resources using (id)), '[]'
    )
  ) into answer;
  return answer;
end;
$$;
comment on function public.search_resources(text, text, text, integer) is
  'Twenty resources of a page, the academy first and then by title: those whose title, description or type holds the text, of one type, '
  'that teach a skill, whatever the skill is called. With how many there are, whether the academy has an entry at all, and the name of the skill.';
revoke all on function public.search_resources(text, text, text, integer) from public, anon, authenticated;
grant execute on function public.search_resources(text, text, text, integer) to authenticated;

create function public.taught_skills()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  with taught as materialized (
    select name, min(key) as key, count(*) as resources, min(title) as title
    from public.resources, unnest(skills, skill_keys) as listed (name, key)
    group by name
    order by name
    limit 1000
  ),
  called as (
    select key, jsonb_agg(spelling order by spelling) as spellings
    from private.skill_spellings(array(select key from taught))
    group by key
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('name', name, 'resources', resources, 'title', title, 'spellings', spellings) order by name
  ), '[]') from taught join called using (key);
$$;
comment on function public.taught_skills() is
  'Each skill that some resource teaches: its name, how many teach it, the first of them by title, and how else it is called. A thousand at most.';
revoke all on function public.taught_skills() from public, anon, authenticated;
grant execute on function public.taught_skills() to authenticated;
