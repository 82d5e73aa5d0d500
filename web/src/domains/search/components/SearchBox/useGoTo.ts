import { track } from '#lib/track.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { searchPath } from '#domains/search/paths.ts';
import { thingPath } from './thing-path.ts';
import type { Choice } from './useChoices.ts';
import { type Trend, trendAddress } from './trend-address.ts';

/** The ways on from the search box. */
export const useGoTo = (trends: readonly Trend[]) => {
  const navigate = useNavigate();
  const follow = (trend: Trend, address: string) => {
    track({ name: 'click_hot_keyword', text: trend.name });
    if (/^https?:/.test(address)) window.location.assign(address);
    else void navigate(address);
  };
  /** To the trending word of this name, else to what the text finds. */
  const search = (text: string) => {
    const trend = trends.find(({ name }) => name === text);
    const address = trend && trendAddress(trend);
    if (trend && address) return follow(trend, address);
    track({ name: 'search_keyword', text });
    void navigate(searchPath(text));
  };
  const choose = ({ text, trend, thing }: Choice) => {
    const address = trend && trendAddress(trend);
    if (trend && address) return follow(trend, address);
    const path = thing && thingPath(thing);
    if (thing && !path) return void navigate(searchPath(text, 'post'));
    if (path) void navigate(path);
    else search(text);
  };
  return { search, choose };
};
