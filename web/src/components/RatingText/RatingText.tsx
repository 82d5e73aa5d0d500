import classes from './RatingText.module.css';

interface RatingTextProps {
  rating: { value: number; deviation: number; isProvisional: boolean };
  /** Absent where a heading says so already. */
  label?: string;
}

/** A member's rating with its deviation: 等级分 1623 ±45（暂定） */
export const RatingText = ({ rating, label }: RatingTextProps) => (
  <span className={classes.rating}>
    {label && `${label} `}
    <strong>{rating.value}</strong> ±{rating.deviation}
    {rating.isProvisional && '（暂定）'}
  </span>
);
