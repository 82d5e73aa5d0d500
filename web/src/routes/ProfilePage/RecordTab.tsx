import { Title } from '@mantine/core';
import { RatingLine } from '#domains/ratings/components/RatingLine/RatingLine.tsx';
import { ResultList } from '#domains/records/components/ResultList/ResultList.tsx';
import { CompetitionsTab } from './CollectionTabs.tsx';

/** A member's rating and places in final rankings, above all competitions that they take part in. */
export const RecordTab = ({ memberId }: { memberId: string }) => (
  <>
    <Title order={2} size="h3" mb="sm">
      等级分
    </Title>
    <RatingLine memberId={memberId} />
    <Title order={2} size="h3" mt="xl" mb="sm">
      最终名次
    </Title>
    <ResultList memberId={memberId} />
    <Title order={2} size="h3" mt="xl" mb="sm">
      参加的比赛
    </Title>
    <CompetitionsTab memberId={memberId} />
  </>
);
