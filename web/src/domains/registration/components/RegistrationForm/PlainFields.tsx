import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Group, NativeSelect, Radio, TextInput } from '@mantine/core';
import {
  choicesOf,
  kindOfField,
} from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import { useCompanyTypesQuery } from './Lookups.generated.ts';
import { textOf, type FieldProps } from './field-props.ts';

const inputModes = { email: 'email', number: 'numeric' } as const;

/** Texts, addresses and numbers. */
export const TextField = ({ field, value, onChange, error, readOnly }: FieldProps) => {
  const kind = kindOfField(field);
  return (
    <TextInput
      label={field.name}
      required={field.isRequired}
      description={readOnly ? '已通过实名认证，不能修改' : field.hint || undefined}
      readOnly={readOnly}
      inputMode={kind === 'email' || kind === 'number' ? inputModes[kind] : undefined}
      value={textOf(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    />
  );
};

/** More than these are easier to find in a list. */
const MAX_RADIOS = 4;

/** One of a few as radios, one of many as a list. */
export const ChoiceField = (props: FieldProps) => {
  const { field, value, onChange, error } = props;
  const choices = choicesOf(field);
  if (choices.length > MAX_RADIOS) return <ListField {...props} options={choices} />;
  return (
    <Radio.Group
      label={field.name}
      description={field.hint || undefined}
      required={field.isRequired}
      value={textOf(value)}
      onChange={onChange}
      error={error}
    >
      <Group gap="lg" my={6}>
        {choices.map((choice) => (
          <Radio key={choice} value={choice} label={choice} error={Boolean(error)} />
        ))}
      </Group>
    </Radio.Group>
  );
};

const ListField = ({
  field,
  value,
  onChange,
  error,
  options,
}: FieldProps & { options: readonly string[] }) => (
  <NativeSelect
    label={field.name}
    description={field.hint || undefined}
    required={field.isRequired}
    data={[{ value: '', label: '请选择' }, ...new Set(options)]}
    value={textOf(value)}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    error={error}
  />
);

export const CompanyTypeField = (props: FieldProps) => {
  const { data } = useCompanyTypesQuery();
  return <ListField {...props} options={data?.site.companyTypes?.map(({ name }) => name) ?? []} />;
};
