import type { AppError } from '@fursa/shared/backend';
import { useMutation } from '@tanstack/react-query';
import { type AnalyzedResume, analyzeResume } from '../../ai-service/data/analyze-resume.ts';

/** Analyzes a text when it is asked to; the last result stays until the next. */
export function useAnalysis() {
  return useMutation<AnalyzedResume, AppError, string>({ mutationFn: analyzeResume, networkMode: 'always' });
}
