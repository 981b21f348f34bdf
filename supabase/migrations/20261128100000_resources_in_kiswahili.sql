-- Resources are written in English: "mahojiano" and "wasifu" find what "interview" and "cv" find, and words around them such as
-- "tips" narrow nothing. Before, they found none.

create or replace function private.resource_words(typed text)
returns text[]
language sql
immutable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(word) filter (where not private.is_filler(word) and word <> all (array[
    'course', 'courses', 'training', 'class', 'classes', 'learn', 'lesson', 'lessons', 'free', 'online', 'about', 'how',
    'tips', 'help', 'prepare', 'preparation', 'questions', 'writing', 'write',
    'kozi', 'mafunzo', 'masomo', 'kujifunza', 'jifunza', 'bure', 'mtandaoni', 'kuhusu', 'jinsi',
    'vidokezo', 'msaada', 'maandalizi', 'kujiandaa', 'maswali', 'kuandika', 'andika'
  ])), array_agg(word))
  from regexp_split_to_table(lower(btrim(typed)), '\s+') as typed_word,
    lateral (select case
      when typed_word in ('mahojiano', 'usaili', 'interviews') then 'interview'
      when typed_word = 'wasifu' then 'cv'
      when typed_word = 'barua' then 'letter'
      when typed_word = 'kiingereza' then 'english'
      when typed_word = 'sheria' then 'law'
      when typed_word = 'kodi' then 'revenue'
      when typed_word = 'takwimu' then 'statistics'
      when typed_word = 'vitabu' then 'book'
      else typed_word
    end) as meaning (word);
$$;
comment on function private.resource_words(text) is
  'The words of a search that tell resources apart, in English; all of them where none does, as in "free courses".';
