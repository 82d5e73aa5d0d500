import { Badge } from '@mantine/core';
import type { Visibility } from '#apollo/schema.generated.ts';

const names = { PRIVATE: '私有', SHARED: '凭链接可见' } as const;

/** Badge that tells who sees a dataset, unless everyone does. */
export const VisibilityBadge = ({ visibility }: { visibility: Visibility }) =>
  visibility === 'PUBLIC' ? null : <Badge color="gray">{names[visibility]}</Badge>;
