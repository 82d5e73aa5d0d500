import { Button, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Chosen } from './ChoiceList.tsx';

interface ChosenListProps {
  chosen: readonly Chosen[];
  onRemove: (choice: Chosen) => void;
}

/** All that is chosen, those too that another page or search shows; each can be let go of. */
export const ChosenList = ({ chosen, onRemove }: ChosenListProps) =>
  chosen.length > 0 && (
    <section aria-label="已选择">
      <Text size="sm" c="dimmed" mb={4}>
        已选 {chosen.length} 个
      </Text>
      <Group gap={6} mah={140} style={{ overflowY: 'auto' }}>
        {chosen.map((choice) => (
          <Button
            key={choice.id}
            variant="default"
            size="compact-sm"
            maw="100%"
            aria-label={`取消选择：${choice.name}`}
            rightSection={<IconX size={14} stroke={1.5} aria-hidden />}
            onClick={() => onRemove(choice)}
          >
            {choice.name}
          </Button>
        ))}
      </Group>
    </section>
  );
