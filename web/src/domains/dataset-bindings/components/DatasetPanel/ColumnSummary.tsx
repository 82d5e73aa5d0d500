import { isMostlyUnique } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { withThousands } from '#lib/numbers.ts';
import { Histogram } from './Histogram.tsx';
import type { ColumnPreview } from './opened.ts';
import classes from './DatasetPanel.module.css';

const types = {
  BOOLEAN: '布尔',
  INTEGER: '整数',
  NUMBER: '数值',
  STRING: '文本',
  DATE: '日期',
} as const;

/**
 * Four digits that say something, or two decimals where these are more, without an exponent where
 * it can be. Four digits before the point have no comma: most of them are years.
 */
const figure = (value: number) =>
  Math.abs(value) >= 1e15 || (value !== 0 && Math.abs(value) < 1e-6)
    ? value.toExponential(3)
    : value.toLocaleString('zh-CN', {
        maximumSignificantDigits: 4,
        maximumFractionDigits: 2,
        roundingPriority: 'morePrecision',
        useGrouping: 'min2',
      });

const share = (part: number, count: number) => `${Math.round((part / count) * 100)}%`;

/** Texts that are nearly all different are counted; other values are named, the most frequent first. */
const Values = ({ column: { type, count, unique, topValues } }: { column: ColumnPreview }) => {
  if (topValues.length === 0 || (type === 'STRING' && isMostlyUnique(unique, count)))
    return <span>{withThousands(unique)} 个不同的值</span>;
  return (
    <>
      {topValues.slice(0, 3).map(({ value, count: times }) => (
        <span key={value} className={classes.value}>
          <span className={classes.name}>{value}</span> {share(times, count)}
        </span>
      ))}
      {unique > 3 && <span>等 {withThousands(unique)} 个值</span>}
    </>
  );
};

/** The head of a column: its name, its type, and what it holds. */
export const ColumnSummary = ({ column }: { column: ColumnPreview }) => {
  const { name, type, missing, min, max, mean, infinite } = column;
  const unit = column.unit ?? '';
  return (
    <>
      <span className={classes.columnName}>
        <span>{name}</span>
        <span className={classes.type}>{types[type]}</span>
      </span>
      <span className={classes.statistics}>
        {min !== null && max !== null && mean !== null ? (
          <>
            <Histogram bars={column.histogram} label={`${name} 的分布`} />
            <span>
              {figure(min)}
              {unit} – {figure(max)}
              {unit}
            </span>
            <span>
              均值 {figure(mean)}
              {unit}
            </span>
          </>
        ) : (
          column.count > 0 && <Values column={column} />
        )}
        {infinite > 0 && <span>无穷大 {withThousands(infinite)}</span>}
        {missing > 0 && <span>缺失 {withThousands(missing)}</span>}
      </span>
    </>
  );
};
