-- The letter that goes with an application. Its person writes it, and nobody else reads it.

alter table public.applied_jobs add column cover_letter text check (char_length(cover_letter) <= 10000);
comment on column public.applied_jobs.cover_letter is 'The cover letter the person saved with the application; null without one.';

-- Whoever may read the row reads this too.
grant update (cover_letter) on table public.applied_jobs to authenticated;
