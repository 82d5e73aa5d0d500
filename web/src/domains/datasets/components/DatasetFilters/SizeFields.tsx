import '#theme/styles/forms.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  type SizeFilter,
  type SizeUnit,
  sizeUnits,
} from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import { useState } from 'react';
import classes from './DatasetFilters.module.css';

interface SizeFieldsProps {
  size: SizeFilter;
  onChange: (size: SizeFilter) => void;
}

const units = sizeUnits.map((unit) => ({ value: unit, label: unit }));

/** The least and the most size, each with its unit; digits alone are taken. */
export const SizeFields = ({ size, onChange }: SizeFieldsProps) => {
  const [draft, setDraft] = useState(size);
  const field = (end: 'min' | 'max', label: string) => {
    const unit = `${end}Unit` as const;
    return (
      <div className={classes.size}>
        <TextInput
          aria-label={label}
          placeholder={label}
          inputMode="numeric"
          maxLength={6}
          value={draft[end]}
          onKeyDown={({ key }) => key === 'Enter' && onChange(draft)}
          onChange={({ currentTarget: { value } }) =>
            setDraft({ ...draft, [end]: value.replace(/\D/g, '') })
          }
        />
        <NativeSelect
          aria-label={`${label}的单位`}
          data={units}
          value={draft[unit]}
          onChange={({ currentTarget: { value } }) =>
            setDraft({ ...draft, [unit]: value as SizeUnit })
          }
        />
      </div>
    );
  };
  return (
    <fieldset className={classes.group}>
      <legend>文件大小</legend>
      {field('min', '最小')}
      {field('max', '最大')}
      <Button variant="light" size="sm" onClick={() => onChange(draft)}>
        应用
      </Button>
    </fieldset>
  );
};
