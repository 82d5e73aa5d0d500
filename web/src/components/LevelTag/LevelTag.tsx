import { Badge } from '@mantine/core';
import { levels } from '@whaletide/schema/domains/growth/rules/growth.ts';

/** LV3, with the level's name (航海员); level 0, before the first point, shows nothing. */
export const LevelTag = ({ level }: { level: number }) => {
  const name = levels.find(({ Level }) => Level === level)?.Name;
  if (!name) return null;
  return (
    <Badge size="sm" color={level >= 5 ? 'gold' : 'brand'} title={`${level} 级 · ${name}`}>
      LV{level}
    </Badge>
  );
};
