import '#theme/styles/dialogs.ts';
import '@mantine/core/styles/Fieldset.layer.css';
import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MAX_EXTERNAL_BOARDS } from '@whaletide/schema/domains/site/rules/site.ts';
import { useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ExternalBoardModal } from './ExternalBoardModal.tsx';
import type { SiteValues } from './settings-values.ts';

type Boards = SiteValues['externalBoards'];

interface ExternalBoardFieldsProps {
  boards: Boards;
  /** Boards that already exist: only they can be given their content. */
  saved: readonly { name: string; title: string }[];
  problem: string | undefined;
  onChange: (boards: Boards) => void;
}

const fields = [
  { key: 'name', label: '标识' },
  { key: 'competitionId', label: '比赛编号' },
  { key: 'title', label: '标题' },
] as const;

/** Leaderboards that come from elsewhere, each in the leaderboard tab of its competition. */
export const ExternalBoardFields = (props: ExternalBoardFieldsProps) => {
  const { boards, saved, problem, onChange } = props;
  const [filling, setFilling] = useState<{ name: string; title: string } | null>(null);
  return (
    <Fieldset legend="外部榜单" variant="unstyled">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          显示在比赛的排行榜页中；先保存设置，再填写内容。内容也可以用访问令牌经接口更新。
        </Text>
        {boards.map((board, index) => (
          <Group key={index} align="end">
            {fields.map(({ key, label }) => (
              <TextInput
                key={key}
                flex="1 1 140px"
                label={label}
                value={board[key]}
                onChange={({ currentTarget }) =>
                  onChange(boards.with(index, { ...board, [key]: currentTarget.value }))
                }
              />
            ))}
            <Button
              variant="default"
              disabled={!saved.some(({ name }) => name === board.name)}
              onClick={() => setFilling(board)}
            >
              填写内容
            </Button>
            <ActionIcon
              size={36}
              variant="subtle"
              color="gray"
              aria-label={`移除第${index + 1}个外部榜单`}
              onClick={() => onChange(boards.toSpliced(index, 1))}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        {problem && (
          <Text c="red" size="sm" role="alert">
            {problem}
          </Text>
        )}
        <Group>
          <Button
            variant="default"
            size="sm"
            disabled={boards.length >= MAX_EXTERNAL_BOARDS}
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => onChange([...boards, { name: '', competitionId: '', title: '' }])}
          >
            添加外部榜单
          </Button>
        </Group>
      </Stack>
      <Opened of={filling}>
        {(filling) => <ExternalBoardModal board={filling} onClose={() => setFilling(null)} />}
      </Opened>
    </Fieldset>
  );
};
