const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );

const chinese = [...'零一二三四五六七八九十'];

/** A number in an English sentence: in words up to fifteen, in digits beyond. */
export const englishNumber = (value: number): string =>
  english[value] ?? value.toLocaleString('en-US');

/** A number in a Chinese sentence: in characters up to ten, in digits beyond. */
export const chineseNumber = (value: number): string => chinese[value] ?? String(value);
