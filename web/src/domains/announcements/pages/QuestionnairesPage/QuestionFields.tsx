import { Button, Input, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { questionnaireLimits } from '@whaletide/schema/domains/announcements/rules/questionnaires.ts';
import { useId } from 'react';
import { FieldList } from '#components/FieldList/FieldList.tsx';
import {
  newQuestion,
  type QuestionnaireValues,
  type QuestionValues,
} from './questionnaire-values.ts';
import classes from '../AnnouncementsPage/AnnouncementsPage.module.css';

const kinds = [
  { value: 'SINGLE_CHOICE', label: '单选' },
  { value: 'MULTIPLE_CHOICE', label: '多选' },
  { value: 'TEXT', label: '文字回答' },
];

/** The questions of a questionnaire, in their order. */
export const QuestionFields = ({ form }: { form: UseFormReturnType<QuestionnaireValues> }) => {
  const { questions } = form.values;
  const { error } = form.getInputProps('questions') as { error?: string };
  const prefix = useId();
  const set = (next: QuestionValues[]) => form.setFieldValue('questions', next);
  const add = () => set([...questions, newQuestion(`${prefix}${Date.now()}`)]);
  return (
    <div>
      <Input.Label component="div" required>
        题目
      </Input.Label>
      <Stack gap="xs">
        <FieldList
          items={questions}
          keyOf={({ key }) => key}
          nameOf={({ title }) => title || '题目'}
          onChange={set}
        >
          {({ kind }, index) => (
            <Stack gap="xs">
              <div className={classes.pair}>
                <TextInput
                  label="题目内容"
                  required
                  {...form.getInputProps(`questions.${index}.title`)}
                />
                <NativeSelect
                  label="题型"
                  data={kinds}
                  {...form.getInputProps(`questions.${index}.kind`)}
                />
              </div>
              {kind !== 'TEXT' && (
                <Textarea
                  label="选项"
                  description="每行一个选项，至少两个"
                  required
                  autosize
                  minRows={2}
                  maxRows={10}
                  {...form.getInputProps(`questions.${index}.options`)}
                />
              )}
            </Stack>
          )}
        </FieldList>
        {error && <Input.Error>{error}</Input.Error>}
        {questions.length < questionnaireLimits.questions && (
          <Button
            variant="default"
            className={classes.add}
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={add}
          >
            添加题目
          </Button>
        )}
      </Stack>
    </div>
  );
};
