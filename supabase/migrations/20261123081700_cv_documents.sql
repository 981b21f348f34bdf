-- What is known of the CV a person uploaded; the file itself lies in bucket cvs.

create table public.cv_documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references public.profiles (id) on delete cascade,
  path text not null check (private.is_line(path, 500) and starts_with(path, user_id || '/')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  mime_type text not null check (
    mime_type in (
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    )
  ),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  extracted_text text check (char_length(extracted_text) <= 200000),
  skills text[] not null default '{}' check (private.are_lines(skills, 300, 100)),
  parsed_at timestamptz check (parsed_at between '2000-01-01 00:00:00+00' and '2100-01-01 00:00:00+00'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.cv_documents is 'The CV of a person, at most one; seen and edited by nobody else.';
comment on column public.cv_documents.id is 'Made by the database.';
comment on column public.cv_documents.user_id is 'The person; always the caller.';
comment on column public.cv_documents.path is 'Of the file in bucket cvs: <user id>/<file name>.';
comment on column public.cv_documents.size_bytes is 'Size of the file, at most 10 MB.';
comment on column public.cv_documents.mime_type is 'PDF or Word.';
comment on column public.cv_documents.sha256 is 'Hash of the bytes in hexadecimal; tells whether a file is the one that was read.';
comment on column public.cv_documents.extracted_text is 'Text of the file; null until it has been read.';
comment on column public.cv_documents.skills is 'Skills found in the text.';
comment on column public.cv_documents.parsed_at is 'When the text was read; null until then.';
comment on column public.cv_documents.created_at is 'When the row was added.';
comment on column public.cv_documents.updated_at is 'When the row last changed; kept by a trigger.';

create trigger cv_documents_set_updated_at
before update on public.cv_documents
for each row execute function private.set_updated_at();

create trigger cv_documents_limit_bytes
before insert or update on public.cv_documents
for each row execute function private.limit_written_bytes();

alter table public.cv_documents enable row level security;
revoke all on table public.cv_documents from anon, authenticated;
grant select, delete on table public.cv_documents to authenticated;
grant insert (user_id, path, size_bytes, mime_type, sha256, extracted_text, skills, parsed_at)
  on table public.cv_documents to authenticated;
grant update (user_id, path, size_bytes, mime_type, sha256, extracted_text, skills, parsed_at)
  on table public.cv_documents to authenticated;
grant all on table public.cv_documents to service_role;

create policy "People read what is known of their own CV"
on public.cv_documents for select to authenticated
using (user_id = (select auth.uid()));

create policy "People add what is known of their own CV"
on public.cv_documents for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "People edit what is known of their own CV"
on public.cv_documents for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "People delete what is known of their own CV"
on public.cv_documents for delete to authenticated
using (user_id = (select auth.uid()));
