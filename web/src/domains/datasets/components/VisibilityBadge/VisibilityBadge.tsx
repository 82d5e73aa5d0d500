import { Badge } from '@mantine/core';
import type { Visibility } from '../../../../apollo/schema.generated.ts';

const names = { PRIVATE: '私有', SHARED: '凭链接可见' } as const;

/** Who sees a dataset, where that isn't everybody. */
export const VisibilityBadge = ({ visibility }: { visibility: Visibility }) =>
  visibility === 'PUBLIC' ? null : <Badge color="gray">{names[visibility]}</Badge>;
