import { Badge } from '@mantine/core';

/** Beside the name of a team, where those who manage its competition see it. */
export const BannedBadge = () => (
  <Badge component="span" ml={8} color="danger">
    已禁赛
  </Badge>
);
