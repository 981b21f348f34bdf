export type { ActiveFilter } from './filter-chips.tsx';
export { FilterSelect, type FilterSelectProps } from './filter-select.tsx';
export { FilteredSearch, type FilteredSearchProps } from './filtered-search.tsx';
