import {
  IconBrain,
  IconBuilding,
  IconChartBar,
  IconCode,
  IconDatabase,
  IconEye,
  IconHeart,
  IconLeaf,
  IconMessage,
  IconRobot,
} from '@tabler/icons-react';
import type { FieldIcon } from '@whaletide/schema/domains/activities/rules/activity-fields.ts';
import type { ComponentType } from 'react';

export type Picture = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;

/** Pictures of the fields of activities, by the names that the fields keep. */
export const fieldPictures: Record<FieldIcon, Picture> = {
  chart: IconChartBar,
  brain: IconBrain,
  eye: IconEye,
  message: IconMessage,
  robot: IconRobot,
  database: IconDatabase,
  code: IconCode,
  leaf: IconLeaf,
  heart: IconHeart,
  building: IconBuilding,
};
