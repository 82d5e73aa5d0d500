import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { TagChoice } from './tag-choice.ts';
import { useProjectTagsQuery } from '../TagChoices/TagChoices.generated.ts';

interface ChosenTagsProps {
  choice: TagChoice;
  onChoose: (choice: TagChoice) => void;
}

/** The tags that are chosen, each to be taken away, and all of them. */
const ChosenTags = ({ choice, onChoose }: ChosenTagsProps) => {
  const { data } = useProjectTagsQuery();
  const all = data?.site.projectTags?.flatMap((group) => [group, ...group.tags]) ?? [];
  return (
    <Group gap="xs" role="group" aria-label="已选标签">
      {choice.tags.map((id) => {
        const name = all.find((tag) => tag.id === id)?.name ?? '标签';
        return (
          <Button
            key={id}
            size="xs"
            variant="light"
            aria-label={`移除标签${name}`}
            rightSection={<IconX size={14} stroke={1.5} aria-hidden />}
            onClick={() => onChoose({ ...choice, tags: choice.tags.filter((tag) => tag !== id) })}
          >
            {name}
          </Button>
        );
      })}
      <Button size="xs" variant="subtle" onClick={() => onChoose({ tags: [], any: false })}>
        清除
      </Button>
    </Group>
  );
};

export default ChosenTags;
