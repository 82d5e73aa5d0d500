import { landingAddress } from '#domains/competitions/landing-address.ts';
import type { CompetitionCardFragment } from './CompetitionCard.generated.ts';

/** A series shows at most so many distinct tags of its children. */
const MAX_SERIES_TAGS = 6;
const MAX_TAGS = 3;

/** Tags of the card: for a series the distinct ones of its children. */
export const cardTags = (card: Pick<CompetitionCardFragment, 'isSeries' | 'tags' | 'children'>) =>
  card.isSeries
    ? [...new Set(card.children.flatMap(({ tags }) => tags))].slice(0, MAX_SERIES_TAGS)
    : card.tags.slice(0, MAX_TAGS);

/** Answers the address that a card links to: the series' own site if it has one, else the page. */
export const cardAddress = (
  card: Pick<CompetitionCardFragment, 'isSeries' | 'landingUrl'>,
  ownPage: string,
) => (card.isSeries && landingAddress(card.landingUrl)) || ownPage;
