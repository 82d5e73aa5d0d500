import '#theme/styles/popovers.ts';
import '@mantine/core/styles/Menu.layer.css';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { channelLimits } from '@whaletide/schema/domains/channels/rules/channels.ts';
import type { Placed } from '#domains/channels/section-tree.ts';
import type { Step } from './drop-place.ts';
import type { SectionAsked } from './SectionDialogs.tsx';
import type { SectionChanges } from './useSectionChanges.ts';
import classes from './SectionPanel.module.css';

interface SectionMenuProps {
  row: Placed;
  canStep: (step: Step) => boolean;
  changes: SectionChanges;
  onAsk: (asked: SectionAsked) => void;
  onStep: (step: Step) => void;
}

const moves: readonly [step: Step, text: string][] = [
  ['up', '上移'],
  ['down', '下移'],
  ['in', '移入上一个分组'],
  ['out', '移出到上一级'],
];

/** Everything that can be done with a section. */
export const SectionMenu = ({ row, canStep, changes, onAsk, onStep }: SectionMenuProps) => {
  const { section, level } = row;
  const { id, name, isHidden: hidden } = section;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`分组「${name}」的操作`}
          className={classes.menu}
        >
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {level < channelLimits.depth && (
          <Menu.Item onClick={() => onAsk({ kind: 'create', parent: section })}>
            新建下级分组
          </Menu.Item>
        )}
        <Menu.Item onClick={() => onAsk({ kind: 'rename', section })}>重命名</Menu.Item>
        <Menu.Item onClick={() => void changes.setHidden(id, !hidden)}>
          {hidden ? '显示' : '隐藏'}
        </Menu.Item>
        {moves.map(([step, text]) => (
          <Menu.Item key={step} disabled={!canStep(step)} onClick={() => onStep(step)}>
            {text}
          </Menu.Item>
        ))}
        <Menu.Item color="danger" onClick={() => onAsk({ kind: 'delete', section })}>
          删除
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
