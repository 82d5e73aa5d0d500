import { Group, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { MyCompetition } from '#domains/competitions/components/MyCompetition/MyCompetition.tsx';
import { myCompetitionsPath } from '#domains/competitions/paths.ts';
import classes from './CompetitionListPage.module.css';
import { useContinueCompetitionsQuery } from './Continue.generated.ts';

/**
 * List of competitions that the member is in the middle of, shown before all that they could begin.
 */
export const Continue = () => {
  // Without it the list is whole: no error of its own.
  const { data } = useContinueCompetitionsQuery({
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const running = data?.viewer?.competitions?.items.filter(({ status }) => status === 'RUNNING');
  if (!running?.length) return null;
  return (
    <section aria-labelledby="continue" className={classes.continue}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="continue">
          继续
        </Title>
        <AppLink to={myCompetitionsPath}>我的比赛</AppLink>
      </Group>
      <ul className={classes.continueCards}>
        {running.map((item) => (
          <MyCompetition key={item.id} competition={item} />
        ))}
      </ul>
    </section>
  );
};
