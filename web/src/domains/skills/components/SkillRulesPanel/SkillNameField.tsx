import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useSkillSuggestionsQuery } from './SkillRulesPanel.generated.ts';

const DEBOUNCE = 300;

interface SkillNameFieldProps {
  label: string;
  value?: string;
  error?: string | undefined;
  onChange: (name: string) => void;
  'data-path'?: string;
}

/** A skill that the site knows, or a new one as it is typed. */
export const SkillNameField = ({ label, value = '', ...field }: SkillNameFieldProps) => {
  const [name] = useDebouncedValue(value.trim(), DEBOUNCE);
  const { data, previousData } = useSkillSuggestionsQuery({ variables: { name } });
  return (
    <Autocomplete
      {...field}
      aria-label={label}
      placeholder="技能名称"
      value={value}
      // The server has chosen them.
      filter={({ options }) => options}
      data={(data ?? previousData)?.skills.map((skill) => skill.name) ?? []}
    />
  );
};
