import { UnstyledButton } from '@mantine/core';
import { IconEyeOff, IconGripVertical } from '@tabler/icons-react';
import type { DragEvent, KeyboardEvent } from 'react';
import type { Placed } from '#domains/channels/section-tree.ts';
import { type Step, type Zone, zoneAt } from './drop-place.ts';
import type { SectionAsked } from './SectionDialogs.tsx';
import { SectionMenu } from './SectionMenu.tsx';
import type { SectionChanges } from './useSectionChanges.ts';
import classes from './SectionPanel.module.css';

interface SectionRowProps {
  row: Placed;
  chosen: boolean;
  dragged: boolean;
  /** Part of it over which another is held, where that can stand there. */
  over: Zone | undefined;
  canStep: (step: Step) => boolean;
  changes: SectionChanges;
  onChoose: () => void;
  onAsk: (asked: SectionAsked) => void;
  onStep: (step: Step) => void;
  onDrag: () => void;
  onDragEnd: () => void;
  /** Tells whether what is dragged may be dropped on this part. */
  onOver: (zone: Zone) => boolean;
  onDrop: (zone: Zone) => void;
}

/** Steps by the arrows that are pressed with Alt. */
const steps: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

const zoneOf = (event: DragEvent<HTMLElement>): Zone => {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return zoneAt(event.clientY - top, height);
};

/** A section in the tree: chosen by its name, moved by dragging it or by Alt and an arrow. */
export const SectionRow = (props: SectionRowProps) => {
  const { row, chosen, dragged, over, canStep, changes, onChoose, onAsk, onStep } = props;
  const { section, level } = row;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <li
      className={classes.row}
      data-level={level}
      data-chosen={chosen || undefined}
      data-dragged={dragged || undefined}
      data-over={over}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', section.name);
        props.onDrag();
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => {
        if (props.onOver(zoneOf(event))) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop(zoneOf(event));
      }}
    >
      <IconGripVertical size={16} stroke={1.5} aria-hidden className={classes.grip} />
      <UnstyledButton
        className={classes.name}
        data-section={section.id}
        aria-current={chosen ? 'true' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        {section.name}
      </UnstyledButton>
      {section.isHidden && (
        <IconEyeOff
          size={16}
          stroke={1.5}
          role="img"
          aria-label="已隐藏"
          className={classes.mark}
        />
      )}
      <SectionMenu row={row} canStep={canStep} changes={changes} onAsk={onAsk} onStep={onStep} />
    </li>
  );
};
