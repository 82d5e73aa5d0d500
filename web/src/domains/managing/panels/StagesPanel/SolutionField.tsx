import type { UseFormReturnType } from '@mantine/form';
import { solutionColumns } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import { fileProblem, sizeText, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { useState } from 'react';
import { checkSolutionFile } from './check-solution-file.ts';
import { OneFile } from './OneFile.tsx';
import type { Task } from './opened.ts';
import { ruleScores } from './score-values.ts';
import { SolutionPreview, type SolutionSummary } from './SolutionPreview.tsx';
import { type TaskValues, withArrived } from './task-values.ts';
import type { FileState } from './useTaskFiles.ts';

const { exts, maxSize } = uploadRules.solution;

interface SolutionFieldProps {
  form: UseFormReturnType<TaskValues>;
  task: Task | undefined;
  onState: (state: FileState) => void;
}

/** The hidden solution of a task, with what it is read as: before it is saved, and afterwards. */
export const SolutionField = ({ form, task, onState }: SolutionFieldProps) => {
  const { idColumn, targetColumn, groupColumn, solutionKey } = form.values.objective;
  const scoring = {
    ...ruleScores(form.values.objective),
    idColumn: idColumn.trim(),
    groupColumn: groupColumn.trim() || null,
  };
  const columns = solutionColumns({ ...scoring, idColumn: scoring.idColumn || 'id' });
  const stored = task?.management?.solution;
  const [chosen, setChosen] = useState<SolutionSummary | null>(null);

  const check = async (file: File) => {
    setChosen(null);
    const problem = fileProblem(file, uploadRules.solution);
    if (problem) return [problem.message];
    if (!idColumn.trim() || !targetColumn.trim()) return ['请先填写编号列与预测列'];
    const result = await checkSolutionFile(file, scoring);
    if (!result) return [];
    if (!result.ok) return result.problems;
    const { rows, labels, ...figures } = result.figures;
    setChosen({ ...figures, rows: rows.map((cells) => ({ cells })), labels: labels ?? [] });
    return [];
  };
  const shown = solutionKey === null ? stored : chosen;

  return (
    <div>
      <OneFile
        label={stored ? '标准答案（已上传）' : '标准答案'}
        hint={`${exts.join('、')}，解压后不超过 ${sizeText(maxSize)}；列为 ${columns.map((name) => name || '预测列').join('、')}；part 为 public 或 private，不会公开`}
        purpose="solution"
        exts={exts}
        check={check}
        error={form.errors['objective.solutionKey'] as string | undefined}
        arrived={form.values.arrived['objective.solutionKey']}
        onState={onState}
        onFile={(file) => {
          form.setFieldValue('objective.solutionKey', file?.key ?? null);
          form.setFieldValue('arrived', withArrived('objective.solutionKey', file));
        }}
      />
      {shown && (
        <SolutionPreview
          title={solutionKey === null ? '现有标准答案' : '新标准答案读取为（保存后生效，请核对）'}
          solution={shown}
          stored={solutionKey === null ? (stored ?? undefined) : undefined}
        />
      )}
    </div>
  );
};
