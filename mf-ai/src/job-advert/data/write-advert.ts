import { AppError, readPublicConfig, toAppError } from '@fursa/shared/backend';
import { checkRole } from '../../ai-service/data/check-role.ts';
import { generateJobDescription } from '../../ai-service/data/generate-job-description.ts';
import { runEngine } from '../../local-engine/data/run-engine.ts';
import type { WrittenAdvert } from '../model/written-advert.ts';

const failed = 'Failed to generate job description. Please try again later.';

/**
 * A job advert for a role. Where no AI service is connected the engine writes it on this device, and nobody is asked.
 *
 * @throws AppError with the text of the specification
 */
export async function writeAdvert(role: string): Promise<WrittenAdvert> {
  if (readPublicConfig().aiProvider !== undefined) {
    const { engine, reason, description } = await generateJobDescription(role);
    return { text: description, writtenBy: reason ?? engine };
  }
  const checked = checkRole(role);
  try {
    return { text: await runEngine('describeJob', checked), writtenBy: 'device' };
  } catch (error) {
    throw new AppError(toAppError(error).code, failed, error);
  }
}
