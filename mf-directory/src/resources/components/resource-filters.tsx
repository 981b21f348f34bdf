import { FilteredSearch, FilterSelect } from '@fursa/shared/bundled/filters';
import { taughtSkillsQueryOptions } from '@fursa/shared/data/taught-skills';
import { useMessages } from '@fursa/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { type ResourceSearch, resourceTypes } from '../model/resource.ts';

export interface ResourceFiltersProps {
  readonly search: ResourceSearch;
  /** The searched skill as the resources call it. */
  readonly skillName: string;
  /** `isSameStep`: the change belongs to the one before, and `Back` takes both back. */
  readonly onSearch: (search: ResourceSearch, isSameStep?: boolean) => void;
  /** How many resources this search finds; undefined while it is not known. */
  readonly total: number | undefined;
}

/** The words, the type and the skill that the list is narrowed to, and chips of those in use. */
export function ResourceFilters({ search, skillName, onSearch, total }: ResourceFiltersProps) {
  const text = useMessages(messages);
  const { data: taught } = useQuery(taughtSkillsQueryOptions());
  const names = new Set([...(taught?.values() ?? [])].map(({ name }) => name));
  // A link may name a skill that nothing teaches.
  if (skillName !== '') names.add(skillName);
  return (
    <FilteredSearch
      label={text.search}
      search={search}
      onSearch={onSearch}
      withText={(value) => ({ ...search, text: value })}
      without={(filters) => ({
        ...search,
        ...(filters.includes('type') && { type: undefined }),
        ...(filters.includes('skill') && { skill: '' }),
      })}
      activeFilters={[
        ...(search.type === undefined ? [] : [{ name: 'type' as const, label: text.types[search.type] }]),
        ...(skillName === '' ? [] : [{ name: 'skill' as const, label: skillName }]),
      ]}
      fields={renderFields}
      showLabel={total === undefined ? text.show : text.showCount(total)}
      count={total === undefined ? undefined : text.count(total)}
    />
  );

  function renderFields(onChange: (search: ResourceSearch) => void) {
    return (
      <div className="@container">
        <div className="grid max-w-line gap-3 @md:grid-cols-2">
          <FilterSelect
            label={text.type}
            all={text.allTypes}
            options={resourceTypes}
            nameOf={(type) => text.types[type]}
            value={search.type}
            onChoose={(type) => onChange({ ...search, type })}
          />
          <FilterSelect
            label={text.skill}
            all={text.allSkills}
            options={[...names].sort((one, other) => one.localeCompare(other))}
            nameOf={(name) => name}
            value={skillName || undefined}
            onChoose={(skill = '') => onChange({ ...search, skill })}
          />
        </div>
      </div>
    );
  }
}
