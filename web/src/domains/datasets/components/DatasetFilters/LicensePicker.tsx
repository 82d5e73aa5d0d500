import { NativeSelect } from '@mantine/core';
import type { DatasetFiltersQuery } from './DatasetFilters.generated.ts';

type License = NonNullable<DatasetFiltersQuery['site']['datasetLicenses']>[number];

interface LicensePickerProps {
  licenses: readonly License[];
  value: string | null;
  /** Label of the choice of no particular licence. */
  none?: string;
  onChange: (id: string | null) => void;
}

/** The licences by their groups; the first line asks for none in particular. */
export const LicensePicker = ({
  licenses,
  value,
  none = '全部许可',
  onChange,
}: LicensePickerProps) => (
  <NativeSelect
    label="许可协议"
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    data={[
      { value: '', label: none },
      ...[...Map.groupBy(licenses, ({ group }) => group)].map(([group, own]) => ({
        group,
        items: own.map(({ id, name }) => ({ value: id, label: name })),
      })),
    ]}
  />
);
