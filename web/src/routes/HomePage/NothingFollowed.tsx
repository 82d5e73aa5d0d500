import { Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { CompetitionCard } from '#domains/competitions/components/CompetitionCard/CompetitionCard.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { NewcomerLists } from '#domains/feed/components/NewcomerLists/NewcomerLists.tsx';
import { useHomeQuery } from './Home.generated.ts';
import community from './Community.module.css';
import classes from './MemberHome.module.css';

interface NothingFollowedProps {
  /** Looks for what those did whom the member has begun to follow. */
  onLook: () => void;
}

/** In place of a feed for who follows nothing: what there is to follow and to take part in. */
export const NothingFollowed = ({ onLook }: NothingFollowedProps) => {
  const query = useHomeQuery();
  return (
    <>
      <NewcomerLists onLook={onLook} />
      <Loaded query={query} of={query.data} empty="" skeleton={<RowsSkeleton rows={6} />}>
        {({ competitions }) => (
          <>
            <div className={classes.heading}>
              <Title order={3} size="h5">
                正在进行的比赛
              </Title>
              <AppLink to={competitionListPath} size="sm" alone>
                全部比赛
              </AppLink>
            </div>
            <ul className={community.cards}>
              {competitions.items.slice(0, 3).map((competition) => (
                <CompetitionCard key={competition.id} competition={competition} eager={false} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </>
  );
};
