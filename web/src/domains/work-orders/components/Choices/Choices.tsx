import classes from './Choices.module.css';

interface ChoicesProps {
  /** One of them, or as many as one likes. */
  type: 'radio' | 'checkbox';
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Options side by side, each a radio button or a checkbox in the shape of a tag. */
export const Choices = ({ type, name, options, chosen, onToggle }: ChoicesProps) => (
  <div className={classes.choices}>
    {options.map(({ value, label }) => (
      <label key={value} className={classes.choice}>
        <input
          type={type}
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
        {label}
      </label>
    ))}
  </div>
);
