-- What people tell us about the product.

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  text text not null check (char_length(text) <= 5000 and btrim(text) <> ''),
  page text check (private.is_line(page, 200)),
  created_at timestamptz not null default now()
);
comment on table public.feedback is 'Written by signed-in people, read by whoever runs the product, by no client.';
comment on column public.feedback.id is 'Made by the database.';
comment on column public.feedback.user_id is 'Who wrote it; null when the person would rather not say. Goes with the account.';
comment on column public.feedback.text is 'What they wrote.';
comment on column public.feedback.page is 'Path of the page they were on.';
comment on column public.feedback.created_at is 'When it was sent.';

create index feedback_user_id_idx on public.feedback (user_id);

create function private.limit_feedback()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    return new;
  end if;
  -- Feedback without a name counts, too, so the rows themselves cannot be counted.
  perform private.count_against_day('feedback', 20, 'messages');
  if private.take_allowance('feedback', '-infinity', 200) = 0 then
    raise sqlstate 'FQ001' using
      message = 'You have reached the limit of 200 messages. Thank you for them; this account can send no more.';
  end if;
  return new;
end;
$$;
comment on function private.limit_feedback() is 'Trigger: a person sends 20 messages a day and 200 in all at most, with a name or without.';
revoke all on function private.limit_feedback() from public;

create trigger feedback_limit
before insert on public.feedback
for each row execute function private.limit_feedback();

alter table public.feedback enable row level security;
revoke all on table public.feedback from anon, authenticated;
grant insert (user_id, text, page) on table public.feedback to authenticated;
grant all on table public.feedback to service_role;

create policy "Signed-in people send feedback in their own name or in none"
on public.feedback for insert to authenticated
with check (user_id = (select auth.uid()) or user_id is null);
