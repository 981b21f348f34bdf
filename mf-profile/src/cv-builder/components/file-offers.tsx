import { toAppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { countyNames } from '../../details/data/county-names.ts';
import { findFieldErrors } from '../../details/data/find-field-errors.ts';
import { useSavePersonalFields } from '../../details/data/save-personal-fields.ts';
import { workMessages } from '../../details/messages.ts';
import { findReason } from '../../details/model/find-reason.ts';
import { type FieldName, readFields, toColumns } from '../../details/model/personal-fields.ts';
import { useChangeEntries } from '../../experience/data/change-entries.ts';
import { experienceMessages } from '../../experience/messages.ts';
import { nameOf } from '../../experience/model/entry-titles.ts';
import { withId } from '../../experience/model/merge-entries.ts';
import { messages } from '../../messages.ts';
import { useChangeSkills } from '../../skills/data/change-skills.ts';
import { builderMessages } from '../messages.ts';
import { findOffers, type Known, type Offer } from '../model/offers.ts';
import type { ResumeFileContent } from '../model/resume-file.ts';

export interface FileOffersProps {
  readonly userId: string;
  readonly known: Known;
  readonly content: ResumeFileContent;
  readonly onClose: () => void;
}

/** What a file says and the profile does not. What would replace something is not chosen unless the person chooses it. */
export function FileOffers({ userId, known, content, onClose }: FileOffersProps) {
  const text = useMessages(builderMessages).file;
  const entryText = useMessages(experienceMessages);
  const workText = useMessages(workMessages);
  const { reasons, personal } = useMessages(messages);
  const fields = useSavePersonalFields(userId);
  const skills = useChangeSkills(userId);
  const entries = useChangeEntries(userId);
  const [switched, setSwitched] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = readFields(known);
  const isRefused = (name: FieldName, value: string) =>
    Object.keys(findFieldErrors({ ...before, [name]: value }, [name], { ...workText, ...personal })).length > 0;
  const offers = findOffers(content, known, countyNames, isRefused);
  const chosen = offers.filter((offer) => isChosenAtFirst(offer) !== switched.includes(offer.key));

  useEffect(() => heading.current?.focus(), []);

  async function take(): Promise<void> {
    const columns = chosen.flatMap((offer) => ('replaces' in offer ? [[offer.kind, offer.value] as const] : []));
    const added = chosen.flatMap((offer) => (offer.kind === 'skill' ? [offer.value] : []));
    const found = chosen.flatMap((offer) => (offer.kind === 'entry' ? [withId(offer.found)] : []));
    const parts = chosen.flatMap((offer) => ('parts' in offer ? [offer.parts] : []));
    setIsBusy(true);
    try {
      if (columns.length > 0) {
        const typed = { ...before, ...Object.fromEntries(columns) };
        await fields.mutateAsync(
          toColumns(
            typed,
            columns.map(([name]) => name),
          ),
        );
      }
      if (added.length > 0) await skills.mutateAsync({ kind: 'add-many', skills: added });
      if (found.length + parts.length > 0) {
        const lists = {
          languages: parts.flatMap(({ languages }) => languages),
          certificates: parts.flatMap(({ certificates }) => certificates),
        };
        await entries.mutateAsync({ kind: 'add-new', entries: found, lists });
      }
      showToast({ title: text.taken });
      onClose();
    } catch (error) {
      // What was taken over before the failure is not offered again: the list is that of the profile as it is now.
      showToast({ variant: 'destructive', title: text.failed(findReason(toAppError(error), reasons)) });
    } finally {
      setIsBusy(false);
    }
  }

  function titleOf(offer: Offer): { readonly kind: string; readonly value: string } {
    if (offer.kind !== 'entry') return { kind: text.kinds[offer.kind], value: offer.value };
    const { section, entry } = offer.found;
    return { kind: text.kinds[section], value: nameOf(section, entry, entryText) };
  }

  return (
    <div className="flex flex-col gap-3 rounded-md border border-line p-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {text.found}
        </h3>
        <p className="text-muted text-sm">{offers.length === 0 ? text.nothingNew : text.foundHelp}</p>
      </div>
      <ul aria-label={text.found} className="flex flex-col empty:hidden">
        {offers.map((offer) => {
          const { kind, value } = titleOf(offer);
          return (
            <li key={offer.key} className="border-line border-t first:border-t-0">
              <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                <input
                  type="checkbox"
                  className="mt-0.5 size-5 shrink-0 accent-primary"
                  checked={chosen.includes(offer)}
                  onChange={() =>
                    setSwitched((keys) =>
                      keys.includes(offer.key) ? keys.filter((key) => key !== offer.key) : [...keys, offer.key],
                    )
                  }
                />
                <span className="min-w-0">
                  <span dir="auto" className="wrap-anywhere line-clamp-3 font-semibold">
                    {value}
                  </span>
                  <span className="wrap-anywhere line-clamp-2 text-muted text-sm">
                    {kind}
                    {'replaces' in offer && offer.replaces !== '' && (
                      <span>{`, ${text.replaces(offer.replaces)}`}</span>
                    )}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {content.leftOut.length > 0 && <p className="text-muted text-sm">{text.leftOut(content.leftOut)}</p>}
      <div className="flex flex-wrap gap-3">
        {offers.length > 0 && (
          <Button busy={isBusy} disabled={chosen.length === 0} onClick={() => void take()}>
            {text.take(chosen.length)}
          </Button>
        )}
        <Button onClick={onClose}>{text.cancel}</Button>
      </div>
    </div>
  );
}

function isChosenAtFirst(offer: Offer): boolean {
  return !('replaces' in offer) || offer.replaces === '';
}
