import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import type { UploadedFile } from '#lib/upload.ts';
import classes from './NotebooksField.module.css';

interface NotebookRowProps {
  notebook: UploadedFile;
  index: number;
  isLast: boolean;
  error: string | undefined;
  onRename: (name: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** Brings the file back that this one has taken the place of; null for one that has replaced none. */
  onRestore: (() => void) | null;
}

/** A notebook among those of a project, with what can be done with it. */
export const NotebookRow = (props: NotebookRowProps) => {
  const { notebook, index, isLast, error, onRename, onMove, onRemove, onRestore } = props;
  const { name, size } = notebook;
  return (
    <li className={classes.row} data-path={`notebooks.${index}.name`}>
      <TextInput
        className={classes.name}
        aria-label={`第 ${index + 1} 个笔记本的名称`}
        value={name}
        error={error}
        onChange={({ currentTarget: { value } }) => onRename(value)}
      />
      <Text size="sm" c="dimmed" className={classes.size}>
        {sizeText(size)}
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`上移笔记本：${name}`}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        <IconChevronUp size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`下移笔记本：${name}`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <IconChevronDown size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`移除笔记本：${name}`}
        onClick={onRemove}
      >
        <IconTrash size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      {onRestore && (
        <Text size="sm" role="status" className={classes.replaced}>
          已替换同名的笔记本
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`撤销替换：${name}`}
            onClick={onRestore}
          >
            撤销
          </Button>
        </Text>
      )}
    </li>
  );
};
