import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, Radio, Stack, Textarea } from '@mantine/core';
import { questionnaireLimits } from '@whaletide/schema/domains/announcements/rules/questionnaires.ts';
import type { ReactNode } from 'react';
import type { Questionnaire } from './questionnaire.ts';

interface QuestionFieldProps {
  question: Questionnaire['questions'][number];
  /** From 1. */
  number: number;
  value?: string[];
  error?: ReactNode;
  onChange?: (answer: string[]) => void;
}

/** A question with what it is answered by. */
export const QuestionField = (props: QuestionFieldProps) => {
  const { question, number, value = [], error, onChange, ...others } = props;
  const { title, kind, options } = question;
  const label = `${number}. ${title}`;
  // By it the first question that is wrong is found, and has the focus.
  const invalid = error ? { 'aria-invalid': true } : {};
  if (kind === 'SINGLE_CHOICE')
    return (
      <Radio.Group
        {...others}
        label={label}
        required
        error={error}
        value={value[0] ?? ''}
        onChange={(chosen) => onChange?.([chosen])}
      >
        <Stack gap="md" mt="xs" mb="xs">
          {options.map(({ content }) => (
            <Radio key={content} value={content} label={content} {...invalid} />
          ))}
        </Stack>
      </Radio.Group>
    );
  if (kind === 'MULTIPLE_CHOICE')
    return (
      <Checkbox.Group
        {...others}
        label={label}
        description="可多选"
        required
        error={error}
        value={value}
        onChange={onChange}
      >
        <Stack gap="md" mt="xs" mb="xs">
          {options.map(({ content }) => (
            <Checkbox key={content} value={content} label={content} {...invalid} />
          ))}
        </Stack>
      </Checkbox.Group>
    );
  return (
    <Textarea
      {...others}
      label={label}
      description="选填"
      autosize
      minRows={2}
      maxRows={8}
      maxLength={questionnaireLimits.answer * 2}
      error={error}
      value={value[0] ?? ''}
      onChange={({ currentTarget }) => onChange?.([currentTarget.value])}
    />
  );
};
