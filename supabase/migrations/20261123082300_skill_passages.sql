-- Where a text names skills of a person. The browser decides what a match is (mf-jobs/src/match/model/match-score.ts); here nothing may
-- be missed that it would find: what it takes for a space (`\s` in JavaScript), and what it takes out of a text, is known here, too.

create function private.skill_expression(words text[], hidden text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select string_agg(
    regexp_replace(regexp_replace(word, '([][\\^$.*+?(){}|-])', '\\\1', 'g'), '(\\?.)', '\1' || replace(hidden, '\', '\\'), 'g'),
    '(?:[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' || hidden || ')+' order by place
  )
  from unnest(words) with ordinality as listed (word, place);
$$;
comment on function private.skill_expression(text[], text) is
  'A regular expression for these words, one after the other; hidden: what may stand after each character.';
revoke all on function private.skill_expression(text[], text) from public;

create function private.readable(body text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(
    body, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]', '', 'g'
  );
$$;
comment on function private.readable(text) is 'The text without characters that nobody reads, which may stand within words; the browser takes them out, too.';
revoke all on function private.readable(text) from public;

create function private.whole_words(expressions text[])
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(expression), '{}')
  from (
    select '(?<![a-zA-Z0-9])(?:' || string_agg(expression, '|' order by place) || ')(?![a-zA-Z0-9+#])' as expression
    from unnest(expressions) with ordinality as listed (expression, place)
    group by (place - 1) / 100
  ) as groups;
$$;
comment on function private.whole_words(text[]) is
  'Regular expressions that find any of the given ones as whole words: one for each hundred, since PostgreSQL takes none of any size.';
revoke all on function private.whole_words(text[]) from public;

create function private.skill_keywords(skills text[])
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
as $$
  with named as (
    select place, array(
      select word
      from regexp_split_to_table(lower(skill), '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+') with ordinality as parts (word, part)
      where word <> '' order by part
    ) as words
    -- An expression of any size takes any time. These are about 50 skills, more than a long CV names.
    from (
      select skill, place, sum(char_length(skill)) over (order by place) as characters
      from unnest(skills) with ordinality as listed (skill, place)
    ) as listed
    where characters <= 800
  ), complete as (
    select place, words, coalesce(nullif(array(select word from unnest(words) as word where char_length(word) > 3), '{}'), words) as required
    from named where words <> '{}'
  ), terms as (
    select words, required, true as is_whole, place from complete
    union all
    select array[word], array[word], false, place from complete cross join unnest(required) as word where cardinality(words) > 1
  ), limited as (
    select words, required, bool_or(is_whole) as is_whole, min(place) as place from terms
    group by words, required order by min(place), bool_or(is_whole) desc limit 100
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'seen', private.skill_expression(words, ''),
    'hidden', private.skill_expression(
      words, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]*'
    ),
    'required', required, 'is_word', cardinality(words) = 1, 'is_whole', is_whole
  ) order by place), '[]')
  from limited;
$$;
comment on function private.skill_keywords(text[]) is
  'What is looked for: each skill, and each word of those of several words, of them only the ones of four letters or more when there are any. '
  '[{seen (its expression in a readable text), hidden (in any), required (the words that must be there), is_word, is_whole (not a part of a skill)}]. '
  'Skills after the first 800 characters are left out, and terms after the first 100.';
revoke all on function private.skill_keywords(text[]) from public;

create function private.passage(body text, first integer, past integer)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  named constant text := substr(body, first, past - first);
  -- To the beginning and to the end of the sentence or line.
  head text := regexp_replace(substr(body, greatest(first - 240, 1), least(first - 1, 240)), '^.*([.!?]\s|[\n\r])\s*', '');
  tail text := substr(body, past, 240);
  room integer;
begin
  tail := left(tail, coalesce(nullif(regexp_instr(tail, '[.!?](?=\s)|(?=[\n\r])', 1, 1, 1), 0) - 1, 240));
  if char_length(head || named || tail) > 240 then
    if char_length(head) > 100 then
      head := '…' || regexp_replace(right(head, 100), '^\S*\s+', '');
    end if;
    room := greatest(239 - char_length(head || named), 40);
    if char_length(tail) > room then
      tail := regexp_replace(left(tail, room), '\s+\S*$', '') || '…';
    end if;
  end if;
  return btrim(head || named || tail);
end;
$$;
comment on function private.passage(text, integer, integer) is
  'The sentence or line around the characters from first to before past; a long one is cut to about 240 characters around them, between words.';
revoke all on function private.passage(text, integer, integer) from public;

create function private.mentions(description text, expressions text[], terms jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  with texts as materialized (
    -- Positions in what is read are not those in what was written.
    select private.readable(description) as body, char_length(private.readable(left(description, 600))) as sent
  ), present as materialized (
    -- One walk over the text for all words; few of them are there.
    select array(
      select distinct lower(hit[1]) from unnest(expressions) as expression, regexp_matches(body, expression, 'gi') as hit
    ) as words, lower(left(body, sent)) as beginning
    from texts
  ), sought as materialized (
    -- Each has an expression of its own, and PostgreSQL keeps 32 of them compiled. Those that the beginning may show come last.
    select term.seen, term.is_whole
    from present cross join rows from (jsonb_to_recordset(terms) as (seen text, required text[], is_whole boolean))
      with ordinality as term (seen, required, is_whole, place)
    where term.required <@ words
    order by term.is_whole desc, not exists (select from unnest(term.required) as word where strpos(beginning, word) = 0), term.place limit 12
  ), places as materialized (
    select is_whole, regexp_instr(body, alone, 1, 1, 0, 'i') as first, regexp_instr(body, alone, 1, 1, 1, 'i') as past
    from texts cross join sought
      cross join lateral concat('(?<![a-zA-Z0-9])(?:', seen, ')(?![a-zA-Z0-9+#])') as alone
    -- Else the browser finds it in the beginning. What ends where that ends may have been cut.
    where left(body, sent) !~* (alone || '(?=.)')
  ), passages as materialized (
    select private.passage(body, first, past) as passage, min(first) as first, bool_or(is_whole) as is_whole
    from texts cross join places
    where first > 0
    group by 1
  ), chosen as (
    select passage, first, sum(char_length(passage)) over surest as characters, row_number() over surest as place
    from passages
    window surest as (order by is_whole desc, first rows unbounded preceding)
  )
  select coalesce(jsonb_agg(passage order by first), '[]') from chosen where characters <= 2000 and place <= 12;
$$;
comment on function private.mentions(text, text[], jsonb) is
  'For each of up to 12 terms that stands nowhere in the first 600 characters the first passage that names it: at most 12 and 2,000 characters, '
  'whole skills rather than parts of them, in the order of the text. expressions: of the words in terms, as seen.';
revoke all on function private.mentions(text, text[], jsonb) from public;
