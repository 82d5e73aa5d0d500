/** Tells money among the texts that organizers write as a competition's award. */

/** Characters beside a number that are looked at. */
const NEARBY = 8;

/** Smallest number that is taken for money without a currency: 10000, but not the 3 of a place. */
const SMALLEST_BARE = 100;

/** Words that say that there is none, with what they are about. */
const denials: readonly RegExp[] = [
  /(?:无|没有|没|不设|不含|不提供|不发|暂无|非|零|without |no )(?:任何|物质)?(?:现金|奖金|奖励|奖品|奖池|cash|prize)(?:奖励)?/g,
  /(?:奖金|现金奖励|现金|奖品|奖励)[:：]?(?:暂无|没有|无)/g,
];

const moneyWord = /现金|奖金|奖池|奖学金|cash|prize money/;

/** A Chinese numeral before a currency: 五万元. */
const writtenAmount =
  /[一二两三四五六七八九十百千万亿壹贰叁伍拾佰仟](?:元|块|美元|美金|欧元|英镑|日元|港币|港元|人民币)/;

const currencyBefore = /(?:[¥$€£]|rmb|cny|usd|eur|gbp|hkd|jpy|人民币)[:：]?$/;
const scale = /^(?:百万|千万|亿|万|千|百|k|w)/;
const currencyAfter =
  /^(?:元|块|美元|美金|欧元|英镑|日元|港币|港元|人民币|现金|奖金|[¥$€£]|(?:rmb|cny|usd|eur|gbp|hkd|jpy)(?![a-z]))/;
/** Words and signs that may follow `3万` where it is money; others name what is counted. */
const afterScale = /^(?:$|[^\p{L}%]|奖|大奖|总奖|起|以上|左右|等你)/u;
/** Text after a number that stands alone. */
const afterBare = /^(?:$|[^\p{L}%])/u;
/** Text before numbers that count something else: places, points, names of products. */
const countsElse = /(?:[a-z]|第|前|币|分|值|年|#)[:：]?$/;

interface Amount {
  value: number;
  isMoney: boolean;
}

/** Numbers in a text without spaces, with whether each is an amount of money. */
const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(/\d+(?:\.\d+)?/g)].map((match) => {
    const value = Number(match[0]);
    const before = text.slice(Math.max(0, match.index - NEARBY), match.index);
    const end = match.index + match[0].length;
    const after = text.slice(end, end + NEARBY);
    const times = scale.exec(after)?.[0];
    const unit = after.slice(times?.length ?? 0);
    const isNamed = currencyBefore.test(before) || currencyAfter.test(unit);
    const isAlone =
      !countsElse.test(before) &&
      (times === undefined
        ? value >= SMALLEST_BARE && afterBare.test(unit)
        : afterScale.test(unit));
    return { value, isMoney: isNamed || isAlone };
  });

/**
 * Tells whether what a competition gives as its award is money: an amount above 0 with a currency
 * (¥10,000、5 万元、USD 500) or alone (10000、3 万), or words for money that nothing denies (现金奖励,
 * but not 无现金奖励 and 奖金 0 元). Coins of the site, places, certificates and numbers of people
 * are none.
 */
export const awardsMoney = (award: string | null): boolean => {
  if (award === null) return false;
  // Full-width forms become plain ones; spaces and separators of thousands go.
  const plain = award.normalize('NFKC').toLowerCase();
  const words = plain.replace(/\s/g, ' ').replace(/(?<=\d)[,，](?=\d{3})/g, '');
  const text = denials
    .reduce((rest, denial) => rest.replace(denial, ''), words.replace(/(?<![a-z]) /g, ''))
    .replaceAll(' ', '');
  const amounts = amountsIn(text);
  if (amounts.some(({ value, isMoney }) => isMoney && value > 0)) return true;
  if (writtenAmount.test(text)) return true;
  const saysNone = amounts.some(({ value }) => value === 0);
  return moneyWord.test(text) && !saysNone;
};

/** Sentence on what a prize that becomes money, or isn't any more, does to the boards of tasks. */
export const awardChangeText = (isMoney: boolean): string =>
  isMoney
    ? '奖励改为奖金后，未开始且未单独设置的任务将开启公开榜保护。已开始的任务保持现状，勾选后也随之开启：只有显著提升的提交才公布得分。'
    : '奖励不再是奖金后，未开始且未单独设置的任务将不再保护公开榜。已开始的任务保持现状，勾选后也随之关闭：此前未公布的得分会全部公布。';
