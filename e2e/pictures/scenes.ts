import { shellChunk } from '@fursa/platform/shell-chunk';
import { sampleCv } from '../mf-ai/sample-cv.ts';
import { drawPicture } from '../mf-profile/draw-picture.ts';
import { adzunaRow, searchAnswer, searchRow } from '../testing/search-rows.ts';
import {
  applyToAJob,
  ask,
  checkFit,
  chooseCv,
  choosePicture,
  confirmAddress,
  endSession,
  fillRegistration,
  fillUnusedAddress,
  goOffline,
  markAsDone,
  openElsewhere,
  openEverySummary,
  openFilters,
  openMailed,
  openMenu,
  openPlatform,
  openScore,
  planRollback,
  pressWithCapsLock,
  publishMeanwhile,
  saveAJob,
  signIn,
  useLinkTwice,
  writeUnfairAdvert,
} from './prepare-states.ts';
import {
  answer,
  change,
  check,
  failure,
  fill,
  fillInPage,
  follow,
  open,
  press,
  pressInDialog,
  pressInPage,
  reload,
  type Step,
  scrollTo,
  see,
  seeRole,
  steps,
} from './steps.ts';

/** A state of the product, to be looked at. */
export interface Scene extends Facets {
  /** `area/state`; the pictures' files are named after it. */
  readonly name: string;
  readonly path: string;
  /** What is done on the page before the picture is taken. */
  readonly prepare: Step;
}

interface Facets {
  /** Who is signed in; nobody, unless told. */
  readonly account?: string;
  /** What the device remembers of how pages should look, beside light and dark. */
  readonly preferences?: Readonly<Record<string, string | number>>;
  /** The picture shows the whole page, and not only what fits the screen. */
  readonly isWholePage?: boolean;
}

const seeker: Facets = { account: 'seeker' };
const newcomer: Facets = { account: 'newcomer' };
const whole: Facets = { isWholePage: true };
const largestFont: Facets = { preferences: { fontSize: 36 } };

/** A row of the table: where it is, how it is looked at, and what is done there, in that order. */
function scene(name: string, path: string, ...parts: readonly (Facets | Step)[]): Scene {
  const done = parts.filter((part): part is Step => typeof part === 'function');
  const facets = parts.filter((part): part is Facets => typeof part !== 'function');
  return Object.assign({ name, path, prepare: steps(...done) }, ...facets);
}

/** The looks that people choose on the accessibility page. */
const looks = Object.entries({
  'high-contrast': { preferences: { contrast: 'high' } },
  'color-blind': { preferences: { palette: 'color-blind' } },
  'largest-font': largestFont,
});

const searches = '**/rpc/search_jobs';
const feeds = '**/functions/v1/job-feed';
const chats = '**/functions/v1/ai-chat/**';
const accounts = '**/auth/v1/**';
const everySign = ['money', 'mpesa', 'free_mail'];
/** Of the seed: verified in all three ways, with open jobs. */
const company = '/companies/5eedc000-0000-4000-8000-000000000001';
const local = '/jobs?source=local';

const openBell = press(/^Notifications/);
const openJob = steps(follow(/^View Details/), seeRole('button', /^Report this job/));
const openReport = steps(openJob, press(/^Report this job/));
const readAnalysis = steps(fill('Your resume', sampleCv), press('Analyze Resume'), seeRole('heading', 'What we found'));
const generate = steps(press('Generate Interview Questions'), see('10 questions generated'));
const saveNewPassword = steps(fillInPage('New password', 'mango river lantern'), pressInPage('Save new password'));

const rows = [
  searchRow({ title: 'Registered Nurse', created_at: new Date().toISOString() }),
  adzunaRow({ title: 'Nurse in Durban', location: 'Durban, KwaZulu-Natal', salary_range: 'ZAR 216,000 - 264,000' }),
  searchRow({
    title: 'Typist',
    scam_signs: everySign,
    description: 'Pay KES 500 by M-Pesa and write to x@gmail.com.',
  }),
  adzunaRow({ id: 'adzuna:78', title: 'Without an address', url: null, company: null, company_name: null }),
];
const feedStates = [
  { source: 'adzuna', ok: false, lastWorkedAt: '2026-11-18T07:05:00Z' },
  { source: 'jobicy', ok: true, lastWorkedAt: '2026-11-18T07:05:00Z' },
];
const asJson = (body: string) => ({ contentType: 'application/json', body });
const closeJob = (text: string) => {
  const [job] = JSON.parse(text);
  return JSON.stringify([{ ...job, closes_at: '2026-01-31T21:00:00+00:00', scam_signs: everySign }]);
};

