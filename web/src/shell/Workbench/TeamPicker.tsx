import { Avatar, Stack, Text } from '@mantine/core';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import classes from './TeamPicker.module.css';

interface TeamPickerProps {
  teams: readonly { id: string; name: string; image: string | null; address: string }[];
  onClose: () => void;
}

/** Dialog in which a member chooses which of their teams' workbenches to go to. */
export const TeamPicker = ({ teams, onClose }: TeamPickerProps) => (
  <Dialog title="选择团队" onClose={onClose}>
    <Stack component="ul" gap={4} className={classes.teams}>
      {teams.map(({ id, name, image, address }) => (
        <li key={id}>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className={classes.team}
            onClick={onClose}
          >
            <Avatar src={image} name={name} size={32} radius="sm" aria-hidden />
            <Text truncate>{name}</Text>
          </a>
        </li>
      ))}
    </Stack>
  </Dialog>
);
