import '@mantine/core/styles/Radio.layer.css';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { projectListLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { toggledTag } from '#domains/projects/list-filters.ts';
import { TagChoices } from '../TagChoices/TagChoices.tsx';
import type { TagChoice } from './tag-choice.ts';

interface TagDialogProps {
  choice: TagChoice;
  onChoose: (choice: TagChoice) => void;
  onClose: () => void;
}

/** The tree of tags: at most three at once, one more drops the oldest. */
const TagDialog = ({ choice, onChoose, onClose }: TagDialogProps) => {
  const [{ tags, any }, setDraft] = useState(choice);
  const limit = projectListLimits.chosenTags;
  return (
    <Dialog title="选择标签" size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          最多选择{limit}个标签，超出后替换最早选择的
        </Text>
        <TagChoices
          chosen={tags}
          onToggle={(id) => setDraft({ tags: toggledTag(tags, id, limit), any })}
          begins
        />
        <Radio.Group
          label="多个标签"
          value={any ? 'any' : 'all'}
          onChange={(value) => setDraft({ tags, any: value === 'any' })}
        >
          <Group mt={4}>
            <Radio value="all" label="同时包含" />
            <Radio value="any" label="包含任意一个" />
          </Group>
        </Radio.Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setDraft({ tags: [], any: false })}>
            清除
          </Button>
          <Button
            onClick={() => {
              onChoose({ tags, any: any && tags.length > 1 });
              onClose();
            }}
          >
            确定
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};

export default TagDialog;
