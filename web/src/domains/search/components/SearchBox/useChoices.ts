import { useDebouncedValue } from '@mantine/hooks';
import { searchTextProblem, TRENDS_SHOWN } from '@whaletide/schema/domains/search/rules.ts';
import { useSearchSuggestionsQuery, useSearchTrendsQuery } from './SearchBox.generated.ts';
import type { Thing } from './thing-path.ts';
import type { Trend } from './trend-address.ts';

/** Milliseconds after the last keystroke before suggestions are asked for. */
const DEBOUNCE = 300;

export interface Choice {
  text: string;
  /** Trend of a trending word. */
  trend: Trend | null;
  /** The thing whose title it is. */
  thing: Thing | null;
}

/** A failure shows no suggestions; the search itself goes on. */
const context = { showsErrors: true };

/**
 * Answers the choices for what is typed: trending words while that is empty, else suggestions. The
 * last ones stay until the next are there.
 */
export const useChoices = (typed: string): { choices: Choice[]; trends: readonly Trend[] } => {
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, DEBOUNCE);
  const trends = useSearchTrendsQuery({ context }).data?.site.searchTrends ?? [];
  const suggested = useSearchSuggestionsQuery({
    variables: { text: asked },
    skip: !asked || searchTextProblem(asked) !== null,
    context,
  });
  const { searchSuggestions: suggestions = [] } = suggested.data ?? suggested.previousData ?? {};
  const choices = text
    ? suggestions.map(({ text, kind, targetId }) => ({
        text,
        trend: null,
        thing: kind && targetId ? { kind, id: targetId } : null,
      }))
    : trends.slice(0, TRENDS_SHOWN).map((trend) => ({ text: trend.name, trend, thing: null }));
  return { choices, trends };
};
