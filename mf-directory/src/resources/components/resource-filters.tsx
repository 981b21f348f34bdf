import { taughtSkillsQueryOptions } from '@fursa/shared/data/taught-skills';
import { useMessages } from '@fursa/shared/i18n';
import { SearchBox, SelectField } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { type ResourceSearch, resourceTypes } from '../model/resource.ts';

export interface ResourceFiltersProps {
  readonly search: ResourceSearch;
  /** The searched skill as the resources call it. */
  readonly skillName: string;
  readonly onChange: (name: 'q' | 'type' | 'skill', value: string) => void;
}

/** What the list is narrowed to: a text, a type and a skill. */
export function ResourceFilters({ search, skillName, onChange }: ResourceFiltersProps) {
  const text = useMessages(messages);
  const { data: taught } = useQuery(taughtSkillsQueryOptions());
  const names = new Set([...(taught?.values() ?? [])].map(({ name }) => name));
  // A link may name a skill that nothing teaches.
  if (skillName !== '') names.add(skillName);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchBox
        className="w-full max-w-line"
        label={text.search}
        searched={search.text}
        onSearch={(value) => onChange('q', value)}
      />
      <SelectField
        className="min-w-0 max-w-[14rem] grow basis-[8rem]"
        label={text.type}
        value={search.type ?? ''}
        onChange={({ target }) => onChange('type', target.value)}
      >
        <option value="">{text.allTypes}</option>
        {resourceTypes.map((type) => (
          <option key={type} value={type}>
            {text.types[type]}
          </option>
        ))}
      </SelectField>
      <SelectField
        className="min-w-0 max-w-[18rem] grow basis-[8rem]"
        label={text.skill}
        value={skillName}
        onChange={({ target }) => onChange('skill', target.value)}
      >
        <option value="">{text.allSkills}</option>
        {[...names]
          .sort((one, other) => one.localeCompare(other))
          .map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </SelectField>
    </div>
  );
}
