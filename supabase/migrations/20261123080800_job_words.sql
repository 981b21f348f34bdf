-- The words and places of jobs, by which search_jobs corrects what is typed and narrows by location.

create table private.job_words (
  word text collate "C" primary key check (char_length(word) between 4 and 40)
);
comment on table private.job_words is 'Words in headings of jobs that are or were active; misspelt ones are corrected by them.';
comment on column private.job_words.word is 'In lower case, four letters or more; in collation C, in which a prefix is a range of the index.';

-- Without the pending list of such an index, which every search would read from end to end.
create index job_words_trigrams_idx on private.job_words
  using gin (word extensions.gin_trgm_ops) with (fastupdate = off);
alter table private.job_words enable row level security;

create policy "No client sees the words"
on private.job_words for all to anon, authenticated
using (false);

create table private.job_locations (
  location text primary key check (private.is_line(location, 100))
);
comment on table private.job_locations is 'Locations of jobs that are or were active: far fewer than jobs, so a filter looks here first.';
comment on column private.job_locations.location is 'As the job has it.';
alter table private.job_locations enable row level security;

create policy "No client sees the locations"
on private.job_locations for all to anon, authenticated
using (false);

create function private.keep_job_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_limited constant boolean := auth.uid() is not null and not private.has_role('admin');
  new_words text[] := array(
    select lexeme from unnest(tsvector_to_array(new.heading)) as lexeme
    where lexeme ~ '^[[:alpha:]]{4,40}$' and not exists (select from private.job_words where word = lexeme)
    order by lexeme
  );
begin
  -- A job with words that are not kept is found as any other; only nobody's typing is corrected to them.
  if is_limited and cardinality(new_words) > 0 then
    new_words := new_words[1:private.take_allowance('job words', '-infinity', 5000, cardinality(new_words))];
  end if;
  insert into private.job_words (word) select unnest(new_words) on conflict do nothing;
  if new.location is not null and not exists (select from private.job_locations where location = new.location) then
    -- A job whose location is not kept would be missing when somebody looks for that place.
    if is_limited and private.take_allowance('job locations', '-infinity', 500) = 0 then
      raise sqlstate 'FQ001' using
        message = 'Your jobs have named 500 different locations, which is the limit. Choose one of those, or one that other jobs have.';
    end if;
    insert into private.job_locations (location) values (new.location) on conflict do nothing;
  end if;
  return new;
end;
$$;
comment on function private.keep_job_words() is
  'Trigger: words and location of an active job are known to the search. One account adds 5,000 words and 500 locations at most.';
revoke all on function private.keep_job_words() from public;

create trigger jobs_keep_words
after insert or update of title, company_name, company_id, location, status on public.jobs
for each row when (new.status = 'active')
execute function private.keep_job_words();

-- A word stands for every word that begins with it, and a plural for its singular.
create function private.word_query(word text)
returns tsquery
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select case
    when word ~ '..ies$' then (quote_literal(word) || ':*|' || quote_literal(left(word, -3) || 'y') || ':*')::tsquery
    when word ~ '..[^sui]s$' then (quote_literal(left(word, -1)) || ':*')::tsquery
    else (quote_literal(word) || ':*')::tsquery
  end;
$$;
comment on function private.word_query(text) is 'What one typed word looks for.';
revoke all on function private.word_query(text) from public;

create function private.letters_of(word text)
returns text
language sql
immutable
strict
set search_path = ''
as $$ select string_agg(letter, '' order by letter) from string_to_table(word, null) as letter; $$;
comment on function private.letters_of(text) is 'The letters of a word in the order of the alphabet.';
revoke all on function private.letters_of(text) from public;

create function private.nearest_word(typed text, out word text, out likeness real)
returns record
language sql
stable
strict
set search_path = ''
-- Statistics of a young table say that reading all of it is cheaper.
set enable_seqscan = off
as $$
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
    ) as candidates
  ) as ranked
  where rank >= 0.4
  order by rank - 0.05 * abs(char_length(word) - char_length(typed)) + case when right(word, 2) = right(typed, 2) then 0.1 else 0 end desc, abs(char_length(word) - char_length(typed)), word
  limit 1;
$$;
comment on function private.nearest_word(text) is
  'The word of headings or of the engine that is most like a misspelt one, by the indexes of trigrams; null when none is like enough.';
revoke all on function private.nearest_word(text) from public;

create function private.begins_job_word(typed text)
returns boolean
language sql
stable
strict
set search_path = ''
as $$
  -- Collation C orders by code point, so nothing that begins with the text comes after this.
  select exists (select from private.job_words where word >= typed and word < typed || U&'\+10FFFF');
$$;
comment on function private.begins_job_word(text) is 'Whether a word of the headings begins with the text; a range of the primary key.';
revoke all on function private.begins_job_word(text) from public;

create function private.correct_words(words text[], out corrected text[], out shown text[])
returns record
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
declare
  -- Each correction reads the indexes of trigrams; who mistypes more words than this is told that nothing was found.
  corrections_left integer := 3;
  typed text;
  stem text;
  nearest text;
  alike real;
begin
  corrected := '{}';
  shown := '{}';
  -- Until the transaction ends. `drvier` and `driver` are alike by 0.27, which the preset of 0.3 leaves out.
  perform set_config('pg_trgm.similarity_threshold', '0.25', true);
  foreach typed in array words loop
    nearest := null;
    stem := coalesce(nullif((ts_lexize('pg_catalog.english_stem', typed))[1], ''), typed);
    if private.begins_job_word(typed) or exists (select from private.search_vocabulary where word = typed) then
      stem := typed;
    elsif char_length(typed) between 4 and 40 and corrections_left > 0 then
      corrections_left := corrections_left - 1;
      select found.word, found.likeness into nearest, alike from private.nearest_word(typed) as found;
      -- `nursing` is no misspelt `nurse`, but a posting for a nurse has no other word of it.
      if alike < 0.45 and stem <> typed and private.begins_job_word(stem) then
        nearest := null;
      elsif nearest is not null then
        stem := nearest;
      end if;
    end if;
    corrected := corrected || coalesce(nearest, case when private.begins_job_word(stem) then stem end, typed);
    shown := shown || coalesce(nearest, typed);
  end loop;
end;
$$;
comment on function private.correct_words(text[]) is
  'corrected: the words with those that neither a heading nor the engine has put right, up to three of them, or cut to their stem; '
  'shown: the same without stems, which are no words.';
revoke all on function private.correct_words(text[]) from public;
