import type { ChatSessionRowFragment } from './Chat.generated.ts';
import { messagePath, teamMessagePath } from '../paths.ts';

/** With whom one talks: another member, or one's team. */
export interface Peer {
  id: string;
  name: string;
  avatar: string | null;
  /** Level of a member. */
  level: number | null;
  isTeam: boolean;
  /** Path of the conversation, and of the list that the viewer comes back to. */
  path: string;
  listPath: string;
  /** Title of the page and its parts. */
  title: string;
}

/** Null where the account, or the team, couldn't be asked for. */
export const peerOf = ({ to, team }: ChatSessionRowFragment): Peer | null => {
  if (team)
    return {
      id: team.id,
      name: team.name,
      avatar: team.image,
      level: null,
      isTeam: true,
      path: teamMessagePath(team.id),
      listPath: teamMessagePath(),
      title: `团队「${team.name}」的消息`,
    };
  return (
    to && {
      id: to.id,
      name: to.name,
      avatar: to.avatar,
      level: to.level,
      isTeam: false,
      path: messagePath(to.id),
      listPath: messagePath(),
      title: `与${to.name}的私信`,
    }
  );
};
