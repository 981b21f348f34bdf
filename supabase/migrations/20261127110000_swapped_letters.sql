-- `gaurd` and `guard` share two trigrams of ten, so the indexes of trigrams do not find one for the other.

create or replace function private.nearest_word(typed text, out word text, out likeness real)
returns record
language sql
stable
strict
set search_path = ''
-- Statistics of a young table say that reading all of it is cheaper.
set enable_seqscan = off
as $$
  with swapped as (
    select array_agg(overlay(typed placing reverse(substr(typed, place, 2)) from place for 2)) as words
    from generate_series(1, char_length(typed) - 1) as place
  )
  select word, likeness
  from (
    select word, likeness,
      -- Two letters that changed places make words less alike than they are.
      likeness + bonus + case when private.letters_of(word) = private.letters_of(typed) then 0.4 else 0 end as rank
    from (
      (
        select word, extensions.similarity(word, typed) as likeness, 0.1 as bonus from private.job_words
        where word operator(extensions.%) typed
        order by likeness desc, word limit 10
      )
      union all
      (
        select word, extensions.similarity(word, typed), 0 from private.search_vocabulary
        where word operator(extensions.%) typed
        order by 2 desc, word limit 10
      )
      union all
      select word, extensions.similarity(word, typed), 0.1 from private.job_words
      where word = any ((select words from swapped)::text[])
      union all
      select word, extensions.similarity(word, typed), 0 from private.search_vocabulary
      where word = any ((select words from swapped)::text[])
    ) as candidates
  ) as ranked
  where rank >= 0.4
  order by rank - 0.05 * abs(char_length(word) - char_length(typed)) + case when right(word, 2) = right(typed, 2) then 0.1 else 0 end desc, abs(char_length(word) - char_length(typed)), word
  limit 1;
$$;
comment on function private.nearest_word(text) is
  'The word of headings or of the engine that is most like a misspelt one, by the indexes of trigrams, or the one with two letters swapped; null when none is like enough.';
