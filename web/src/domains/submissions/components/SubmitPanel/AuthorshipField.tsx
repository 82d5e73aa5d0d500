import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Group, Radio, Stack, TextInput } from '@mantine/core';
import {
  authorshipNames,
  authorshipRuleTexts,
  authorships,
} from '@whaletide/schema/shared/rules/authorship.ts';
import type { Statement } from './useStatement.ts';

interface AuthorshipFieldProps {
  statement: Statement;
  /** True once it was tried to hand something in. */
  isAsked: boolean;
  disabled: boolean;
}

/** Author of what is handed in, and the model that had a part in it. */
export const AuthorshipField = ({ statement, isAsked, disabled }: AuthorshipFieldProps) => {
  const { rule, said, change, problem } = statement;
  const takesModel = said.authorship !== 'HUMAN';
  return (
    <Stack gap="sm">
      <Radio.Group
        label="作者类型"
        description={`${authorshipRuleTexts[rule]}提交后不能修改`}
        value={said.authorship}
        onChange={(value) => {
          const authorship = authorships.find((one) => one === value);
          if (authorship) change({ ...said, authorship });
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
      {takesModel && (
        <div data-path="authorshipModel">
          <TextInput
            label={rule === 'MUST_BE_NAMED' ? '使用的模型' : '使用的模型（可以不填）'}
            description="最多 200 个字符"
            disabled={disabled}
            value={said.model}
            onChange={({ currentTarget }) => change({ ...said, model: currentTarget.value })}
            error={isAsked || said.model ? problem : null}
          />
        </div>
      )}
    </Stack>
  );
};
