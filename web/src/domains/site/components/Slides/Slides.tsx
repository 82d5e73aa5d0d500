import { ActionIcon, Text, UnstyledButton } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { useRotation } from '#lib/useRotation.ts';
import surfaces from '#theme/surfaces.module.css';
import type { SlideFragment } from './Slides.generated.ts';
import classes from './Slides.module.css';

interface SlidesProps {
  groups: readonly SlideFragment[];
}

/**
 * Recommendations of the administrators, one group after the other; all groups keep the height of
 * the highest.
 */
export const Slides = ({ groups }: SlidesProps) => {
  const { index, show, stopped, setStopped, pausing } = useRotation(groups.length);
  if (groups.length === 0) return null;
  return (
    <section aria-label="推荐" className={`${surfaces.panel} ${classes.slides}`} {...pausing}>
      <div className={classes.head}>
        <div className={classes.titles}>
          {groups.map(({ title }, place) => (
            <UnstyledButton
              key={title}
              className={classes.title}
              aria-pressed={place === index}
              onClick={() => show(place)}
            >
              {title}
            </UnstyledButton>
          ))}
        </div>
        {groups.length > 1 && (
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            className={classes.stop}
            aria-label={stopped ? '继续轮播' : '暂停轮播'}
            onClick={() => setStopped(!stopped)}
          >
            {stopped ? (
              <IconPlayerPlay size={18} stroke={1.5} aria-hidden />
            ) : (
              <IconPlayerPause size={18} stroke={1.5} aria-hidden />
            )}
          </ActionIcon>
        )}
      </div>
      <div className={classes.stage}>
        {groups.map(({ title, ways }, place) => (
          <ul
            key={title}
            className={classes.group}
            data-shown={place === index || undefined}
            aria-label={title}
          >
            {ways.map((way) => (
              <li key={way.link + way.title} className={classes.way}>
                <AppLink to={way.link} className={classes.link}>
                  {way.title}
                </AppLink>
                {way.description && (
                  <Text size="sm" c="dimmed" lineClamp={2}>
                    {way.description}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
};
