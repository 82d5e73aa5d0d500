import { Button } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import type { TagChoice } from './tag-choice.ts';

const TagDialog = lazy(() => import('./TagDialog.tsx'));
const ChosenTags = lazy(() => import('./ChosenTags.tsx'));

interface TagFilterProps {
  choice: TagChoice;
  onChoose: (choice: TagChoice) => void;
}

/** 标签筛选: a dialog with the tree of tags, and beside it those that are chosen. */
export const TagFilter = ({ choice, onChoose }: TagFilterProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconTags size={18} stroke={1.5} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        标签筛选
      </Button>
      {choice.tags.length > 0 && (
        <Contained>
          <ChosenTags choice={choice} onChoose={onChoose} />
        </Contained>
      )}
      <Opened of={asking}>
        {() => (
          <Contained>
            <TagDialog choice={choice} onChoose={onChoose} onClose={() => setAsking(false)} />
          </Contained>
        )}
      </Opened>
    </>
  );
};
