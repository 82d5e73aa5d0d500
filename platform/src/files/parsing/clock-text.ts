const two = (part: number) => String(Math.floor(part)).padStart(2, '0');

/** A time of day, or a duration, in milliseconds as `10:00:00`, with a fraction where it has one. */
export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  const rest = Math.round(ms % 1_000);
  const fraction = rest > 0 ? `.${String(rest).padStart(3, '0')}` : '';
  return `${two(seconds / 3_600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`;
};
