import { levelLink } from '@whaletide/schema/domains/growth/rules/growth-links.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';

/** Leads members whose whale coins don't suffice to the tasks that earn some. */
export const EarnLink = () => (
  <AppLink to={levelLink(null, { tab: 'task' })} underline="always" size="sm">
    做任务赚鲸币
  </AppLink>
);
