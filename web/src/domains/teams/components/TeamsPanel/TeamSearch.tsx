import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { isEnter } from '#lib/keyboard.ts';
import { useTeamSuggestionsQuery } from './TeamsPanel.generated.ts';

/** Teams that are suggested at once. */
const DEBOUNCE = 500;

interface TeamSearchProps {
  competitionId: string;
  onSearch: (name: string) => void;
}

/** Finds teams by name, with up to ten suggestions while one types. */
export const TeamSearch = ({ competitionId, onSearch }: TeamSearchProps) => {
  const [value, setValue] = useState('');
  const [typed] = useDebouncedValue(value.trim(), DEBOUNCE);
  const { data } = useTeamSuggestionsQuery({
    variables: { competitionId, name: typed },
    skip: !typed,
  });
  const names = typed ? (data?.competition?.teams?.items.map((team) => team.name) ?? []) : [];
  const change = (next: string) => {
    setValue(next);
    if (!next.trim()) onSearch('');
  };
  return (
    <Autocomplete
      aria-label="搜索团队"
      placeholder="输入团队名称"
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      mb="sm"
      maw={420}
      value={value}
      onChange={change}
      data={[...new Set(names)]}
      limit={10}
      filter={({ options }) => options}
      onOptionSubmit={onSearch}
      onKeyDown={(event) => {
        if (isEnter(event)) onSearch(value.trim());
      }}
    />
  );
};
