import { ownProfileQueryOptions } from '@fursa/shared/backend';
import { type LoginState, type OwnProfile, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useSearchParams } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import {
  Button,
  ButtonLink,
  EmptyPanel,
  ErrorPanel,
  Notice,
  Page,
  PageHeading,
  SelectField,
  Spinner,
} from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useWorkProfile } from '../details/data/work-profile.ts';
import type { WorkProfile } from '../details/model/work-profile.ts';
import { useResume } from '../experience/data/change-entries.ts';
import type { Resume } from '../experience/model/resume.ts';
import { messages } from '../messages.ts';
import { CvSheet, cvLayouts } from './components/cv-sheet.tsx';
import { ResumeFile } from './components/resume-file.tsx';
import { cvPath } from './cv-path.ts';
import { builderMessages } from './messages.ts';
import { maxOf, toCvContent } from './model/cv-content.ts';

const loginState: LoginState = { from: cvPath };
const sheetId = 'printed-cv';

/** The profile as a CV, to print, and to take along as a file. */
export function CvPage() {
  const text = useMessages(builderMessages);
  const { signedOutTitle, signedOutAdvice, signIn } = useMessages(messages);
  const userId = useAuthStore((state) => state.user?.id);
  return (
    <Page width="text">
      <div className="flex flex-col items-start gap-2">
        <Link
          to={`${paths.profile}?tab=documents`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:text-primary-hover hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          {text.back}
        </Link>
        <PageHeading title={text.title} lead={text.lead} />
      </div>
      {userId === undefined ? (
        <EmptyPanel
          title={signedOutTitle}
          action={
            <ButtonLink to={paths.login} state={loginState}>
              {signIn}
            </ButtonLink>
          }
        >
          {signedOutAdvice}
        </EmptyPanel>
      ) : (
        <OwnCv userId={userId} />
      )}
    </Page>
  );
}

function OwnCv({ userId }: { readonly userId: string }) {
  const text = useMessages(builderMessages);
  const profile = useQuery(ownProfileQueryOptions(userId));
  const work = useWorkProfile(userId);
  const { resume } = useResume(userId);
  if (profile.data !== undefined && work.data !== undefined && resume !== undefined)
    return <LoadedCv userId={userId} profile={profile.data} work={work.data} resume={resume} />;
  if (profile.isError || work.isError) {
    return (
      <ErrorPanel
        title={text.errorTitle}
        onRetry={() => {
          void profile.refetch();
          void work.refetch();
        }}
      >
        {text.errorAdvice}
      </ErrorPanel>
    );
  }
  return (
    // As high as the screen, so that the footer does not move when the CV comes.
    <div className="min-h-dvh">
      <Spinner label={text.loading} />
    </div>
  );
}

interface LoadedCvProps {
  readonly userId: string;
  readonly profile: OwnProfile;
  readonly work: WorkProfile;
  readonly resume: Resume;
}

function LoadedCv({ userId, profile, work, resume }: LoadedCvProps) {
  const text = useMessages(builderMessages);
  const [search, setSearch] = useSearchParams();
  const layout = cvLayouts.find((name) => name === search.get('layout')) ?? 'plain';
  const content = toCvContent(profile, work, resume);
  usePrintSheet(sheetId);
  return (
    <>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={text.layout}
            className="min-w-0 flex-1 basis-48"
            value={layout}
            onChange={(event) => setSearch({ layout: event.target.value }, { replace: true, preventScrollReset: true })}
          >
            {cvLayouts.map((name) => (
              <option key={name} value={name}>
                {text.layouts[name]}
              </option>
            ))}
          </SelectField>
          <Button variant="primary" onClick={() => window.print()}>
            {text.print}
          </Button>
        </div>
        <p className="text-muted text-sm">{text.printHelp}</p>
        {content.cut.length > 0 && (
          <Notice tone="neutral">
            {text.tooMuch(text.and(content.cut.map((limit) => text.latest[limit](maxOf[limit]))))}
          </Notice>
        )}
        {content.work.length + content.education.length === 0 && <Notice tone="neutral">{text.empty}</Notice>}
      </div>
      <CvSheet id={sheetId} content={content} layout={layout} />
      <ResumeFile userId={userId} profile={profile} work={work} resume={resume} />
    </>
  );
}

/**
 * On paper there is the CV alone. What lies around it belongs to the shell, which the style sheet of a remote cannot reach (and `@page`
 * is the whole document's): so this is in force only while the CV is shown, and only in print.
 */
function printRules(id: string): string {
  return `
    @page { size: A4; margin: 14mm 16mm; }
    @media print {
      html, body { background: #fff !important; color-scheme: light !important; min-height: 0 !important; }
      body *:not(:has(#${id})):not(#${id}):not(#${id} *) { display: none !important; }
      body *:has(#${id}) {
        display: block !important; margin: 0 !important; padding: 0 !important; border: 0 !important;
        min-height: 0 !important; max-width: none !important; background: none !important;
      }
    }`;
}

/** Prints the element with that id, and nothing else, on A4. */
function usePrintSheet(id: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(printRules(id));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [id]);
}
