import { Group, Title } from '@mantine/core';
import { Loaded } from '../../../../components/Loaded/Loaded.tsx';
import { CompetitionCard } from '../../../competitions/components/CompetitionCard/CompetitionCard.tsx';
import { CompetitionCardSkeleton } from '../../../competitions/components/CompetitionCard/CompetitionCardSkeleton.tsx';
import { TrendLinks } from '../../components/TrendLinks/TrendLinks.tsx';
import { useSearchStartQuery } from './SearchPage.generated.ts';
import classes from './SearchPage.module.css';

/** Content shown before anything is searched for: trending words, and the newest competitions. */
export const SearchStart = () => {
  const query = useSearchStartQuery();
  const skeleton = (
    <ul className={classes.grid}>
      {Array.from({ length: 3 }, (_, index) => (
        <CompetitionCardSkeleton key={index} />
      ))}
    </ul>
  );
  return (
    <Loaded query={query} of={query.data} empty="没有找到指定的比赛" skeleton={skeleton}>
      {({ site: { searchTrends }, competitions }) => (
        <>
          {searchTrends && searchTrends.length > 0 && (
            <section aria-labelledby="search-trends">
              <Title order={2} size="h4" id="search-trends">
                热门搜索
              </Title>
              <Group gap="0 24px" mb="lg">
                <TrendLinks trends={searchTrends} />
              </Group>
            </section>
          )}
          <section aria-labelledby="search-newest">
            <Title order={2} size="h4" mb="sm" id="search-newest">
              最新比赛
            </Title>
            <ul className={classes.grid}>
              {competitions?.items.map((competition) => (
                <CompetitionCard key={competition.id} competition={competition} eager={false} />
              ))}
            </ul>
          </section>
        </>
      )}
    </Loaded>
  );
};
