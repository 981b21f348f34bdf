export { ReportButton, type ReportButtonProps } from './report-button.tsx';
export type { Report, ReportOutcome, ReportTexts } from './report-draft.ts';
