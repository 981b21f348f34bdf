import { readPublicConfig } from '@fursa/shared/backend';
import * as z from 'zod/mini';
import { generateJobDescription } from '../../ai-service/data/generate-job-description.ts';
import { runEngine } from '../../local-engine/data/run-engine.ts';

/**
 * A job advert for a role. Where no AI service is connected the engine writes it on this device, and nobody is asked.
 *
 * @param role with nothing wrong about it: see `checkRole`
 * @throws AppError
 */
export async function writeAdvert(role: string): Promise<WrittenAdvert> {
  if (readPublicConfig().aiProvider !== undefined) {
    const { engine, reason, description } = await generateJobDescription(role);
    return { text: description, writtenBy: reason ?? engine };
  }
  return { text: await runEngine('describeJob', role.trim()), writtenBy: 'device' };
}

export const writtenAdvertSchema = z.object({
  /** Plain text. */
  text: z.string(),
  writtenBy: z.enum(['device', 'local', 'budget', 'consent', 'provider']),
});

type WrittenAdvert = z.infer<typeof writtenAdvertSchema>;
