import { Button, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { notify } from '#lib/notify.ts';
import layout from '#theme/rows.module.css';

interface RowActions {
  onEdit: () => void;
  onPublish: () => void;
  onEnd: () => void;
}

interface PublishedListProps<Row> {
  title: string;
  /** Name of one, as “公告”. */
  noun: string;
  query: Omit<Parameters<typeof PagedList<Row>>[0], 'empty' | 'children' | 'skeleton'>;
  publish: (id: string) => Promise<unknown>;
  end: (id: string) => Promise<unknown>;
  /** Follow the name of one in the questions before it is published or ended. */
  publishing: string;
  ending: string;
  nameOf: (row: Row) => string;
  row: (row: Row, actions: RowActions) => ReactNode;
  /** Form of one, or of a new one. */
  editor: (row: Row | null, onClose: () => void) => ReactNode;
}

/** List of what administrators write, then publish to all members, and end. */
export const PublishedList = <Row extends { id: string }>(props: PublishedListProps<Row>) => {
  const { title, noun, query, publish, end, publishing, ending, nameOf, row, editor } = props;
  /** Row being edited; a new one if `row` is null. */
  const [edited, setEdited] = useState<{ row: Row | null } | null>(null);
  const [asked, setAsked] = useState<{ row: Row; does: 'publish' | 'end' } | null>(null);
  const act = async ({ row: { id }, does }: NonNullable<typeof asked>) => {
    await (does === 'publish' ? publish : end)(id);
    notify.done(`${noun}已${does === 'publish' ? '发布' : '结束'}`);
  };
  return (
    <>
      <div className={layout.head}>
        <Title order={1}>{title}</Title>
        <Button onClick={() => setEdited({ row: null })}>新建{noun}</Button>
      </div>
      <PagedList {...query} empty={`暂无${noun}`}>
        {(rows) => (
          <ul className={layout.rows}>
            {rows.map((one) =>
              row(one, {
                onEdit: () => setEdited({ row: one }),
                onPublish: () => setAsked({ row: one, does: 'publish' }),
                onEnd: () => setAsked({ row: one, does: 'end' }),
              }),
            )}
          </ul>
        )}
      </PagedList>
      <Opened of={edited}>{({ row }) => editor(row, () => setEdited(null))}</Opened>
      <Opened of={asked}>
        {(asked) => {
          const action = asked.does === 'publish' ? '发布' : '结束';
          return (
            <ConfirmModal
              title={`${action}${noun}`}
              action={action}
              failed={`${action}失败`}
              onConfirm={() => act(asked)}
              onClose={() => setAsked(null)}
            >
              <Text>
                「{nameOf(asked.row)}」{asked.does === 'publish' ? publishing : ending}
              </Text>
            </ConfirmModal>
          );
        }}
      </Opened>
    </>
  );
};
