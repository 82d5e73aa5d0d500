import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { readAnswers } from '@whaletide/schema/domains/submissions/rules/answered-sample.ts';
import { fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { OneFile } from './OneFile.tsx';
import type { Task } from './opened.ts';
import { ruleScores } from './score-values.ts';
import { type TaskValues, withArrived } from './task-values.ts';
import type { FileState } from './useTaskFiles.ts';

const EXTS = ['.csv', '.txt'];
const PATH = 'objective.answeredSampleKey';

interface AnsweredSampleProps {
  form: UseFormReturnType<TaskValues>;
  task: Task | undefined;
  onState: (state: FileState) => void;
}

/** Form field for a sample whose answers everyone may have, to try a file on. */
export const AnsweredSample = ({ form, task, onState }: AnsweredSampleProps) => {
  const { objective } = form.values;
  const kept = task?.management?.answeredSampleKey ?? null;
  const isKept = kept !== null && objective.answeredSampleKey === kept;

  const check = async (file: File) => {
    const problem = fileProblem(file, { ...uploadRules.asset, exts: EXTS });
    if (problem) return [problem.message];
    const settings = { ...ruleScores(objective), idColumn: objective.idColumn.trim() };
    return readAnswers(new Uint8Array(await file.arrayBuffer()), settings).problems ?? [];
  };

  return (
    <div>
      <OneFile
        label={isKept ? '公开样例（已上传）' : '公开样例'}
        hint="带答案的几行，参赛者可以下载，并在提交前试算得分；不能含有标准答案中的任何一行"
        purpose="asset"
        exts={EXTS}
        check={check}
        error={form.errors[PATH] as string | undefined}
        arrived={form.values.arrived[PATH]}
        onState={onState}
        onFile={(file) => {
          form.setFieldValue('arrived', withArrived(PATH, file));
          if (file) form.setFieldValue(PATH, file.key);
          else if (objective.answeredSampleKey !== null) form.setFieldValue(PATH, kept);
        }}
      />
      {isKept && (
        <Button
          variant="subtle"
          color="danger"
          size="xs"
          mt="xs"
          onClick={() => form.setFieldValue(PATH, null)}
        >
          移除公开样例
        </Button>
      )}
    </div>
  );
};
