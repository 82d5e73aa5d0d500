import { describe, expect, it } from '@jest/globals';
import { decodeFile } from '@whaletide/schema/shared/rules/likely-encoding.ts';

/** Two texts in each of the encodings, as bytes, with what they say. */
const hex = (bytes: string) => Buffer.from(bytes.replaceAll(' ', ''), 'hex');
const cases: [encoding: string, bytes: string, text: string][] = [
  [
    'GB18030',
    'b1 e0 ba c5 2c d0 d5 c3 fb 0a 31 2c b3 c2 d0 a1 c3 f7 0a 32 2c c1 d6 c3 c0 c1 e1 0a',
    '编号,姓名\n1,陈小明\n2,林美玲\n',
  ],
  ['GB18030', 'c7 e7 0a d3 ea 0a', '晴\n雨\n'],
  [
    'GB18030',
    'b3 c7 ca d0 0a b1 b1 be a9 0a c9 cf ba a3 0a b9 e3 d6 dd 0a',
    '城市\n北京\n上海\n广州\n',
  ],
  ['GB18030', 'b1 b1 be a9 0a', '北京\n'],
  ['GB18030', 'c3 a8 0a b9 b7 0a', '猫\n狗\n'],
  [
    'GB18030',
    'b1 ea c7 a9 0a b8 ba c3 e6 0a d5 fd c3 e6 0a d6 d0 d0 d4 0a',
    '标签\n负面\n正面\n中性\n',
  ],
  [
    'GB18030',
    'd5 e2 bc d2 be c6 b5 ea b5 c4 ce bb d6 c3 ba dc ba c3 a3 ac c0 eb b5 d8 cc fa d5 be d6 bb d3 d0 ce e5 b7 d6 d6 d3 a3 ac d4 e7 b2 cd d2 b2 b2 bb b4 ed a1 a3 0a',
    '这家酒店的位置很好，离地铁站只有五分钟，早餐也不错。\n',
  ],
  [
    'Big5',
    'bd 73 b8 b9 2c a9 6d a6 57 2c ab b0 a5 ab 0a 31 2c b3 af a4 70 a9 fa 2c a5 78 a5 5f 0a 32 2c aa 4c ac fc ac c2 2c b0 aa b6 af 0a',
    '編號,姓名,城市\n1,陳小明,台北\n2,林美玲,高雄\n',
  ],
  [
    'Big5',
    'b3 6f ae 61 b6 ba a9 b1 aa ba a6 ec b8 6d ab dc a6 6e a1 41 c2 f7 b1 b6 b9 42 af b8 a5 75 a6 b3 a4 ad a4 c0 c4 c1 a1 43 0a',
    '這家飯店的位置很好，離捷運站只有五分鐘。\n',
  ],
  [
    'Big5',
    'bf a4 a5 ab 2c a4 48 a4 66 0a bb 4f a5 5f a5 ab 2c 32 34 38 30 30 30 30 0a b7 73 a6 cb bf a4 2c 35 38 30 30 30 30 0a',
    '縣市,人口\n臺北市,2480000\n新竹縣,580000\n',
  ],
  [
    'Shift_JIS',
    '94 d4 8d 86 2c 8e 81 96 bc 0a 31 2c 8e 52 93 63 91 be 98 59 0a 32 2c 8d b2 93 a1 89 d4 8e 71 0a',
    '番号,氏名\n1,山田太郎\n2,佐藤花子\n',
  ],
  [
    'Shift_JIS',
    '82 b1 82 cc 83 7a 83 65 83 8b 82 cd 82 c6 82 c4 82 e0 97 c7 82 a9 82 c1 82 bd 82 c5 82 b7 81 42 0a',
    'このホテルはとても良かったです。\n',
  ],
  [
    'Shift_JIS',
    '8f a4 95 69 2c 89 bf 8a 69 0a 82 e8 82 f1 82 b2 2c 31 30 30 0a 83 6f 83 69 83 69 2c 38 30 0a',
    '商品,価格\nりんご,100\nバナナ,80\n',
  ],
  [
    'EUC-KR',
    'b9 f8 c8 a3 2c c0 cc b8 a7 0a 31 2c b1 e8 b9 ce bc f6 0a 32 2c c0 cc bf b5 c8 f1 0a',
    '번호,이름\n1,김민수\n2,이영희\n',
  ],
  [
    'EUC-KR',
    'c0 cc 20 c8 a3 c5 da c0 ba 20 c0 a7 c4 a1 b0 a1 20 be c6 c1 d6 20 c1 c1 be d2 bd c0 b4 cf b4 d9 2e 0a',
    '이 호텔은 위치가 아주 좋았습니다.\n',
  ],
  [
    'EUC-KR',
    'b5 b5 bd c3 2c c0 ce b1 b8 0a bc ad bf ef 2c 39 34 30 0a ba ce bb ea 2c 33 33 30 0a',
    '도시,인구\n서울,940\n부산,330\n',
  ],
  [
    'Windows-1252',
    '6e 61 6d 65 2c 63 69 74 79 0a 4a 6f 73 e9 2c 53 e3 6f 20 50 61 75 6c 6f 0a 5a 6f eb 2c 44 fc 73 73 65 6c 64 6f 72 66 0a',
    'name,city\nJosé,São Paulo\nZoë,Düsseldorf\n',
  ],
  ['Windows-1252', '63 61 66 e9 0a 6e 61 ef 76 65 0a', 'café\nnaïve\n'],
  ['Windows-1252', '49 74 92 73 20 93 66 69 6e 65 94 20 96 20 35 20 80 0a', 'It’s “fine” – 5 €\n'],
];

describe('a file whose encoding nothing says', () => {
  it.each(cases)('is read as %s: %s', (encoding, bytes, text) => {
    expect(decodeFile(hex(bytes))).toEqual({ text, encoding, problem: null });
  });

  it('is read as its reader chooses', () => {
    const bytes = Buffer.from([0xc7, 0xe7]);
    expect(decodeFile(bytes).text).toBe('晴');
    expect(decodeFile(bytes, { chosen: 'EUC-KR' })).toMatchObject({
      encoding: 'EUC-KR',
      problem: null,
    });
    expect(decodeFile(bytes, { chosen: 'UTF-8' }).problem).toContain('第1行');
  });

  it('is Unicode wherever it can be', () => {
    expect(decodeFile(Buffer.from('陳小明')).encoding).toBe('UTF-8');
    expect(decodeFile(Buffer.from('\ufeffa,b', 'utf16le')).encoding).toBe('UTF-16LE');
  });
});
