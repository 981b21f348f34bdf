/** The features of an app, from the ground up: each imports those before it. */
export const features = {
  shell: [
    'data',
    'session',
    'composition',
    'sign-in-again',
    'connection',
    'layout',
    'notifications',
    'chat',
    'landing',
    'legal',
    'isolate',
  ],
  'mf-auth': ['form', 'mail', 'sign-in', 'registration', 'confirmation', 'password-reset', 'widget'],
  'mf-jobs': ['listing', 'kept', 'report', 'score', 'search', 'posting', 'match'],
  'mf-profile': ['own-files', 'consents', 'details', 'skills', 'cv', 'avatar', 'completion', 'my-data', 'page'],
  'mf-directory': ['companies', 'resources', 'accessibility'],
};
