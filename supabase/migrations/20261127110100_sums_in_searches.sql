-- People type what they want to earn: "nurse Kisumu 30k", "driver 30,000 per month". No advert has that figure as a word, so the search
-- found nothing. Pay is a filter of its own.

create or replace function private.typed_words(query text)
returns text[]
language plpgsql
immutable
set search_path = ''
as $$
begin
  return array(
    select case hit[1] when 'it' then 'ict' else hit[1] end
    from regexp_matches(
      regexp_replace(lower(private.plain_terms(query)), '(\d),(?=\d{3}\M)', '\1', 'g'), '[[:alnum:]]+', 'g'
    ) with ordinality as matches (hit, place)
    order by place limit 16
  );
end;
$$;

create or replace function private.is_filler(word text)
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
    'wa', 'ya', 'za', 'la', 'cha', 'vya', 'kwa', 'na', 'ni', 'huko', 'kazi', 'ajira', 'nafasi', 'natafuta', 'nataka', 'tafuta', 'naomba', 'zote', 'zozote', 'yoyote', 'leo',
    'ksh', 'kshs', 'kes', 'per', 'month', 'monthly', 'mwezi'
  ]) or word ~ '^(?:\d{1,3}k|(?:ksh?s?|kes)?\d{4,7})$'
    or char_length(word) > 2 and ts_lexize('pg_catalog.english_stem', word) = '{}';
end;
$$;
comment on function private.is_filler(text) is
  'Whether a word is in every text, means work itself, or tells a sum or a year, so that it tells nothing among others.';
