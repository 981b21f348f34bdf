import { type NotificationContext, type ProductNotification, paths } from '@fursa/shared/contract';
import { measureCompletion } from '@fursa/shared/contract/profile-completion';
import { getCompletionFacts } from '../data/get-completion-facts.ts';
import { notificationsEn } from '../messages/notifications-en.ts';

/** Below this percentage the person is asked to complete the profile. */
const completeEnough = 70;

const catalogues = { en: notificationsEn };

/** Asks for a CV while there is none, and for the rest of the profile while too little of it is there. */
export async function tellAboutProfile(context: NotificationContext): Promise<readonly ProductNotification[]> {
  const text = catalogues[context.language];
  const facts = await getCompletionFacts(context.userId, context.signal);
  const { percentage, missing } = measureCompletion(facts);
  const notifications: ProductNotification[] = [];
  if (!facts.cvUrl?.trim()) {
    notifications.push({
      id: 'cv_reminder',
      type: 'cv_reminder',
      ...text.uploadCv,
      actionUrl: paths.profile,
      createdAt: facts.createdAt,
    });
  }
  if (percentage < completeEnough) {
    notifications.push({
      id: 'profile_completion',
      type: 'profile_completion',
      title: text.completeProfile.title,
      message: text.completeProfile.message(
        percentage,
        missing.map((part) => text.parts[part]),
      ),
      actionUrl: paths.profile,
      createdAt: facts.updatedAt,
    });
  }
  return notifications;
}
