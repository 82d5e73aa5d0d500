import { Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import surfaces from '#theme/surfaces.module.css';
import { dataSourcePath } from '#domains/datasets/paths.ts';
import type { DatasetShowcaseQuery } from './DatasetShowcase.generated.ts';
import classes from './DatasetShowcase.module.css';

type Shown = NonNullable<DatasetShowcaseQuery['datasetShowcase']>;
type Sponsor = NonNullable<Shown['sponsors']>[number];

/** List of sponsors whose datasets are worth a look, and how to become one of them. */
export const Sponsors = ({ sponsors }: { sponsors: readonly Sponsor[] }) => (
  <section className={`${surfaces.panel} ${classes.panel}`} aria-labelledby="dataset-sources">
    <div className={classes.head}>
      <h2 id="dataset-sources">推荐来源</h2>
    </div>
    {sponsors.length > 0 && (
      <ul className={classes.sponsors}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id} className={classes.sponsor}>
            <MemberFace member={sponsor} size={44} />
            <div className={classes.who}>
              <Text fw={500} truncate>
                <MemberName member={sponsor} />
              </Text>
              {sponsor.signature && (
                <Text size="sm" c="dimmed" lineClamp={1} className={classes.signature}>
                  {sponsor.signature}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
    )}
    <AppLink to={dataSourcePath} alone className={classes.apply}>
      申请加入
    </AppLink>
  </section>
);
