-- Resources are found by the words of a search in any order, and by what its skill is called in the engine: "kozi ya kompyuta",
-- "excel training". Before, the whole text had to stand in them as it was typed.

create function private.resource_words(typed text)
returns text[]
language sql
immutable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(word) filter (where not private.is_filler(word) and word <> all (array[
    'course', 'courses', 'training', 'class', 'classes', 'learn', 'lesson', 'lessons', 'free', 'online', 'about', 'how',
    'kozi', 'mafunzo', 'masomo', 'kujifunza', 'jifunza', 'bure', 'mtandaoni', 'kuhusu', 'jinsi'
  ])), array_agg(word))
  from regexp_split_to_table(lower(btrim(typed)), '\s+') as word;
$$;
comment on function private.resource_words(text) is
  'The words of a search that tell resources apart; all of them where none does, as in "free courses".';
revoke all on function private.resource_words(text) from public;
grant execute on function private.resource_words(text) to authenticated;

create function private.has_words(resource public.resources, words text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select not exists (
    select from unnest(words) as word
    where strpos(lower(concat_ws(
      ' ', resource.title, resource.description, resource.type, resource.publisher, array_to_string(resource.skills, ' ')
    )), word) = 0
  );
$$;
comment on function private.has_words(public.resources, text[]) is 'Whether each of the words stands in a resource, or in a word of it.';
revoke all on function private.has_words(public.resources, text[]) from public;
grant execute on function private.has_words(public.resources, text[]) to authenticated;

create or replace function public.search_resources(query text default '', kind text default '', skill text default '', page integer default 1)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
declare
  page_size constant integer := 20;
  wanted constant text := btrim(left(query, 200));
  wanted_words constant text[] := private.resource_words(wanted);
  wanted_skill constant text := btrim(left(skill, 100));
  keys constant text[] := case when wanted_skill <> '' then private.searched_skill(wanted_skill) end;
  meant text[];
  answer jsonb;
begin
  -- A sentence that holds the name of a skill may still be a title: its skill counts where its words find nothing.
  if cardinality(wanted_words) = 1 or not exists (
    select from public.resources where private.has_words(resources, wanted_words)
  ) then
    meant := private.searched_skill(array_to_string(wanted_words, ' '));
  end if;
  with found as materialized (
    select id, title, private.is_of_academy(url) as is_first
    from public.resources
    where (search_resources.kind = '' or type = search_resources.kind)
      and (keys is null or skill_keys && keys)
      and (wanted = '' or skill_keys && meant or private.has_words(resources, wanted_words))
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
  'Twenty resources of a page, the academy first and then by title: those that hold the words, or '
  'that teach the skill they name, of one type, that teach a skill, whatever the skill is called. With how many there are, whether the '
  'academy has an entry at all, and the name of the skill.';
