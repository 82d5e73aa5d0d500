import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { TrialBoard } from '#domains/managing/panels/StagesPanel/TrialBoard.tsx';
import { useTrial } from '#domains/managing/panels/StagesPanel/useTrial.ts';
import type { LackingField } from '../form-state.ts';
import { type FormStep, stepFieldOf } from '../form-steps.ts';
import { LackingNote } from '../LackingNote.tsx';
import classes from '../ManageTaskPage.module.css';
import { type TrialFinding, trialFindings } from '../trial-findings.ts';
import { isByWorkers, type StepProps } from './step-props.ts';

interface TrialStepProps extends StepProps {
  steps: readonly FormStep[];
  lacking: readonly LackingField[];
  onLead: (path: string) => boolean;
}

type Led = Pick<TrialStepProps, 'onLead'>;

/** Way to the field that something is about, by its name. */
const Mend = ({ path, onLead }: Led & { path: string | null | undefined }) => {
  const field = path ? stepFieldOf(path) : undefined;
  return (
    path &&
    field && (
      <Anchor component="button" type="button" size="sm" onClick={() => onLead(path)}>
        去修改：{field.label}
      </Anchor>
    )
  );
};

/** List of all that the steps before still lack. */
const AllLacking = ({ steps, lacking, onLead }: Omit<TrialStepProps, keyof StepProps>) => (
  <Stack gap="xs">
    {lacking.length === 0 && <Text>各步骤都已填写。</Text>}
    {steps
      .map(({ key, title }) => ({ title, own: lacking.filter(({ step }) => step === key) }))
      .filter(({ own }) => own.length > 0)
      .map(({ title, own }) => (
        <div key={title}>
          <Text size="sm" mb={4}>
            {title}
          </Text>
          <LackingNote lacking={own} onLead={onLead} />
        </div>
      ))}
  </Stack>
);

const Findings = ({ findings, onLead }: Led & { findings: readonly TrialFinding[] }) => (
  <ul className={classes.findings} aria-label="试运行的结论">
    {findings.map(({ kind, text, path }) => {
      const Icon = kind === 'fine' ? IconCircleCheck : IconAlertCircle;
      return (
        <li key={text} className={classes.finding} data-kind={kind}>
          <Icon size={20} stroke={1.5} role="img" aria-label={kind === 'fine' ? '正常' : '注意'} />
          <span>
            {text} {kind === 'wrong' && <Mend path={path} onLead={onLead} />}
          </span>
        </li>
      );
    })}
  </ul>
);

/** The trial run of a task whose files platform scores, by what is typed. */
const FileTrial = ({ form, stage, task, onLead }: TrialStepProps) => {
  const { start, loading, outcome, problem } = useTrial({ form, stage, task });
  return (
    <Stack gap="md">
      <Text size="sm">
        标准答案、常数、随机猜测和示例文件{task ? '，以及最近的三条提交，' : ''}
        会各评一次分：标准答案应排在第一，常数与随机是基线，示例文件应能正常评分。
      </Text>
      <div>
        <Button variant="light" loading={loading} onClick={() => void start()}>
          {outcome ? '重新试运行' : '开始试运行'}
        </Button>
      </div>
      <div aria-live="polite">
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem.message} <Mend path={problem.path} onLead={onLead} />
          </Text>
        )}
        {outcome && (
          <Stack gap="md">
            {outcome.isStale && (
              <Text size="sm">设置已修改，下面是修改前的结果，请重新试运行。</Text>
            )}
            <Findings findings={trialFindings(outcome.results, outcome.warnings)} onLead={onLead} />
            <TrialBoard results={outcome.results} warnings={[]} titles={outcome.titles} />
          </Stack>
        )}
      </div>
    </Stack>
  );
};

/** 试运行: what is still lacking, else how results of known quality would score, and what to do. */
export const TrialStep = (props: TrialStepProps) => {
  const { form, task, lacking } = props;
  const isFile = form.values.type === 'AUTOMATIC';
  const canTry = isFile && !isByWorkers(task) && lacking.length === 0;
  return (
    <>
      {!canTry && <AllLacking {...props} />}
      {canTry && <FileTrial {...props} />}
      {isFile && !canTry && !isByWorkers(task) && (
        <Text size="sm" c="dimmed">
          补全后可以在这里试运行。
        </Text>
      )}
      {isByWorkers(task) && (
        <Text size="sm">
          由自有评测机评分，这里不能试运行：请用测试队伍提交一次，在「作品评审」中查看评测机的报告。
        </Text>
      )}
    </>
  );
};
