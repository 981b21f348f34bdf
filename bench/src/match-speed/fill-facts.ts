import type { FilledDatabase } from '../search/fill-database.ts';

/**
 * Adds active jobs until there are `count`, each with the facts of one that was read already, at random moments of the past year
 * and places. The rows of `posting_facts` and their index are what a question looks at; the texts are short, since only a page of
 * them is ever shown. The same rows at each call.
 */
export async function addReadJobs(database: FilledDatabase, count: number): Promise<void> {
  await database.unsafe(`
    select setseed(0.2026);
    create temporary table read_material as
      select row_number() over (order by posting) as place, facts.*, jobs.title, left(jobs.description, 200) as description,
        jobs.company_id, jobs.location
      from private.posting_facts as facts join public.jobs on jobs.id::text = facts.posting;
    create temporary table added as
      select gen_random_uuid() as id, now() - draws.second * interval '365 days' as added_at, material.*
      from (
          select random() as first, random() as second
          from generate_series(1, ${count} - (select count(*) from private.posting_facts))
        ) as draws
        join read_material as material on material.place = 1 + floor(draws.first * (select count(*) from read_material));
    -- What the triggers of jobs would write is written below, all at once.
    alter table public.jobs disable trigger jobs_follow;
    insert into public.jobs (id, company_id, title, description, location, type, created_at)
      select id, company_id, title, description, location, type, added_at from added;
    alter table public.jobs enable trigger jobs_follow;
    alter table private.posting_facts disable trigger posting_facts_index_new;
    create temporary table before_them as select max(number) as number from private.posting_facts;
    insert into private.posting_facts (
      posting, posted_at, open_until, county, in_kenya, remote, type, engine_version, text_hash, read_at, full_marks, level, occupation,
      concepts, weights, words, word_percents, licences, choices
    )
    select id::text, added_at, 'infinity', county, in_kenya, remote, type, engine_version, text_hash, read_at, full_marks, level,
      occupation, concepts, weights, words, word_percents, licences, choices
    from added;
    alter table private.posting_facts enable trigger posting_facts_index_new;
    insert into private.posting_concepts (concept, number, weight, full_marks)
    select concept, number, weight, full_marks
    from private.posting_facts cross join unnest(concepts, weights) as listed (concept, weight)
    where full_marks > 0 and posting_facts.number > (select before_them.number from before_them);`);
  await database.unsafe('vacuum analyze');
}
