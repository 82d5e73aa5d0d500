import { Text } from '@mantine/core';
import { PickerDialog } from '#components/PickerDialog/PickerDialog.tsx';
import { usePickerSearch } from '#components/PickerDialog/usePickerSearch.ts';
import { useActivityPickerQuery } from './ActivityPicker.generated.ts';

interface ActivityPickerProps {
  /** Ids of activities that are chosen already. */
  chosen: ReadonlySet<string>;
  /** True where no more can be chosen. */
  full: boolean;
  onAdd: (activity: { id: string; name: string }) => void;
  onClose: () => void;
}

/** Published activities by a part of their name, to add to the chosen ones. */
const ActivityPicker = (props: ActivityPickerProps) => {
  const search = usePickerSearch();
  const query = useActivityPickerQuery({
    variables: { name: search.text, page: search.page },
    // The list of all activities grows while one scrolls; this one is by pages.
    fetchPolicy: 'no-cache',
  });
  return (
    <PickerDialog
      {...props}
      thing="活动"
      placeholder="输入活动名称"
      maxLength={200}
      search={search}
      query={query}
      list={(query.data ?? query.previousData)?.activities}
      nameOf={({ name }) => name}
    >
      {({ name }) => <Text fw={500}>{name}</Text>}
    </PickerDialog>
  );
};

export default ActivityPicker;
