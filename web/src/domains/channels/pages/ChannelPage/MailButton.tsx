import { Button } from '@mantine/core';
import { IconMail, IconMailCheck } from '@tabler/icons-react';

interface MailButtonProps {
  enrolled: boolean;
  size: 'sm' | 'md';
  onClick: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Opens what has the channel's news sent, or asks before it ends. */
export const MailButton = ({ enrolled, size, onClick }: MailButtonProps) => (
  <Button
    variant="default"
    size={size}
    aria-haspopup="dialog"
    leftSection={enrolled ? <IconMailCheck {...icon} /> : <IconMail {...icon} />}
    onClick={onClick}
  >
    {enrolled ? '已订阅' : '邮件订阅'}
  </Button>
);
