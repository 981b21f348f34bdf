-- What a provider of AI said on a CV and a posting: asked once, when somebody opens the explanation, and kept.

create table public.match_opinions (
  user_id uuid references public.profiles (id) on delete cascade,
  posting text check (private.is_line(posting, 300)),
  text_hash text not null check (private.is_line(text_hash, 64)),
  opinion text not null check (char_length(opinion) between 1 and 2000),
  created_at timestamptz not null default now(),
  primary key (user_id, posting)
);
comment on table public.match_opinions is 'What the provider said on how a person fits a posting; the person reads it, the function ai-analyze writes it.';
comment on column public.match_opinions.user_id is 'The person.';
comment on column public.match_opinions.posting is 'Id of a job, or <source>:<external_id>.';
comment on column public.match_opinions.text_hash is 'Hash of CV and advert: of another text, another opinion is asked for.';
comment on column public.match_opinions.opinion is 'Plain text for the person.';
comment on column public.match_opinions.created_at is 'When it was given.';

create index match_opinions_posting_idx on public.match_opinions (posting);
alter table public.match_opinions enable row level security;
revoke all on table public.match_opinions from anon, authenticated;
grant select on table public.match_opinions to authenticated;
grant all on table public.match_opinions to service_role;

create policy "People read opinions on their own matches"
on public.match_opinions for select to authenticated
using (user_id = (select auth.uid()));

create function private.forget_opinions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.match_opinions where posting = old.posting;
  return null;
end;
$$;
comment on function private.forget_opinions() is 'Trigger: what was said on a posting goes with it.';
revoke all on function private.forget_opinions() from public;

create trigger posting_facts_forget_opinions
after delete on private.posting_facts
for each row execute function private.forget_opinions();
