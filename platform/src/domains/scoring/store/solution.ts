import { startMaskRows } from '@whaletide/schema/domains/submissions/rules/mask-rows.ts';
import {
  scoreRules,
  takesSeveralRows,
} from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { readTable } from '@whaletide/schema/shared/rules/data-table.ts';
import {
  type SolutionForm,
  type SolutionPart,
  solutionColumns,
  solutionParts,
  solutionRows,
} from '@whaletide/schema/domains/submissions/rules/solution-file.ts';

export type Part = SolutionPart;

/**
 * The hidden truth of a task: for each row id its values by column (truthPlan), the first target's
 * first, the group that it belongs to, and the part of the score it counts for.
 */
export type Solution = ReadonlyMap<string, { truth: readonly string[]; group: string; part: Part }>;

/**
 * Reads a solution as it is kept: `id,<targets>,part`, where part is public or private.
 *
 * @throws Error when the file isn't of that form or a part has no rows: an organizer's mistake,
 *   which must never look like one of the member's
 */
export const parseSolution = (csv: string, form: SolutionForm): Solution => {
  const rows = solutionRows(readTable(csv), form);
  if (!rows) throw new Error(`The solution lacks one of ${solutionColumns(form).join(', ')}`);
  const joinsRows = takesSeveralRows(scoreRules(form));
  const solution = new Map<string, { truth: string[]; group: string; part: Part }>();
  const more = startMaskRows<string>();
  const counts = { public: 0, private: 0 };
  for (const { id, values, group, part } of rows()) {
    const before = solution.get(id);
    const isOneMore = joinsRows && before?.part === part;
    if (!part || !id || (before && !isOneMore))
      throw new Error(`The solution's row of ${id} is wrong`);
    if (before) more.add(id, values);
    else solution.set(id, { truth: values, group, part });
    counts[part] += 1;
  }
  for (const [id, truth] of more.joined((key) => solution.get(key)?.truth ?? [])) {
    const row = solution.get(id);
    if (row) row.truth = truth;
  }
  for (const part of solutionParts)
    if (counts[part] === 0) throw new Error(`The solution has no ${part} rows`);
  return solution;
};
