import { Button, Paper, Text, Title } from '@mantine/core';
import { PRACTICE_HINT } from '@whaletide/schema/domains/practice/rules.ts';
import { Link, useLocation } from 'react-router';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { PracticeDocument, useStartPracticeMutation } from './PracticePanel.generated.ts';

interface StartPracticeProps {
  competitionId: string;
  /** Called once the practice has begun. */
  onBegun: () => void;
}

/** Explains practice, with the button that begins it; a visitor signs in first and comes back. */
export const StartPractice = ({ competitionId, onBegun }: StartPracticeProps) => {
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const [start, { loading: busy }] = useStartPracticeMutation({
    // Tasks and data open with it.
    refetchQueries: [PracticeDocument, 'CompetitionPage'],
    awaitRefetchQueries: true,
  });
  const begin = () =>
    start({ variables: { input: { competitionId, mode: 'PRACTICE' } } }).then(
      onBegun,
      // The notice is the error link's.
      () => null,
    );
  return (
    <Paper withBorder p="lg" radius="md">
      <Title order={2} size="h3">
        赛后练习
      </Title>
      <Text mt="xs" mb="md">
        {PRACTICE_HINT}
      </Text>
      {viewer || loading ? (
        <Button loading={busy} disabled={loading} onClick={() => void begin()}>
          开始练习
        </Button>
      ) : (
        <Button component={Link} to={signInPath(pathname + search)}>
          登录后开始练习
        </Button>
      )}
    </Paper>
  );
};
