import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { useRenewClassCodeMutation } from './ClassPage.generated.ts';
import type { OpenClass } from './ItemsTab.tsx';
import classes from './ClassPage.module.css';

/** The code by which students join, to copy and to renew. */
export const ClassCode = ({ of: { id, code, isOpen } }: { of: OpenClass }) => {
  const [isAsking, setAsking] = useState(false);
  const [renew] = useRenewClassCodeMutation({ context: { showsErrors: true } });
  if (code === null) return null;
  return (
    <section className={classes.section}>
      <Title order={2} size="h4">
        加入码
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {isOpen ? '学生在「我的班级」输入它加入' : '现在不接受加入，可在下面的设置中打开'}
      </Text>
      <Group>
        <span className={classes.code}>{code}</span>
        <CopyButton variant="default" text={code}>
          复制
        </CopyButton>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          更换
        </Button>
      </Group>
      <Opened of={isAsking}>
        {() => (
          <ConfirmModal
            title="更换加入码"
            action="更换"
            failed="更换失败"
            onConfirm={() => renew({ variables: { input: { classId: id } } })}
            onClose={() => setAsking(false)}
          >
            <Text>原来的加入码会立即失效，已经加入的学生不受影响。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </section>
  );
};
