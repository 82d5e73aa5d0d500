import { extensionOf, fileProblem } from '#domains/uploads/rules.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Formats that a table comes in beside CSV, wherever a task takes that. */
const besideCsv = ['.tsv', '.gz', '.zip'] as const;
const excelExts = ['.xlsx', '.xls', '.et', '.numbers'];

/** Extensions of result files that a task takes: with `.csv` also what a CSV is packed into. */
export const takenExts = (acceptExts: readonly string[]): string[] =>
  acceptExts.includes('.csv') ? [...new Set([...acceptExts, ...besideCsv])] : [...acceptExts];

/** Refuses a result file by its name and size; workbooks are told how to be saved. */
export const resultFileProblem = (
  file: { name: string; size: number },
  { acceptExts, sizeLimit }: { acceptExts: readonly string[]; sizeLimit: number },
  field = 'result',
): Refusal | null => {
  const exts = takenExts(acceptExts);
  const ext = extensionOf(file.name);
  if (excelExts.includes(ext) && !exts.includes(ext))
    return refuse(
      'BAD_USER_INPUT',
      `不支持 ${ext} 文件，请在表格软件中另存为“CSV UTF-8（逗号分隔）”后再提交`,
      field,
    );
  return fileProblem(file, { exts, maxSize: sizeLimit * 1024 }, field);
};
