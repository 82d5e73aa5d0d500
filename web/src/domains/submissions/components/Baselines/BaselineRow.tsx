import { Button, Group, Text } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import {
  type BaselineFragment,
  BaselinesDocument,
  useDeleteBaselineMutation,
} from './Baselines.generated.ts';

const listOf = (first: number, further: readonly number[]): string =>
  [first, ...further].map(scoreText).join('、');

const scoresText = (baseline: BaselineFragment): string => {
  const { publicScore, privateScore, furtherPublicScores, furtherPrivateScores } = baseline;
  if (publicScore === null || privateScore === null) return '评分中';
  const shown = listOf(publicScore, furtherPublicScores);
  return `Public ${shown}，Private ${listOf(privateScore, furtherPrivateScores)}`;
};

/** A baseline with its scores, or what is wrong with it, and the way to take it away. */
export const BaselineRow = ({ baseline }: { baseline: BaselineFragment }) => {
  const { id, name, fileName, problem } = baseline;
  const [remove, { loading }] = useDeleteBaselineMutation({
    context: { showsErrors: true },
    refetchQueries: [BaselinesDocument],
  });
  const doRemove = () =>
    remove({ variables: { input: { id } } }).catch((error: unknown) =>
      notify.failed('删除失败', failureOf(error).message),
    );
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c={problem === null ? 'dimmed' : 'danger'} aria-live="polite">
          {fileName} · {problem ?? scoresText(baseline)}
        </Text>
      </div>
      <Button
        variant="subtle"
        color="danger"
        loading={loading}
        aria-label={`删除基线：${name}`}
        onClick={() => void doRemove()}
      >
        删除
      </Button>
    </Group>
  );
};
