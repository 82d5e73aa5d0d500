import '@mantine/core/styles/Fieldset.layer.css';
import { Badge, Button, Fieldset, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { MAX_RECOMMENDED } from '@whaletide/schema/domains/site/rules/recommend-config.ts';
import { lazy, type ReactNode, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { FieldList } from '#components/FieldList/FieldList.tsx';
import type { CalendarValue } from './admin-values.ts';

const ActivityPicker = lazy(
  () => import('#domains/activities/components/ActivityPicker/ActivityPicker.tsx'),
);

interface CalendarFieldsProps {
  activities: CalendarValue[];
  problem: ReactNode;
  onChange: (activities: CalendarValue[]) => void;
}

/** The activities in the calendar of the home page, in their order; chosen by name. */
export const CalendarFields = ({ activities, problem, onChange }: CalendarFieldsProps) => {
  const [picking, setPicking] = useState(false);
  const full = activities.length >= MAX_RECOMMENDED;
  return (
    <Fieldset legend="活动日历" variant="unstyled" data-path="classCalendarIds">
      <Text size="sm" c="dimmed">
        显示在会员首页的活动，最多 {MAX_RECOMMENDED} 个，按此处的顺序；没有则不显示。
      </Text>
      <FieldList
        items={activities}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onChange={onChange}
      >
        {({ name, gone }) => (
          <Text component="div" style={{ overflowWrap: 'anywhere' }}>
            {name} {gone && <Badge color="gray">已不公开</Badge>}
          </Text>
        )}
      </FieldList>
      {problem && (
        <Text c="red" size="sm" role="alert" mt="sm">
          {problem}
        </Text>
      )}
      <Button
        mt="sm"
        variant="default"
        size="sm"
        aria-haspopup="dialog"
        disabled={full}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={() => setPicking(true)}
      >
        添加活动
      </Button>
      <Opened of={picking}>
        {() => (
          <Contained>
            <ActivityPicker
              chosen={new Set(activities.map(({ id }) => id))}
              full={full}
              onAdd={({ id, name }) => onChange([...activities, { id, name, gone: false }])}
              onClose={() => setPicking(false)}
            />
          </Contained>
        )}
      </Opened>
    </Fieldset>
  );
};
