import { Badge } from '@mantine/core';
import type { Visibility } from '#apollo/schema.generated.ts';

interface VisibilityBadgeProps {
  project: { isPrivate: boolean; visibility: Visibility | null };
}

/** Says of a project that it isn't everybody's. */
export const VisibilityBadge = ({ project }: VisibilityBadgeProps) =>
  project.isPrivate && (
    <Badge color="gray">{project.visibility === 'SHARED' ? '凭链接' : '私有'}</Badge>
  );
