import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { CLOSURE_DAYS } from '@whaletide/schema/domains/account/rules/closure.ts';
import { lazy, useState } from 'react';
import { BrokenPart } from '#components/Contained/BrokenPart.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';

const CloseAccountModal = lazy(() => import('./CloseAccountModal.tsx'));

/** 注销账号: what it is, and the way to it. */
export const CloseAccount = () => {
  const [open, setOpen] = useState(false);
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="close-account">
      <Group justify="space-between" align="start">
        <div>
          <Title order={2} size="h3" id="close-account">
            注销账号
          </Title>
          <Text size="sm" c="dimmed">
            账号会立即停用，{CLOSURE_DAYS}天内重新登录可以恢复，之后个人信息会被永久删除
          </Text>
        </div>
        <Button variant="default" size="sm" onClick={() => setOpen(true)}>
          注销账号
        </Button>
      </Group>
      <Opened of={open}>
        {() => (
          <Contained broken={<BrokenPart />}>
            <CloseAccountModal onClose={() => setOpen(false)} />
          </Contained>
        )}
      </Opened>
    </Paper>
  );
};
