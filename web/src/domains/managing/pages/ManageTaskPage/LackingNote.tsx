import { Anchor, Text } from '@mantine/core';
import type { LackingField } from './form-state.ts';
import classes from './ManageTaskPage.module.css';

interface LackingNoteProps {
  lacking: readonly LackingField[];
  onLead: (path: string) => boolean;
}

/** Names what is still to be filled in or corrected, each with the way to its field. */
export const LackingNote = ({ lacking, onLead }: LackingNoteProps) =>
  lacking.length > 0 && (
    <div className={classes.lacking} role="note" aria-label="还缺">
      <Text span size="sm" fw={500}>
        还缺 {lacking.length} 项
      </Text>
      {lacking.map(({ path, label }) => (
        <Anchor
          key={path}
          component="button"
          type="button"
          size="sm"
          className={classes.name}
          onClick={() => onLead(path)}
        >
          {label}
        </Anchor>
      ))}
    </div>
  );
