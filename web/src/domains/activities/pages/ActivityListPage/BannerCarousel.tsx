import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { useRotation } from '#lib/useRotation.ts';
import classes from './BannerCarousel.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface BannerCarouselProps {
  banners: readonly { title: string; image: string; link: string }[];
}

/** Banners of the administrators, one after the other. */
export const BannerCarousel = ({ banners }: BannerCarouselProps) => {
  const { index, show, stopped, setStopped, pausing } = useRotation(banners.length);
  if (banners.length === 0) return null;
  return (
    <section
      aria-label="活动推荐"
      aria-roledescription="轮播"
      className={classes.carousel}
      {...pausing}
    >
      <ul className={classes.stage}>
        {banners.map(({ title, image, link }, place) => (
          <li
            key={link + image}
            className={classes.slide}
            data-shown={place === index || undefined}
            aria-hidden={place !== index}
          >
            <AppLink to={link} alone className={classes.banner}>
              <img src={image} alt="" width={1200} height={240} />
              <span className={classes.title}>{title}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={classes.controls}>
          {banners.map(({ title, link, image }, place) => (
            <button
              key={link + image}
              type="button"
              className={classes.dot}
              aria-label={`第${place + 1}张：${title}`}
              aria-pressed={place === index}
              onClick={() => show(place)}
            />
          ))}
          <ActionIcon
            size={44}
            variant="transparent"
            color="white"
            className={classes.stop}
            aria-label={stopped ? '继续轮播' : '暂停轮播'}
            onClick={() => setStopped(!stopped)}
          >
            {stopped ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
          </ActionIcon>
        </div>
      )}
    </section>
  );
};
