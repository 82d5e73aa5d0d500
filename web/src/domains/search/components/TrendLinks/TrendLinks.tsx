import { AppLink } from '#components/AppLink/AppLink.tsx';
import { track } from '#lib/track.ts';
import { type Trend, trendAddress } from '../SearchBox/trend-address.ts';

/** Trending words, each a link to where it leads. */
export const TrendLinks = ({ trends }: { trends: readonly Trend[] }) =>
  trends.map((trend) => (
    <AppLink
      key={trend.name}
      to={trendAddress(trend) ?? ''}
      alone
      onClick={() => track({ name: 'click_hot_keyword', text: trend.name })}
    >
      {trend.name}
    </AppLink>
  ));
