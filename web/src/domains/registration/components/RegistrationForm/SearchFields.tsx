import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { partOf, type FieldProps } from './field-props.ts';
import { useMajorsQuery, useUniversitiesQuery } from './Lookups.generated.ts';

const DEBOUNCE = 300;

/** Parts of a field that these inputs need: other forms have them, too. */
interface SearchFieldProps extends Pick<FieldProps, 'value' | 'onChange' | 'error'> {
  field: Pick<FieldProps['field'], 'name' | 'hint' | 'isRequired'>;
}

const common = ({ field, error }: SearchFieldProps) => ({
  label: field.name,
  required: field.isRequired,
  error,
  limit: 50,
  maxDropdownHeight: 280,
});

/** A university out of the list, or one that the list doesn't know, as it is typed. */
export const UniversityField = (props: SearchFieldProps) => {
  const { field, value, onChange } = props;
  const name = partOf(value, 'University');
  const [match] = useDebouncedValue(name.trim(), DEBOUNCE);
  const { data, previousData } = useUniversitiesQuery({ variables: { match } });
  const found = (data ?? previousData)?.site.universities ?? [];
  const change = (University: string) => {
    const known = found.find((one) => one.name === University);
    onChange({ Country: known?.country ?? '', Province: known?.province ?? '', University });
  };
  return (
    <Autocomplete
      {...common(props)}
      // The server has chosen them.
      filter={({ options }) => options}
      description={field.hint || '输入校名搜索；列表中没有时可直接填写'}
      value={name}
      onChange={change}
      data={[...new Set(found.map((one) => one.name))]}
    />
  );
};

/** A major out of the list; what is typed alone has no id and doesn't count. */
export const MajorField = (props: SearchFieldProps) => {
  const { field, value, onChange } = props;
  const name = partOf(value, 'Major');
  const [match] = useDebouncedValue(name.trim(), DEBOUNCE);
  const { data, previousData } = useMajorsQuery({ variables: { match } });
  const found = (data ?? previousData)?.site.majors ?? [];
  const change = (Major: string) => {
    const known = found.find((one) => one.name === Major);
    onChange({ Discipline: known?.discipline ?? '', Major, _id: known?.id ?? '' });
  };
  return (
    <Autocomplete
      {...common(props)}
      // The server has chosen them.
      filter={({ options }) => options}
      description={field.hint || '输入专业或门类搜索，并从列表中选择'}
      value={name}
      onChange={change}
      data={found.map((one) => one.name)}
    />
  );
};
