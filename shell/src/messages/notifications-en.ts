/** What the bell and its panel say. */
export const notificationsEn = {
  title: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
  close: 'Close notifications',
  empty: 'No notifications',
  loading: 'Looking for notifications...',
  unavailable: 'Notifications are not available right now.',
  viewJobs: 'View Jobs',
  takeAction: 'Take Action',
  isUnread: 'Unread',
};
