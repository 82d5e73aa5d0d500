import classes from './Cover.module.css';
import { CoverDrawing } from './CoverDrawing.tsx';
import { motifOf } from './motif.ts';

interface CoverProps {
  id: string;
  /** Words on the subject, such as title and tags; a drawn picture illustrates it. */
  about: string;
  image?: string | null;
  /** Above the fold: loaded at once. */
  eager?: boolean;
  /** Colour among those of covers, where its neighbours have others; by default by the id. */
  tone?: number | undefined;
}

/**
 * A 16:9 picture: the member's own, or one drawn from the id: a plot such as the subject has, or the
 * sea where nothing says what that is. It never says the title, which stands beside it.
 */
export const Cover = ({ id, about, image, eager = false, tone }: CoverProps) => {
  if (image) {
    return (
      <img
        className={classes.cover}
        src={image}
        alt=""
        width={640}
        height={360}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    );
  }
  return <CoverDrawing id={id} motif={motifOf(about)} tone={tone} />;
};
