import '#theme/styles/forms.ts';
import { Group, NativeSelect } from '@mantine/core';
import type { ManagedState } from '#apollo/schema.generated.ts';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import type { ChangeQuery } from '#routing/useAddressQuery.ts';
import { MAX_NAME, stateChoices } from './narrowed-by.ts';

interface CompetitionFiltersProps {
  name: string;
  state: ManagedState | null;
  onChange: ChangeQuery;
}

/** Search by name, and choice of a state. */
export const CompetitionFilters = ({ name, state, onChange }: CompetitionFiltersProps) => (
  <Group gap="sm" mb="md">
    <SearchField
      label="搜索比赛和活动"
      text={name}
      maxLength={MAX_NAME}
      onSearch={(text) => onChange({ name: text || null, page: null })}
    />
    <NativeSelect
      aria-label="状态"
      data={[{ value: '', label: '全部状态' }, ...stateChoices]}
      value={state ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ state: value || null, page: null })}
    />
  </Group>
);
