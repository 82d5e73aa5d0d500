import { demoCsv } from './datasets.ts';
import { demoPicture } from './picture.ts';
import type { FilesOf } from './published-catalogue.ts';
import { dice } from './random.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

/** Files of a dataset by their paths. */
export type DemoFiles = Record<string, string | Buffer>;

const csv = (header: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [header, ...rows].map((cells) => cells.join(',')).join('\n') + '\n';

/** The hour so many hours after the first of 2025. */
const hour = (index: number): string =>
  new Date(Date.UTC(2025, 0, 1) + index * HOUR).toISOString().slice(0, 16).replace('T', ' ');

const fixed = (value: number, digits = 1) => value.toFixed(digits);

const tides = (): DemoFiles => {
  const { next } = dice(501);
  const station = (phase: number, height: number) =>
    csv(
      ['time', 'level_cm'],
      Array.from({ length: 720 }, (_, index) => {
        const level =
          height * Math.sin((index + phase) / 1.976) + 0.4 * height * Math.sin(index / 3.82);
        return [hour(index), next() < 0.02 ? '' : fixed(level + next() * 8)];
      }),
    );
  return {
    'stations/zhenhai.csv': station(0, 120),
    'stations/dinghai.csv': station(3, 150),
    'stations/dachen.csv': station(7, 190),
    'stations.json': JSON.stringify(
      [
        { id: 'zhenhai', name: '镇海', longitude: 121.72, latitude: 29.95 },
        { id: 'dinghai', name: '定海', longitude: 122.1, latitude: 30.0 },
        { id: 'dachen', name: '大陈', longitude: 121.9, latitude: 28.45 },
      ],
      null,
      2,
    ),
  };
};

const goods = ['耳机', '书包', '水壶', '台灯', '键盘', '雨衣'] as const;
const praise = ['很满意，会再来', '做工扎实，超出预期', '物流快，包装完好', '用了一周没有问题'];
const blame = ['和图片差得太多', '用了两天就坏了', '客服一直不回复', '味道很大，不敢用'];

const reviews = (): DemoFiles => {
  const { next, pick } = dice(502);
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const good = next() < 0.58;
      const words = good ? praise : blame;
      const text = `这个${pick([...goods])}${words[Math.floor(next() * words.length)]}`;
      return [index + 1, text, good ? 1 : 0];
    });
  return {
    'train.csv': csv(['id', 'text', 'label'], rows(600)),
    'test.csv': csv(['id', 'text', 'label'], rows(150)),
    'README.md': '# 商品评论\n\n每行一条短评，`label` 为 1 表示正面。\n',
  };
};

const kinds = ['平静', '日落', '近岸', '夜色'];

const waves = (): DemoFiles => ({
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `images/wave-${String(index + 1).padStart(2, '0')}.png`,
      demoPicture(index),
    ]),
  ),
  'labels.csv': csv(
    ['file', 'kind'],
    Array.from({ length: 12 }, (_, index) => [
      `wave-${String(index + 1).padStart(2, '0')}.png`,
      kinds[index % 4],
    ]),
  ),
});

const scores = (): DemoFiles => {
  const { next, pick } = dice(503);
  const rows = Array.from({ length: 400 }, (_, index) => {
    const hours = 2 + next() * 18;
    const homework = Math.min(1, 0.3 + next() * 0.8);
    const score = Math.min(100, 35 + hours * 1.8 + homework * 25 + next() * 12);
    const course = pick(['统计学', '机器学习', '数据库', '线性代数']);
    return [index + 1, course, fixed(hours), fixed(homework, 2), Math.round(score)];
  });
  return { 'scores.csv': csv(['id', 'course', 'hours_per_week', 'homework', 'score'], rows) };
};

const traffic = (): DemoFiles => {
  const { next } = dice(504);
  const rows = Array.from({ length: 24 * 14 * 4 }, (_, index) => {
    const at = Math.floor(index / 4);
    const rush = 1 + Math.exp(-(((at % 24) - 8) ** 2) / 6) + Math.exp(-(((at % 24) - 18) ** 2) / 8);
    const weekend = Math.floor(at / 24) % 7 > 4;
    const flow = Math.round((weekend ? 120 : 180) * rush * (0.8 + next() * 0.4));
    return [hour(at), `J${String((index % 4) + 1).padStart(2, '0')}`, flow, weekend];
  });
  return {
    'flow.csv': csv(['time', 'junction', 'vehicles', 'weekend'], rows),
    'junctions.tsv': 'junction\tlanes\nJ01\t4\nJ02\t6\nJ03\t4\nJ04\t8\n',
  };
};

const power = (): DemoFiles => {
  const { next } = dice(505);
  const rows = Array.from({ length: 24 * 30 }, (_, index) => {
    const temperature = 12 + 8 * Math.sin((index - 9) / 3.82) + next() * 3;
    const load = 420 + Math.abs(temperature - 18) * 14 + (index % 24 > 7 ? 160 : 0) + next() * 40;
    return [hour(index), fixed(temperature), fixed(load, 0)];
  });
  return { 'load.csv': csv(['time', 'temperature', 'load_kw'], rows) };
};

const dialogues = (): DemoFiles => ({
  'dialogues.json': JSON.stringify(
    [
      ['退货', '买大了，可以换小一码吗？', '可以的，请在订单里选择换货。'],
      ['物流', '三天了还没有发货。', '抱歉让您久等，今天会发出。'],
      ['发票', '怎么开发票？', '下单时勾选发票，或者把抬头发给我。'],
      ['优惠', '券用不了是怎么回事？', '这张券需要满一百元才能使用。'],
    ].map(([intent, user, agent], index) => ({
      id: index + 1,
      intent,
      turns: [
        { by: '用户', text: user },
        { by: '客服', text: agent },
      ],
    })),
    null,
    2,
  ),
  'intents.txt': '退货\n物流\n发票\n优惠\n',
});

const harvest = (): DemoFiles => {
  const { next, pick } = dice(506);
  const rows = Array.from({ length: 300 }, (_, index) => {
    const rain = 300 + next() * 700;
    const heat = 2_000 + next() * 2_500;
    const crop = pick(['水稻', '小麦', '玉米']);
    const each = 2 + rain / 250 + heat / 1_500 + next();
    return [
      2000 + (index % 25),
      `R${(index % 12) + 1}`,
      crop,
      fixed(rain),
      fixed(heat),
      fixed(each, 2),
    ];
  });
  return {
    'harvest.csv': csv(['year', 'region', 'crop', 'rain_mm', 'heat', 'tonnes_per_hectare'], rows),
  };
};

const shipped = async (folder: 'penguins' | 'seattle-weather'): Promise<DemoFiles> => ({
  'train/train.csv': await demoCsv(folder, 'train.csv'),
  'test/test.csv': await demoCsv(folder, 'test.csv'),
  'README.md': await demoCsv(folder, 'introduction.md'),
});

/** The files of every dataset of the demo, by what they are made of. */
export const publishedFiles = async (): Promise<Record<FilesOf, DemoFiles>> => ({
  penguins: await shipped('penguins'),
  weather: await shipped('seattle-weather'),
  tides: tides(),
  reviews: reviews(),
  waves: waves(),
  scores: scores(),
  traffic: traffic(),
  power: power(),
  dialogues: dialogues(),
  harvest: harvest(),
});
