import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEdges } from './useEdges.ts';
import classes from './WideTable.module.css';

interface WideTableProps {
  /** Name of what the table lists, such as 团队. */
  label: string;
  /** Pixels below which it scrolls sideways. */
  minWidth: number;
  /** First columns that stay in sight: 2 where the first holds checkboxes. */
  leads?: 1 | 2;
  /** True where the last column, with the actions on a row, stays in view. */
  endStays?: boolean;
  verticalSpacing?: 'xs' | 'sm';
  children: ReactNode;
}

/**
 * A table that goes on beyond a narrow screen: a shade at the edge says so, its first columns say
 * which row one is in, and the keyboard scrolls it.
 */
export const WideTable = (props: WideTableProps) => {
  const { label, minWidth, leads = 1, endStays = false, verticalSpacing = 'sm', children } = props;
  const { ref, before, after, measure } = useEdges();
  return (
    <div
      className={classes.frame}
      data-before={before || undefined}
      data-after={after || undefined}
    >
      <div
        ref={ref}
        className={classes.scroll}
        role="region"
        aria-label={label}
        tabIndex={before || after ? 0 : undefined}
        onScroll={measure}
      >
        <Table
          verticalSpacing={verticalSpacing}
          className={classes.table}
          style={{ minWidth }}
          data-leads={leads}
          data-end-stays={endStays || undefined}
        >
          {children}
        </Table>
      </div>
    </div>
  );
};
