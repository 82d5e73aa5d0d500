import { Text } from '@mantine/core';
import {
  NO_IMPROVEMENT_HINT,
  NO_IMPROVEMENT_TEXT,
} from '@whaletide/schema/domains/submissions/rules/protection.ts';

/** 没有显著提升 in place of a score that a protected board doesn't show. */
export const NoImprovement = () => (
  <Text span size="sm" c="dimmed" title={NO_IMPROVEMENT_HINT}>
    {NO_IMPROVEMENT_TEXT}
  </Text>
);
