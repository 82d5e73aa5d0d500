import '#theme/styles/forms.ts';
import '#theme/styles/tables.ts';
import { Group, NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import type { QualificationStatus } from '#apollo/schema.generated.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { ExportButton } from '#components/ExportButton/ExportButton.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { exportPath } from '#domains/competitions/paths.ts';
import { QualificationModal } from './QualificationModal.tsx';
import {
  useQualificationReviewsQuery,
  useQualificationStagesQuery,
} from './QualificationPanel.generated.ts';
import { QualificationRows } from './QualificationRows.tsx';
import type { Row } from './row.ts';

const statuses: { value: QualificationStatus; label: string; empty: string }[] = [
  { value: 'IN_REVIEW', label: '待审核', empty: '没有待审核的资质' },
  { value: 'PASSED', label: '已通过', empty: '还没有通过的资质审核' },
  { value: 'REJECTED', label: '已拒绝', empty: '没有被拒绝的资质审核' },
];

interface StageReviewsProps {
  stageId: string;
  status: QualificationStatus;
}

const StageReviews = ({ stageId, status }: StageReviewsProps) => {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Row | null>(null);
  const { data, error, loading, refetch } = useQualificationReviewsQuery({
    variables: { stageId, status, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <PagedList
        list={data?.qualificationReviews}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={setPage}
        empty={statuses.find(({ value }) => value === status)?.empty ?? ''}
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(rows) => <QualificationRows rows={rows} onOpen={setOpened} />}
      </PagedList>
      <Opened of={opened}>
        {(opened) => (
          <QualificationModal item={opened} onDone={refetch} onClose={() => setOpened(null)} />
        )}
      </Opened>
    </>
  );
};

/** 资质审核: what teams handed in for the stages that need it, and the decision on each. */
const QualificationPanel = ({ competitionId }: { competitionId: string }) => {
  const { data, error, refetch } = useQualificationStagesQuery({ variables: { competitionId } });
  const [chosen, setChosen] = useState<string | null>(null);
  const [status, setStatus] = useState<QualificationStatus>('IN_REVIEW');
  if (!data?.competition)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={4} />;
  const stages = (data.competition.stages ?? []).filter((stage) => stage.needsQualification);
  const stage = stages.find(({ id }) => id === chosen) ?? stages[0];
  if (!stage) return <EmptyState text="没有需要资质审核的阶段" />;
  return (
    <Stack gap="md">
      <Group align="end" gap="sm">
        <NativeSelect
          label="阶段"
          data={stages.map(({ id, name }) => ({ value: id, label: name }))}
          value={stage.id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <SegmentedControl
          aria-label="审核状态"
          data={statuses.map(({ value, label }) => ({ value, label }))}
          value={status}
          onChange={(next) => setStatus(next as QualificationStatus)}
        />
        <ExportButton address={exportPath(competitionId, 'qualifications')} name="资质审核" />
      </Group>
      <StageReviews key={`${stage.id}:${status}`} stageId={stage.id} status={status} />
    </Stack>
  );
};

export default QualificationPanel;
