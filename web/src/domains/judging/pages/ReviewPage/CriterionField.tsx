import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Group, NumberInput, Radio } from '@mantine/core';
import type { Criterion } from './review-values.ts';

interface CriterionFieldProps {
  criterion: Criterion;
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** One criterion: yes or no, or whole points from 0. */
export const CriterionField = (props: CriterionFieldProps) => {
  const { criterion, value, error, disabled, onChange } = props;
  const { title, description, kind, maxPoints, weight } = criterion;
  const about = [description, `权重 ${weight}`].filter(Boolean).join(' · ');
  if (kind === 'YES_NO')
    return (
      <Radio.Group
        label={title}
        description={about}
        value={value}
        error={error}
        onChange={onChange}
      >
        <Group gap="lg" mih={44}>
          <Radio value="1" label="是" disabled={disabled} />
          <Radio value="0" label="否" disabled={disabled} />
        </Group>
      </Radio.Group>
    );
  return (
    <NumberInput
      label={`${title}（0 到 ${maxPoints}）`}
      description={about}
      value={value}
      error={error}
      disabled={disabled}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      onChange={(next) => onChange(String(next))}
    />
  );
};
