export const en = {
  back: 'Back to the list',
  remoteJobs: 'Remote jobs',
};
