import { Text } from '@mantine/core';
import type { ActivityCardFragment } from './ActivityCard.generated.ts';
import classes from './ActivityCard.module.css';

interface SponsorProps {
  sponsor: NonNullable<ActivityCardFragment['sponsor']>;
}

/** Sponsor of an activity by its picture and name. */
export const Sponsor = ({ sponsor: { name, logo } }: SponsorProps) => (
  <Text component="div" size="sm" c="dimmed" className={classes.sponsor}>
    {logo && <img src={logo} alt="" width={72} height={24} loading="lazy" />}
    <span>{name}</span>
  </Text>
);
