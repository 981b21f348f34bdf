-- What a search asks for: from what was typed to questions for the indexes.

create function private.typed_words(query text)
returns text[]
language plpgsql
immutable
set search_path = ''
as $$
begin
  return array(
    select case hit[1] when 'it' then 'ict' else hit[1] end
    from regexp_matches(lower(private.plain_terms(query)), '[[:alnum:]]+', 'g') with ordinality as matches (hit, place)
    order by place limit 16
  );
end;
$$;
comment on function private.typed_words(text) is 'The words of a search, sixteen at most.';
revoke all on function private.typed_words(text) from public;

create function private.is_filler(word text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return word = any (array[
    'a', 'an', 'the', 'and', 'or', 'at', 'in', 'of', 'on', 'to', 'for', 'with', 'as', 'is', 'i', 'am', 'me', 'my', 'near', 'around',
    'job', 'jobs', 'work', 'vacancy', 'vacancies', 'opening', 'openings', 'position', 'positions', 'opportunity', 'opportunities',
    'looking', 'all', 'wanted', 'want', 'needed', 'need', 'any', 'find', 'hiring', 'urgent', 'urgently', 'latest', 'today',
    'wa', 'ya', 'za', 'la', 'cha', 'vya', 'kwa', 'na', 'ni', 'huko', 'kazi', 'ajira', 'nafasi', 'natafuta', 'nataka', 'tafuta', 'naomba', 'zote', 'zozote', 'yoyote', 'leo'
  ]) or char_length(word) > 2 and ts_lexize('pg_catalog.english_stem', word) = '{}';
end;
$$;
comment on function private.is_filler(text) is 'Whether a word is in every text, or means work itself, so that it tells nothing among others.';
revoke all on function private.is_filler(text) from public;

-- A word or a phrase of what was typed; terms is null for a word that the engine has no other words for.
create type private.search_part as (words text[], terms text[]);

create function private.search_parts(words text[])
returns private.search_part[]
language plpgsql
stable
set search_path = ''
-- Statistics of a young table say that reading all of it is cheaper.
set enable_seqscan = off
as $$
declare
  most_words constant integer := 6;
  keys text[] := private.search_keys(words);
  parts private.search_part[] := '{}';
  opening integer := 1;
  closing integer;
  known text[];
begin
  while opening <= cardinality(keys) loop
    closing := least(opening + most_words, cardinality(keys) + 1);
    known := null;
    while known is null and closing > opening loop
      closing := closing - 1;
      known := (select array_agg(term order by term) from private.search_phrases where phrase = array_to_string(keys[opening:closing], ' '));
    end loop;
    if known is not null or not private.is_filler(words[opening]) then
      parts := parts || row(words[opening:closing], known)::private.search_part;
    end if;
    opening := closing + 1;
  end loop;
  return parts;
end;
$$;
comment on function private.search_parts(text[]) is
  'The words cut into the longest phrases that mean something, from left to right; without fillers.';
revoke all on function private.search_parts(text[]) from public;

create function private.or_queries(one tsquery, other tsquery)
returns tsquery
language sql
immutable
set search_path = ''
as $$ select coalesce(one || other, one, other); $$;
comment on function private.or_queries(tsquery, tsquery) is 'Either; one of them when the other is null.';
revoke all on function private.or_queries(tsquery, tsquery) from public;

create function private.read_search(words text[], out tiers tsquery[], out everything tsquery)
returns record
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
declare
  part private.search_part;
  meant record;
  related record;
  typed tsquery;
  named tsquery;
  near tsquery;
  anywhere tsquery;
begin
  foreach part in array private.search_parts(words) loop
    if part.terms is null then
      typed := private.word_query(part.words[1]);
      named := typed;
      near := typed;
      anywhere := typed;
    else
      typed := private.texts_query(array_to_string(part.words, ' '));
      select string_agg('(' || terms.in_heading::text || ')', '|')::tsquery as in_heading,
        string_agg('(' || terms.anywhere::text || ')', '|')::tsquery as anywhere
      into meant
      from private.search_terms as terms where terms.id = any (part.terms);
      select string_agg('(' || others.in_heading::text || ')', '|')::tsquery as in_heading,
        -- The words of "finance officer" stand in many texts by chance.
        string_agg('(' || others.anywhere::text || ')', '|') filter (where others.anywhere::text !~ '&')::tsquery as anywhere
      into related
      from private.search_terms as others
      where others.id in (
        select unnest(terms.related) from private.search_terms as terms where terms.id = any (part.terms)
      );
      named := meant.in_heading;
      near := private.or_queries(named, related.in_heading);
      anywhere := private.or_queries(private.or_queries(typed, near), private.or_queries(meant.anywhere, related.anywhere));
      -- Of what has the meaning, those come first that have the words too.
      typed := named && typed;
    end if;
    tiers := array[
      coalesce(tiers[1] && typed, typed), coalesce(tiers[2] && named, named), coalesce(tiers[3] && near, near)
    ];
    everything := coalesce(everything && anywhere, anywhere);
  end loop;
end;
$$;
comment on function private.read_search(text[]) is
  'tiers: what a heading is to have, from the words as typed over what they mean to what is related, each holding the one before; '
  'everything: what a posting is to have somewhere to be found at all. Null when no word tells anything.';
revoke all on function private.read_search(text[]) from public;
