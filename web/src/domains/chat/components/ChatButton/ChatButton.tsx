import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { messagePath } from '#domains/chat/paths.ts';

interface ChatButtonProps {
  member: { id: string; name: string };
  /** Text of the button; the member's name is added for screen readers. */
  text?: string;
  size?: 'xs' | 'sm';
  variant?: 'default' | 'light' | 'subtle';
}

/**
 * The way to the conversation with a member; not on oneself. A visitor signs in
 * first and arrives there.
 */
export const ChatButton = (props: ChatButtonProps) => {
  const { member, text = '发私信', size = 'sm', variant = 'default' } = props;
  const { viewer, loading } = useViewer();
  if (loading || viewer?.member?.id === member.id) return null;
  return (
    <Button
      component={Link}
      to={messagePath(member.id)}
      size={size}
      variant={variant}
      leftSection={<IconMessageCircle size={18} stroke={1.5} aria-hidden />}
      aria-label={`${text}：${member.name}`}
    >
      {text}
    </Button>
  );
};
