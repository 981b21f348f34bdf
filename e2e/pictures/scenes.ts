import { sampleCv } from '../mf-ai/sample-cv.ts';
import { drawPicture } from '../mf-profile/draw-picture.ts';
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
  openFilters,
  openMailed,
  openMenu,
  openScore,
  saveAJob,
  signIn,
} from './prepare-states.ts';
import {
  answer,
  check,
  failure,
  fill,
  fillInPage,
  follow,
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
const accounts = '**/auth/v1/**';
/** Of the seed: verified in all three ways, with open jobs. */
const company = '/companies/5eedc000-0000-4000-8000-000000000001';
const local = '/jobs?source=local';

const openBell = press(/^Notifications/);
const openJob = steps(follow(/^View Details/), seeRole('button', /^Report this job/));
const openReport = steps(openJob, press(/^Report this job/));
const readAnalysis = steps(fill('Your resume', sampleCv), press('Analyze Resume'), seeRole('heading', 'What we found'));
const generate = steps(press('Generate Interview Questions'), see('10 questions generated'));
const saveNewPassword = steps(fillInPage('New password', 'mango river lantern'), pressInPage('Save new password'));

/** The pages of the product and what a few steps lead to; whoever builds a screen adds it. */
export const scenes: readonly Scene[] = [
  scene('shell/landing', '/', whole),
  scene('shell/landing-signed-in', '/', seeker),
  scene('shell/menu', '/', seeker, openMenu),
  scene('shell/privacy', '/privacy', whole),
  scene('shell/terms', '/terms', whole),
  ...looks.map(([look, facets]) => scene(`shell/landing-${look}`, '/', facets, whole)),
  scene('shell/remote-gone', '/', answer('**/remotes/**', 'fails'), follow('Get Started'), seeRole('button', 'Retry')),
  scene('shell/offline', '/terms', goOffline),
  scene(
    'shell/online-again',
    '/terms',
    goOffline,
    (page) => page.context().setOffline(false),
    see('You are back online.'),
  ),
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
  scene('shell/chat', '/', seeker, press('Open chat')),
  scene('shell/chat-signed-out', '/', ask),
  scene('shell/chat-answer', '/', seeker, ask, (page) =>
    page.getByRole('log').and(page.locator('[aria-busy="false"]')).waitFor(),
  ),

  scene('platform/refused', '/platform', seeker),

  scene('auth/login', '/login'),
  scene('auth/register', '/register'),
  scene('auth/register-largest-font', '/register', largestFont, whole),
  scene('auth/login-refused', '/login', signIn('amina.otieno', 'not the password'), see('Invalid login credentials')),
  scene('auth/login-errors', '/login', pressInPage('Sign in')),
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
    'auth/register-done',
    '/register',
    fillRegistration,
    pressInPage('Create account'),
    see('Account created successfully!'),
  ),
  scene('auth/confirm-question', '/', openMailed('otp'), see('You did not ask for this link on this device')),
  scene('auth/confirm-done', '/', openMailed('otp'), confirmAddress),
  scene('auth/confirm-expired', '/auth/confirm?token_hash=long-gone&type=signup'),
  scene('auth/confirm-incomplete', '/auth/confirm'),
  scene('auth/forgot', '/forgot-password'),
  scene(
    'auth/forgot-sent',
    '/forgot-password',
    fillUnusedAddress,
    pressInPage('Send the link'),
    see('Check your email'),
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
  scene('jobs/filters', '/jobs?q=nurse&location=Nairobi', seeker, see(/jobs? found$/)),
  scene('jobs/filter-sheet', '/jobs?location=Nairobi&pay=30000', seeker, openFilters),
  scene(
    'jobs/every-filter',
    '/jobs?q=a&location=Nairobi&type=full_time&level=mid&pay=30000&within=30&source=local&sort=pay',
    seeker,
    see(/jobs? found$/),
  ),
  scene('jobs/best-match', '/jobs?q=nurse', seeker),
  scene('jobs/match-without-cv', '/jobs?sort=match', newcomer),
  scene('jobs/corrected', '/jobs?q=nurze', seeker),
  scene('jobs/external', '/jobs?source=external', seeker, whole),
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
  scene('jobs/failed', '/jobs', seeker, answer(searches, failure), reload, see('Error loading jobs')),
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
  scene('job/not-found', '/jobs/none'),
  scene('job/report', local, seeker, openReport),
  scene('job/report-visitor', '/remote-jobs?q=engineer', openReport),
  scene('remote-jobs/visitor', '/remote-jobs'),
  scene('remote-jobs/empty', '/remote-jobs?q=qqxqq'),

  scene('match/results', '/job-match', seeker, whole),
  scene('match/score', '/job-match', seeker, openScore),
  scene('match/nothing-known', '/job-match', newcomer, whole),
  scene('match/loading', '/job-match', seeker, answer('**/rest/v1/rpc/*', 'waits'), reload),
  scene('match/failed', '/job-match', seeker, answer('**/rest/v1/rpc/*', failure), reload, (page) =>
    page.getByText('An error occurred while fetching data').last().waitFor(),
  ),
  scene('match/worth-a-look', '/job-match', seeker, whole, press(/^Worth a look/), seeRole('list', /^Worth a look/)),
  scene('tracked/saved', local, seeker, saveAJob),
  scene('tracked/applied', local, seeker, openJob, applyToAJob),
  scene('tracked/remove', local, seeker, saveAJob, press(/^Remove/)),
  scene('tracked/saved-empty', '/jobs?view=saved', newcomer),
  scene('tracked/applied-empty', '/jobs?view=applied', newcomer),

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

  scene('ai/resume-empty', '/AI', newcomer),
  scene('ai/resume-result', '/AI', newcomer, whole, readAnalysis),
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

  scene('directory/companies', '/companies', seeker, whole),
  scene('directory/companies-filtered', '/companies?q=a&industry=Education&size=11-50', seeker),
  scene('directory/companies-none', '/companies?q=qwertz', seeker),
  scene('directory/companies-sheet', '/companies?industry=Education', seeker, press(/^Filters/)),
  scene('directory/company', company, whole),
  scene('directory/company-report', company, seeker, press(/^Report this company/)),
  scene('directory/company-missing', '/companies/none'),
  scene('directory/resources', '/resources', seeker),
  scene('directory/resources-skill', '/resources?skill=excel', seeker),
  scene('directory/resources-none', '/resources?q=qwertz', seeker),
  scene('directory/resources-unknown-skill', '/resources?skill=Falconry', seeker),

  scene('accessibility/page', '/accessibility', seeker, whole),
  scene('accessibility/high-contrast', '/accessibility', seeker, whole, { preferences: { contrast: 'high' } }),
  scene('accessibility/everything', '/accessibility', seeker, {
    preferences: { contrast: 'high', spacing: 'wide', links: 'underlined', screenReader: 'on', ruler: 'on' },
  }),
  scene('accessibility/outline', '/jobs', seeker, { preferences: { screenReader: 'on' } }, press('Page outline')),
  scene('accessibility/shortcuts', '/terms', (page) => page.keyboard.press('?'), seeRole('dialog')),
  scene('accessibility/feedback-missing', '/accessibility', seeker, press('Send feedback')),
];
