import { AppLink } from '#components/AppLink/AppLink.tsx';
import classes from './Banners.module.css';

interface BannersProps {
  /** Description of the banners, for visitors who don't see them. */
  label: string;
  /** Low ones take little of what stands below them. */
  low?: boolean;
  banners: readonly { title: string; image: string; link: string }[];
}

/** Pictures that lead somewhere, beside each other where there is room. */
export const Banners = ({ label, low = false, banners }: BannersProps) =>
  banners.length > 0 && (
    <ul className={classes.banners} data-low={low || undefined} aria-label={label}>
      {banners.map(({ title, image, link }) => (
        <li key={link + image}>
          <AppLink to={link} alone className={classes.banner}>
            <img src={image} alt="" width={600} height={200} />
            <span className={classes.title}>{title}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
