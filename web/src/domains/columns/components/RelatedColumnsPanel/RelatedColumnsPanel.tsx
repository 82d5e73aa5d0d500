import { Text } from '@mantine/core';
import { columnLimits } from '@whaletide/schema/domains/columns/rules/columns.ts';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { PanelProps } from '#lib/panel-props.ts';
import { RelatedColumnsForm } from './RelatedColumnsForm.tsx';
import { useRelatedColumnsPanelQuery } from './RelatedColumnsPanel.generated.ts';

/** Organizers: which columns stand beside the competition and its forum. */
const RelatedColumnsPanel = ({ competitionId }: PanelProps) => {
  const query = useRelatedColumnsPanelQuery({
    variables: { id: competitionId },
  });
  return (
    <Loaded
      query={query}
      of={query.data?.competition?.relatedColumns}
      empty="没有找到指定的比赛或活动"
      skeleton={<RowsSkeleton rows={4} />}
    >
      {(related) => (
        <>
          <Text c="dimmed" mb="md">
            关联的专栏与各自最新的三个项目，显示在详情页与讨论区的侧边。最多关联
            {columnLimits.related}个。
          </Text>
          <RelatedColumnsForm competitionId={competitionId} related={related} />
        </>
      )}
    </Loaded>
  );
};

export default RelatedColumnsPanel;
