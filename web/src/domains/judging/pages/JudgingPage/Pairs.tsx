import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { Alert, Button, Group, Kbd, Progress, Stack, Text } from '@mantine/core';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { PairOutcome } from '#apollo/schema.generated.ts';
import { JudgedAnswers } from '#domains/judging/components/JudgedAnswers/JudgedAnswers.tsx';
import classes from './JudgingPage.module.css';
import { usePairKeys } from './usePairKeys.ts';
import { usePairs } from './usePairs.ts';

const choices: readonly { outcome: PairOutcome; text: string; key: string }[] = [
  { outcome: 'LEFT', text: '左边更好', key: '←' },
  { outcome: 'TIE', text: '平局', key: '↓' },
  { outcome: 'RIGHT', text: '右边更好', key: '→' },
  { outcome: 'SKIP', text: '跳过', key: 'S' },
];

/** Two works side by side, of which the member chooses the better, by keyboard or by touch. */
export const Pairs = ({ taskId }: { taskId: string }) => {
  const { turn, error, busy, failure, answer, undo, retry } = usePairs(taskId);
  const pair = turn?.pair ?? null;
  usePairKeys(pair !== null && !busy, answer);
  if (!turn)
    return error ? <ErrorState error={error} onRetry={retry} /> : <RowsSkeleton rows={4} />;
  const { doneCount, assignedCount, isUndoable } = turn;
  return (
    <Stack gap="md">
      <div aria-live="polite">
        <Text size="sm" mb={4}>
          已比较 {doneCount} / {assignedCount}
        </Text>
        <Progress value={(100 * doneCount) / Math.max(1, assignedCount)} aria-label="比较进度" />
      </div>
      {failure && (
        <Alert color="danger" role="alert">
          {failure}
        </Alert>
      )}
      {pair ? (
        <>
          <div className={classes.pair}>
            {[pair.left, pair.right].map((work, at) => (
              <section
                key={work.number}
                className={classes.side}
                aria-label={`${at === 0 ? '左' : '右'}：作品 ${work.number}`}
              >
                <JudgedAnswers work={work} side={at === 0 ? '左' : '右'} />
              </section>
            ))}
          </div>
          <div className={classes.answers} role="group" aria-label="比较结果">
            {choices.map(({ outcome, text, key }) => (
              <Button
                key={outcome}
                size="md"
                variant={outcome === 'LEFT' || outcome === 'RIGHT' ? 'filled' : 'default'}
                aria-disabled={busy}
                onClick={() => answer(outcome)}
                rightSection={
                  <Kbd className={classes.key} aria-hidden>
                    {key}
                  </Kbd>
                }
              >
                {text}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <EmptyState
          text={
            doneCount >= assignedCount
              ? '你的比较已全部完成，谢谢！'
              : '没有更多可以比较的作品，谢谢！'
          }
        />
      )}
      {isUndoable && (
        <Group justify="center">
          <Button variant="subtle" color="gray" aria-disabled={busy} onClick={undo}>
            撤销上一次
          </Button>
        </Group>
      )}
    </Stack>
  );
};
