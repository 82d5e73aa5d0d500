import '@mantine/core/styles/NavLink.layer.css';
import { NativeSelect, NavLink } from '@mantine/core';
import classes from './SubmitPanel.module.css';

interface TaskChoiceProps {
  /** Tasks of a stage, and the review before them where there is one. */
  entries: readonly { id: string; name: string }[];
  shown: string;
  /** True where a list has room beside the task; a select stands above it otherwise. */
  wide: boolean;
  onOpen: (id: string) => void;
}

/** Choice among the tasks of a stage. */
export const TaskChoice = ({ entries, shown, wide, onOpen }: TaskChoiceProps) =>
  wide ? (
    <nav aria-label="任务" className={classes.tasks}>
      {entries.map(({ id, name }) => (
        <NavLink
          key={id}
          component="button"
          label={name}
          active={id === shown}
          aria-current={id === shown ? 'page' : undefined}
          onClick={() => onOpen(id)}
        />
      ))}
    </nav>
  ) : (
    <NativeSelect
      label="任务"
      data={entries.map(({ id, name }) => ({ value: id, label: name }))}
      value={shown}
      onChange={({ currentTarget }) => onOpen(currentTarget.value)}
    />
  );
