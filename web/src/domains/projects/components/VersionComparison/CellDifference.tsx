import { Text } from '@mantine/core';
import type { VersionComparisonQuery } from './VersionComparison.generated.ts';
import classes from './VersionComparison.module.css';

type Comparison = NonNullable<NonNullable<VersionComparisonQuery['project']>['comparison']>;
type Cell = Comparison['notebooks'][number]['cells'][number];

const kinds = { CODE: '代码', MARKDOWN: '文字' } as const;
const changes = { ADDED: '新增', REMOVED: '移除', CHANGED: '改动', SAME: '' } as const;
/** Words for screen readers: colour alone isn't enough, so each line keeps its mark, too. */
const said = { '+': '新增：', '-': '移除：' } as const;

const Line = ({ line }: { line: string }) => {
  const mark = line[0] === '+' || line[0] === '-' ? line[0] : undefined;
  return (
    <div className={classes.line} data-mark={mark}>
      <span className={classes.mark} aria-hidden>
        {line[0]}
      </span>
      <span>
        {mark && <span className={classes.said}>{said[mark]}</span>}
        {line.slice(1)}
      </span>
    </div>
  );
};

/** Change of a cell; unchanged cells share one line. */
export const CellDifference = ({ cell }: { cell: Cell }) => {
  const { kind, change, count, lines } = cell;
  if (change === 'SAME')
    return (
      <Text size="sm" c="dimmed" className={classes.same}>
        {count} 个单元格没有改动
      </Text>
    );
  return (
    <div className={classes.cell}>
      <Text size="xs" c="dimmed" className={classes.kind}>
        {changes[change]}
        {kind ? kinds[kind] : ''}单元格
      </Text>
      <div className={classes.lines} role="group" aria-label={`${changes[change]}的内容`}>
        {lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </div>
    </div>
  );
};
