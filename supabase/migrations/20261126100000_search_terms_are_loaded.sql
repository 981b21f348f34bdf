-- The words of a search are data: a script loads them after the migrations, and again when the engine has others.

create table private.search_terms_version (
  only_row boolean primary key default true check (only_row),
  version text not null check (private.is_line(version, 64))
);
comment on table private.search_terms_version is 'Which words the search knows; no row until some are loaded.';
comment on column private.search_terms_version.only_row is 'Always true: there is one row at most.';
comment on column private.search_terms_version.version is 'Hash of what load_search_terms was given.';
alter table private.search_terms_version enable row level security;

create policy "No client sees the version of the terms"
on private.search_terms_version for all to anon, authenticated
using (false);

create function private.marks_in(words tsvector)
returns text[]
language sql
immutable
set search_path = ''
as $$ select array(select word from unnest(tsvector_to_array(words)) as word where left(word, 1) = '@' order by word); $$;
comment on function private.marks_in(tsvector) is 'The marks of heading_marks among the words of a job.';
revoke all on function private.marks_in(tsvector) from public;

create function private.load_search_terms(new_version text, lines text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.search_terms;
  delete from private.search_phrases;
  delete from private.title_phrases;
  delete from private.search_vocabulary;
  perform private.add_search_terms(lines);
  insert into private.search_terms_version (version) values (new_version)
  on conflict (only_row) do update set version = excluded.version;
  -- Only the marks depend on the terms; the other words of a job stay as they are.
  with marked as materialized (
    select id, private.marks_in(heading) as marks, private.heading_marks(title, location, type) as meant from public.jobs
  )
  update public.jobs set heading = ts_delete(heading, marks) || meant, search = ts_delete(search, marks) || meant
  from marked where marked.id = jobs.id and marks <> private.marks_in(meant);
  with marked as materialized (
    select source, external_id, private.marks_in(heading) as marks,
      private.heading_marks(title, location, private.external_job_type(contract_type, contract_time)) as meant
    from public.external_jobs
  )
  update public.external_jobs as jobs set heading = ts_delete(heading, marks) || meant, search = ts_delete(search, marks) || meant
  from marked
  where (marked.source, marked.external_id) = (jobs.source, jobs.external_id) and marks <> private.marks_in(meant);
end;
$$;
comment on function private.load_search_terms(text, text) is
  'Replaces the words of the search by lines as add_search_terms takes them, and marks the jobs whose titles mean something else now.';
revoke all on function private.load_search_terms(text, text) from public;
