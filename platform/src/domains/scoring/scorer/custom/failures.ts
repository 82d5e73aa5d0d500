/** Reasons for which a metric gives no score; in Chinese, for its organizer alone. */

/** The program ran, and gave no score of these rows. */
export class MetricRefusal extends RangeError {
  override name = 'MetricRefusal';
}

/** The program was ended: it took too long or too much memory. */
export class MetricStopped extends Error {
  override name = 'MetricStopped';
}

export const isMetricFailure = (error: unknown): error is MetricRefusal | MetricStopped =>
  error instanceof MetricRefusal || error instanceof MetricStopped;

/** Most characters of what the program itself says. */
const MOST_SAID = 300;

/** The engine's words, and ours for them. */
const translations: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/^(?:'([^']*)'|(\S+)) is not defined$/, ([, quoted, bare]) => `没有定义 ${quoted ?? bare}`],
  [
    /^cannot read propert(?:y|ies) '?([^']*)'? of (undefined|null)$/,
    ([, name, of]) => `${of} 没有属性 ${name}，请核对列名和函数的返回值`,
  ],
  [/^(.*)not a function$/, ([, what]) => `${what?.trim() || '调用的值'} 不是函数`],
  [/^not iterable$|is not iterable$/, () => '该值不能遍历'],
  [/^invalid array length$/i, () => '数组长度不正确'],
  [
    /^(?:'([^']*)'|(\S+)) is read-only$/,
    ([, quoted, bare]) => `${quoted ?? bare} 是常量，不能修改`,
  ],
];

/** The line of the program in an engine's stack; null where it names none. */
const lineOf = (stack: string): number | null => {
  const line = /metric\.js:(\d+)/.exec(stack)?.[1];
  return line === undefined ? null : Number(line);
};

const said = (text: string) =>
  text.length > MOST_SAID ? `${text.slice(0, MOST_SAID).toWellFormed()}…` : text.toWellFormed();

/** Error of the program as its organizer reads it: the line, and the reason in Chinese. */
export const errorText = (error: { name: string; message: string; stack: string }): string => {
  const line = lineOf(error.stack);
  if (error.name === 'SyntaxError')
    return `${line === null ? '' : `第${line}行：`}语法错误：${said(error.message)}`;
  // The engine marks calls and assignments, and not each expression: the line may be an earlier one.
  const at = line === null ? '' : `第${line}行或稍后：`;
  for (const [pattern, text] of translations) {
    const found = pattern.exec(error.message);
    if (found) return `${at}${said(text(found))}`;
  }
  return `${at}程序出错：${said([error.name, error.message].filter(Boolean).join('，'))}`;
};
