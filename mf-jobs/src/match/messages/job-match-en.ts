import type { ScoreWord } from '../model/shown-match.ts';

const words: Readonly<Record<ScoreWord, string>> = {
  strong: 'strong match',
  good: 'good match',
  fair: 'possible match',
  weak: 'weak match',
};

const number = (count: number) => count.toLocaleString('en-KE');

/** The page of job matches. */
export const jobMatchEn = {
  panel: 'Smart Matching',
  cv: {
    title: 'CV Status',
    ready: 'Your CV is uploaded and analyzed.',
    unread: 'Your CV is uploaded, but its text is not known yet. Open it to have it analyzed.',
    missing: 'Upload your CV so that jobs are compared with all you can do.',
    view: 'View CV',
    upload: 'Upload CV',
  },
  skills: {
    title: 'Matching Power',
    count: (count: number) => `${number(count)} ${count === 1 ? 'skill' : 'skills'} detected`,
    missing: 'Add your skills to find the jobs that ask for them.',
    manage: 'Manage Skills',
    add: 'Add Skills',
  },
  matches: {
    title: 'Job Matches',
    count: (count: number) => `${number(count)} ${count === 1 ? 'job matches' : 'jobs match'} your profile`,
    ofNewest: (compared: number) => `Among the newest ${number(compared)} jobs.`,
    counting: 'Counting...',
    unknown: 'We could not count them.',
    incomplete: 'Complete your profile to see job matches',
    view: 'View Matches',
  },
  steps: {
    label: 'How it works',
    analysis: { title: 'CV Analysis', text: 'We read your CV and find the skills in it.' },
    matching: { title: 'Smart Matching', text: 'They are compared with what each open job asks for.' },
    results: { title: 'Personalized Results', text: 'The best jobs come first, each with its reasons.' },
  },
  heading: 'Find Your Perfect Job Match',
  loading: 'Finding your perfect matches...',
  errorTitle: 'An error occurred while fetching data',
  errorAdvice: 'Please try again. Your profile and your saved jobs are not affected.',
  errorToast: 'Error',
  emptyTitle: 'No job matches found.',
  emptyText: 'Please check back later or update your profile with more skills.',
  unknownText: 'We know neither your CV nor your skills yet, so there is nothing to compare jobs with.',
  editProfile: 'Update your profile',
  top: 'Your Top Matches',
  more: 'More matches',
  shown: (count: number) => `${number(count)} ${count === 1 ? 'match' : 'matches'} shown`,
  showMore: 'Show more',
  allJobs: 'See all jobs',
  byWordsNote:
    'These scores compare words only: which of your skills a job names. With your CV uploaded, jobs on Fursa are compared with all of it.',
  stillComparing: 'Your CV is still being compared with these jobs. Until then the scores are by words only.',
  compared: 'Your CV has been compared. The list is still in its old order.',
  sortAnew: 'Sort by the new scores',
  serviceFailed: 'Failed to match with job. Please try again later.',
  serviceFailedText: 'The scores of these jobs are by words only.',
  retry: 'Try again',
  noReason: 'No specific reason provided',
  couldNotAnalyze: 'Could not analyze match. Basic recommendation.',
  score: { words, percent: (value: number) => `${value}%`, label: (value: number) => `Match score: ${value} percent,` },
  details: {
    open: 'Why this score?',
    of: (title: string) => ` ${title}`,
    byService: 'Your whole CV was compared with the whole advert.',
    byWords: 'Your skills were compared with the words of the title and of the whole advert.',
    byWordsAlone: 'We do not know your CV: only the skills in your profile were compared.',
    failed: 'The comparison with your CV failed, so this is a middle score that says nothing about the job.',
    matched: 'What fits',
    missing: 'What the job asks for and we did not find',
    noneMatched: 'No skill of yours was found in it.',
    noneMissing: 'The advert lists no further skill.',
    unknownMissing:
      'This posting has no list of skills, so we cannot tell what else it asks for. Read it before you apply.',
    inJob: 'The advert:',
    inResume: 'Your CV:',
    notInJob: 'Among the skills that the advert lists.',
    notInResume: 'It is in your profile; your CV has no sentence about it.',
  },
};
