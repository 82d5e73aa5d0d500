import { Button, FileButton, Group, List, Text, Title } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { IconCalculator, IconDownload } from '@tabler/icons-react';
import { takenExts } from '@whaletide/schema/domains/submissions/rules/result-formats.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { useId, useRef, useState } from 'react';
import { scoreTitle } from '#domains/competitions/components/metric-texts.ts';
import type { CheckedResult } from './check-table.ts';
import { tryOnSample } from './check-result-file.ts';
import type { FileTask } from './result-form.ts';
import classes from './SubmitPanel.module.css';

interface SampleTrialProps {
  task: FileTask;
  sampleUrl: string;
}

interface Trial {
  name: string;
  /** Null while it is computed. */
  result: CheckedResult | null;
}

/** Outcome of a trial: the scores, or what is wrong line by line. */
const TrialResult = ({ trial: { name, result }, task }: { trial: Trial; task: FileTask }) => {
  if (!result) return <Text size="sm">正在计算…</Text>;
  const titles = new Map(task.scores.map((score) => [score.name, scoreTitle(score)]));
  return (
    <>
      {result.scores.length > 0 && (
        <>
          <Text size="sm">{name}：格式正确，样例得分</Text>
          <dl className={classes.trial}>
            {result.scores.map((score) => (
              <div key={score.name}>
                <dt>{titles.get(score.name) ?? score.name}</dt>
                <dd>{scoreText(score.value)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {result.problems.length > 0 && (
        <>
          <Text size="sm" c="var(--mantine-color-error)">
            {name} 有问题
          </Text>
          <List size="sm">
            {result.problems.map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        </>
      )}
      {result.hints.map((hint) => (
        <Text key={hint} size="sm" c="dimmed">
          {hint}
        </Text>
      ))}
    </>
  );
};

/** Scores predictions for the sample with answers in the browser: nothing is uploaded or counted. */
export const SampleTrial = ({ task, sampleUrl }: SampleTrialProps) => {
  const titleId = useId();
  const reset = useRef<() => void>(null);
  const [trial, setTrial] = useState<Trial | null>(null);
  const take = async (file: File | null) => {
    reset.current?.();
    if (!file) return;
    setTrial({ name: file.name, result: null });
    const result = await tryOnSample(file, task, sampleUrl);
    setTrial({ name: file.name, result });
  };
  const busy = trial !== null && trial.result === null;
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} size="h4" id={titleId}>
        用公开样例试算
      </Title>
      <Text size="sm" c="dimmed">
        公开样例带有答案，与比赛的评分数据没有重合。选择你对样例的预测，得分在本机计算：不上传，不占用提交次数。
      </Text>
      <Group gap="sm" mt="sm">
        <Button
          component="a"
          href={sampleUrl}
          download
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        >
          下载公开样例
        </Button>
        <FileButton
          resetRef={reset}
          accept={takenExts(task.review.acceptExts).join(',')}
          onChange={(file) => void take(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="light"
              loading={busy}
              leftSection={<IconCalculator size={18} stroke={1.5} aria-hidden />}
            >
              试算得分
            </Button>
          )}
        </FileButton>
      </Group>
      <div aria-live="polite">{trial && <TrialResult trial={trial} task={task} />}</div>
    </section>
  );
};
