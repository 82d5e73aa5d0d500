import { ActionIcon, Button, Input, Text } from '@mantine/core';
import { IconDatabase, IconTrash } from '@tabler/icons-react';
import { projectLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { lazy, useId, useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import type { DatasetsFieldProps } from '#domains/projects/components/ProjectFields/datasets-field.ts';
import { datasetPath } from '#domains/datasets/paths.ts';
import classes from './DatasetsField.module.css';

const DatasetPicker = lazy(() => import('../DatasetPicker/DatasetPicker.tsx'));

/** The datasets that a project works with, as its form holds them. */
export const DatasetsField = ({ chosen, error, onChange }: DatasetsFieldProps) => {
  const [picking, setPicking] = useState(false);
  const labelId = useId();
  const full = chosen.length >= projectLimits.datasets;
  return (
    <div role="group" aria-labelledby={labelId}>
      <Input.Label component="div" id={labelId}>
        数据集
      </Input.Label>
      <Text size="sm" c="dimmed" mb="xs">
        项目用到的数据集，最多 {projectLimits.datasets} 个；读者只会看到他们有权查看的
      </Text>
      <ul className={classes.chosen} aria-label="已添加的数据集">
        {chosen.map(({ id, title }) => (
          <li key={id} className={classes.row}>
            <AppLink to={datasetPath(id)} target="_blank" className={classes.title} alone>
              {title}
            </AppLink>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`移除数据集「${title}」`}
              onClick={() => onChange(chosen.filter((one) => one.id !== id))}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="sm"
        aria-haspopup="dialog"
        disabled={full}
        leftSection={<IconDatabase size={18} stroke={1.5} aria-hidden />}
        onClick={() => setPicking(true)}
      >
        添加数据集
      </Button>
      {error && <Input.Error mt={4}>{error}</Input.Error>}
      <Opened of={picking}>
        {() => (
          <Contained>
            <DatasetPicker
              chosen={new Set(chosen.map(({ id }) => id))}
              full={full}
              onAdd={({ id, title }) => onChange([...chosen, { id, title }])}
              onClose={() => setPicking(false)}
            />
          </Contained>
        )}
      </Opened>
    </div>
  );
};
