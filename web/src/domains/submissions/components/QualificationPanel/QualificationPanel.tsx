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
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { usePage } from '#routing/usePage.ts';
import { QualificationModal } from './QualificationModal.tsx';
import {
  useQualificationReviewsQuery,
  useQualificationStagesQuery,
} from './QualificationPanel.generated.ts';
import { QualificationRows } from './QualificationRows.tsx';
import type { Row } from './row.ts';

const statuses = [
  { value: 'IN_REVIEW', label: '待审核', empty: '没有待审核的资质' },
  { value: 'PASSED', label: '已通过', empty: '还没有通过的资质审核' },
  { value: 'REJECTED', label: '已拒绝', empty: '没有被拒绝的资质审核' },
] as const satisfies readonly { value: QualificationStatus; label: string; empty: string }[];

interface StageReviewsProps {
  stageId: string;
  status: QualificationStatus;
}

const StageReviews = ({ stageId, status }: StageReviewsProps) => {
  const { page, onPage } = usePage();
  const [opened, setOpened] = useState<Row | null>(null);
  const { data, error, loading, refetch } = useQualificationReviewsQuery({
    variables: { stageId, status, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <PagedList
        list={data?.stage?.qualificationReviews}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
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
  const [query, changeQuery] = useAddressQuery();
  const { value: status } =
    statuses.find(({ value }) => value === query.get('status')) ?? statuses[0];
  const choose = (part: { stage: string } | { status: string }) =>
    changeQuery({ page: null, ...part }, { replace: true });
  if (!data?.competition)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={4} />;
  const stages = (data.competition.stages ?? []).filter((stage) => stage.needsQualification);
  const stage = stages.find(({ id }) => id === query.get('stage')) ?? stages[0];
  if (!stage) return <EmptyState text="没有需要资质审核的阶段" />;
  return (
    <Stack gap="md">
      <Group align="end" gap="sm">
        <NativeSelect
          label="阶段"
          data={stages.map(({ id, name }) => ({ value: id, label: name }))}
          value={stage.id}
          onChange={({ currentTarget }) => choose({ stage: currentTarget.value })}
        />
        <SegmentedControl
          aria-label="审核状态"
          data={statuses.map(({ value, label }) => ({ value, label }))}
          value={status}
          onChange={(next) => choose({ status: next })}
        />
        <ExportButton address={exportPath(competitionId, 'qualifications')} name="资质审核" />
      </Group>
      <StageReviews key={`${stage.id}:${status}`} stageId={stage.id} status={status} />
    </Stack>
  );
};

export default QualificationPanel;
