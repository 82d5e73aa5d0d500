import { Text, Title } from '@mantine/core';
import {
  groupPlaceText,
  GROUPS_TEXT,
} from '@whaletide/schema/domains/leaderboards/rules/authorship-groups.ts';
import { authorshipNames } from '@whaletide/schema/shared/rules/authorship.ts';
import type { FinalRankingQuery } from './FinalRanking.generated.ts';
import classes from './LeaderboardPanel.module.css';

type Groups = NonNullable<NonNullable<FinalRankingQuery['competition']>['finalGroups']>;

/** Comparison of places by who made the works; nothing where there is nothing to compare. */
export const FinalGroups = ({ groups }: { groups: Groups }) =>
  groups.length > 0 && (
    <section aria-labelledby="final-groups">
      <Title order={2} size="h5" id="final-groups" mt="lg" mb="xs">
        按作者类型
      </Title>
      <ul className={classes.groups}>
        {groups.map((group) => (
          <li key={group.authorship}>
            <strong>{authorshipNames[group.authorship]}</strong> {group.teamsCount} 支团队，
            {groupPlaceText(group)}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="xs">
        {GROUPS_TEXT}
      </Text>
    </section>
  );
