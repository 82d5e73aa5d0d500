import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { workOrderPath } from '#domains/work-orders/paths.ts';

interface SentProps {
  id: string;
  orderId: number;
  onAgain: () => void;
}

/** Thanks for a suggestion, and where it can be followed. */
export const Sent = ({ id, orderId, onAgain }: SentProps) => (
  <PageFrame width="reading">
    <div role="status">
      <EmptyState
        text={`谢谢你的建议！我们会认真阅读，进展记在工单 #${orderId} 里。`}
        action={
          <Group gap="sm">
            <Button component={Link} to={workOrderPath(id)}>
              查看工单
            </Button>
            <Button variant="default" onClick={onAgain}>
              再写一条
            </Button>
          </Group>
        }
      />
    </div>
  </PageFrame>
);
