import { type NotificationContext, type ProductNotification, paths } from '@fursa/shared/contract';
import { measureCompletion } from '@fursa/shared/contract/profile-completion';
import { readMessages } from '@fursa/shared/i18n/catalogues';
import { notificationsMessages } from './messages.ts';

/** Below this percentage the person is asked to complete the profile. */
const completeEnough = 70;

/**
 * Asks a job seeker for a CV while there is none, and everybody for the rest of the profile while too little of it is there. An
 * employer is asked for no CV.
 */
export async function getProfileNotifications(context: NotificationContext): Promise<readonly ProductNotification[]> {
  const text = await readMessages(notificationsMessages, context.language);
  const profile = await context.readOwnProfile();
  const { percentage, missing } = measureCompletion(profile);
  const notifications: ProductNotification[] = [];
  if (profile.role !== 'employer' && !profile.cvUrl?.trim()) {
    notifications.push({
      id: 'cv_reminder',
      type: 'cv_reminder',
      ...text.uploadCv,
      actionUrl: paths.profile,
      createdAt: profile.createdAt,
    });
  }
  if (percentage < completeEnough) {
    notifications.push({
      id: 'profile_completion',
      type: 'profile_completion',
      title: text.completeProfile.title,
      message: (profile.role === 'employer' ? text.completeProfile.employerMessage : text.completeProfile.message)(
        percentage,
        missing.map((part) => text.parts[part]),
      ),
      actionUrl: paths.profile,
      createdAt: profile.updatedAt,
    });
  }
  return notifications;
}
