import { Button, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { competitionListPath } from '../../domains/competitions/paths.ts';
import { StormySea } from '../StormySea.tsx';

/** Any address that leads nowhere (spec 1, section 2). */
const NotFoundPage = () => (
  <Stack align="center" gap="lg" py={72} px="md">
    <StormySea label="404" />
    <Title order={1} size="h2" ta="center">
      你所寻找的东西，并不存在
    </Title>
    <Button component={Link} to={competitionListPath}>
      去看看比赛
    </Button>
  </Stack>
);

export default NotFoundPage;
