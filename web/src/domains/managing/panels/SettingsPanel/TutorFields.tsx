import { ActionIcon, Group, Input, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowUp, IconX } from '@tabler/icons-react';
import { activityLimits } from '@whaletide/schema/domains/activities/rules/activity-settings.ts';
import { useId, useState } from 'react';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { MemberChoices } from '../MemberChoices/MemberChoices.tsx';
import type { TutorValue } from './activity-values.ts';
import type { SettingsValues } from './settings-values.ts';

const DEBOUNCE = 300;
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The members who teach an activity, in their order; found by name. */
export const TutorFields = ({ form }: { form: UseFormReturnType<SettingsValues> }) => {
  const [text, setText] = useState('');
  const [sought] = useDebouncedValue(text.trim(), DEBOUNCE);
  const labelId = useId();
  const { tutors } = form.values.activity;
  const set = (next: TutorValue[]) => form.setFieldValue('activity.tutors', next);
  return (
    <Stack gap="xs" role="group" aria-labelledby={labelId}>
      <Text id={labelId} fw={500} size="sm">
        导师
      </Text>
      {tutors.map((tutor, index) => (
        <Group key={tutor.id} gap="sm" wrap="nowrap">
          <MemberAvatar id={tutor.id} name={tutor.name} avatar={tutor.avatar} size={32} />
          <Text flex={1} truncate>
            {tutor.name}
          </Text>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`上移：${tutor.name}`}
            disabled={index === 0}
            onClick={() => form.reorderListItem('activity.tutors', { from: index, to: index - 1 })}
          >
            <IconArrowUp {...icon} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`移除：${tutor.name}`}
            onClick={() => set(tutors.filter(({ id }) => id !== tutor.id))}
          >
            <IconX {...icon} />
          </ActionIcon>
        </Group>
      ))}
      {tutors.length < activityLimits.tutors && (
        <TextInput
          label="添加导师"
          placeholder="输入用户名"
          value={text}
          maxLength={40}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {sought && (
        <MemberChoices
          text={sought}
          taken={new Set(tutors.map(({ id }) => id))}
          onChoose={(tutor) => {
            set([...tutors, tutor]);
            setText('');
          }}
        />
      )}
      {form.errors['activity.tutorIds'] && (
        <Input.Error>{form.errors['activity.tutorIds']}</Input.Error>
      )}
    </Stack>
  );
};
