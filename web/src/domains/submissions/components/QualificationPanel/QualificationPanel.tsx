import '../../../../theme/styles/forms.ts';
import { Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import type { QualificationStatus } from '../../../../apollo/schema.generated.ts';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { PagedList } from '../../../../components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import classes from '../ReviewWorksPanel/ReviewWorksPanel.module.css';
import {
  useQualificationReviewsQuery,
  useQualificationStagesQuery,
} from './QualificationPanel.generated.ts';
import { looks } from './looks.ts';
import { ReviewedQualification } from './ReviewedQualification.tsx';

const states = ['IN_REVIEW', 'PASSED', 'REJECTED'] as const;

interface StageReviewsProps {
  stageId: string;
  status: QualificationStatus | null;
}

const StageReviews = ({ stageId, status }: StageReviewsProps) => {
  const [page, setPage] = useState(1);
  const { data, error, loading, refetch } = useQualificationReviewsQuery({
    variables: { stageId, status, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      list={data?.qualificationReviews}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={setPage}
      empty="暂无资质审核"
      skeleton={<RowsSkeleton rows={4} />}
    >
      {(reviews) => (
        <ol className={classes.works} aria-label="资质审核">
          {reviews.map((item) => (
            <ReviewedQualification key={item.id} item={item} />
          ))}
        </ol>
      )}
    </PagedList>
  );
};

/** 资质审核: what teams handed in for the stages that need it, and the decision on each. */
const QualificationPanel = ({ competitionId }: { competitionId: string }) => {
  const { data, error, refetch } = useQualificationStagesQuery({ variables: { competitionId } });
  const [chosen, setChosen] = useState<string | null>(null);
  const [status, setStatus] = useState<QualificationStatus | null>('IN_REVIEW');
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
        <NativeSelect
          label="状态"
          data={[
            { value: '', label: '全部状态' },
            ...states.map((value) => ({ value, label: looks[value].text })),
          ]}
          value={status ?? ''}
          onChange={({ currentTarget }) =>
            setStatus(states.find((value) => value === currentTarget.value) ?? null)
          }
        />
      </Group>
      <StageReviews key={`${stage.id}:${status ?? ''}`} stageId={stage.id} status={status} />
    </Stack>
  );
};

export default QualificationPanel;
