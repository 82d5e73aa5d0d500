import '#theme/styles/tables.ts';
import { Badge, Button, Table } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import type { ContentDialog } from './ContentDialogs.tsx';
import type { Content } from './content.ts';
import type { ContentChanges } from './useContentChanges.ts';
import classes from './ContentsPanel.module.css';

interface ContentsTableProps {
  rows: readonly Content[];
  pathOf: (id: string) => string;
  changes: ContentChanges;
  onDialog: (dialog: ContentDialog) => void;
}

interface ContentRowProps extends Omit<ContentsTableProps, 'rows'> {
  content: Content;
}

const ContentRow = ({ content, pathOf, changes, onDialog }: ContentRowProps) => {
  const { id, title, author, isPinned, sections } = content;
  const look = { variant: 'subtle', size: 'compact-sm', className: classes.action } as const;
  return (
    <Table.Tr>
      <Table.Td className={classes.title}>
        {isPinned && (
          <Badge color="gold" mr={6}>
            置顶
          </Badge>
        )}
        <AppLink to={pathOf(id)} target="_blank" alone>
          {title}
        </AppLink>
      </Table.Td>
      <Table.Td className={classes.author}>
        {author && <MemberName member={author} alone />}
      </Table.Td>
      <Table.Td className={classes.sections}>
        {sections.map(({ name }) => name).join('、') || '未分组'}
      </Table.Td>
      <Table.Td className={classes.actions}>
        <Button
          {...look}
          aria-haspopup="dialog"
          aria-label={`设置分组「${title}」`}
          onClick={() => onDialog({ kind: 'sections', content })}
        >
          设置分组
        </Button>
        <Button
          {...look}
          disabled={changes.busy}
          aria-label={`${isPinned ? '取消置顶' : '置顶'}「${title}」`}
          onClick={() => void changes.pin(id, !isPinned)}
        >
          {isPinned ? '取消置顶' : '置顶'}
        </Button>
        <Button
          {...look}
          color="danger"
          aria-haspopup="dialog"
          aria-label={`移除「${title}」`}
          onClick={() => onDialog({ kind: 'remove', content })}
        >
          移除
        </Button>
      </Table.Td>
    </Table.Tr>
  );
};

/** Table of what a channel holds of one kind. */
export const ContentsTable = ({ rows, ...actions }: ContentsTableProps) => (
  <WideTable label="收录的内容" minWidth={720} endStays>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>标题</Table.Th>
        <Table.Th>作者</Table.Th>
        <Table.Th>分组</Table.Th>
        <Table.Th>操作</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map((content) => (
        <ContentRow key={content.id} content={content} {...actions} />
      ))}
    </Table.Tbody>
  </WideTable>
);
