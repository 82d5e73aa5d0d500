import { type DecodedText, decodeAs, decodeText, type TextEncoding } from './decode-text.ts';

/** Encodings that a file may be read as where it isn't a result or a solution. */
export const fileEncodings = [
  'UTF-8',
  'GB18030',
  'Big5',
  'Shift_JIS',
  'EUC-KR',
  'Windows-1252',
  'UTF-16LE',
  'UTF-16BE',
] as const satisfies readonly (TextEncoding | string)[];
export type FileEncoding = (typeof fileEncodings)[number];

/** Characters of two bytes whose first is within these bounds. */
const charactersFrom = (encoding: string, first: number, last: number): Set<string> => {
  const decoder = new TextDecoder(encoding);
  const found = new Set<string>();
  for (let lead = first; lead <= last; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const [one = '', more] = decoder.decode(Uint8Array.of(lead, trail));
      // Bytes that are no character become U+FFFD, or two of them.
      if (one >= '\u3000' && one < '\ue000' && more === undefined) found.add(one);
    }
  return found;
};

const CHINESE =
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望术领共确传师观清今切院让识候带导争运省县编号姓城价款址镇村州李陈刘杨赵黄周吴' +
  '這個們來為國時會對說過發後裡種經麼學現當沒動還進樣開從實軍無與長機業將兩間問應戰頭體見產話門員號區縣價類電編陳林黃張劉蔡楊台灣雄里鄉鎮';
const JAPANESE =
  'のにはをたがでとしれさあいるすもなかこらっりきくまけせてそうよおんアイウエオカキクケコサシスセソタチツテトナニノハヒフヘホマミムメモヤユヨラリルレロワンー番号氏名山田太郎佐藤花子鈴木東京都道府県市町村区年月日本人大阪中川小高野';
const KOREAN =
  '이다는에의가을하고지기도로한사은나리대서어자아시인를해과게들일있으정수라보부원제구장주성동전만그여적김박최조강윤임신오경민영선호울산';

interface Candidate {
  encoding: FileEncoding;
  /** Characters that texts consist of nearly alone. */
  common: Set<string>;
  /** Characters that are a good part of each text. */
  frequent: Set<string>;
}

/** Candidates with several bytes a character, the Chinese one first. */
const candidates = (): Candidate[] => [
  // 3,755 usual characters of mainland China, 5,401 of Taiwan, 2,965 of Japan, 2,350 Korean syllables.
  {
    encoding: 'GB18030',
    common: charactersFrom('gb18030', 0xb0, 0xd7),
    frequent: new Set(CHINESE),
  },
  { encoding: 'Big5', common: charactersFrom('big5', 0xa4, 0xc6), frequent: new Set(CHINESE) },
  {
    encoding: 'Shift_JIS',
    common: new Set([
      ...charactersFrom('shift_jis', 0x82, 0x83),
      ...charactersFrom('shift_jis', 0x88, 0x97),
    ]),
    frequent: new Set(JAPANESE),
  },
  { encoding: 'EUC-KR', common: charactersFrom('euc-kr', 0xb0, 0xc8), frequent: new Set(KOREAN) },
];

/** Parts that usual and frequent characters have in how likely a text is; together 1. */
const [COMMON_PART, FREQUENT_PART] = [0.6, 0.4];

/** Punctuation of Chinese, Japanese and Korean texts; it says little about which one it is. */
const PUNCTUATION = /[\u3000-\u3020\uff01-\uff5e“”‘’—…·]/;

const likelihood = (sample: Uint8Array, { encoding, common, frequent }: Candidate): number => {
  let [all, usual, often, wrong] = [0, 0, 0, 0];
  for (const sign of new TextDecoder(encoding).decode(sample)) {
    if (sign < '\u0080' || PUNCTUATION.test(sign)) continue;
    all += 1;
    if (sign === '\ufffd') wrong += 1;
    if (common.has(sign)) usual += 1;
    if (frequent.has(sign)) often += 1;
  }
  return all === 0 ? 0 : (COMMON_PART * usual + FREQUENT_PART * often - wrong) / all;
};

const LATIN = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ffŒœŠšŽžŸ]/;
const SIGNS = /[€£¥§©®°±²³µ½«»¿¡“”‘’–—•…™º]/;

/** Western letters stand alone among those of ASCII; pairs of them are halves of something else. */
const westernLikelihood = (sample: Uint8Array): number => {
  let [all, usual] = [0, 0];
  let before = '';
  for (const sign of new TextDecoder('windows-1252').decode(sample)) {
    if (sign >= '\u0080') {
      all += 1;
      if (before < '\u0080' && (LATIN.test(sign) || SIGNS.test(sign))) usual += 1;
    }
    before = sign;
  }
  return all === 0 ? 0 : usual / all;
};

/** So much likelier has another encoding to be than the usual one of Chinese files. */
const CLEARLY = 0.1;

/** Bytes of lines beyond ASCII that are looked at. */
const SAMPLE_LENGTH = 64 * 1024;

/** Lines that have more than ASCII, as many as are looked at. */
const sampleOf = (bytes: Uint8Array): Uint8Array => {
  const sample = new Uint8Array(Math.min(bytes.length, SAMPLE_LENGTH));
  let length = 0;
  let start = 0;
  let isPlain = true;
  for (let at = 0; at < bytes.length && length < sample.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80) isPlain = false;
    if (byte !== 10 && byte !== 13 && at < bytes.length - 1) continue;
    if (!isPlain) {
      const line = bytes.subarray(start, Math.min(at + 1, start + sample.length - length));
      sample.set(line, length);
      length += line.length;
    }
    start = at + 1;
    isPlain = true;
  }
  return sample.subarray(0, length);
};

let known: Candidate[] | undefined;

const likelyEncoding = (bytes: Uint8Array): FileEncoding => {
  known ??= candidates();
  const sample = sampleOf(bytes);
  let best: { encoding: FileEncoding; score: number } = { encoding: 'GB18030', score: -Infinity };
  for (const candidate of known) {
    const score = likelihood(sample, candidate);
    const margin = candidate.encoding === 'GB18030' ? 0 : CLEARLY;
    if (score > best.score + margin) best = { encoding: candidate.encoding, score };
  }
  return westernLikelihood(sample) > best.score + CLEARLY ? 'Windows-1252' : best.encoding;
};

/**
 * Decodes a file as its reader has chosen, or else as what is likeliest: Unicode where it is, and of the
 * encodings of East Asia and the West the one that gives the most usual characters.
 *
 * @param isCut whether the bytes are the beginning of a longer file
 */
export const decodeFile = (
  bytes: Uint8Array,
  { isCut = false, chosen }: { isCut?: boolean; chosen?: FileEncoding | undefined } = {},
): DecodedText<FileEncoding> => {
  if (chosen !== undefined) return decodeAs(bytes, chosen, isCut);
  const usual = decodeText(bytes, isCut);
  if (usual.encoding !== 'GB18030') return usual;
  const likely = likelyEncoding(bytes);
  return likely === 'GB18030' ? usual : decodeAs(bytes, likely, isCut);
};
