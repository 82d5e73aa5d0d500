import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import type { ForumKind } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { type ListAddress, scopes, sorts, typeFilters } from './list-address.ts';
import classes from './ListControls.module.css';

interface ListControlsProps {
  kind: ForumKind;
  address: ListAddress;
  onChange: (change: Record<string, string>) => void;
  /** Buttons beside the search. */
  actions?: ReactNode;
}

/** Controls of the list: its type (a select on phones), its order, and the search. */
export const ListControls = ({ kind, address, onChange, actions }: ListControlsProps) => {
  const types = typeFilters(kind).map(({ number, label }) => ({ value: String(number), label }));
  const { typeNumber, sort, text, scope } = address;
  const pickType = (number: string) => onChange({ type: number === '0' ? '' : number });
  return (
    <>
      <div className={classes.top}>
        <SearchField
          label="搜索帖子"
          className={classes.search}
          text={text}
          onSearch={(q) => onChange({ q, in: '' })}
        />
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {text && (
        <SegmentedControl
          aria-label="搜索范围"
          className={classes.scopes}
          data={scopes.map(({ value, label }) => ({ value, label }))}
          value={scope?.value ?? 'any'}
          onChange={(value) => onChange({ in: value === 'any' ? '' : value })}
        />
      )}
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="帖子类型"
          className={classes.wide}
          data={types}
          value={String(typeNumber)}
          onChange={pickType}
        />
        <NativeSelect
          aria-label="帖子类型"
          className={classes.narrow}
          data={types}
          value={String(typeNumber)}
          onChange={({ currentTarget }) => pickType(currentTarget.value)}
        />
        <NativeSelect
          aria-label="排序"
          data={sorts.map(({ value, label }) => ({ value, label }))}
          value={sort?.value}
          onChange={({ currentTarget }) =>
            onChange({ sort: currentTarget.value === sorts[0]?.value ? '' : currentTarget.value })
          }
        />
      </div>
    </>
  );
};
