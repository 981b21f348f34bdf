import type { FixtureServer } from './fixture-server.ts';

/** The feeds on the fixture server, each with one posting that is served. */
export const feedNames = ['adzuna', 'reliefweb', 'careerjet', 'himalayas', 'jobicy', 'greenhouse', 'lever', 'ashby'];

export function feedVariablesFor(url: string): Record<string, string> {
  return {
    ...Object.fromEntries(feedNames.map((name) => [`FEED_${name.toUpperCase()}_URL`, `${url}/${name}`])),
    FEED_SOURCES: feedNames.join(','),
    // One test waits for it, and all feeds together must answer within it on a busy machine.
    FEED_TIMEOUT_MS: '12000',
    FEED_ADZUNA_APP_ID: 'id',
    FEED_ADZUNA_APP_KEY: 'key',
    FEED_RELIEFWEB_APPNAME: 'fursa',
    FEED_CAREERJET_KEY: 'key',
    FEED_CAREERJET_PAGE: 'https://fursa.example/jobs',
    FEED_CAREERJET_SERVER_IP: '192.0.2.7',
    FEED_GREENHOUSE_BOARDS: 'kijani',
    FEED_LEVER_BOARDS: 'kijani',
    FEED_ASHBY_BOARDS: 'kijani',
  };
}

const adzuna = {
  id: '4401',
  title: 'Data <strong>Analyst</strong>',
  description: 'Look at data &amp; tell.<script>alert(1)</script>',
  created: '2026-11-18T09:30:00Z',
  redirect_url: 'https://www.adzuna.co.za/land/ad/4401',
  company: { display_name: 'Kaap Retail' },
  location: { display_name: 'Cape Town' },
  salary_min: 300000,
  salary_max: 360000,
  salary_is_predicted: '0',
  contract_time: 'full_time',
  contract_type: 'permanent',
};
const closed = { title: 'Closed already', date: { created: '2026-01-01', closing: '2026-02-01' } };

/** Every feed works. */
export function answerAllFeeds(server: FixtureServer): void {
  server.answer('/adzuna/za/search/1', { results: [adzuna] });
  server.answer('/reliefweb', {
    data: [
      { id: '1', fields: { title: 'Field Officer', source: [{ name: 'Maji Safi' }] } },
      { id: '2', fields: closed },
    ],
  });
  server.answer('/careerjet', { type: 'JOBS', jobs: [{ title: 'Driver', url: 'https://careerjet.example/1' }] });
  server.answer('/himalayas', { jobs: [{ guid: 'h1', title: 'Engineer', pubDate: 1_763_625_600 }] });
  server.answer('/jobicy', { jobs: [{ id: 1, jobTitle: 'Writer', jobGeo: 'Anywhere' }] });
  server.answer('/greenhouse/kijani/jobs', { jobs: [{ id: 1, title: 'Welder', location: { name: 'Nairobi' } }] });
  server.answer('/lever/kijani', [{ id: 'l1', text: 'Lead', country: 'KE' }]);
  server.answer('/ashby/kijani', {
    jobs: [{ title: 'Designer', jobUrl: 'https://jobs.ashbyhq.com/1', location: 'Remote', isRemote: true }],
  });
}
