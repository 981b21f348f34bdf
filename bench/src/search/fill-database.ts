import { startEmbeddedBackend } from '@fursa/backend';

/** A database that runs any number of statements, such as a client of `postgres`. */
export interface FilledDatabase {
  unsafe(statements: string): PromiseLike<unknown>;
}

/** Makes schema and seed as a first start does. */
export async function migrate(databaseUrl: string): Promise<void> {
  const backend = await startEmbeddedBackend({
    dataDir: undefined,
    databaseUrl,
    siteUrl: 'http://localhost:3000',
    emailConfirmation: false,
    seed: true,
    mailPages: false,
    functionVariables: {},
  });
  await backend.close();
}

/**
 * Adds jobs until there are `count`, each the title of one job of the seed with the description of another, at one of
 * 2,000 companies and a moment of the past year. One in ten is closed. The same rows at each call.
 */
export async function addJobs(sql: FilledDatabase, count: number): Promise<void> {
  await sql.unsafe(`
    select setseed(0.2026);
    insert into public.companies (name, industry, location)
    select split_part(one.name, ' ', 1) || ' ' || other.name, one.industry, other.location
    from public.companies as one cross join public.companies as other
    where one.id <> other.id
    order by md5(one.id::text || other.id::text)
    limit 2000;

    create temporary table material as
      select row_number() over (order by id) as place, * from public.jobs;
    create temporary table employers as
      select row_number() over (order by md5(id::text)) as place, id from public.companies;

    insert into public.jobs (
      company_id, title, description, requirements, location, salary_range, type, experience_level, skills, status, created_at
    )
    select employers.id, heading.title, body.description, body.requirements, body.location, heading.salary_range,
      heading.type, heading.experience_level, body.skills,
      case when draws.fourth < 0.1 then 'closed' else 'active' end,
      now() - draws.fifth * interval '365 days'
    from (
        select random() as first, random() as second, random() as third, random() as fourth, random() as fifth
        from generate_series(1, ${count} - (select count(*) from material))
      ) as draws
      join material as heading on heading.place = 1 + floor(draws.first * (select count(*) from material))
      join material as body on body.place = 1 + floor(draws.second * (select count(*) from material))
      join employers on employers.place = 1 + floor(draws.third * (select count(*) from employers));`);
  await sql.unsafe('vacuum analyze');
}

/**
 * Adds postings of feeds, far more than an installation keeps, made of jobs as {@link addJobs} makes them: one in three is
 * remote, one in ten closed, the rest at places. The same rows at each call.
 */
export async function addPostings(sql: FilledDatabase, count: number): Promise<void> {
  await sql.unsafe(`
    select setseed(0.2026);
    insert into public.external_jobs (
      source, external_id, title, company, description, location, country, remote, contract_type, contract_time,
      salary_min, salary_max, salary_currency, url, attribution, posted_at, closes_at
    )
    select (array['adzuna', 'careerjet', 'himalayas', 'jobicy', 'reliefweb'])[1 + place % 5], place::text, title,
      company_name, repeat(description || ' ', 3), case when place % 3 = 0 then 'Worldwide' else location || ', Kenya' end,
      case when place % 3 > 0 then 'ke' end, place % 3 = 0, 'permanent', 'full_time',
      1000 + place, 2000 + place, 'USD', 'https://example.com/postings/' || place, 'Jobs by a feed',
      now() - random() * interval '60 days', now() + (random() - 0.1) * interval '60 days'
    from (select row_number() over (order by md5(id::text)) as place, * from public.jobs) as material
    where place <= ${count};`);
  await sql.unsafe('vacuum analyze public.external_jobs');
}
