import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { formatZonedTime } from '#lib/dates.ts';
import { manageTaskPath, NEW_TASK } from '#domains/managing/paths.ts';
import type { OpenedPart, Stage, Task } from './opened.ts';
import { Rescorings } from './Rescorings.tsx';
import classes from './StageCard.module.css';

const typeText = { AUTOMATIC: '自动评审', SUBJECTIVE: '人工评审', UNKNOWN: '其他' } as const;

const askedFields = <F extends { isHidden: boolean }>(fields: readonly F[]) =>
  fields.filter(({ isHidden: hidden }) => !hidden);

/** Describes what a task still lacks, or how its solution is split. */
const lackText = ({ type, form, management }: Task) => {
  if (type === 'SUBJECTIVE')
    return form ? `表单 ${askedFields(form.fields).length} 个字段` : '还没有表单';
  if (type !== 'AUTOMATIC' || !management) return null;
  const { solution } = management;
  return solution
    ? `标准答案 ${solution.public} 行公开、${solution.private} 行隐藏`
    : '还没有标准答案';
};

/** A task without works is changed or deleted; one that has some can only stop counting. */
const canExclude = ({ exclusion, management }: Task) =>
  exclusion !== null || (management?.worksCount ?? 0) > 0;

interface StageCardProps {
  competitionId: string;
  stage: Stage;
  /** Name of the stage at whose end it begins; undefined for a start of its own. */
  follows: string | undefined;
  /** Nothing is added or deleted any more: the final ranking is published. */
  frozen: boolean;
  onOpen: (opened: OpenedPart) => void;
}

/** A stage with its tasks, and what can be done with them. */
export const StageCard = ({ competitionId, stage, follows, frozen, onOpen }: StageCardProps) => {
  const { shortName = '' } = useParams();
  const address = { shortName, competitionId, stageId: stage.id };
  return (
    <section className={classes.card} aria-label={stage.name}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h4">
          {stage.name}
        </Title>
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            aria-label={`编辑阶段：${stage.name}`}
            onClick={() => onOpen({ what: 'stage', stage })}
          >
            编辑
          </Button>
          {!frozen && (
            <Button
              variant="default"
              size="xs"
              aria-label={`删除阶段：${stage.name}`}
              onClick={() =>
                onOpen({ what: 'delete', part: { kind: 'stage', id: stage.id, name: stage.name } })
              }
            >
              删除
            </Button>
          )}
        </Group>
      </Group>
      <Text size="sm" c="dimmed">
        {formatZonedTime(stage.startDate)} 至 {formatZonedTime(stage.endDate)}
        {follows !== undefined && `，在「${follows}」结束时开始`}
        {stage.awardWhaleCoin > 0 && `，阶段奖励 ${stage.awardWhaleCoin} 鲸币`}
        {stage.needsQualification && '，提交前需要资质审核'}
      </Text>
      <ul className={classes.tasks}>
        {stage.tasks?.map((task) => (
          <li key={task.id} className={classes.task}>
            <div className={classes.about}>
              <Group gap="xs">
                <strong>{task.name}</strong>
                <Badge color="gray">{typeText[task.type]}</Badge>
                {task.exclusion && <Badge color="gold">不计入排名</Badge>}
              </Group>
              <Text size="sm" c="dimmed">
                {[lackText(task), task.management && `${task.management.worksCount} 次提交`]
                  .filter(Boolean)
                  .join('，')}
              </Text>
              {task.exclusion && <Text size="sm">移出的原因：{task.exclusion.reason}</Text>}
              <Rescorings task={task} />
            </div>
            <Group gap="xs">
              <Button
                component={Link}
                to={manageTaskPath({ ...address, taskId: task.id })}
                variant="default"
                size="xs"
                aria-label={`编辑任务：${task.name}`}
              >
                编辑
              </Button>
              {task.management?.solution && (
                <Button
                  component={Link}
                  to={manageTaskPath({ ...address, taskId: task.id }, 'trial')}
                  variant="default"
                  size="xs"
                  aria-label={`试运行任务：${task.name}`}
                >
                  试运行
                </Button>
              )}
              {!frozen && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`复制任务：${task.name}`}
                  onClick={() => onOpen({ what: 'clone', task })}
                >
                  复制
                </Button>
              )}
              {!frozen && canExclude(task) && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`${task.exclusion ? '恢复计入排行榜' : '移出排行榜'}：${task.name}`}
                  onClick={() => onOpen({ what: 'exclude', task })}
                >
                  {task.exclusion ? '恢复计入排行榜' : '移出排行榜'}
                </Button>
              )}
              {!frozen && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`删除任务：${task.name}`}
                  onClick={() =>
                    onOpen({ what: 'delete', part: { kind: 'task', id: task.id, name: task.name } })
                  }
                >
                  删除
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
      {!frozen && (
        <Button
          component={Link}
          to={manageTaskPath({ ...address, taskId: NEW_TASK })}
          variant="default"
          size="sm"
          aria-label={`添加任务到${stage.name}`}
        >
          添加任务
        </Button>
      )}
    </section>
  );
};
