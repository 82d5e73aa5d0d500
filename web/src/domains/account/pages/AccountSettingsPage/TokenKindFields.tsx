import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { AccessTokenKind } from '#apollo/schema.generated.ts';

const kinds: readonly { value: AccessTokenKind; label: string; text: string }[] = [
  { value: 'PERSON', label: '我的程序', text: '代你完成自己的操作' },
  { value: 'AGENT', label: '智能体', text: '用它提交的作品一律注明由智能体完成，不能更改' },
];

interface TokenKindFieldsProps<Values> {
  form: UseFormReturnType<Values>;
}

interface TokenKindValues {
  kind: AccessTokenKind;
  model: string;
  harness: string;
}

/** Kind of program that uses a new token, and an agent's model and harness. */
export const TokenKindFields = <Values extends TokenKindValues>({
  form,
}: TokenKindFieldsProps<Values>) => (
  <>
    <Radio.Group label="使用者" {...form.getInputProps('kind')}>
      <Stack gap="xs" mt="xs">
        {kinds.map(({ value, label, text }) => (
          <Radio key={value} value={value} label={label} description={text} />
        ))}
      </Stack>
    </Radio.Group>
    {form.values.kind === 'AGENT' && (
      <>
        <TextInput
          label="智能体使用的模型"
          description="最多 200 个字符，会显示在它提交的作品上"
          {...form.getInputProps('model')}
        />
        <TextInput
          label="运行框架（选填）"
          description="驱动模型的程序，会与模型一起显示"
          {...form.getInputProps('harness')}
        />
      </>
    )}
  </>
);
