import classes from './AdColumn.module.css';
import type { CompetitionListSideQuery } from './CompetitionListSide.generated.ts';

type Ads = NonNullable<CompetitionListSideQuery['site']['competitionAds']>;

/** Pictures that the operator has put beside the list. */
export const AdColumn = ({ ads }: { ads: Ads }) => (
  <aside aria-label="推荐" className={classes.ads}>
    {ads.map(({ title, image, link }) => (
      <a key={link + image} href={link} target="_blank" rel="noopener noreferrer">
        <img src={image} alt={title} loading="lazy" decoding="async" />
      </a>
    ))}
  </aside>
);
