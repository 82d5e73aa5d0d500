import { columnLimits } from '@whaletide/schema/domains/columns/rules/columns.ts';
import { SearchToAdd, useTypedSearch } from '#components/SearchToAdd/SearchToAdd.tsx';
import {
  type ChoosableColumnFragment,
  useColumnSuggestionsQuery,
} from './RelatedColumnsPanel.generated.ts';

interface ColumnSearchProps {
  chosen: ReadonlySet<string>;
  onAdd: (column: ChoosableColumnFragment) => void;
}

/** Columns by a part of their name, the most followed first, to add to the chosen ones. */
export const ColumnSearch = ({ chosen, onAdd }: ColumnSearchProps) => {
  const search = useTypedSearch();
  const variables = { name: search.asked };
  const { data, previousData, error, refetch } = useColumnSuggestionsQuery({ variables });
  return (
    <SearchToAdd
      what="专栏"
      placeholder="输入专栏名称"
      maxLength={200}
      search={search}
      found={(data ?? previousData)?.columns.items}
      error={error}
      onRetry={refetch}
      titleOf={({ name }) => name}
      noteOf={({ owner, projectsCount }) => `${owner?.name ?? ''} · ${projectsCount} 个项目`}
      chosen={chosen}
      limit={columnLimits.related}
      onAdd={onAdd}
    />
  );
};
