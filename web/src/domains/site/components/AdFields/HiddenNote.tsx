import { Text } from '@mantine/core';
import { createContext, use } from 'react';

/** The links and ids of what not everybody sees any more. */
export const Hidden = createContext<readonly string[]>([]);

/** Says which of these are kept and yet shown to nobody. */
export const HiddenNote = ({ among }: { among: readonly string[] }) => {
  const hidden = use(Hidden);
  const found = among.filter((one) => hidden.includes(one.trim()));
  return found.length === 0 ? null : (
    <Text size="sm" c="dimmed">
      已隐藏或删除，前台不显示：{found.join('、')}
    </Text>
  );
};
