import type { TaskOutput } from '../../local-engine/data/engine-tasks.ts';
import { runEngine } from '../../local-engine/data/run-engine.ts';
import { plainText } from '../model/plain-text.ts';

export type ResumeAnalysis = TaskOutput<'analyzeResume'>;
export type Strength = ResumeAnalysis['strengths'][number];
export type Improvement = ResumeAnalysis['improvements'][number];
export type Suggestion = ResumeAnalysis['suggestions'][number];

/** An analysis with the text it speaks of: its findings point at lines. */
export interface AnalyzedResume {
  readonly lines: readonly string[];
  readonly analysis: ResumeAnalysis;
}

/**
 * What is strong and what is weak about a CV. Done on this device: the text is sent to nobody.
 *
 * @param text with nothing wrong about it: see `checkResumeText`
 * @throws AppError when the engine cannot be loaded or fails
 */
export async function analyzeResume(text: string): Promise<AnalyzedResume> {
  const resume = plainText(text);
  return { lines: resume.split('\n'), analysis: await runEngine('analyzeResume', resume) };
}
