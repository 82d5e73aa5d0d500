import '@mantine/core/styles/NumberInput.layer.css';
import {
  ActionIcon,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MAX_CRITERIA } from '@whaletide/schema/domains/judging/rules/settings.ts';
import { IconPlus, IconX } from '@tabler/icons-react';
import classes from './CriteriaFields.module.css';
import { type JudgingValues, newCriterion } from './judging-values.ts';

const kinds = [
  { value: 'POINTS', label: '打分' },
  { value: 'YES_NO', label: '是 / 否' },
];

interface CriteriaFieldsProps {
  form: UseFormReturnType<JudgingValues>;
  /** True once a judge has begun: only titles and explanations change. */
  isFrozen: boolean;
}

/** The criteria of a rubric, each with its points and its weight. */
export const CriteriaFields = ({ form, isFrozen }: CriteriaFieldsProps) => {
  const { criteria } = form.values;
  const error = form.errors['criteria'];
  return (
    <Stack gap="md" role="group" aria-label="评分细则">
      {criteria.map((criterion, at) => (
        <div key={criterion.key ?? `new-${at}`} className={classes.criterion}>
          <Group align="end" gap="sm">
            <TextInput
              flex={1}
              miw={160}
              label={`细则 ${at + 1}`}
              placeholder="如：创意"
              {...form.getInputProps(`criteria.${at}.title`)}
            />
            <NativeSelect
              label="方式"
              aria-label={`细则 ${at + 1} 的方式`}
              data={kinds}
              disabled={isFrozen}
              {...form.getInputProps(`criteria.${at}.kind`)}
            />
            {criterion.kind === 'POINTS' && (
              <NumberInput
                w={88}
                label="满分"
                aria-label={`细则 ${at + 1} 的满分`}
                disabled={isFrozen}
                allowDecimal={false}
                {...form.getInputProps(`criteria.${at}.maxPoints`)}
              />
            )}
            <NumberInput
              w={88}
              label="权重"
              aria-label={`细则 ${at + 1} 的权重`}
              disabled={isFrozen}
              allowDecimal={false}
              {...form.getInputProps(`criteria.${at}.weight`)}
            />
            {!isFrozen && (
              <ActionIcon
                variant="default"
                size={44}
                aria-label={`删除细则 ${at + 1}`}
                onClick={() => form.removeListItem('criteria', at)}
              >
                <IconX size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            )}
          </Group>
          <TextInput
            mt="xs"
            aria-label={`细则 ${at + 1} 的说明`}
            placeholder="说明（选填），告诉评委怎样给分"
            {...form.getInputProps(`criteria.${at}.description`)}
          />
        </div>
      ))}
      {error && (
        <Text c="danger" size="sm" role="alert">
          {error}
        </Text>
      )}
      {!isFrozen && criteria.length < MAX_CRITERIA && (
        <Button
          variant="light"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => form.insertListItem('criteria', newCriterion())}
        >
          添加细则
        </Button>
      )}
    </Stack>
  );
};
