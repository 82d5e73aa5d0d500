import '@mantine/core/styles/NumberInput.layer.css';
import { Group, NumberInput, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Fold } from '#components/Fold/Fold.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { ScoringWorkersButton } from '#domains/submissions/components/ScoringWorkers/ScoringWorkersButton.tsx';
import { MetricFields } from '#domains/managing/panels/StagesPanel/MetricFields.tsx';
import { isClipped } from '#domains/managing/panels/StagesPanel/metric-values.ts';
import { RangeFields } from '#domains/managing/panels/StagesPanel/RangeFields.tsx';
import { ScoresFields } from '#domains/managing/panels/StagesPanel/ScoresFields.tsx';
import { usesCustom } from '#domains/managing/panels/StagesPanel/score-values.ts';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import { hasErrorAt, isByWorkers, type StepProps } from './step-props.ts';

// Loaded where a metric of the organizer's own is chosen.
const CustomMetricFields = lazy(
  () => import('#domains/managing/panels/StagesPanel/CustomMetricFields.tsx'),
);

/** Form fields for the points that people give to a work. */
const PointFields = ({ form, competition, task }: StepProps) => {
  const { shortName = '' } = useParams();
  const settled = (task?.management?.worksCount ?? 0) > 0 && task?.form != null;
  return (
    <>
      <NumberInput
        label="满分"
        description={settled ? '已有提交，不能再修改' : '评委给一份作品的最高分'}
        min={1}
        allowDecimal={false}
        disabled={settled}
        {...form.getInputProps('form.maxScore')}
      />
      <Text size="sm">
        默认由任一评委给出一个分数，得分取平均。要按评分标准逐项打分、两两比较、匿名或分配评委，
        {task ? (
          <>
            在
            <AppLink to={manageCompetitionPath(shortName, competition.id, 'judging')}>
              评委评审
            </AppLink>
            中设置。
          </>
        ) : (
          '创建任务后在「评委评审」中设置。'
        )}
      </Text>
    </>
  );
};

/** Way to have the organizer's own program score the files, which is settled with a task that exists. */
const Workers = ({ task }: Pick<StepProps, 'task'>) =>
  task ? (
    <Group gap="sm">
      <ScoringWorkersButton taskId={task.id} />
      <Text size="sm" c="dimmed">
        用自己的程序和机器评分，如模型、视频或仿真
      </Text>
    </Group>
  ) : (
    <Text size="sm" c="dimmed">
      要用自己的程序和机器评分（如模型、视频或仿真），创建任务后在这一步设置评测机。
    </Text>
  );

/** Form fields for scoring files by a metric. */
const FileScoreFields = ({ form, stage, task }: StepProps) => {
  const { objective } = form.values;
  const { metric, furtherScores, predictionMin, predictionMax } = objective;
  const byWorkers = isByWorkers(task);
  const hasRange =
    isClipped(metric) && (metric !== 'CUSTOM' || objective.customMetric.values === 'NUMBER');
  return (
    <>
      <MetricFields form={form} at="objective" values={objective} />
      {usesCustom(objective) && (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <CustomMetricFields form={form} stage={stage} task={task} />
        </Suspense>
      )}
      {!byWorkers && hasRange && (
        <Fold
          title="预测值范围"
          about="超出范围的预测按上下限计分，免得一个离谱的数决定得分。"
          startsOpen={predictionMin !== '' || predictionMax !== ''}
          needed={hasErrorAt(form.errors, 'objective.predictionMin', 'objective.predictionMax')}
        >
          <RangeFields form={form} at="objective" metric={metric} />
        </Fold>
      )}
      {!byWorkers && (
        <Fold
          title="更多得分"
          about="排行榜上再显示其他指标或列的得分，也用来区分并列的团队。"
          startsOpen={furtherScores.length > 0}
          needed={hasErrorAt(form.errors, 'objective.furtherScores')}
        >
          <div data-path="objective.furtherScores">
            <ScoresFields form={form} />
          </div>
        </Fold>
      )}
      <Workers task={task} />
    </>
  );
};

/** 指标与得分: how works are scored. */
export const ScoresStep = (props: StepProps) =>
  props.form.values.type === 'AUTOMATIC' ? (
    <FileScoreFields {...props} />
  ) : (
    <PointFields {...props} />
  );
