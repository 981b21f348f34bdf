/** An employer as a list shows it. Texts are plain text, whatever they look like. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly industry: string | null;
  readonly logo: string | null;
  readonly size: string | null;
  readonly location: string | null;
  readonly website: string;
  readonly isDemo: boolean;
  /** Jobs that take applications now. */
  readonly openJobs: number;
}

/** An employer with what its own page and its owner's form need. */
export interface CompanyDetails extends Omit<Company, 'website' | 'openJobs'> {
  /** Null when there is none: such a company is not in the directory. */
  readonly website: string | null;
  readonly description: string | null;
  /** A line for each step. */
  readonly hiringProcess: string | null;
}

/** Kinds of evidence, see `company_verifications`. */
export const verificationKinds = ['registration', 'domain', 'visit'] as const;
export type VerificationKind = (typeof verificationKinds)[number];

/** What an admin has seen of a company. */
export interface Verification {
  readonly kind: VerificationKind;
  readonly evidence: string;
  readonly checkedOn: Date;
}

/** An open job on the page of its company. */
export interface CompanyJob {
  readonly id: string;
  readonly title: string;
  readonly location: string | null;
  readonly salaryRange: string | null;
  readonly postedAt: Date;
}

/** Everything on the page of a company. */
export interface CompanyPage {
  readonly company: CompanyDetails;
  readonly verifications: readonly Verification[];
  /** One page of the open jobs, the newest first. */
  readonly jobs: readonly CompanyJob[];
  /** All open jobs, on every page. */
  readonly openJobs: number;
  /** The page this is: the last one when the one asked for is past the end. */
  readonly page: number;
  readonly lastPage: number;
}
