-- How a text becomes the words that a search compares.

create function private.plain_terms(content text)
returns text
-- Not in SQL, as all that follows: PostgreSQL would prepare it anew at each call.
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return case when content ~ '\+\+|#|\.[nN][eE][tT]\M|\.[jJ][sS]\M|\mIT\M' then
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(content, '\mc\+\+', 'cplusplus', 'gi'),
            '\m([cf])#', '\1sharp', 'gi'
          ),
          '(^|[^[:alnum:]@.])(asp|vb)?\.net\M', '\1\2 dotnet', 'gi'
        ),
        '\m([[:alpha:]]+)\.js\M', '\1js', 'gi'
      ),
      '\mIT\M', 'ICT', 'g'
    )
  else content end;
end;
$$;
comment on function private.plain_terms(text) is
  'The text with names whose signs full text search would drop as words: C++, C#, .NET, Node.js, and IT, which is no "it". '
  'searchWords in engine/src/search/search-word.ts does the same.';
revoke all on function private.plain_terms(text) from public;

create function private.searched_words(content text)
returns tsvector
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return strip(to_tsvector('pg_catalog.simple', private.plain_terms(content)));
end;
$$;
comment on function private.searched_words(text) is 'The words of a text as they are written.';
revoke all on function private.searched_words(text) from public;

create function private.search_keys(words text[])
returns text[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  keys text[] := '{}';
  word text;
begin
  foreach word in array words loop
    keys := keys || case
      when word = 'it' then 'ict'
      when word ~ '..ies$' then left(word, -3) || 'y'
      when word ~ '..[^sui]s$' then left(word, -1)
      else word
    end;
  end loop;
  return keys;
end;
$$;
comment on function private.search_keys(text[]) is 'Plurals as their singulars, and IT as ICT; searchKey in engine/src/search/search-word.ts does the same.';
revoke all on function private.search_keys(text[]) from public;
