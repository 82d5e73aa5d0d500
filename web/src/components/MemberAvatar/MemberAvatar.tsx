import { Avatar, type MantineSize } from '@mantine/core';
import { hashOf } from '#lib/seed.ts';

/** The spec's cycle of eight colours; white initials have at least 4.5:1 on each. */
const colors = [
  '#0b7fab',
  '#b93a4c',
  '#8a5c00',
  '#09774c',
  '#5b5bc0',
  '#9a3f86',
  '#46626f',
  '#a34a1c',
];

interface MemberAvatarProps {
  id: string;
  name: string;
  avatar?: string | null;
  size?: MantineSize | number;
}

/** A member's or team's picture, else the first character of the name on one of eight colours. */
export const MemberAvatar = ({ id, name, avatar, size = 32 }: MemberAvatarProps) => (
  <Avatar
    src={avatar}
    alt=""
    size={size}
    radius={1000}
    variant="filled"
    color={colors[hashOf(id) % colors.length]}
    aria-hidden
  >
    {[...name][0]?.toUpperCase()}
  </Avatar>
);
