import { Text } from '@mantine/core';
import { columnLimits } from '@whaletide/schema/rules/columns.ts';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import type { PanelProps } from '../../../../lib/panel-props.ts';
import { RelatedColumnsForm } from './RelatedColumnsForm.tsx';
import { useRelatedColumnsPanelQuery } from './RelatedColumnsPanel.generated.ts';

/** Organizers: which columns stand beside the competition and its forum. */
const RelatedColumnsPanel = ({ competitionId }: PanelProps) => {
  const { data, error, refetch } = useRelatedColumnsPanelQuery({
    variables: { id: competitionId },
  });
  const related = data?.competition?.relatedColumns;
  if (!related) {
    if (error) return <ErrorState error={error} onRetry={refetch} />;
    return <RowsSkeleton rows={4} />;
  }
  return (
    <>
      <Text c="dimmed" mb="md">
        关联的专栏与各自最新的三个项目，显示在比赛详情与讨论区的侧边。最多关联
        {columnLimits.related}个。
      </Text>
      <RelatedColumnsForm competitionId={competitionId} related={related} />
    </>
  );
};

export default RelatedColumnsPanel;
