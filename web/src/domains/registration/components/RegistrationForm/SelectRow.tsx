import { Input, NativeSelect } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './RegistrationForm.module.css';

interface SelectRowProps {
  label: string;
  hint: string;
  required: boolean;
  error: string | null;
  children: ReactNode;
}

/** Several selects that make one answer, under one label; in one column on phones. */
export const SelectRow = ({ label, hint, required, error, children }: SelectRowProps) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label component="span" id={id} required={required}>
        {label}
      </Input.Label>
      {hint && <Input.Description mb={4}>{hint}</Input.Description>}
      <div className={classes.row}>{children}</div>
      {error && (
        <Input.Error mt={4} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  );
};

interface PartProps {
  /** Label of this select within the row. */
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  invalid: boolean;
  disabled?: boolean;
}

/** One select of a row; an answer that isn't among the options any more stays readable. */
export const SelectPart = ({ label, options, value, onChange, invalid, disabled }: PartProps) => (
  <NativeSelect
    aria-label={label}
    aria-invalid={invalid || undefined}
    error={invalid}
    disabled={disabled}
    data={[
      { value: '', label },
      ...(value && !options.includes(value) ? [value] : []),
      ...new Set(options),
    ]}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
