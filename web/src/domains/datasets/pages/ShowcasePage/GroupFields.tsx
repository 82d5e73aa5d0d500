import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { ActionIcon, Badge, Button, Group, Input, Switch, TextInput } from '@mantine/core';
import { IconArrowUp, IconDatabase, IconTrash } from '@tabler/icons-react';
import { showcaseLimits } from '@whaletide/schema/domains/datasets/rules/dataset-showcase.ts';
import { lazy, useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import surfaces from '#theme/surfaces.module.css';
import { datasetPath } from '#domains/datasets/paths.ts';
import type { EntryValues, GroupValues } from './showcase-values.ts';
import classes from './ShowcasePage.module.css';

const DatasetPicker = lazy(
  () => import('#domains/datasets/components/DatasetPicker/DatasetPicker.tsx'),
);

interface GroupFieldsProps {
  /** From 1. */
  number: number;
  group: GroupValues;
  /** Answers the problem of a field of the group, by the rest of its path. */
  errorAt: (rest: string) => string | undefined;
  onChange: (group: GroupValues) => void;
  onRemove: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** A group: its name, whether it is shown, its datasets in their order and why each is there. */
export const GroupFields = ({ number, group, errorAt, onChange, onRemove }: GroupFieldsProps) => {
  const [picking, setPicking] = useState(false);
  const { name, isShown, datasets } = group;
  const setDatasets = (next: EntryValues[]) => onChange({ ...group, datasets: next });
  const full = datasets.length >= showcaseLimits.datasets;
  const problem = errorAt('datasets');
  return (
    <fieldset className={`${surfaces.panel} ${classes.group}`}>
      <legend className={classes.legend}>分组 {number}</legend>
      <TextInput
        label="名称"
        required
        description={`最多 ${showcaseLimits.name} 个字符`}
        maxLength={showcaseLimits.name}
        value={name}
        error={errorAt('name')}
        onChange={({ currentTarget }) => onChange({ ...group, name: currentTarget.value })}
      />
      <Switch
        label="展示这个分组"
        checked={isShown}
        onChange={({ currentTarget }) => onChange({ ...group, isShown: currentTarget.checked })}
      />
      <ol className={classes.entries} aria-label={`分组 ${number} 的数据集`}>
        {datasets.map((entry, index) => (
          <li key={entry.datasetId} className={classes.entry}>
            <div className={classes.text}>
              <AppLink to={datasetPath(entry.datasetId)} target="_blank" fw={500} alone>
                {entry.title}
              </AppLink>
              {entry.gone && <Badge color="gray">已不公开</Badge>}
              <TextInput
                aria-label={`「${entry.title}」的推荐理由`}
                placeholder="推荐理由"
                maxLength={showcaseLimits.reason}
                value={entry.reason}
                onChange={({ currentTarget }) =>
                  setDatasets(datasets.with(index, { ...entry, reason: currentTarget.value }))
                }
              />
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`上移「${entry.title}」`}
              disabled={index === 0}
              onClick={() =>
                setDatasets([
                  ...datasets.slice(0, index - 1),
                  entry,
                  ...datasets.slice(index - 1, index),
                  ...datasets.slice(index + 1),
                ])
              }
            >
              <IconArrowUp {...icon} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`移除「${entry.title}」`}
              onClick={() => setDatasets(datasets.toSpliced(index, 1))}
            >
              <IconTrash {...icon} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {problem && <Input.Error>{problem}</Input.Error>}
      <Group>
        <Button
          variant="default"
          size="sm"
          aria-haspopup="dialog"
          disabled={full}
          leftSection={<IconDatabase {...icon} />}
          onClick={() => setPicking(true)}
        >
          添加数据集
        </Button>
        <Button variant="subtle" size="sm" color="danger" onClick={onRemove}>
          移除分组
        </Button>
      </Group>
      <Opened of={picking}>
        {() => (
          <Contained>
            <DatasetPicker
              chosen={new Set(datasets.map(({ datasetId }) => datasetId))}
              full={full}
              publicOnly
              onAdd={({ id, title }) =>
                setDatasets([...datasets, { datasetId: id, title, gone: false, reason: '' }])
              }
              onClose={() => setPicking(false)}
            />
          </Contained>
        )}
      </Opened>
    </fieldset>
  );
};
