import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { usePracticeQuery } from './PracticePanel.generated.ts';
import { PracticeTasks } from './PracticeTasks.tsx';
import { PracticeWorkList } from './PracticeWorkList.tsx';
import { StartPractice } from './StartPractice.tsx';

/** The practice tab: how one begins, then the tasks, the form and what was handed in. */
const PracticePanel = ({ competitionId }: { competitionId: string }) => {
  const query = usePracticeQuery({ variables: { id: competitionId } });
  const [hasBegun, setBegun] = useState(false);
  return (
    <Loaded query={query} of={query.data?.competition} empty="没有找到指定的比赛或活动">
      {({ takesPractice, practice }) => {
        if (!practice)
          return takesPractice ? (
            <StartPractice competitionId={competitionId} onBegun={() => setBegun(true)} />
          ) : (
            <EmptyState text="该比赛现在不能练习" />
          );
        return (
          <Stack gap="xl">
            {takesPractice ? (
              <PracticeTasks
                practiceId={practice.id}
                tasks={practice.tasks ?? []}
                takesFocus={hasBegun}
              />
            ) : (
              <Text c="dimmed" role="note">
                该比赛不再接受练习，你的成绩仍在这里。
              </Text>
            )}
            <PracticeWorkList
              competitionId={competitionId}
              several={(practice.tasks?.length ?? 0) > 1}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
};

export default PracticePanel;
