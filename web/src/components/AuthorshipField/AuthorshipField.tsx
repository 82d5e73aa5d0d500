import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Group, Radio, Stack, TextInput } from '@mantine/core';
import {
  type AuthorshipRule,
  authorshipNames,
  authorships,
} from '@whaletide/schema/shared/rules/authorship.ts';
import type { Said } from './said.ts';

interface AuthorshipFieldProps {
  value: Said;
  onChange: (said: Said) => void;
  /** Sentence on what is asked for. */
  description?: string;
  /** Rule of the competition that it is handed in to; null for what belongs to none. */
  rule?: AuthorshipRule | null;
  /** Why the model is refused; null where it isn't. */
  error: string | null;
  disabled?: boolean;
}

/** Author of what is handed in or written, and the model that had a part in it. */
export const AuthorshipField = (props: AuthorshipFieldProps) => {
  const { value, onChange, description, rule = null, error, disabled = false } = props;
  return (
    <Stack gap="sm">
      <Radio.Group
        label="作者类型"
        description={description ?? '请如实说明 AI 的参与，读者会看到'}
        value={value.authorship}
        onChange={(chosen) => {
          const authorship = authorships.find((one) => one === chosen);
          if (authorship) onChange({ ...value, authorship });
        }}
      >
        <Group gap="lg" mt="xs">
          {authorships.map((one) => (
            <Radio
              key={one}
              value={one}
              label={authorshipNames[one]}
              disabled={disabled || (one === 'AGENT' && rule === 'FORBIDDEN')}
            />
          ))}
        </Group>
      </Radio.Group>
      {value.authorship !== 'HUMAN' && (
        <div data-path="authorshipModel">
          <TextInput
            label={rule === 'MUST_BE_NAMED' ? '使用的模型' : '使用的模型（可以不填）'}
            description="最多 200 个字符"
            disabled={disabled}
            value={value.model}
            onChange={({ currentTarget }) => onChange({ ...value, model: currentTarget.value })}
            error={error}
          />
        </div>
      )}
    </Stack>
  );
};
