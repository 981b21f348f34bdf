-- What people tell us about the product.

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  text text not null check (char_length(btrim(text)) between 1 and 5000),
  page text check (char_length(page) <= 200),
  created_at timestamptz not null default now()
);
comment on table public.feedback is 'Written by signed-in people, read by whoever runs the product, by no client.';
comment on column public.feedback.id is 'Made by the database.';
comment on column public.feedback.user_id is 'Who wrote it; null when the person would rather not say. Goes with the account.';
comment on column public.feedback.text is 'What they wrote.';
comment on column public.feedback.page is 'Path of the page they were on.';
comment on column public.feedback.created_at is 'When it was sent.';

create index feedback_user_id_idx on public.feedback (user_id);

alter table public.feedback enable row level security;
revoke all on table public.feedback from anon, authenticated;
grant insert (user_id, text, page) on table public.feedback to authenticated;
grant all on table public.feedback to service_role;

create policy "Signed-in people send feedback in their own name or in none"
on public.feedback for insert to authenticated
with check (user_id = (select auth.uid()) or user_id is null);
