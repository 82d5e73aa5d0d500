import { Text } from '@mantine/core';
import { createContext, use } from 'react';

/** Links and ids of content that was hidden or deleted. */
export const Hidden = createContext<readonly string[]>([]);

/** Note on which of these are saved and yet not shown. */
export const HiddenNote = ({ among }: { among: readonly string[] }) => {
  const hidden = use(Hidden);
  const found = among.filter((one) => hidden.includes(one.trim()));
  return found.length === 0 ? null : (
    <Text size="sm" c="dimmed">
      已隐藏或删除，前台不显示：{found.join('、')}
    </Text>
  );
};
