import '@mantine/core/styles/Alert.layer.css';
import { Alert, Stack, Text } from '@mantine/core';
import { countdownText } from '@whaletide/schema/shared/rules/time.ts';
import { useState } from 'react';
import { formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import type { BegunProps } from './FreePractice.tsx';
import { EndButton } from './EndButton.tsx';
import { GhostBoard } from './GhostBoard.tsx';
import { PracticeTasks } from './PracticeTasks.tsx';
import { PracticeWorkList } from './PracticeWorkList.tsx';

const RunNote = ({ endsAt, now }: { endsAt: string | null; now: number }) => {
  const left = countdownText(Date.parse(endsAt ?? '') - now);
  return (
    <Alert color={left === null ? 'gray' : 'brand'} title="虚拟参赛" role="note">
      {left === null
        ? '虚拟参赛已结束。下面是每次提交的私有得分，和你本可以在最终榜单上取得的名次。'
        : `距结束还有 ${left}（${formatDateTime(endsAt ?? '')}）。私有得分和名次在结束后公布。`}
    </Alert>
  );
};

/** Virtual participation: its clock, the tasks of the hour, the board of then, and one's results. */
export const VirtualRun = (props: BegunProps) => {
  const { competitionId, practice, takesPractice, takesFocus } = props;
  const { endsAt, periods } = practice;
  const turns = periods.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]);
  const now = useNow(undefined, [...turns, endsAt]);
  const [chosen, setChosen] = useState<string | null>(null);
  const tasks = practice.tasks ?? [];
  const task = tasks.find(({ id }) => id === chosen) ?? tasks[0];
  const isOver = Date.parse(endsAt ?? '') <= now;
  return (
    <Stack gap="xl">
      <RunNote endsAt={endsAt} now={now} />
      {!isOver && <EndButton practiceId={practice.id} />}
      {!takesPractice && (
        <Text c="dimmed" role="note">
          该比赛不再接受练习，你的成绩仍在这里。
        </Text>
      )}
      {takesPractice && !isOver && (
        <PracticeTasks
          practiceId={practice.id}
          tasks={tasks}
          periods={periods}
          takesFocus={takesFocus}
          onChoose={setChosen}
        />
      )}
      {task && (
        <GhostBoard competitionId={competitionId} taskId={task.id} isOver={isOver} key={task.id} />
      )}
      <PracticeWorkList competitionId={competitionId} mode="VIRTUAL" several={tasks.length > 1} />
    </Stack>
  );
};
