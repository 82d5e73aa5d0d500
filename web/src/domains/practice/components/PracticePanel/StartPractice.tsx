import { Button, Paper, Text, Title } from '@mantine/core';
import { PRACTICE_HINT, VIRTUAL_HINT } from '@whaletide/schema/domains/practice/rules.ts';
import { Link, useLocation } from 'react-router';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { PracticeDocument, useStartPracticeMutation } from './PracticePanel.generated.ts';

const texts = {
  PRACTICE: { title: '赛后练习', hint: PRACTICE_HINT, begin: '开始练习' },
  VIRTUAL: { title: '虚拟参赛', hint: VIRTUAL_HINT, begin: '开始虚拟参赛' },
};

interface StartPracticeProps {
  competitionId: string;
  mode: 'PRACTICE' | 'VIRTUAL';
  /** Called once the practice has begun. */
  onBegun: () => void;
}

/** Explains a way to practise, with the button that begins it; a visitor signs in first and comes back. */
export const StartPractice = ({ competitionId, mode, onBegun }: StartPracticeProps) => {
  const { title, hint, begin: label } = texts[mode];
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const [start, { loading: busy }] = useStartPracticeMutation({
    // Tasks and data open with it.
    refetchQueries: [PracticeDocument, 'CompetitionPage'],
    awaitRefetchQueries: true,
  });
  const begin = () =>
    start({ variables: { input: { competitionId, mode } } }).then(
      onBegun,
      // The notice is the error link's.
      () => null,
    );
  return (
    <Paper withBorder p="lg" radius="md">
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text mt="xs" mb="md">
        {hint}
      </Text>
      {viewer || loading ? (
        <Button loading={busy} disabled={loading} onClick={() => void begin()}>
          {label}
        </Button>
      ) : (
        <Button component={Link} to={signInPath(pathname + search)}>
          登录后{label}
        </Button>
      )}
    </Paper>
  );
};
