import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { linksTo, type Material, materialsOf } from './materials.ts';
import { useLessonMaterialsQuery } from './Materials.generated.ts';

interface ChoiceProps {
  materials: readonly Material[];
  onPick: (text: string) => void;
}

const Choice = ({ materials, onPick }: ChoiceProps) => {
  const [chosen, setChosen] = useState<string[]>([]);
  const picked = materials.filter(({ path }) => chosen.includes(path));
  return (
    <Stack gap="md">
      <Checkbox.Group label="选择资料" value={chosen} onChange={setChosen}>
        <Stack gap="sm" mt="sm">
          {materials.map(({ path, title, of }) => (
            <Checkbox key={path} value={path} label={title} description={of} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="flex-end">
        <Button disabled={picked.length === 0} onClick={() => onPick(linksTo(picked))}>
          插入
        </Button>
      </Group>
    </Stack>
  );
};

interface MaterialDialogProps {
  competitionId: string;
  /** Called with the Markdown to insert. */
  onPick: (text: string) => void;
  onClose: () => void;
}

/** Lets files and projects of a competition be chosen as the materials of a lesson. */
const MaterialDialog = ({ competitionId, onPick, onClose }: MaterialDialogProps) => {
  const query = useLessonMaterialsQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Dialog title="插入资料" onClose={onClose}>
      <Loaded
        query={query}
        of={query.data?.competition}
        empty="没有找到指定的比赛或活动"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(competition) => {
          const materials = materialsOf(competition);
          if (materials.length === 0)
            return <EmptyState text="还没有资料，可以先在「数据集」中添加文件和项目" />;
          return <Choice materials={materials} onPick={onPick} />;
        }}
      </Loaded>
    </Dialog>
  );
};

export default MaterialDialog;
