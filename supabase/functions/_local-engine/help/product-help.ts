/** Pages that an answer may lead to. */
export const helpPaths = [
  '/',
  '/register',
  '/login',
  '/forgot-password',
  '/jobs',
  '/jobs?view=saved',
  '/jobs?view=applied',
  '/job-match',
  '/remote-jobs',
  '/profile',
  '/companies',
  '/resources',
  '/AI',
  '/accessibility',
] as const;
export type HelpPath = (typeof helpPaths)[number];

/** One thing people ask about the product. */
export interface HelpEntry {
  readonly title: string;
  /** Other words people use for it, in English and Kiswahili. */
  readonly words: string;
  readonly text: string;
  readonly path: HelpPath;
}

/** What the product can do and where, for answers about itself. */
export const productHelp: readonly HelpEntry[] = [
  {
    title: 'Create an account',
    words: 'register registration sign up signup join account new fungua akaunti jisajili kujisajili',
    text: 'Choose Get Started and enter your name, e-mail and a password of at least 6 characters. If a confirmation link is sent to you, open it before you sign in.',
    path: '/register',
  },
  {
    title: 'Sign in',
    words: 'log in login enter signin cannot ingia kuingia confirm confirmation email',
    text: 'Sign in with your e-mail and password. If it says that your e-mail is not confirmed, open the link in the message we sent you.',
    path: '/login',
  },
  {
    title: 'Forgotten password',
    words: 'forgot reset change password nenosiri nywila umesahau nimesahau lost recover',
    text: 'On the sign-in page choose the link for a forgotten password. We send you a link to set a new one.',
    path: '/forgot-password',
  },
  {
    title: 'Upload your CV',
    words: 'cv resume curriculum vitae document pdf word doc docx file upload attach wasifu pakia',
    text: 'Open your profile, then Documents & CV, and choose a PDF or Word file of at most 10 MB. We read the skills from it, and you decide which to keep.',
    path: '/profile',
  },
  {
    title: 'Edit your profile and skills',
    words:
      'profile name bio photo picture avatar skill skills add remove edit change update complete completion ujuzi jaza',
    text: 'On your profile page you can change your name, bio, links and picture under Personal Information, and your skills under Skills & Experience.',
    path: '/profile',
  },
  {
    title: 'Search for jobs',
    words: 'job jobs search find filter location county town type level vacancy vacancies kazi ajira tafuta nafasi',
    text: 'On the Jobs page, search by title, company or description, and narrow the list with Filters: location, job type and experience level.',
    path: '/jobs',
  },
  {
    title: 'See which jobs fit you',
    words: 'match matching matches score percentage fit recommend recommended suitable smart linganisha zinazonifaa',
    text: 'Job Match compares the skills in your CV and profile with each job and sorts jobs by score. The more true skills your profile has, the better it works.',
    path: '/job-match',
  },
  {
    title: 'Apply for a job',
    words: 'apply application applying applied omba tuma maombi ombi',
    text: 'On Job Match, choose Apply on a job. Jobs from other sites open there through View Details; you can mark them as applied, so that you keep track.',
    path: '/job-match',
  },
  {
    title: 'Your saved jobs',
    words: 'save saved bookmark later keep hifadhi zilizohifadhiwa',
    text: 'Choose Save on a job to keep it. Your saved jobs are listed on the Jobs page.',
    path: '/jobs?view=saved',
  },
  {
    title: 'Follow your applications',
    words: 'status track tracking interview offer rejected applications notes followup hali maombi yangu',
    text: 'The list of jobs you applied for shows each with its status, your notes and the date: applied, interview, offer or rejected.',
    path: '/jobs?view=applied',
  },
  {
    title: 'Remote jobs',
    words: 'remote home online worldwide abroad anywhere nyumbani mtandaoni',
    text: 'Remote Jobs lists work that can be done from anywhere and that accepts applicants in Kenya. You need no account to look at it.',
    path: '/remote-jobs',
  },
  {
    title: 'Improve your CV',
    words: 'analyse analyze analysis improve better review strength weakness resume cv boresha wasifu feedback',
    text: 'The AI page has Resume Analysis: paste your CV and see its strengths, its gaps and the skills in it. The text stays in your browser.',
    path: '/AI',
  },
  {
    title: 'Prepare for an interview',
    words: 'interview interviews question questions practise practice prepare usaili mahojiano maswali',
    text: 'The AI page has Interview Prep: choose a role and get ten questions to practise with.',
    path: '/AI',
  },
  {
    title: 'Find employers',
    words: 'company companies employer employers firm organisation kampuni mwajiri waajiri',
    text: 'Companies lists Kenyan employers. Search by name or industry, and visit their websites.',
    path: '/companies',
  },
  {
    title: 'Courses, articles and videos',
    words: 'resource resources course courses training learn learning article video free kozi mafunzo jifunze',
    text: 'Resources lists courses, articles and videos for your career. Search by title, description or type.',
    path: '/resources',
  },
  {
    title: 'Larger text, contrast and voice',
    words:
      'accessibility font size text larger bigger contrast colour color blind screen reader voice shortcut shortcuts zoom kubwa maandishi',
    text: 'The Accessibility page has font size, high contrast, a colour-blind palette, screen reader mode and voice input. Alt+Z makes the text larger, Alt+X smaller.',
    path: '/accessibility',
  },
  {
    title: 'Dark mode',
    words: 'dark light mode theme night giza',
    text: 'The button with the moon or the sun in the top bar switches between light and dark.',
    path: '/',
  },
  {
    title: 'Your data and your privacy',
    words: 'privacy data personal delete account remove download export protection faragha futa akaunti taarifa',
    text: 'Your CV is private: only you can open it. From your profile you can download everything we hold about you, and delete your account.',
    path: '/profile',
  },
  {
    title: 'What it costs',
    words: 'cost price pay fee free money charge bei gharama malipo bure',
    text: 'Looking for work here costs nothing. Never pay anybody who promises you a job: real employers do not ask for money.',
    path: '/',
  },
];
