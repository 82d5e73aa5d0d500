import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Alert, Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import type { PanelProps } from '#lib/panel-props.ts';
import { CloneTask } from './CloneTask.tsx';
import { DeletePart } from './DeletePart.tsx';
import { ExcludeTask } from './ExcludeTask.tsx';
import type { Competition, OpenedPart } from './opened.ts';
import { StageCard } from './StageCard.tsx';
import { StageModal } from './StageModal.tsx';
import { useStagesPanelQuery } from './StagesPanel.generated.ts';

/** Time between looks at how far a rescoring is. */
const POLL = 3_000;

const hasRescoring = (competition: Competition | null | undefined): boolean =>
  competition?.stages?.some(({ tasks }) =>
    tasks?.some(({ management }) => management?.rescorings.some(({ endedAt }) => endedAt === null)),
  ) ?? false;

/** 阶段与任务: the stages by their start, each with its tasks. */
const StagesPanel = ({ competitionId }: PanelProps) => {
  const query = useStagesPanelQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { startPolling, stopPolling } = query;
  const isRescoring = hasRescoring(query.data?.competition);
  useEffect(() => {
    if (!isRescoring) return undefined;
    startPolling(POLL);
    return stopPolling;
  }, [isRescoring, startPolling, stopPolling]);
  const [opened, setOpened] = useState<OpenedPart | null>(null);
  return (
    <Loaded query={query} of={query.data?.competition} empty="没有找到指定的比赛或活动">
      {(competition) => {
        // By their start, also after a change of it.
        const stages = (competition.stages ?? []).toSorted((a, b) =>
          a.startDate.localeCompare(b.startDate),
        );
        const frozen = competition.hasFinalRanking;
        const add = !frozen && (
          <Button onClick={() => setOpened({ what: 'stage' })}>添加阶段</Button>
        );
        const close = () => setOpened(null);
        return (
          <>
            {frozen && (
              <Alert mb="md" role="note">
                最终排名已发布：阶段和任务的时间不能再修改，也不能再添加或删除。
              </Alert>
            )}
            {stages.length === 0 ? (
              <EmptyState text="还没有阶段" action={add} />
            ) : (
              <Stack gap="md" align="start">
                {stages.map((stage) => (
                  <StageCard
                    key={stage.id}
                    competitionId={competitionId}
                    stage={stage}
                    follows={stages.find(({ id }) => id === stage.beginsAfterId)?.name}
                    frozen={frozen}
                    onOpen={setOpened}
                  />
                ))}
                {add}
              </Stack>
            )}
            <Opened of={opened}>
              {(part) => {
                if (part.what === 'stage')
                  return (
                    <StageModal competition={competition} stage={part.stage} onClose={close} />
                  );
                if (part.what === 'exclude')
                  return <ExcludeTask task={part.task} onClose={close} />;
                if (part.what === 'clone') return <CloneTask task={part.task} onClose={close} />;
                return <DeletePart part={part.part} onClose={close} />;
              }}
            </Opened>
          </>
        );
      }}
    </Loaded>
  );
};

export default StagesPanel;
