-- What people type and what postings call it: dereva is a driver, HR is human resources, Kiambu has Thika in it.

create table private.search_terms (
  id text collate "C" primary key check (private.is_line(id, 100)),
  kind text not null check (kind in ('work', 'place', 'type', 'word')),
  in_heading tsquery not null check (numnode(in_heading) <= 1000),
  anywhere tsquery not null check (numnode(anywhere) <= 1000),
  related text[] not null check (private.are_lines(related, 100, 100))
);
comment on table private.search_terms is 'What words of a search mean; the rows come from the engine and change with it.';
comment on column private.search_terms.id is 'Concept of the engine, or field:, word: or place: with a name.';
comment on column private.search_terms.kind is 'work: an occupation or a field, which titles tell; place: where; type: of job; word: may stand anywhere in a posting.';
comment on column private.search_terms.in_heading is 'What a heading has that says it: the mark of heading_marks, or of a word the words of its name.';
comment on column private.search_terms.anywhere is 'What a posting has that says it.';
comment on column private.search_terms.related is 'Terms of kind work whose postings come next.';
alter table private.search_terms enable row level security;

create policy "No client sees the terms"
on private.search_terms for all to anon, authenticated
using (false);

create table private.search_phrases (
  phrase text collate "C" check (char_length(phrase) <= 100),
  term text collate "C" not null check (char_length(term) <= 100),
  primary key (phrase, term)
);
comment on table private.search_phrases is 'How people type the terms. Only add_search_terms writes here, so that 14,000 rows need no foreign key each.';
comment on column private.search_phrases.phrase is 'Words as search_keys has them, with single spaces.';
comment on column private.search_phrases.term is 'What it means; some phrases mean two things.';
alter table private.search_phrases enable row level security;

create policy "No client sees the phrases"
on private.search_phrases for all to anon, authenticated
using (false);

create table private.title_phrases (
  phrase text collate "C" check (char_length(phrase) <= 100),
  term text collate "C" not null check (char_length(term) <= 100),
  primary key (phrase, term)
);
comment on table private.title_phrases is 'How titles of postings name work.';
comment on column private.title_phrases.phrase is 'Words as search_keys has them, with single spaces.';
comment on column private.title_phrases.term is 'The work.';
alter table private.title_phrases enable row level security;

create policy "No client sees the phrases of titles"
on private.title_phrases for all to anon, authenticated
using (false);

create table private.search_vocabulary (
  word text collate "C" primary key check (char_length(word) between 4 and 40)
);
comment on table private.search_vocabulary is 'The words of all phrases, to which misspelt ones are corrected.';
comment on column private.search_vocabulary.word is 'In lower case, four letters or more.';
alter table private.search_vocabulary enable row level security;

create policy "No client sees the vocabulary"
on private.search_vocabulary for all to anon, authenticated
using (false);

create function private.texts_query(texts text)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select string_agg(
    '(' || (
      -- A long word stands for every word that begins with it; a short one begins too many others (intern, internal).
      select string_agg(
        case when char_length(word) > 6 then quote_literal(word) || ':*'
        else '(' || quote_literal(word) || '|' || quote_literal(word || 's') || ')' end, '&'
      )
      from string_to_table(spelling, ' ') as word
    ) || ')', '|'
  )::tsquery
  from string_to_table(texts, ',') as spelling
  where spelling <> '';
$$;
comment on function private.texts_query(text) is 'All words of one of the texts, which have commas between them.';
revoke all on function private.texts_query(text) from public;

create function private.add_search_terms(lines text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  create temporary table added on commit drop as
    select split_part(line, '|', 1) as id, split_part(line, '|', 2) as kind, split_part(line, '|', 3) as phrases,
      case when split_part(line, '|', 4) = '=' then split_part(line, '|', 3) else split_part(line, '|', 4) end as titles,
      split_part(line, '|', 5) as texts, split_part(line, '|', 6) as related
    from string_to_table(lines, e'\n') as line
    where line <> '';
  insert into private.search_terms (id, kind, in_heading, anywhere, related)
  select id, kind, case when kind = 'word' then private.texts_query(split_part(texts, ',', 1)) else mark end,
    coalesce(mark || private.texts_query(texts), private.texts_query(texts), mark), string_to_array(related, ',')
  from pg_temp.added cross join lateral (
    select case when kind <> 'word' then quote_literal('@' || id)::tsquery end as mark
  ) as marked;
  insert into private.search_phrases (phrase, term)
  select phrase, id from pg_temp.added, string_to_table(phrases, ',') as phrase where phrase <> '';
  insert into private.title_phrases (phrase, term)
  select phrase, id from pg_temp.added, string_to_table(titles, ',') as phrase where phrase <> '';
  insert into private.search_vocabulary (word)
  select distinct word from private.search_phrases, string_to_table(phrase, ' ') as word where word ~ '^[[:alpha:]]{4,40}$';
  drop table pg_temp.added;
end;
$$;
comment on function private.add_search_terms(text) is
  'Adds terms, a line each: id|kind|phrases|titles (= as the phrases)|texts|related, the lists with commas.';
revoke all on function private.add_search_terms(text) from public;

create index search_vocabulary_trigrams_idx on private.search_vocabulary using gin (word extensions.gin_trgm_ops);
