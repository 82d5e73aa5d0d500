import { Stack, Text } from '@mantine/core';
import type { BegunPracticeFragment } from './PracticePanel.generated.ts';
import { PracticeTasks } from './PracticeTasks.tsx';
import { PracticeWorkList } from './PracticeWorkList.tsx';

export interface BegunProps {
  competitionId: string;
  practice: BegunPracticeFragment;
  takesPractice: boolean;
  /** True where it has just begun: its first task is where one goes on. */
  takesFocus: boolean;
}

/** Practice without a clock: the tasks with their forms, and what was handed in. */
export const FreePractice = (props: BegunProps) => {
  const { competitionId, practice, takesPractice, takesFocus } = props;
  const tasks = practice.tasks ?? [];
  return (
    <Stack gap="xl">
      {takesPractice ? (
        <PracticeTasks practiceId={practice.id} tasks={tasks} takesFocus={takesFocus} />
      ) : (
        <Text c="dimmed" role="note">
          该比赛不再接受练习，你的成绩仍在这里。
        </Text>
      )}
      <PracticeWorkList competitionId={competitionId} mode="PRACTICE" several={tasks.length > 1} />
    </Stack>
  );
};
