import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';

interface ArrivalProps {
  name: string;
  /** The other member's newest message. */
  newest: { number: number; content: string } | undefined;
}

/** Speaks out what comes while the conversation is open; not what stood there before. */
export const Arrival = ({ name, newest }: ArrivalProps) => {
  const [known] = useState(newest?.number ?? 0);
  return (
    <VisuallyHidden role="status">
      {newest && newest.number > known && `${name}发来：${newest.content}`}
    </VisuallyHidden>
  );
};
