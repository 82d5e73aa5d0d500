import { Stack, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { competitionPath } from '#domains/competitions/paths.ts';
import { useOpenCompetitionsQuery } from './OpenCompetitions.generated.ts';

/** Some competitions that run, for who has come to a page that leads nowhere. */
export const OpenCompetitions = () => {
  // An offer: where it can't be had, nothing is missing.
  const { data } = useOpenCompetitionsQuery({ context: { showsErrors: true } });
  const competitions = data?.competitions?.items ?? [];
  if (competitions.length === 0) return null;
  return (
    <Stack component="nav" aria-label="正在进行的比赛" align="center" gap={0} mt="md">
      <Text size="sm" c="dimmed">
        正在进行的比赛
      </Text>
      {competitions.map(({ id, name }) => (
        <AppLink key={id} to={competitionPath(id)} py={9}>
          {name}
        </AppLink>
      ))}
    </Stack>
  );
};
