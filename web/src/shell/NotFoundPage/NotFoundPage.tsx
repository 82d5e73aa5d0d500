import { Button, Group, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { OpenCompetitions } from '#domains/competitions/components/OpenCompetitions/OpenCompetitions.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { supportPath } from '#routing/support.ts';
import { usePageHead } from '#lib/page-title.ts';
import { StormySea } from '../StormySea.tsx';

/** Any address that leads nowhere. */
const NotFoundPage = () => {
  usePageHead({ title: '页面不存在', status: 404 });
  return (
    <Stack align="center" gap="lg" py={72} px="md">
      <StormySea label="404" />
      <Title order={1} size="h2" ta="center">
        你所寻找的东西，并不存在
      </Title>
      <Group justify="center" gap="sm">
        <Button component={Link} to={competitionListPath}>
          去看看比赛
        </Button>
        <Button component={Link} to={supportPath()} variant="default">
          帮助中心
        </Button>
      </Group>
      <OpenCompetitions />
    </Stack>
  );
};

export default NotFoundPage;
