import type { DatasetLicense } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';

const CC = 'https://creativecommons.org';
const ODC = 'https://opendatacommons.org/licenses';
const OSI = 'https://opensource.org/license';

/** Licences by their groups; places in it are ids, so that nothing changes its place. */
const groups: readonly (readonly [string, readonly (readonly [string, string | null])[]])[] = [
  [
    'Creative Commons',
    [
      ['CC0 1.0', `${CC}/publicdomain/zero/1.0/deed.zh-hans`],
      ['CC BY 4.0', `${CC}/licenses/by/4.0/deed.zh-hans`],
      ['CC BY-SA 4.0', `${CC}/licenses/by-sa/4.0/deed.zh-hans`],
      ['CC BY-NC 4.0', `${CC}/licenses/by-nc/4.0/deed.zh-hans`],
      ['CC BY-NC-SA 4.0', `${CC}/licenses/by-nc-sa/4.0/deed.zh-hans`],
      ['CC BY-ND 4.0', `${CC}/licenses/by-nd/4.0/deed.zh-hans`],
      ['CC BY-NC-ND 4.0', `${CC}/licenses/by-nc-nd/4.0/deed.zh-hans`],
    ],
  ],
  [
    'Open Data Commons',
    [
      ['ODC PDDL', `${ODC}/pddl/`],
      ['ODC-By', `${ODC}/by/`],
      ['ODbL', `${ODC}/odbl/`],
    ],
  ],
  [
    '开源许可',
    [
      ['MIT', `${OSI}/mit`],
      ['Apache 2.0', `${OSI}/apache-2-0`],
      ['BSD 3-Clause', `${OSI}/bsd-3-clause`],
      ['GPL 3.0', `${OSI}/gpl-3-0`],
    ],
  ],
  [
    '其他',
    [
      ['政府开放数据', null],
      ['仅限学习与研究', null],
      ['其他（见说明文档）', null],
    ],
  ],
];

const idOf = (group: number, place: number): string =>
  `11ce45${String(group).padStart(9, '0')}${String(place).padStart(9, '0')}`;

export const licenses: readonly DatasetLicense[] = groups.flatMap(([group, own], index) =>
  own.map(([Name, Link], place) => ({
    _id: idOf(index + 1, place + 1),
    Name,
    Link,
    Group: { Name: group },
  })),
);

const byId = new Map(licenses.map((license) => [license._id, license]));

export const licenseById = (id: string): DatasetLicense | undefined => byId.get(id);

/** The id of a licence by its name, for the demo. */
export const licenseNamed = (name: string): string | undefined =>
  licenses.find((license) => license.Name === name)?._id;
