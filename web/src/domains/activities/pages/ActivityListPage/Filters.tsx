import { Group, NativeSelect } from '@mantine/core';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { choices, chosen, type FilterName, filterNames } from './filters.ts';

/** Filters of type, difficulty and status, kept in the address; exercises are of one type. */
export const Filters = ({ hidesType }: { hidesType: boolean }) => {
  const [query, changeQuery] = useAddressQuery();
  const shown = filterNames.filter((name) => name !== 'DetailType' || !hidesType);
  const choose = (name: FilterName, value: string) =>
    changeQuery({ [name]: value }, { replace: true, preventScrollReset: true });
  return (
    <Group gap="sm" mb="lg" role="group" aria-label="筛选">
      {shown.map((name) => (
        <NativeSelect
          key={name}
          flex="1 1 140px"
          maw={200}
          aria-label={choices[name].label}
          data={choices[name].data}
          value={chosen(query, name)}
          onChange={({ currentTarget }) => choose(name, currentTarget.value)}
        />
      ))}
    </Group>
  );
};
