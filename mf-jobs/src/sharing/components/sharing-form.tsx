import { type AppError, ownProfileQueryOptions } from '@fursa/shared/backend';
import { TextLink } from '@fursa/shared/bundled/text-link';
import { type OwnProfile, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, Notice, Skeleton, TextAreaField } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNoteDraft } from '../data/note-drafts.ts';
import { sharingMessages } from '../messages.ts';
import { maxNoteLength, type Sharing } from '../model/sharing.ts';

export interface SharingFormProps {
  /** `apply` sends an application; `change` is about one that was sent. */
  readonly kind: 'apply' | 'change';
  readonly jobId: string;
  /** Name of the employer. */
  readonly company: string | null;
  readonly isDemo: boolean;
  /** What the employer sees so far. */
  readonly sharing: Sharing;
  readonly isBusy: boolean;
  /** Why the last try failed; none for a session that was over, after which it is tried again. */
  readonly failure: AppError | null;
  readonly onSend: (sharing: Sharing) => void;
  readonly onClose: () => void;
}

/** Two boxes; what is written stays on the device until it has been sent. */
export function SharingForm(props: SharingFormProps) {
  const { kind, jobId, company, isDemo, sharing, isBusy, failure, onSend, onClose } = props;
  const text = useMessages(sharingMessages);
  const userId = useAuthStore((state) => state.user?.id ?? '');
  const profile = useQuery(ownProfileQueryOptions(userId));
  const [sharesCv, setSharesCv] = useState(sharing.sharesCv);
  const [note, setNote] = useNoteDraft(userId, jobId, sharing.note);
  const [hasNote, setHasNote] = useState(note !== '');
  const hasCv = profile.data !== undefined && profile.data.cvUrl !== null;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    // Where the profile could not be read, the present choice stays.
    onSend({ sharesCv: sharesCv && profile.data?.cvUrl !== null, note: hasNote ? note.trim() : '' });
  }

  return (
    <form onSubmit={handleSubmit} className="mt-4 flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <p>{text.willSee(company)}</p>
        <SharedFacts profile={profile.data} hasFailed={profile.isError} />
      </div>
      <div className="flex flex-col gap-2">
        {profile.isPending && <Skeleton className="h-20 w-full" />}
        {hasCv && (
          <ShareChoice label={text.shareCv} help={text.shareCvHelp} isChosen={sharesCv} onChoose={setSharesCv} />
        )}
        {profile.data?.cvUrl === null && (
          <p className="flex flex-wrap items-center gap-x-3 text-muted">
            {text.noCv}
            <TextLink to={`${paths.profile}?tab=documents`} isApart>
              {text.addCv}
            </TextLink>
          </p>
        )}
        <ShareChoice label={text.addNote} isChosen={hasNote} onChoose={setHasNote}>
          {hasNote && (
            <TextAreaField
              label={text.note}
              labelHidden
              help={text.noteHelp(maxNoteLength)}
              rows={3}
              maxLength={maxNoteLength}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </ShareChoice>
      </div>
      <div className="flex flex-col gap-1 text-muted text-sm">
        {isDemo && <p>{text.demo}</p>}
        <p>{text.rest}</p>
      </div>
      {failure !== null && (
        <Notice role="alert" tone="danger">
          {failure.code === 'offline' ? text[kind].offline : text[kind].failed}
        </Notice>
      )}
      {/* In sight however long the note is. */}
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap justify-end gap-3 border-line border-t bg-surface px-4 py-3 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? text[kind].sending : text[kind].send}
        </Button>
      </div>
    </form>
  );
}

interface ShareChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Read with the box. */
  readonly help?: string | undefined;
  /** Stands below it. */
  readonly children?: ReactNode;
}

/** A box for one thing that is shared only when somebody says so. */
function ShareChoice({ label, isChosen, onChoose, help, children }: ShareChoiceProps) {
  const helpId = useId();
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          aria-describedby={help === undefined ? undefined : helpId}
          className="size-5 shrink-0 accent-primary"
        />
        {label}
      </label>
      {help !== undefined && (
        <p id={helpId} className="pl-8 text-muted text-sm">
          {help}
        </p>
      )}
      {children}
    </div>
  );
}

interface SharedFactsProps {
  readonly profile: OwnProfile | undefined;
  /** The profile cannot be read: then it is said what is shared, without the values. */
  readonly hasFailed: boolean;
}

const maxSkills = 3;

/** What every employer gets of somebody who applies, as `job_applicants` answers it. */
function SharedFacts({ profile, hasFailed }: SharedFactsProps) {
  const text = useMessages(sharingMessages);
  const skills = profile?.skills ?? [];
  const more = skills.length - maxSkills;
  const named = skills.slice(0, maxSkills).join(', ') + (more > 0 ? ` ${text.more(more)}` : '');
  const waiting = hasFailed ? '…' : <Skeleton className="my-1 h-4 w-40 max-w-full" />;
  return (
    <dl className="flex flex-col gap-1 rounded-md border border-line p-3">
      <Fact label={text.name} isName={Boolean(profile?.fullName)}>
        {profile === undefined ? waiting : (profile.fullName ?? text.noName)}
      </Fact>
      <Fact label={text.email} isName>
        {profile === undefined ? waiting : <Email>{profile.email}</Email>}
      </Fact>
      <Fact label={text.skills}>{profile === undefined ? waiting : skills.length === 0 ? text.noSkills : named}</Fact>
    </dl>
  );
}

/** An address that is too long breaks before its at sign. */
function Email({ children }: { readonly children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <span translate="no">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}

interface FactProps {
  readonly label: string;
  /** Translations of the page leave it alone. */
  readonly isName?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isName = false, children }: FactProps) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="wrap-normal basis-14 text-muted">{label}</dt>
      <dd className="wrap-anywhere min-w-0 flex-1 basis-40">
        <bdi translate={isName ? 'no' : undefined}>{children}</bdi>
      </dd>
    </div>
  );
}