/** Every state of the product that is looked at; whoever builds a screen adds its states. */
export const scenes: readonly Scene[] = [
  scene('shell/landing', '/', whole),
  scene('shell/landing-signed-in', '/', seeker),
  scene('shell/menu', '/', seeker, openMenu),
  scene('shell/privacy', '/privacy', whole),
  scene('shell/terms', '/terms', whole),
  ...looks.flatMap(([look, facets]) => [
    scene(`shell/landing-${look}`, '/', facets, whole),
    scene(`shell/terms-${look}`, '/terms', facets),
    scene(`shell/menu-${look}`, '/', seeker, facets, openMenu),
    scene(`shell/bell-${look}`, '/', newcomer, facets, openBell),
    scene(`shell/chat-${look}`, '/', facets, ask),
  ]),
  scene(
    'shell/contact-known',
    '/terms',
    change('**/privacy', (text) => text.replace('id="fursa-config">{', '$&"contact":"privacy@fursa.example",')),
    open('/privacy'),
    scrollTo('heading', 'Contact'),
  ),
  scene(
    'shell/first-load',
    '/terms',
    seeker,
    answer('**/remotes/**', 'waits'),
    (page) => page.goto('/companies', { waitUntil: 'commit' }),
    see('Loading page', 'attached'),
  ),
  scene('shell/remote-gone', '/', answer('**/remotes/**', 'fails'), follow('Get Started'), seeRole('button', 'Retry')),
  scene(
    'shell/page-failed',
    '/',
    answer(`**${shellChunk('legal')}`, 'fails'),
    follow('Privacy Policy'),
    seeRole('button', 'Reload the page'),
  ),
  scene('shell/newer-version', '/companies', seeker, publishMeanwhile),
  scene('shell/offline', '/terms', goOffline),
  scene(
    'shell/online-again',
    '/terms',
    goOffline,
    (page) => page.context().setOffline(false),
    see('You are back online.'),
  ),
  scene('shell/foreign-host', '/terms', openElsewhere),
  // In a session of its own: the others are shared.
  scene(
    'shell/signed-out',
    '/login',
    signIn('employer', 'fursa-demo-2026'),
    (page) => page.waitForURL('/'),
    openMenu,
    press('Sign out'),
    see('Signed out successfully'),
  ),
  scene('shell/bell', '/', newcomer, openBell),
  scene('shell/bell-loading', '/', newcomer, answer('**/rest/v1/**', 'waits'), reload, openBell),
  scene(
    'shell/bell-failed',
    '/',
    newcomer,
    answer('**/rest/v1/**', failure),
    reload,
    openBell,
    see('Notifications are not available right now.'),
  ),
  // As if no remote had anything to tell.
  scene(
    'shell/bell-empty',
    '/',
    newcomer,
    change('**/', (text) => text.replaceAll(/"notifications":true,?/g, '')),
    reload,
    openBell,
  ),
  scene('shell/chat', '/', seeker, press('Open chat')),
  scene('shell/chat-signed-out', '/', ask),
  scene('shell/chat-answer', '/', seeker, ask, (page) =>
    page.getByRole('log').and(page.locator('[aria-busy="false"]')).waitFor(),
  ),
  scene('shell/chat-typing', '/', seeker, answer(chats, 'waits'), ask, see('The assistant is typing', 'attached')),
  scene(
    'shell/chat-failed',
    '/',
    seeker,
    answer(chats, { status: 400, body: '{}' }),
    ask,
    see('Failed to send message. Please try again.'),
  ),

  scene('platform/page', '/terms', seeker, whole, openPlatform),
  scene('platform/opened', '/terms', seeker, whole, openPlatform, openEverySummary),
  scene('platform/roll-back', '/terms', seeker, openPlatform, planRollback),
  scene('platform/refused', '/platform', seeker),
  scene('platform/largest-font', '/terms', seeker, largestFont, whole, openPlatform),

  scene('auth/login', '/login'),
  scene('auth/register', '/register'),
  scene('auth/register-largest-font', '/register', largestFont, whole),
  scene('auth/login-high-contrast', '/login', { preferences: { contrast: 'high' } }),
  scene('auth/login-refused', '/login', signIn('amina.otieno', 'not the password'), see('Invalid login credentials')),
  scene('auth/login-errors', '/login', pressInPage('Sign in')),
  scene(
    'auth/login-caps-lock',
    '/login',
    fillInPage('Email', 'amina.otieno@example.com'),
    fillInPage('Password', 'TEMBO', true),
    pressWithCapsLock,
    see('Caps Lock is on'),
  ),
  scene(
    'auth/login-unreachable',
    '/login',
    answer(accounts, 'fails'),
    signIn('amina.otieno', 'mango river lantern'),
    see('Authentication failed'),
  ),
  scene(
    'auth/login-busy',
    '/login',
    answer(accounts, 'waits'),
    signIn('amina.otieno', 'mango river lantern'),
    see('Signing in...'),
  ),
  scene('auth/login-already-signed-in', '/login', seeker),
  scene('auth/register-errors', '/register', whole, pressInPage('Create account')),
  scene('auth/register-strength', '/register', fillRegistration, see('Hard to guess')),
  scene(
    'auth/register-refused',
    '/register',
    answer('**/auth/v1/signup', {
      status: 422,
      json: { code: 422, error_code: 'weak_password', msg: 'Password is known to be weak and easy to guess' },
    }),
    fillRegistration,
    pressInPage('Create account'),
    see('Registration failed'),
  ),
  scene(
    'auth/register-done',
    '/register',
    fillRegistration,
    pressInPage('Create account'),
    see('Account created successfully!'),
  ),
  // As a backend answers that wants the address confirmed.
  scene(
    'auth/register-check-email',
    '/register',
    answer('**/auth/v1/signup', { json: { id: crypto.randomUUID() } }),
    fillRegistration,
    pressInPage('Create account'),
    see('Check your email'),
  ),
  scene(
    'auth/confirm-pending',
    '/',
    answer('**/auth/v1/verify', 'waits'),
    open('/auth/confirm?token_hash=some-link&type=signup'),
    see('Confirming your email address...'),
  ),
  scene('auth/confirm-question', '/', openMailed('otp'), see('You did not ask for this link on this device')),
  scene('auth/confirm-done', '/', openMailed('otp'), confirmAddress),
  scene('auth/confirm-used', '/', useLinkTwice, see('This link has expired or was already used')),
  scene('auth/confirm-expired', '/auth/confirm?token_hash=long-gone&type=signup'),
  scene('auth/confirm-incomplete', '/auth/confirm'),
  scene(
    'auth/confirm-failed',
    '/',
    answer('**/auth/v1/verify', 'fails'),
    open('/auth/confirm?token_hash=some-link&type=signup'),
    see('could not be confirmed yet'),
  ),
  scene('auth/forgot', '/forgot-password'),
  scene(
    'auth/forgot-sent',
    '/forgot-password',
    fillUnusedAddress,
    pressInPage('Send the link'),
    see('Check your email'),
  ),
  scene(
    'auth/forgot-too-often',
    '/forgot-password',
    answer('**/auth/v1/recover', {
      status: 429,
      headers: { 'retry-after': '240' },
      json: { error_code: 'over_request_rate_limit' },
    }),
    fillUnusedAddress,
    pressInPage('Send the link'),
    see('The link could not be sent'),
  ),
  scene('auth/reset', '/reset-password?token_hash=some-link&type=recovery'),
  scene('auth/reset-done', '/', openMailed('recover'), saveNewPassword, see('The new password is saved.')),
  scene(
    'auth/reset-expired',
    '/reset-password?token_hash=long-gone&type=recovery',
    saveNewPassword,
    see('This link has expired or was already used'),
  ),
  scene('auth/reset-incomplete', '/reset-password'),
  scene('auth/account-menu', '/profile', seeker, press(/Your account/)),
  scene('auth/sign-in-again', '/jobs', seeker, endSession),
  scene(
    'auth/sign-in-again-refused',
    '/jobs',
    seeker,
    endSession,
    (page) => page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('not the password'),
    pressInDialog('Sign in'),
    (page) => page.getByRole('dialog').getByRole('alert').waitFor(),
  ),

  scene('jobs/list', '/jobs', seeker),
  scene('jobs/largest-font', '/jobs', seeker, largestFont, (page) =>
    page
      .getByRole('article')
      .first()
      .evaluate((card) => card.scrollIntoView()),
  ),
  scene('jobs/filters', '/jobs?q=nurse&location=Nairobi', seeker, see(/jobs? found$/)),
  scene('jobs/filter-sheet', '/jobs?location=Nairobi&pay=30000', seeker, openFilters),
  scene(
    'jobs/every-filter',
    '/jobs?q=a&location=Nairobi&type=full_time&level=mid&pay=30000&within=30&source=local&sort=pay',
    seeker,
    see(/jobs? found$/),
  ),
  scene('jobs/filter-sheet-largest-font', '/jobs?q=nurse&location=Nairobi&sort=pay', seeker, largestFont, openFilters),
  scene('jobs/best-match', '/jobs?q=nurse', seeker),
  scene('jobs/match-without-cv', '/jobs?sort=match', newcomer),
  scene('jobs/corrected', '/jobs?q=nurze', seeker),
  scene('jobs/external', '/jobs?source=external', seeker, whole),
  scene('jobs/sources-and-signs', '/jobs', seeker, whole, answer(searches, asJson(searchAnswer(rows))), reload),
  scene('jobs/last-page', '/jobs?page=13', seeker, scrollTo('navigation', 'Pages')),
  scene(
    'jobs/loading',
    '/jobs',
    seeker,
    answer(searches, 'waits'),
    reload,
    see('Loading opportunities from across Kenya...'),
  ),
  scene('jobs/empty', '/jobs?q=qqxqq', seeker),
  scene('jobs/board-empty', '/jobs', seeker, answer(searches, asJson(searchAnswer([]))), reload),
  scene('jobs/failed', '/jobs', seeker, answer(searches, failure), reload, see('Error loading jobs')),
  scene(
    'jobs/feed-failed',
    '/jobs',
    seeker,
    answer(feeds, failure),
    reload,
    see('Failed to fetch jobs from the external job feed'),
  ),
  scene(
    'jobs/feed-partly-failed',
    '/jobs',
    seeker,
    answer(feeds, { json: { feeds: feedStates } }),
    reload,
    see('Adzuna did not answer'),
  ),
  scene('job/signed-in', local, seeker, whole, openJob),
  scene(
    'job/apply',
    '/jobs?q=welder&source=local',
    newcomer,
    openJob,
    press(/^Apply:/),
    seeRole('button', 'Send application'),
  ),
  scene('job/visitor', '/remote-jobs?q=engineer', whole, openJob),
  // How many others the company has is asked by HEAD.
  scene(
    'job/closed-with-signs',
    local,
    seeker,
    change('**/rest/v1/jobs?*', closeJob, (route) => route.request().method() === 'GET'),
    openJob,
  ),
  scene('job/not-found', '/jobs/none'),
  scene('job/report', local, seeker, openReport),
  scene('job/report-visitor', '/remote-jobs?q=engineer', openReport),
  scene(
    'job/report-failed',
    local,
    seeker,
    answer('**/job_reports*', 'fails'),
    openReport,
    check('It asks for money'),
    fill('Tell us more (optional)', 'They want KES 500 before the interview.'),
    press('Send report'),
    see('Your report was not sent.'),
  ),
  scene('remote-jobs/visitor', '/remote-jobs'),
  scene('remote-jobs/empty', '/remote-jobs?q=qqxqq'),

  scene('match/results', '/job-match', seeker, whole),
  scene('match/score', '/job-match', seeker, openScore),
  ...looks.map(([look, facets]) => scene(`match/score-${look}`, '/job-match', seeker, facets, openScore)),
  scene('match/nothing-known', '/job-match', newcomer, whole),
  scene('match/loading', '/job-match', seeker, answer('**/rest/v1/rpc/*', 'waits'), reload),
  scene('match/failed', '/job-match', seeker, answer('**/rest/v1/rpc/*', failure), reload, (page) =>
    page.getByText('An error occurred while fetching data').last().waitFor(),
  ),
  scene(
    'match/explanation-failed',
    '/job-match',
    seeker,
    answer('**/functions/v1/ai-analyze', failure),
    press(/^Why this score/),
    see('Failed to match with job. Please try again later.'),
  ),
  scene('match/worth-a-look', '/job-match', seeker, whole, press(/^Worth a look/), seeRole('list', /^Worth a look/)),
  scene(
    'match/reading',
    '/job-match',
    seeker,
    answer('**/rpc/match_jobs', { json: { state: 'reading', read_at: null } }),
    reload,
    see(/^Your CV is being read\. Your matches/),
  ),
  scene('tracked/saved', local, seeker, saveAJob),
  scene('tracked/applied', local, seeker, openJob, applyToAJob),
  scene('tracked/remove', local, seeker, saveAJob, press(/^Remove/)),
  scene('tracked/saved-empty', '/jobs?view=saved', newcomer),
  scene('tracked/applied-empty', '/jobs?view=applied', newcomer),
  scene(
    'tracked/failed',
    '/jobs?view=applied',
    seeker,
    answer('**/rest/v1/applied_jobs*', failure),
    reload,
    see('Error loading jobs'),
  ),

  scene('profile/personal', '/profile', seeker, whole),
  scene('profile/newcomer', '/profile', newcomer),
  scene(
    'profile/personal-refused',
    '/profile',
    newcomer,
    whole,
    fill('LinkedIn', 'linkedin.com/in/amina'),
    press('Save Changes'),
  ),
  scene('profile/skills', '/profile?tab=skills', seeker),
  scene('profile/skills-clear-question', '/profile?tab=skills', seeker, whole, press('Clear All')),
  scene('profile/documents', '/profile?tab=documents', seeker),
  scene(
    'profile/documents-picture',
    '/profile?tab=documents',
    newcomer,
    chooseCv('scan.pdf'),
    seeRole('button', 'Upload it anyway'),
  ),
  scene(
    'profile/documents-review',
    '/profile?tab=documents',
    newcomer,
    whole,
    chooseCv('plain.docx'),
    pressInDialog('Later'),
    see('Your CV was uploaded.'),
  ),
  scene('profile/documents-question', '/profile?tab=documents', newcomer, chooseCv('plain.docx'), seeRole('dialog')),
  scene('profile/employer', '/profile', { account: 'employer' }, whole),
  scene('profile/newcomer-whole', '/profile', newcomer, whole),
  scene(
    'profile/picture-crop',
    '/profile',
    newcomer,
    choosePicture((page) => drawPicture(page, { width: 1200, height: 800 })),
    seeRole('application'),
  ),
  scene(
    'profile/picture-refused',
    '/profile',
    newcomer,
    choosePicture(() => ({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })),
    seeRole('alert'),
  ),
  scene('profile/my-data', '/profile/my-data', seeker, whole),
  scene('profile/my-data-refused', '/profile/my-data', newcomer, press('Delete my account'), (page) =>
    page.getByText('Type the word DELETE.').scrollIntoViewIfNeeded(),
  ),
  scene('profile/largest-font', '/profile', seeker, largestFont, whole),

  scene('ai/resume-empty', '/AI', newcomer),
  scene('ai/resume-result', '/AI', newcomer, whole, readAnalysis),
  scene('ai/resume-large-font', '/AI', newcomer, whole, largestFont, readAnalysis),
  scene(
    'ai/resume-no-cv',
    '/AI',
    newcomer,
    fill('Your resume', 'Roses are red, violets are blue, sugar is sweet and so are you.'),
    press('Analyze Resume'),
    see('This does not look like a resume.'),
  ),
  scene(
    'ai/resume-too-short',
    '/AI',
    newcomer,
    press('Use my CV'),
    fill('Your resume', 'Amina, accountant'),
    press('Analyze Resume'),
  ),
  scene('ai/interview-empty', '/AI?tab=interview', newcomer),
  scene('ai/interview-questions', '/AI?tab=interview&role=Financial+Analyst', newcomer, whole, generate),
  scene(
    'ai/interview-failed',
    '/AI?tab=interview&role=UX+Designer',
    newcomer,
    answer('**/ai-analyze', { status: 401, json: { error: 'no' } }),
    press('Generate Interview Questions'),
    see('Error generating questions'),
  ),
  scene(
    'ai/interview-practice',
    '/AI?tab=interview&role=Sales+Manager',
    newcomer,
    whole,
    generate,
    press('Practise question 2'),
    fill(
      'Your answer',
      'At my last job in Nakuru I had to win back 12 shops. I visited each and listened. As a result 9 came back.',
    ),
    press('Check my answer'),
    seeRole('heading', 'What is in your answer'),
  ),
  scene('ai/fit-empty', '/AI?tab=job-fit', seeker),
  scene(
    'ai/fit-choose-job',
    '/AI?tab=job-fit',
    seeker,
    check('Choose a listed job'),
    fill('Find a job', 'nurse'),
    seeRole('list', 'Jobs found'),
  ),
  scene('ai/fit-result', '/AI?tab=job-fit', seeker, whole, checkFit),
  scene('ai/fit-largest-font', '/AI?tab=job-fit', seeker, largestFont, whole, checkFit),
  scene(
    'ai/fit-letter',
    '/AI?tab=job-fit',
    seeker,
    checkFit,
    press('Write a cover letter'),
    (page) => page.getByLabel('Your cover letter').waitFor(),
    scrollTo('heading', 'Cover letter'),
  ),
  scene('ai/advert-empty', '/AI?tab=job-advert', seeker),
  scene('ai/advert-notes', '/AI?tab=job-advert', seeker, whole, writeUnfairAdvert),

  scene('directory/companies', '/companies', seeker, whole),
  scene('directory/companies-filtered', '/companies?q=a&industry=Education&size=11-50', seeker),
  scene('directory/companies-none', '/companies?q=qwertz', seeker),
  scene('directory/companies-sheet', '/companies?industry=Education', seeker, press(/^Filters/)),
  scene('directory/companies-largest', '/companies', seeker, largestFont),
  scene('directory/company', company, whole),
  scene('directory/company-largest', company, largestFont, whole),
  scene('directory/company-report', company, seeker, press(/^Report this company/)),
  scene('directory/company-missing', '/companies/none'),
  scene('directory/resources', '/resources', seeker),
  scene('directory/resources-skill', '/resources?skill=excel', seeker),
  scene('directory/resources-none', '/resources?q=qwertz', seeker),
  scene('directory/resources-unknown-skill', '/resources?skill=Falconry', seeker),
  scene('directory/resources-largest-font', '/resources', seeker, largestFont, (page) =>
    page
      .getByRole('article')
      .nth(3)
      .evaluate((card) => card.scrollIntoView()),
  ),
  scene('directory/resources-done', '/resources?q=sqlbolt', seeker, markAsDone),
  scene(
    'directory/resources-in-profile',
    '/resources?q=sqlbolt',
    seeker,
    markAsDone,
    follow(/done$/),
    scrollTo('button', 'Remove SQLBolt'),
  ),

  scene('accessibility/page', '/accessibility', seeker, whole),
  scene('accessibility/high-contrast', '/accessibility', seeker, whole, { preferences: { contrast: 'high' } }),
  scene('accessibility/everything', '/accessibility', seeker, {
    preferences: { contrast: 'high', spacing: 'wide', links: 'underlined', screenReader: 'on', ruler: 'on' },
  }),
  scene('accessibility/largest-font', '/accessibility', seeker, largestFont, whole),
  scene('accessibility/outline', '/jobs', seeker, { preferences: { screenReader: 'on' } }, press('Page outline')),
  scene('accessibility/shortcuts', '/terms', (page) => page.keyboard.press('?'), seeRole('dialog')),
  scene('accessibility/feedback-missing', '/accessibility', seeker, press('Send feedback')),
];
