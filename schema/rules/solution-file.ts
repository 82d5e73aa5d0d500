/** Which part of the score a row counts for. */
export const solutionParts = ['public', 'private'] as const;
/** The header of the column that says so. */
export const PART_COLUMN = 'part';
/** How many problems are told at once. */
const MAX_TOLD = 10;

interface SolutionForm {
  idColumn: string;
  targetColumn: string;
  metric: 'accuracy' | 'macroF1' | 'rmse' | 'mae' | 'auc';
}

export type SolutionCheck =
  /** Rows of each part. */
  | { ok: true; public: number; private: number }
  /** In Chinese, with the lines of the file. */
  | { ok: false; problems: string[] };

const clean = (cell: string | undefined) => (cell ?? '').replace(/^\ufeff/, '').trim();
const isBlank = (row: readonly string[]) => row.every((cell) => !clean(cell));

/**
 * Checks an organizer's solution: `id,<target>,part` where part is public or private, each id
 * once, both parts with rows, values that the metric can compare (AUC: 0 and 1 in each part).
 *
 * @param rows the file's rows as Papa Parse gives them, the header first
 */
export const checkSolution = (
  rows: readonly (readonly string[])[],
  { idColumn, targetColumn, metric }: SolutionForm,
): SolutionCheck => {
  const header = (rows[0] ?? []).map(clean);
  const columns = [idColumn, targetColumn, PART_COLUMN];
  const missing = columns.filter((name) => !header.includes(name));
  if (missing.length > 0) return { ok: false, problems: [`第1行：缺少列 ${missing.join('、')}`] };
  const [idAt = 0, targetAt = 0, partAt = 0] = columns.map((name) => header.indexOf(name));

  const problems: string[] = [];
  const seen = new Set<string>();
  const values = { public: new Set<string>(), private: new Set<string>() };
  const counts = { public: 0, private: 0 };
  rows.forEach((row, index) => {
    if (index === 0 || isBlank(row)) return;
    const line = `第${index + 1}行`;
    const [id, value, said] = [clean(row[idAt]), clean(row[targetAt]), clean(row[partAt])];
    const part = solutionParts.find((name) => name === said);
    if (!id) problems.push(`${line}：${idColumn} 为空`);
    else if (seen.has(id)) problems.push(`${line}：${idColumn} ${id} 重复`);
    seen.add(id);
    if (!part) problems.push(`${line}：part 应为 public 或 private`);
    const isNumber = value !== '' && Number.isFinite(Number(value));
    if (metric === 'auc' && value !== '0' && value !== '1')
      problems.push(`${line}：AUC 的标准答案应为 0 或 1`);
    else if ((metric === 'rmse' || metric === 'mae') && !isNumber)
      problems.push(`${line}：${targetColumn} 应为数值`);
    else if (!value) problems.push(`${line}：${targetColumn} 为空`);
    if (part) {
      counts[part] += 1;
      values[part].add(value);
    }
  });
  for (const part of solutionParts) {
    if (counts[part] === 0) problems.push(`没有 part 为 ${part} 的行`);
    else if (metric === 'auc' && values[part].size < 2)
      problems.push(`part 为 ${part} 的行应同时有 0 和 1`);
  }
  if (problems.length === 0) return { ok: true, ...counts };
  const more = problems.length - MAX_TOLD;
  const told = problems.slice(0, MAX_TOLD);
  return { ok: false, problems: more > 0 ? [...told, `另有${more}处问题`] : told };
};
